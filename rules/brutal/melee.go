package brutal

import (
	"math"

	"ludotheque/rules"
)

// queue is the order of action in a zone, as a ring: the head acts and goes to the tail; a fallen
// fighter leaves at once.
type queue struct {
	who [Players * Fighters]uint8 // seat × Fighters + fighter
	n   uint8
	at  uint8 // the head
	// sides holds the fighters of each side, in the order of who: targets are searched for at every
	// action.
	sides [Players]struct {
		who [Fighters]uint8
		n   uint8
		// weakest is 1 + the fighter with fewer ECTS than all others of the side; 0 if that is not
		// known.
		weakest uint8
	}
}

// drop removes a fallen fighter from the ring.
func (q *queue) drop(seat, fighter int) {
	q.leave(uint8(seat*Fighters + fighter))
	side := &q.sides[seat]
	for j := range side.n {
		if int(side.who[j]) == fighter {
			copy(side.who[j:], side.who[j+1:side.n])
			side.n--
			side.weakest = 0
			return
		}
	}
}

// leave removes an entry from the ring.
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

// begin starts the next mêlée.
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

// gather puts the fighters into the queues of their zones, in the order of their numbers; zones that
// are held have no queue.
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

// line sorts the queue of a zone by decreasing initiative; equal ones are shuffled for each mêlée
// (B12, B13).
func (s *State) line(zone int, r *rules.Rand) {
	q := &s.queues[zone]
	who := q.who[:q.n]
	r.Shuffle(len(who), func(i, j int) { who[i], who[j] = who[j], who[i] })
	// A stable sort keeps the shuffled order of equals.
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

// fight is a tick: one action in each contested zone, in order (B19). Zones where one side has no
// fighter left are then held by the other (B20).
func (s *State) fight() {
	s.tick++
	n, frenzy := s.params.Frenzy(s.tick)
	if frenzy && s.tick == s.params.Limit+1 {
		s.note(happening(EventFrenzy, rules.Spectator, Bench))
	}
	over := false
	for z := range s.zones {
		if s.zones[z].Contested() {
			over = s.act(z, n, frenzy) || over
		}
	}
	if !over {
		return
	}
	for z := range s.zones {
		zone := &s.zones[z]
		for seat := range rules.Seat(Players) {
			if zone.Contested() && zone.Sides[1-seat].Count == 0 {
				zone.Owner = seat
				s.queues[z] = queue{}
				s.note(happening(EventHeld, seat, z))
			}
		}
	}
	if n := s.held(); max(n[0], n[1]) >= Majority {
		s.end()
		return
	}
	s.phase = PhaseTruce
	s.note(happening(EventTruce, rules.Spectator, Bench))
}

// Rush fights the present mêlée to its end at once, with the same result as steps, but records no
// events, which saves most of the time in simulations. It returns the number of ticks, 0 outside a
// mêlée.
func (s *State) Rush() (ticks int) {
	s.events = s.events[:0]
	s.hushed = true
	for ; s.phase == PhaseMelee; ticks++ {
		s.sealed = true
		s.fight()
	}
	s.hushed = false
	return ticks
}

// act lets the head of a zone's queue act, and moves it to the tail. It reports whether a side has no
// fighter left.
func (s *State) act(zone, frenzy int, frantic bool) (over bool) {
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
			return false
		}
	}
	s.attack(zone, seat, i, s.weakest(zone, 1-seat), frenzy) // B16
	return s.zones[zone].Sides[1-seat].Count == 0
}

// weakest returns the fighter of a side in a zone with the fewest ECTS; one of equals is drawn.
func (s *State) weakest(zone, seat int) int {
	if known := s.queues[zone].sides[seat].weakest; known > 0 {
		return int(known) - 1
	}
	return s.fewest(zone, seat, -1, false)
}

// wounded returns the other ally with the fewest ECTS among those below their maximum (B14, B15), or
// -1.
func (s *State) wounded(zone, seat, self int) int {
	if known := int(s.queues[zone].sides[seat].weakest) - 1; known >= 0 && known != self {
		if f := &s.fighters[seat][known]; f.ECTS < f.Max {
			return known
		}
	}
	return s.fewest(zone, seat, self, true)
}

func (s *State) fewest(zone, seat, self int, wounded bool) int {
	var equal [Fighters]uint8
	n, least := 0, math.MaxInt
	q, team := &s.queues[zone].sides[seat], &s.fighters[seat]
	for _, id := range q.who[:q.n] {
		f := &team[id]
		if f.ECTS > least || wounded && (int(id) == self || f.ECTS >= f.Max) {
			continue
		}
		if f.ECTS < least {
			n, least = 0, f.ECTS
		}
		equal[n] = id
		n++
	}
	switch n {
	case 0:
		return -1
	case 1:
		if !wounded {
			q.weakest = equal[0] + 1
		}
		return int(equal[0])
	}
	return int(equal[s.rng.Intn(n)])
}

// throw is the random draws of an action.
type throw struct {
	roll  int
	hit   bool
	power int // 0 without a hit
}

// roll draws against a chance in percent (B4).
func (s *State) roll(chance int) (t throw) {
	t.roll = s.rng.Intn(Rolls)
	if t.hit = t.roll < 100*chance; t.hit {
		t.power = 1 + s.rng.Intn(Rolls)
	}
	return t
}

func (s *State) attack(zone, seat, i, target, frenzy int) {
	d := s.params.Dialect
	f, t := &s.fighters[seat][i], &s.fighters[1-seat][target]
	chance := d.Hit(f.Values[Dexterity])
	lots := s.roll(chance)
	side := &s.zones[zone].Sides[1-seat]
	amount, lost := 0, 0
	if lots.hit {
		amount = d.Damage(f.Values[Strength], t.Values[Resistance], frenzy, lots.power)
		// A fighter loses no more than it has: the sums are those of the living.
		lost = min(amount, t.ECTS)
		t.ECTS -= lost
		side.ECTS -= lost
		if lost > 0 {
			// The target is now the weakest alone.
			s.queues[zone].sides[1-seat].weakest = uint8(target) + 1
		}
	}
	if !s.hushed {
		*s.nextEvent() = Event{
			What: EventAttack, Seat: rules.Seat(seat), Zone: zone, Fighter: i, Target: target,
			Chance: chance, Roll: lots.roll, Hit: lots.hit, Power: lots.power, Amount: amount, Lost: lost, ECTS: t.ECTS,
		}
	}
	if t.ECTS <= 0 {
		side.Count--
		s.queues[zone].drop(1-seat, target)
		s.note(Event{What: EventFell, Seat: rules.Seat(1 - seat), Zone: zone, Fighter: target, Target: -1})
	}
}

func (s *State) heal(zone, seat, i, target int) {
	d := s.params.Dialect
	f, t := &s.fighters[seat][i], &s.fighters[seat][target]
	chance := d.Heal(f.Values[Dexterity])
	lots := s.roll(chance)
	amount := 0
	if lots.hit {
		amount = min(d.Healing(t.Values[Constitution], lots.power), t.Max-t.ECTS)
		t.ECTS += amount
		s.zones[zone].Sides[seat].ECTS += amount
		s.queues[zone].sides[seat].weakest = 0
	}
	if !s.hushed {
		*s.nextEvent() = Event{
			What: EventHeal, Seat: rules.Seat(seat), Zone: zone, Fighter: i, Target: target,
			Chance: chance, Roll: lots.roll, Hit: lots.hit, Power: lots.power, Amount: amount, ECTS: t.ECTS,
		}
	}
}
