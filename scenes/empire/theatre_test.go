package empire

import (
	"testing"

	"ludotheque/arena/match"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

type table = match.Match[*game.State, game.Action, *game.View]

// theScene is the scene of a match.
type theScene = play.Scene[*game.State, game.Action, *game.View]

// theatre is a match on a stage, in a test's hands.
type theatre struct {
	*face
	*kittest.Stage
	scene *theScene
	m     *table
}

// pace sets the pace of what others do.
func (th *theatre) pace(x float32) { th.Stage.Kit.Prefs.Speed = x }

// solo is a start against the automaton.
func solo(seed uint64, options map[string]string) play.Start {
	return kittest.People(1, 1, Levels[2], seed, options)
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return stageOn(kittest.NewStage(t, "fr", 1280, 720), start)
}

// brush is shared by all tests: letters and artwork are drawn once.
var brush = ui.NewPainter()

// stageOn opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	on.With(brush)
	scene, err := onScreen.Open(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	on.T.Cleanup(scene.Close)
	th := &theatre{face: scene.Face().(*face), Stage: on, scene: scene, m: scene.Match()}
	on.Play(scene)
	return th
}

// ending ends the turn by a press of some hand, once the button takes one, and says so
// again where it asks.
func (th *theatre) ending(press func()) {
	th.Wait(60)
	press()
	if th.s.Gui.Asking(idEnd) {
		th.Wait(40)
		press()
	}
}

func mid(r ui.Rect) (float32, float32) { return r.CX(), r.CY() }
