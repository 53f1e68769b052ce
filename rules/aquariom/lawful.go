package aquariom

import "fmt"

// Invariant checks cells, players, viruses and neutral cells against the map and each other
// (rules.Lawful).
func (s *State) Invariant() error {
	known := make(map[uint32]bool, len(s.cells)+len(s.viruses)+len(s.remains))
	if err := s.lawfulCells(known); err != nil {
		return err
	}
	if err := s.lawfulPlayers(); err != nil {
		return err
	}
	if err := s.lawfulThings(known); err != nil {
		return err
	}
	return s.lawfulPlankton()
}

// unique checks that an id was given out and is not used twice, and records it in known.
func (s *State) unique(known map[uint32]bool, id uint32) error {
	if known[id] || id >= s.next || int(id) < s.laws.Map.PlanktonCount() {
		return fmt.Errorf("aquariom: id %d is there twice, or was never given; the next is %d", id, s.next)
	}
	known[id] = true
	return nil
}

func (s *State) lawfulCells(known map[uint32]bool) error {
	m := s.laws.Map
	for i, c := range s.cells {
		if i > 0 && c.ID <= s.cells[i-1].ID {
			return fmt.Errorf("aquariom: cell %d comes after %d", c.ID, s.cells[i-1].ID)
		}
		if err := s.unique(known, c.ID); err != nil {
			return err
		}
		// The comparisons are written so that NaN fails them too.
		if !s.laws.Inside(c.At) || !(c.Mass >= m.MinMass && c.Mass <= m.MaxMass) {
			return fmt.Errorf("aquariom: cell %d is at %v and weighs %v", c.ID, c.At, c.Mass)
		}
		if c.Isolated < 0 || c.Isolated > m.Isolation {
			return fmt.Errorf("aquariom: cell %d is isolated for %d turns of %d", c.ID, c.Isolated, m.Isolation)
		}
	}
	return nil
}

// lawfulPlayers compares the players' counts with their cells.
func (s *State) lawfulPlayers() error {
	m := s.laws.Map
	count, mass := make([]int, len(s.players)), make([]float32, len(s.players))
	for _, c := range s.cells {
		count[c.Owner]++
		mass[c.Owner] += c.Mass
	}
	for i, p := range s.players {
		if p.Cells != count[i] || p.Cells > m.MaxCells || p.Mass != mass[i] {
			return fmt.Errorf("aquariom: player %d counts %d cells of mass %v; there are %d of %v, and %d may be", i, p.Cells, p.Mass, count[i], mass[i], m.MaxCells)
		}
		if !(p.Part >= 0 && p.Part < 1) {
			return fmt.Errorf("aquariom: player %d has score %d + %v", i, p.Score, p.Part)
		}
	}
	return nil
}

// lawfulThings checks viruses and remains of cells.
func (s *State) lawfulThings(known map[uint32]bool) error {
	m := s.laws.Map
	for _, v := range s.viruses {
		if err := s.unique(known, v.ID); err != nil {
			return err
		}
		if !s.laws.Inside(v.At) {
			return fmt.Errorf("aquariom: virus %d is at %v", v.ID, v.At)
		}
	}
	if most := max(len(m.Viruses), m.MaxViruses); len(s.viruses) > most {
		return fmt.Errorf("aquariom: %d viruses, and %d may be", len(s.viruses), most)
	}
	for _, r := range s.remains {
		if err := s.unique(known, r.ID); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) lawfulPlankton() error {
	away := 0
	for i := range uint32(s.laws.Map.PlanktonCount()) {
		if s.absent.has(i) {
			away++
		}
	}
	if away != len(s.away) {
		return fmt.Errorf("aquariom: %d neutral cells are away, and %d come back", away, len(s.away))
	}
	return nil
}
