package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"
	"ludotheque/assets/words"

	bots "ludotheque/ai/bzzz"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// What happens in a match, as lessons hear it.
const (
	newsLaid  lesson.News = "laid"
	newsDrone lesson.News = "drone"
	// newsOrdered: an order of the person stands.
	newsOrdered lesson.News = "ordered"
	// newsForaged: a bee took something from a flower.
	newsForaged lesson.News = "foraged"
	// newsFight: a skirmish with a bee of the person begins to be told.
	newsFight lesson.News = "fight"
)

// What a hand does for a step.
var (
	laysFirst  = lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
	laysSecond = lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit2, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
	points     = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}
	ends       = lesson.How{Buttons: []input.Button{input.X}, Key: ebiten.KeyEnter, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
)

// firstGame is the first game, on the smallest meadow: there the hives are near
// enough for a fight within a few turns.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup:    rules.Setup{Seats: game.Players, Seed: 386, Options: map[string]string{"turns": "120", "cells": "10", "start": "15"}},
		SeedText: "386",
		Chairs:   []play.Chair{{}, {Level: Levels[2]}, {Level: Levels[0]}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.BzzzLearnHive(), At: "hive"},
		{Words: words.BzzzLearnLay(), At: "worker", Until: []lesson.News{newsLaid}, How: laysFirst},
		{Words: words.BzzzLearnSend(), At: "flower", Until: []lesson.News{newsOrdered}, How: points},
		{Words: words.BzzzLearnTurn(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", Until: []lesson.News{newsForaged}, How: ends},
		{Words: words.BzzzLearnHome(), At: "stock"},
		{Words: words.BzzzLearnUnseen(), At: "bee"},
		{Words: words.BzzzLearnDrone(), At: "drone", Until: []lesson.News{newsDrone}, How: laysSecond},
		{Words: words.BzzzLearnFoe(), At: "foe", Until: []lesson.News{newsOrdered}, How: points},
		{Words: words.BzzzLearnMeet(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", Until: []lesson.News{newsFight}, How: ends},
		{Words: words.BzzzLearnDraw(), At: "ruler", Also: []string{"duel"}, Waits: true, Moment: true},
		{Words: words.BzzzLearnRace(), At: "race", Moment: true}, // once the fight is told
		{Words: words.BzzzLearnPlay()},
	},
}

// another is said while what a step asks for cannot be done in this turn: the hive is
// taken, the stock is short, or nobody is there to be followed.
var another = lesson.Step{Words: words.BzzzLearnAnother(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", How: ends}

// Detour is the end of the turn while what a step asks for waits for the next one, as
// [lesson.Detourer] has it.
func (f *face) Detour(step *lesson.Step) *lesson.Step {
	lays := step.At == "worker" || step.At == "drone"
	if f.mine() && (lays && !f.turn.canLay() || step.At == "foe" && f.nearFoe() < 0) {
		return &another
	}
	return nil
}

// Spot is where a place that the lesson points at is, as [play.Pupil] has it.
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.card() || f.v.Result != nil {
		return ui.Rect{}, false
	}
	if f.fight != nil {
		return f.fight.spot(name)
	}
	switch name {
	case "card":
		// The left column tells what happened: it is missed least in a first game.
		return ui.Rect{X: f.lay.ending.X, Y: f.lay.ending.Y, W: f.lay.ending.W, H: f.lay.log.Bottom() - f.lay.ending.Y}, !f.lay.folds
	case "hive":
		if f.v.Seat < 0 {
			return ui.Rect{}, false
		}
		x, y := f.v.Hive(f.v.Seat)
		return f.around(x, y), true
	case "worker":
		return f.layingSpot(0)
	case "drone":
		return f.layingSpot(1)
	case "flower":
		i := f.nearFlower()
		if i < 0 {
			return ui.Rect{}, false
		}
		return f.around(f.v.Flowers[i].X, f.v.Flowers[i].Y), true
	case "foe":
		i := f.nearFoe()
		if i < 0 {
			return ui.Rect{}, false // the others have yet to lay one
		}
		return f.around(f.v.Bees[i].X, f.v.Bees[i].Y), true
	case "bee":
		for i := range f.v.Bees {
			if b := &f.v.Bees[i]; b.Owner == f.v.Seat {
				return f.around(b.X, b.Y), true
			}
		}
	case "end":
		return f.lay.foot().end, f.mine() // else it has other words
	case "race":
		if f.lay.large {
			return f.lay.big.scores, true
		}
		if f.lay.folds && !f.left.open {
			return f.lay.title, true // the tab that leads to it is there
		}
		return f.lay.race, true
	case "stock":
		return f.lay.head, true
	}
	return ui.Rect{}, false
}

// layingSpot is where the n-th bee is laid, or the way there: the step's tab.
func (f *face) layingSpot(n int) (ui.Rect, bool) {
	switch {
	case !f.mine() || !f.turn.canLay():
		return ui.Rect{}, false
	case !f.lay.large:
		return f.lay.stack(true, f.turn.stepNow()).cards.Column(n, len(game.Kinds), 6), true
	case f.right.tabShown() != 1:
		return f.lay.big.tabs.Column(0, steps, 14), true
	}
	return f.right.layCard(f.right.stepRest(), n), true
}

// spot is where the places are that a lesson points at while a skirmish is told.
func (f *fight) spot(name string) (ui.Rect, bool) {
	switch name {
	case "ruler":
		return f.rulerRect(), true
	case "duel":
		u := &f.duels[f.duelNow()]
		a, b := &f.before.Bees[u.a], &f.before.Bees[u.b]
		ax, ay := f.field.At(&f.frame, float32(a.X), float32(a.Y))
		bx, by := f.field.At(&f.frame, float32(b.X), float32(b.Y))
		r := ui.Rect{X: min(ax, bx), Y: min(ay, by), W: max(ax, bx) - min(ax, bx), H: max(ay, by) - min(ay, by)}
		return r.Inset(-60), true
	case "card":
		return f.lay.steps, true
	}
	return ui.Rect{}, false
}

// nearFlower is the flower nearest to the hive of whoever looks that may hold
// something and to which no bee was sent, or -1.
func (f *face) nearFlower() int {
	if f.v.Seat < 0 {
		return -1
	}
	hx, hy := f.v.Hive(f.v.Seat)
	best, least := -1, 0
	for i := range f.v.Flowers {
		at := &f.v.Flowers[i]
		far := max(at.X-hx, hx-at.X) + max(at.Y-hy, hy-at.Y)
		if at.Nectar.Hi > 0 && !ledTo(f, i) && f.v.BeeAt(at.X, at.Y) < 0 && (best < 0 || far < least) {
			best, least = i, far
		}
	}
	return best
}

// nearFoe is the enemy bee nearest to the hive of whoever looks that a bee can be sent
// after, or -1.
func (f *face) nearFoe() int {
	if f.v.Seat < 0 {
		return -1
	}
	hx, hy := f.v.Hive(f.v.Seat)
	best, least := -1, 0
	for i := range f.v.Bees {
		b := &f.v.Bees[i]
		far := game.Chebyshev(b.X, b.Y, hx, hy)
		if b.Owner != f.v.Seat && !b.KO() && far > 1 && f.v.Enter(f.v.Seat, b.X, b.Y) == nil && (best < 0 || far < least) {
			best, least = i, far
		}
	}
	return best
}

// ledTo says whether an order leads to a flower.
func ledTo(f *face, flower int) bool {
	for i := range f.v.Bees {
		if o, ok := f.turn.orders[i]; ok && o.Do == bots.OrderForage && o.Flower == flower {
			return true
		}
	}
	return false
}

// Do does what a step asks for in the place of the person, as [play.Doer] has it.
func (f *face) Do(step *lesson.Step) {
	if !f.mine() || f.turn.run != runNone {
		return
	}
	switch {
	case step.At == "worker" && f.turn.canLay():
		f.hands.layBee(game.Worker)
	case step.At == "drone" && f.turn.canLay():
		f.hands.layBee(game.Drone)
	case step.At == "flower" && f.sendFirst(game.Worker):
		if i := f.nearFlower(); i >= 0 {
			f.turn.give(bots.Order{Do: bots.OrderForage, Flower: i})
		}
	case step.At == "foe" && f.nearFoe() >= 0 && f.sendFirst(game.Drone):
		f.turn.give(bots.Order{Do: bots.OrderFollow, Bee: f.nearFoe()})
	default:
		f.turn.begin(runEnd)
	}
}

// sendFirst takes the first bee of a kind into the hand that is well and can be sent,
// and says whether there is one.
func (f *face) sendFirst(kind game.Kind) bool {
	for i := range f.v.Bees {
		if b := &f.v.Bees[i]; b.Owner == f.v.Seat && b.Kind == kind && !b.KO() && !f.turn.ordered(i) {
			f.hands.pick(i)
			return true
		}
	}
	return false
}

// happened tells a lesson of an event.
func (f *face) happened(e *game.Event) {
	other := e.Seat != f.v.Seat
	switch {
	case e.What == game.EventLaid:
		f.on.Happened(newsLaid, other)
		if e.Kind == game.Drone {
			f.on.Happened(newsDrone, other)
		}
	case e.What == game.EventForaged && (other || e.Amount > 0):
		f.on.Happened(newsForaged, other)
	}
}
