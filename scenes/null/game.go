// Package null is how the template game is played by hand: its look, its face, the
// panels, what a lesson teaches.
//
// Template: this is the smallest front end that has all the difficulties of the
// others, a secret, dice, people who share the screen, a lesson. It is what one copies
// (build/newgame) and what the tests of package play are held against; no menu shows
// it, and `--game null` plays it.
package null

import (
	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/null/board"
	"ludotheque/scenes/null/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Action, game.View]{
	Rules: game.Game, Levels: Levels,
	Player: func(level string, seed uint64) match.Player[game.Action, game.View] {
		return bots.New(ai.Level(level), seed)
	},
	History: history.New,
	Face:    newFace,
	Board: func(k *kit.Kit, _ shared.History[game.View]) play.Board[game.View] {
		return &record{k: k}
	},
}

// FrontEnd is what the game offers to the menus.
func FrontEnd() *play.FrontEnd { return frontEnd(&onScreen) }

func frontEnd(g *play.Game[*game.State, game.Action, game.View]) *play.FrontEnd {
	return g.FrontEnd(play.FrontEnd{
		Look:       ownLook,
		Lesson:     func() *play.Lesson { return &firstGame },
		Illustrate: board.Illustrate, IllustrationHeight: board.IllustrationHeight,
		Minutes: func(s rules.Setup) int { return max(1, game.Game.Int(s, "cards")/3) },
	})
}

// record paints the field of a record.
type record struct {
	k     *kit.Kit
	field board.Field
}

// Paint paints the field; cards turn over on the way from before to now.
func (r *record) Paint(g *ui.Gui, box ui.Rect, before, now game.View, t float32, _ bool) {
	lay(&r.field, before, now, func(p rules.Seat) string { return r.k.Say(words.SeatPlayer(p.Letter())) })
	r.field.Roll, r.field.Turn = t, t
	board.Paint(g, box, &r.field)
}

// Close has nothing to let go of.
func (r *record) Close() {}
