package empire

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// atTie is a solo match at its first tie with the automaton, on a stage of w by h.
func atTie(t testing.TB, w, h int, motion ui.Motion) *theatre {
	t.Helper()
	on := kittest.NewStage(t, "fr", w, h)
	on.Kit.Prefs.Motion = motion
	th := stageOn(on, solo(9, map[string]string{"ties": "auto"}))
	th.pace(0)
	th.Until("a tie", func() bool { return settle(th, true) })
	th.pace(1)
	return th
}

// The automaton's tie, and what it leads to, never flashes more than three times
// a second.
func TestATieDoesNotFlash(t *testing.T) {
	atTie(t, 320, 180, ui.Lively).NoFlashes("a tie", 80)
}

func BenchmarkFlashes(b *testing.B) {
	atTie(b, 320, 180, ui.Lively).NoFlashes("a tie", 80)
}

// With reduced motion nothing moves by itself there.
func TestNothingMovesAtATie(t *testing.T) {
	atTie(t, 1280, 720, ui.Reduced).Still("a tie", 150, nil)
}
