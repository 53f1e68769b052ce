package aquariom

import (
	"ludotheque/ai"
	"ludotheque/rules/aquariom"
)

// lean makes a player play in the way of a character.
func (t *traits) lean(c ai.Character) {
	switch c {
	case ai.Miser: // grazes, and divides only where nobody comes for long
		t.hunts = false
		t.care += 3
		t.fear *= 1.3
	case ai.Pirate: // throws a daughter at all that she might catch
		t.hunts, t.sure = true, false
		t.fear *= 0.8
		t.drawn = 0.02
	case ai.Daredevil: // in many pieces, close by the strong
		t.cells *= 2
		t.care = max(t.care-3, 1)
		t.fear *= 0.8
		t.drawn, t.bold = 0.02, true
	}
}

// lure is what a grain of plankton weighs to a character, times the direction in which it
// likes a cell to swim; nothing for who is alone, or has no character.
func (p *Player) lure(c *swimmer) (way aquariom.Point) {
	d := &p.pond
	if p.drawn == 0 {
		return way
	}
	var to *swimmer
	for i := range d.others {
		o := &d.others[i]
		if to == nil || p.bold && o.mass > to.mass || !p.bold && distance(c.at, o.at) < distance(c.at, to.at) {
			to = o
		}
	}
	if to == nil || to.at == c.at {
		return way
	}
	pull := p.drawn * d.laws.Map.PlanktonMass / distance(c.at, to.at)
	return aquariom.Point{X: (to.at.X - c.at.X) * pull, Y: (to.at.Y - c.at.Y) * pull}
}
