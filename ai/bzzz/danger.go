package bzzz

import "ludotheque/rules/bzzz"

// danger is how likely a bee of the viewer is to be hit, cell by cell, until it
// can move again.
type danger struct {
	c *chart
	// safe is, by force of the bee (a drone's or not) and cell, the chance to
	// come through.
	safe [2][]float64
}

// eager is how likely an enemy bee that is near enough is to seek contact.
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
		b := &c.v.Bees[i]
		if b.Owner == c.v.Seat || c.v.KOLeft(i) > 0 {
			continue
		}
		for dy := -2; dy <= 2; dy++ {
			for dx := -2; dx <= 2; dx++ {
				x, y := b.X+dx, b.Y+dy
				if x < 0 || y < 0 || x >= c.n || y >= c.n {
					continue
				}
				likely := 1.0
				// In contact there is a skirmish at the end of this turn and,
				// if the enemy stays, of his.
				rounds := 1 + eager(b.Kind)
				if max(abs(dx), abs(dy)) == 2 {
					likely, rounds = eager(b.Kind), 1
				}
				for strong := range d.safe {
					own := 1.0
					if strong == 1 {
						own = 5
					}
					hit := 1 - own/(own+float64(b.Kind.Force()))
					d.safe[strong][c.cell(x, y)] *= 1 - min(1, hit*rounds)*likely
				}
			}
		}
	}
	return d
}

// hit is the chance that the bee is hit when it ends the turn on the cell.
func (d *danger) hit(bee, cell int) float64 {
	strong := 0
	if d.c.v.Bees[bee].Kind == bzzz.Drone {
		strong = 1
	}
	return 1 - d.safe[strong][cell]
}

// toll is the price of ending the turn on each cell: the nectar carried and the
// turns lost, times the chance to lose them.
func (d *danger) toll(bee int, weight float64) []int32 {
	b := &d.c.v.Bees[bee]
	stake := float64(b.Nectar.Lo + d.c.v.Params.KO)
	t := make([]int32, len(d.safe[0]))
	for i := range t {
		if h := d.hit(bee, i); h > 0 {
			t[i] = int32(weight * h * stake * turnCost)
		}
	}
	return t
}
