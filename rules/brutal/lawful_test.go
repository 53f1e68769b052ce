package brutal

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

// fighting returns a game in the middle of its first mêlée.
func fighting(t *testing.T) *State {
	t.Helper()
	s, err := New(rules.Setup{Seats: Players, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(1)
	for range 12 {
		if err := s.Invariant(); err != nil {
			t.Fatal(err)
		}
		s.Step([]Action{s.View(0).Sample(r), s.View(1).Sample(r)})
	}
	if s.phase != PhaseMelee {
		t.Fatalf("phase %s, want a mêlée", s.phase)
	}
	return s
}

func TestInvariantNamesTheFault(t *testing.T) {
	posted := func(s *State) *Fighter {
		for i := range s.fighters[0] {
			if f := &s.fighters[0][i]; f.Zone != Bench && f.ECTS > 0 {
				return f
			}
		}
		return nil
	}
	for says, spoil := range map[string]func(*State){
		"zone 0 counts":        func(s *State) { s.zones[0].Sides[0].ECTS++ },
		"at most":              func(s *State) { f := posted(s); f.ECTS = f.Max + 1 },
		"is on the bench with": func(s *State) { posted(s).Zone = Bench },
		"is in zone 7":         func(s *State) { posted(s).Zone = 7 },
		"wait in the queue of": func(s *State) { s.queues[0].n-- },
		"or not there":         func(s *State) { s.queues[0].who[0] = s.queues[0].who[1] },
		"was never composed":   func(s *State) { s.fighters[1][19].Max = 0 },
		"the team of seat B":   func(s *State) { s.fighters[1][3].Values[Dexterity] = 0 },
		"and the game goes on": func(s *State) { s.zones[0].Owner, s.zones[1].Owner, s.zones[2].Owner = 0, 0, 0; s.phase = PhaseTruce },
		"in a mêlée":           func(s *State) { s.zones[0].Owner = 1 },
	} {
		s := fighting(t)
		spoil(s)
		if err := s.Invariant(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}
