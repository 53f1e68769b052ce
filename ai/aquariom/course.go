package aquariom

import (
	"math"

	"ludotheque/rules/aquariom"
)

// fade is what a gain a turn later is worth, where one now is 1.
const fade = 0.93

// course returns where a cell goes: the target of the best course of those played in the head.
func (p *Player) course(c *swimmer, z prize) aquariom.Point {
	d := &p.pond
	best, first, most := c.at, c.at, float32(math.Inf(-1))
	try := func(to aquariom.Point, bonus float32) {
		p.rest()
		to = d.inside(to)
		if p.beat > 0 && p.startled(c, to) {
			return // it looks no further than a hop, but sees what it swims into
		}
		w, landing := p.play(c, to, false)
		if w += bonus; w > most {
			best, most, first = to, w, landing
		}
	}
	far := float32(p.ahead+2) * d.laws.Speed(c.mass)
	// Where all courses are worth the same the first one is taken: were that always the
	// same direction, the seat whose corner lies against it would swim into the wall.
	turned := p.rand.Intn(len(p.dirs))
	lure := p.lure(c)
	for i := range p.courses {
		dir := p.dirs[(2*i+turned)%len(p.dirs)]
		try(aquariom.Point{X: c.at.X + float32(far*dir.X), Y: c.at.Y + float32(far*dir.Y)},
			float32(dir.X*lure.X)+float32(dir.Y*lure.Y))
	}
	if old, ok := p.last[c.id]; ok && distance(old, c.at) > d.laws.Speed(c.mass) {
		// Who turns about for nothing gets nowhere.
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

// play returns what a course is worth, in mass, and where its first turn ends. When it is the one that
// is taken, its plankton is no more for the own cells that come after.
func (p *Player) play(c *swimmer, to aquariom.Point, taken bool) (worth float32, first aquariom.Point) {
	d := &p.pond
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
		// What is over the limit is lost.
		gain := min(d.feed(&x, r, taken), m.MaxMass-x.mass)
		x.worth += float32(x.weight * gain)
		x.mass += gain
		if p.foresees { // what it grazes over a virus may make it heavy enough
			d.burst(&x)
		}
		x.weight *= fade
	}
	// What comes next: food ahead, prey that is nearer than it was.
	wide := 2.5 * d.laws.Radius(x.mass)
	if p.rows {
		wide = max(wide, 5*max(d.dx, d.dy))
	}
	x.worth += float32(x.weight * 0.3 * m.Absorption * d.graze(x.at, wide) / 4)
	return x.worth, first
}

// burst lets a cell on its course explode where it has to.
func (d *pond) burst(x *swum) {
	m := d.laws.Map
	if d.mined(x.at, x.mass) {
		x.worth -= float32(x.weight * m.VirusMass)
		x.mass -= m.VirusMass
	}
}

// picks reports whether it matters where exactly a cell ends its turn: it hops further than it is
// wide, and covers so little that one place has twice as much as another.
func (d *pond) picks(mass float32) bool {
	r := d.laws.Radius(mass)
	return d.laws.Speed(mass) > r && r < 2*max(d.dx, d.dy)
}

// pick returns the place within a hop where a cell covers the most plankton, near the end of a
// straight one: where four of the grid touch, or two, or one. Where it covers no more anywhere it is
// that end: who turns aside for nothing gets nowhere.
func (d *pond) pick(from, to aquariom.Point, mass float32) aquariom.Point {
	r, speed := d.laws.Radius(d.laws.Decay(mass)), d.laws.Speed(mass)
	hx, hy := d.dx/2, d.dy/2
	best, most := to, d.lying(to, r, fresh)
	capacity := d.capacity(r)
	i0, j0 := int(to.X/hx+0.5), int(to.Y/hy+0.5)
	for j := j0 - 2; j <= j0+2; j++ {
		for i := i0 - 2; i <= i0+2; i++ {
			if capacity[j&1][i&1] <= most {
				continue // no more than it has, whatever was eaten
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

// capacity returns how much plankton a circle of a radius covers at most, by the half row and half
// column of its middle, even or odd: odd ones lie on a row or column, even ones between two. It is
// what grains would count, told without counting, and no limit for a large circle.
func (d *pond) capacity(r float32) (most [2][2]int) {
	const (
		many = math.MaxInt
		near = 0.99 // short of it by more than rounding does
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

// swum is a cell on its course, turns ahead.
type swum struct {
	at, was  aquariom.Point // now, and a turn before
	mass     float32
	isolated int     // turns, when it set out
	turn     int     // from 0
	worth    float32 // of the course so far
	weight   float32 // of what happens now: less and less
	joined   float32 // mass of own cells that it has merged with, where that counts
}

// bulk returns the mass that others have to reckon with.
func (x *swum) bulk() float32 { return x.mass + x.joined }

// meet lets another cell do its best on one turn of a course, and reports whether the course ends
// there. r is the radius of the cell whose course it is.
func (p *Player) meet(x *swum, o *swimmer, r float32) (eaten bool) {
	d := &p.pond
	switch {
	case o.mine:
		// Merging loses nothing but the growth of two; a cell in danger
		// is safer in a heavier one.
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

// fleeFrom lets a heavier cell chase the one on its course, and reports whether that one is eaten.
func (p *Player) fleeFrom(x *swum, o *swimmer) (eaten bool) {
	d := &p.pond
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

// feed returns the mass of what lies under a cell on its course, each thing once.
func (d *pond) feed(x *swum, r float32, taken bool) float32 {
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
