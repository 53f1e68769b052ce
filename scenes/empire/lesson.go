package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// chooses is how the hands choose a card or a region.
var chooses = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right, input.A}, Mouse: "learn.click", Touch: "learn.tap"}

// acted is every effect of using a card.
var acted = []lesson.News{"emp.army", "emp.move", "emp.sail", "emp.city", "emp.destroy"}

// lesson is the first turns against the automaton.
var firstGame = play.Lesson{
	Start: play.Start{Setup: rules.Setup{Seats: 1, Seed: 5}, SeedText: "5", Chairs: []play.Chair{{}}},
	Steps: []lesson.Step{
		{Words: "empire.learn.goal", At: "home"},
		{Words: "empire.learn.score", At: "score"},
		{Words: "empire.learn.card", At: "free", Until: []lesson.News{"emp.card"}, How: chooses},
		{Words: "empire.learn.act", At: "region", Until: acted, How: chooses},
		{Words: "empire.learn.end", At: "end", Until: []lesson.News{"emp.deck"}, Anyone: true,
			How: lesson.How{Buttons: []input.Button{input.X}, Key: ebiten.KeyE, Keyed: true, Mouse: "learn.click", Touch: "learn.tap"}},
		{Words: "empire.learn.automaton", At: "steps", Until: []lesson.News{"ui.turn", "emp.tie"}},
		{Words: "empire.learn.again", At: "free", Until: []lesson.News{"emp.card"}, How: chooses},
		{Words: "empire.learn.goods", At: "goods"},
		{Words: "empire.learn.play"},
	},
}

// Spot is where a place that the lesson points at is, as [lesson.Pupil] has it.
func (s *Scene) Spot(name string) (ui.Rect, bool) {
	if s.plan == nil || s.card || s.audit.open || s.v.Over != nil {
		return ui.Rect{}, false
	}
	p, h, v := s.plan, &s.hands, s.v
	told := s.story.telling()
	switch name {
	case "card":
		return ui.Rect{X: p.Board.X, Y: p.Board.Y, W: p.Board.W * 0.3, H: p.Board.H * 0.4}, true
	case "home":
		return s.ground.Bounds(p, game.Start), true
	case "score":
		return p.Score, true
	case "goods":
		return p.Goods, !told
	case "free":
		switch {
		case s.tied():
			return s.ground.Bounds(p, v.Choice.Suggested), true
		case s.mine() && v.Phase == game.PhaseTake:
			return p.Row[h.card], true
		case s.mine() && v.Phase == game.PhaseAct:
			return s.end(), true
		}
	case "region":
		if s.mine() && v.Phase == game.PhaseAct && h.plus != 0 {
			return s.ground.Bounds(p, s.likely()), true
		}
	case "end":
		return s.end(), s.mine() && v.Phase == game.PhaseAct
	case "steps":
		return p.Steps, told
	}
	return ui.Rect{}, false
}

// end is the button that ends the turn.
func (s *Scene) end() ui.Rect { return s.plan.BubbleButton(0) }
