package history

import (
	"math"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
)

// AwardKind is what an award is for.
type AwardKind uint8

// The kinds of awards, in the order in which they are given.
const (
	// MostEaten ate the most cells of others; Other is whom it ate most often, Count
	// times.
	MostEaten AwardKind = iota
	// CruellestBite took the largest mass at once, of Other; Count is its per cent of
	// all that Other weighed.
	CruellestBite
	// LongestFlight swam before Other for the most turns; Count is 1 when it was caught.
	LongestFlight
	// DaringDivision threw a daughter that caught the most of Other within a second or
	// two; Count is her mass.
	DaringDivision
)

// Award is something that a seat did best.
type Award struct {
	Kind AwardKind
	// Seat has it; Other is to whom it happened.
	Seat, Other rules.Seat
	// Figure is by how much: cells, mass, turns, mass.
	Figure, Count int
	// At is the noted view of it, and Turn its turn.
	At, Turn int
	// Scene is the cell that did it and those about it, as they were; Who is its id.
	Scene []game.Cell
	Who   uint32
}

// maxScene is how many cells of a moment are kept at most.
const maxScene = 24

// scene keeps what swam about a cell that did something. A cell that was born in the same
// turn was not there before: it is shown as it is in the view after.
func (f *feats) scene(a *Award, v *game.View, who uint32) {
	a.Who, a.Scene = who, nil
	var mid *game.Cell
	for i := range f.cells {
		if f.cells[i].ID == who {
			mid = &f.cells[i]
		}
	}
	if mid == nil {
		if mid = v.Cell(who); mid == nil {
			return
		}
		a.Scene = append(a.Scene, *mid)
	}
	for _, c := range f.cells {
		dx, dy, far := c.At.X-mid.At.X, c.At.Y-mid.At.Y, 5*mid.Mass+120
		if dx*dx+dy*dy < far*far && len(a.Scene) < maxScene {
			a.Scene = append(a.Scene, c)
		}
	}
}

// Within how many turns a daughter catches what she was thrown at, how near, in reaches
// of the one who comes, a player has to flee, and for how many turns one may be out of
// reach and still flee.
const (
	pounceTurns = 24
	fleeReaches = 2
	fleeRest    = 10
)

// feats keeps what awards are given for.
type feats struct {
	eaten  map[[2]rules.Seat]int // by eater and eaten
	last   []int                 // when each seat ate last
	meal   []Award               // the scene of that
	awards [DaringDivision + 1]Award
	flight []flight
	thrown []thrown
	// cells are those of the view before.
	cells []game.Cell
	mass  []float32 // of each seat, there
}

// flight is a seat that flees.
type flight struct {
	from          rules.Seat
	turns, beyond int
}

// thrown is a daughter and since when she swims.
type thrown struct {
	cell       uint32
	turn, mass int
}

// see takes in the next view.
func (f *feats) see(at int, v *game.View) {
	if f.eaten == nil {
		f.eaten = map[[2]rules.Seat]int{}
		f.last, f.meal, f.flight, f.mass = make([]int, len(v.Players)), make([]Award, len(v.Players)), make([]flight, len(v.Players)), make([]float32, len(v.Players))
	}
	for i := range v.Events {
		e := &v.Events[i]
		switch e.What {
		case game.EventEat:
			f.eat(at, v, e)
		case game.EventDivide:
			if !e.Lost {
				mass := 0
				if c := v.Cell(e.First); c != nil {
					mass = round(c.Mass)
				}
				f.thrown = append(f.thrown, thrown{e.First, v.Turn, mass})
			}
		}
	}
	kept := f.thrown[:0]
	for _, t := range f.thrown {
		if v.Turn-t.turn <= pounceTurns {
			kept = append(kept, t)
		}
	}
	f.thrown = kept
	f.flee(at, v)
	f.cells = append(f.cells[:0], v.Cells...)
	for i := range v.Players {
		f.mass[i] = v.Players[i].Mass
	}
}

func round(m float32) int { return int(math.RoundToEven(float64(m))) }

// eat takes in a meal.
func (f *feats) eat(at int, v *game.View, e *game.Event) {
	f.eaten[[2]rules.Seat{e.Seat, e.Whose}]++
	f.last[e.Seat] = at
	f.scene(&f.meal[e.Seat], v, e.Cell)
	mass := float32(0)
	for i := range f.cells {
		if f.cells[i].ID == e.Other {
			mass = f.cells[i].Mass
		}
	}
	if mass == 0 {
		return // it was born in the same turn
	}
	if b := &f.awards[CruellestBite]; round(mass) > b.Figure {
		share := int(100*mass/max(mass, f.mass[e.Whose]) + 0.5)
		*b = Award{Kind: CruellestBite, Seat: e.Seat, Other: e.Whose, Figure: round(mass), Count: share, At: at, Turn: v.Turn}
		f.scene(b, v, e.Cell)
	}
	for i := range f.thrown {
		t := &f.thrown[i]
		if d := &f.awards[DaringDivision]; t.cell == e.Cell && round(mass) > d.Figure {
			*d = Award{Kind: DaringDivision, Seat: e.Seat, Other: e.Whose, Figure: round(mass), Count: t.mass, At: at, Turn: v.Turn}
			f.scene(d, v, e.Cell)
		}
	}
	if v.Players[e.Whose].Cells == 0 {
		f.caught(at, v, e.Whose, e.Seat)
	}
}

// caught ends a flight.
func (f *feats) caught(at int, v *game.View, p, by rules.Seat) {
	if l := &f.awards[LongestFlight]; l.Seat == p && l.Other == by && l.At >= at-fleeRest {
		l.Count = 1
	}
	f.flight[p] = flight{}
}

// flee counts for how long each seat's heaviest cell has swum before the same other.
func (f *feats) flee(at int, v *game.View) {
	laws := v.Laws()
	for p := range f.flight {
		var me *game.Cell
		for i := range v.Cells {
			if c := &v.Cells[i]; int(c.Owner) == p && (me == nil || c.Mass > me.Mass) {
				me = c
			}
		}
		l := &f.flight[p]
		if me == nil {
			*l = flight{}
			continue
		}
		by, near := rules.Spectator, float32(math.MaxFloat32)
		for i := range v.Cells {
			c := &v.Cells[i]
			if int(c.Owner) == p || !laws.Outweighs(c.Mass, me.Mass) {
				continue
			}
			dx, dy, reach := c.At.X-me.At.X, c.At.Y-me.At.Y, fleeReaches*laws.Radius(c.Mass)
			if gap := dx*dx + dy*dy; gap < near && gap < reach*reach {
				by, near = c.Owner, gap
			}
		}
		switch {
		case by >= 0 && (l.turns == 0 || l.from == by):
			l.from, l.beyond = by, 0
			l.turns++
		case by >= 0:
			*l = flight{from: by, turns: 1}
		case l.turns > 0:
			if l.beyond++; l.beyond > fleeRest {
				*l = flight{}
			}
		}
		if a := &f.awards[LongestFlight]; by >= 0 && l.turns > a.Figure {
			*a = Award{Kind: LongestFlight, Seat: rules.Seat(p), Other: by, Figure: l.turns, At: at, Turn: v.Turn}
			f.scene(a, v, me.ID)
		}
	}
}

// leastFlight is the least number of turns of a flight worth an award.
const leastFlight = 20

// Awards are what was done best, at most one of each kind, in their order; the earlier
// of equals has it. An award without a winner is left out.
func (c *History) Awards() (all []Award) {
	f := &c.feats
	best := Award{Kind: MostEaten, Seat: rules.Spectator}
	for p, n := range c.meals {
		seat := rules.Seat(p)
		if n == 0 || n < best.Figure || n == best.Figure && f.last[p] >= best.At {
			continue
		}
		best.Seat, best.Figure, best.At = seat, n, f.last[p]
		best.Other, best.Count = rules.Spectator, 0
		for q := range c.meals {
			if k := f.eaten[[2]rules.Seat{seat, rules.Seat(q)}]; k > best.Count {
				best.Other, best.Count = rules.Seat(q), k
			}
		}
	}
	if best.Seat >= 0 {
		best.Turn = c.Turn(best.At)
		best.Scene, best.Who = f.meal[best.Seat].Scene, f.meal[best.Seat].Who
		all = append(all, best)
	}
	for _, a := range f.awards[CruellestBite:] {
		if a.Figure > 0 && (a.Kind != LongestFlight || a.Figure >= leastFlight) {
			all = append(all, a)
		}
	}
	return all
}

// Ranked returns the seats, the best first.
func (c *History) Ranked() []rules.Seat { return c.order.Seats }

// Layers are the shares of the sea over the turns, as parts of one: for each of at most
// maxPoints moments those of every seat.
func (c *History) Layers() (moments [][]float32) {
	for p := range c.seats {
		values, _ := c.curve(func(at int) float32 { return c.mass(at, rules.Seat(p)) })
		for i, v := range values {
			if p == 0 {
				moments = append(moments, make([]float32, c.seats))
			}
			moments[i][p] = v
		}
	}
	for _, m := range moments {
		all := float32(0)
		for _, v := range m {
			all += v
		}
		for p := range m {
			m[p] /= max(all, 1e-6)
		}
	}
	return moments
}
