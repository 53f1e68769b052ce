package empire

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// chooses are the keys and buttons to choose a card or a region.
var chooses = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// ends are the keys and buttons to end the turn.
var ends = lesson.How{Buttons: []input.Button{input.X}, Key: input.EndTurn.Key(), Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// The events of a match that the lesson waits for.
const (
	newsTaken  lesson.News = "a card was taken"
	newsMover  lesson.News = "a card that moves armies was taken"
	newsMoved  lesson.News = "an army was moved"
	newsDrawn  lesson.News = "the automaton drew"
	newsTie    lesson.News = "the automaton asks about a tie"
	newsChosen lesson.News = "a person chose for the automaton"
	newsTurn   lesson.News = "the player's turn began"
	newsWon    lesson.News = "the player won a region"
)

// newsOf maps events of the rules to news.
var newsOf = map[game.Kind]lesson.News{game.Taken: newsTaken, game.Moved: newsMoved, game.Drawn: newsDrawn, game.Asked: newsTie}

// firstGame teaches the game in its first turns against the automaton.
var firstGame = play.Lesson{
	Start: play.Start{Setup: rules.Setup{Seats: 1, Seed: 5, Options: map[string]string{"ties": "ask"}}, SeedText: "5", Chairs: []play.Chair{{}}},
	Steps: []lesson.Step{
		{Words: words.EmpireLearnGoal(), At: "totals"},
		{Words: words.EmpireLearnHome(), At: "home"},
		{Words: words.EmpireLearnCard(), At: "free", Until: []lesson.News{newsTaken}, How: chooses},
		{Words: words.EmpireLearnAct(), At: "region", Until: []lesson.News{newsWon}, How: chooses},
		{Words: words.EmpireLearnScore(), At: "score"},
		{Words: words.EmpireLearnEnd(words.EmpireEnd), Label: words.EmpireEnd(), At: "end", Until: []lesson.News{newsDrawn}, Anyone: true,
			How: ends},
		{Words: words.EmpireLearnAutomaton(), At: "steps", Moment: true},
		{Words: words.EmpireLearnTie(), At: "tie", Until: []lesson.News{newsChosen}, Moment: true, How: chooses},
		{Words: words.EmpireLearnAgain(), At: "mover", Until: []lesson.News{newsMover}, How: chooses},
		{Words: words.EmpireLearnMove(), At: "army", Until: []lesson.News{newsMoved}, How: chooses},
		{Words: words.EmpireLearnNeutral(), At: "neutral"},
		{Words: words.EmpireLearnGoods(), At: "goods"},
		{Words: words.EmpireLearnSupply(), At: "supply"},
		{Words: words.EmpireLearnPlay(), At: "hint"},
	},
}

// The detours of tasks: to take a card that moves armies, to end the turn, to choose for the
// automaton, to give up an army, or to wait for the automaton.
var (
	takeFirst = lesson.Step{Words: words.EmpireLearnAgain(), At: "mover", How: chooses}
	endFirst  = lesson.Step{Words: words.EmpireLearnEnd(words.EmpireEnd), Label: words.EmpireEnd(), At: "end", How: ends}
	tieFirst  = lesson.Step{Words: words.EmpireLearnTie(), At: "tie", How: chooses}
	lossFirst = lesson.Step{Words: words.EmpireLearnLoss(), At: "tie", How: chooses}
	itsTurn   = lesson.Step{Words: words.EmpireLearnWait(), At: "steps"}
)

// Detour implements [lesson.Detourer].
func (f *face) Detour(step *lesson.Step) *lesson.Step {
	acts := f.mine() && f.v.Phase == game.PhaseAct
	later := step.At == "free" || step.At == "mover" || step.At == "army" // tasks of a turn of the player
	switch {
	case (later || step.At == "tie") && f.tied() && f.mine() && f.v.Choice.What == game.WhatLoss:
		return &lossFirst
	case later && f.tied() && f.mine():
		return &tieFirst
	case later && f.v.Over == nil && f.v.Current == game.Automaton:
		return &itsTurn
	case step.At == "army" && acts && f.hands.verb().Moves() && f.hands.plus != 0:
		return nil
	case step.At == "army" && f.mine() && f.v.Phase == game.PhaseTake:
		return &takeFirst
	case later && acts, step.At == "region" && acts && f.hands.plus == 0:
		return &endFirst
	}
	return nil
}

// mover returns the place in the row of the first card that moves armies and can be paid; without one
// it is the first.
func (f *face) mover() int {
	for i, c := range f.v.Row {
		if c != 0 && moves(c) && f.v.Check(game.Pick(game.DoTake, i)) == nil {
			return i
		}
	}
	return f.hands.nextCard(-1, 1)
}

// moves reports whether a card only moves armies.
func moves(c game.Card) bool {
	return !slices.ContainsFunc(c.Face().Acts, func(a game.Act) bool { return !a.Verb.Moves() })
}

// Do implements [play.Doer].
func (f *face) Do(step *lesson.Step) {
	h, v := &f.hands, f.v
	if !f.mine() {
		return
	}
	switch v.Phase {
	case game.PhaseChoose:
		h.use(v.Choice.Suggested)
	case game.PhaseTake:
		if slices.Contains(step.Until, newsMover) || slices.Contains(step.Until, newsMoved) {
			h.aimCard(f.mover())
		}
		h.take()
	case game.PhaseAct:
		if a, ok := f.best(); ok && (step.At == "region" || step.At == "army") {
			f.act(a)
		} else {
			h.endTurn()
		}
	}
}

// best returns what changes the lead most with the side of the card in use, by the army that is about to
// leave if there is one: what the lesson points at, wherever the pointer is.
func (f *face) best() (best game.Action, ok bool) {
	h, v := &f.hands, f.v
	if !f.mine() || v.Phase != game.PhaseAct {
		return best, false
	}
	most := 0
	for _, a := range h.legal {
		if !suits(&a, h.verb()) || h.from.Known() && a.From != h.from {
			continue
		}
		if gain := h.worth(a); !ok || gain > most {
			best, most, ok = a, gain, true
		}
	}
	return best, ok
}

// Moving implements [lesson.Mover]: the automaton's priorities are laid one by one.
func (f *face) Moving() bool { return f.automaton.telling && f.automaton.laid < f.automaton.strips() }

// Spot implements [lesson.Pupil].
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.s.HandOver || f.reckoning.open || f.v.Over != nil {
		return ui.Rect{}, false
	}
	p, h, v := f.plan, &f.hands, f.v
	acts := f.mine() && v.Phase == game.PhaseAct
	switch name {
	case "home":
		return f.frame(game.Start), true
	case "score":
		return p.Score, true
	case "totals":
		return p.Score.Row(0, 5, 0), true
	case "neutral":
		at := game.NoRegion // where a triangle lies too, if there is such a region
		for r := range game.Region(game.RegionCount) {
			g := &v.Grounds[r]
			if g.Armies[game.Neutral] > 0 && (!at.Known() || g.Token != game.NoGood && v.Grounds[at].Token == game.NoGood) {
				at = r
			}
		}
		return f.frame(at), at.Known()
	case "supply":
		return p.Hand, !f.automaton.telling
	case "hint":
		return p.Keys.Column(1, 4, 5), !f.automaton.telling
	case "goods":
		return p.Goods, !f.automaton.telling
	case "free":
		if f.mine() && v.Phase == game.PhaseTake {
			return p.Row[h.nextCard(-1, 1)], true
		}
	case "mover":
		if f.mine() && v.Phase == game.PhaseTake {
			return p.Row[f.mover()], true
		}
	case "army", "region":
		if a, ok := f.best(); ok {
			at := a.To
			if a.Do == game.DoMove && !h.from.Known() {
				at = a.From
			}
			return f.frame(at), true
		}
	case "end":
		return p.EndButton(), acts && f.hud.bubbleUp() && !h.ask.Known()
	case "steps":
		return p.Steps, f.automaton.telling || f.tied() && f.mine()
	case "tie":
		if f.tied() && f.mine() {
			if p.Large {
				return p.List, true
			}
			return f.frame(v.Choice.Suggested), true
		}
	}
	return ui.Rect{}, false
}

// frame is what the lesson's frame surrounds of a region: its middle, so that it crosses no name of
// another one.
func (f *face) frame(r game.Region) ui.Rect {
	b := f.board.Bounds(f.plan, r)
	return b.Inset2(b.W*0.2, b.H*0.12)
}
