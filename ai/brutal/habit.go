package brutal

import (
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// habit is how the levels below Hard move in a truce. They send everybody who may go, in
// every truce, and lose by mistakes that can be seen: to the wrong zone, with the wrong
// strategy, or too few of those who stand where nothing is fought for any more.
type habit struct {
	// asks is how much a front asks for help; nil draws one by lot.
	asks func(*front) float64
	// zones is among how many fronts, those that ask most, everybody is shared out.
	zones int
	// leave is how many at most leave each zone that is held.
	leave int
	// strategies are given to those who go, in turn; none leaves each its own.
	strategies []brutal.Strategy
}

func strongest(f *front) float64 { return f.ects[0] }
func surest(f *front) float64    { return f.ects[0] - f.ects[1] }
func farthest(f *front) float64  { return f.ects[1] - f.ects[0] }
func lost(f *front) float64      { return -f.chance() }

// many is more than can leave a zone.
const many = brutal.Fighters

// coins gives everybody who goes the strategy of tossing coins.
var coins = []brutal.Strategy{brutal.Erratic}

// Novices send everybody to one zone, which needs it least: where they are strongest, or,
// if they are pirates, where they are farthest ahead, to finish the other side off. A
// miser has every third heal. A daredevil goes anywhere, and tosses coins.
var novices = map[ai.Character]habit{
	"":           {asks: strongest, zones: 1, leave: many},
	ai.Miser:     {asks: strongest, zones: 1, leave: many, strategies: []brutal.Strategy{brutal.Offensive, brutal.Offensive, brutal.Defensive}},
	ai.Pirate:    {asks: surest, zones: 1, leave: many},
	ai.Daredevil: {zones: 1, leave: 1, strategies: coins},
}

// easies run to the zone that is most nearly lost, normals to the two where they are
// farthest behind; both keep needless guards, and toss coins.
var (
	easies  = habit{asks: lost, zones: 1, leave: 2, strategies: coins}
	normals = habit{asks: farthest, zones: 2, leave: 2, strategies: coins}
)

// orders is what somebody of the habit orders in a truce.
func (h *habit) orders(v *brutal.View, r *rules.Rand) (orders []brutal.Order) {
	s := look(v)
	if len(s.fronts) == 0 {
		return nil
	}
	to := h.targets(s.fronts, r)
	own, stay := v.Own(), s.stay
	for _, i := range s.free {
		f := &own[i]
		if from := f.Zone; from != brutal.Bench {
			if stay[from] == 1 || s.stay[from]-stay[from] == h.leave {
				continue
			}
			stay[from]--
		}
		o := brutal.Order{Fighter: i, To: to[len(orders)%len(to)], Strategy: f.Strategy}
		if len(h.strategies) > 0 {
			o.Strategy = h.strategies[len(orders)%len(h.strategies)]
		}
		orders = append(orders, o)
	}
	return orders
}

// targets are the zones that get help, the one that asks most first.
func (h *habit) targets(fronts []front, r *rules.Rand) (zones []int) {
	if h.asks == nil {
		return []int{fronts[r.Intn(len(fronts))].zone}
	}
	order := slices.Clone(fronts)
	slices.SortStableFunc(order, func(a, b front) int {
		switch x, y := h.asks(&a), h.asks(&b); {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	for i := range min(h.zones, len(order)) {
		zones = append(zones, order[i].zone)
	}
	return zones
}
