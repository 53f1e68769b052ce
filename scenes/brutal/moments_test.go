package brutal

import (
	"testing"

	"ludotheque/scenes/kit"
)

// A click on the ruler of a brawl that comes just too late does not skip what mattered in it.
func TestALateClickOnTheRulerSkipsNothing(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	th := seat(t, on, people(1, 7))
	th.Until("the mêlée", func() bool {
		if th.on.Mine {
			beat(th.Stage, th.face, "keys")
		}
		return th.page == pageMelee && th.melee.stage.speed > 0
	})
	th.melee.choose(len(kit.Speeds) - 1)
	th.Until("what mattered", func() bool { return th.page == pageMoments })
	th.Wait(2)
	th.ClickOn("main")
	th.ClickOn("main")
	th.Wait(2)
	if th.page != pageMoments {
		t.Errorf("a click as what mattered appears leads to page %v", th.page)
	}
	th.Wait(60)
	th.ClickOn("main")
	th.Wait(2)
	if th.page != pageTruce {
		t.Errorf("a click a second later leads to page %v, want the truce", th.page)
	}
}
