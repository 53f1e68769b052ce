package brutal

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// person plays as somebody of human means does who knows the game a little: a preset
// that attacks, and in truces the reservists to where it is most behind. One order in
// ten sends them anywhere.
type person struct{ captain }

func aPerson(d brutal.Dialect) func(seed uint64) *person {
	return func(seed uint64) *person {
		return &person{captain{NewLineup(brutal.Presets()[0].Recipes[d]), rules.NewRand(seed)}}
	}
}

func (h *person) Choose(ctx context.Context, v *brutal.View) (brutal.Action, error) {
	if v.Phase != brutal.PhaseTruce {
		return h.captain.Choose(ctx, v)
	}
	var orders []brutal.Order
	to := habit{asks: farthest, zones: 1, leave: many}
	for _, o := range to.orders(v, h.rand) {
		if v.Own()[o.Fighter].Zone != brutal.Bench {
			continue
		}
		if h.rand.Intn(10) == 0 {
			open := v.Contested()
			o.To = open[h.rand.Intn(len(open))]
		}
		orders = append(orders, o)
	}
	return brutal.GiveOrders(orders...), nil
}

// A person wins at least two games of five against novices, and a quarter against easy players. In
// Balanced it is fewer: there it matters more to move fighters out of zones that are won, which this
// person does not.
func TestPeopleWin(t *testing.T) {
	for d, bars := range [...]map[ai.Level]float64{
		brutal.Origin:   {ai.Novice: 0.4, ai.Easy: 0.25},
		brutal.Balanced: {ai.Novice: 0.33, ai.Easy: 0.2},
	} {
		for l, bar := range bars {
			d := brutal.Dialect(d)
			setup := rules.Setup{Seats: brutal.Players, Options: map[string]string{brutal.OptionDialect: d.String()}}
			aitest.Play(t, brutal.Game, aitest.Contest{Guest: "person", Level: l, Setup: setup, Bar: bar, Floor: true, Few: 200}, aPerson(d), New)
		}
	}
}
