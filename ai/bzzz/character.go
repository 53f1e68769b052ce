package bzzz

import (
	"slices"

	"ludotheque/ai"
)

// paid and paidShort are by how many per cent more a level forgets its bees in the way of
// a character, in a long game and in a short one, or less: what a liking wins it pays so,
// and a level stays what it is. Measured, until each wins 50 ± 5 % of its comparisons with its
// level (docs/players.md).
var (
	paid = map[ai.Level]map[ai.Character]int{
		ai.Easy:   {ai.Miser: 11, ai.Pirate: 14, ai.Daredevil: 8},
		ai.Normal: {ai.Miser: 12, ai.Pirate: 17, ai.Daredevil: 3},
		ai.Hard:   {ai.Pirate: 17},
	}
	paidShort = map[ai.Level]map[ai.Character]int{
		ai.Easy:   {ai.Miser: 6, ai.Pirate: -2, ai.Daredevil: -3},
		ai.Normal: {ai.Miser: 7, ai.Pirate: -1, ai.Daredevil: -5},
	}
)

// lean makes the mind of a level play in the way of a character.
func (m *mind) lean(l ai.Level, c ai.Character) {
	if c == "" {
		return
	}
	m.short = slices.Clone(m.short) // of all players of the level
	if m.short == nil {
		m.short = []mind{*m}
	}
	for i := range m.short {
		m.short[i].bend(c, paidShort[l][c])
	}
	m.bend(c, paid[l][c])
}

// bend makes a mind like what a character likes, and forget so many bees more for it.
func (m *mind) bend(c ai.Character, forgets int) {
	m.forgets += forgets
	switch c {
	case ai.Miser: // goes on gathering where it is, and fights nobody who can wait
		m.loyal++
		m.spite = 0
		m.early++
		if !m.hunts {
			m.drones = 0
		}
	case ai.Pirate: // after whoever is ahead
		m.spite += 0.6
		m.hunts, m.drones = true, max(m.drones, 1)
	case ai.Daredevil: // past enemies and through them, and eggs until late
		m.hunts = true
		m.risk *= 0.8
		m.early -= 2
	}
}
