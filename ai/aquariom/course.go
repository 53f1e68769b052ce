package aquariom

import (
	"math"

	"ludotheque/rules/aquariom"
)

// fade is what a gain a turn later is worth, where one now is 1.
const fade = 0.93

// course is where a cell goes: the target of the best course of those played
// in the head.
func (p *Player) course(c *swimmer) aquariom.Point {
	d := &p.pond
	best, most := c.at, float32(math.Inf(-1))
	try := func(to aquariom.Point, bonus float32) {
		p.rest()
		to = d.inside(to)
		if w := p.play(c, to, false) + bonus; w > most {
			best, most = to, w
		}
	}
	far := float32(p.ahead+2) * d.laws.Speed(c.mass)
	turned := p.rand.Intn(2)
	for i := range p.courses {
		dir := compass(2*i+turned, 2*p.courses)
		try(aquariom.Point{X: c.at.X + float32(far*dir.X), Y: c.at.Y + float32(far*dir.Y)}, 0)
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
	p.play(c, best, true)
	return best
}

// play is what a course is worth, in mass. When it is the one that is taken,
// its plankton is no more for the own cells that come after.
func (p *Player) play(c *swimmer, to aquariom.Point, taken bool) float32 {
	d := &p.pond
	m := d.laws.Map
	d.epoch++
	at, mass := c.at, c.mass
	var others [8]swimmer
	n := copy(others[:], d.near)
	worth, weight := float32(0), float32(1)
	for turn := range p.ahead {
		was := at
		at = d.laws.Move(at, mass, to)
		mass = d.laws.Decay(mass)
		r := d.laws.Radius(mass)
		for i := range n {
			o := &others[i]
			if o.mass == 0 {
				continue
			}
			gap := distance(at, o.at)
			switch {
			case o.mine:
				// Merging loses nothing but the growth of two; a cell in danger
				// is safer in a heavier one.
				if o.isolated <= turn && c.isolated <= turn && gap < max(r, d.laws.Radius(o.mass)) {
					worth -= float32(weight * 0.05 * min(mass, o.mass))
					o.mass = 0
				}
			case d.laws.Outweighs(o.mass, mass):
				o.at = d.chase(*o, was)
				if d.mined(o.at, o.mass) {
					o.mass = 0 // it explodes
					continue
				}
				gap = distance(at, o.at)
				reach := d.laws.Radius(o.mass)
				if gap < reach {
					return worth - float32(weight*p.fear*mass)
				}
				if half := o.mass / 2; turn < 3 && d.laws.Outweighs(half, mass) && gap < 3*d.laws.Radius(half) {
					// A daughter could be thrown at it.
					worth -= weight * p.fear * mass / 3
				}
				if gap < reach+float32(2*d.laws.Speed(o.mass)) {
					worth -= float32(weight * p.fear * mass * 0.04)
				}
			case d.laws.Outweighs(mass, o.mass):
				o.at = d.flee(*o, was)
				if distance(at, o.at) < r {
					worth += float32(weight * m.Absorption * o.mass)
					mass = d.laws.Gain(mass, o.mass)
					o.mass = 0
				}
			}
		}
		if mass > m.VirusMass && d.mined(at, mass) {
			worth -= float32(weight * m.VirusMass)
			mass -= m.VirusMass
		}
		food := 0
		d.each(at, r, func(id int) {
			if d.claimed[id] || d.seen[id] == d.epoch {
				return
			}
			d.seen[id] = d.epoch
			food++
			if taken {
				d.claimed[id] = true
			}
		})
		gain := float32(food) * m.PlanktonMass * m.Absorption
		for _, o := range d.remains {
			if d.laws.Covers(at, mass, o.At) && !d.laws.Covers(was, mass, o.At) {
				gain += float32(o.Mass * m.Absorption)
			}
		}
		// What is over the limit is lost.
		gain = min(gain, m.MaxMass-mass)
		worth += float32(weight * gain)
		mass += gain
		weight *= fade
	}
	// What comes next: food ahead, prey that is nearer than it was.
	worth += float32(weight * 0.3 * m.Absorption * d.graze(at, 2.5*d.laws.Radius(mass)) / 4)
	return worth
}
