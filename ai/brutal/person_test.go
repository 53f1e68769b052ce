package brutal

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// person plays as a person does who knows the game a little: a preset
// that attacks, and in truces the reservists to where it is most behind. One order in
// ten sends them anywhere. Who moves also sends one from each zone that is won.
type person struct {
	captain
	moves bool
}

func aPerson(d brutal.Dialect) func(seed uint64) *person {
	return func(seed uint64) *person {
		return &person{captain: captain{NewLineup(brutal.Presets()[0].Recipes[d]), rules.NewRand(seed)}}
	}
}

func (h *person) Choose(ctx context.Context, v *brutal.View) (brutal.Action, error) {
	if v.Phase != brutal.PhaseTruce {
		return h.captain.Choose(ctx, v)
	}
	var orders []brutal.Order
	to := habit{asks: farthest, zones: 1, leave: 1}
	for _, o := range to.orders(v, h.rand) {
		if !h.moves && v.Own()[o.Fighter].Zone != brutal.Bench {
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

// Who plays as people do wins two games of five at least against novices, and a quarter
// against easy players; in Balanced it is fewer, for there it matters more to move those
// who have won their zone. Who moves one of them wins more than half, in both.
func TestPeopleWin(t *testing.T) {
	for d, bars := range [...]map[ai.Level]float64{
		brutal.Origin:   {ai.Novice: 0.45, ai.Easy: 0.3},
		brutal.Balanced: {ai.Novice: 0.35, ai.Easy: 0.2},
	} {
		d := brutal.Dialect(d)
		setup := rules.Setup{Seats: brutal.Players, Options: map[string]string{brutal.OptionDialect: d.String()}}
		for l, bar := range bars {
			aitest.Play(t, brutal.Game, aitest.Contest{Guest: "person", Level: l, Setup: setup, Bar: bar, Floor: true, Few: 400}, aPerson(d), New)
		}
		mover := func(seed uint64) *person {
			h := aPerson(d)(seed)
			h.moves = true
			return h
		}
		aitest.Play(t, brutal.Game, aitest.Contest{Guest: "person who moves", Level: ai.Novice, Setup: setup, Bar: 0.55, Floor: true, Few: 400}, mover, New)
	}
}
