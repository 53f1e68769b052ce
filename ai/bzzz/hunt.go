package bzzz

import "ludotheque/rules/bzzz"

// hunter weighs where a drone does most harm: to be in contact with an enemy
// bee that stays long enough to be reached.
type hunter struct {
	c *chart
	// prey is, by bee, what its owner loses when it is hit: what it may carry
	// and the turns that it misses. 0 for bees that are no prey.
	prey []float64
}

func newHunter(c *chart, left int) *hunter {
	v := c.v
	h := &hunter{c: c, prey: make([]float64, len(v.Bees))}
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner == v.Seat || v.KOLeft(i) > 0 || b.Kind == bzzz.Drone {
			continue
		}
		h.prey[i] = expect(b.Nectar) + float64(min(v.Params.KO, left))
	}
	return h
}

// worth is what a drone of ours may win by standing at x, y against the bees
// that are now in contact with that cell, less its own risk.
func (h *hunter) worth(x, y int) float64 {
	v := h.c.v
	foes, force := 0, 0
	value := 0.0
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner == v.Seat || b.KO() || bzzz.Chebyshev(x, y, b.X, b.Y) > 1 {
			continue
		}
		foes++
		force += b.Kind.Force()
		value += h.prey[i]
	}
	if foes == 0 {
		return 0
	}
	own := float64(bzzz.Drone.Force())
	hit := own / (own + float64(foes))
	risk := float64(force) / (own + float64(force))
	return hit*value - risk*float64(v.Params.KO)
}

// settled says whether an enemy bee is likely to be there for a while: it is
// next to a flower that may hold something, and not full.
func (h *hunter) settled(bee int) bool {
	v := h.c.v
	b := &v.Bees[bee]
	if b.Nectar.Lo >= b.Kind.Capacity() {
		return false
	}
	for f := range v.Flowers {
		fl := &v.Flowers[f]
		if fl.Nectar.Hi > 0 && bzzz.Chebyshev(b.X, b.Y, fl.X, fl.Y) <= 1 {
			return true
		}
	}
	return false
}

// target is the cell to which a drone should go, and its worth per turn.
func (h *hunter) target(bee int) (cell int, worth float64) {
	c := h.c
	b := &c.v.Bees[bee]
	cost := c.reach(b.Owner, b.Kind, []int{c.at(bee)}, c.tolls(bee))
	cell = -1
	for i, prey := range h.prey {
		if prey <= 0 {
			continue
		}
		x := &c.v.Bees[i]
		for _, to := range c.around(b.Owner, x.X, x.Y) {
			if who := c.bee(to); who >= 0 && who != bee || cost[to] >= far {
				continue
			}
			turns := float64(cost[to])/turnCost + 1
			if turns > 2 && !h.settled(i) {
				turns *= 2
			}
			if w := h.worth(to%c.n, to/c.n) / (turns + 1); w > worth {
				cell, worth = to, w
			}
		}
	}
	return cell, worth
}

// hunt sends the drones, each after other prey. Those without any wait at the
// flower, of all, that holds most.
func (m *mind) hunt(c *chart, p *plan) {
	v := c.v
	h := newHunter(c, ownTurnsLeft(&v.Board, v.Seat))
	idle := map[int]bool{}
	for i := range v.Bees {
		if b := &v.Bees[i]; b.Owner == v.Seat && !b.KO() && b.Kind == bzzz.Drone {
			idle[i] = true
		}
	}
	for len(idle) > 0 {
		bee, cell, most := -1, -1, 0.0
		for i := range v.Bees {
			if !idle[i] {
				continue
			}
			if to, w := h.target(i); w > most {
				bee, cell, most = i, to, w
			}
		}
		if bee < 0 {
			break
		}
		p.errands[bee] = errand{walk, cell}
		delete(idle, bee)
		for i := range v.Bees {
			if b := &v.Bees[i]; bzzz.Chebyshev(b.X, b.Y, cell%c.n, cell/c.n) <= 1 {
				h.prey[i] /= 4
			}
		}
	}
	for i := range v.Bees {
		if idle[i] {
			m.wait(c, p, i)
		}
	}
}

// wait sends a drone to the richest flower that it is not too far to reach.
func (m *mind) wait(c *chart, p *plan, bee int) {
	v := c.v
	b := &v.Bees[bee]
	best, most := -1, 0.0
	for f := range v.Flowers {
		fl := &v.Flowers[f]
		if w := expect(fl.Nectar) / float64(6+bzzz.Chebyshev(b.X, b.Y, fl.X, fl.Y)); w > most {
			best, most = f, w
		}
	}
	if best >= 0 {
		p.errands[bee] = errand{keep, c.cell(v.Flowers[best].X, v.Flowers[best].Y)}
	}
}
