// Package empire is how Huit minutes is played by hand: cards and regions under
// the pointer, the keys, a pad or a finger; the automaton's turn told priority
// by priority; bids that are secret until they are made; the reckoning at the end.
package empire

import (
	"strings"

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
	Heard:   heard,
	Eyes:    eyes,
	Extra:   extra,
}

// FrontEnd is what Huit minutes offers to the menus.
func FrontEnd() *play.FrontEnd {
	return onScreen.FrontEnd(play.FrontEnd{
		Look: ownLook, Lesson: func() *play.Lesson { return &firstGame }, Minutes: minutes, BookFacts: bookFacts,
		Illustrate: illustrate, IllustrationHeight: illustrationHeight,
	})
}

// eyes is the seat that decides. Bids alone are secret: people who share the
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

// bookFacts are what the rule book says of a match that does not stand in its options
// as it is: who plays, how many cards and coins there are, what lies on the map.
func bookFacts(s rules.Setup, facts words.Facts) {
	value := func(key string) string { return game.Game.Value(s, key) }
	solo := s.Seats <= 1
	facts["play"], facts["duel"], facts["five"] = "base", "no", "no"
	facts["pieces"], facts["laid"], facts["neutral"], facts["falls"] = "yes", "no", "no", "back"
	switch {
	case solo:
		facts["play"] = "solo"
	case value("tokens") == "off":
		facts["pieces"] = "no"
	default:
		facts["laid"] = "yes"
	}
	if s.Seats <= 2 {
		facts["neutral"], facts["falls"] = "yes", "mixed"
	}
	if s.Seats == 2 {
		facts["duel"] = map[string]string{"place": "placed", "quick": "quick"}[value("neutrals")]
	}
	if value("destroyed") == "gone" {
		facts["falls"] = "gone"
	}
	if s.Seats == game.MostSeats {
		facts["five"] = "yes"
	}
	if facts["ties"] = "ask"; solo {
		facts["ties"] = game.Ties(s)
	}
	facts["side"] = strings.ToUpper(value("layout"))
	s.Seats = max(1, s.Seats)
	state, err := game.New(s)
	if err != nil {
		s.Options = nil // options that do not go together: the book is about the usual ones
		if state, err = game.New(s); err != nil {
			return
		}
	}
	v := state.View(rules.Spectator)
	facts.Number("cards", v.Limit())
	facts.Number("coins", v.Players[0].Coins)
}

// historyOf returns the history of a match, which is always the game's own.
func historyOf(h shared.History[*game.View]) *history.History { return h.(*history.History) }
