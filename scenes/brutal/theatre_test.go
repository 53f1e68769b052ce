package brutal

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"

	game "ludotheque/rules/brutal"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// painter is one for all tests: each has an atlas of its own, and many of them are
// slow to make room in.
var painter *ui.Painter

// newStage returns a stage with the tests' painter.
func newStage(t testing.TB, lang string, w, h int) *kittest.Stage {
	on := kittest.NewStage(t, lang, w, h)
	if painter == nil {
		painter = on.Kit.P
	}
	painter.TextScale = 1
	on.With(painter)
	return on
}

// theScene is the scene of a match.
type theScene = play.Scene[*game.State, game.Action, *game.View]

// theatre is a match in a test's hands.
type theatre struct {
	*face
	*kittest.Stage
	scene *theScene
}

// faceOf returns the face of a match's scene.
func faceOf(s scenes.Scene) *face { return s.(*theScene).Face().(*face) }

// seat opens a match on a stage.
func seat(t testing.TB, on *kittest.Stage, start play.Start) *theatre {
	t.Helper()
	s, err := FrontEnd().New(on.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	return put(t, on, s)
}

// put puts a match on a stage.
func put(t testing.TB, on *kittest.Stage, s scenes.Scene) *theatre {
	t.Helper()
	th := &theatre{faceOf(s), on, s.(*theScene)}
	t.Cleanup(th.scene.Close)
	on.Play(s)
	return th
}

// pose puts a match on a stage as it is after this many steps.
func pose(t testing.TB, on *kittest.Stage, start play.Start, step int) *theatre {
	t.Helper()
	s, err := FrontEnd().Shot(on.Kit, start, step)
	if err != nil {
		t.Fatal(err)
	}
	return put(t, on, s)
}

// record returns the name of the record of the match.
func (th *theatre) record() string {
	th.T.Helper()
	names, err := th.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		th.T.Fatalf("records %v, %v", names, err)
	}
	return names[0]
}

// people returns a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64) play.Start {
	return kittest.People(game.Players, n, Levels[3], seed, nil)
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return seat(t, newStage(t, "fr", 1280, 720), start)
}

// recorder is a record in memory.
type recorder []byte

func (r *recorder) Write(b []byte) (int, error) { *r = append(*r, b...); return len(b), nil }

// look writes a picture where somebody wants to look at it.
func look(t testing.TB, k *play.App, draw func(dst *ebiten.Image), name string) {
	t.Helper()
	if hidden.Wanted() {
		hidden.Picture(t, k.Env.Width, k.Env.Height, strings.ReplaceAll(name, " ", "-"), draw)
	}
}
