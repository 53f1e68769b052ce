package aquariom

import (
	"math"

	"ludotheque/rules/aquariom"
)

// fade is the discount factor per turn.
const fade = 0.93

// course returns the target of the best simulated course of a cell.
func (p *Player) course(c *swimmer, z prize) aquariom.Point {
	d := &p.observation
	best, first, most := c.at, c.at, float32(math.Inf(-1))
	try := func(to aquariom.Point, bonus float32) {
		p.rest()
		to = d.inside(to)
		if p.beat > 0 && p.startled(c, to) {
			return // it looks only one move ahead, but sees what it swims into
		}
		w, landing := p.play(c, to, false)
		if w += bonus; w > most {
			best, most, first = to, w, landing
		}
	}
	far := float32(p.ahead+2) * d.laws.Speed(c.mass)
	// If all courses are equal the first is taken: a fixed first direction would drive the seat in
	// that corner into the wall.
	turned := p.rand.Intn(len(p.dirs))
	lure := p.lure(c)
	for i := range p.courses {
		dir := p.dirs[(2*i+turned)%len(p.dirs)]
		try(aquariom.Point{X: c.at.X + float32(far*dir.X), Y: c.at.Y + float32(far*dir.Y)},
			float32(dir.X*lure.X)+float32(dir.Y*lure.Y))
	}
	if old, ok := p.last[c.id]; ok && distance(old, c.at) > d.laws.Speed(c.mass) {
		// Turning back and forth makes no progress.
		try(old, float32(0.02*c.mass*d.laws.Map.Absorption))
	}
	for i, o := range d.near {
		if i == 4 {
			break
		}
		if o.mine || d.laws.Outweighs(c.mass, o.mass) {
			try(o.at, 0)
		}
	}
	if z.gain > 0 {
		try(z.at, z.worth(p.ahead))
	}
	p.play(c, best, true)
	if p.aims && d.picks(c.mass) {
		return first
	}
	return best
}

// play returns the value of a course, in mass, and where its first turn ends. If taken is true, its
// plankton is not available to the player's later cells.
func (p *Player) play(c *swimmer, to aquariom.Point, taken bool) (worth float32, first aquariom.Point) {
	d := &p.observation
	m := d.laws.Map
	d.begin()
	var others [8]swimmer
	n := copy(others[:], d.near)
	x := swum{at: c.at, mass: c.mass, isolated: c.isolated, weight: 1}
	for x.turn = range p.ahead {
		x.was = x.at
		x.at = d.laws.Move(x.at, x.mass, to)
		if p.aims && d.picks(x.mass) {
			x.at = d.pick(x.was, x.at, x.mass)
		}
		if x.turn == 0 {
			first = x.at
		}
		x.mass = d.laws.Decay(x.mass)
		r := d.laws.Radius(x.mass)
		for i := range n {
			if others[i].mass != 0 && p.meet(&x, &others[i], r) {
				return x.worth, first
			}
		}
		if !p.foresees {
			d.burst(&x)
		}
		// Mass over the limit is lost.
		gain := min(d.feed(&x, r, taken), m.MaxMass-x.mass)
		x.worth += float32(x.weight * gain)
		x.mass += gain
		if p.foresees { // what it eats over a virus may make it heavy enough
			d.burst(&x)
		}
		x.weight *= fade
	}
	// Prospects: plankton ahead, prey that is nearer than before.
	wide := 2.5 * d.laws.Radius(x.mass)
	if p.rows {
		wide = max(wide, 5*max(d.dx, d.dy))
	}
	x.worth += float32(x.weight * 0.3 * m.Absorption * d.graze(x.at, wide) / 4)
	return x.worth, first
}

// burst lets a cell on its course explode where it would.
func (d *observation) burst(x *swum) {
	m := d.laws.Map
	if d.mined(x.at, x.mass) {
		x.worth -= float32(x.weight * m.VirusMass)
		x.mass -= m.VirusMass
	}
}

// picks reports whether the exact end of a turn matters for a cell: it moves farther than it is wide,
// and covers so little that one place has twice as much as another.
func (d *observation) picks(mass float32) bool {
	r := d.laws.Radius(mass)
	return d.laws.Speed(mass) > r && r < 2*max(d.dx, d.dy)
}

// pick returns the place within a move where a cell covers the most plankton, near the end of a
// straight move: where four of the grid touch, or two, or one. If no place covers more it is the
// straight end.
func (d *observation) pick(from, to aquariom.Point, mass float32) aquariom.Point {
	r, speed := d.laws.Radius(d.laws.Decay(mass)), d.laws.Speed(mass)
	hx, hy := d.dx/2, d.dy/2
	best, most := to, d.lying(to, r, fresh)
	capacity := d.capacity(r)
	i0, j0 := int(to.X/hx+0.5), int(to.Y/hy+0.5)
	for j := j0 - 2; j <= j0+2; j++ {
		for i := i0 - 2; i <= i0+2; i++ {
			if capacity[j&1][i&1] <= most {
				continue // no more than its capacity, whatever was eaten
			}
			at := aquariom.Point{X: float32(float32(i) * hx), Y: float32(float32(j) * hy)}
			if !d.laws.Inside(at) || distance(from, at) > speed {
				continue
			}
			n := d.lying(at, r, fresh)
			if n > most {
				best, most = at, n
			}
		}
	}
	return best
}

// capacity returns the most plankton that a circle covers, by the half row and half column of its
// centre, even or odd: odd ones are on a row or column, even ones between two. It is an upper bound of
// grains without counting, and no limit for a large circle.
func (d *observation) capacity(r float32) (most [2][2]int) {
	const (
		many = math.MaxInt
		near = 0.99 // slightly less, against rounding
	)
	if r > near*min(d.dx, d.dy) {
		return [2][2]int{{many, many}, {many, many}} // more than the nearest ones
	}
	most[1][1] = 1
	if r > near*d.dx/2 {
		most[1][0] = 2
	}
	if r > near*d.dy/2 {
		most[0][1] = 2
	}
	if rr := r * r; rr > near*(float32(d.dx*d.dx)+float32(d.dy*d.dy))/4 {
		most[0][0] = 4
	}
	return most
}

// swum is a cell on its course, some turns ahead.
type swum struct {
	at, was  aquariom.Point // now, and a turn before
	mass     float32
	isolated int     // turns, at the start
	turn     int     // from 0
	worth    float32 // of the course so far
	weight   float32 // of the present gain: decreasing
	joined   float32 // mass of own cells that it has merged with, if that counts
}

// bulk returns the mass that counts against others.
func (x *swum) bulk() float32 { return x.mass + x.joined }

// meet lets another cell react in one turn of a course, and reports whether the course ends there. r
// is the radius of the cell whose course it is.
func (p *Player) meet(x *swum, o *swimmer, r float32) (eaten bool) {
	d := &p.observation
	switch {
	case o.mine:
		// Merging only loses the growth of two; a cell in danger is safer in a heavier one.
		if o.isolated <= x.turn && x.isolated <= x.turn && distance(x.at, o.at) < max(r, d.laws.Radius(o.mass)) {
			x.worth -= float32(x.weight * 0.05 * min(x.mass, o.mass))
			if p.wary {
				x.joined += o.mass
			}
			o.mass = 0
		}
	case d.laws.Outweighs(o.mass, x.bulk()):
		return p.fleeFrom(x, o)
	case d.laws.Outweighs(x.mass, o.mass):
		o.at = d.flee(*o, x.was)
		if distance(x.at, o.at) < r {
			x.worth += float32(x.weight * d.laws.Map.Absorption * o.mass)
			x.mass = d.laws.Gain(x.mass, o.mass)
			o.mass = 0
		}
	}
	return false
}

// fleeFrom lets a heavier cell chase the one on its course, and reports whether that is eaten.
func (p *Player) fleeFrom(x *swum, o *swimmer) (eaten bool) {
	d := &p.observation
	o.at = d.chase(*o, x.was)
	if d.mined(o.at, o.mass) {
		o.mass = 0 // it explodes
		return false
	}
	gap := distance(x.at, o.at)
	reach := d.laws.Radius(o.mass)
	if gap < reach {
		x.worth -= float32(x.weight * p.fear * x.mass)
		return true
	}
	if half := o.mass / 2; x.turn < 3 && d.laws.Outweighs(half, x.bulk()) && gap < 3*d.laws.Radius(half) {
		// A daughter could be thrown at it.
		x.worth -= float32(x.weight * p.fear * x.mass * p.thrown)
	}
	if gap < reach+float32(2*d.laws.Speed(o.mass)) {
		x.worth -= float32(x.weight * p.fear * x.mass * 0.04)
	}
	return false
}

// feed returns the mass of the plankton under a cell on its course, each grain once.
func (d *observation) feed(x *swum, r float32, taken bool) float32 {
	m := d.laws.Map
	u := eat
	if taken {
		u = claim
	}
	gain := float32(float32(d.lying(x.at, r, u)) * m.PlanktonMass * m.Absorption)
	for _, o := range d.remains {
		if d.laws.Covers(x.at, x.mass, o.At) && !d.laws.Covers(x.was, x.mass, o.At) {
			gain += float32(o.Mass * m.Absorption)
		}
	}
	return gain
}
