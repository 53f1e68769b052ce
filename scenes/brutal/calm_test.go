package brutal

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// brawl is a match of computer players in its first mêlée.
func brawl(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := seat(on.T, on, people(0, 7))
	th.Until("the mêlée", func() bool { return th.page == pageMelee })
	th.Wait(120)
	return th
}

// With reduced motion nothing moves by itself in a mêlée.
func TestNothingMovesInAMelee(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	brawl(on).Still("a mêlée", 180, nil)
}
