package brutal

import (
	"strconv"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/kit"
)

// speech puts keys into words; the kit keeps the texts.
type speech struct{ k *kit.Kit }

func (w *speech) word(key string) string { return w.k.T(key) }

// say is the words of a key with a number and up to two names in it.
func (w *speech) say(key string, n int, name, other string) string {
	return w.k.T(key, "n", n, "name", name, "other", other)
}

// of is the words of a key with two numbers in it.
func (w *speech) of(key string, n, all int) string { return w.k.T(key, "n", n, "all", all) }

// tenths is a number of ten-thousandths with one digit after the point.
func (w *speech) tenths(x int) string {
	return w.k.T("brutal.number", "n", words.Fixed{Value: float64(x) / game.Rolls, Decimals: 1})
}

// Keys by number, so that none is put together at run time.
var (
	zoneKeys      = [game.Zones]string{"brutal.zone.0", "brutal.zone.1", "brutal.zone.2", "brutal.zone.3", "brutal.zone.4"}
	shortZoneKeys = [game.Zones]string{"brutal.short.0", "brutal.short.1", "brutal.short.2", "brutal.short.3", "brutal.short.4"}
	attributeKeys = [game.Attributes]string{"brutal.dexterity", "brutal.strength", "brutal.resistance", "brutal.constitution", "brutal.initiative"}
	effectKeys    = [game.Attributes]string{"brutal.effect.dexterity", "brutal.effect.strength", "brutal.effect.resistance", "brutal.effect.constitution", "brutal.effect.initiative"}
	dialectKeys   = [...]string{"brutal.rules.origine", "brutal.rules.equilibre"}
	programmes    = [game.Programmes]string{"ISI", "RT", "A2I", "GI", "GM", "MTE", "MM"}
	presetKeys    = map[string]string{
		"brutes": "brutal.preset.brutes", "wall": "brutal.preset.wall", "foxes": "brutal.preset.foxes",
		"balanced": "brutal.preset.balanced", "nurses": "brutal.preset.nurses", "bolts": "brutal.preset.bolts",
	}
	// presetTips say what each of them is good at.
	presetTips = map[string]string{
		"brutes": "brutal.tip.brutes", "wall": "brutal.tip.wall", "foxes": "brutal.tip.foxes",
		"balanced": "brutal.tip.balanced", "nurses": "brutal.tip.nurses", "bolts": "brutal.tip.bolts",
	}
	presetIcons = map[string]string{
		"brutes": "brutal/brutes", "wall": "brutal/wall", "foxes": "brutal/fox",
		"balanced": "brutal/balance", "nurses": "brutal/defensive", "bolts": "brutal/initiative",
	}
)

// refusals are the words for each reason of the rules to refuse.
var refusals = map[error]string{
	game.ErrNotNow:        "brutal.refused.not-now",
	game.ErrBudget:        "brutal.refused.budget",
	game.ErrCap:           "brutal.refused.cap",
	game.ErrBonus:         "brutal.refused.bonus",
	game.ErrStrategy:      "brutal.refused.strategy",
	game.ErrReservists:    "brutal.refused.reservists",
	game.ErrNoSuchZone:    "brutal.refused.zone",
	game.ErrReservist:     "brutal.refused.reservist",
	game.ErrUnposted:      "brutal.refused.unposted",
	game.ErrEmptyZone:     "brutal.refused.empty-zone",
	game.ErrNoSuchFighter: "brutal.refused.fighter",
	game.ErrTwice:         "brutal.refused.twice",
	game.ErrFallen:        "brutal.refused.fallen",
	game.ErrFighting:      "brutal.refused.fighting",
	game.ErrHeld:          "brutal.refused.held",
	game.ErrLast:          "brutal.refused.last",
}

// zone is a zone's name.
func (w *speech) zone(z int) string {
	if z < 0 || z >= game.Zones {
		return w.word("brutal.bench")
	}
	return w.word(zoneKeys[z])
}

var signed = func() (all [2][121]string) {
	for i := range all[0] {
		all[0][i], all[1][i] = "−"+strconv.Itoa(i), "+"+strconv.Itoa(i)
	}
	return all
}()

// minus and plus are numbers with their sign, kept for the usual ones.
func minus(n int) string {
	if n >= 0 && n < len(signed[0]) {
		return signed[0][n]
	}
	return "−" + strconv.Itoa(n)
}

func plus(n int) string {
	if n >= 0 && n < len(signed[1]) {
		return signed[1][n]
	}
	return "+" + strconv.Itoa(n)
}
