package bzzz

import (
	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
)

// Levels are the computer players' levels, from the weakest.
var Levels = []string{string(ai.Easy), string(ai.Normal), string(ai.Hard)}

// newPlayer is a computer player of a level.
func newPlayer(level string, seed uint64) match.Player[game.Action, *game.View] {
	return bots.New(ai.Level(level), seed)
}

// advisor is the computer player that answers for a seat when it is asked
// inline: for pictures, and for the rest of a turn.
func (s *Scene) advisor(p rules.Seat) match.Player[game.Action, *game.View] {
	if s.advisors[p] == nil {
		level := Levels[1]
		if !s.chair[p].Person() {
			level = s.chair[p].Level
		}
		s.advisors[p] = newPlayer(level, ai.Seed(s.seats.Start.Setup.Seed, p))
	}
	return s.advisors[p]
}
