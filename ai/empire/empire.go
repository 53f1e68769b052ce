// Package empire is the computer players of Huit minutes, for the seats of
// people: the automaton of the solo game is part of the rules.
//
// A turn is planned as a whole: for each card that can be paid, the ways to use
// it are followed a few at a time, and weighed by the points of the moment and
// what armies, cities, coins and goods promise. Hard then plays the best of
// them on, against cards drawn at random, and takes the one that turned out
// best on the average. How long it thinks is counted in steps, not by a clock,
// so that the same views give the same actions.
package empire

import (
	"context"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// Levels is the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits is what makes a level.
type traits struct {
	width    int // ways followed at a time when a turn is planned
	mistakes int // per cent of turns that begin with a card taken blindly
	noise    int // thousandths of a point by which a plan may be misjudged
	// lines is how many plans are played on, samples how often each, and rounds
	// how far.
	lines, samples, rounds int
	bids                   []int
}

var levels = map[ai.Level]traits{
	ai.Novice: {width: 1, mistakes: 80, noise: 5000, bids: []int{0, 1, 2, 3, 4}},
	ai.Easy:   {width: 1, mistakes: 40, noise: 2500, bids: []int{0, 0, 1, 2, 3}},
	ai.Normal: {width: 6, noise: 200, bids: []int{0, 0, 1, 1, 2}},
	ai.Hard:   {width: 12, lines: 6, samples: 16, rounds: 2, bids: []int{0, 1}},
	ai.Master: {width: 16, lines: 8, samples: 48, rounds: 3, bids: []int{0, 1}},
}

// Player plays one seat of one game.
type Player struct {
	traits
	rand    *rules.Rand
	company weights
	// plan is the actions of the turn that are still to come, for is the board
	// on which its next one was meant to be played.
	plan []empire.Action
	at   int // the turn it is of
}

// New is a player of a level of Levels, Normal for any other; the same level,
// seed and views give the same actions.
func New(level ai.Level, seed uint64) *Player {
	t, ok := levels[level]
	if !ok {
		t = levels[ai.Normal]
	}
	return &Player{traits: t, rand: rules.NewRand(seed), company: company}
}

// Choose answers what the seat of v does next. It plans when a turn begins, for
// half a second at most, and follows its plan until something else was done.
// When ctx ends it takes the best it has; it never fails.
func (p *Player) Choose(ctx context.Context, v *empire.View) (empire.Action, error) {
	if !v.Acting().Has(v.Seat) {
		return empire.Action{}, nil
	}
	switch v.Phase {
	case empire.PhaseBid:
		return empire.Pick(empire.DoBid, min(p.bids[p.rand.Intn(len(p.bids))], v.Players[v.Seat].Coins)), nil
	case empire.PhaseFirst:
		return empire.Pick(empire.DoFirst, int(v.Seat)), nil
	case empire.PhaseNeutral:
		return empire.In(empire.DoNeutral, p.neutral(v)), nil
	case empire.PhaseChoose:
		return empire.In(empire.DoChoose, v.Choice.Suggested), nil
	}
	key := v.Game*1000 + v.Turn
	if p.at == key && len(p.plan) > 0 && v.Phase == empire.PhaseAct && v.Check(p.plan[0]) == nil {
		return p.next(), nil
	}
	p.at = key
	p.plan = append(p.think(ctx, v), empire.Done)
	return p.next(), nil
}

func (p *Player) next() empire.Action {
	a := p.plan[0]
	p.plan = p.plan[1:]
	return a
}

// neutral is where a neutral army goes: anywhere but the start, rather where
// none is.
func (p *Player) neutral(v *empire.View) empire.Region {
	var r empire.Region
	for range 3 {
		r = empire.Region(1 + p.rand.Intn(empire.RegionCount-1))
		if v.Grounds[r].Empty() {
			break
		}
	}
	return r
}

// think is the actions of the turn, without the end of it.
func (p *Player) think(ctx context.Context, v *empire.View) []empire.Action {
	s := v.Guess(p.rand)
	s.Quiet()
	pl := p.planner(v)
	if v.Phase == empire.PhaseTake && p.rand.Intn(100) < p.mistakes {
		// A card taken blindly, of the cheaper ones, and then made use of.
		legal := v.Legal()
		take := legal[min(p.rand.Intn(len(legal)), p.rand.Intn(len(legal)))]
		pl.do(s, take)
		acts := []empire.Action{take}
		pl.climb(s, func(a empire.Action) { acts = append(acts, a) })
		return acts
	}
	lines := pl.turns(s, max(p.lines, 12), 3)
	if p.noise > 0 {
		for i := range lines {
			lines[i].worth += p.rand.Intn(p.noise)
		}
		lines = best(lines, len(lines))
	}
	if p.samples > 0 && len(lines) > 1 {
		return p.playOn(ctx, v, pl, best(lines, p.lines)).acts
	}
	return lines[0].acts
}

func (p *Player) planner(v *empire.View) *planner {
	w := p.company
	if v.Solo() {
		w = alone
	}
	return &planner{weights: w, side: empire.Side(v.Seat), seats: v.Seats, width: p.width}
}

// playOn plays each line on, several times with the cards to come in another
// order each, and is the one that turned out best on the average.
func (p *Player) playOn(ctx context.Context, v *empire.View, pl *planner, lines []line) line {
	sums := make([]int, len(lines))
	for range p.samples {
		if ctx.Err() != nil {
			break
		}
		seed := p.rand.Uint64()
		for i, l := range lines {
			s := v.Guess(rules.NewRand(seed))
			s.Quiet()
			for _, a := range l.acts {
				pl.do(s, a)
			}
			pl.do(s, empire.Done)
			sums[i] += pl.future(s, p.rounds)
		}
	}
	return lines[slices.Index(sums, slices.Max(sums))]
}

// future plays some rounds on, everybody quickly, and tells what they lead to
// for the planner's side.
func (p *planner) future(s *empire.State, rounds int) int {
	me := *p
	me.acts = nil
	until := s.Turn + rounds*s.Seats
	if s.Solo() {
		until = s.Turn + 2*rounds - 1
	}
	game := s.Game
	for s.Result() == nil && s.Game == game && s.Phase != empire.PhaseDeal && s.Turn < until {
		switch acting := s.Acting().First(); {
		case acting == rules.Spectator:
			clear(me.step[:])
			s.Step(me.step[:me.seats])
		case s.Phase == empire.PhaseChoose:
			me.do(s, empire.In(empire.DoChoose, s.Choice.Suggested))
		default:
			me.side = empire.Side(acting)
			me.quick(s)
		}
	}
	p.steps = me.steps
	w := p.worth(&s.Board, p.side)
	return w
}
