package brutal

import (
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// habit is the behaviour of the levels below Hard in a truce. They send all fighters that may go, in
// every truce, and lose by visible mistakes: to the wrong zone, with the wrong strategy, or leaving
// too many in zones without fighting.
type habit struct {
	// asks rates how much a front needs help; nil draws one at random.
	asks func(*front) float64
	// zones is the number of fronts, the highest rated, among which the fighters are shared.
	zones int
	// leave is the largest number that leave each zone that is held.
	leave int
	// strategies are given to those who go, in turn; empty leaves them unchanged.
	strategies []brutal.Strategy
}

func strongest(f *front) float64 { return f.ects[0] }
func surest(f *front) float64    { return f.ects[0] - f.ects[1] }
func farthest(f *front) float64  { return f.ects[1] - f.ects[0] }
func lost(f *front) float64      { return -f.chance() }

// many is more than can leave a zone.
const many = brutal.Fighters

// coins makes all who go erratic.
var coins = []brutal.Strategy{brutal.Erratic}

// Novices send all fighters to one zone, which needs it least: where they are strongest, or, as
// pirates, where they are farthest ahead. A miser makes every third heal. A daredevil goes anywhere,
// with the erratic strategy.
var novices = map[ai.Character]habit{
	"":           {asks: strongest, zones: 1, leave: many},
	ai.Miser:     {asks: strongest, zones: 1, leave: many, strategies: []brutal.Strategy{brutal.Offensive, brutal.Offensive, brutal.Defensive}},
	ai.Pirate:    {asks: surest, zones: 1, leave: many},
	ai.Daredevil: {zones: 1, leave: 1, strategies: coins},
}

// easies go to the zone that is most nearly lost, normals to the two where they are farthest behind;
// both keep needless guards, and use the erratic strategy.
var (
	easies  = habit{asks: lost, zones: 1, leave: 2, strategies: coins}
	normals = habit{asks: farthest, zones: 2, leave: 2, strategies: coins}
)

// orders returns the orders of the habit in a truce.
func (h *habit) orders(v *brutal.View, r *rules.Rand) (orders []brutal.Order) {
	s := observe(v)
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

// targets returns the zones that get help, the highest rated first.
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
