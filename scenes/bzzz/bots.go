package bzzz

import (
	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	game "ludotheque/rules/bzzz"
)

// Levels are the computer players' levels, from the weakest.
var Levels = ai.Names(bots.Levels)

// newPlayer is a computer player of a level.
func newPlayer(level string, seed uint64) match.Player[game.Action, *game.View] {
	return bots.New(ai.Level(level), seed)
}
