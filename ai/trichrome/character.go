package trichrome

import "ludotheque/ai"

// lean makes a player play in the way of a character. Who sees everything weighs prey and
// hunter in its own way; who does not looks out for one of them more than for the other: a
// novice, who goes straight for what it sees, would play as all novices do otherwise.
func (t *traits) lean(c ai.Character) {
	switch c {
	case ai.Miser: // keeps away from its hunter, and lets a prey go for that
		t.fear += 3 // a whole cell would gain too much: who is not eaten wins
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
