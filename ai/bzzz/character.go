package bzzz

import (
	"slices"

	"ludotheque/ai"
)

// paid and paidShort are by how many per cent more or less often a level errs with a character, in a
// long game and in a short one, so that the character does not change its strength. They were measured
// such that each wins 50 ± 5 % of its comparisons with its level (docs/players.md).
var (
	paid = map[ai.Level]map[ai.Character]int{
		ai.Novice: {ai.Miser: 12, ai.Daredevil: -15},
		ai.Easy:   {ai.Daredevil: -8},
		ai.Hard:   {ai.Miser: -6, ai.Pirate: 26},
	}
	paidShort = map[ai.Level]map[ai.Character]int{
		ai.Novice: {ai.Miser: 15, ai.Pirate: -15, ai.Daredevil: -10},
		ai.Easy:   {ai.Miser: 8, ai.Pirate: -5},
		ai.Normal: {ai.Daredevil: -5},
	}
)

// lean adapts the parameters of a level to a character.
func (m *mind) lean(l ai.Level, c ai.Character) {
	if c == "" {
		return
	}
	m.short = slices.Clone(m.short) // shared by all players of the level
	if m.short == nil {
		m.short = []mind{*m}
	}
	for i := range m.short {
		m.short[i].bend(c, paidShort[l][c])
	}
	m.bend(c, paid[l][c])
}

// bend applies a character's preferences and its additional errors.
func (m *mind) bend(c ai.Character, errs int) {
	m.errs = max(0, m.errs+errs)
	switch c {
	case ai.Miser: // keeps gathering where it is, and avoids fights
		m.loyal++
		m.spite, m.temper = 0, 0
		m.early++
		m.gathers = 100
	case ai.Pirate: // hunts the leader, or the bee that carries most
		m.spite += 0.6
		m.hunts, m.drones = true, max(m.drones, 1)
		m.fullest, m.gathers = true, 0
	case ai.Daredevil: // ignores enemies, and lays until late
		m.hunts = true
		m.risk *= 0.8
		m.early -= 2
		m.gathers /= 2
		if m.nearest {
			m.temper += 30
		}
	}
}
