package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// skirmish is a match of one person at the first skirmish, on a stage of w by h.
func skirmish(t testing.TB, w, h int, motion ui.Motion) *theatre {
	t.Helper()
	on := kittest.NewStage(t, "fr", w, h)
	on.Kit.Prefs.Motion = motion
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

// A skirmish, its rolls and its KO never flash more than three times a second.
func TestASkirmishDoesNotFlash(t *testing.T) {
	skirmish(t, 320, 180, ui.Lively).NoFlashes("a skirmish", 150)
}

func BenchmarkFlashes(b *testing.B) {
	skirmish(b, 320, 180, ui.Lively).NoFlashes("a skirmish", 150)
}

// With reduced motion nothing moves by itself in a skirmish.
func TestNothingMovesInASkirmish(t *testing.T) {
	skirmish(t, 1280, 720, ui.Reduced).Still("a skirmish", 240, nil)
}
