package empire

import (
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// In an earlier game of two masters, one moved an army to a neighbour and another one back in the same
// turn.
func TestNoArmyGoesThereAndBack(t *testing.T) {
	read := 0
	for seed := range uint64(60) {
		s, err := empire.New(rules.Setup{Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		pl := New(ai.Master, 1).planner(s.View(0))
		for s.Phase != empire.PhaseTake {
			acts := make([]empire.Action, 3)
			for seat := range s.Acting().All() {
				acts[seat] = s.View(seat).Legal()[0]
			}
			s.Step(acts)
		}
		pl.side = empire.Side(s.Acting().First())
		for n, card := range s.Row {
			acts := card.Face().Acts
			if len(acts) != 1 || acts[0].Verb != empire.March || acts[0].N < 4 {
				continue
			}
			var to []empire.Region
			after := s.Clone()
			pl.do(after, empire.Pick(empire.DoTake, n))
			for _, a := range after.Legal(rules.Seat(pl.side), nil) {
				if a.Do == empire.DoMove && a.From == empire.Start {
					to = append(to, a.To)
				}
			}
			move := empire.MoveArmy
			for _, c := range []struct{ long, short []empire.Action }{
				{[]empire.Action{move(empire.Start, to[0]), move(empire.Start, to[1]), move(to[0], empire.Start)}, []empire.Action{move(empire.Start, to[1])}},
				{[]empire.Action{move(empire.Start, to[0]), move(to[0], empire.Start), move(empire.Start, to[1]), move(to[1], empire.Start)}, nil},
				{[]empire.Action{move(empire.Start, to[0]), move(empire.Start, to[0])}, []empire.Action{move(empire.Start, to[0]), move(empire.Start, to[0])}},
			} {
				take := []empire.Action{empire.Pick(empire.DoTake, n)}
				if got := pl.rest(s, append(take, c.long...)); !slices.Equal(got, append(take, c.short...)) {
					t.Errorf("seed %d: of %v stays %v", seed, c.long, got[1:])
				}
			}
			read++
		}
	}
	if read == 0 {
		t.Error("no card moves four armies")
	}
}
