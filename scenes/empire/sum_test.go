package empire

import (
	"strings"
	"testing"

	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
)

// When the automaton's turn is over, one sentence sums it up: what it took, and how many points it got. It
// stays until the person takes a card.
func TestTheAutomatonsTurnIsSummedUp(t *testing.T) {
	th := newTheatre(t, solo(3, map[string]string{"ties": "auto"}))
	turns := 0
	for turns < 4 {
		th.Until("the person's turn", func() bool { return th.mine() && th.v.Phase == game.PhaseTake })
		before := *th.v
		th.hands.take()
		th.Until("the card", func() bool { return th.v.Phase == game.PhaseAct })
		th.hands.endTurn()
		th.Until("the person's turn again", func() bool { return th.mine() && th.v.Phase == game.PhaseTake && th.v.Turn > before.Turn })
		th.Wait(captionTicks + 2*captionFade)
		said := th.motion.caption()
		points := signed(th.v.Score(game.Automaton).Total() - before.Score(game.Automaton).Total())
		if said.Side != game.Automaton || said.Came < 1 || !strings.Contains(said.Text, points) {
			t.Errorf("turn %d: it says %q for its %s points", before.Turn, said.Text, points)
		}
		won := th.v.Controlled(game.Automaton) &^ before.Controlled(game.Automaton)
		if won.Len() == 1 && !strings.Contains(said.Text, region(th.s.Kit, won.First())) {
			t.Errorf("turn %d: %q does not name %v", before.Turn, said.Text, won)
		}
		turns++
	}
	th.hands.take()
	th.Wait(2 * captionFade)
	if said := th.motion.caption(); said.Text != "" {
		t.Errorf("%q stays after a card was taken", said.Text)
	}
}

// The region under the hand says by how much the lead changes, and it does.
func TestTheFigureInARegionIsWhatComes(t *testing.T) {
	th := newTheatre(t, solo(5, map[string]string{"ties": "auto"}))
	told := 0
	for range 30 {
		th.Until("the person's turn", func() bool { return th.v.Over != nil || th.mine() })
		switch {
		case th.v.Over != nil:
		case th.v.Phase == game.PhaseTake:
			th.hands.take()
		case th.hands.plus == 0:
			th.hands.endTurn()
		default:
			th.hands.region = th.hands.plus.First()
			said, before, used := th.field.gain(), th.v.Lead(), th.v.Used
			th.hands.use(th.hands.region)
			th.Wait(1)
			if said != "" && th.v.Used != used {
				told++
				if got := signed(th.v.Lead() - before); got != said {
					t.Fatalf("%s: it says %s, and the lead changes by %s", th.Tell(), said, got)
				}
			}
		}
		th.Wait(1)
	}
	if told < 3 {
		t.Errorf("%d figures were seen", told)
	}
}

// A card that the supply does not suffice for says so before it is taken.
func TestACardSaysThatTheSupplyIsEmpty(t *testing.T) {
	th := newTheatre(t, solo(5, nil))
	v := *th.v
	v.Players[0].Armies = 0
	th.v = &v
	if got, want := th.hud.short(game.Act{Verb: game.Place, N: 3}), th.s.Say(words.EmpireShortNoArmies()); got != want {
		t.Errorf("with no army left it says %q", got)
	}
	v.Players[0].Armies = 2
	if got := th.hud.short(game.Act{Verb: game.Place, N: 3}); !strings.Contains(got, "2") {
		t.Errorf("with two armies left it says %q", got)
	}
	if got := th.hud.short(game.Act{Verb: game.March, N: 3}); got != "" {
		t.Errorf("to move it needs no supply, and it says %q", got)
	}
}
