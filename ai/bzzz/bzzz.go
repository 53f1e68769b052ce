// Package bzzz provides the computer players of Bzzz, and the standing orders that a person may give
// to bees, which use the same navigation.
//
// Novice and easy play clumsily: they send bees to the nearest flower instead of the best, home late,
// after the nearest enemy whether or not they can catch it, and into fights at bad odds; only until
// something is home do they take care of their bees. Normal compares trips by nectar per turn, and
// lays what seems to repay. Hard also infers what flowers, bees and stocks hold from the intervals of
// its view, lays a scout, and avoids drones; only bees with nothing to lose fight. Master never takes
// the wrong flower, and sends a drone after the strongest rival. Each plans a turn at its first
// question and returns the actions one by one, adapting to the result of each step.
//
// Products that are added are written float64(a*b) + c, to prevent fused multiply-add: the same seed
// must play the same game on every machine.
package bzzz

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// Player plays one seat of one game.
type Player struct {
	mind mind
	rand *rules.Rand
	plan *plan
	ways atlas
	turn int // of the plan
	// taste is a random preference among mirror images of flowers.
	taste uint64
}

// New returns a player of one of Levels, Normal for any other; the same level, seed and views give the
// same actions.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	m, ok := minds[level]
	if !ok {
		m = minds[ai.Normal]
	}
	m.lean(level, character)
	return &Player{mind: m, rand: rules.NewRand(seed), turn: -1, taste: seed}
}

// Choose returns what the seat of v does. It takes about a millisecond, regardless of ctx, and never
// fails.
func (p *Player) Choose(_ context.Context, v *bzzz.View) (bzzz.Action, error) {
	if v.Check(bzzz.EndTurn) != nil {
		return bzzz.EndTurn, nil
	}
	if p.plan == nil || p.turn != v.Turn || len(v.Bees) != len(p.plan.errands) {
		ai.Yield()
		p.plan, p.turn = p.mind.in(v, p.taste).plan(v, p.rand, p.taste, &p.ways, p.plan), v.Turn
		ai.Yield()
	}
	return p.plan.next(v), nil
}
