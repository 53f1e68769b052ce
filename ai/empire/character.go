package empire

import "ludotheque/ai"

// lean returns the weights of a character.
func (w weights) lean(c ai.Character) weights {
	switch c {
	case ai.Miser: // coins, and goods for later
		w.coin = w.coin * 6 / 5
		w.good = w.good * 6 / 5
	case ai.Pirate: // armies, more than control needs
		w.army = w.army * 3 / 2
		w.edge *= 2
	case ai.Daredevil: // many regions, with as little as can hold them
		w.edge /= 2
		w.spread *= 2
	}
	return w
}
