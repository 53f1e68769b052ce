// Package empire is how Huit minutes is played by hand: cards and regions under
// the pointer, the keys, a pad or a finger; the automaton's turn told priority
// by priority; bids that are secret until they are made; the reckoning at the end.
package empire

import (
	"errors"

	"ludotheque/ai"
	bots "ludotheque/ai/empire"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/play"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// onScreen is all that the game brings to a screen.
var onScreen = play.Game[*game.State, game.Action, *game.View]{
	Rules: game.Game, Levels: Levels,
	Player: func(level string, seed uint64) match.Player[game.Action, *game.View] {
		return bots.New(ai.Level(level), seed)
	},
	History: history.New,
	Face:    newFace,
	Board:   newRecord,
	Eyes:    eyes,
	Extra:   extra,
}

// FrontEnd is what Huit minutes offers to the menus.
func FrontEnd() *play.FrontEnd {
	return onScreen.FrontEnd(play.FrontEnd{
		Look: ownLook, Lesson: &firstGame, Minutes: minutes, Check: check,
		Illustrate: illustrate, IllustrationHeight: illustrationHeight,
	})
}

// eyes are those of whoever decides. Bids alone are secret: people who share the
// screen pass it on before each.
func eyes(m *play.Model[game.Action, *game.View], next, holder rules.Seat) (rules.Seat, bool) {
	if m.Chairs.People() > 1 && m.Chairs.Person(next) && m.See(rules.Spectator).Phase == game.PhaseBid {
		return play.Pass(m, next, holder)
	}
	return play.Open(m, next, holder)
}

// minutes is about how long a match takes: eight minutes a game, a little less
// for two.
func minutes(s rules.Setup) int { return 8 * max(1, game.Game.Int(s, "games")) }

// check says why options that are right each for itself do not go together.
func check(s rules.Setup) words.Text {
	_, err := game.New(s)
	var e *rules.SetupError
	if err == nil || !errors.As(err, &e) {
		return words.Text{}
	}
	if e.Field == "games" {
		return words.EmpireSetupGames()
	}
	return words.EmpireSetupMode()
}

// told is the history of a match, which is always the game's own.
func told(h shared.History[*game.View]) *history.History { return h.(*history.History) }
