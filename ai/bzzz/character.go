package bzzz

import "ludotheque/ai"

// lean makes a mind play in the way of a character. What a liking wins is paid with
// forgetting, so that a level stays what it is.
func (m *mind) lean(c ai.Character) {
	switch c {
	case ai.Miser: // goes on gathering where it is, and fights nobody who can wait
		m.loyal++
		m.spite = 0
		m.early++
		if !m.hunts && m.drones > 0 { // no drone, and its cost in nectar
			m.drones = 0
			m.forgets += 10
		}
	case ai.Pirate: // after whoever is ahead
		m.spite += 0.6
		if !m.hunts {
			m.hunts, m.drones = true, max(m.drones, 1)
			if m.dither < 12 { // a novice lays its drone too late to win by it
				m.forgets += 10
			}
		}
	case ai.Daredevil: // past enemies and through them, and eggs until late
		m.hunts = true
		m.risk *= 0.8
		m.early -= 2
	}
}
