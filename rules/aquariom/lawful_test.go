package aquariom

import (
	"math"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestInvariantNamesTheFault(t *testing.T) {
	for says, spoil := range map[string]func(*State){
		"comes after":             func(s *State) { s.cells[0], s.cells[1] = s.cells[1], s.cells[0] },
		"there twice":             func(s *State) { s.viruses[0].ID = s.cells[0].ID },
		"and weighs":              func(s *State) { s.cells[0].At.X = -1 },
		"and weighs NaN":          func(s *State) { s.cells[0].Mass = float32(math.NaN()) },
		"is isolated for":         func(s *State) { s.cells[0].Isolated = -1 },
		"player 0 counts":         func(s *State) { s.players[0].Cells++ },
		"has score":               func(s *State) { s.players[1].Part = 1 },
		"virus":                   func(s *State) { s.viruses[0].At.Y = -5 },
		"neutral cells are":       func(s *State) { s.away = append(s.away, due{0, 9}) },
		"viruses, and":            func(s *State) { s.viruses = lots(s) },
		"or was never given; the": func(s *State) { s.remains = append(s.remains, Remain{ID: s.next}) },
	} {
		s, err := New(rules.Setup{Seats: 2, Seed: 2})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Invariant(); err != nil {
			t.Fatal(err)
		}
		spoil(s)
		if err := s.Invariant(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}

// lots returns more viruses than the map allows.
func lots(s *State) []Virus {
	list := s.viruses
	for range max(len(s.laws.Map.Viruses), s.laws.Map.MaxViruses) + 1 {
		list = append(list, Virus{s.id(), s.laws.Map.Starts[0]})
	}
	return list
}
