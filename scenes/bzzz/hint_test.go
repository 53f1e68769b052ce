package bzzz

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
)

// One key says where the bee in the hand should go, why, and at what odds; another press
// or the next step takes it away. It fits in every look.
func TestOneKeyGivesAHint(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, people(1, 9, nil))
	th.on.Prefs.Speed = 4
	th.Press(ebiten.KeyC)
	if !th.hint.here() || !strings.Contains(th.hint.said, "Pondez") {
		t.Fatalf("with an empty hive the hint is %q", th.hint.said)
	}
	sight := on.Sight()
	sight.Board, sight.Looks = toThePanels(th), kittest.HardLooks()
	met := false
	for range 75 {
		th.Until("the own turn", func() bool { return th.Done() || th.mine() && th.turn.run == runNone })
		if th.Done() {
			break
		}
		for i := 0; i < len(th.v.Bees) && !met; i++ {
			if b := &th.v.Bees[i]; b.Owner != th.v.Seat || b.KO() {
				continue
			}
			th.hands.pick(i)
			th.Press(ebiten.KeyC)
			if !th.hint.here() || !strings.Contains(th.hint.said, "A") || len(th.frame.Marked) != 1 {
				t.Fatalf("no hint for bee %d: %q", th.hands.sel, th.hint.said)
			}
			if strings.Contains(th.hint.said, "En jeu") && !met {
				met = true
				sight.All("bzzz hint", th.scene, func(kittest.Look) { th.Wait(1) })
				kittest.Looks()[0].Set(on.Kit)
				th.Wait(1)
				th.Picture("hint")
			}
			th.Press(ebiten.KeyC)
			if th.hint.here() {
				t.Fatal("the key does not take the hint away")
			}
		}
		if met {
			break
		}
		turn := th.v.Turn
		th.Press(ebiten.KeyT)
		th.Until("the next turn", func() bool {
			if th.face.fight != nil {
				th.Press(ebiten.KeyEscape)
			}
			return th.Done() || th.v.Turn != turn
		})
	}
	if !met {
		t.Error("no hint told the odds of a fight")
	}
}
