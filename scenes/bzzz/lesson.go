package bzzz

import (
	"slices"

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
	newsScout lesson.News = "scout"
	// newsOrdered: an order of the person stands.
	newsOrdered lesson.News = "ordered"
	// newsTurn: the person's next turn begins.
	newsTurn lesson.News = "turn"
	// newsForaged: a bee took something from a flower. newsTasted: a scout did.
	newsForaged lesson.News = "foraged"
	newsTasted  lesson.News = "tasted"
	// newsFight: a skirmish with a bee of the person begins.
	newsFight lesson.News = "fight"
)

// lays returns how the hands lay a kind of bee, by its key.
func lays(key ebiten.Key) lesson.How {
	return lesson.How{Buttons: points.Buttons, Key: key, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
}

// What a hand does for a step.
var (
	points = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}
	ends   = lesson.How{Buttons: []input.Button{input.X}, Key: input.EndTurn.Key(), Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
	flows  = lesson.How{Buttons: []input.Button{input.ZR}, Key: input.DoRest.Key(), Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}
)

// firstGame is the first game, on the smallest meadow, with partners. Of its flowers those
// near the hives are rich, those in the middle are poor.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup:    rules.Setup{Seats: game.Players, Seed: 1397, Options: map[string]string{"turns": "120", "cells": "10", "flowers": "2", "start": "20", "ko": game.Game.Info.First.Options["ko"]}},
		SeedText: "1397",
		Chairs:   []play.Chair{{}, {Level: play.LessonLevel}, {Level: play.LessonLevel}, {Level: play.LessonLevel}},
	},
	Steps: []lesson.Step{
		{Words: words.BzzzLearnHive(), At: "hive"},
		{Words: words.BzzzLearnLay(), At: "worker", Until: []lesson.News{newsLaid}, How: lays(ebiten.KeyDigit1)},
		{Words: words.BzzzLearnSend(), At: "flower", Until: []lesson.News{newsOrdered}, How: points},
		{Words: words.BzzzLearnTurn(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", Until: []lesson.News{newsTurn}, How: ends},
		{Words: words.BzzzLearnDrone(), At: "drone", Until: []lesson.News{newsDrone}, How: lays(ebiten.KeyDigit2)},
		{Words: words.BzzzLearnFoe(), At: "rival", Until: []lesson.News{newsOrdered}, How: points},
		{Words: words.BzzzLearnForage(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", Until: []lesson.News{newsForaged}, How: ends},
		{Words: words.BzzzLearnHome(), At: "zone"},
		{Words: words.BzzzLearnMeet(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", Until: []lesson.News{newsFight}, How: ends},
		{Words: words.BzzzLearnDraw(game.Game.Info.Int(*game.Game.Info.First, "ko")), At: "ruler", Moment: true},
		{Words: words.BzzzLearnRange(), At: "near", Moment: true},
		{Words: words.BzzzLearnScout(), At: "scout", Until: []lesson.News{newsScout}, How: lays(ebiten.KeyDigit3)},
		{Words: words.BzzzLearnTaste(), At: "middle", Until: []lesson.News{newsOrdered}, How: points},
		{Words: words.BzzzLearnFly(words.BzzzFlow), Label: words.BzzzFlow(), At: "flow", Until: []lesson.News{newsTasted}, How: flows},
		{Words: words.BzzzLearnMirror(), At: "middle"},
		{Words: words.BzzzLearnRace(), At: "race"},
		{Words: words.BzzzLearnPlay()},
	},
}

// raceStep is the step that explains the race and its finish.
var raceStep = slices.IndexFunc(firstGame.Steps, func(s lesson.Step) bool { return s.At == "race" })

// told reports whether a lesson, if there is one, has come to where the race ends.
func (f *face) told() bool {
	p, learns := f.on.App.Lesson(f.on.Scene())
	return !learns || p.Step >= raceStep
}

// rival is the partner whose bee is met in a skirmish.
const rival rules.Seat = 1

// script returns what a partner does: it lays one bee and has it fly to its hive's flower. That
// of the rival waits there to be met; those of the others forage in every third round, so
// that the person's own hive gains more.
func script(v *game.View, step *lesson.Step) (game.Action, bool) {
	if step == nil || v.Seat < 0 || v.Result != nil {
		return game.Action{}, false // the lesson is over
	}
	mine := slices.IndexFunc(v.Bees, func(b game.Bee) bool { return b.Owner == v.Seat })
	if mine < 0 {
		if a := game.LayBee(game.Worker); v.Check(a) == nil {
			return a, true
		}
		return game.EndTurn, true
	}
	flower := nearest(v, v.Seat, func(int) bool { return true })
	o := bots.Order{Do: bots.OrderForage, Flower: flower}
	if v.Seat == rival {
		o = bots.Order{Do: bots.OrderGo, X: v.Flowers[flower].X, Y: v.Flowers[flower].Y}
	}
	a, ok := bots.NextAction(v, bots.Orders{mine: o})
	if !ok || a.Do == game.Forage && v.OwnTurn(v.Seat)%3 > 0 || v.Check(a) != nil {
		return game.EndTurn, true
	}
	return a, true
}

// nearest returns the flower nearest to the hive of a seat of which ok holds, or -1.
func nearest(v *game.View, seat rules.Seat, ok func(flower int) bool) int {
	hx, hy := v.Hive(seat)
	best, least := -1, 0
	for i := range v.Flowers {
		at := &v.Flowers[i]
		far := max(at.X-hx, hx-at.X) + max(at.Y-hy, hy-at.Y)
		if (best < 0 || far < least) && ok(i) {
			best, least = i, far
		}
	}
	return best
}

// another is said while what a step asks for cannot be done in this turn: the hive is
// taken, the stock is short, or no bee is there to follow.
var another = lesson.Step{Words: words.BzzzLearnAnother(words.BzzzEndTurn), Label: words.BzzzEndTurn(), At: "end", How: ends}

// layFirst are the layings without which a step cannot be done, as after an undo, by kind.
var layFirst = map[game.Kind]lesson.Step{
	game.Worker: {Words: words.BzzzLearnLay(), At: "worker", How: lays(ebiten.KeyDigit1)},
	game.Drone:  {Words: words.BzzzLearnDrone(), At: "drone", How: lays(ebiten.KeyDigit2)},
	game.Scout:  {Words: words.BzzzLearnScout(), At: "scout", How: lays(ebiten.KeyDigit3)},
}

// Ways to send a bee again that has lost its order, as by an interruption of the match.
var (
	sendWorker = lesson.Step{Words: words.BzzzLearnSend(), At: "flower", How: points}
	sendDrone  = lesson.Step{Words: words.BzzzLearnFoe(), At: "rival", How: points}
	sendScout  = lesson.Step{Words: words.BzzzLearnTaste(), At: "middle", How: points}
)

// sendKind are those ways by the kind of the bee.
var sendKind = [...]*lesson.Step{game.Worker: &sendWorker, game.Drone: &sendDrone, game.Scout: &sendScout}

// Detour returns the end of the turn while what a step asks for waits for the next one, or the
// order without which ending turns leads nowhere, as [lesson.Detourer] has it.
func (f *face) Detour(step *lesson.Step) *lesson.Step {
	if !f.mine() || len(step.Until) == 0 {
		return nil
	}
	switch step.At {
	case "worker", "drone", "scout":
		if !f.turn.canLay() {
			return &another
		}
	case "flower":
		return f.needs(game.Worker, nil)
	case "rival":
		return f.needs(game.Drone, nil)
	case "middle":
		return f.needs(game.Scout, nil)
	case "end":
		switch step.Until[0] {
		case newsForaged:
			return f.needs(game.Worker, &sendWorker)
		case newsFight:
			return f.needs(game.Drone, &sendDrone)
		}
	case "flow":
		if d := f.needs(game.Scout, &sendScout); d != nil {
			return d
		}
		if f.turn.run == runNone && !f.turn.flows() {
			if i := f.turn.firstIdle(); i >= 0 {
				return sendKind[f.v.Bees[i].Kind]
			}
			return &another
		}
	}
	return nil
}

// needs returns what comes first while a bee of a kind is needed: laying one, or another turn, where
// none is well, or the order, where one is asked for and none stands.
func (f *face) needs(kind game.Kind, order *lesson.Step) *lesson.Step {
	if !f.has(kind) {
		if f.turn.canLay() {
			first := layFirst[kind]
			return &first
		}
		if order == nil {
			return &another
		}
		return nil
	}
	for i := range f.v.Bees {
		if b := &f.v.Bees[i]; b.Owner == f.v.Seat && b.Kind == kind && f.turn.ordered(i) {
			return nil
		}
	}
	return order
}

// Spot returns where a place that the lesson points at is, as [play.Pupil] has it.
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.card() || f.v.Result != nil {
		return ui.Rect{}, false
	}
	if f.fight != nil {
		return f.fight.spot(name)
	}
	switch name {
	case "hive":
		if f.v.Seat < 0 {
			return ui.Rect{}, false
		}
		x, y := f.v.Hive(f.v.Seat)
		return f.around(x, y), true
	case "zone":
		if f.v.Seat < 0 {
			return ui.Rect{}, false
		}
		x, y := f.v.Hive(f.v.Seat)
		inward := func(at int) int { // the opposite corner of the zone
			if at == 0 {
				return game.ZoneSide - 1
			}
			return at - game.ZoneSide + 1
		}
		hive, edge := f.around(x, y), f.around(inward(x), inward(y))
		r := ui.Rect{X: min(hive.X, edge.X), Y: min(hive.Y, edge.Y), W: game.ZoneSide * hive.W, H: game.ZoneSide * hive.H}
		return r, true
	case "worker":
		return f.layingSpot(0)
	case "drone":
		return f.layingSpot(1)
	case "scout":
		return f.layingSpot(2)
	case "flower":
		return f.flowerSpot(f.nearFlower())
	case "near", "middle":
		if f.v.Seat < 0 {
			return ui.Rect{}, false
		}
		return f.flowerSpot(f.groupFlower(name == "middle"))
	case "rival":
		return f.flowerSpot(f.rivalFlower())
	case "end":
		return f.lay.foot().end, f.mine() // else it has other words
	case "flow":
		return f.lay.foot().rest, f.mine() && f.turn.flows()
	case "race":
		if f.lay.large {
			return f.lay.big.scores, true
		}
		if f.lay.folds && !f.left.open {
			return f.lay.title, true // the tab that leads to it is there
		}
		return f.lay.race, true
	}
	return ui.Rect{}, false
}

// layingSpot returns where the n-th bee is laid, or the way there: the step's tab.
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

// spot returns where the places are that a lesson points at while a skirmish is shown.
func (f *fight) spot(name string) (ui.Rect, bool) {
	switch name {
	case "ruler":
		return f.rulerRect(), f.settled(0) && f.duelNow() == 0 // the first draw is shown
	}
	return ui.Rect{}, false
}

// flowerSpot returns the place of a flower; less than 0 is none.
func (f *face) flowerSpot(flower int) (ui.Rect, bool) {
	if flower < 0 {
		return ui.Rect{}, false
	}
	return f.around(f.v.Flowers[flower].X, f.v.Flowers[flower].Y), true
}

// nearFlower returns the flower nearest to the hive of the viewer that may hold
// something and to which no bee was sent, or -1.
func (f *face) nearFlower() int {
	if f.v.Seat < 0 {
		return -1
	}
	return nearest(f.v, f.v.Seat, func(i int) bool {
		at := &f.v.Flowers[i]
		return at.Nectar.Hi > 0 && !ledTo(f, i) && f.v.BeeAt(at.X, at.Y) < 0
	})
}

// groupFlower returns the own flower of the group near the hives, or of the one in the middle.
func (f *face) groupFlower(middle bool) int {
	near := nearest(f.v, f.v.Seat, func(int) bool { return true })
	if !middle {
		return near
	}
	return nearest(f.v, f.v.Seat, func(i int) bool { return game.Group(i) != game.Group(near) })
}

// has reports whether the viewer has a bee of a kind that is not knocked out.
func (f *face) has(kind game.Kind) bool {
	return slices.ContainsFunc(f.v.Bees, func(b game.Bee) bool { return b.Owner == f.v.Seat && b.Kind == kind && !b.KO() })
}

// rivalFlower returns the flower nearest to the hive of the partner whose bee is met there.
func (f *face) rivalFlower() int { return nearest(f.v, rival, func(int) bool { return true }) }

// ledTo reports whether an order leads to a flower.
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
	if d := f.Detour(step); d != nil {
		step = d
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
	case step.At == "scout" && f.turn.canLay():
		f.hands.layBee(game.Scout)
	case step.At == "middle" && f.sendFirst(game.Scout):
		f.turn.give(bots.Order{Do: bots.OrderForage, Flower: f.groupFlower(true)})
	case step.At == "rival" && f.sendFirst(game.Drone):
		f.turn.give(bots.Order{Do: bots.OrderForage, Flower: f.rivalFlower()})
	case step.At == "flow":
		f.turn.startFlow()
	default:
		f.turn.begin(runEnd)
	}
}

// sendFirst takes the first bee of a kind as the selection that is not knocked out and can be sent,
// and reports whether there is one.
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
		switch e.Kind {
		case game.Drone:
			f.on.Happened(newsDrone, other)
		case game.Scout:
			f.on.Happened(newsScout, other)
		}
	case e.What == game.EventTurn:
		f.on.Happened(newsTurn, other)
	case e.What == game.EventForaged && (other || e.Amount > 0):
		f.on.Happened(newsForaged, other)
		if f.v.Bees[e.Bee].Kind == game.Scout {
			f.on.Happened(newsTasted, other)
		}
	}
}
