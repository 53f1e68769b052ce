package bzzz

import (
	"strings"
	"testing"
)

func TestInvariantNamesTheFault(t *testing.T) {
	for says, spoil := range map[string]func(*State){
		"foragings leave":     func(s *State) { s.ledger.flowers[0][truth]++ },
		"the stock of seat A": func(s *State) { s.ledger.stocks[0][truth] = -1 },
		"only":                func(s *State) { s.ledger.stocks[1][truth] += 500 },
		"off the board":       func(s *State) { s.board.Bees[0].X = -1 },
		"are both at":         func(s *State) { s.board.Bees[1].X, s.board.Bees[1].Y = s.board.Bees[0].X, s.board.Bees[0].Y },
		"the 1th laid":        func(s *State) { s.board.Bees[0].Number = 2 },
		"carries 13": func(s *State) {
			for p := range s.ledger.stocks {
				s.ledger.stocks[p][truth] = 0
			}
			s.ledger.bees[0][truth] = 13
		},
		"knows flower 0 to be": func(s *State) { s.ledger.flowers[0][0], s.ledger.flowers[0][1] = 500, 600 },
		"knows stock 0 to be":  func(s *State) { s.ledger.stocks[0][0], s.ledger.stocks[0][1] = 0, 99 },
	} {
		s := midgame(t)
		if err := s.Invariant(); err != nil {
			t.Fatal(err)
		}
		spoil(s)
		if err := s.Invariant(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}
