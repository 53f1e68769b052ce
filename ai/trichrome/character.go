package trichrome

import "ludotheque/ai"

// lean makes a player play in the way of a character.
func (t *traits) lean(c ai.Character) {
	switch c {
	case ai.Miser: // keeps away from its hunter, and lets a prey go for that
		t.fear += 3 // a whole cell would gain too much: who is not eaten wins
		t.care += 60
	case ai.Pirate: // after its prey
		t.greed += 60
	case ai.Daredevil: // close by its hunter
		t.fear = max(t.fear-4, 4)
		t.care -= 60
	}
}
