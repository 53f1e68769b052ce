package brutal

import (
	"testing"

	"ludotheque/scenes/ui"
)

// brawl is a match of computer players in its first mêlée, on a stage of w by h.
func brawl(t testing.TB, w, h int, motion ui.Motion) *theatre {
	t.Helper()
	on := newStage(t, "fr", w, h)
	on.Kit.Prefs.Motion = motion
	th := seat(t, on, people(0, 7))
	th.Until("the mêlée", func() bool { return th.page == pageMelee })
	th.Wait(120)
	return th
}

// A mêlée never flashes more than three times a second.
func TestAMeleeDoesNotFlash(t *testing.T) {
	brawl(t, 320, 180, ui.Lively).NoFlashes("a mêlée", 180)
}

func BenchmarkFlashes(b *testing.B) {
	brawl(b, 320, 180, ui.Lively).NoFlashes("a mêlée", 180)
}

// With reduced motion nothing moves by itself in a mêlée.
func TestNothingMovesInAMelee(t *testing.T) {
	brawl(t, 1280, 720, ui.Reduced).Still("a mêlée", 180, nil)
}
