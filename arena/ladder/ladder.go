// Package ladder measures the relative strength of the players of a game. It decides which players
// meet, on which seats, and when the result is known well enough; it plays no games itself.
//
// Two players meet at tables that each of them fills by half, or, to see whether a guest gets more
// than its share, one guest among players of a level. A deal is played once per seat, with all players
// moving on by one seat, so that the luck of a deal and of a seat affects both alike; the deals are
// the independent samples.
package ladder

import (
	"math"

	"gonum.org/v1/gonum/stat"

	"ludotheque/arena/league"
)

// Step is the rate at which a level must beat the level below: the lower end of the interval has to
// exceed it.
const Step = 0.65

// Share is the tolerance for first places of a guest above its fair share, and for the rate of a
// character against its level around one half.
const Share = 0.05

// Ladder is a set of players of one game, at tables of one size.
type Ladder struct {
	Names []string // the levels, the weakest first, then the guests
	Pairs []*Pair
	seats int
	// Firsts is the number of first places by seat; ties are shared.
	Firsts []float64
	Games  int

	matches []league.Match
	results []*league.Result
}

// Pair is two players to compare, as indices of Ladder.Names. B is a level.
type Pair struct {
	A, B int
	// Guest reports that A is not a level and sits alone among players B.
	Guest bool
	// Steps reports that A is the level just above B.
	Steps bool
	// Character reports that A is B with a character.
	Character bool
	Games     int

	number int
	won    []float64 // by deal: the share of the comparisons that A won
	first  []float64 // by deal: the share of the first places that A took, 0 to 1
}

// New returns a ladder in which every level meets every other, and every guest every level.
func New(levels, guests []string, seats int) *Ladder {
	l := &Ladder{Names: append(append([]string(nil), levels...), guests...), seats: seats, Firsts: make([]float64, seats)}
	for a := range l.Names {
		for b := range min(a, len(levels)) {
			l.Pairs = append(l.Pairs, &Pair{A: a, B: b, Guest: a >= len(levels), Steps: a < len(levels) && b == a-1, number: len(l.Pairs)})
		}
	}
	return l
}

// NewSteps returns a ladder in which every level meets only the one below.
func NewSteps(levels []string, seats int) *Ladder {
	l := &Ladder{Names: levels, seats: seats, Firsts: make([]float64, seats)}
	for a := 1; a < len(levels); a++ {
		l.Pairs = append(l.Pairs, &Pair{A: a, B: a - 1, Steps: true, number: a - 1})
	}
	return l
}

// NewCharacters returns a ladder of a level and of the same level with characters, each of which meets
// the level at tables that both fill by half.
func NewCharacters(level string, characters []string, seats int) *Ladder {
	l := &Ladder{Names: append([]string{level}, characters...), seats: seats, Firsts: make([]float64, seats)}
	for i := range characters {
		l.Pairs = append(l.Pairs, &Pair{A: i + 1, B: 0, Character: true, number: i})
	}
	return l
}

// DealGames returns the number of games of a deal.
func (l *Ladder) DealGames() int { return max(2, l.seats) }

// Seating returns the players of the seats, as indices of Names, in a game of a deal.
func (l *Ladder) Seating(p *Pair, deal, game int) []int {
	if l.seats == 1 {
		return []int{[2]int{p.B, p.A}[game%2]}
	}
	many := l.seats / 2
	switch {
	case p.Guest:
		many = 1
	case deal%2 == 1:
		many = l.seats - many // where the number is odd, each is in the majority in turn
	}
	who := make([]int, l.seats)
	for i := range who {
		who[(i+game)%l.seats] = p.B
		if i < many {
			who[(i+game)%l.seats] = p.A
		}
	}
	return who
}

// Played is the outcome of a game of a deal: ranks and scores in seat order.
type Played struct {
	Ranks, Scores []int
	// Lead is by how much the only seat is ahead of its opponent.
	Lead int
}

// Add adds the games of a deal, in order.
func (l *Ladder) Add(p *Pair, games []Played) {
	deal := len(p.won)
	won, first := 0.0, 0.0
	if l.seats == 1 {
		b, a := games[0], games[1]
		won = against(a.Ranks[0], b.Ranks[0], a.Lead, b.Lead)
		if a.Ranks[0] == 1 {
			first = 1
		}
		// The two games are compared as if they had been one.
		l.note(p, deal, []int{p.B, p.A}, Played{Ranks: []int{1 + int(2*won), 2}, Scores: []int{b.Scores[0], a.Scores[0]}})
	} else {
		for g, r := range games {
			who := l.Seating(p, deal, g)
			w, f := l.compare(p, who, r)
			won, first = won+w/float64(len(games)), first+f/float64(len(games))
			l.note(p, deal, who, r)
		}
	}
	p.won, p.first = append(p.won, won), append(p.first, first)
	p.Games += len(games)
	l.Games += len(games)
}

// against returns 1 for a better result than the other's, one half for an equal one, and 0 for a
// worse.
func against(rank, other, score, mark int) float64 {
	switch {
	case rank < other || rank == other && score > mark:
		return 1
	case rank == other && score == mark:
		return 0.5
	}
	return 0
}

// compare returns the share of the comparisons of A's seats with B's that A won, and its share of the
// first places.
func (l *Ladder) compare(p *Pair, who []int, r Played) (won, first float64) {
	pairs, firsts := 0.0, 0.0
	for _, rank := range r.Ranks {
		if rank == 1 {
			firsts++
		}
	}
	for i, a := range who {
		if r.Ranks[i] == 1 {
			l.Firsts[i] += 1 / firsts
			if a == p.A {
				first += 1 / firsts
			}
		}
		for j, b := range who {
			if a != p.A || b != p.B {
				continue
			}
			pairs++
			won += against(r.Ranks[i], r.Ranks[j], 0, 0)
		}
	}
	return won / pairs, first
}

func (l *Ladder) note(p *Pair, deal int, who []int, r Played) {
	l.matches = append(l.matches, league.Match{Seats: who, Deal: deal*len(l.Pairs) + p.number})
	l.results = append(l.results, &league.Result{Ranks: r.Ranks, Scores: r.Scores})
}

// Ratings returns the Elo ratings of all players, in the order of Names.
func (l *Ladder) Ratings() []league.Rating {
	s := league.Rate(&league.League{Bots: make([]league.Bot, len(l.Names))}, l.matches, l.results)
	byName := make([]league.Rating, len(l.Names))
	for _, r := range s.Ratings {
		byName[r.Bot] = r
	}
	return byName
}

// Estimate is a rate with its 95 % confidence interval.
type Estimate struct {
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Won returns the share of the comparisons that A wins against B.
func (p *Pair) Won() Estimate { return estimate(p.won, 1.96) }

// First returns the share of the first places that A takes.
func (p *Pair) First() Estimate { return estimate(p.first, 1.96) }

// estimate adds a won and a lost deal, so that winning all deals does not give certainty.
func estimate(deals []float64, z float64) Estimate {
	mean, _ := stat.MeanStdDev(append([]float64{0, 1}, deals...), nil)
	spread := 0.0
	for _, x := range append([]float64{0, 1}, deals...) {
		spread += (x - mean) * (x - mean)
	}
	n := float64(len(deals) + 2)
	half := z * math.Sqrt(spread/n/(n-1))
	e := Estimate{Rate: 0.5, Low: mean - half, High: mean + half}
	if len(deals) > 0 {
		e.Rate = stat.Mean(deals, nil)
	}
	// Rounding and the two added deals must not exclude the rate.
	e.Low, e.High = max(0, min(e.Rate, e.Low)), min(1, max(e.Rate, e.High))
	return e
}

// Least is the number of deals from which on Known is meaningful.
const Least = 8

// Known reports whether a pair has been compared enough: whether a 99 % interval, stricter than 95 %
// because it is checked repeatedly, is on one side of its mark. The mark is Step for a level and the
// one below it, the fair share plus Share for a guest, and a half for others. A character has two
// marks, Share below and above a half.
func (l *Ladder) Known(p *Pair) bool {
	if len(p.won) < Least {
		return false
	}
	const sure = 2.58
	e, mark := estimate(p.won, sure), 0.5
	switch {
	case p.Guest && l.seats > 1:
		e, mark = estimate(p.first, sure), 1/float64(l.seats)+Share
	case p.Steps:
		mark = Step
	case p.Character:
		return e.High < 0.5-Share || e.Low > 0.5+Share || e.Low > 0.5-Share && e.High < 0.5+Share
	}
	return e.Low > mark || e.High < mark
}

// Deals returns the number of deals that a pair played.
func (p *Pair) Deals() int { return len(p.won) }
