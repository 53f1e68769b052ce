package trichrome

import "ludotheque/ai"

// lean adapts the parameters of a level to a character. Levels with full sight change the weights of
// prey and hunter; others see one of them farther than the other, since a novice, which goes straight
// for what it sees, would otherwise play the same.
func (t *traits) lean(c ai.Character) {
	switch c {
	case ai.Miser: // keeps away from its hunter, and lets a prey go for that
		t.fear += 3 // a whole cell would gain too much: to survive is to win
		t.care += 60
		t.hunterFarther = 2
	case ai.Pirate: // after its prey
		t.greed += 60
		t.preyFarther, t.hunterFarther = 1, -4
	case ai.Daredevil: // close by its hunter
		t.fear = max(t.fear-4, 4)
		t.care -= 60
		t.preyFarther, t.hunterFarther = 1, -3
	}
}
