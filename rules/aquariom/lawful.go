package aquariom

import "fmt"

// Invariant holds cells, players, viruses and plankton to the map and to each
// other (rules.Lawful).
func (s *State) Invariant() error {
	m := s.laws.Map
	known := make(map[uint32]bool, len(s.cells)+len(s.viruses)+len(s.remains))
	unique := func(id uint32) error {
		if known[id] || id >= s.next || int(id) < m.PlanktonCount() {
			return fmt.Errorf("aquariom: id %d is there twice, or nobody gave it; the next is %d", id, s.next)
		}
		known[id] = true
		return nil
	}
	count, mass := make([]int, len(s.players)), make([]float32, len(s.players))
	for i, c := range s.cells {
		if i > 0 && c.ID <= s.cells[i-1].ID {
			return fmt.Errorf("aquariom: cell %d comes after %d", c.ID, s.cells[i-1].ID)
		}
		if err := unique(c.ID); err != nil {
			return err
		}
		// The comparisons are such that no number at all fails them too.
		if !s.laws.Inside(c.At) || !(c.Mass >= m.MinMass && c.Mass <= m.MaxMass) {
			return fmt.Errorf("aquariom: cell %d is at %v and weighs %v", c.ID, c.At, c.Mass)
		}
		if c.Isolated < 0 || c.Isolated > m.Isolation {
			return fmt.Errorf("aquariom: cell %d is isolated for %d turns of %d", c.ID, c.Isolated, m.Isolation)
		}
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
	for _, v := range s.viruses {
		if err := unique(v.ID); err != nil {
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
		if err := unique(r.ID); err != nil {
			return err
		}
	}
	away := 0
	for i := range uint32(m.PlanktonCount()) {
		if s.absent.has(i) {
			away++
		}
	}
	if away != len(s.away) {
		return fmt.Errorf("aquariom: %d neutral cells are away, and %d come back", away, len(s.away))
	}
	return nil
}
