package aquariom

import (
	"ludotheque/ai"
	"ludotheque/rules/aquariom"
)

// lean adapts a temper to a character.
func (t *temper) lean(c ai.Character) {
	switch c {
	case ai.Miser: // shy: it hunts only what comes near, and divides seldom
		t.eyes *= 0.2
		t.sees *= 1.5
		t.blind, t.splits = t.blind/2, t.splits/2
	case ai.Pirate: // never gives up
		t.eyes *= 1.4
		t.stubborn *= 1.6
		t.sulks *= 0.5
		t.leap *= 1.2
	case ai.Daredevil: // goes for the heaviest, ignores predators, and explodes often
		t.blind = 100
		t.eyes *= 1.4
		t.sulks *= 0.5
		t.splits *= 2
	}
}

// lean adapts traits to a character.
func (t *traits) lean(c ai.Character) {
	t.temper.lean(c)
	// Levels with gathers are drawn only to near players: they have better things to do.
	t.near = drawnFar
	if t.gathers {
		t.near = drawnNear
	}
	switch c {
	case ai.Miser: // grazes away from others, and divides only if no predator is near
		t.hunts = false
		t.care += 3
		t.fear *= 1.3
		t.drawn = -0.01
	case ai.Pirate: // throws a daughter at all that she might catch
		t.hunts, t.sure = true, false
		t.drawn = 0.02
		if t.gathers {
			// Drawn to predators and with less fear, it had a tenth fewer points than hard.
			t.preys = true
		} else {
			t.fear *= 0.8
		}
	case ai.Daredevil:
		t.care = max(t.care-3, 1)
		if t.gathers {
			// It fears little, and nothing else: with more cells it would be much stronger than its
			// level.
			t.fear *= 0.4
		} else { // near strong opponents, in many pieces
			t.fear *= 0.8
			t.cells *= 2
			t.drawn, t.bold = 0.02, true
		}
	}
}

// drawnFar and drawnNear are the distances within which others attract. Swimming at a far player keeps
// a constant direction through full plankton: a novice, which turns about much, would win 66 to 78 of
// 100 comparisons on reef by that alone.
const drawnFar, drawnNear = 1200, 500

// lure returns the weight of a grain of plankton for a character, times the direction it prefers: to
// the nearest other cell that is near, or that is prey, to the heaviest one of those, or away from the
// nearest; zero without such a cell or without a character.
func (p *Player) lure(c *swimmer) (way aquariom.Point) {
	d := &p.observation
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

// offWall removes the component of a preference towards a near wall: otherwise a fleeing cell ends in
// a corner, where it reaches half as much plankton.
func offWall(way, at, size float32) float32 {
	const part = 0.2
	if way < 0 && at < part*size || way > 0 && at > (1-part)*size {
		return 0
	}
	return way
}
