package empire

import (
	"context"
	"slices"
	"testing"

	"ludotheque/assets/words"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/empire"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// TestConform holds the front end to what every match at a screen promises.
func TestConform(t *testing.T) {
	// TestAdvice and the tests of ai/empire hold what an advice is worth.
	advise = func(_ context.Context, v *game.View, _ uint64) bots.Hint {
		all := v.Board.Legal(v.Seat, nil)
		return bots.Hint{Acts: all[:min(1, len(all))]}
	}
	t.Cleanup(func() { advise = bots.Advise })
	d := kittest.Driver{
		Start: func(people int) play.Start {
			options := map[string]string{"ties": "auto"}
			switch {
			case people == 2:
				options = map[string]string{"neutrals": "quick"}
			case people > 2:
				options = nil
			}
			return kittest.People(max(1, people), people, Levels[0], 3, options)
		},
		Beat: beat,
		Obey: obeys, Met: words.EmpireLearnAgain(),
	}
	for err := range refusals {
		d.Refusals = append(d.Refusals, err)
	}
	slices.SortFunc(d.Refusals, func(a, b error) int {
		if a.Error() < b.Error() {
			return -1
		}
		return 1
	})
	kittest.Conform(t, &onScreen, FrontEnd(), d)
}

// beat takes the screen or the card under the hand, and ends the turn.
func beat(s *kittest.Stage, of play.Face, device string) {
	ends := of.(*face).v.Phase == game.PhaseAct
	switch {
	case device == "keys" && ends:
		s.Press(ebiten.KeyR)
	case device == "keys":
		s.Press(ebiten.KeyEnter)
	case device == "pad" && ends:
		s.Button(input.X)
	case device == "pad":
		s.Button(input.A)
	case device == "mouse":
		s.ClickOn("goon", "handover", "offer", "first", "take", "end", "answer")
	case device == "touch":
		s.TapOn("goon", "handover", "offer", "first", "take", "end", "answer")
	}
}

// obeys does what the card of the lesson says: it takes a card, wins a region, moves an army, ends
// the turn, or chooses for the automaton.
func obeys(s *kittest.Stage, of play.Face, step *lesson.Step, _ lesson.Progress, device string) {
	f := of.(*face)
	if !f.mine() {
		s.Wait(1)
		return
	}
	if f.v.Phase == game.PhaseTake && slices.Contains(step.Until, newsMover) {
		f.hands.aimCard(f.mover())
	}
	a, ok := f.best()
	if !ok || step.At != "region" && step.At != "army" {
		beat(s, of, device)
		return
	}
	to := a.To
	if a.Do == game.DoMove && f.hands.from != a.From {
		to = a.From
	}
	at := f.board.Middle(f.plan, to)
	switch device {
	case "mouse":
		s.Click(at.X, at.Y)
	case "touch":
		s.Tap(at.X, at.Y)
	default:
		// Keys and pads walk: what they come to is what they would have chosen.
		f.hands.at, f.hands.region = onMap, to
		if device == "pad" {
			s.Button(input.A)
		} else {
			s.Press(ebiten.KeyEnter)
		}
	}
	s.Wait(6)
}
