package bzzz

import "ludotheque/rules/bzzz"

// danger is the probability that a bee of the viewer is hit, by cell, before it can move again.
type danger struct {
	c *chart
	// safe is the probability to come through, by cell, for weak bees and for drones.
	safe [2][]float64
}

// eager returns the probability that an enemy bee that is near enough seeks contact.
func eager(k bzzz.Kind) float64 {
	if k == bzzz.Drone {
		return 0.7
	}
	return 0.1
}

func newDanger(c *chart) *danger {
	d := &danger{c: c}
	for strong := range d.safe {
		d.safe[strong] = make([]float64, c.n*c.n)
		for i := range d.safe[strong] {
			d.safe[strong][i] = 1
		}
	}
	for i := range c.v.Bees {
		if b := &c.v.Bees[i]; b.Owner != c.v.Seat && c.v.KOLeft(i) == 0 {
			d.spread(b)
		}
	}
	return d
}

// spread adds the danger around one enemy bee: in contact there is a skirmish at the end of this turn
// and, if the enemy stays, of its own; two cells away only if it comes.
func (d *danger) spread(b *bzzz.Bee) {
	n := d.c.n
	for y := max(0, b.Y-2); y <= min(n-1, b.Y+2); y++ {
		for x := max(0, b.X-2); x <= min(n-1, b.X+2); x++ {
			likely, rounds := 1.0, 1+eager(b.Kind)
			if bzzz.Chebyshev(x, y, b.X, b.Y) == 2 {
				likely, rounds = eager(b.Kind), 1
			}
			for strong, kind := range [2]bzzz.Kind{bzzz.Worker, bzzz.Drone} {
				hit := float64(b.Kind.Force()) / float64(kind.Force()+b.Kind.Force())
				d.safe[strong][d.c.cell(x, y)] *= 1 - float64(min(1, hit*rounds)*likely)
			}
		}
	}
}

// price returns the expected loss of a bee that ends the turn on each cell: its nectar and the missed
// turns, times the probability of being hit.
func (d *danger) price(bee int, weight float64) []int32 {
	b := &d.c.v.Bees[bee]
	safe := d.safe[0]
	if b.Kind == bzzz.Drone {
		safe = d.safe[1]
	}
	stake := float64(b.Nectar.Lo + d.c.v.Params.KO)
	t := make([]int32, len(safe))
	for i, s := range safe {
		if s < 1 {
			t[i] = int32(weight * (1 - s) * stake * turnCost)
		}
	}
	return t
}
