package empire

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// chooses is how the hands choose a card or a region.
var chooses = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// ends is how the hands end the turn.
var ends = lesson.How{Buttons: []input.Button{input.X}, Key: ebiten.KeyR, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}

// What happens in a match, as the lesson hears it.
const (
	newsTaken lesson.News = "a card was taken"
	newsUsed  lesson.News = "a card was used"
	newsDrawn lesson.News = "the automaton drew"
	newsTie   lesson.News = "a tie is asked about"
	newsTurn  lesson.News = "the own turn"
	newsWon   lesson.News = "a region was won"
	// newsSettled is told when a tie has been settled by a person.
	newsSettled lesson.News = "a tie was settled"
)

// newsOf are the news that events are.
var newsOf = map[game.Kind]lesson.News{
	game.Taken: newsTaken, game.Drawn: newsDrawn, game.Asked: newsTie,
	game.Placed: newsUsed, game.Moved: newsUsed, game.Founded: newsUsed, game.Destroyed: newsUsed,
}

// firstGame is the first turns against the automaton.
var firstGame = play.Lesson{
	Start: play.Start{Setup: rules.Setup{Seats: 1, Seed: 5, Options: map[string]string{"ties": "ask"}}, SeedText: "5", Chairs: []play.Chair{{}}},
	Steps: []lesson.Step{
		{Words: words.EmpireLearnGoal(), At: "home"},
		{Words: words.EmpireLearnScore(), At: "score"},
		{Words: words.EmpireLearnCard(), At: "free", Until: []lesson.News{newsTaken}, How: chooses},
		{Words: words.EmpireLearnAct(), At: "region", Until: []lesson.News{newsWon}, How: chooses},
		{Words: words.EmpireLearnEnd(words.EmpireEnd), Label: words.EmpireEnd(), At: "end", Until: []lesson.News{newsDrawn}, Anyone: true,
			How: ends},
		{Words: words.EmpireLearnAutomaton(), At: "steps", Until: []lesson.News{newsTurn, newsTie}},
		{Words: words.EmpireLearnTie(), At: "tie", Until: []lesson.News{newsSettled}, Moment: true, How: chooses},
		{Words: words.EmpireLearnAgain(), At: "free", Until: []lesson.News{newsTaken}, How: chooses},
		{Words: words.EmpireLearnGoods(), At: "goods"},
		{Words: words.EmpireLearnPlay(), At: "hint"},
	},
}

// What is said while a step waits for something else: for the end of the turn, for a
// tie to be settled, for an army to be given up, or for the automaton.
var (
	endFirst  = lesson.Step{Words: words.EmpireLearnEnd(words.EmpireEnd), Label: words.EmpireEnd(), At: "end", How: ends}
	tieFirst  = lesson.Step{Words: words.EmpireLearnTie(), At: "tie", How: chooses}
	lossFirst = lesson.Step{Words: words.EmpireLearnLoss(), At: "tie", How: chooses}
	itsTurn   = lesson.Step{Words: words.EmpireLearnAutomaton(), At: "steps"}
)

// Detour is what comes before the card or the region that a step asks for, as
// [lesson.Detourer] has it.
func (f *face) Detour(step *lesson.Step) *lesson.Step {
	acts := f.mine() && f.v.Phase == game.PhaseAct
	switch {
	case (step.At == "free" || step.At == "tie") && f.tied() && f.mine() && f.v.Choice.What == game.WhatLoss:
		return &lossFirst
	case step.At == "free" && f.tied() && f.mine():
		return &tieFirst
	case step.At == "free" && f.v.Over == nil && f.v.Current == game.Automaton:
		return &itsTurn
	case step.At == "free" && acts, step.At == "region" && acts && f.hands.plus == 0:
		return &endFirst
	}
	return nil
}

// Do does what a step asks for in the place of the person, as [play.Doer] has it.
func (f *face) Do(step *lesson.Step) {
	h, v := &f.hands, f.v
	if !f.mine() {
		return
	}
	switch v.Phase {
	case game.PhaseChoose:
		h.use(v.Choice.Suggested)
	case game.PhaseTake:
		h.take()
	case game.PhaseAct:
		if a, ok := winning(v, f.me()); ok && slices.Contains(step.Until, newsWon) {
			f.act(a)
		} else {
			h.endTurn()
		}
	}
}

// winning is something that a side can do and that wins it a region.
func winning(v *game.View, side game.Side) (a game.Action, ok bool) {
	for _, a := range v.Board.Legal(rules.Seat(side), nil) {
		if !a.To.Known() {
			continue
		}
		g, own, most := &v.Grounds[a.To], 0, 0
		for o := range g.Armies {
			if n := g.Pieces(game.Side(o)); game.Side(o) == side {
				own = n
			} else {
				most = max(most, n)
			}
		}
		if own == most && a.Do != game.DoNeutral {
			return a, true
		}
	}
	return game.Action{}, false
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.s.HandOver || f.reckoning.open || f.v.Over != nil {
		return ui.Rect{}, false
	}
	p, h, v := f.plan, &f.hands, f.v
	acts := f.mine() && v.Phase == game.PhaseAct
	switch name {
	case "home":
		return f.board.Bounds(p, game.Start), true
	case "score":
		return p.Score, true
	case "hint":
		return p.Keys.Column(1, 4, 5), !f.automaton.telling
	case "goods":
		return p.Goods, !f.automaton.telling
	case "free":
		if f.mine() && v.Phase == game.PhaseTake {
			return p.Row[h.card], true
		}
	case "region":
		if acts && h.plus != 0 {
			return f.board.Bounds(p, h.likely()), true
		}
	case "end":
		return p.EndButton(), acts && f.papers.bubbleUp() && !h.ask.Known()
	case "steps":
		return p.Steps, f.automaton.telling
	case "tie":
		if f.tied() && f.mine() {
			if p.Large {
				return p.List, true
			}
			return f.board.Bounds(p, v.Choice.Suggested), true
		}
	}
	return ui.Rect{}, false
}
