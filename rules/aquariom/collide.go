package aquariom

import (
	"math"
	"slices"
)

// collide lets cells eat, merge and explode until nothing more happens (§11).
//
// Candidates come from the cells of two Spaces and from the grid of the neutral cells. Within a scan
// they are queried again, from the last id on, whenever the cell has changed: it moves, grows and
// shrinks during the scan.
func (s *State) collide() {
	s.index()
	w := s.work
	defer w.clearIndex()
	for i := range s.cells {
		if !w.gone[i] {
			s.scan(i)
		}
	}
	for s.pass() {
		for _, i := range w.changed {
			if w.gone[i] {
				continue
			}
			if !s.look(int(i)) {
				s.scan(int(i))
			}
		}
	}
	kept := s.cells[:0]
	for i := range s.cells {
		if !w.gone[i] {
			kept = append(kept, s.cells[i])
		}
	}
	s.cells = kept
}

// index puts everything that can be eaten, except the grid, into the Spaces.
func (s *State) index() {
	w := s.work
	w.tokens.used = 0
	w.players, w.viruses, w.remains = w.players[:0], w.viruses[:0], w.remains[:0]
	w.gone, w.marked = zeroed(w.gone, len(s.cells)), zeroed(w.marked, len(s.cells))
	w.changed, w.next = w.changed[:0], w.next[:0]
	for i := range s.cells {
		w.players = append(w.players, nil)
		s.indexCell(i)
	}
	for i := range s.viruses {
		k := w.token(s.viruses[i].ID, i)
		k.virus = true
		w.viruses = append(w.viruses, k)
		w.still.put(k, s.viruses[i].At, 0)
	}
	for i := range s.remains {
		k := w.token(s.remains[i].ID, i)
		w.remains = append(w.remains, k)
		w.still.put(k, s.remains[i].At, 0)
	}
}

func (w *scratch) token(id uint32, at int) *token {
	k := w.tokens.take()
	*k = token{id: id, at: int32(at)}
	return k
}

// clearIndex empties the Spaces.
func (w *scratch) clearIndex() {
	w.cells.empty()
	w.still.empty()
}

// indexCell makes a cell visible to others.
func (s *State) indexCell(i int) {
	k := s.work.token(s.cells[i].ID, i)
	s.work.players[i] = k
	s.put(i)
}

// put updates the Space after a cell has moved, grown or shrunk.
func (s *State) put(i int) {
	c := &s.cells[i]
	if k := s.work.players[i]; k != nil {
		s.work.cells.put(k, c.At, s.laws.reach(c))
	}
}

// pass starts another pass if the last one changed anything: new satellites take part, eaten cells do
// not.
func (s *State) pass() bool {
	w := s.work
	for i := range w.lost {
		s.players[i].Cells -= w.lost[i]
		w.lost[i] = 0
	}
	for i := range s.cells {
		if w.players[i] == nil && !w.gone[i] {
			s.indexCell(i)
		}
	}
	w.changed, w.next = w.next, w.changed[:0]
	slices.Sort(w.changed) // indexes are in the order of ids (A11)
	for _, i := range w.changed {
		w.marked[i] = false
	}
	return len(w.changed) > 0
}

// markChanged marks a cell as changed in this pass.
func (s *State) markChanged(i int) {
	if w := s.work; !w.marked[i] {
		w.marked[i] = true
		w.next = append(w.next, int32(i))
	}
}

// change sets the mass and place of a cell, and marks it.
func (s *State) change(i int, mass float32, at Point) {
	c := &s.cells[i]
	c.Mass, c.At = mass, at
	s.put(i)
	s.markChanged(i)
}

// removeEaten removes an eaten cell from the game.
func (s *State) removeEaten(i int) {
	w := s.work
	w.gone[i] = true
	w.cells.take(w.players[i])
	owner := s.cells[i].Owner
	if s.laws.Dialect == Document { // A21
		s.players[owner].Cells--
	} else {
		w.lost[owner]++
	}
}

// takes reports whether a cell that covers another's centre eats it, in a scan.
func (s *State) takes(c, o *Cell) bool {
	if c.Owner != o.Owner {
		return s.laws.Outweighs(c.Mass, o.Mass)
	}
	if c.Isolated != 0 || o.Isolated != 0 {
		return false
	}
	return s.laws.Dialect == Original || heavier(c, o) // A3
}

// heavier reports whether c absorbs o, another cell of the same player (A3).
func heavier(c, o *Cell) bool { return c.Mass > o.Mass || c.Mass == o.Mass && c.ID < o.ID }

// eaten returns the new place of an eater: the original puts it between the two (A2).
func (s *State) eaten(eater Point, a Point, massA float32, b Point, massB float32) Point {
	if s.laws.Dialect == Original {
		return meet(a, massA, b, massB)
	}
	return eater
}

// eat lets cell i eat or merge with cell j. scans is true if i scans; otherwise j looked and found i,
// and the original compares their masses the other way round.
func (s *State) eat(i, j int, scans bool) {
	c, o := &s.cells[i], &s.cells[j]
	what, at, mass := EventMerge, c.At, s.laws.Clamp(c.Mass+o.Mass)
	if c.Owner != o.Owner {
		what, mass = EventEat, s.laws.Gain(c.Mass, o.Mass)
		if scans {
			at = s.eaten(c.At, c.At, c.Mass, o.At, o.Mass)
		} else {
			at = s.eaten(c.At, o.At, o.Mass, c.At, c.Mass)
		}
	}
	s.change(i, mass, at)
	s.removeEaten(j)
	v := s.tell(what, c)
	v.Whose, v.Other, v.Place = o.Owner, o.ID, o.At
}

// look lets a cell that changed be eaten by the first cell that covers it, and reports whether one
// did.
func (s *State) look(i int) bool {
	c := &s.cells[i]
	l := s.laws
	k := s.work.cells.first(c.At, 0, -1, func(k *token) bool {
		o := &s.cells[k.at]
		if int(k.at) == i || !l.Covers(o.At, o.Mass, c.At) {
			return false
		}
		if o.Owner != c.Owner {
			return l.Outweighs(o.Mass, c.Mass)
		}
		if o.Isolated != 0 || c.Isolated != 0 {
			return false
		}
		return o.Mass > c.Mass || l.Dialect == Document && heavier(o, c)
	})
	if k == nil {
		return false
	}
	s.eat(int(k.at), i, false)
	return true
}

// scan lets a cell eat what it covers: players' cells, neutral cells, viruses, each by ascending id.
func (s *State) scan(i int) {
	l := s.laws
	for after := int64(-1); ; {
		c := &s.cells[i]
		k := s.work.cells.first(c.At, l.reach(c), after, func(k *token) bool {
			o := &s.cells[k.at]
			return int(k.at) != i && l.Covers(c.At, c.Mass, o.At) && s.takes(c, o)
		})
		if k == nil {
			break
		}
		after = int64(k.id)
		s.eat(i, int(k.at), true)
	}
	s.graze(i)
	if len(s.remains) > 0 {
		s.scavenge(i)
	}
	if len(s.viruses) > 0 {
		s.infect(i)
	}
}

// reach returns the radius of a cell, not below 0.
func (l Laws) reach(c *Cell) float32 { return float32(math.Abs(float64(l.Radius(c.Mass)))) }

// graze lets a cell eat initial neutral cells.
func (s *State) graze(i int) {
	m := s.laws.Map
	c := &s.cells[i]
	for from := 0; ; {
		id, ok := s.plankton(c, from)
		if !ok {
			return
		}
		from = id + 1
		p := m.Plankton(uint32(id))
		s.change(i, s.laws.Gain(c.Mass, m.PlanktonMass), s.eaten(c.At, c.At, c.Mass, p, m.PlanktonMass))
		s.absent.set(uint32(id))
		s.away = append(s.away, due{uint32(id), uint32(s.done + m.Regrowth)})
		if len(s.events) < maxGrazing {
			v := s.tell(EventGraze, c)
			v.Other, v.Place = uint32(id), p
		}
	}
}

// plankton returns the first neutral cell of the grid, from an id on, that is present and covered by a
// cell. The grid positions are computed, so no Space is needed.
func (s *State) plankton(c *Cell, from int) (int, bool) {
	m := s.laws.Map
	r := s.laws.reach(c)
	left, right := lines(m.xs, m.Width, c.At.X, r)
	top, bottom := lines(m.ys, m.Height, c.At.Y, r)
	row := max(top, from/m.Columns)
	r2 := r * r
	for ; row <= bottom; row++ {
		dy := c.At.Y - m.ys[row]
		dy2 := float32(dy * dy)
		if dy2 >= r2 {
			continue
		}
		id := row*m.Columns + left
		column := left
		if id < from {
			column += from - id
			id = from
		}
		for ; column <= right; column++ {
			dx := c.At.X - m.xs[column]
			if float32(dx*dx)+dy2 < r2 && !s.absent.has(uint32(id)) {
				return id, true
			}
			id++
		}
	}
	return 0, false
}

// lines returns the range of columns or rows of the grid within r of a coordinate, with one to spare
// at each end for rounding.
func lines(at []float32, length, v, r float32) (first, last int) {
	per := float64(len(at)) / float64(length)
	first = int(max(0, min(float64(len(at)), math.Floor(float64((float64(v)-float64(r))*per)-0.5)-1)))
	last = int(max(-1, min(float64(len(at)-1), math.Ceil(float64((float64(v)+float64(r))*per)-0.5)+1)))
	return first, last
}

// scavenge lets a cell eat what surrenders left.
func (s *State) scavenge(i int) {
	w := s.work
	for after := int64(-1); ; {
		c := &s.cells[i]
		k := w.still.first(c.At, s.laws.reach(c), after, func(k *token) bool {
			return !k.virus && s.laws.Covers(c.At, c.Mass, s.remains[k.at].At)
		})
		if k == nil {
			return
		}
		after = int64(k.id)
		n := s.remains[k.at]
		s.change(i, s.laws.Gain(c.Mass, n.Mass), s.eaten(c.At, c.At, c.Mass, n.At, n.Mass))
		w.still.take(k)
		v := s.tell(EventScavenge, c)
		v.Other, v.Place = n.ID, n.At
		s.remains = slices.Delete(s.remains, int(k.at), int(k.at)+1)
		w.remains = dropToken(w.remains, k.at)
	}
}

// dropToken removes the token at an index and moves those behind it up.
func dropToken(list []*token, at int32) []*token {
	list = slices.Delete(list, int(at), int(at)+1)
	for _, t := range list[at:] {
		t.at--
	}
	return list
}

// infect lets a cell eat viruses, and explode on each.
func (s *State) infect(i int) {
	w := s.work
	for after := int64(-1); ; {
		c := &s.cells[i]
		if !(c.Mass > s.laws.Map.VirusMass) { // A4
			return
		}
		k := w.still.first(c.At, s.laws.reach(c), after, func(k *token) bool {
			return k.virus && s.laws.Covers(c.At, c.Mass, s.viruses[k.at].At)
		})
		if k == nil {
			return
		}
		after = int64(k.id)
		virus := s.viruses[k.at]
		w.still.take(k)
		s.viruses = slices.Delete(s.viruses, int(k.at), int(k.at)+1)
		w.viruses = dropToken(w.viruses, k.at)
		s.explode(i, virus)
	}
}

// explode bursts a cell that ate a virus.
func (s *State) explode(i int, virus Virus) {
	c := &s.cells[i]
	left, n, mass, d := s.laws.Blast(c.Mass, s.count(c.Owner))
	s.change(i, left, c.At)
	c.Isolated = s.laws.Map.Isolation
	v := s.tell(EventExplode, c)
	v.Other, v.Place, v.First = virus.ID, virus.At, s.next
	at, owner, firstEvent := c.At, c.Owner, len(s.events)-1
	for k := range n {
		p, inside := s.laws.Satellite(at, d, k, n)
		if !inside {
			continue
		}
		s.events[firstEvent].Count++
		s.cells = append(s.cells, Cell{ID: s.id(), Owner: owner, At: p, Mass: mass, Isolated: s.laws.Map.Isolation})
		s.players[owner].Cells++
		w := s.work
		w.players = append(w.players, nil) // other cells do not see it before the next pass
		w.gone, w.marked = append(w.gone, false), append(w.marked, false)
		s.markChanged(len(s.cells) - 1)
	}
}
