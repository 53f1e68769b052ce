package brutal

import (
	"hash/fnv"
	"slices"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// fair is the average damage of an unknown fighter's action, for the chances in hints. The players
// themselves assume less, see usual.
const fair = 5

// Advice is an order for a truce, with its effect.
type Advice struct {
	Order brutal.Order
	// Zone is the chance of the own side to win the zone, in per cent, before and after; Battle that
	// of winning as many zones as it needs if the other side stays where it is, and Rush if all that may
	// go rush into one zone. The other side has the rest to 100.
	Zone, Battle, Rush [2]int
}

// Advise returns the order that helps the seat of the view most, in addition to those given already,
// whether the other side stays or rushes into one zone; ok is false if none helps. It uses only the view.
func Advise(v *brutal.View, given []brutal.Order) (a Advice, ok bool) {
	own := v.Own()
	if own == nil || v.Phase != brutal.PhaseTruce {
		return a, false
	}
	s := after(v, given)
	now, rushed := winChance(s.fronts, s.need), s.rush()
	best := now + rushed + 0.01
	for _, i := range s.free {
		f := &own[i]
		if f.Zone != brutal.Bench && s.stay[f.Zone] == 1 {
			continue // a fighter has to stay
		}
		for k := range s.fronts {
			x := &s.fronts[k]
			was := x.chance()
			x.add(f, s.strike[i])
			if h, r := winChance(s.fronts, s.need), s.rush(); h+r > best {
				best, ok = h+r, true
				a = Advice{
					Order: brutal.Order{Fighter: i, To: x.zone, Strategy: f.Strategy},
					Zone:  [2]int{percent(was), percent(x.chance())}, Battle: [2]int{percent(now), percent(h)}, Rush: [2]int{percent(rushed), percent(r)},
				}
			}
			x.remove(f, s.strike[i])
		}
	}
	return a, ok
}

// Odds returns the chance, in per cent, of the seat of a view of a truce to win each contested zone,
// and the battle, with the given orders: if the other side stays where it is, and, as rush, if all that may
// go rush into one zone. It uses only the view.
func Odds(v *brutal.View, given []brutal.Order) (zones [brutal.Zones]int, battle, rush int) {
	if v.Own() == nil || v.Phase != brutal.PhaseTruce {
		return zones, 0, 0
	}
	s := after(v, given)
	for k := range s.fronts {
		zones[s.fronts[k].zone] = percent(s.fronts[k].chance())
	}
	return zones, percent(winChance(s.fronts, s.need)), percent(s.rush())
}

// rush returns winChance if all of the other side that may leave the zones it holds went to the contested
// zone where that is worst. As many leave as may: all but one, with the average ECTS of their zone. Its
// reservists are not counted, since nothing is known of them.
func (s *situation) rush() float64 {
	foe, count, ects := 1-s.view.Seat, 0, 0.0
	for z := range s.view.Zones {
		if zone := &s.view.Zones[z]; zone.Owner == foe && zone.Sides[foe].Count > 1 {
			side := &zone.Sides[foe]
			count += side.Count - 1
			ects += float64(side.ECTS*(side.Count-1)) / float64(side.Count)
		}
	}
	worst := winChance(s.fronts, s.need)
	if count == 0 {
		return worst
	}
	for k := range s.fronts {
		x := s.fronts[k]
		s.fronts[k].ects[1] += ects
		s.fronts[k].deals[1] += fair * float64(count)
		worst = min(worst, winChance(s.fronts, s.need))
		s.fronts[k] = x
	}
	return worst
}

// after returns the truce after orders, with average damage of unknown fighters.
func after(v *brutal.View, given []brutal.Order) *situation {
	own, s := v.Own(), observe(v)
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

// percent returns a chance in whole per cents, from 1 to 99.
func percent(p float64) int { return max(1, min(99, int(float64(p*100)+0.5))) }

// Fix is a kind of improvement of a team.
type Fix uint8

// The kinds of improvements.
const (
	// FixNothing: no change that was tried makes it much stronger.
	FixNothing Fix = iota
	// FixAttribute: some points of one attribute are worth more in another.
	FixAttribute
	// FixHealers and FixFighters: more of the team should heal, or attack.
	FixHealers
	FixFighters
	// FixBench: reservists have points that fielded fighters need.
	FixBench
)

// Weakness is a team's greatest weakness.
type Weakness struct {
	Fix Fix
	// To is the attribute with too few points, From the one with too many, for FixAttribute.
	To, From brutal.Attribute
	// Before is how many zones the team and those of the computer players hold at the end of a battle,
	// on average, in tenths; After is that with the improvement.
	Before, After [brutal.Players]int
}

// The number of battles for each change at first, and the additional number for the few best.
const (
	firstBattles = 24
	moreBattles  = 96
	bestChanges  = 3
	// worthIt is the least improvement of the lead, in tenths of a zone, that is reported.
	worthIt = 2
)

// changed is a team with one change, and its results.
type changed struct {
	Weakness
	team brutal.Team
	// held is how many zones both sides held at the end of n battles.
	held [brutal.Players]int
	n    int
}

// lead returns the total lead of the team in zones.
func (c *changed) lead() int { return c.held[0] - c.held[1] }

// mean returns how many zones both sides held per battle, in tenths.
func (c *changed) mean() (tenths [brutal.Players]int) {
	for p := range tenths {
		tenths[p] = (c.held[p]*10 + c.n/2) / max(1, c.n)
	}
	return tenths
}

// WeaknessOf plays battles of a legal team, and of small changes to it, against the teams of the
// computer players, and returns the change that helps most. It is deterministic.
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

// fight plays n battles of each team, against the same teams with the same random numbers.
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

// changesOf returns the team itself, first, and small changes to it.
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
			add(Weakness{Fix: FixAttribute, To: to, From: from}, func(t *brutal.Team) { shift(t, from, to) })
		}
	}
	for _, m := range [...]Fix{FixHealers, FixFighters} {
		add(Weakness{Fix: m}, func(t *brutal.Team) { retrain(t, m) })
	}
	add(Weakness{Fix: FixBench}, fixBench)
	return all
}

// shift moves up to four points from one attribute to another, for each fielded fighter.
func shift(t *brutal.Team, from, to brutal.Attribute) {
	for i := range t {
		v := &t[i].Values
		if n := min(4, v[from]-brutal.RankOf(i).Bonus()[from], to.Cap()-v[to]); n > 0 && !t[i].Reserve {
			v[from] -= n
			v[to] += n
		}
	}
}

// retrain makes every third attacker heal, or every third healer attack.
func retrain(t *brutal.Team, m Fix) {
	was, is := brutal.Offensive, brutal.Defensive
	if m == FixFighters {
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

// fixBench moves half of the reservists' bought points to the others.
func fixBench(t *brutal.Team) {
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
