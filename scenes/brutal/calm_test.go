package brutal

import (
	"testing"

	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// brawl returns a match of computer players in its first brawl.
func brawl(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := seat(on.T, on, people(0, 7))
	th.Until("the mêlée", func() bool { return th.page == pageMelee })
	th.Wait(120)
	return th
}

// With reduced motion nothing moves by itself in a brawl.
func TestNothingMovesInAMelee(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	brawl(on).Still("a mêlée", 180, nil)
}

// A building shakes at a knock-out in lively motion alone.
func TestBuildingsShakeInLivelyMotionAlone(t *testing.T) {
	for motion, calm := range map[ui.Motion]bool{ui.Lively: false, ui.Gentle: true, ui.Reduced: true} {
		on := newStage(t, "fr", 1280, 720)
		on.Kit.Prefs.Motion = motion
		if th := brawl(on); th.frame.Calm != calm {
			t.Errorf("with motion %d buildings are calm: %v", motion, th.frame.Calm)
		}
	}
}

// The ruler's stop is there in the next match, until the setting is changed.
func TestTheSpeedIsKept(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	th := brawl(on)
	th.melee.choose(3)
	th.scene.Close()
	if again := brawl(on); again.melee.speed() != 3 {
		t.Errorf("the next match goes at %v", kit.Speeds[again.melee.speed()])
	}
	on.Kit.Prefs.Speed = 0.5
	if again := brawl(on); kit.Speeds[again.melee.speed()] != 0.5 {
		t.Errorf("after a change of the setting it goes at %v", kit.Speeds[again.melee.speed()])
	}
}
