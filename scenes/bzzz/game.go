// Package bzzz is how Bzzz is played by hand: the board under the pointer, the
// keys, a pad or a finger; the panels beside it; standing orders; skirmishes seen
// as a close-up.
//
// Nothing here decides what the rules decide: the [face] notes requests, and shows the
// views that come back.
package bzzz

import (
	"errors"

	"ludotheque/assets/words"

	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"

	shared "ludotheque/scenes/history"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Action, *game.View]{
	Rules: game.Game, Levels: Levels,
	Player: func(level string, seed uint64) match.Player[game.Action, *game.View] {
		return bots.New(ai.Level(level), seed)
	},
	Script:  script,
	History: history.New,
	Reveal:  (*game.State).Open,
	Face:    newFace,
	Board: func(k *kit.Kit, h shared.History[*game.View]) play.Board[*game.View] {
		return &record{k: k, field: board.New(), history: h.(*history.History)}
	},
	Eyes:  eyes,
	Heard: heard,
}

// eyes returns the viewer: as in every game with secrets, and the person who has the screen in
// hand sees how the rules end their turn.
func eyes(m *play.Model[game.Action, *game.View], next, holder rules.Seat) (rules.Seat, bool) {
	if m.Waiting.Empty() && m.Eyes == holder && m.Chairs.Person(holder) {
		return holder, false
	}
	return play.Pass(m, next, holder)
}

// bookFacts are the numbers of the rule book that follow from the options.
func bookFacts(s rules.Setup, facts words.Facts) {
	n := func(key string) int { return game.Game.Info.Int(s, key) }
	facts.Number("rounds", n("turns")/game.Players)
	facts.Number("blooms", n("flowers")*game.Players)
	// What a flower gives changes at a third and at two thirds of the most it holds.
	third := n("nectar") / 3
	facts.Number("third", third)
	facts.Number("third-less", third-1)
	facts.Number("two-thirds", 2*third)
	facts.Number("two-thirds-less", 2*third-1)
	// The poorest flowers hold 1 to third-less: there may be one such number, or none.
	facts["thirds"] = "wide"
	switch third {
	case 1:
		facts["thirds"] = "none"
	case 2:
		facts["thirds"] = "narrow"
	}
	facts["repaid"] = "no"
	switch cost := n("cost"); {
	case cost == 0:
		facts["repaid"] = "free"
	case cost <= game.Worker.Capacity():
		facts["repaid"] = "yes"
	}
}

// FrontEnd returns what Bzzz offers to the menus.
func FrontEnd() *play.FrontEnd {
	return onScreen.FrontEnd(play.FrontEnd{
		Look: ownLook, Lesson: func() *play.Lesson { return &firstGame }, Minutes: minutes, Check: check,
		BookFacts:  bookFacts,
		Illustrate: board.Illustrate, IllustrationHeight: board.IllustrationHeight,
	})
}

// minutesARound is how long a round takes about, with computer players.
const minutesARound = 0.27

// minutes returns about how long a match takes.
func minutes(s rules.Setup) int {
	rounds := game.Game.Int(s, "turns") / game.Players
	return max(1, int(minutesARound*float64(rounds)+0.5))
}

// check says why options that are right each for itself do not go together.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) {
		return words.Text{}
	}
	n := func(key string) int { return game.Game.Int(s, key) }
	switch {
	case e.Field == "flowers" && n("flowers") == 0:
		return words.BzzzSetupBare()
	case e.Field == "flowers":
		return words.BzzzSetupRoom(n("cells")*n("cells")/4-game.ZoneSide*game.ZoneSide, n("cells"))
	case e.Field == "start" && n("start") < n("cost"):
		return words.BzzzSetupPoor(n("cost"))
	case e.Field == "start":
		return words.BzzzSetupRich(game.MostStart(n("flowers"), n("nectar")))
	}
	return words.Text{}
}
