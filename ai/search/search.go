// Package search is one computer player for every game: it knows only the rules. It draws states that
// its view could come from (Guess), plays them on, and remembers for each seat what paid: an
// information-set Monte Carlo tree search, with a tree per seat and with actions drawn by Sample. It
// is a reference to measure the levels of a new game against.
package search

import (
	"context"
	"encoding/json"
	"errors"
	"math"

	"ludotheque/ai"
	"ludotheque/rules"
)

// Name is what commands call the player; it is not a level.
const Name ai.Level = "search"

const (
	// turnSteps and turnAhead are how many steps are simulated for a decision, and at most in one
	// playout, in a game of turns.
	turnSteps, turnAhead = 8000, 80
	// stepMicros is about what a step of a game in real time takes, in microseconds. A playout is a
	// quarter of a decision's steps, and at least leastAhead.
	stepMicros = 40
	leastAhead = 20
	// guessSteps is what a guess costs, in steps.
	guessSteps = 5
	// exploration is the constant of UCB1: 2 in the original, less for results that say more than who won.
	exploration = 0.3
	// rankShare is the share of the rank in what a result is worth; the rest is the margin.
	rankShare = 0.7
)

// Player plays one seat of one game.
type Player[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	seat  rules.Seat
	seats int
	rand  *rules.Rand
	// steps is the number of steps simulated for a decision, ahead the number in one playout.
	steps, ahead int
	acts         []A
}

// New returns a player for a seat of a game with that number of seats and that rules.Info.Rate. The
// same seed and views play the same way.
func New[S rules.State[S, A, V], A any, V rules.View[A]](seat rules.Seat, seats, rate int, seed uint64) *Player[S, A, V] {
	p := &Player[S, A, V]{seat: seat, seats: seats, rand: rules.NewRand(seed), steps: turnSteps, ahead: turnAhead, acts: make([]A, seats)}
	if rate > 0 {
		p.steps = int(ai.Budget(rate, Name).Microseconds()) / stepMicros
		p.ahead = max(leastAhead, p.steps/4)
	}
	return p
}

// node is a decision of a seat in its tree: the actions tried, and their results.
type node[A any] struct {
	tried  int
	edges  []*edge[A]
	places map[string]*edge[A]
}

type edge[A any] struct {
	act   A
	tried int
	won   float64
	next  node[A]
}

// ErrNoGuess is the error of a game whose views have no Guess.
var ErrNoGuess = errors.New("the game's view has no Guess, which search needs: in a game without secrets it returns a copy of the state")

// Choose answers what the seat does. It looks that number of steps ahead, and stops
// early when ctx ends.
func (p *Player[S, A, V]) Choose(ctx context.Context, v V) (A, error) {
	guesser, ok := any(v).(rules.Guesser[S])
	if !ok {
		var none A
		return none, ErrNoGuess
	}
	trees := make([]node[A], p.seats)
	for spent := 0; spent < p.steps && ctx.Err() == nil; {
		s := guesser.Guess(p.rand)
		if !s.Acting().Has(p.seat) {
			return v.Sample(p.rand), nil
		}
		ai.Yield()
		spent += guessSteps + p.try(s, trees)
	}
	var best *edge[A]
	for _, e := range trees[p.seat].edges {
		if best == nil || e.tried > best.tried {
			best = e
		}
	}
	if best == nil {
		return v.Sample(p.rand), nil
	}
	return best.act, nil
}

// try plays a state on, along the trees and then at random, and records the result in them. It returns
// the number of steps.
func (p *Player[S, A, V]) try(s S, trees []node[A]) (steps int) {
	at := make([]*node[A], p.seats) // nil: out of the tree
	for i := range trees {
		at[i] = &trees[i]
	}
	paths := make([][]*edge[A], p.seats)
	for ; s.Result() == nil && (steps < p.ahead || !scores(s)); steps++ {
		clear(p.acts)
		for rest := s.Acting(); !rest.Empty(); {
			seat := rest.First()
			rest = rest.Without(seat)
			n := at[seat]
			if n == nil {
				p.acts[seat] = s.View(seat).Sample(p.rand)
				continue
			}
			e := p.pick(s, seat, n)
			p.acts[seat] = e.act
			paths[seat] = append(paths[seat], e)
			if at[seat] = &e.next; e.tried == 0 {
				at[seat] = nil // one new node a playout
			}
			n.tried++
		}
		s.Step(p.acts)
	}
	for i, worth := range p.worth(s) {
		for _, e := range paths[i] {
			e.tried++
			e.won += worth
		}
	}
	return steps
}

// scores reports whether a state can be evaluated before its end.
func scores[S any](s S) bool {
	_, ok := any(s).(rules.Scorer)
	return ok
}

// pick selects an action at a node: a new one while few were tried, or else the one with the highest
// UCB1 value of those legal in this state.
func (p *Player[S, A, V]) pick(s S, seat rules.Seat, n *node[A]) *edge[A] {
	if k := len(n.edges); k*k <= 4*n.tried { // progressive widening: twice the root of the visits
		a := s.View(seat).Sample(p.rand)
		key, _ := json.Marshal(a) // cannot fail: rules.State promises that actions survive JSON
		if n.places[string(key)] == nil {
			e := &edge[A]{act: a}
			if n.places == nil {
				n.places = map[string]*edge[A]{}
			}
			n.places[string(key)] = e
			n.edges = append(n.edges, e)
			return e
		}
	}
	var best *edge[A]
	most := math.Inf(-1)
	for _, e := range n.edges {
		if s.Check(seat, e.act) != nil {
			continue
		}
		if w := ucb1(e.won, e.tried, n.tried); w > most {
			best, most = e, w
		}
	}
	if best == nil { // no action tried so far is legal here
		return &edge[A]{act: s.View(seat).Sample(p.rand)}
	}
	return best
}

// ucb1 is the UCB1 formula.
func ucb1(won float64, tried, all int) float64 {
	if tried == 0 {
		return math.Inf(1)
	}
	return won/float64(tried) + math.Sqrt(exploration*math.Log(float64(all+1))/float64(tried))
}

// worth returns how well each seat stands, from 0 to 1: mostly the share of rivals that it leads, and
// a little the margin.
func (p *Player[S, A, V]) worth(s S) []float64 {
	worth := make([]float64, p.seats)
	var score, ranks []int
	if r := s.Result(); r != nil {
		score, ranks = r.Scores, r.Ranks
	} else {
		score = any(s).(rules.Scorer).Scores()
		ranks = rules.RankByScore(score)
	}
	for i := range worth {
		behind, lead := 0.0, score[i]
		if p.seats == 1 {
			behind = float64(2 - ranks[0])
		}
		for j := range worth {
			switch {
			case i == j:
				continue
			case ranks[i] < ranks[j]:
				behind += 1 / float64(p.seats-1)
			case ranks[i] == ranks[j]:
				behind += 0.5 / float64(p.seats-1)
			}
			if p.seats > 1 {
				lead = min(lead, score[i]-score[j])
			}
		}
		// From 0 to 1 by the lead, one half at none, whatever the unit of scores.
		size := 1.0
		for _, n := range score {
			size = max(size, math.Abs(float64(n)))
		}
		worth[i] = rankShare*behind + (1-rankShare)*(0.5+0.5*float64(lead)/(2*size))
	}
	return worth
}
