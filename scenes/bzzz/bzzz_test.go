package bzzz

import (
	"testing"

	game "ludotheque/rules/bzzz"
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

// people is a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) play.Start {
	return kittest.People(game.Players, n, Levels[2], seed, options)
}

func newTheatre(t testing.TB, start play.Start) *theatre {
	t.Helper()
	return stageOn(kittest.NewStage(t, "fr", 1280, 720), start)
}

// play opens a match on a stage.
func stageOn(on *kittest.Stage, start play.Start) *theatre {
	on.T.Helper()
	s, err := open(on.Kit, start)
	if err != nil {
		on.T.Fatal(err)
	}
	th := &theatre{Scene: s, Stage: on}
	on.Play(s)
	return th
}

func (th *theatre) cell(x, y int) (float32, float32) {
	return th.ground.At(&th.frame, float32(x), float32(y))
}

func (th *theatre) clickCell(x, y int) { th.Click(th.cell(x, y)) }

func mid(r ui.Rect) (float32, float32) { return r.CX(), r.CY() }
