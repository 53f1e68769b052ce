package bzzz

import (
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// patience is added to the distances of prey in turns before they are compared, so that the nearest
// does not always win.
const patience = 3

// hunter finds where a bee does most harm: in contact with enemy bees that stay long enough to be
// reached.
type hunter struct {
	c *chart
	// prey is, by bee, the loss of its owner when it is hit: the expected nectar and the missed turns,
	// weighted by the owner's strength. It is 0 for bees that are no prey.
	prey []float64
}

func (m *mind) newHunter(c *chart) *hunter {
	v := c.v
	h := &hunter{c: c, prey: make([]float64, len(v.Bees))}
	wealth, most := standing(v)
	turns := float64(min(v.Params.KO, ownTurnsLeft(&v.Board, v.Seat)))
	for i := range v.Bees {
		if b := &v.Bees[i]; b.Owner != v.Seat && !b.KO() && b.Kind != bzzz.Drone {
			behind := m.spite * (most - wealth[b.Owner]) / 10
			h.prey[i] = (expect(b.Nectar) + turns) / (1 + behind + float64(behind*behind/2))
		}
	}
	return h
}

// standing returns the estimated wealth of each seat, in stock and on its bees, and the most that a
// rival has.
func standing(v *bzzz.View) (wealth [bzzz.Players]float64, most float64) {
	for p := range wealth {
		wealth[p] = expect(v.Stocks[p])
	}
	for i := range v.Bees {
		wealth[v.Bees[i].Owner] += expect(v.Bees[i].Nectar)
	}
	for p, w := range wealth {
		if rules.Seat(p) != v.Seat {
			most = max(most, w)
		}
	}
	return wealth, most
}

// worth returns the expected gain of a bee of ours at x, y against the bees now in contact with that
// cell, minus its own risk. Only drones have turns to lose: the others hunt when there is nothing else
// for them to do.
func (h *hunter) worth(k bzzz.Kind, x, y int) float64 {
	v := h.c.v
	foes, force, value := 0, 0, 0.0
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
	own := float64(k.Force())
	value = float64(value * (own / (own + float64(foes))))
	if k == bzzz.Drone {
		value -= float64(force*v.Params.KO) / (own + float64(force))
	}
	return value
}

// settled reports whether an enemy bee is likely to stay for a while: it is next to a flower that may
// hold something, and not full.
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

// target returns the cell to which a bee should go, and its value per turn; -1 and 0 if there is none.
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
		settled := h.settled(i)
		for _, to := range c.around(b.Owner, x.X, x.Y) {
			if who := c.bee(to); who >= 0 && who != bee || cost[to] >= far {
				continue
			}
			turns := float64(float64(cost[to])/turnCost) + 1
			if turns > 2 && !settled {
				turns *= 2
			}
			if w := h.worth(b.Kind, to%c.n, to/c.n) / (turns + patience); w > worth {
				cell, worth = to, w
			}
		}
	}
	return cell, worth
}

// hunt sends the drones, and the bees without nectar and without anything to gather, each after
// different prey. Drones without prey wait at a rich flower.
func (m *mind) hunt(c *chart, p *plan) {
	v := c.v
	h := m.newHunter(c)
	var idle []int
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner == v.Seat && !b.KO() && p.errands[i].do == stay && (b.Kind == bzzz.Drone || b.Nectar.Lo == 0) {
			idle = append(idle, i)
		}
	}
	for len(idle) > 0 {
		who, cell, most := -1, -1, 0.0
		for k, i := range idle {
			if to, w := h.target(i); w > most {
				who, cell, most = k, to, w
			}
		}
		if who < 0 {
			break
		}
		p.errands[idle[who]] = errand{strike, cell}
		idle = append(idle[:who], idle[who+1:]...)
		// The next bee should prefer other prey.
		for i := range v.Bees {
			if b := &v.Bees[i]; bzzz.Chebyshev(b.X, b.Y, cell%c.n, cell/c.n) <= 1 {
				h.prey[i] /= 4
			}
		}
	}
	for _, i := range idle {
		if v.Bees[i].Kind == bzzz.Drone {
			p.errands[i] = m.wait(c, i)
		}
	}
}

// wait sends a drone to a flower that holds much and is not too far.
func (m *mind) wait(c *chart, bee int) errand {
	v := c.v
	b := &v.Bees[bee]
	best, most := errand{}, 0.0
	for i := range v.Flowers {
		fl := &v.Flowers[own(b.Owner, i)]
		if w := expect(fl.Nectar) / float64(6+bzzz.Chebyshev(b.X, b.Y, fl.X, fl.Y)); w > most {
			best, most = errand{keep, c.cell(fl.X, fl.Y)}, w
		}
	}
	return best
}

// fullness is how many cells farther a drone flies per point of nectar on its prey, for minds that
// prefer full ones.
const fullness = 4

// nearby is the largest distance of an enemy that a bee attacks by temper; moody is the number of own
// turns that a mood lasts.
const (
	nearby = 2
	moody  = 6
)

// chase sends drones after the nearest enemy bee, and now and then a gathering bee after one nearby,
// regardless of the odds and of whether it can be caught. Drones without prey wait at a rich flower.
func (m *mind) chase(c *chart, p *plan) {
	v := c.v
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Seat || b.KO() || p.anxious && b.Kind != bzzz.Drone && b.Nectar.Lo > 0 {
			continue
		}
		drudge := b.Kind == bzzz.Drone && m.drudge(p, i, v.OwnTurn(v.Seat))
		prey, most := -1, -float64(far)
		for j := range v.Bees {
			x := &v.Bees[j]
			d := bzzz.Chebyshev(b.X, b.Y, x.X, x.Y)
			if x.Owner == v.Seat || x.KO() || v.Zone(x.X, x.Y) == x.Owner {
				continue
			}
			worth := -float64(d)
			switch {
			case b.Kind != bzzz.Drone:
				worth += float64(x.Kind.Force()) // prefer strong enemies
			case m.fullest:
				worth += float64(expect(x.Nectar) * fullness)
			}
			if worth > most && (b.Kind == bzzz.Drone && !drudge || d <= nearby && m.angry(p, i, j, v.OwnTurn(v.Seat))) {
				prey, most = j, worth
			}
		}
		switch {
		case prey >= 0:
			p.errands[i] = errand{chase, prey}
		case b.Kind == bzzz.Drone && p.errands[i].do == stay:
			p.errands[i] = m.wait(c, i)
		}
	}
}

// angry reports whether a bee attacks an enemy in a turn of one's own, and drudge whether a drone gathers:
// constant for some turns.
func (m *mind) angry(p *plan, bee, enemy, turn int) bool {
	return p.mood(bee, enemy, turn) < m.temper
}

func (m *mind) drudge(p *plan, bee, turn int) bool {
	return p.anxious && turn > anxiousFrom || p.mood(bee, bee, turn) < m.gathers
}

// mood returns a number from 0 to 99 for a bee and another, constant for some turns.
func (p *plan) mood(bee, about, turn int) int {
	return rules.NewRand(p.taste + uint64(bee)<<8 + uint64(about)<<20 + uint64(turn/moody)<<32).Intn(100)
}
