package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
)

// Line is something that happened: several of the same in a row are one line.
type Line struct {
	// At is the position right after it, of several the first one's.
	At int
	// Event is what happened, the latest of several; Times is how many there are.
	Event game.Event
	Times int
	// Text is the line in words. Why is how the automaton came to it, or what the
	// rules say of it; empty where there is nothing to explain.
	Text, Why words.Text
}

// log adds an event to the lines.
func (h *History) log(at int, v *game.View, e *game.Event) {
	line, ok := h.tell(v, e)
	if e.Kind == game.Asked {
		h.asked = e.Reason
	}
	if !ok || e.Kind == game.GameEnded && v.Games == 1 {
		return // the end of the only game needs no number
	}
	line.At = at
	if k := len(h.lines) - 1; k >= 0 && (e.Kind == game.Placed || e.Kind == game.Moved) && line.Why.IsZero() {
		if last := &h.lines[k]; last.Event.Kind == e.Kind && last.Event.Side == e.Side && last.Event.To == e.To && last.Event.From == e.From && last.Why.IsZero() {
			last.Event, last.Times = *e, last.Times+1
			last.Text = tell(e, last.Times)
			return
		}
	}
	h.lines = append(h.lines, line)
}

// tell puts an event into words, with the automaton's reasons; ok is false for one
// that needs none.
func (h *History) tell(v *game.View, e *game.Event) (line Line, ok bool) {
	line = Line{Event: *e, Times: 1}
	auto := v.Solo() && e.Side == game.Automaton
	switch e.Kind {
	case game.Decided:
		if e.Reason.What != game.WhatFrom {
			return line, false // what it does is an event of its own
		}
		line.Text, line.Why = words.EmpireLogDecided(Letter(e.Side), RegionNames[e.Reason.Chosen]), because(e.Reason, e.Reason.Settled)
		return line, true
	case game.Destroyed:
		switch {
		case auto:
			line.Text = words.EmpireLogCaptured(Letter(e.Side), Letter(e.Of), RegionNames[e.To])
		case e.Of == game.Neutral:
			line.Text = words.EmpireLogNeutralDestroyed(Letter(e.Side), RegionNames[e.To])
		default:
			line.Text = tell(e, 1)
		}
	case game.Drawn:
		line.Text = drawn(e)
		if e.Card.Face().Join == game.Or {
			line.Why = words.EmpireWhyRight()
		}
	case game.Unplayable:
		line.Text, line.Why = tell(e, 1), words.EmpireWhyKept()
	default:
		line.Text = tell(e, 1)
	}
	if auto && (e.Kind == game.Placed || e.Kind == game.Moved || e.Kind == game.Founded || e.Kind == game.Destroyed) {
		if w := reasonOf(v); w != nil {
			line.Why = because(w, w.Settled)
		} else if h.asked != nil {
			line.Why = because(h.asked, true)
		}
	}
	return line, !line.Text.IsZero()
}

// reasonOf is the decision that a view's events begin with; nil for none.
func reasonOf(v *game.View) *game.Reason {
	for i := range v.Events {
		if e := &v.Events[i]; e.Kind == game.Decided {
			return e.Reason
		}
	}
	return nil
}

// verbs are what cards do, as they say it.
var verbs = [game.Destroy + 1]func() words.Text{
	game.Place: words.EmpireVerbPlace, game.March: words.EmpireVerbMove, game.Sail: words.EmpireVerbSail,
	game.Found: words.EmpireVerbCity, game.Destroy: words.EmpireVerbDestroy,
}

// drawn tells which card the automaton turned over, and what it does with it.
func drawn(e *game.Event) words.Text {
	f := e.Card.Face()
	who, good := Letter(e.Side), GoodNames[f.Good]
	act := f.Acts[len(f.Acts)-1] // of two sides one of which is played, the right one
	switch {
	case f.Join == game.And:
		return words.EmpireLogDrawnAnd(who, good, verbs[f.Acts[0].Verb], verbs[act.Verb])
	case act.Verb == game.Found:
		return words.EmpireLogDrawnCity(who, good, verbs[act.Verb])
	}
	return words.EmpireLogDrawn(act.N, who, good, verbs[act.Verb])
}

// priorities are the automaton's priorities in the words of the log.
var priorities = [...]func() words.Text{
	game.RuleNear: words.EmpireWhyNear, game.RuleEmpty: words.EmpireWhyEmpty, game.RuleWeak: words.EmpireWhyWeak, game.RuleMarked: words.EmpireWhyMarked,
}

// because tells how the automaton came to a decision: among how many regions, and
// which priorities left fewer of them. Settled says that they left several, one of
// which the person chose, or the suggestion in their place.
func because(w *game.Reason, settled bool) words.Text {
	n := w.Steps[0].Kept.Len()
	last := words.EmpireWhyChoice
	if w.Settled {
		last = words.EmpireWhySettled
	}
	if w.What == game.WhatLoss && !w.Settled && n > 1 {
		return words.EmpireWhyLoss(n)
	}
	var why []func() words.Text
	for i := 1; i < len(w.Steps); i++ {
		if w.Steps[i].Kept != w.Steps[i-1].Kept {
			why = append(why, priorities[w.Steps[i].Rule])
		}
	}
	if settled {
		why = append(why, last)
	}
	switch len(why) {
	case 0:
		return words.EmpireWhySole()
	case 1:
		return words.EmpireWhyOne(n, why[0])
	case 2:
		return words.EmpireWhyTwo(n, why[0], why[1])
	}
	return words.EmpireWhyThree(n, why[0], why[1], why[2])
}

// Lines are all that has happened, the oldest first. They are not to be changed.
func (h *History) Lines() []Line { return h.lines }

// Bids are the last bids, by seat, and whether a draw settled it; none
// before they are shown.
func (h *History) Bids() (all []int, drawn bool) {
	for i := len(h.lines) - 1; i >= 0; i-- {
		e := &h.lines[i].Event
		if e.Kind != game.BidsShown {
			continue
		}
		highest := 0
		for _, n := range e.Bids {
			if n == e.N {
				highest++
			}
		}
		return e.Bids, highest > 1
	}
	return nil, false
}

// Letter is a side's letter; a dash for neutral pieces.
func Letter(s game.Side) string {
	if s < 0 || s >= game.MostSeats {
		return "–"
	}
	return rules.Seat(s).Letter()
}

// RegionNames are the regions' names, GoodNames the goods'.
var (
	RegionNames = [game.RegionCount]func() words.Text{
		words.EmpireRegionA, words.EmpireRegionB, words.EmpireRegionC, words.EmpireRegionD, words.EmpireRegionE,
		words.EmpireRegionF, words.EmpireRegionG, words.EmpireRegionH, words.EmpireRegionI, words.EmpireRegionJ,
		words.EmpireRegionK, words.EmpireRegionL, words.EmpireRegionM, words.EmpireRegionN, words.EmpireRegionO,
		words.EmpireRegionP, words.EmpireRegionQ, words.EmpireRegionR, words.EmpireRegionS, words.EmpireRegionT,
		words.EmpireRegionU, words.EmpireRegionV, words.EmpireRegionW, words.EmpireRegionX, words.EmpireRegionY,
	}
	GoodNames = [game.Wild + 1]func() words.Text{
		game.Crystal: words.EmpireGoodCrystal, game.Ore: words.EmpireGoodOre, game.Wood: words.EmpireGoodWood,
		game.Tools: words.EmpireGoodTools, game.Food: words.EmpireGoodFood, game.Wild: words.EmpireGoodWild,
	}
)

// tell puts an event that needs no view into words, with its number of repetitions.
func tell(e *game.Event, n int) words.Text {
	who := Letter(e.Side)
	switch e.Kind {
	case game.BidsShown:
		return words.EmpireLogBid(e.N, who)
	case game.FirstChosen:
		return words.EmpireLogFirst(who)
	case game.NeutralPut:
		return words.EmpireLogNeutral(who, RegionNames[e.To])
	case game.Taken:
		good := GoodNames[e.Card.Face().Good]
		if e.Price == 0 {
			return words.EmpireLogFree(who, good)
		}
		return words.EmpireLogTaken(e.Price, who, good)
	case game.Placed:
		return words.EmpireLogPlaced(n, who, RegionNames[e.To])
	case game.Moved:
		return words.EmpireLogMoved(n, who, RegionNames[e.To], RegionNames[e.From])
	case game.Founded:
		return words.EmpireLogFounded(who, RegionNames[e.To])
	case game.Destroyed:
		return words.EmpireLogDestroyed(who, Letter(e.Of), RegionNames[e.To])
	case game.Unplayable:
		return words.EmpireLogUnplayable(who)
	case game.GameEnded:
		return words.EmpireLogEnded(e.N + 1)
	}
	return words.Text{}
}
