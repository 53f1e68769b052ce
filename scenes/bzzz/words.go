package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// phrase is words with what goes into them. A key has only some of the
// placeholders that say fills, so a few fields serve all of them.
type phrase struct {
	key  string
	n, m int
	x, y string
	draw float64
}

// speech puts phrases into words; the kit keeps them.
type speech struct{ k *kit.Kit }

func (w *speech) say(p phrase) string {
	return w.k.T(p.key,
		"n", p.n, "all", p.m, "turn", p.m, "num", p.n, "den", p.m, "lo", p.n, "hi", p.m,
		"name", p.x, "bee", p.x, "bees", p.x, "sign", p.x, "kos", p.x, "why", p.x,
		"foe", p.y, "foes", p.y, "range", p.y, "odds", p.y, "letter", p.y, "target", p.y, "dodges", p.y,
		"draw", words.Fixed{Value: p.draw, Decimals: 2})
}

func (w *speech) word(key string) string { return w.k.T(key) }

// drawn is a number drawn, with two decimals, as the language writes it.
func (w *speech) drawn(x float64) string {
	return w.say(phrase{key: "bzzz.decimal", draw: history.Hundredths(x)})
}

// span is an interval as text: "38–55", or one number when it is known.
func (w *speech) span(r game.Range) string {
	if r.Known() {
		return ui.Digits(r.Lo)
	}
	return w.say(phrase{key: "bzzz.range", n: r.Lo, m: r.Hi})
}

// Keys by kind, so that none is put together at run time.
var (
	kindKeys = [...]string{"bzzz.bee.worker", "bzzz.bee.drone", "bzzz.bee.scout"}
	theKeys  = [...]string{"bzzz.worker.named", "bzzz.drone.named", "bzzz.scout.named"}
	tipKeys  = [...]string{"bzzz.tip.worker", "bzzz.tip.drone", "bzzz.tip.scout"}
)

// refusals are the words for each reason of the rules to refuse an action.
var refusals = map[error]string{
	game.ErrOver:           "bzzz.refused.over",
	game.ErrNotYourTurn:    "bzzz.refused.not-your-turn",
	game.ErrUnknownAction:  "bzzz.refused.unknown",
	game.ErrLayTooLate:     "bzzz.refused.lay-too-late",
	game.ErrAlreadyLaid:    "bzzz.refused.already-laid",
	game.ErrTooPoor:        "bzzz.refused.too-poor",
	game.ErrHiveOccupied:   "bzzz.refused.hive-occupied",
	game.ErrNoSuchBee:      "bzzz.refused.no-such-bee",
	game.ErrNotYourBee:     "bzzz.refused.not-your-bee",
	game.ErrKO:             "bzzz.refused.ko",
	game.ErrMoveTooLate:    "bzzz.refused.move-too-late",
	game.ErrAlreadyMoved:   "bzzz.refused.already-moved",
	game.ErrTooFar:         "bzzz.refused.too-far",
	game.ErrDiagonal:       "bzzz.refused.diagonal",
	game.ErrOffBoard:       "bzzz.refused.off-board",
	game.ErrEnemyZone:      "bzzz.refused.enemy-zone",
	game.ErrCellOccupied:   "bzzz.refused.cell-occupied",
	game.ErrNoSuchFlower:   "bzzz.refused.no-such-flower",
	game.ErrFlowerTooFar:   "bzzz.refused.flower-too-far",
	game.ErrMovedThisTurn:  "bzzz.refused.moved",
	game.ErrAlreadyForaged: "bzzz.refused.already-foraged",
}

// lettered is what a seat is called where there is little room.
func (f *face) lettered(p rules.Seat) string {
	if c := &f.on.Chairs[p]; c.Chair.Person() && c.Name != "" {
		return c.Name
	}
	return p.Letter()
}
