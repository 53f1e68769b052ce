package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// taughtOrder is news that no effect says: an order of the person stands.
const taughtOrder = "taught:order"

// firstGame is the first game. With its seed a flower stands at the edge of the
// person's corner, four steps from the hive, and another a few steps further.
var firstGame = play.Lesson{
	Start: play.Start{
		Setup: rules.Setup{Seats: game.Players, Seed: 386, Options: map[string]string{"turns": "120"}}, SeedText: "386",
		Chairs: []play.Chair{{}, {Level: Levels[0]}, {Level: Levels[0]}, {Level: Levels[0]}},
	},
	Steps: []lesson.Step{
		{Words: words.BzzzLearnHive(), At: "hive"},
		{Words: words.BzzzLearnLay(), At: "worker", Until: lesson.Effects(layVoices[:]...),
			How: lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnSend(), At: "flower", Until: []lesson.News{taughtOrder},
			How: lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnTurn(), At: "end", Until: []lesson.News{"bzzz.forage"},
			How: lesson.How{Buttons: []input.Button{input.X}, Key: ebiten.KeyEnter, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnHome(), At: "stock", Until: []lesson.News{"bzzz.deposit"}},
		{Words: words.BzzzLearnUnseen(), At: "bee"},
		{Words: words.BzzzLearnMore(), At: "worker", Until: lesson.Effects(layVoices[:]...),
			How: lesson.How{Buttons: []input.Button{input.Right, input.A}, Key: ebiten.KeyDigit1, Keyed: true, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnFar(), At: "flower", Until: []lesson.News{taughtOrder},
			How: lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: words.LearnClick(), Touch: words.LearnTap()}},
		{Words: words.BzzzLearnFight()},
		{Words: words.BzzzLearnRace(), At: "race"},
		{Words: words.BzzzLearnPlay(), At: "end"},
	},
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (s *Scene) Spot(name string) (ui.Rect, bool) {
	if s.fight != nil || s.card || s.v.Result != nil {
		return ui.Rect{}, false
	}
	switch name {
	case "card":
		// The left column tells what happened: it is missed least in a first game.
		return ui.Rect{X: s.lay.ending.X, Y: s.lay.ending.Y, W: s.lay.ending.W, H: s.lay.log.Bottom() - s.lay.ending.Y}, !s.lay.narrow
	case "hive":
		if s.eyes < 0 {
			return ui.Rect{}, false
		}
		x, y := s.v.Hive(s.eyes)
		return s.around(x, y), true
	case "worker":
		if !s.mine() || !s.canLay() {
			// The hive is taken, or the stock is short: the way there is the next turn.
			return s.lay.foot().end, true
		}
		return s.lay.stack(true, s.stepNow()).cards.Column(0, len(game.Kinds), 6), true
	case "flower":
		f := s.nearFlower()
		if f < 0 {
			return ui.Rect{}, false
		}
		return s.around(s.v.Flowers[f].X, s.v.Flowers[f].Y), true
	case "bee":
		for i := range s.v.Bees {
			if b := &s.v.Bees[i]; b.Owner == s.eyes {
				return s.around(b.X, b.Y), true
			}
		}
	case "end":
		return s.lay.foot().end, true
	case "race":
		return s.lay.race, !s.lay.narrow || s.panel.tab
	case "stock":
		return s.lay.head, true
	}
	return ui.Rect{}, false
}

// around is the box of a cell on the screen.
func (s *Scene) around(x, y int) ui.Rect {
	px, py := s.ground.At(&s.frame, float32(x), float32(y))
	side := s.ground.CellSide(&s.frame)
	return ui.Centered(px, py, side, side)
}

// nearFlower is the flower nearest to the hive of whoever looks that may hold
// something and to which no bee was sent, or -1.
func (s *Scene) nearFlower() int {
	if s.eyes < 0 {
		return -1
	}
	hx, hy := s.v.Hive(s.eyes)
	best, least := -1, 0
	for i := range s.v.Flowers {
		f := &s.v.Flowers[i]
		far := max(f.X-hx, hx-f.X) + max(f.Y-hy, hy-f.Y)
		if f.Nectar.Hi > 0 && !s.aimedAt(i) && (best < 0 || far < least) {
			best, least = i, far
		}
	}
	return best
}

// aimedAt says whether an order leads to a flower.
func (s *Scene) aimedAt(flower int) bool {
	for i := range s.v.Bees {
		if o, ok := s.orders[i]; ok && o.Do == bots.OrderForage && o.Flower == flower {
			return true
		}
	}
	return false
}
