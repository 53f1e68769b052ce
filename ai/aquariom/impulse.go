package aquariom

import "ludotheque/rules/aquariom"

// temper is the impulsive behaviour of a beginner's level, which chases whatever is smaller, notices
// predators late, and divides at whim. Times are in seconds, so that they are the same on all maps.
// The zero temper has none of it.
type temper struct {
	// beat is the mean time between decisions, in seconds: until then a cell keeps its course.
	beat float32
	// eyes is how far a cell looks for prey, in seconds of its own swimming.
	eyes float32
	// stubborn is how long it chases a prey, which it may never catch, and sulks how long it then
	// looks for none.
	stubborn, sulks float32
	// sees is the distance of a predator's rim within which it is noticed, in seconds of swimming, and
	// blind the per cent of looks that miss it in a chase.
	sees  float32
	blind int
	// leads says that it aims at where its prey will be.
	leads bool
	// leap is the distance, in reaches of a daughter, up to which it throws one at its prey.
	leap float32
	// splits is the chance, in per cent per second and per mass of a new cell, of dividing without a
	// reason when it is a quarter heavier than a new cell.
	splits int
	// rash says that it chases whatever is smaller, even what it cannot eat yet.
	rash bool
}

// impulse is the present intention of a cell.
type impulse struct {
	prey  uint32 // the chased cell; 0 for none
	until int    // the turn until which it chases, or looks for no prey
}

// seconds converts seconds to turns; at least 1.
func (p *Player) seconds(n float32) int { return max(1, int(n*1000)/max(1, p.turn)) }

// follow returns where a cell swims by its temper, if it decides: away from a predator, or after its
// prey.
func (p *Player) follow(c *swimmer) (to aquariom.Point, ok bool) {
	if p.eyes == 0 {
		return to, false
	}
	d := &p.observation
	is := p.about[c.id]
	prey := d.swims(is.prey)
	if prey != nil && (d.turn >= is.until || !p.hopes(c, prey) || p.far(c, prey) > 1.5*p.eyes) {
		prey, is = nil, impulse{until: d.turn + p.seconds(p.sulks)}
	}
	if o := p.threat(c, prey != nil); o != nil {
		p.then[c.id] = impulse{until: d.turn + p.seconds(p.sulks)}
		return d.flee(swimmer{at: c.at, mass: 0}, o.at), true
	}
	if prey == nil && d.turn >= is.until {
		if prey = p.quarry(c); prey != nil {
			is = impulse{prey.id, d.turn + p.seconds(p.stubborn)}
		}
	}
	p.then[c.id] = is
	if prey == nil {
		return to, false
	}
	if p.leads {
		ahead := min(p.far(c, prey), 1) * float32(p.seconds(1))
		return d.inside(aquariom.Point{X: prey.at.X + float32(prey.v.X*ahead), Y: prey.at.Y + float32(prey.v.Y*ahead)}), true
	}
	return prey.at, true
}

// hopes reports whether a cell takes another for prey.
func (p *Player) hopes(c, o *swimmer) bool {
	return p.observation.laws.Outweighs(c.mass, o.mass) || p.rash && c.mass > o.mass
}

// far returns the time from a cell's rim to another's centre, in seconds.
func (p *Player) far(c, o *swimmer) float32 {
	d := &p.observation
	speed := max(0.01, d.laws.Speed(c.mass)) * float32(p.seconds(1))
	return max(0, distance(c.at, o.at)-d.laws.Radius(c.mass)) / speed
}

// threat returns the nearest cell that may soon eat c, if it is noticed.
func (p *Player) threat(c *swimmer, chases bool) (nearest *swimmer) {
	d := &p.observation
	for i := range d.near {
		o := &d.near[i]
		if o.mine || !d.laws.Outweighs(o.mass, c.mass) || p.far(o, c) > p.sees {
			continue
		}
		if nearest == nil || p.far(o, c) < p.far(nearest, c) {
			nearest = o
		}
	}
	if nearest == nil || chases && p.rand.Intn(100) < p.blind {
		return nil
	}
	return nearest
}

// quarry returns the prey that a cell would chase.
func (p *Player) quarry(c *swimmer) (best *swimmer) {
	d := &p.observation
	for i := range d.others {
		o := &d.others[i]
		if !p.hopes(c, o) || p.far(c, o) > p.eyes {
			continue
		}
		if best == nil || p.bold && o.mass > best.mass || !p.bold && p.far(c, o) < p.far(c, best) {
			best = o
		}
	}
	return best
}

// burstOut is a division by temper: at prey that a daughter may or may not reach, or without a reason.
func (p *Player) burstOut(c *swimmer) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.observation
	half := c.mass / 2
	if prey := d.swims(p.about[c.id].prey); prey != nil && p.leap > 0 && d.laws.Outweighs(half, prey.mass) {
		reach := d.laws.Radius(c.mass) + d.laws.Radius(half) // of her rim
		if distance(c.at, prey.at) < p.leap*reach {
			b, err := d.laws.Divide(c.at, c.mass, prey.at, half)
			return prey.at, half, err == nil && !b.Lost
		}
	}
	heavy := c.mass / d.laws.Map.StartMass
	if heavy < 1.25 || p.rand.Intn(100*p.seconds(1)) >= int(heavy*float32(p.splits)) {
		return target, 0, false
	}
	dir := compass(p.rand.Intn(8), 8)
	target = aquariom.Point{X: c.at.X + float32(1000*dir.X), Y: c.at.Y + float32(1000*dir.Y)}
	b, err := d.laws.Divide(c.at, c.mass, target, half)
	return target, half, err == nil && !b.Lost
}

// swims returns the cell of another player with an id, or nil.
func (d *observation) swims(id uint32) *swimmer {
	for i := range d.others {
		if d.others[i].id == id && id != 0 {
			return &d.others[i]
		}
	}
	return nil
}
