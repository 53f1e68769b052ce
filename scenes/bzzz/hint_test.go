package bzzz

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// A hint is the same whatever flowers, stocks and loads of others really hold, as far as
// that cannot be known.
func TestAHintKnowsNoSecret(t *testing.T) {
	th := newTheatre(t, people(1, 9, nil))
	th.on.Prefs.Speed = 4
	for range 8 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		bees := []int{-1}
		for i := range th.v.Bees {
			if th.v.Bees[i].Owner == th.v.Seat && !th.v.Bees[i].KO() {
				bees = append(bees, i)
			}
		}
		known := th.v
		for _, bee := range bees {
			th.hands.sel, th.hint.open = bee, false
			th.hint.ask()
			want := th.hint.said
			for seed := range uint64(6) {
				th.v = known.Guess(rules.NewRand(seed)).View(known.Seat)
				th.hint.open = false
				th.hint.ask()
				if th.hint.said != want || want == "" {
					t.Fatalf("turn %d, bee %d, guess %d: %q, and %q", known.Turn, bee, seed, th.hint.said, want)
				}
			}
			th.v = known
		}
		th.hint.open = false
		turn := th.v.Turn
		th.finish()
		th.Until("the next turn", func() bool {
			if th.face.fight != nil {
				th.Press(ebiten.KeyEscape)
			}
			return th.v.Turn != turn
		})
	}
}

// One key says where the selected bee should go, why, and at what odds; another press
// or the next step takes it away. It fits in every look.
func TestOneKeyGivesAHint(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, people(1, 9, nil))
	th.on.Prefs.Speed = 4
	th.Press(input.AskHint.Key())
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
			th.Press(input.AskHint.Key())
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
			th.Press(input.AskHint.Key())
			if th.hint.here() {
				t.Fatal("the key does not take the hint away")
			}
		}
		if met {
			break
		}
		turn := th.v.Turn
		th.finish()
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

// One turn is one turn, in a hint.
func TestOneTurnIsSingular(t *testing.T) {
	for i, lang := range words.Languages {
		th := stageOn(kittest.NewStage(t, lang, 1280, 720), people(1, 9, nil))
		th.Press(ebiten.KeyDigit1)
		for n, want := range map[int][2]string{1: {" tour", " turn"}, 2: {" 2 tours", " 2 turns"}} {
			for _, said := range []string{
				th.hint.words(&bots.Hint{Do: bots.HintBring, Turns: n}),
				th.hint.words(&bots.Hint{Do: bots.HintGather, Gain: 3, Turns: n}),
			} {
				if said = strings.ReplaceAll(said, "\u00a0", " "); !strings.HasSuffix(said, want[i]+".") {
					t.Errorf("%s: %q does not end with %q", lang, said, want[i])
				}
			}
		}
	}
}
