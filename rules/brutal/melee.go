package brutal

import "ludotheque/rules"

// queue is who acts in a zone, in a ring: the head acts and goes to the tail,
// and who falls leaves at once.
type queue struct {
	who [Players * Fighters]uint8 // seat × Fighters + fighter
	n   uint8
	at  uint8 // the head
	// sides is the fighters of each side, in the order of who: targets are
	// looked for at every action.
	sides [Players]struct {
		who [Fighters]uint8
		n   uint8
	}
}

// drop takes a fighter who falls out of the ring.
func (q *queue) drop(seat, fighter int) {
	q.leave(uint8(seat*Fighters + fighter))
	side := &q.sides[seat]
	for j := range side.n {
		if int(side.who[j]) == fighter {
			copy(side.who[j:], side.who[j+1:side.n])
			side.n--
			return
		}
	}
}

// leave takes an entry out of the ring.
func (q *queue) leave(id uint8) {
	for j := range q.n {
		if q.who[j] != id {
			continue
		}
		copy(q.who[j:], q.who[j+1:q.n])
		q.n--
		if j < q.at {
			q.at--
		}
		if q.at == q.n {
			q.at = 0
		}
		return
	}
}

// begin begins the next mêlée.
func (s *State) begin() {
	s.phase = PhaseMelee
	s.melee++
	s.tick = 0
	s.gather()
	for z := range s.zones {
		s.zones[z].Start = s.zones[z].Sides
		if s.zones[z].Contested() {
			s.line(z, &s.rng)
		}
	}
	e := happening(EventMelee, rules.Spectator, Bench)
	e.Amount = s.melee
	s.note(e)
}

// gather puts everybody into the queue of their zone, in the order of their
// numbers; the zones that are held have none.
func (s *State) gather() {
	s.queues = [Zones]queue{}
	for seat := range s.fighters {
		for i := range s.fighters[seat] {
			f := &s.fighters[seat][i]
			if f.ECTS <= 0 || f.Zone == Bench || !s.zones[f.Zone].Contested() {
				continue
			}
			q := &s.queues[f.Zone]
			q.who[q.n] = uint8(seat*Fighters + i)
			q.n++
		}
	}
}

// line puts the queue of a zone that was gathered into its order: the highest
// initiative goes first; lots are drawn among equals, anew for each mêlée (B12,
// B13).
func (s *State) line(zone int, r *rules.Rand) {
	q := &s.queues[zone]
	who := q.who[:q.n]
	r.Shuffle(len(who), func(i, j int) { who[i], who[j] = who[j], who[i] })
	// A stable sort keeps the lots among equals.
	for i := 1; i < len(who); i++ {
		for j := i; j > 0 && s.initiative(who[j-1]) < s.initiative(who[j]); j-- {
			who[j-1], who[j] = who[j], who[j-1]
		}
	}
	for _, id := range who {
		side := &q.sides[id/Fighters]
		side.who[side.n] = id % Fighters
		side.n++
	}
}

func (s *State) initiative(id uint8) int {
	return s.fighters[id/Fighters][id%Fighters].Values[Initiative]
}

// fight is a tick: one action in each contested zone, in their order (B19).
// Zones where one side has nobody left are then held by the other (B20).
func (s *State) fight() {
	s.tick++
	n, frenzy := s.params.Dialect.Frenzy(s.tick)
	if frenzy && s.tick == s.params.Dialect.Limit()+1 {
		s.note(happening(EventFrenzy, rules.Spectator, Bench))
	}
	for z := range s.zones {
		if s.zones[z].Contested() {
			s.act(z, n, frenzy)
		}
	}
	over := false
	for z := range s.zones {
		zone := &s.zones[z]
		for seat := range rules.Seat(Players) {
			if zone.Contested() && zone.Sides[1-seat].Count == 0 {
				zone.Owner = seat
				s.queues[z] = queue{}
				s.note(happening(EventHeld, seat, z))
				over = true
			}
		}
	}
	if !over {
		return
	}
	if n := s.held(); max(n[0], n[1]) >= Majority {
		s.end()
		return
	}
	s.phase = PhaseTruce
	s.note(happening(EventTruce, rules.Spectator, Bench))
}

// act lets the head of a zone's queue act, and puts it at the tail.
func (s *State) act(zone, frenzy int, frantic bool) {
	q := &s.queues[zone]
	id := q.who[q.at]
	if q.at++; q.at == q.n {
		q.at = 0
	}
	seat, i := int(id/Fighters), int(id%Fighters)
	heal := false
	if !frantic {
		switch s.fighters[seat][i].Strategy {
		case Defensive:
			heal = true
		case Erratic: // B17
			heal = s.rng.Intn(2) == 1
		}
	}
	if heal {
		if target := s.wounded(zone, seat, i); target >= 0 {
			s.heal(zone, seat, i, target)
			return
		}
	}
	s.attack(zone, seat, i, s.weakest(zone, 1-seat), frenzy) // B16
}

// weakest is the fighter of a side and a zone who has the fewest ECTS; lots are
// drawn among equals.
func (s *State) weakest(zone, seat int) int {
	return s.fewest(zone, seat, -1, false)
}

// wounded is the other ally who has the fewest ECTS among those below their
// maximum (B14, B15), or -1.
func (s *State) wounded(zone, seat, self int) int {
	return s.fewest(zone, seat, self, true)
}

func (s *State) fewest(zone, seat, self int, wounded bool) int {
	var equal [Fighters]uint8
	n, least := 0, 0
	q := &s.queues[zone].sides[seat]
	for _, id := range q.who[:q.n] {
		i := int(id)
		f := &s.fighters[seat][i]
		if i == self || wounded && f.ECTS >= f.Max || n > 0 && f.ECTS > least {
			continue
		}
		if n == 0 || f.ECTS < least {
			n, least = 0, f.ECTS
		}
		equal[n] = id
		n++
	}
	switch n {
	case 0:
		return -1
	case 1:
		return int(equal[0])
	}
	return int(equal[s.rng.Intn(n)])
}

// roll draws lots for a chance in percent (B4).
func (s *State) roll(e *Event, chance int) {
	e.Chance, e.Roll = chance, s.rng.Intn(Rolls)
	if e.Hit = e.Roll < 100*chance; e.Hit {
		e.Power = 1 + s.rng.Intn(Rolls)
	}
}

func (s *State) attack(zone, seat, i, target, frenzy int) {
	d := s.params.Dialect
	f, t := &s.fighters[seat][i], &s.fighters[1-seat][target]
	e := s.tell()
	e.What, e.Seat, e.Zone, e.Fighter, e.Target = EventAttack, rules.Seat(seat), zone, i, target
	s.roll(e, d.Hit(f.Values[Dexterity]))
	side := &s.zones[zone].Sides[1-seat]
	if e.Hit {
		e.Amount = d.Damage(f.Values[Strength], t.Values[Resistance], frenzy, e.Power)
		// Nobody loses more than they have: the sums are those of the living.
		e.Lost = min(e.Amount, t.ECTS)
		t.ECTS -= e.Lost
		side.ECTS -= e.Lost
	}
	e.ECTS = t.ECTS
	if t.ECTS <= 0 {
		side.Count--
		s.queues[zone].drop(1-seat, target)
		s.note(Event{What: EventFell, Seat: rules.Seat(1 - seat), Zone: zone, Fighter: target, Target: -1})
	}
}

func (s *State) heal(zone, seat, i, target int) {
	d := s.params.Dialect
	f, t := &s.fighters[seat][i], &s.fighters[seat][target]
	e := s.tell()
	e.What, e.Seat, e.Zone, e.Fighter, e.Target = EventHeal, rules.Seat(seat), zone, i, target
	s.roll(e, d.Heal(f.Values[Dexterity]))
	if e.Hit {
		e.Amount = min(d.Healing(t.Values[Constitution], e.Power), t.Max-t.ECTS)
		t.ECTS += e.Amount
		s.zones[zone].Sides[seat].ECTS += e.Amount
	}
	e.ECTS = t.ECTS
}
