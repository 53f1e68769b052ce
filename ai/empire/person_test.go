package empire

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// person plays like a human: of the cheap cards it takes the one with the most points at once, as
// shown on the screen, or goods of a kind that it has; it uses the card by the best single action at a
// time. One decision in ten is random.
type person struct{ rand *rules.Rand }

func aPerson(seed uint64) *person { return &person{rules.NewRand(seed ^ 0x5ea)} }

func (h *person) Choose(_ context.Context, v *empire.View) (empire.Action, error) {
	if !v.Acting().Has(v.Seat) {
		return empire.Action{}, nil
	}
	switch {
	case v.Phase == empire.PhaseBid:
		return empire.Pick(empire.DoBid, h.rand.Intn(min(2, v.Players[v.Seat].Coins)+1)), nil
	case v.Phase == empire.PhaseChoose:
		return empire.In(empire.DoChoose, v.Choice.Suggested), nil
	}
	legal := v.Legal()
	if h.rand.Intn(10) == 0 || v.Phase == empire.PhaseNeutral {
		return legal[h.rand.Intn(len(legal))], nil
	}
	s := v.Guess(h.rand)
	s.Quiet()
	best, most := legal[0], -1<<30
	for _, a := range legal {
		w := h.hopes(s, v.Seat, a)
		if a == empire.Done {
			w = h.points(s, v.Seat) * 2
		}
		if w > most {
			best, most = a, w
		}
	}
	return best, nil
}

// points is a person's evaluation: its own points minus those of the leader, plus its armies on the
// map.
func (h *person) points(s *empire.State, seat rules.Seat) int {
	mine, others := 0, 0
	for p, n := range s.Scores() {
		if rules.Seat(p) == seat {
			mine = n
		} else {
			others = max(others, n)
		}
	}
	if s.Solo() { // the screen shows the automaton's points too
		return 6 * (mine - s.Score(empire.Automaton).Total())
	}
	return 6*mine - others
}

// hopes evaluates an action: twice the points right after it, plus prospects.
func (h *person) hopes(s *empire.State, seat rules.Seat, a empire.Action) int {
	c := s.Clone()
	step(c, seat, a)
	switch a.Do {
	case empire.DoTake:
		face := s.Row[a.N].Face()
		goods := s.Stock(empire.Side(seat))
		w := 3*face.Count - 5*empire.Prices[a.N]
		if face.Good != empire.NoGood && goods.Of(face.Good) > 0 {
			w += 3 * face.Count
		}
		for _, act := range face.Acts {
			w += 3 * act.N
		}
		return w + h.after(c, seat)
	case empire.DoPlace:
		return 2*h.points(c, seat) + 3
	}
	return 2*h.points(c, seat) + h.rand.Intn(3)
}

// after returns the value of the best single action with a card just taken.
func (h *person) after(s *empire.State, seat rules.Seat) int {
	most := h.points(s, seat)
	for _, a := range s.Legal(seat, nil) {
		if a != empire.Done {
			c := s.Clone()
			step(c, seat, a)
			most = max(most, h.points(c, seat))
		}
	}
	return 2 * most
}

func step(s *empire.State, seat rules.Seat, a empire.Action) {
	acts := make([]empire.Action, s.Seats)
	acts[seat] = a
	s.Step(acts)
}

// A person wins its share against novices, and half of it against easy players.
func TestPeopleWin(t *testing.T) {
	for _, seats := range []int{2, 4} {
		for l, bar := range map[ai.Level]float64{ai.Novice: aitest.Fair(seats), ai.Easy: aitest.Fair(seats) / 2} {
			aitest.Play(t, empire.Game, aitest.Contest{Guest: "person", Level: l, Setup: rules.Setup{Seats: seats}, Bar: bar, Floor: true, Few: 16}, aPerson, New)
		}
	}
}

// In the first match that the menus propose, who plays as people do wins every other game
// and a little more: six of ten, as of five hundred.
func TestPeopleWinHalfOfTheirFirstMatches(t *testing.T) {
	const n = 100
	won := 0
	for seed := range uint64(n) {
		setup := *empire.Game.First
		setup.Seed = seed
		s, err := empire.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		h := aPerson(seed)
		for s.Result() == nil {
			acts := make([]empire.Action, 1)
			if acts[0], err = h.Choose(t.Context(), s.View(0)); err != nil {
				t.Fatal(err)
			}
			s.Step(acts)
		}
		if s.Result().Reason == empire.ReasonWon {
			won++
		}
	}
	t.Logf("of %d first matches people win %d", n, won)
	if won < 45 || won > 65 {
		t.Errorf("of %d first matches people win %d, wanted half and a little more", n, won)
	}
}

// random plays random legal actions.
type random struct{ rand *rules.Rand }

func (r random) Choose(_ context.Context, v *empire.View) (empire.Action, error) {
	return v.Sample(r.rand), nil
}

// A novice beats random actions.
func TestNovicesBeatChance(t *testing.T) {
	const n = 30
	won := 0
	for seed := range uint64(n) {
		s, err := empire.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		me := rules.Seat(seed % 2)
		novice, other := New(ai.Novice, seed), random{rules.NewRand(seed)}
		for s.Result() == nil {
			acts := make([]empire.Action, 2)
			for p := range s.Acting().All() {
				if p == me {
					acts[p], err = novice.Choose(t.Context(), s.View(p))
				} else {
					acts[p], err = other.Choose(t.Context(), s.View(p))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			s.Step(acts)
		}
		if s.Result().Ranks[me] == 1 {
			won++
		}
	}
	t.Logf("of %d games against chance novices win %d", n, won)
	if won*100 < 60*n {
		t.Errorf("of %d games against chance novices win %d, wanted 60 %%", n, won)
	}
}

// No level is weak by idleness: a usable card is used, in 19 turns of 20.
func TestNoLevelLeavesCardsUnused(t *testing.T) {
	for _, level := range []ai.Level{ai.Novice, ai.Easy, ai.Normal, ai.Hard} {
		turns, idle := 0, 0
		games := uint64(12)
		if level == ai.Hard {
			games = 3
		}
		for seed := range games {
			s, err := empire.New(rules.Setup{Seats: 1, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			p := New(level, seed)
			for s.Result() == nil {
				acts := make([]empire.Action, 1)
				if s.Acting().Has(0) {
					if acts[0], err = p.Choose(t.Context(), s.View(0)); err != nil {
						t.Fatal(err)
					}
				}
				if acts[0].Do == empire.DoDone {
					used := s.Used[0]+s.Used[1] > 0
					if used || len(s.Legal(0, nil)) > 1 {
						turns++
					}
					if !used && len(s.Legal(0, nil)) > 1 {
						idle++
					}
				}
				s.Step(acts)
			}
		}
		if idle*20 > turns+20 {
			t.Errorf("%s leaves the card unused in %d of %d turns", level, idle, turns)
		}
	}
}
