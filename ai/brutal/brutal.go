// Package brutal provides the computer players of « C'est du brutal ! ».
//
// All but Master use any of the presets, and all give orders in every truce that allows one. Novice,
// Easy and Normal follow habits with visible mistakes ([habit]); Hard uses a heuristic ([Orders]).
// Master draws its set-up from a mixture against which no fixed set-up does well ([Solved], computed
// by the program in oracle), and in a truce simulates the rest of the battle against what the other
// side may have.
package brutal

import (
	"context"
	"sync"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// Player plays one seat of one game.
type Player struct {
	level  ai.Level
	taste  ai.Character // its preferences among teams
	rand   *rules.Rand
	lineup *Lineup      // the drawn lineup
	fixed  *Lineup      // a fixed lineup, for measurements; nil: the level's choice
	battle brutal.State // the simulated battle
	memory memory       // its memory
	steps  int          // number of simulated steps per decision
	met    int          // the ECTS that the other side fielded at first; 0: not seen
}

// New returns a player of one of Levels; the same seed and views play the same way.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	return &Player{level: level, taste: character, rand: rules.NewRand(seed), steps: patience}
}

// Choose returns what the seat of v does. If ctx ends before Master has finished, it returns the best
// so far.
func (p *Player) Choose(ctx context.Context, v *brutal.View) (brutal.Action, error) {
	if v.Own() == nil {
		return brutal.Action{}, nil
	}
	switch v.Phase {
	case brutal.PhaseSetup:
		p.lineup = p.draw(v.Dialect)
		return brutal.ComposeTeam(p.lineup.Team), nil
	case brutal.PhasePost:
		return brutal.DeployPosts(p.posts(v)), nil
	case brutal.PhaseTruce:
		return brutal.GiveOrders(p.orders(ctx, v)...), nil
	}
	return brutal.Action{}, nil
}

func (p *Player) draw(d brutal.Dialect) *Lineup {
	if p.fixed != nil {
		return p.fixed
	}
	if p.level == ai.Master {
		return p.liked(Solved(d).Mixture).Draw(p.rand)
	}
	return p.liked(presets()[d]).Draw(p.rand)
}

// presets are the presets of each dialect, equally likely.
var presets = sync.OnceValue(func() (all [2]Mixture) {
	for _, preset := range brutal.Presets() {
		for d, recipe := range preset.Recipes {
			all[d] = append(all[d], Choice{1, *NewLineup(recipe)})
		}
	}
	return all
})

// posts posts the team in the groups that it was made for, on random zones. An unknown team, because a
// person composed it and left, is posted at random.
func (p *Player) posts(v *brutal.View) brutal.Posts {
	team := v.Team()
	if l := p.lineupOf(v.Dialect, &team); l != nil {
		return l.Posts(shuffledZones(p.rand))
	}
	return brutal.RandomPosts(&team, p.rand)
}

// lineupOf returns the lineup of a team, or nil. A player that took over in the middle of a game, or
// after an undo, has not drawn it itself.
func (p *Player) lineupOf(d brutal.Dialect, team *brutal.Team) *Lineup {
	if p.lineup != nil && p.lineup.Team == *team {
		return p.lineup
	}
	for _, known := range []Mixture{Solved(d).Mixture, presets()[d]} {
		for i := range known {
			if l := &known[i].Lineup; l.Team == *team {
				return l
			}
		}
	}
	return nil
}

func (p *Player) orders(ctx context.Context, v *brutal.View) []brutal.Order {
	switch p.level {
	case ai.Novice:
		h := novices[p.taste]
		return h.orders(v, p.rand)
	case ai.Easy:
		return easies.orders(v, p.rand)
	case ai.Normal:
		return normals.orders(v, p.rand)
	case ai.Hard:
		return Orders(v)
	}
	return p.think(ctx, v)
}
