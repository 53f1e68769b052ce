package aquariom

import "slices"

// slowStep is Step with collisions that compare all pairs: the same rules without a broad phase, as a
// reference for results and speed.
func slowStep(s *State, acts []Action) {
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
		s.cells[i].Mass = s.laws.Decay(s.cells[i].Mass)
		s.cells[i].Isolated = max(0, s.cells[i].Isolated-1)
	}
	s.regrow()
	(&slow{State: s, original: s.laws.Dialect == Original}).collide()
	s.account()
	s.done++
	s.end()
}

// slow is a second implementation of §11 and of A1 to A5, A18, A19 and A21; it shares only arithmetic
// with collide.
type slow struct {
	*State
	original bool
	dead     map[uint32]bool
	hidden   map[uint32]bool // satellites of this pass
	active   map[uint32]bool // cells that did something in this pass
	uncount  []Cell          // eaten in this pass
}

func (w *slow) index(id uint32) int {
	i, ok := findCell(w.cells, id)
	if !ok {
		panic("no such cell")
	}
	return i
}

func (w *slow) collide() {
	w.dead, w.hidden, w.active = map[uint32]bool{}, map[uint32]bool{}, map[uint32]bool{}
	var first []uint32
	for _, c := range w.cells {
		first = append(first, c.ID)
	}
	for _, id := range first {
		if !w.dead[id] {
			w.scan(id)
		}
	}
	for len(w.active) > 0 {
		for _, c := range w.uncount {
			w.players[c.Owner].Cells--
		}
		w.uncount = nil
		var again []uint32
		for id := range w.active {
			again = append(again, id)
		}
		slices.Sort(again)
		w.hidden, w.active = map[uint32]bool{}, map[uint32]bool{}
		for _, id := range again {
			if !w.dead[id] && !w.taken(id) {
				w.scan(id)
			}
		}
	}
	w.cells = slices.DeleteFunc(w.cells, func(c Cell) bool { return w.dead[c.ID] })
}

func (w *slow) kill(id uint32) {
	w.dead[id] = true
	c := w.cells[w.index(id)]
	if w.original {
		w.uncount = append(w.uncount, c)
	} else {
		w.players[c.Owner].Cells--
	}
}

// taken lets a cell of the last pass be eaten by the first that covers it.
func (w *slow) taken(id uint32) bool {
	c := &w.cells[w.index(id)]
	for i := range w.cells {
		o := &w.cells[i]
		r := w.laws.Map.RadiusFactor * o.Mass
		if o.ID == id || w.dead[o.ID] || w.hidden[o.ID] || !(distance2(o.At, c.At) < r*r) {
			continue
		}
		what := EventMerge
		switch {
		case o.Owner != c.Owner && o.Mass > float32(w.laws.Map.Ratio*c.Mass):
			what = EventEat
			at := o.At
			if w.original {
				at = meet(c.At, c.Mass, o.At, o.Mass)
			}
			o.Mass, o.At = w.laws.Clamp(o.Mass+float32(w.laws.Map.Absorption*c.Mass)), at
		case o.Owner == c.Owner && o.Isolated == 0 && c.Isolated == 0 &&
			(o.Mass > c.Mass || !w.original && o.Mass == c.Mass && o.ID < c.ID):
			o.Mass = w.laws.Clamp(o.Mass + c.Mass)
		default:
			continue
		}
		w.active[o.ID] = true
		w.kill(id)
		w.events = append(w.events, Event{What: what, Seat: o.Owner, Whose: c.Owner, Cell: o.ID, Other: id, Mass: o.Mass, At: o.At, Place: c.At})
		return true
	}
	return false
}

func (w *slow) scan(id uint32) {
	m := w.laws.Map
	at := w.index(id)
	covers := func(p Point) bool {
		c := &w.cells[at]
		r := m.RadiusFactor * c.Mass
		return distance2(c.At, p) < r*r
	}
	grow := func(mass float32, from Point, other float32) {
		c := &w.cells[at]
		if w.original {
			c.At = meet(c.At, c.Mass, from, other)
		}
		c.Mass = mass
		w.active[id] = true
	}
	firstEvent := func(what EventKind) *Event {
		c := &w.cells[at]
		w.events = append(w.events, Event{What: what, Seat: c.Owner, Whose: -1, Cell: id, Mass: c.Mass, At: c.At})
		return &w.events[len(w.events)-1]
	}
	for i := range w.cells {
		c, o := &w.cells[at], w.cells[i]
		if o.ID == id || w.dead[o.ID] || w.hidden[o.ID] || !covers(o.At) {
			continue
		}
		what := EventMerge
		switch {
		case o.Owner != c.Owner && c.Mass > float32(m.Ratio*o.Mass):
			what = EventEat
			grow(w.laws.Clamp(c.Mass+float32(m.Absorption*o.Mass)), o.At, o.Mass)
		case o.Owner == c.Owner && o.Isolated == 0 && c.Isolated == 0 &&
			(w.original || c.Mass > o.Mass || c.Mass == o.Mass && c.ID < o.ID):
			c.Mass = w.laws.Clamp(c.Mass + o.Mass)
			w.active[id] = true
		default:
			continue
		}
		w.kill(o.ID)
		v := firstEvent(what)
		v.Whose, v.Other, v.Place = o.Owner, o.ID, o.At
	}
	for n := range uint32(m.PlanktonCount()) {
		if p := m.Plankton(n); !w.absent.has(n) && covers(p) {
			grow(w.laws.Gain(w.cells[at].Mass, m.PlanktonMass), p, m.PlanktonMass)
			w.absent.set(n)
			w.away = append(w.away, due{n, uint32(w.done + m.Regrowth)})
			v := firstEvent(EventGraze)
			v.Other, v.Place = n, p
		}
	}
	for _, n := range slices.Clone(w.remains) {
		if covers(n.At) {
			grow(w.laws.Gain(w.cells[at].Mass, n.Mass), n.At, n.Mass)
			w.remains = slices.DeleteFunc(w.remains, func(r Remain) bool { return r.ID == n.ID })
			v := firstEvent(EventScavenge)
			v.Other, v.Place = n.ID, n.At
		}
	}
	for _, n := range slices.Clone(w.viruses) {
		c := &w.cells[at]
		if !(c.Mass > m.VirusMass) || !covers(n.At) {
			continue
		}
		w.viruses = slices.DeleteFunc(w.viruses, func(v Virus) bool { return v.ID == n.ID })
		w.burst(at, n)
	}
}

func (w *slow) burst(at int, n Virus) {
	m := w.laws.Map
	c := w.cells[at]
	c.Isolated = m.Isolation
	t := c.Mass - m.VirusMass
	count := max(0, min(m.MaxSplit, m.MaxCells-w.players[c.Owner].Cells))
	c.Mass = w.laws.Clamp(w.laws.Clamp(t) / 2)
	w.cells[at] = c
	w.active[c.ID] = true
	w.events = append(w.events, Event{What: EventExplode, Seat: c.Owner, Whose: -1, Cell: c.ID, Other: n.ID, First: w.next, Mass: c.Mass, At: c.At, Place: n.At})
	firstEvent := len(w.events) - 1
	var mass, far float32
	switch {
	case count == 0:
	case w.original:
		mass = w.laws.Clamp(t) / 2 / float32(count)
		far = mass
	default:
		mass = t / float32(2*m.MaxSplit)
		if mass < m.MinMass {
			count = 0
		}
		far = w.laws.Clamp(mass)
	}
	d := w.laws.Radius(c.Mass) + w.laws.Radius(far)
	for i := range count {
		sin, cos := circle(i, count)
		p := Point{c.At.X + float32(d*cos), c.At.Y + float32(d*sin)}
		in := p.X >= 0 && p.Y >= 0 && p.X < m.Width && p.Y < m.Height
		if !w.original {
			in = p.X >= 0 && p.Y >= 0 && p.X <= m.Width && p.Y <= m.Height
		}
		if in {
			w.events[firstEvent].Count++
			w.hidden[w.next], w.active[w.next] = true, true
			w.players[c.Owner].Cells++
			w.cells = append(w.cells, Cell{ID: w.id(), Owner: c.Owner, At: p, Mass: w.laws.Clamp(mass), Isolated: m.Isolation})
		}
	}
}
