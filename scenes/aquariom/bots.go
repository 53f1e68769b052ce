package aquariom

import (
	"context"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
)

// Levels are the computer players' levels, from the weakest.
var Levels = []string{string(ai.Easy), string(ai.Normal), string(ai.Hard)}

// newPlayer is a computer player of a level. Until there are better ones, all
// do whatever the rules allow.
func newPlayer(_ string, seed uint64) match.Player[game.Action, *game.View] {
	return drifter{rules.NewRand(seed)}
}

// drifter does anything that is allowed.
type drifter struct{ rand *rules.Rand }

func (d drifter) Choose(_ context.Context, v *game.View) (game.Action, error) {
	return v.Sample(d.rand), nil
}
