package brutal

import (
	"sync"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// front is a contested zone as a truce shows it: what each side can take, and
// what it deals in a round in which everybody acts once.
type front struct {
	zone  int
	ects  [2]float64 // own, theirs
	deals [2]float64
}

// usual is what an unknown fighter is thought to deal with each action, on
// average. It is far less than the truth, which is about 5: a player who thinks
// little of the others sees to it that not too many fronts are lost, rather than
// that just enough are won, and that wins 60 % against the true figure.
const usual = 0.1

// chance is about how likely the own side is to win the zone. Who has twice the
// troops has twice as much to take and deals twice as much, so that the product
// of both decides.
func (f *front) chance() float64 {
	own, theirs := float64(f.ects[0]*f.deals[0]), float64(f.ects[1]*f.deals[1])
	if own+theirs == 0 {
		return 0.5
	}
	return own / (own + theirs)
}

// strike is what a fighter deals with an action, on average, to somebody of a
// middling resistance.
func strike(d brutal.Dialect, v *brutal.Values) float64 {
	return strikes()[d][v[brutal.Dexterity]][v[brutal.Strength]]
}

// strikes is strike by dialect, dexterity and strength: a battle in the head asks for it
// at every truce.
var strikes = sync.OnceValue(func() (table [2][][]float64) {
	for d := range brutal.Dialect(2) {
		for dexterity := range brutal.Dexterity.Cap() + 1 {
			row := make([]float64, brutal.Strength.Cap()+1)
			for strength := range row {
				row[strength] = float64(d.AttackOdds(brutal.Values{dexterity, strength}, 2).Expected()) / brutal.Rolls
			}
			table[d] = append(table[d], row)
		}
	}
	return table
})

// situation is a truce as the seat of a view sees it.
type situation struct {
	view   *brutal.View
	fronts []front
	need   int // zones that are still to be won
	strike [brutal.Fighters]float64
	free   []int // who may move, the strongest first
	stay   [brutal.Zones]int
}

// look reads a view of a truce.
func look(v *brutal.View) *situation {
	s := new(situation)
	s.look(v)
	return s
}

// look reads a view of a truce into s, in its memory.
func (s *situation) look(v *brutal.View) {
	*s = situation{view: v, need: brutal.Majority - v.Held(v.Seat), fronts: s.fronts[:0], free: s.free[:0]}
	own := v.Own()
	foe := 1 - v.Seat
	var at [brutal.Zones]int
	for z := range v.Zones {
		at[z] = -1
		if zone := &v.Zones[z]; zone.Contested() {
			at[z] = len(s.fronts)
			s.fronts = append(s.fronts, front{
				zone:  z,
				ects:  [2]float64{0, float64(zone.Sides[foe].ECTS)},
				deals: [2]float64{0, usual * float64(zone.Sides[foe].Count)},
			})
		}
	}
	for i := range own {
		f := &own[i]
		if f.ECTS <= 0 {
			continue
		}
		s.strike[i] = strike(v.Dialect, &f.Values)
		switch {
		case f.Zone == brutal.Bench:
			s.free = append(s.free, i)
		case at[f.Zone] >= 0:
			s.fronts[at[f.Zone]].add(f, s.strike[i])
		case v.Zones[f.Zone].Owner == v.Seat:
			s.free = append(s.free, i)
			s.stay[f.Zone]++
		}
	}
	worth := func(i int) float64 { return float64(own[i].ECTS) * s.strike[i] }
	for i := range s.free {
		for j := i; j > 0 && worth(s.free[j-1]) < worth(s.free[j]); j-- {
			s.free[j-1], s.free[j] = s.free[j], s.free[j-1]
		}
	}
}

func (f *front) add(x *brutal.Fighter, strike float64) {
	f.ects[0] += float64(x.ECTS)
	f.deals[0] += strike
}

func (f *front) remove(x *brutal.Fighter, strike float64) {
	f.ects[0] -= float64(x.ECTS)
	f.deals[0] -= strike
}

// hope is how likely the own side is to win as many of the fronts as it needs, or all,
// as if they were fought to the end as they stand.
func hope(fronts []front, need int) float64 {
	var ways [brutal.Zones + 1]float64 // by zones won
	ways[0] = 1
	for i := range fronts {
		p := fronts[i].chance()
		for n := i + 1; n > 0; n-- {
			ways[n] = float64(ways[n]*(1-p)) + float64(ways[n-1]*p)
		}
		ways[0] *= 1 - p
	}
	sum := 0.0
	for n := max(0, min(need, len(fronts))); n <= len(fronts); n++ {
		sum += ways[n]
	}
	return sum
}

// send sends everybody who may go, the strongest first, each where the hope
// grows most; who is left at the end in a zone held stays. Only those that the
// filter lets pass go.
func (s *situation) send(allowed func(fighter int) bool) []brutal.Order {
	return s.sendTo(nil, allowed)
}

// sendTo is send with the orders at the end of a list.
func (s *situation) sendTo(orders []brutal.Order, allowed func(fighter int) bool) []brutal.Order {
	own := s.view.Own()
	stay := s.stay
	fronts := append(make([]front, 0, brutal.Zones), s.fronts...)
	for _, i := range s.free {
		f := &own[i]
		if f.Zone != brutal.Bench && stay[f.Zone] == 1 || allowed != nil && !allowed(i) {
			continue
		}
		best, most := -1, -1.0
		for k := range fronts {
			fronts[k].add(f, s.strike[i])
			if h := hope(fronts, s.need); h > most {
				best, most = k, h
			}
			fronts[k].remove(f, s.strike[i])
		}
		if best < 0 {
			break
		}
		fronts[best].add(f, s.strike[i])
		orders = append(orders, brutal.Order{Fighter: i, To: fronts[best].zone, Strategy: f.Strategy})
		if f.Zone != brutal.Bench {
			stay[f.Zone]--
		}
	}
	return orders
}

// Orders is what a sensible player orders in a truce: everybody who is free goes
// where it helps most to win as many zones as are still needed. It is quick.
func Orders(v *brutal.View) []brutal.Order {
	if v.Own() == nil || v.Phase != brutal.PhaseTruce {
		return nil
	}
	return look(v).send(nil)
}

// shuffledZones is the five zones in a random order.
func shuffledZones(r *rules.Rand) [brutal.Zones]int {
	zones := [brutal.Zones]int{0, 1, 2, 3, 4}
	r.Shuffle(len(zones), func(i, j int) { zones[i], zones[j] = zones[j], zones[i] })
	return zones
}
