package aquariom

import (
	"ludotheque/ai"
	"ludotheque/rules/aquariom"
)

// lean makes a temper that of a character.
func (t *temper) lean(c ai.Character) {
	switch c {
	case ai.Miser: // shy: it hunts what comes near, and divides seldom
		t.eyes *= 0.2
		t.sees *= 1.5
		t.blind, t.splits = t.blind/2, t.splits/2
	case ai.Pirate: // never gives up
		t.eyes *= 1.4
		t.stubborn *= 1.6
		t.sulks *= 0.5
		t.leap *= 1.2
	case ai.Daredevil: // goes for the heaviest, does not look behind it, and bursts into pieces
		t.blind = 100
		t.splits *= 2
	}
}

// lean makes a player play in the way of a character.
func (t *traits) lean(c ai.Character) {
	t.temper.lean(c)
	// Who sets out for what it knows of is not drawn from far off: it has better to do.
	t.near = drawnFar
	if t.gathers {
		t.near = drawnNear
	}
	switch c {
	case ai.Miser: // grazes where nobody is, and divides only where nobody comes for long
		t.hunts = false
		t.care += 3
		t.fear *= 1.3
		t.drawn = -0.01
	case ai.Pirate: // throws a daughter at all that she might catch
		t.hunts, t.sure = true, false
		t.drawn = 0.02
		if t.gathers {
			// One that was drawn to whoever would eat it, and feared less, had a tenth fewer
			// points than hard.
			t.preys = true
		} else {
			t.fear *= 0.8
		}
	case ai.Daredevil:
		t.care = max(t.care-3, 1)
		if t.gathers {
			// It fears little, and no more: a normal that made six cells instead of three won 90 of
			// 100 comparisons on reef, and one that was drawn to the heaviest 41.
			t.fear *= 0.4
		} else { // close by the strong, in many pieces
			t.fear *= 0.8
			t.cells *= 2
			t.drawn, t.bold = 0.02, true
		}
	}
}

// drawnFar and drawnNear are from how far away others draw who swims at them. Who swims at
// somebody far off keeps its direction for long, through fresh grass: a novice, which turns about
// much, would win 66 to 78 of 100 comparisons on reef by that alone.
const drawnFar, drawnNear = 1200, 500

// lure returns what a grain of plankton weighs to a character, times the direction in which it likes a
// cell to swim: to the nearest other cell that is near, or that is prey, to the heaviest one of those,
// or away from the nearest; nothing for who is alone, or has no character.
func (p *Player) lure(c *swimmer) (way aquariom.Point) {
	d := &p.pond
	if p.drawn == 0 {
		return way
	}
	var to *swimmer
	for i := range d.others {
		o := &d.others[i]
		if p.drawn > 0 && distance(c.at, o.at) > p.near || p.preys && !d.laws.Outweighs(c.mass, o.mass) {
			continue
		}
		if to == nil || p.bold && o.mass > to.mass || !p.bold && distance(c.at, o.at) < distance(c.at, to.at) {
			to = o
		}
	}
	if to == nil || to.at == c.at {
		return way
	}
	pull := p.drawn * d.laws.Map.PlanktonMass / distance(c.at, to.at)
	way = aquariom.Point{X: (to.at.X - c.at.X) * pull, Y: (to.at.Y - c.at.Y) * pull}
	if p.drawn < 0 {
		m := d.laws.Map
		way.X, way.Y = offWall(way.X, c.at.X, m.Width), offWall(way.Y, c.at.Y, m.Height)
	}
	return way
}

// offWall returns a liking for one direction, but none for a wall that is near: who swims away from
// others and does not mind ends in a corner, where it reaches half as much plankton.
func offWall(way, at, size float32) float32 {
	const part = 0.2
	if way < 0 && at < part*size || way > 0 && at > (1-part)*size {
		return 0
	}
	return way
}
