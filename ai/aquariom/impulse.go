package aquariom

import "ludotheque/rules/aquariom"

// temper is how a level plays that looks little: as a beginner does, who swims after
// whatever is smaller, sees late who is larger, and divides when it likes to. Lengths of
// time are in seconds, so that it is the same on all maps. The zero temper has none of it.
type temper struct {
	// beat is after how many seconds it looks about again, on the average: until then a cell goes
	// on as before.
	beat float32
	// eyes is how far a cell looks for prey, in seconds of its own swimming.
	eyes float32
	// stubborn is for how long it swims after a prey, which it may never catch, and sulks
	// for how long it then looks for none.
	stubborn, sulks float32
	// sees is within how many seconds of swimming of its rim a cell is seen that may eat it,
	// and blind how many per cent of looks miss it in a chase.
	sees  float32
	blind int
	// leads says that it swims where its prey will be, not where it is.
	leads bool
	// leap is up to how far, in reaches of a daughter, it throws one at its prey.
	leap float32
	// splits is how likely it is, in per cent a second and for each new cell's mass that it weighs,
	// to divide for no reason when it is a quarter heavier than a new cell.
	splits int
	// rash says that it takes whatever is smaller for prey, also what it cannot eat yet.
	rash bool
}

// impulse is what a cell is about.
type impulse struct {
	prey  uint32 // that it swims after; 0 for none
	until int    // the turn until which it does, or looks for none
}

// seconds converts seconds to turns; at least 1.
func (p *Player) seconds(n float32) int { return max(1, int(n*1000)/max(1, p.turn)) }

// follow returns where a cell swims by its temper, if that has anything to say: away from who is about
// to eat it, or after its prey.
func (p *Player) follow(c *swimmer) (to aquariom.Point, ok bool) {
	if p.eyes == 0 {
		return to, false
	}
	d := &p.pond
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
	return p.pond.laws.Outweighs(c.mass, o.mass) || p.rash && c.mass > o.mass
}

// far returns how many seconds a cell swims to the middle of another from its own rim.
func (p *Player) far(c, o *swimmer) float32 {
	d := &p.pond
	speed := max(0.01, d.laws.Speed(c.mass)) * float32(p.seconds(1))
	return max(0, distance(c.at, o.at)-d.laws.Radius(c.mass)) / speed
}

// threat returns the nearest of those that may soon eat a cell, if it sees one.
func (p *Player) threat(c *swimmer, chases bool) (nearest *swimmer) {
	d := &p.pond
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

// quarry returns the prey that a cell would swim after.
func (p *Player) quarry(c *swimmer) (best *swimmer) {
	d := &p.pond
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

// burstOut returns a division by temper: at a prey that a daughter may reach or not, or for no reason
// at all.
func (p *Player) burstOut(c *swimmer) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.pond
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
	target = aquariom.Point{X: c.at.X + 1000*dir.X, Y: c.at.Y + 1000*dir.Y}
	b, err := d.laws.Divide(c.at, c.mass, target, half)
	return target, half, err == nil && !b.Lost
}

// swims returns the cell of another player with an id, nil when there is none.
func (d *pond) swims(id uint32) *swimmer {
	for i := range d.others {
		if d.others[i].id == id && id != 0 {
			return &d.others[i]
		}
	}
	return nil
}
