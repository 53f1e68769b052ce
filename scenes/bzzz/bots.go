package bzzz

import (
	"context"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
)

// Levels are the computer players' levels, from the weakest.
var Levels = []string{string(ai.Easy), string(ai.Normal), string(ai.Hard)}

// newPlayer is a computer player of a level.
func newPlayer(level string, seed uint64) match.Player[game.Action, *game.View] {
	return &sampler{rules.NewRand(seed)}
}

type sampler struct{ r *rules.Rand }

func (p *sampler) Choose(_ context.Context, v *game.View) (game.Action, error) {
	return v.Sample(p.r), nil
}

// advisor is the computer player that answers for a seat when it is asked
// inline: for pictures, and for the rest of a turn.
func (s *Scene) advisor(p rules.Seat) match.Player[game.Action, *game.View] {
	if s.advisors[p] == nil {
		level := Levels[1]
		if !s.chair[p].Person() {
			level = s.chair[p].Level
		}
		s.advisors[p] = newPlayer(level, s.start.Setup.Seed+uint64(p))
	}
	return s.advisors[p]
}

// advice is what a computer player would do now in the place of the person.
func (s *Scene) advice() game.Action {
	a, err := s.advisor(s.eyes).Choose(context.Background(), s.v)
	if err != nil {
		return game.EndTurn
	}
	return a
}
