package main

import (
	"math"
	"slices"

	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
)

// fixture is a battle against the league.
type fixture struct {
	foe  *bots.Lineup
	seat rules.Seat // of the lineup that is measured
	seed uint64
}

// fixtures returns n battles, on alternating sides. Each lineup of the league is met in proportion to
// its weight, rounded down or up: random drawing would add variance.
func (l *league) fixtures(n int, r *rules.Rand) []fixture {
	list := make([]fixture, n)
	x := float64(r.Intn(1<<30)) / (1 << 30)
	for i := range list {
		// Steps of the golden section fill the interval evenly, for any number.
		_, x = math.Modf(x + (math.Sqrt(5)-1)/2)
		list[i] = fixture{l.at(x), rules.Seat(i % 2), r.Uint64()}
	}
	return list
}

// at returns the lineup of the league at a position from 0 to 1, divided by weight.
func (l *league) at(x float64) *bots.Lineup {
	for i, w := range l.weights {
		if x -= w; x < 0 {
			return l.lineups[i]
		}
	}
	return l.lineups[0]
}

// rate returns the share of n battles that a lineup wins against the league.
func (l *league) rate(x *bots.Lineup, n int, seed uint64) float64 {
	e := entrant{lineup: x}
	e.play(l, l.fixtures(n, rules.NewRand(seed)))
	return float64(e.won) / float64(n)
}

// entrant is a lineup in a race, with its number of wins.
type entrant struct {
	lineup      *bots.Lineup
	won, played int
}

func (e *entrant) play(l *league, list []fixture) {
	for _, f := range list {
		pair := [2]*bots.Lineup{f.foe, f.foe}
		pair[f.seat] = e.lineup
		if l.battle(pair, f.seed) == f.seat {
			e.won++
		}
		e.played++
	}
}

// promise returns the estimated rate of wins of the entrant, shrunk towards one half for few battles,
// so that luck in a few battles does not count too much.
func (e *entrant) promise(doubt int) float64 {
	return float64(2*e.won+doubt) / float64(2*(e.played+doubt))
}

// survivors is the number of lineups left of each generation of a race.
const survivors = 4

// race is the settings of a race: its generations, the children of each, and the battles of each child
// before half of them are dropped.
type race struct {
	generations, children, battles int
}

// respond searches for the lineup that does best against the league. Known lineups and mutations of
// them play the same battles, and the worse half is dropped repeatedly, while the rest play twice as
// many; the survivors have the next children. The rate of the final best is measured in separate
// battles.
func (l *league) respond(c race, r *rules.Rand) (best *bots.Lineup, top float64) {
	var field []*entrant
	for _, x := range l.lineups {
		field = append(field, &entrant{lineup: x})
	}
	for range c.generations {
		parents := field
		for range c.children {
			if x := l.child(parents[r.Intn(len(parents))].lineup, c.battles, r); x != nil {
				field = append(field, &entrant{lineup: x})
			}
		}
		for n := c.battles; len(field) > survivors; n *= 2 {
			list := l.fixtures(n, r)
			for _, e := range field {
				e.play(l, list)
			}
			slices.SortStableFunc(field, func(a, b *entrant) int {
				return int(math.Copysign(1, b.promise(c.battles)-a.promise(c.battles)))
			})
			field = field[:max(survivors, len(field)/2)]
		}
	}
	list := l.fixtures(24*c.battles, r)
	for _, e := range field {
		last := entrant{lineup: e.lineup}
		last.play(l, list)
		if share := float64(last.won) / float64(last.played); best == nil || share > top {
			best, top = e.lineup, share
		}
	}
	return best, top
}

// child returns a mutation of a lineup, or nil if it is illegal, unchanged or hopeless: with expensive
// truces, one that does worse than its parent with Orders, which take a thousandth of the time, is
// dropped.
func (l *league) child(parent *bots.Lineup, battles int, r *rules.Rand) *bots.Lineup {
	x := new(bots.Lineup)
	*x = *parent
	if r.Intn(6) == 0 {
		*x = scramble(*x, r)
	} else {
		mutate(x, r)
	}
	if *x == *parent || x.Check() != nil {
		return nil
	}
	if l.think > 0 {
		quick := *l
		quick.think = 0
		if seed := r.Uint64(); quick.rate(x, 10*battles, seed) < quick.rate(parent, 10*battles, seed)-0.04 {
			return nil
		}
	}
	return x
}
