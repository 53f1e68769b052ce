package main

import (
	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// mutate randomly changes fighters of the lineup a little, and keeps it legal: it moves points between
// attributes and between fighters, changes places, groups and strategies, and copies fighters.
func mutate(l *bots.Lineup, r *rules.Rand) {
	for range 1 + r.Intn(4) {
		i, j := r.Intn(brutal.Fighters), r.Intn(brutal.Fighters)
		a, b := &l.Team[i], &l.Team[j]
		switch r.Intn(9) {
		case 0: // one attribute for another
			shift(a, a, i, i, r)
		case 1, 2: // points from one to another
			shift(a, b, i, j, r)
		case 3: // one goes to another group
			if l.Groups[i] != brutal.Bench && size(l, l.Groups[i]) > 1 {
				l.Groups[i] = r.Intn(brutal.Zones)
			}
		case 4: // two change places
			l.Groups[i], l.Groups[j] = l.Groups[j], l.Groups[i]
			a.Reserve, b.Reserve = b.Reserve, a.Reserve
		case 5:
			a.Strategy = [3]brutal.Strategy{brutal.Offensive, brutal.Offensive, brutal.Defensive}[r.Intn(3)]
		case 6: // two change what is bought for them
			swap(l, i, j)
		case 7: // a group shares alike
			level(l, l.Groups[i], r)
		case 8: // a group shares equally
			for a.Values.Sum() > brutal.RankOf(i).Bonus().Sum() && i != j {
				before := a.Values.Sum()
				if shift(a, b, i, j, r); a.Values.Sum() == before && r.Intn(8) == 0 {
					break
				}
			}
		}
	}
	spend(l, r)
}

func size(l *bots.Lineup, group int) int {
	n := 0
	for _, g := range l.Groups {
		if g == group {
			n++
		}
	}
	return n
}

// shift moves up to eight points of one attribute to one attribute of another.
func shift(a, b *brutal.Recruit, i, j int, r *rules.Rand) {
	from, to := brutal.Attribute(r.Intn(brutal.Attributes)), brutal.Attribute(r.Intn(brutal.Attributes))
	n := min(1+r.Intn(8), a.Values[from]-brutal.RankOf(i).Bonus()[from])
	if i == j && from == to {
		return
	}
	n = min(n, to.Cap()-b.Values[to])
	a.Values[from] -= n
	b.Values[to] += n
}

// swap exchanges the bought points of two, as far as the caps allow.
func swap(l *bots.Lineup, i, j int) {
	x, y := brutal.RankOf(i).Bonus(), brutal.RankOf(j).Bonus()
	a, b := l.Team[i].Values, l.Team[j].Values
	for k := range brutal.Attribute(brutal.Attributes) {
		l.Team[i].Values[k] = min(k.Cap(), b[k]-y[k]+x[k])
		l.Team[j].Values[k] = min(k.Cap(), a[k]-x[k]+y[k])
	}
}

// level copies a fighter of a group to another one of it, if the budget allows.
func level(l *bots.Lineup, group int, r *rules.Rand) {
	var who []int
	for i, g := range l.Groups {
		if g == group {
			who = append(who, i)
		}
	}
	from := who[r.Intn(len(who))]
	to := who[r.Intn(len(who))]
	old := l.Team[to]
	x, y := brutal.RankOf(from).Bonus(), brutal.RankOf(to).Bonus()
	for k := range brutal.Attribute(brutal.Attributes) {
		l.Team[to].Values[k] = min(k.Cap(), l.Team[from].Values[k]-x[k]+y[k])
	}
	l.Team[to].Strategy = l.Team[from].Strategy
	for over := -l.Team.Left(); over > 0; over-- {
		if !less(l, who, r) {
			l.Team[to] = old
			return
		}
	}
}

// less takes a point away from a random one of those.
func less(l *bots.Lineup, who []int, r *rules.Rand) bool {
	for range 60 {
		i, k := who[r.Intn(len(who))], r.Intn(brutal.Attributes)
		if l.Team[i].Values[k] > brutal.RankOf(i).Bonus()[k] {
			l.Team[i].Values[k]--
			return true
		}
	}
	return false
}

// spend spends the points that are left, on those who have most.
func spend(l *bots.Lineup, r *rules.Rand) {
	left := l.Team.Left()
	for n := 0; left > 0 && n < 400; n++ {
		i, k := r.Intn(brutal.Fighters), brutal.Attribute(r.Intn(brutal.Attributes))
		if l.Team.Cost(i) >= 15 && l.Team[i].Values[k] < k.Cap() {
			l.Team[i].Values[k]++
			left--
		}
	}
}

// scramble returns a lineup far from the given one.
func scramble(l bots.Lineup, r *rules.Rand) bots.Lineup {
	for range 12 {
		mutate(&l, r)
	}
	return l
}

// league is lineups with their probabilities.
type league struct {
	dialect brutal.Dialect
	// think is the number of simulated steps of both sides in a truce; 0: they use Orders.
	think   int
	lineups []*bots.Lineup
	weights []float64
}

// battle returns the winner of a battle between two lineups.
func (l *league) battle(pair [2]*bots.Lineup, seed uint64) rules.Seat {
	if l.think == 0 {
		return bots.Battle(l.dialect, pair, seed)
	}
	return bots.Thoughtful(l.dialect, pair, seed, l.think)
}
