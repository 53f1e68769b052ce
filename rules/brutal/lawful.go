package brutal

import (
	"fmt"

	"ludotheque/rules"
)

// Invariant checks fighters, sums of the zones and queues against each other (rules.Lawful): twenty a
// side, each legally composed, alive or fallen, and counted in their zone.
func (s *State) Invariant() error {
	for seat := range s.fighters {
		if err := s.lawfulTeam(seat); err != nil {
			return err
		}
	}
	for z := range s.zones {
		if err := s.lawfulZone(z); err != nil {
			return err
		}
	}
	held := s.held()
	if s.phase != PhaseOver && max(held[0], held[1]) >= Majority {
		return fmt.Errorf("brutal: zones %v are held, and the game goes on in phase %s", held, s.phase)
	}
	return nil
}

// lawfulTeam checks the fighters of a side.
func (s *State) lawfulTeam(seat int) error {
	name := rules.Seat(seat).Letter()
	var team Team
	composed := false
	for i := range s.fighters[seat] {
		f := &s.fighters[seat][i]
		team[i] = f.Recruit
		if f.Max == 0 {
			if f.Zone != Bench || f.ECTS != 0 || composed {
				return fmt.Errorf("brutal: fighter %s%d was never composed, and is in zone %d with %d ECTS", name, i, f.Zone, f.ECTS)
			}
			continue
		}
		composed = true
		// No fighter has more than at the start (B11), or less than 0.
		if most := s.params.Dialect.MaxECTS(f.Values[Constitution]); f.Max != most || f.ECTS > most || f.ECTS < 0 {
			return fmt.Errorf("brutal: fighter %s%d has %d of %d ECTS, and %d at most", name, i, f.ECTS, f.Max, most)
		}
		if f.Zone < Bench || f.Zone >= Zones {
			return fmt.Errorf("brutal: fighter %s%d is in zone %d", name, i, f.Zone)
		}
		if f.Zone == Bench && (f.ECTS != f.Max || s.melee > 0 && !f.Reserve) {
			return fmt.Errorf("brutal: fighter %s%d is on the bench with %d of %d ECTS, a reservist: %t", name, i, f.ECTS, f.Max, f.Reserve)
		}
	}
	if !composed {
		return nil
	}
	if err := team.Check(); err != nil {
		return fmt.Errorf("brutal: the team of seat %s: %w", name, err)
	}
	return nil
}

// lawfulZone checks the counts of a zone.
func (s *State) lawfulZone(z int) error {
	zone, q := &s.zones[z], &s.queues[z]
	standing := 0
	for seat := range s.fighters {
		var sum Side
		for i := range s.fighters[seat] {
			if f := &s.fighters[seat][i]; f.Zone == z && f.ECTS > 0 {
				sum.Count++
				sum.ECTS += f.ECTS
			}
		}
		if s.phase == PhaseMelee && zone.Contested() && int(q.sides[seat].n) != sum.Count {
			return fmt.Errorf("brutal: %d of seat %s can be aimed at in zone %d, and %d stand there", q.sides[seat].n, rules.Seat(seat).Letter(), z, sum.Count)
		}
		if sum != zone.Sides[seat] {
			return fmt.Errorf("brutal: zone %d counts %+v for seat %s, and there are %+v", z, zone.Sides[seat], rules.Seat(seat).Letter(), sum)
		}
		if s.phase == PhaseMelee && (zone.Contested() && sum.Count == 0 || !zone.Contested() && zone.Owner != rules.Seat(seat) && sum.Count > 0) {
			return fmt.Errorf("brutal: zone %d, held by %d, has %d of seat %s in a mêlée", z, zone.Owner, sum.Count, rules.Seat(seat).Letter())
		}
		standing += sum.Count
	}
	if s.phase != PhaseMelee || !zone.Contested() {
		return nil
	}
	if int(q.n) != standing || q.at >= q.n {
		return fmt.Errorf("brutal: %d wait in the queue of zone %d, at %d, and %d stand there", q.n, z, q.at, standing)
	}
	var queued [Players * Fighters]bool
	for _, id := range q.who[:q.n] {
		if f := &s.fighters[id/Fighters][id%Fighters]; queued[id] || f.Zone != z || f.ECTS <= 0 {
			return fmt.Errorf("brutal: fighter %d of seat %d is in the queue of zone %d twice, or not there", id%Fighters, id/Fighters, z)
		}
		queued[id] = true
	}
	return nil
}
