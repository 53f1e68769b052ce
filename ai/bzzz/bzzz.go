// Package bzzz is the computer players of Bzzz, and the standing orders that a
// person may give his bees, which walk and gather by the same means.
//
// Novice and easy play the whole game from the first turn, and clumsily: they send bees
// to the nearest flower and not to the best, home late, after the nearest enemy that they
// may never catch, and into fights at bad odds. Normal weighs trips by what they bring per
// turn, and lays what seems to repay. Hard also infers what flowers, bees and stocks hold
// from the intervals of its view, lays a scout, and keeps clear of drones; only bees with
// nothing to lose go and fight. Master never takes the wrong flower, and sends a drone
// after the strongest rival. Each plans a turn at its first question and hands out the
// actions one by one, with an eye on what each step told.
package bzzz

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Levels is the levels on offer, the weakest first.
var Levels = ai.Levels()

// Player plays one seat of one game.
type Player struct {
	mind mind
	rand *rules.Rand
	plan *plan
	ways atlas
	turn int // of the plan
	// taste makes it like some flowers better than their mirror images.
	taste uint64
}

// New is a player of a level of Levels, Normal for any other; the same level,
// seed and views give the same actions.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	m, ok := minds[level]
	if !ok {
		m = minds[ai.Normal]
	}
	m.lean(level, character)
	return &Player{mind: m, rand: rules.NewRand(seed), turn: -1, taste: seed}
}

// Choose answers what the seat of v does. It thinks for about a millisecond,
// whatever ctx allows, and never fails.
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
