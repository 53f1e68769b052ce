package main

import (
	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// mutate changes a recipe a little and keeps it legal.
func mutate(recipe brutal.Recipe, r *rules.Rand) brutal.Recipe {
	groups := func(g int) *brutal.Group {
		if g < brutal.Zones {
			return &recipe.Zones[g]
		}
		return &recipe.Reserve
	}
	for range 1 + r.Intn(3) {
		g, h := r.Intn(brutal.Zones+1), r.Intn(brutal.Zones+1)
		a, b := groups(g), groups(h)
		switch r.Intn(9) {
		case 0, 1: // one goes to another zone
			a, b = &recipe.Zones[r.Intn(brutal.Zones)], &recipe.Zones[r.Intn(brutal.Zones)]
			if a.Size > 1 {
				a.Size--
				b.Size++
			}
		case 2, 3: // points for some
			a.Points = max(0, min(52, a.Points+r.Intn(21)-10))
		case 4: // other shares for some
			a.Shares[r.Intn(brutal.Attributes)] = r.Intn(5)
		case 5: // other shares for all
			attribute, share := r.Intn(brutal.Attributes), r.Intn(5)
			for i := range brutal.Zones + 1 {
				groups(i).Shares[attribute] = share
			}
		case 6: // be like another
			b.Shares, b.Points = a.Shares, a.Points
		case 7:
			a.Healers = max(0, min(a.Size, a.Healers+r.Intn(3)-1))
		case 8: // a special for a special
			if a.Specials > 0 {
				a.Specials--
				b.Specials++
			}
		}
	}
	for g := range brutal.Zones + 1 {
		a := groups(g)
		a.Healers, a.Specials = min(a.Healers, a.Size), min(a.Specials, a.Size)
	}
	afford(&recipe, r)
	return recipe
}

// afford brings the points to the budget, in random groups.
func afford(recipe *brutal.Recipe, r *rules.Rand) {
	groups := []*brutal.Group{&recipe.Reserve}
	for z := range recipe.Zones {
		groups = append(groups, &recipe.Zones[z])
	}
	left := brutal.Budget
	for _, g := range groups {
		left -= g.Size * g.Points
	}
	for left < 0 {
		if g := groups[r.Intn(len(groups))]; g.Points > 0 {
			g.Points--
			left += g.Size
		}
	}
	for range 200 {
		if g := groups[r.Intn(len(groups))]; g.Size <= left && g.Points < 52 && g.Points > 0 {
			g.Points++
			left -= g.Size
		}
	}
}

// scramble is a recipe far from the given one.
func scramble(recipe brutal.Recipe, r *rules.Rand) brutal.Recipe {
	for range 12 {
		recipe = mutate(recipe, r)
	}
	return recipe
}

// league is lineups with how often each is met.
type league struct {
	dialect brutal.Dialect
	lineups []*bots.Lineup
	weights []float64
}

func (l *league) draw(r *rules.Rand) *bots.Lineup {
	x := float64(r.Intn(1<<30)) / (1 << 30)
	for i, w := range l.weights {
		if x -= w; x < 0 {
			return l.lineups[i]
		}
	}
	return l.lineups[0]
}

// rate is how often a lineup wins against the league, in n battles.
func (l *league) rate(x *bots.Lineup, n int, seed uint64) float64 {
	r := rules.NewRand(seed)
	won := 0
	for i := range n {
		pair := [2]*bots.Lineup{x, l.draw(r)}
		if i%2 == 1 {
			pair[0], pair[1] = pair[1], pair[0]
		}
		if bots.Battle(l.dialect, pair, r.Uint64()) == rules.Seat(i%2) {
			won++
		}
	}
	return float64(won) / float64(n)
}

// climb looks for a lineup that does well against the league, from a start on.
// Candidates that begin badly are dropped early; one that seems better is
// measured again before it is believed.
func (l *league) climb(start *bots.Lineup, steps, battles int, r *rules.Rand) (*bots.Lineup, float64) {
	best := start
	score := l.rate(best, 2*battles, r.Uint64())
	for range steps {
		next := bots.NewLineup(mutate(best.Recipe, r))
		if next.Team.Check() != nil {
			continue
		}
		if l.rate(next, battles/4, r.Uint64()) < score-0.06 || l.rate(next, battles, r.Uint64()) < score+0.01 {
			continue
		}
		if again := l.rate(next, 2*battles, r.Uint64()); again > score {
			best, score = next, again
		}
	}
	return best, score
}

// respond looks for the best response from several starts in turn: what is met
// often, something far from that, and something far from anything known.
func (l *league) respond(climbs, steps, battles int, r *rules.Rand) (best *bots.Lineup, top float64) {
	for k := range climbs {
		start := l.draw(r)
		if k%3 == 2 {
			start = l.lineups[r.Intn(len(l.lineups))]
		}
		if k%3 > 0 {
			if far := bots.NewLineup(scramble(start.Recipe, r)); far.Team.Check() == nil {
				start = far
			}
		}
		if x, score := l.climb(start, steps, battles, r); best == nil || score > top {
			best, top = x, score
		}
	}
	return best, top
}
