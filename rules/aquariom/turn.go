package aquariom

import (
	"cmp"
	"math"
	"slices"

	"ludotheque/rules"
)

// heard is an answer in the order of arrival.
type heard struct {
	*Answer
	seat rules.Seat
	rank uint32
}

// errand is an accepted entry that waits to be carried out.
type errand struct {
	cell   int32 // index
	target Point
	mass   float32
}

// Step plays a resolution (§10). An action that Check refuses, or none, does
// nothing.
func (s *State) Step(acts []Action) {
	if cap(s.events) > 4*len(s.events)+maxSpareEvents {
		s.events = nil // the first grazing of a big map has more events than any later turn
	}
	s.events, s.view = s.events[:0], nil
	if s.result != nil {
		return
	}
	if s.work == nil {
		s.work = newScratch(s.laws, len(s.players))
	}
	w := s.work
	w.tries = triesOriginal
	w.listen(s, acts)
	w.acted = zeroed(w.acted, len(s.cells))
	if s.laws.Dialect == Original {
		s.receive()
		for _, e := range w.divisions {
			s.divide(e)
		}
		for _, e := range w.layings {
			s.lay(e)
		}
		for _, e := range w.moves {
			s.move(e)
		}
	} else {
		s.carryOut()
	}
	for _, h := range w.heard {
		if h.Surrender {
			s.surrender(h.seat)
		}
	}
	for i := range s.cells {
		c := &s.cells[i]
		c.Mass = s.laws.Decay(c.Mass)
		c.Isolated = max(0, c.Isolated-1)
	}
	s.regrow()
	s.collide()
	s.account()
	s.done++
	s.end()
}

// listen puts the answers in the order of arrival (A17, A22).
func (w *scratch) listen(s *State, acts []Action) {
	w.heard = w.heard[:0]
	for i := range min(len(acts), len(s.players)) {
		a, seat := &acts[i], rules.Seat(i)
		if s.Check(seat, *a) != nil {
			continue
		}
		h := heard{&a.Answer, seat, a.Rank}
		for k := 0; ; k++ {
			if !h.empty() {
				w.heard = append(w.heard, h)
			}
			if k == len(a.Then) {
				break
			}
			// A seat's own answers stay in order.
			h = heard{&a.Then[k], seat, max(h.rank, a.Then[k].Rank)}
		}
	}
	slices.SortStableFunc(w.heard, func(a, b heard) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.seat, b.seat))
	})
}

// check returns the index of a cell, or why an entry of the seat cannot apply to it. Cells born in
// this turn do not count.
func (s *State) check(seat rules.Seat, id uint32, target Point) (int, error) {
	i, ok := findCell(s.cells, id)
	switch {
	case !ok || i >= len(s.work.acted):
		return 0, ErrNoCell
	case s.cells[i].Owner != seat:
		return 0, ErrNotYours
	case !target.finite():
		return 0, ErrPlace
	case s.work.acted[i]:
		return 0, ErrActed
	}
	return i, nil
}

// refuse records why an entry is not carried out.
func (s *State) refuse(seat rules.Seat, id uint32, err error) {
	s.events = append(s.events, Event{What: EventRefuse, Seat: seat, Whose: rules.Spectator, Cell: id, Why: reasonOf(err)})
}

// receive accepts entries as the original does: the first of a cell counts, even if it is refused
// later (§10, A9, A16).
func (s *State) receive() {
	w := s.work
	w.moves, w.divisions, w.layings = w.moves[:0], w.divisions[:0], w.layings[:0]
	accept := func(seat rules.Seat, id uint32, target Point) (int32, bool) {
		i, err := s.check(seat, id, target)
		if err != nil {
			s.refuse(seat, id, err)
			return 0, false
		}
		w.acted[i] = true
		return int32(i), true
	}
	for _, h := range w.heard {
		for _, m := range h.Moves {
			if i, ok := accept(h.seat, m.Cell, m.Target); ok {
				w.moves = append(w.moves, errand{cell: i, target: m.Target})
			}
		}
		for _, d := range h.Divisions {
			if i, ok := accept(h.seat, d.Cell, d.Target); ok {
				w.divisions = append(w.divisions, errand{i, d.Target, d.Mass})
			}
		}
		for _, y := range h.Viruses {
			if i, ok := accept(h.seat, y.Cell, y.Target); ok {
				w.layings = append(w.layings, errand{cell: i, target: y.Target})
			}
		}
	}
}

// carryOut accepts entries by the document: if an entry is refused the next for that cell counts, in
// the order of the turn (A9, A16).
func (s *State) carryOut() {
	w := s.work
	for _, h := range w.heard {
		for _, d := range h.Divisions {
			i, err := s.check(h.seat, d.Cell, d.Target)
			if err != nil {
				s.refuse(h.seat, d.Cell, err)
			} else if s.divide(errand{int32(i), d.Target, d.Mass}) {
				w.acted[i] = true
			}
		}
	}
	for _, h := range w.heard {
		for _, y := range h.Viruses {
			i, err := s.check(h.seat, y.Cell, y.Target)
			if err != nil {
				s.refuse(h.seat, y.Cell, err)
			} else if s.lay(errand{cell: int32(i), target: y.Target}) {
				w.acted[i] = true
			}
		}
	}
	for _, h := range w.heard {
		for _, m := range h.Moves {
			i, err := s.check(h.seat, m.Cell, m.Target)
			if err != nil {
				s.refuse(h.seat, m.Cell, err)
				continue
			}
			w.acted[i] = true
			s.move(errand{cell: int32(i), target: m.Target})
		}
	}
}

// divide divides a cell (§10.1) and reports whether it did.
func (s *State) divide(e errand) bool {
	c := &s.cells[e.cell]
	b, err := s.laws.Divide(c.At, c.Mass, e.target, e.mass)
	if err == nil && s.count(c.Owner) >= s.laws.Map.MaxCells { // A6
		err = ErrTooMany
	}
	if err != nil {
		s.refuse(c.Owner, c.ID, err)
		return false
	}
	c.Mass = b.Left
	v := s.tell(EventDivide, c)
	v.Place, v.Lost = b.At, b.Lost
	if !b.Lost {
		v.First = s.id()
		s.cells = append(s.cells, Cell{ID: v.First, Owner: c.Owner, At: b.At, Mass: b.Mass})
		s.players[c.Owner].Cells++
	}
	return true
}

// count returns how many cells a player has; valid between steps and while entries are carried out.
func (s *State) count(seat rules.Seat) int { return s.players[seat].Cells }

// lay makes a virus (§10.2) and reports whether it cost its maker anything.
func (s *State) lay(e errand) bool {
	c := &s.cells[e.cell]
	b, err := s.laws.Virus(c.At, c.Mass, e.target)
	if err == nil && crowded(s.laws, s.cells, c.Owner, b.At) {
		err = ErrNeighbours
	}
	if err != nil {
		s.refuse(c.Owner, c.ID, err)
		return false
	}
	// Ids grow with age, so the oldest is the first.
	if !b.Lost && len(s.viruses) >= s.laws.Map.MaxViruses {
		old := s.viruses[0]
		s.viruses = slices.Delete(s.viruses, 0, 1)
		v := s.tell(EventEvict, c)
		v.Other, v.Place = old.ID, old.At
	}
	c.Mass = b.Left
	v := s.tell(EventVirus, c)
	v.Place, v.Lost = b.At, b.Lost
	if !b.Lost {
		v.First = s.id()
		s.viruses = append(s.viruses, Virus{v.First, b.At})
	}
	return true
}

// move moves a cell (§10.3).
func (s *State) move(e errand) {
	c := &s.cells[e.cell]
	c.At = s.laws.Move(c.At, c.Mass, e.target)
}

// surrender turns a player's cells into neutral ones and gives it new ones
// (§10.4).
func (s *State) surrender(seat rules.Seat) {
	m := s.laws.Map
	s.events = append(s.events, Event{What: EventSurrender, Seat: seat, Whose: rules.Spectator, Count: s.count(seat)})
	kept, left := s.cells[:0], len(s.remains)
	for _, c := range s.cells {
		if c.Owner == seat {
			s.remains = append(s.remains, Remain{c.ID, c.At, c.Mass})
		} else {
			kept = append(kept, c)
		}
	}
	s.cells = kept
	if left < len(s.remains) {
		slices.SortFunc(s.remains, func(a, b Remain) int { return cmp.Compare(a.ID, b.ID) })
	}
	s.players[seat].Cells = m.StartCells
	for range m.StartCells {
		s.cells = append(s.cells, Cell{ID: s.id(), Owner: seat, At: s.room(seat), Mass: s.laws.Clamp(m.StartMass)})
		s.tell(EventReborn, &s.cells[len(s.cells)-1])
	}
}

// The number of tries for a place before the best one is used: A10's, and for a whole step a bound on
// the original's endless loop (§14.2).
const (
	triesDocument = 1000
	triesOriginal = 1 << 20
)

// room returns a place for a new cell of a player, away from others (§10.4, A10).
func (s *State) room(seat rules.Seat) (best Point) {
	m := s.laws.Map
	enough := s.laws.gapOf(s.laws.BirthDistance())
	original := s.laws.Dialect == Original
	tries := triesDocument
	if original {
		tries += s.work.tries
	}
	var widest float32
	found := false
	for i := range tries {
		var p Point
		if original {
			s.work.tries = max(0, s.work.tries-1)
			p.X = float32(s.crand.share() * m.Width)
			p.Y = float32(s.crand.share() * m.Height)
			if p.X >= m.Width || p.Y >= m.Height {
				continue
			}
		} else {
			p.X = float32(float32(s.rand.Uint64()>>40) / (1 << 24) * m.Width)
			p.Y = float32(float32(s.rand.Uint64()>>40) / (1 << 24) * m.Height)
		}
		last := i >= tries-triesDocument
		least := float32(math.Inf(1))
		for j := range s.cells {
			c := &s.cells[j]
			if original && c.Owner == seat {
				continue
			}
			least = min(least, s.laws.gap(p, c.At, c.Mass))
			if !last && least < enough {
				break
			}
		}
		if !(least < enough) {
			return p
		}
		if last && (!found || least > widest) {
			best, widest, found = p, least, true
		}
	}
	return best
}

// regrow brings back the neutral cells that are due (§10.7).
func (s *State) regrow() {
	n := 0
	for n < len(s.away) && s.away[n].at <= uint32(s.done) {
		s.absent.unset(s.away[n].id)
		n++
	}
	if n == 0 {
		return
	}
	s.away = s.away[:copy(s.away, s.away[n:])]
	s.events = append(s.events, Event{What: EventRegrow, Seat: rules.Spectator, Whose: rules.Spectator, Count: n})
}

// tell records an event about what a cell does.
func (s *State) tell(what EventKind, c *Cell) *Event {
	s.events = append(s.events, Event{What: what, Seat: c.Owner, Whose: rules.Spectator, Cell: c.ID, Mass: c.Mass, At: c.At})
	return &s.events[len(s.events)-1]
}

// zeroed returns a list of n zeros, in the memory of list if it is large enough.
func zeroed[T any](list []T, n int) []T {
	list = slices.Grow(list[:0], n)[:n]
	clear(list)
	return list
}
