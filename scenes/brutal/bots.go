package brutal

import (
	"ludotheque/ai"
	bots "ludotheque/ai/brutal"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// Levels are the computer players' levels, from the weakest.
var Levels = []string{string(ai.Easy), string(ai.Normal), string(ai.Hard)}

// newPlayer is a computer player of a level.
func newPlayer(level string, seed uint64) match.Player[game.Action, *game.View] {
	return bots.New(ai.Level(level), seed)
}

// advisor is a computer player that answers for a seat when it is asked inline:
// for pictures.
func (s *Scene) advisor(p rules.Seat) match.Player[game.Action, *game.View] {
	level := Levels[1]
	if !s.chair[p].Person() {
		level = s.chair[p].Level
	}
	return newPlayer(level, ai.Seed(s.seats.Start.Setup.Seed, p))
}
