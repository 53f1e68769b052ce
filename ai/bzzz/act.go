package bzzz

import (
	"cmp"
	"slices"

	"ludotheque/rules/bzzz"
)

// goals returns the cells from which the bee fulfils an errand; none means that it stays.
func (c *chart) goals(bee int, e errand) []int {
	p := c.v.Bees[bee].Owner
	switch e.do {
	case gather:
		return c.free(bee, c.spots(p, e.what))
	case bring:
		return c.free(bee, c.zone(p))
	case walk, strike:
		return []int{e.what}
	case chase:
		return c.free(bee, c.around(p, c.v.Bees[e.what].X, c.v.Bees[e.what].Y))
	case keep:
		return c.free(bee, c.around(p, e.what%c.n, e.what/c.n))
	}
	return nil
}

// free leaves out occupied cells, unless that leaves none.
func (c *chart) free(bee int, cells []int) []int {
	var left []int
	for _, cell := range cells {
		if b := c.bee(cell); b < 0 || b == bee {
			left = append(left, cell)
		}
	}
	if len(left) == 0 {
		return cells
	}
	return left
}

// move returns the next move of the turn that serves the errands, by bee; ok is false if no bee gains
// by moving. Bees nearest to their goal go first, to make room for those behind. price, if not nil,
// returns the cost for a bee of ending the turn on each cell; it may return nil for none.
func (c *chart) move(errands []errand, price func(bee int) []int32) (a bzzz.Action, ok bool) {
	if c.v.Phase > bzzz.PhaseMove {
		return a, false
	}
	type walker struct {
		bee  int
		f    field
		toll []int32
		cost int32
	}
	var walkers []walker
	for bee, e := range errands {
		b := &c.v.Bees[bee]
		if b.Owner != c.v.Seat || b.KO() || b.Moved || e.do == stay {
			continue
		}
		goals := c.goals(bee, e)
		if price == nil && slices.Contains(goals, c.at(bee)) {
			continue
		}
		toll := c.tolls(bee)
		f := c.reach(b.Owner, b.Kind, goals, toll)
		walkers = append(walkers, walker{bee, f, toll, f[c.at(bee)]})
	}
	slices.SortStableFunc(walkers, func(a, b walker) int { return cmp.Compare(a.cost, b.cost) })
	for _, w := range walkers {
		var risk []int32
		if price != nil {
			risk = price(w.bee)
		}
		if a, ok := c.descend(w.bee, w.f, w.toll, risk); ok {
			return a, true
		}
	}
	return a, false
}

// forage returns the next foraging of the turn: any bee that stayed and has room takes from the best
// flower in reach, the one of its errand first. Drones, and bees for which wants is false, do not.
func (c *chart) forage(errands []errand, wants func(bee int) bool) (a bzzz.Action, ok bool) {
	for bee, e := range errands {
		b := &c.v.Bees[bee]
		if b.Owner != c.v.Seat || b.KO() || b.Moved || b.Foraged || b.Nectar.Lo >= b.Kind.Capacity() || !wants(bee) {
			continue
		}
		best, most := -1, 0.0
		for i := range c.v.Flowers {
			f := own(b.Owner, i)
			fl := &c.v.Flowers[f]
			worth := expect(fl.Nectar)
			if fl.Nectar.Hi == 0 || bzzz.Chebyshev(b.X, b.Y, fl.X, fl.Y) > 1 {
				continue
			}
			if e.do == gather && e.what == f {
				worth = far
			}
			if worth > most {
				best, most = f, worth
			}
		}
		if best >= 0 {
			return bzzz.ForageFlower(bee, best), true
		}
	}
	return a, false
}
