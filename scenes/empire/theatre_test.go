package empire

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// theatre is a scene in a test's hands.
type theatre struct {
	*Scene
	*kittest.Stage
}

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

// play opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	on.Kit.P, brush.Overflow = brush, nil
	s, err := open(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	on.T.Cleanup(s.Close)
	th := &theatre{Scene: s, Stage: on}
	on.Play(s)
	return th
}

func mid(r ui.Rect) (float32, float32) { return r.CX(), r.CY() }
