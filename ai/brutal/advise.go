package brutal

import (
	"hash/fnv"
	"slices"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// fair is what an unknown fighter deals with each action, on average: what hints tell
// chances by. The players themselves reckon with less, see usual.
const fair = 5

// Advice is an order worth giving in a truce, and what it brings.
type Advice struct {
	Order brutal.Order
	// Zone is how likely the own side is to win the zone, in percent, before and after;
	// Battle how likely it is to win as many zones as it needs. The other side's chances
	// are what is left to 100.
	Zone, Battle [2]int
}

// Advise is the order that helps the seat of the view most, beside those that it has
// given already; ok is false when none helps. It knows what the view tells, and no more.
func Advise(v *brutal.View, given []brutal.Order) (a Advice, ok bool) {
	own := v.Own()
	if own == nil || v.Phase != brutal.PhaseTruce {
		return a, false
	}
	s := after(v, given)
	now := hope(s.fronts, s.need)
	best := now + 0.005
	for _, i := range s.free {
		f := &own[i]
		if f.Zone != brutal.Bench && s.stay[f.Zone] == 1 {
			continue // somebody has to stay
		}
		for k := range s.fronts {
			x := &s.fronts[k]
			was := x.chance()
			x.add(f, s.strike[i])
			if h := hope(s.fronts, s.need); h > best {
				best, ok = h, true
				a = Advice{Order: brutal.Order{Fighter: i, To: x.zone, Strategy: f.Strategy}, Zone: [2]int{percent(was), percent(x.chance())}, Battle: [2]int{percent(now), percent(h)}}
			}
			x.remove(f, s.strike[i])
		}
	}
	return a, ok
}

// Odds is how likely the seat of a view of a truce is to win each contested zone, and the
// battle, in percent, when it gives the orders. It knows what the view tells, and no more.
func Odds(v *brutal.View, given []brutal.Order) (zones [brutal.Zones]int, battle int) {
	if v.Own() == nil || v.Phase != brutal.PhaseTruce {
		return zones, 0
	}
	s := after(v, given)
	for k := range s.fronts {
		zones[s.fronts[k].zone] = percent(s.fronts[k].chance())
	}
	return zones, percent(hope(s.fronts, s.need))
}

// after is a truce when orders are carried out, with what unknown fighters deal on average.
func after(v *brutal.View, given []brutal.Order) *situation {
	own, s := v.Own(), look(v)
	for k := range s.fronts {
		s.fronts[k].deals[1] = fair * float64(v.Zones[s.fronts[k].zone].Sides[1-v.Seat].Count)
	}
	for _, o := range given {
		if k := slices.IndexFunc(s.fronts, func(f front) bool { return f.zone == o.To }); k >= 0 {
			s.fronts[k].add(&own[o.Fighter], s.strike[o.Fighter])
		}
		if from := own[o.Fighter].Zone; from != brutal.Bench {
			s.stay[from]--
		}
		s.free = slices.DeleteFunc(s.free, func(i int) bool { return i == o.Fighter })
	}
	return s
}

// percent is a chance in whole percents; nothing in a battle is certain.
func percent(p float64) int { return max(1, min(99, int(float64(p*100)+0.5))) }

// Mend says what a team lacks.
type Mend uint8

// What a team may lack.
const (
	// MendNothing: no change that was tried makes it much stronger.
	MendNothing Mend = iota
	// MendAttribute: some points of one attribute are worth more in another.
	MendAttribute
	// MendHealers and MendFighters: more of the team should heal, or attack.
	MendHealers
	MendFighters
	// MendBench: reservists have points that those who are fielded lack.
	MendBench
)

// Weakness is what a team lacks most.
type Weakness struct {
	Mend Mend
	// To is the attribute that is short, From the one that has too much of the points,
	// with MendAttribute.
	To, From brutal.Attribute
	// Before is how many zones the team and those that the computer players take hold at
	// the end of a battle, on average, in tenths; After when that is mended.
	Before, After [brutal.Players]int
}

// The battles that a weakness is looked for with: so many for each change at first, and
// so many more for the few best.
const (
	firstBattles = 24
	moreBattles  = 96
	bestChanges  = 3
	// worthIt is by how many tenths of a zone a change has to put the team further ahead, or
	// less behind, to be told.
	worthIt = 2
)

// changed is a team with one thing mended, and how it fared.
type changed struct {
	Weakness
	team brutal.Team
	// held is how many zones both sides held at the end of n battles.
	held [brutal.Players]int
	n    int
}

// lead is by how many zones the team was ahead in all.
func (c *changed) lead() int { return c.held[0] - c.held[1] }

// mean is how many zones both sides held in a battle, in tenths.
func (c *changed) mean() (tenths [brutal.Players]int) {
	for p := range tenths {
		tenths[p] = (c.held[p]*10 + c.n/2) / max(1, c.n)
	}
	return tenths
}

// WeaknessOf plays battles of a legal team, and of what small changes make of it,
// against the teams that the computer players take, and says which helps most. It is the
// same for the same team.
func WeaknessOf(d brutal.Dialect, team *brutal.Team) Weakness {
	all := changesOf(team)
	seed := fnv.New64a()
	for i := range team {
		v := &team[i].Values
		seed.Write([]byte{byte(v[0]), byte(v[1]), byte(v[2]), byte(v[3]), byte(v[4]), byte(team[i].Strategy)})
	}
	fight(d, all, firstBattles, seed.Sum64())
	own := all[0]
	slices.SortStableFunc(all[1:], func(a, b *changed) int { return b.lead() - a.lead() })
	all = append([]*changed{own}, all[1:min(len(all), 1+bestChanges)]...)
	fight(d, all, moreBattles, seed.Sum64()+firstBattles)
	best := slices.MaxFunc(all, func(a, b *changed) int { return a.lead() - b.lead() })
	w := best.Weakness
	if w.Before, w.After = own.mean(), best.mean(); w.After[0]-w.After[1] < w.Before[0]-w.Before[1]+worthIt {
		return Weakness{Before: own.mean()}
	}
	return w
}

// fight plays so many battles of each team, against the same teams with the same lots.
func fight(d brutal.Dialect, all []*changed, n int, seed uint64) {
	presets := brutal.Presets()
	for b := range n {
		other := NewLineup(presets[b%len(presets)].Recipes[d])
		for _, c := range all {
			own := &Lineup{Team: c.team, Groups: brutal.RandomPosts(&c.team, rules.NewRand(seed+uint64(b)))}
			s := open(d, [brutal.Players]*Lineup{own, other}, seed+uint64(b))
			if PlayOut(s); s.Phase() != brutal.PhaseOver {
				continue
			}
			c.n++
			for p, zones := range s.Result().Scores {
				c.held[p] += zones
			}
		}
	}
}

// changesOf are the team as it is, first, and what small changes make of it.
func changesOf(team *brutal.Team) []*changed {
	all := []*changed{{team: *team}}
	add := func(w Weakness, change func(t *brutal.Team)) {
		t := *team
		if change(&t); t != *team && t.Check() == nil {
			all = append(all, &changed{Weakness: w, team: t})
		}
	}
	for from := range brutal.Attribute(brutal.Attributes) {
		for to := range brutal.Attribute(brutal.Attributes) {
			add(Weakness{Mend: MendAttribute, To: to, From: from}, func(t *brutal.Team) { shift(t, from, to) })
		}
	}
	for _, m := range [...]Mend{MendHealers, MendFighters} {
		add(Weakness{Mend: m}, func(t *brutal.Team) { retrain(t, m) })
	}
	add(Weakness{Mend: MendBench}, mendBench)
	return all
}

// shift gives each that is fielded up to four points of one attribute in another.
func shift(t *brutal.Team, from, to brutal.Attribute) {
	for i := range t {
		v := &t[i].Values
		if n := min(4, v[from]-brutal.RankOf(i).Bonus()[from], to.Cap()-v[to]); n > 0 && !t[i].Reserve {
			v[from] -= n
			v[to] += n
		}
	}
}

// retrain has every third of those who attack heal, or of those who heal attack.
func retrain(t *brutal.Team, m Mend) {
	was, is := brutal.Offensive, brutal.Defensive
	if m == MendFighters {
		was, is = is, was
	}
	n := 0
	for i := range t {
		if !t[i].Reserve && t[i].Strategy == was {
			if n%3 == 0 {
				t[i].Strategy = is
			}
			n++
		}
	}
}

// mendBench takes half of what reservists have bought and shares it out to the others.
func mendBench(t *brutal.Team) {
	var fielded []int
	for i := range t {
		if !t[i].Reserve {
			fielded = append(fielded, i)
			continue
		}
		free := brutal.RankOf(i).Bonus()
		for a := range t[i].Values {
			t[i].Values[a] -= (t[i].Values[a] - free[a]) / 2
		}
	}
	t.Spread(fielded)
}
