package aquariom

import "ludotheque/rules/aquariom"

// prize is a target left by a surrender: its mass, 0 for none, and the number of turns to it.
type prize struct {
	at          aquariom.Point
	gain, turns float32
}

// worth returns the share of the gain for a course of that many turns towards it: the course's share
// of the way.
func (z *prize) worth(ahead int) float32 {
	if z.turns <= float32(ahead) {
		return 0 // the course reaches it, or something better
	}
	return float32(z.gain * float32(ahead) / z.turns)
}

// share gives each own cell the best remains that it reaches before all other cells. Repeated
// surrenders leave whole cells at no cost: a player that did this and gathered them beat masters that
// did not gather.
func (d *observation) share(left []aquariom.Remain, gathers bool) {
	d.prizes = d.prizes[:0]
	for range d.mine {
		d.prizes = append(d.prizes, prize{turns: 1})
	}
	if !gathers {
		return
	}
	for _, r := range left {
		i, turns := d.soonest(d.mine, r.At)
		if i < 0 {
			return
		}
		if _, theirs := d.soonest(d.others, r.At); theirs < turns {
			continue
		}
		m := d.laws.Map
		gain := min(float32(m.Absorption*r.Mass), m.MaxMass-d.mine[i].mass)
		z, best := prize{r.At, gain, max(1, turns)}, &d.prizes[i]
		if float32(z.gain*best.turns) > float32(best.gain*z.turns) {
			*best = z
		}
	}
}

// soonest returns which of some cells covers a place first, and after how many turns; -1 for none.
func (d *observation) soonest(cells []swimmer, at aquariom.Point) (first int, turns float32) {
	const never = 1e9
	first, turns = -1, never
	for i := range cells {
		c := &cells[i]
		speed := max(d.laws.Speed(c.mass), 0.01)
		if n := max(0, distance(c.at, at)-d.laws.Radius(c.mass)) / speed; n < turns {
			first, turns = i, n
		}
	}
	return first, turns
}
