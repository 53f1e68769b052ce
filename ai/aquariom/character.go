package aquariom

import "ludotheque/ai"

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
	case ai.Daredevil: // in many pieces, close by the strong
		t.cells *= 2
		t.care = max(t.care-3, 1)
		t.fear *= 0.8
	}
}
