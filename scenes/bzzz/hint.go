package bzzz

import (
	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
)

// hint is what a strong player would do with the selected bee, with what both
// sides gain by it, on request.
type hint struct {
	*face
	said string
	at   board.Cell // its place
	to   [1]board.Cell
	step int // of the match, for which it was given
	bee  int
	open bool
}

// here reports whether there is a hint for what is selected now.
func (f *hint) here() bool { return f.open && f.step == f.on.Steps && f.bee == f.hands.sel && f.mine() }

// ask gives the hint, or takes it away again.
func (f *hint) ask() {
	if !f.mine() || f.turn.run != runNone {
		f.hands.refuseAt(game.ErrNotYourTurn, -1, f.hands.cursor)
		return
	}
	if f.here() {
		f.open = false
		return
	}
	f.on.Play("ui.press")
	f.hands.refused.left = 0
	f.open, f.step, f.bee = true, f.on.Steps, f.hands.sel
	hive := board.Cell{}
	hive.X, hive.Y = f.v.Hive(f.v.Seat)
	h, ok := bots.Advise(f.v, f.bee)
	switch {
	case f.bee >= 0:
		b := &f.v.Bees[f.bee]
		f.at = board.Cell{X: b.X, Y: b.Y}
	default:
		f.at = hive
	}
	f.to[0] = f.at
	if !ok {
		f.said = f.k.Say(words.BzzzHintNothing())
		return
	}
	f.to[0] = board.Cell{X: h.X, Y: h.Y}
	f.said = f.words(&h)
	if risk := f.risk(&h); risk != "" {
		f.said += "\n" + risk
	}
}

// words say what to do, and what it brings.
func (f *hint) words(h *bots.Hint) string {
	if h.Do == bots.HintLay {
		return f.k.Say(layAdvice[h.Kind])
	}
	name := board.Name(&f.v.Bees[h.Bee])
	switch {
	case h.Do == bots.HintGather:
		return f.k.Say(words.BzzzHintGather(h.Gain, name, f.turns(h.Turns)))
	case h.Do == bots.HintBring:
		return f.k.Say(words.BzzzHintBring(f.v.Bees[h.Bee].Nectar.Lo, name, f.turns(h.Turns)))
	case h.Do == bots.HintFight && h.Foe >= 0:
		return f.k.Say(words.BzzzHintFight(name, board.Name(&f.v.Bees[h.Foe]), f.span(f.v.Bees[h.Foe].Nectar)))
	case h.Do == bots.HintGuard || h.Do == bots.HintFight:
		return f.k.Say(words.BzzzHintGuard(name))
	}
	return f.k.Say(words.BzzzHintStay(name))
}

// risk says whom the bee meets on its way, with the chances of both and what is at
// stake for the own one.
func (f *hint) risk(h *bots.Hint) string {
	if h.Rival < 0 {
		return ""
	}
	name, rival := board.Name(&f.v.Bees[h.Bee]), board.Name(&f.v.Bees[h.Rival])
	return f.k.Say(words.BzzzHintRisk(h.Stake, name, rival, history.Odds(f.k, h.Num, h.Den), history.Odds(f.k, h.RivalNum, h.RivalDen)))
}

// layAdvice says why to lay, by the kind of the bee.
var layAdvice = [...]words.Text{words.BzzzHintWorker(), words.BzzzHintDrone(), words.BzzzHintScout()}

// marked returns where the hint leads, for the board.
func (f *hint) marked() []board.Cell {
	if !f.here() {
		return nil
	}
	return f.to[:]
}

// paint says the hint at its bee.
func (f *hint) paint() {
	if f.here() && !f.menu.open {
		f.hands.paintSaid(f.said, f.at, f.v, true, 1)
	}
}
