package empire

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestInvariantNamesTheFault(t *testing.T) {
	for says, spoil := range map[string]func(*State){
		"is there 0 times":        func(s *State) { s.Row[0] = 0 },
		"times, not 1":            func(s *State) { s.Row[0] = s.Row[1] },
		"side 0 has 15 armies":    func(s *State) { s.Grounds[3].Armies[0]++ },
		"side 1 has 4 cities":     func(s *State) { s.Players[1].Cities++ },
		"-1 coins":                func(s *State) { s.Players[0].Coins = -1 },
		"13 coins with the two":   func(s *State) { s.Players[0].Coins++ },
		"tokens of":               func(s *State) { s.Grounds[Start].Token = Wood },
		"3 on the map":            func(s *State) { s.Grounds[Start].Coin = true },
		"11 neutral armies of":    func(s *State) { s.Grounds[3].Armies[Neutral] += 1 },
		"side 0 has 13 armies in": func(s *State) { s.Players[0].Armies-- },
	} {
		s, err := New(rules.Setup{Seats: 1, Seed: 5})
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
