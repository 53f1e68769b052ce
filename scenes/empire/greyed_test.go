package empire

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// A greyed key says why not when it is pressed or has the focus.
func TestAGreyedKeySaysWhyNot(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, solo(9, nil))
	th.Wait(2)
	says(th, 0, words.EmpireWhyUndo())
	base := stageOn(kittest.NewStage(t, "fr", 1280, 720), kittest.People(3, 1, Levels[1], 5, nil))
	base.pace(0.5)
	base.Until("the turn of another", func() bool {
		if base.mine() {
			settle(base, false)
		}
		return !base.mine() && base.v.Phase == game.PhaseTake
	})
	for n := range 3 {
		says(base, n, words.EmpireWhyTurn())
	}
}

// says fails unless a press on the n-th small button tells a reason.
func says(th *theatre, n int, why words.Text) {
	th.T.Helper()
	th.Wait(30)
	sight := th.Sight()
	at := th.plan.Keys.Column(n, 4, 5)
	th.Click(at.CX(), at.CY())
	sight.See("greyed", th.scene, false, func() { th.Wait(12) })
	if want, said := th.s.Say(why), strings.ReplaceAll(sight.Said(), "\n", " "); !strings.Contains(said, want) {
		th.T.Errorf("small button %d does not say %q but %q", n, want, said)
	}
}

// The signs of keys leave the words of the card's other half to be read.
func TestBadgesLeaveTheOtherHalf(t *testing.T) {
	for _, lang := range words.Languages {
		th := stageOn(kittest.NewStage(t, lang, 1280, 720), solo(9, nil))
		th.Wait(2)
		for i := range th.v.Row {
			if f := th.v.Row[i].Face(); f.Join == game.Or {
				th.hands.aimCard(i)
			}
		}
		th.Press(ebiten.KeyEnter)
		th.Wait(30)
		card := th.v.Card.Face()
		if th.v.Phase != game.PhaseAct || card.Join != game.Or {
			t.Fatalf("the card is %v in phase %v", card, th.v.Phase)
		}
		p := th.s.Gui.P
		half, high := th.plan.HalfButton(), float32(24) // a badge's height
		for _, verb := range th.names.Verbs {
			said := th.s.Say(words.EmpireRather(verb))
			wide := p.Width(said, ui.ButtonText.Sized(ui.SizeSmall))
			text := ui.Centered(half.CX(), half.CY(), wide, ui.SizeSmall*0.8)
			for key, at := range map[ebiten.Key]ui.Rect{ebiten.KeyTab: half.Move(0, -badgeLift), ebiten.KeyR: th.plan.EndButton()} {
				w := th.s.LabelWidth(th.s.Gui, th.s.Env.Devices.KeyLabel(key), high)
				sign := ui.Rect{X: at.Right() + 5 - w, Y: at.Y + 2 - high/2, W: w, H: high}
				if sign.X < text.Right() && text.X < sign.Right() && sign.Y < text.Bottom() && text.Y < sign.Bottom() {
					t.Errorf("%s: the sign of %v at %v lies over %q at %v", lang, key, sign, said, text)
				}
			}
		}
	}
}

// On a phone the key for the card's other half is not larger than the one that ends the turn, and not on it.
func TestTheOtherHalfIsTheSmallerKey(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		s := kittest.NewStage(t, "fr", size[0], size[1])
		s.Kit.Env.Coarse = true
		th := stageOn(s, solo(9, nil))
		th.Wait(2)
		for i := range th.v.Row {
			if th.v.Row[i].Face().Join == game.Or {
				th.hands.aimCard(i)
			}
		}
		th.Press(ebiten.KeyEnter)
		th.Wait(30)
		keys := map[ui.ID]ui.Rect{}
		s.Kit.Watch = func(g *ui.Gui) {
			for _, c := range g.Controls(nil) {
				keys[c.ID] = c.Rect
			}
		}
		th.Wait(1)
		end, half := keys[idEnd], keys[idHalf]
		if end.W <= 0 || half.W <= 0 || half.W*half.H > end.W*end.H || half.X < end.Right() && end.X < half.Right() {
			t.Errorf("%v: the other half is at %v, the end of the turn at %v", size, half, end)
		}
	}
}

// A person's notice about their turn does not stand over the turn of another, and where a computer
// player would do no more the turn ends at once.
func TestNoticesEndWithTheTurn(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	th.hands.take()
	th.Wait(70)
	if th.v.Phase != game.PhaseAct || th.hands.unused() == 0 {
		t.Fatalf("nothing is left to do: %s", th.Tell())
	}
	th.advice.begin() // it has no advice
	if th.hands.refused.left == 0 {
		t.Error("it is not said that there is nothing better to do")
	}
	th.Press(ebiten.KeyR)
	if th.v.Phase == game.PhaseAct {
		t.Errorf("the end of the turn is asked about: %v", th.s.Gui.Asking(idEnd))
	}
	if th.hands.refused.left > 0 {
		t.Errorf("%q is still said in %s", th.s.Say(th.hands.refused.text), th.Tell())
	}
}

// What a card brings stands beside the buttons, in the smallest letters at worst.
func TestWhatACardBringsLeavesTheButton(t *testing.T) {
	for _, lang := range words.Languages {
		th := stageOn(kittest.NewStage(t, lang, 1280, 720), solo(9, nil))
		th.Wait(2)
		p := th.s.Gui.P
		least := ui.Type{Face: ui.Nunito800, Size: 17.5, Carries: true}
		least = least.Sized(max(12, p.Legible(least.Sized(1)).Size))
		const sign, gap = 17 + 32, 10
		said := th.s.Say(words.EmpireBringsWild())
		if end := th.plan.Bubble.X + sign + p.Width(said, least) + gap + p.Width(th.s.Say(words.EmpirePointsMore(3)), least); end > th.plan.BubbleButton(0).X {
			t.Errorf("%s: %q and its points end at %v, under the button at %v", lang, said, end, th.plan.BubbleButton(0))
		}
	}
}
