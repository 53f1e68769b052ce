// Package brutal is the computer players of « C'est du brutal ! ».
//
// Novice takes any preset and forgets the truces. Easy sends people wherever they
// like. Normal
// takes one of the presets that attack, and moves by a rule of thumb ([Orders]).
// Hard draws its set-up from a mixture that no fixed set-up does well against
// ([Solved], computed by the program in oracle), and in a truce plays the rest of
// the battle in its head, against what the other side may have. Master does so
// four times as long.
package brutal

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Levels is the levels on offer, the weakest first.
var Levels = ai.Levels()

// Player plays one seat of one game.
type Player struct {
	level  ai.Level
	rand   *rules.Rand
	recipe *brutal.Recipe // what the team was made by
	fixed  *brutal.Recipe // what the team is always made by, to measure it; nil: the level's choice
	met    int            // the ECTS that the other side fielded at first; 0: not seen
}

// New is a player of a level of Levels; the same seed and views play the same
// way.
func New(level ai.Level, seed uint64) *Player {
	return &Player{level: level, rand: rules.NewRand(seed)}
}

// Choose answers what the seat of v does. When ctx ends before Hard has thought
// enough, it takes what seemed best until then.
func (p *Player) Choose(ctx context.Context, v *brutal.View) (brutal.Action, error) {
	if v.Own() == nil {
		return brutal.Action{}, nil
	}
	switch v.Phase {
	case brutal.PhaseSetup:
		p.recipe = p.draw(v.Dialect)
		return brutal.ComposeTeam(p.recipe.Team()), nil
	case brutal.PhasePost:
		return brutal.DeployPosts(p.posts(v)), nil
	case brutal.PhaseTruce:
		return brutal.GiveOrders(p.orders(ctx, v)...), nil
	}
	return brutal.Action{}, nil
}

// bold is the presets that Normal takes.
var bold = []string{"brutes", "foxes", "bolts"}

func (p *Player) draw(d brutal.Dialect) *brutal.Recipe {
	if p.fixed != nil {
		return p.fixed
	}
	presets := brutal.Presets()
	switch p.level {
	case ai.Novice, ai.Easy:
		return &presets[p.rand.Intn(len(presets))].Recipes[d]
	case ai.Normal:
		id := bold[p.rand.Intn(len(bold))]
		for i := range presets {
			if presets[i].ID == id {
				return &presets[i].Recipes[d]
			}
		}
	}
	return Solved(d).Mixture.Draw(p.rand)
}

// posts posts the team as its recipe says, on zones drawn by lot. A team that no
// recipe makes, because a person composed it and left, is posted by lot.
func (p *Player) posts(v *brutal.View) brutal.Posts {
	team := v.Team()
	if r := p.recipeOf(v.Dialect, &team); r != nil {
		return r.Posts(shuffledZones(p.rand))
	}
	return brutal.RandomPosts(&team, p.rand)
}

// recipeOf is the recipe that makes a team, or nil. A player who took over in
// the middle of a game, or who took a step back, has not drawn it.
func (p *Player) recipeOf(d brutal.Dialect, team *brutal.Team) *brutal.Recipe {
	if p.recipe != nil && p.recipe.Team() == *team {
		return p.recipe
	}
	found := Solved(d)
	for i := range found.Mixture {
		if r := &found.Mixture[i].Recipe; r.Team() == *team {
			return r
		}
	}
	presets := brutal.Presets()
	for i := range presets {
		if r := &presets[i].Recipes[d]; r.Team() == *team {
			return r
		}
	}
	return nil
}

func (p *Player) orders(ctx context.Context, v *brutal.View) []brutal.Order {
	switch p.level {
	case ai.Novice:
		return nil // leaves everybody where they are
	case ai.Easy:
		return p.wander(v)
	case ai.Normal:
		return Orders(v)
	}
	return p.think(ctx, v)
}

// wander sends three in four of those who are free to contested zones, by lot.
func (p *Player) wander(v *brutal.View) []brutal.Order {
	contested := v.Contested()
	var orders []brutal.Order
	for _, i := range v.Free(nil) {
		o := brutal.Order{Fighter: i, To: contested[p.rand.Intn(len(contested))], Strategy: v.Own()[i].Strategy}
		if p.rand.Intn(4) > 0 && v.Check(brutal.GiveOrders(append(orders, o)...)) == nil {
			orders = append(orders, o)
		}
	}
	return orders
}
