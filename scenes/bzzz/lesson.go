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
	newsLaid lesson.News = "laid"
	// newsOrdered: an order of the person stands.
	newsOrdered lesson.News = "ordered"
	// newsForaged: a bee took something from a flower.
	newsForaged lesson.News = "foraged"
	newsStored  lesson.News = "stored"
)

// firstGame is the first game. With its seed a flower stands at the edge of the
// person's corner, four steps from the hive, and another a few steps further.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Options: map[string]string{"turns": "120"}}, SeedText: "386",
		Chairs: []play.Chair{{}, {Level: Levels[0]}, {Level: Levels[0]}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.BzzzLearnHive(), At: "hive"},
		{Words: words.BzzzLearnLay(), At: "worker", Until: []lesson.News{newsLaid},
			How: lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnSend(), At: "flower", Until: []lesson.News{newsOrdered},
			How: lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnTurn(), At: "end", Until: []lesson.News{newsForaged},
			How: lesson.How{Buttons: []input.Button{input.X}, Key: ebiten.KeyEnter, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnHome(), At: "stock", Until: []lesson.News{newsStored}},
		{Words: words.BzzzLearnUnseen(), At: "bee"},
		{Words: words.BzzzLearnMore(), At: "worker", Until: []lesson.News{newsLaid},
			How: lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnFar(), At: "flower", Until: []lesson.News{newsOrdered},
			How: lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnFight()},
		{Words: words.BzzzLearnRace(), At: "race"},
		{Words: words.BzzzLearnPlay(), At: "end"},
	},
}

// Spot is where a place that the lesson points at is, as [play.Pupil] has it.
func (f *face) Spot(name string) (ui.Rect, bool) {
	if f.fight != nil || f.card() || f.v.Result != nil {
		return ui.Rect{}, false
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
		if !f.mine() || !f.turn.canLay() {
			// The hive is taken, or the stock is short: the way there is the next turn.
			return f.lay.foot().end, true
		}
		if f.lay.large {
			if f.right.tabShown() != 1 {
				return f.lay.big.tabs.Column(0, steps, 14), true
			}
			return f.lay.big.card, true // of the three the words say which
		}
		return f.lay.stack(true, f.turn.stepNow()).cards.Column(0, len(game.Kinds), 6), true
	case "flower":
		i := f.nearFlower()
		if i < 0 {
			return ui.Rect{}, false
		}
		return f.around(f.v.Flowers[i].X, f.v.Flowers[i].Y), true
	case "bee":
		for i := range f.v.Bees {
			if b := &f.v.Bees[i]; b.Owner == f.v.Seat {
				return f.around(b.X, b.Y), true
			}
		}
	case "end":
		return f.lay.foot().end, true
	case "race":
		return f.lay.race, !f.lay.folds || f.left.open
	case "stock":
		return f.lay.head, true
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
		if at.Nectar.Hi > 0 && !f.aimedAt(i) && (best < 0 || far < least) {
			best, least = i, far
		}
	}
	return best
}

// aimedAt says whether an order leads to a flower.
func (f *face) aimedAt(flower int) bool {
	for i := range f.v.Bees {
		if o, ok := f.turn.orders[i]; ok && o.Do == bots.OrderForage && o.Flower == flower {
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
	case e.What == game.EventForaged && (other || e.Amount > 0):
		f.on.Happened(newsForaged, other)
	case e.What == game.EventStored:
		f.on.Happened(newsStored, other)
	}
}
