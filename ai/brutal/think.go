package brutal

import (
	"context"
	"math/bits"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules/brutal"
)

// plan is candidate orders of Master, with the results of simulated battles.
type plan struct {
	orders []brutal.Order
	won    int
}

// patience is the number of steps that Master simulates for a decision: about ten milliseconds of one
// core. Battles of healers are long, so fewer of them are simulated.
const patience = 100_000

// The least number of battles of a plan, and the largest number of further ones, before half of the
// plans are dropped; and the number of wins of as many battles that decides at once.
const (
	fewest = 4
	most   = 120
	enough = 48
)

// think evaluates plans in battles that the view could lead to, repeatedly drops the worse half, and
// returns the best (successive halving). Every round has the same number of steps: spending most of
// them in the first, with all plans, did not win more with four times as many.
func (p *Player) think(ctx context.Context, v *brutal.View) []brutal.Order {
	if v.Melee == 1 {
		p.met = 0
		for z := range v.Zones {
			p.met += v.Zones[z].Start[1-v.Seat].ECTS
		}
	}
	plans := candidates(v)
	rounds := bits.Len(uint(len(plans) - 1))
	steps, guesses := 0, 0
	for round := 1; len(plans) > 1; round++ {
		for ; guesses < fewest || steps < p.steps*round/rounds && guesses < most*round; guesses++ {
			if ctx.Err() != nil {
				return bestOf(plans).orders
			}
			if guesses >= enough && bestOf(plans).won == guesses {
				return bestOf(plans).orders // there is nothing to gain
			}
			steps += p.imagine(v, plans)
		}
		slices.SortStableFunc(plans, func(a, b *plan) int { return b.won - a.won })
		plans = plans[:(len(plans)+1)/2]
	}
	return plans[0].orders
}

func bestOf(plans []*plan) *plan {
	best := plans[0]
	for _, x := range plans {
		if x.won > best.won {
			best = x
		}
	}
	return best
}

// imagine draws a state that fits the view and plays it on with each plan. It returns the number of
// steps.
func (p *Player) imagine(v *brutal.View, plans []*plan) (steps int) {
	guess := v.GuessFrom(*p.suspect(v), p.rand)
	foe := 1 - v.Seat
	var acts [brutal.Players]brutal.Action
	guess.ViewTo(&p.memory.view, foe)
	acts[foe] = brutal.GiveOrders(Orders(&p.memory.view)...)
	for i, x := range plans {
		if i%8 == 0 {
			ai.Yield() // eight battles take less than a millisecond
		}
		s := &p.battle
		guess.CloneTo(s)
		acts[v.Seat] = brutal.GiveOrders(x.orders...)
		s.Step(acts[:])
		winner, n := p.memory.playOut(s)
		if winner == v.Seat {
			x.won++
		}
		steps += n
	}
	return steps
}

// suspect returns a team that the other side may have: of some likely ones, the one whose fielded ECTS
// are nearest to what was seen at first.
func (p *Player) suspect(v *brutal.View) *brutal.Team {
	var best *brutal.Team
	off := -1
	for range 3 {
		team := p.likely(v.Dialect)
		miss := 0
		if p.met > 0 {
			for i := range team {
				if !team[i].Reserve {
					miss += v.Dialect.MaxECTS(team[i].Values[brutal.Constitution])
				}
			}
			miss = max(miss-p.met, p.met-miss)
		}
		if off < 0 || miss < off {
			best, off = team, miss
		}
	}
	return best
}

func (p *Player) likely(d brutal.Dialect) *brutal.Team {
	if p.rand.Intn(2) == 0 {
		return &Solved(d).Mixture.Draw(p.rand).Team
	}
	known := presets()[d]
	if n := p.rand.Intn(len(known) + 1); n < len(known) {
		return &known[n].Lineup.Team
	}
	team := brutal.RandomTeam(p.rand)
	return &team
}

// candidates returns the distinct plans to evaluate: for every choice of fronts, all go there; or
// reservists wait; or no fighter moves.
func candidates(v *brutal.View) []*plan {
	s := observe(v)
	onBench := func(i int) bool { return v.Own()[i].Zone == brutal.Bench }
	plans := []*plan{{orders: s.send(nil)}}
	add := func(orders []brutal.Order) {
		for _, x := range plans {
			if slices.Equal(x.orders, orders) {
				return
			}
		}
		plans = append(plans, &plan{orders: orders})
	}
	add(nil)
	all := s.fronts
	for set := 1; set < 1<<len(all); set++ {
		s.fronts = nil
		for k := range all {
			if set>>k&1 != 0 {
				s.fronts = append(s.fronts, all[k])
			}
		}
		add(s.send(nil))
		add(s.send(func(i int) bool { return !onBench(i) }))
	}
	s.fronts = all
	half := 0
	add(s.send(func(i int) bool {
		if onBench(i) {
			half++
		}
		return !onBench(i) || half%2 == 0
	}))
	return plans
}
