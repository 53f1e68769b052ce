package bzzz

import (
	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// mind is what makes a level.
type mind struct {
	workers int     // lays no more than so many at a time
	early   int     // turns before the end when it lays no more
	repay   float64 // lays a worker that promises so many times its cost
	first   int     // workers before the first drone, one more before each other
	drones  int     // keeps as many
	nearest bool    // goes to the nearest flower that may hold something
	dither  int     // leaves out a laying one time in so many
	hunts   bool    // sends drones after loaded enemies; else they stand guard
	risk    float64 // weight of what may be lost to enemies; 0 is blind to them
}

var minds = map[ai.Level]mind{
	ai.Easy:   {workers: 3, early: 12, nearest: true, dither: 3, first: 3, drones: 1},
	ai.Normal: {workers: 5, early: 15, repay: 2},
	ai.Hard:   {workers: 8, early: 10, first: 2, drones: 3, hunts: true, repay: 2, risk: 0.3},
}

// plan is what a player means to do in one turn.
type plan struct {
	mind    *mind
	errands []errand // by bee
	lay     bzzz.Kind
	lays    bool
	danger  *danger
}

func (m *mind) plan(v *bzzz.View, r *rules.Rand) *plan {
	p := &plan{mind: m, errands: make([]errand, len(v.Bees))}
	c := newChart(v)
	if m.risk > 0 {
		p.danger = newDanger(c)
	}
	left := m.send(c, p)
	if m.hunts {
		m.hunt(c, p)
	} else {
		m.guard(c, p)
	}
	p.lay, p.lays = m.laying(c, left, r)
	return p
}

// next is the next action of the plan.
func (p *plan) next(v *bzzz.View) bzzz.Action {
	if p.lays {
		p.lays = false
		if a := bzzz.LayBee(p.lay); v.Check(a) == nil {
			return a
		}
	}
	c := newChart(v)
	var risk func(int) []int32
	if p.danger != nil {
		risk = func(bee int) []int32 { return p.danger.toll(bee, p.mind.risk) }
	}
	if a, ok := c.move(p.errands, risk); ok {
		return a
	}
	if a, ok := c.forage(p.errands, func(bee int) bool { return v.Bees[bee].Kind != bzzz.Drone }); ok {
		return a
	}
	return bzzz.EndTurn
}

// send gives every gathering bee its trip, the most profitable first, each
// leaving the flowers poorer for the next. It returns what is then expected to
// be left on the flowers.
func (m *mind) send(c *chart, p *plan) []float64 {
	v := c.v
	holds := make([]float64, len(v.Flowers))
	for i := range holds {
		holds[i] = expect(v.Flowers[i].Nectar)
	}
	var foragers [3]*forager
	type option struct {
		bee int
		trip
		worth float64
	}
	idle := map[int]bool{}
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Seat || b.KO() || b.Kind == bzzz.Drone {
			continue
		}
		idle[i] = true
		if foragers[b.Kind] == nil {
			foragers[b.Kind] = newForager(c, b.Kind)
		}
	}
	left := ownTurnsLeft(&v.Board, v.Seat)
	for len(idle) > 0 {
		best := option{worth: -far}
		for i := range v.Bees {
			if !idle[i] {
				continue
			}
			f := foragers[v.Bees[i].Kind]
			pace := 0.9 * f.pace(holds)
			for _, t := range f.trips(c.at(i), v.Bees[i].Nectar.Lo, left, holds) {
				o := option{i, t, m.worth(t, pace, f, c.at(i))}
				if o.worth > best.worth {
					best = o
				}
			}
		}
		if best.worth == -far {
			break
		}
		p.errands[best.bee] = best.errand
		if best.do == gather {
			holds[best.what] -= best.take
		}
		delete(idle, best.bee)
	}
	return holds
}

// worth compares trips. The nearest-flower player fills its bees before they
// come home and takes the nearest flower that promises anything.
func (m *mind) worth(t trip, pace float64, f *forager, cell int) float64 {
	if !m.nearest {
		return t.gain - pace*float64(t.turns)
	}
	if t.do == bring {
		return -100
	}
	return -float64(f.flowers[t.what][cell])
}

// laying decides whether to lay, and what.
func (m *mind) laying(c *chart, left []float64, r *rules.Rand) (bzzz.Kind, bool) {
	v := c.v
	if v.Check(bzzz.LayBee(bzzz.Worker)) != nil || ownTurnsLeft(&v.Board, v.Seat) < m.early {
		return 0, false
	}
	if m.dither > 0 && r.Intn(m.dither) == 0 {
		return 0, false
	}
	var mine, all [3]int
	for i := range v.Bees {
		all[v.Bees[i].Kind]++
		if v.Bees[i].Owner == v.Seat {
			mine[v.Bees[i].Kind]++
		}
	}
	if mine[bzzz.Worker] >= m.first+mine[bzzz.Drone] && mine[bzzz.Drone] < m.drones {
		return bzzz.Drone, true
	}
	if mine[bzzz.Worker] >= m.workers {
		return 0, false
	}
	if m.repay > 0 && m.promise(c, left, mine[bzzz.Worker], all[bzzz.Worker]) < m.repay*float64(v.Params.Cost) {
		return 0, false
	}
	return bzzz.Worker, true
}

// promise is what one more worker may be hoped to bring home: the larger share
// of the nectar left, as if every worker took alike, and no more than its time
// allows.
func (m *mind) promise(c *chart, left []float64, mine, all int) float64 {
	v := c.v
	sum := 0.0
	for _, n := range left {
		sum += n
	}
	share := sum * (float64(mine+1)/float64(all+1) - float64(mine)/float64(max(all, 1)))
	f := newForager(c, bzzz.Worker)
	return min(share, f.pace(left)*float64(ownTurnsLeft(&v.Board, v.Seat)-4))
}

// guard sends the drones: each to the flower of the own quarter that holds most.
func (m *mind) guard(c *chart, p *plan) {
	v := c.v
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Seat || b.KO() || b.Kind != bzzz.Drone {
			continue
		}
		best, most := -1, 0.0
		for f := int(v.Seat); f < len(v.Flowers); f += bzzz.Players {
			if n := expect(v.Flowers[f].Nectar); n > most {
				best, most = f, n
			}
		}
		if best >= 0 {
			p.errands[i] = errand{keep, c.cell(v.Flowers[best].X, v.Flowers[best].Y)}
		}
	}
}
