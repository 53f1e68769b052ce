// Package empire provides the computer players of Eight Minutes, for the seats of people; the
// automaton of the solo game is part of the rules.
//
// A turn is planned as a whole: for each affordable card, a beam search follows the ways to use it,
// and evaluates them by the present points and the prospects of armies, cities, coins and goods. Hard
// and Master then simulate the best ones further, with cards drawn at random, and take the one with
// the best average. The others are hasty, misjudge plans and crowd armies without gain, more so at
// weaker levels. Thinking is limited by a number of steps, not by a clock, so that the same views give
// the same actions.
package empire

import (
	"context"
	"math"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits are the parameters of a level.
type traits struct {
	width  int // lines kept in the search for a turn
	hasty  int // per cent of turns in which only the two cheapest cards are considered
	astray int // per cent of turns in which a card is used with little effect: see planner.astray
	noise  int // largest misjudgement of a plan, in thousandths of a point
	fancy  int // the same for a card: it is overvalued, but played well
	// lines is how many plans are simulated, samples how often each at first, and rounds how far.
	lines, samples, rounds int
	// thrift is the value of a coin at the start of a game against the automaton, in addition to the
	// point that the automaton gets for it.
	thrift int
	// learnt selects the weights tuned among masters.
	learnt bool
	most   int // largest bid
	lavish int // largest bid beyond the value of beginning
	// waits says that it bids to be last, not first.
	waits bool
}

// forLast is the value of being last, by number of seats, in coins: among hard players the last of two
// to five takes 64, 55, 38 and 37 % of the first places, and 53, 40, 26 and 20 after paying this much
// (TestWhoBegins).
var forLast = [empire.MostSeats + 1]int{2: 3, 3: 4, 4: 3, 5: 3}

var levels = map[ai.Level]traits{
	ai.Novice: {width: 1, hasty: 95, astray: 50, noise: 4500, thrift: 2600, most: 4, lavish: 4},
	ai.Easy:   {width: 2, hasty: 72, astray: 32, noise: 3600, thrift: 2600, most: 3, lavish: 2},
	ai.Normal: {width: 4, hasty: 55, astray: 9, noise: 500, fancy: 5000, thrift: 6000, most: 2, lavish: 1},
	ai.Hard:   {width: 8, hasty: 18, astray: 7, thrift: 6000, lines: 3, samples: 2, rounds: 1, most: 4, waits: true},
	ai.Master: {width: 12, thrift: 6000, learnt: true, lines: 6, samples: 8, rounds: 8, most: 4, waits: true},
}

// Player plays one seat of one game.
type Player struct {
	traits
	rand  *rules.Rand
	among [empire.MostSeats + 1]weights // by number of seats; 1 is against the automaton
	// plan is the remaining actions of the turn; for is the board on which the next is to be played.
	plan  []empire.Action
	at    int // the turn of the plan
	sets  memory
	looks looks
}

// New returns a player of one of Levels, Normal for any other; the same level, seed and views give the
// same actions.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	t, ok := levels[level]
	if !ok {
		t = levels[ai.Normal]
	}
	p := &Player{traits: t, rand: rules.NewRand(seed)}
	for seats := range p.among {
		w := company
		switch {
		case seats == 1:
			w = alone
			w.coin = t.thrift
		case t.learnt:
			w = learnt[seats]
		}
		p.among[seats] = w.lean(character)
	}
	return p
}

// Choose returns what the seat of v does next. It plans when a turn begins, for half a second at most,
// and follows its plan unless the board has changed otherwise. When ctx ends it returns the best so
// far; it never fails.
func (p *Player) Choose(ctx context.Context, v *empire.View) (empire.Action, error) {
	if !v.Acting().Has(v.Seat) {
		return empire.Action{}, nil
	}
	switch v.Phase {
	case empire.PhaseBid:
		return empire.Pick(empire.DoBid, p.bid(v)), nil
	case empire.PhaseFirst:
		first := int(v.Seat)
		if p.waits {
			first = (first + 1) % v.Seats
		}
		return empire.Pick(empire.DoFirst, first), nil
	case empire.PhaseNeutral:
		return empire.In(empire.DoNeutral, p.neutral(v)), nil
	case empire.PhaseChoose:
		return p.settle(ctx, v), nil
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

// bid returns the bid for choosing the first player. Experienced levels want to be last, to see what
// all others have done. Others want to begin: the bid is what the best turn now gives more than the
// best one after another player's first choice, in coins.
func (p *Player) bid(v *empire.View) int {
	if p.waits {
		return min(forLast[v.Seats], p.most, v.Players[v.Seat].Coins)
	}
	s := v.Guess(p.rand)
	s.Quiet()
	pl := p.planner(v)
	bids := make([]empire.Action, v.Seats)
	for i := range bids {
		bids[i] = empire.Pick(empire.DoBid, 0)
	}
	bids[v.Seat] = empire.Pick(empire.DoBid, min(1, v.Players[v.Seat].Coins))
	s.Step(bids)
	if s.Phase != empire.PhaseFirst || !s.Acting().Has(v.Seat) {
		return 0
	}
	other := rules.Seat((int(v.Seat) + 1) % v.Seats)
	worth := func(first rules.Seat) int {
		c := s.Clone()
		pl.do(c, empire.Pick(empire.DoFirst, int(first)))
		if first != v.Seat {
			them := *pl
			them.side = empire.Side(first)
			them.quick(c)
		}
		for c.Acting().First() != v.Seat { // the others take the cheapest card and pass
			if c.Result() != nil || c.Acting().Empty() {
				return 0
			}
			them := *pl
			them.side = empire.Side(c.Acting().First())
			them.quick(c)
		}
		return pl.turns(c, 1, 1)[0].worth
	}
	gain := worth(v.Seat) - worth(other)
	coins := max(0, gain) / max(1, pl.coin) // half the gain for the coins spent
	if p.lavish > 0 {
		coins += p.rand.Intn(p.lavish + 1)
	}
	return min(coins, p.most, v.Players[v.Seat].Coins)
}

// neutral returns the best region for a neutral army.
func (p *Player) neutral(v *empire.View) empire.Region {
	s := v.Guess(p.rand)
	s.Quiet()
	pl := p.planner(v)
	best, most := empire.Region(1), math.MinInt
	for r := range empire.Region(empire.RegionCount) {
		a := empire.In(empire.DoNeutral, r)
		if v.Check(a) != nil {
			continue
		}
		c := s.Clone()
		pl.do(c, a)
		// Only regions near the start matter, and they also cost the player who goes first.
		w := pl.worth(&c.Board, pl.side) - 100*v.Grounds[r].Pieces(empire.Neutral) + p.rand.Intn(90+p.noise)
		if r == empire.Start {
			w -= point
		}
		if w > most {
			best, most = r, w
		}
	}
	return best
}

// settle returns the choice for a tie of the automaton: the suggestion, or for levels that simulate
// the one that turns out best.
func (p *Player) settle(ctx context.Context, v *empire.View) empire.Action {
	if p.samples == 0 {
		return empire.In(empire.DoChoose, v.Choice.Suggested)
	}
	var lines []line
	for r := range v.Choice.Among.All {
		lines = append(lines, line{acts: []empire.Action{empire.In(empire.DoChoose, r)}})
	}
	return p.playOn(ctx, v, p.planner(v), lines).acts[0]
}

// think returns the actions of the turn, without the end of it.
func (p *Player) think(ctx context.Context, v *empire.View) []empire.Action {
	s := v.Guess(p.rand)
	s.Quiet()
	pl := p.planner(v)
	taking := v.Phase == empire.PhaseTake
	if taking && p.rand.Intn(100) < p.hasty {
		pl.cards = 2
	}
	lines := pl.turns(s, max(p.lines, 12), 3)
	if p.noise > 0 {
		var liking [empire.RowLength]int
		for i := range liking {
			liking[i] = p.rand.Intn(p.fancy + 1)
		}
		for i := range lines {
			lines[i].worth += p.rand.Intn(p.noise)
			if taking {
				lines[i].worth += liking[lines[i].acts[0].N]
			}
		}
		lines = best(lines, len(lines))
	}
	chosen := lines[0]
	if p.samples > 0 {
		chosen = p.playOn(ctx, v, pl, best(lines, p.lines))
	}
	if taking && p.rand.Intn(100) < p.astray {
		return pl.astray(s, chosen.acts[:1], p.rand)
	}
	return pl.rest(s, chosen.acts)
}

func (p *Player) planner(v *empire.View) *planner {
	return &planner{weights: p.among[v.Seats], side: empire.Side(v.Seat), seats: v.Seats, width: p.width, sets: &p.sets, looks: &p.looks}
}

// playOn simulates lines several times, with random orders of the cards to come, and returns the one
// with the best average, by successive halving.
func (p *Player) playOn(ctx context.Context, v *empire.View, pl *planner, lines []line) line {
	lines = slices.Clone(lines)
	for i := range lines {
		lines[i].worth = 0
	}
	for len(lines) > 1 {
		for range p.samples {
			if ctx.Err() != nil {
				break
			}
			seed := p.rand.Uint64()
			for i := range lines {
				s := v.Guess(rules.NewRand(seed))
				s.Quiet()
				for _, a := range lines[i].acts {
					pl.do(s, a)
				}
				if s.Phase == empire.PhaseAct {
					pl.do(s, empire.Done)
				}
				lines[i].worth += pl.future(s, p.rounds)
			}
		}
		lines = best(lines, (len(lines)+1)/2)
	}
	return lines[0]
}

// future simulates some rounds quickly and evaluates the result for the planner's side.
func (p *planner) future(s *empire.State, rounds int) int {
	me := *p
	me.acts, me.tried = nil, nil
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
	return p.worth(&s.Board, p.side)
}
