package brutal

import (
	"strconv"
	"sync"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// speech puts what several parts say into words.
type speech struct{ k *kit.Kit }

// tenths returns a number of ten-thousandths with one digit after the point.
func (w *speech) tenths(x int) string {
	return w.k.Say(words.BrutalNumber(float64(x) / game.Rolls))
}

// Texts by number, so that none is put together at run time.
var (
	shortZones  = [game.Zones]words.Text{words.BrutalShort0(), words.BrutalShort1(), words.BrutalShort2(), words.BrutalShort3(), words.BrutalShort4()}
	attributes  = [game.Attributes]words.Text{words.BrutalDexterity(), words.BrutalStrength(), words.BrutalResistance(), words.BrutalConstitution(), words.BrutalInitiative()}
	effectsOf   = [game.Attributes]func(n int) words.Text{words.BrutalEffectDexterity, words.BrutalEffectStrength, words.BrutalEffectResistance, words.BrutalEffectConstitution, words.BrutalEffectInitiative}
	strategies  = [game.Strategies]words.Text{words.BrutalOffensive(), words.BrutalDefensive(), words.BrutalErratic()}
	dialects    = [...]words.Text{words.BrutalRulesOrigine(), words.BrutalRulesEquilibre()}
	programmes  = [game.Programmes]string{"ISI", "RT", "A2I", "GI", "GM", "MTE", "MM"}
	presetNames = map[string]words.Text{
		"brutes": words.BrutalPresetBrutes(), "wall": words.BrutalPresetWall(), "foxes": words.BrutalPresetFoxes(),
		"balanced": words.BrutalPresetBalanced(), "nurses": words.BrutalPresetNurses(), "bolts": words.BrutalPresetBolts(),
	}
	// presetTips say what each of them is good at.
	presetTips = map[string]words.Text{
		"brutes": words.BrutalTipBrutes(), "wall": words.BrutalTipWall(), "foxes": words.BrutalTipFoxes(),
		"balanced": words.BrutalTipBalanced(), "nurses": words.BrutalTipNurses(), "bolts": words.BrutalTipBolts(),
	}
	presetIcons = map[string]string{
		"brutes": "brutal/brutes", "wall": "brutal/wall", "foxes": "brutal/fox",
		"balanced": "brutal/balance", "nurses": "brutal/defensive", "bolts": "brutal/initiative",
	}
)

// refusals are the words for each reason of the rules to refuse.
var refusals = map[error]words.Text{
	play.ErrLost:          words.TableUnsent(),
	game.ErrNotNow:        words.BrutalRefusedNotNow(),
	game.ErrBudget:        words.BrutalRefusedBudget(),
	game.ErrCap:           words.BrutalRefusedCap(),
	game.ErrBonus:         words.BrutalRefusedBonus(),
	game.ErrStrategy:      words.BrutalRefusedStrategy(),
	game.ErrReservists:    words.BrutalRefusedReservists(),
	game.ErrNoSuchZone:    words.BrutalRefusedZone(),
	game.ErrReservist:     words.BrutalRefusedReservist(),
	game.ErrUnposted:      words.BrutalRefusedUnposted(),
	game.ErrEmptyZone:     words.BrutalRefusedEmptyZone(),
	game.ErrNoSuchFighter: words.BrutalRefusedFighter(),
	game.ErrTwice:         words.BrutalRefusedTwice(),
	game.ErrFallen:        words.BrutalRefusedFallen(),
	game.ErrFighting:      words.BrutalRefusedFighting(),
	game.ErrHeld:          words.BrutalRefusedHeld(),
	game.ErrLast:          words.BrutalRefusedLast(),
}

// zone returns a zone's name.
func (w *speech) zone(z int) string { return w.k.Say(history.Zone(z)) }

// signed are the usual numbers with their sign, made for the first screen that shows one.
var signed = sync.OnceValue(func() *[2][121]string {
	var all [2][121]string
	for i := range all[0] {
		all[0][i], all[1][i] = "−"+strconv.Itoa(i), "+"+strconv.Itoa(i)
	}
	return &all
})

// minus and plus are numbers with their sign, kept for the usual ones.
func minus(n int) string {
	if usual := &signed()[0]; n >= 0 && n < len(usual) {
		return usual[n]
	}
	return "−" + strconv.Itoa(n)
}

func plus(n int) string {
	if usual := &signed()[1]; n >= 0 && n < len(usual) {
		return usual[n]
	}
	return "+" + strconv.Itoa(n)
}
