package trichrome

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestInvariantNamesTheFault(t *testing.T) {
	for says, spoil := range map[string]func(*State){
		"off the ways":                 func(s *State) { s.board.Runners[0].X = -Cell },
		"two are":                      func(s *State) { s.board.Runners[0].Colour = s.board.Runners[1].Colour },
		"points and lived":             func(s *State) { s.board.Runners[2].Points++ },
		"which has 180":                func(s *State) { s.board.Ticks = 181 },
		"are eaten":                    func(s *State) { s.board.Runners[1].Eaten = true },
		"rounds are over in":           func(s *State) { s.board.Round.Number = 3 },
		"0 rounds are over in round 1": func(s *State) { s.board.Phase = PhaseResult },
		"goes none":                    func(s *State) { s.board.Runners[0].Facing = None },
		"in the wall between": func(s *State) {
			r, m := &s.board.Runners[0], s.board.Maze
			for c := range m.Cells() {
				if x, _ := m.XY(c); x+1 < m.W && !m.Open(c, Right) {
					p := m.Centre(c)
					r.X, r.Y = p.X+1, p.Y
					return
				}
			}
		},
		"no way back": func(s *State) {
			m := *s.board.Maze
			m.cells = append([]uint8(nil), m.cells...)
			m.cells[0] |= Up.bit()
			s.board.Maze = &m
		},
		"no way leads to": func(s *State) {
			m := *s.board.Maze
			m.cells = append([]uint8(nil), m.cells...)
			m.cells[0] = 0
			for _, d := range []Dir{Right, Down} {
				m.cells[m.Next(0, d)] &^= d.Back().bit()
			}
			s.board.Maze = &m
		},
	} {
		s, err := New(rules.Setup{Seats: Players, Seed: 2})
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
