package aquariom

import (
	"math"
	"slices"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/ui"
)

// Times in ticks.
const (
	fedTicks    = 24 // a cell that ate wobbles more
	birthTicks  = 15 // a cell unfolds from its shape
	growthTicks = 18 // plankton and urchins grow in
	sipTicks    = 7  // plankton is drawn into who eats it
)

// maxSips is how many seeds are drawn in at once; no eye follows more.
const maxSips = 256

// actor is a cell on its way from one view to the next.
type actor struct {
	cell     game.Cell
	from     game.Point // where it was a turn ago, or where it came out of
	fromMass float32
	fed      int
	folded   int // ticks until it is unfolded, after its birth
}

// sip is plankton on its way into a cell.
type sip struct {
	at    game.Point
	cell  uint32
	to    game.Point
	ticks int
}

// shoal is what swims: the latest two views and everything between them.
type shoal struct {
	board       *board.Board
	now, before *game.View
	lately      lately
	laws        game.Laws
	// phase is how far time is from the view before to the present one.
	phase   float32
	seconds float32

	actors, earlier []actor // in the order of the views' cells
	bed             board.Plankton
	growing         []uint32 // plankton that is not whole yet
	sips            []sip
	urchinAge       map[uint32]int
	flocks          []flock // by seat, as shown now
	moments
	painted []board.Sip
}

// enter makes a view the present one, with nothing before it.
func (h *shoal) enter(v *game.View) {
	h.now, h.before, h.phase = v, v, 1
	h.lately = lately{}
	h.lately.keep(v)
	h.laws = v.Laws()
	h.actors = h.actors[:0]
	for i := range v.Cells {
		c := v.Cells[i]
		h.actors = append(h.actors, actor{cell: c, from: c.At, fromMass: c.Mass})
	}
	m := v.Map
	if h.bed.Key == 0 {
		h.bed.Key = uint64(m.Columns)<<32 | uint64(m.Rows)
		h.bed.Step = m.Width / float32(m.Columns)
		n := m.PlanktonCount()
		h.bed.Places, h.bed.Grown = make([]ui.Point, n), make([]uint8, n)
		for id := range h.bed.Places {
			p := m.Plankton(uint32(id))
			h.bed.Places[id] = ui.Point{X: p.X, Y: p.Y}
		}
	}
	for id := range h.bed.Grown {
		h.bed.Grown[id] = 255
	}
	for _, a := range v.Away {
		h.bed.Grown[a.ID] = 0
	}
	h.growing, h.sips = h.growing[:0], h.sips[:0]
	h.urchinAge = map[uint32]int{}
	for i := range v.Viruses {
		h.urchinAge[v.Viruses[i].ID] = growthTicks
	}
	h.flocks = make([]flock, len(v.Players))
	h.measure()
}

// step makes the next view the present one.
func (h *shoal) step(v *game.View) {
	h.before, h.now = h.now, v
	h.lately.keep(v)
	h.earlier, h.actors = h.actors, h.earlier[:0]
	j := 0
	for i := range v.Cells {
		c := v.Cells[i]
		for j < len(h.earlier) && h.earlier[j].cell.ID < c.ID {
			j++
		}
		a := actor{cell: c, from: c.At, fromMass: c.Mass}
		if j < len(h.earlier) && h.earlier[j].cell.ID == c.ID {
			o := &h.earlier[j]
			a.from, a.fromMass, a.fed, a.folded = o.cell.At, o.cell.Mass, o.fed, o.folded
		}
		h.actors = append(h.actors, a)
	}
	for i := range v.Events {
		h.happened(v, &v.Events[i])
	}
	h.regrow(v)
	for i := range v.Viruses {
		if _, ok := h.urchinAge[v.Viruses[i].ID]; !ok {
			h.urchinAge[v.Viruses[i].ID] = 0
		}
	}
	if len(h.urchinAge) > len(v.Viruses) {
		for id := range h.urchinAge {
			if !slices.ContainsFunc(v.Viruses, func(u game.Virus) bool { return u.ID == id }) {
				delete(h.urchinAge, id)
			}
		}
	}
	h.phase = 0
}

// happened takes in what an event changes about what swims.
func (h *shoal) happened(v *game.View, e *game.Event) {
	switch e.What {
	case game.EventGraze:
		h.bed.Grown[e.Other] = 0
		h.fed(e.Cell, fedTicks/3)
		if len(h.sips) < maxSips {
			h.sips = append(h.sips, sip{at: e.Place, cell: e.Cell, to: e.At})
		}
	case game.EventEat, game.EventScavenge, game.EventMerge:
		h.fed(e.Cell, fedTicks)
	case game.EventReborn:
		if a := h.actor(e.Cell); a != nil {
			a.folded = birthTicks
		}
	case game.EventDivide:
		// The daughter comes out of her mother.
		if d := h.actor(e.First); d != nil && !e.Lost {
			if m := h.old(e.Cell); m != nil {
				d.from = m.cell.At
			}
		}
	case game.EventExplode:
		for id := e.First; id < e.First+uint32(e.Count); id++ {
			if d := h.actor(id); d != nil {
				d.from = e.At
			}
		}
	}
}

// regrow lets plankton that is back grow in.
func (h *shoal) regrow(v *game.View) {
	// Who was away and is not any longer is back.
	for _, a := range h.before.Away {
		if h.bed.Grown[a.ID] == 0 && v.Present(a.ID) {
			h.bed.Grown[a.ID] = 1
			h.growing = append(h.growing, a.ID)
		}
	}
}

func (h *shoal) fed(cell uint32, ticks int) {
	if a := h.actor(cell); a != nil {
		a.fed = max(a.fed, ticks)
	}
}

func byID(a actor, id uint32) int {
	switch {
	case a.cell.ID < id:
		return -1
	case a.cell.ID > id:
		return 1
	}
	return 0
}

// actor returns the cell of that id, or nil.
func (h *shoal) actor(id uint32) *actor {
	if i, ok := slices.BinarySearchFunc(h.actors, id, byID); ok {
		return &h.actors[i]
	}
	return nil
}

// old returns the cell of that id a turn ago, or nil.
func (h *shoal) old(id uint32) *actor {
	if i, ok := slices.BinarySearchFunc(h.earlier, id, byID); ok {
		return &h.earlier[i]
	}
	return nil
}

// tick advances all that moves by itself by a tick.
func (h *shoal) tick() {
	h.seconds += 1.0 / 60
	for i := range h.actors {
		a := &h.actors[i]
		if a.fed > 0 {
			a.fed--
		}
		if a.folded > 0 {
			a.folded--
		}
	}
	kept := h.growing[:0]
	for _, id := range h.growing {
		g := int(h.bed.Grown[id])
		if g == 0 {
			continue // eaten again
		}
		g = min(255, g+255/growthTicks)
		h.bed.Grown[id] = uint8(g)
		if g < 255 {
			kept = append(kept, id)
		}
	}
	h.growing = kept
	left := h.sips[:0]
	for _, s := range h.sips {
		if s.ticks++; s.ticks < sipTicks {
			left = append(left, s)
		}
	}
	h.sips = left
	for id, age := range h.urchinAge {
		if age < growthTicks {
			h.urchinAge[id] = age + 1
		}
	}
}

// spot is where a cell is shown now.
func (h *shoal) spot(a *actor) (x, y float32) {
	return a.from.X + (a.cell.At.X-a.from.X)*h.phase, a.from.Y + (a.cell.At.Y-a.from.Y)*h.phase
}

// weight returns how heavy a cell is shown now: it comes in quickly, then slowly.
func (h *shoal) weight(a *actor) float32 {
	u := 1 - h.phase
	return a.fromMass + (a.cell.Mass-a.fromMass)*(1-u*u*u)
}

// measure gathers each seat's cells as they are shown now.
func (h *shoal) measure() {
	for p := range h.flocks {
		h.flocks[p] = newFlock()
	}
	for i := range h.actors {
		a := &h.actors[i]
		x, y := h.spot(a)
		m := h.weight(a)
		h.flocks[a.cell.Owner].add(i, x, y, h.laws.Radius(m), m)
	}
}

// flockOf returns a seat's cells as they are shown now.
func (h *shoal) flockOf(p rules.Seat) *flock { return &h.flocks[p] }

// massOf returns what a seat weighs, as it is shown.
func (h *shoal) massOf(p rules.Seat) int { return int(h.flocks[p].mass + 0.5) }

// cellsOf returns how many cells a seat has.
func (h *shoal) cellsOf(p rules.Seat) int { return h.now.Players[p].Cells }

// eaten reports whether a seat has no cell left.
func (h *shoal) eaten(p rules.Seat) bool { return h.now.Players[p].Cells == 0 }

// ownAt is the seat's cell at a place of the map.
func (h *shoal) ownAt(seat rules.Seat, at game.Point) (uint32, bool) {
	best, id := float32(math.MaxFloat32), uint32(0)
	for i := range h.actors {
		a := &h.actors[i]
		if a.cell.Owner != seat {
			continue
		}
		x, y := h.spot(a)
		d := hypot(at.X-x, at.Y-y)
		if d <= max(h.laws.Radius(a.cell.Mass), 14) && d < best {
			best, id = d, a.cell.ID
		}
	}
	return id, best < math.MaxFloat32
}

func hypot(x, y float32) float32 { return float32(math.Sqrt(float64(x*x + y*y))) }

// crowned returns the cell that wears the leader's crown: the index of an actor, -1
// for none.
func (h *shoal) crowned(leader rules.Seat) int {
	if h.now.Turn < 1 {
		return -1
	}
	return h.flocks[leader].heaviest
}
