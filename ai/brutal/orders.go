package brutal

import (
	"sync"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// front is a contested zone in a truce: the ECTS of each side, and the damage in a round in which all
// act once.
type front struct {
	zone  int
	ects  [2]float64 // own, theirs
	deals [2]float64
}

// usual is the assumed average damage of an unknown fighter's action. It is far below the true value
// of about 5: underestimating the others makes a player avoid losing too many fronts, rather than win
// just enough, and wins 60 % against the true value.
const usual = 0.1

// chance returns the approximate chance of the own side to win the zone. Twice the troops have twice
// the ECTS and twice the damage, so the product of both decides.
func (f *front) chance() float64 {
	own, theirs := float64(f.ects[0]*f.deals[0]), float64(f.ects[1]*f.deals[1])
	if own+theirs == 0 {
		return 0.5
	}
	return own / (own + theirs)
}

// strike returns the average damage of a fighter's action, against medium resistance.
func strike(d brutal.Dialect, v *brutal.Values) float64 {
	return strikes()[d][v[brutal.Dexterity]][v[brutal.Strength]]
}

// strikes caches strike by dialect, dexterity and strength, for simulations.
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
	free   []int // fighters that may move, the strongest first
	stay   [brutal.Zones]int
}

// observe reads a view of a truce.
func observe(v *brutal.View) *situation {
	s := new(situation)
	s.observe(v)
	return s
}

// observe reads a view of a truce into s, reusing its memory.
func (s *situation) observe(v *brutal.View) {
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

// winChance returns the chance of the own side to win as many of the fronts as it needs, or all, if they
// were fought to the end now.
func winChance(fronts []front, need int) float64 {
	var ways [brutal.Zones + 1]float64 // by number of zones won
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

// send sends all fighters that may go, the strongest first, each where winChance grows most; the last in a
// zone held stays. Only those accepted by the filter go.
func (s *situation) send(allowed func(fighter int) bool) []brutal.Order {
	return s.sendTo(nil, allowed)
}

// sendTo appends the orders of send to a list.
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
			if h := winChance(fronts, s.need); h > most {
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

// Orders returns a sensible player's orders in a truce: all free fighters go where they help most to
// win as many zones as are still needed. It is quick.
func Orders(v *brutal.View) []brutal.Order {
	if v.Own() == nil || v.Phase != brutal.PhaseTruce {
		return nil
	}
	return observe(v).send(nil)
}

// shuffledZones returns the five zones in a random order.
func shuffledZones(r *rules.Rand) [brutal.Zones]int {
	zones := [brutal.Zones]int{0, 1, 2, 3, 4}
	r.Shuffle(len(zones), func(i, j int) { zones[i], zones[j] = zones[j], zones[i] })
	return zones
}
