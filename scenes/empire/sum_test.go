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
			said, before, used := th.hands.gains[th.hands.region], th.v.Lead(), th.v.Used
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

// A card that the supply does not suffice for says so before it is taken, and what else it is good for.
func TestACardSaysThatTheSupplyIsEmpty(t *testing.T) {
	th := newTheatre(t, solo(5, nil))
	v := *th.v
	th.v = &v
	place, march := game.Act{Verb: game.Place, N: 3}, game.Act{Verb: game.March, N: 3}
	says := func(armies int, join game.Join, acts ...game.Act) string {
		v.Players[0].Armies = armies
		return th.hud.short(&game.Face{Join: join, Acts: acts})
	}
	if got, want := says(0, game.Single, place), th.s.Say(words.EmpireShortNoArmies()); got != want {
		t.Errorf("with no army left it says %q", got)
	}
	if got, want := says(0, game.Or, place, march), th.s.Say(words.EmpireShortInstead()); got != want {
		t.Errorf("with no army left, of a card that also moves, it says %q", got)
	}
	if got := says(2, game.Single, place); !strings.Contains(got, "2") {
		t.Errorf("with two armies left it says %q", got)
	}
	if got := says(2, game.Single, march); got != "" {
		t.Errorf("to move it needs no supply, and it says %q", got)
	}
}

// The line of the regions under the points belongs to the points that its figures add up to.
func TestTheFiguresOfTheRegionsAreThePower(t *testing.T) {
	th := newTheatre(t, solo(5, map[string]string{"ties": "auto"}))
	th.pace(0)
	th.Until("a region with more power than one", func() bool {
		settle(th, false)
		sc := th.v.Score(0)
		return sc.Power > sc.Regions
	})
	said := heldBy(th.s.Kit, &th.v.Board, 0)
	sum := 0
	for _, w := range strings.FieldsFunc(said, func(r rune) bool { return !strings.ContainsRune("+−0123456789", r) }) {
		for n := range powers {
			if powers[n] == w {
				sum += n - 20
			}
		}
	}
	if power := th.s.Say(words.EmpireScorePower()); sum != th.v.Score(0).Power || !strings.HasPrefix(said, power) {
		t.Errorf("%q does not belong to %s %d", said, power, th.v.Score(0).Power)
	}
}

// The reserve that becomes low is said once, not with each army of it.
func TestALowReserveIsSaid(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	before, said := *th.v, ""
	for n := 8; n >= 0; n-- {
		now := before
		now.Players[0].Armies = n
		th.motion.change(&before, &now)
		for _, c := range th.motion.said {
			said += c.text + "|"
		}
		th.motion.forget()
		before = now
	}
	if want := th.s.Say(words.EmpireCaptionReserve(5)) + "|"; said != want {
		t.Errorf("while the reserve runs out it says %q, not %q", said, want)
	}
}

// The only person is addressed, whoever takes a region, loses it or leads.
func TestTheOnlyPersonIsAddressed(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	free := *th.v
	mine, its := free, free
	mine.Grounds[5].Armies[0] += 2
	its.Grounds[5].Armies[1] += 2
	for _, c := range []struct {
		before, now *game.View
		want        string
	}{
		{&free, &mine, "Vous prenez Longsaules"}, {&mine, &free, "Vous perdez Longsaules"},
		{&mine, &its, "L’automate vous prend Longsaules"}, {&its, &mine, "Vous prenez Longsaules"},
	} {
		th.motion.forget()
		th.motion.change(c.before, c.now)
		if said := th.motion.caption().Text; said != c.want {
			t.Errorf("it says %q, not %q", said, c.want)
		}
	}
	th.scores.totals = [game.MostSeats]int{7, 4}
	th.scores.fill()
	if got, want := th.scores.score.Lead, "Vous menez de 3 points"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
}
