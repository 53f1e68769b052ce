package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// skirmish returns a match of one person at the first skirmish.
func skirmish(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := stageOn(on, people(1, 9, nil))
	th.on.Prefs.Speed = 4
	th.Until("a skirmish", func() bool {
		if th.mine() && th.turn.run == runNone {
			th.Press(ebiten.KeyT)
		}
		return th.fight != nil
	})
	th.on.Prefs.Speed = 1
	return th
}

// With reduced motion nothing moves by itself in a skirmish.
func TestNothingMovesInASkirmish(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	skirmish(on).Still("a skirmish", 240, nil)
}
