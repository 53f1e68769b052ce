package bzzz

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// person plays like a human: it lays two workers and later a third, sends each to a flower that looks
// rich and near, and home once it carries enough. It computes nothing from what a screen shows, and
// one bee in ten does something else in a turn, or nothing.
type person struct {
	rand *rules.Rand
	turn int
	does Orders
}

func aPerson(seed uint64) *person { return &person{rand: rules.NewRand(seed ^ 0x5ea), turn: -1} }

// enough is the load with which a person sends a worker home.
const enough = 9

func (h *person) Choose(_ context.Context, v *bzzz.View) (bzzz.Action, error) {
	if v.Check(bzzz.EndTurn) != nil {
		return bzzz.EndTurn, nil
	}
	if h.turn != v.Turn {
		h.turn, h.does = v.Turn, Orders{}
		h.order(v)
		if h.lays(v) && h.rand.Intn(10) > 0 {
			return bzzz.LayBee(bzzz.Worker), nil
		}
	}
	if a, ok := NextAction(v, h.does); ok {
		return a, nil
	}
	return bzzz.EndTurn, nil
}

func (h *person) lays(v *bzzz.View) bool {
	workers := 0
	for i := range v.Bees {
		if v.Bees[i].Owner == v.Seat && v.Bees[i].Kind == bzzz.Worker {
			workers++
		}
	}
	left := v.Params.Turns - v.Turn
	most := 2
	if v.Stocks[v.Seat].Lo > 4*v.Params.Cost {
		most++
	}
	return workers < most && left > v.Params.Turns/3 && v.Check(bzzz.LayBee(bzzz.Worker)) == nil
}

// order gives every bee its order for this turn.
func (h *person) order(v *bzzz.View) {
	taken := map[int]bool{}
	hx, hy := v.Hive(v.Seat)
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Seat || b.KO() || b.Kind == bzzz.Drone {
			continue
		}
		switch {
		case h.rand.Intn(10) == 0: // the one mistake in ten
			if h.rand.Intn(2) == 0 {
				h.does[i] = Order{Do: OrderForage, Flower: h.rand.Intn(len(v.Flowers))}
			}
		case b.Nectar.Lo >= enough || b.Nectar.Lo >= b.Kind.Capacity():
			h.does[i] = Order{Do: OrderGo, X: hx, Y: hy}
		default:
			h.does[i] = nectar(v, i, taken)
		}
	}
}

// A person wins its share against novices, in a first match too, and half of it against easy players.
func TestPeopleWin(t *testing.T) {
	usual := rules.Setup{Seats: bzzz.Players}
	for _, c := range []struct {
		level ai.Level
		setup rules.Setup
		bar   float64
	}{
		{ai.Novice, usual, aitest.Fair(bzzz.Players)},
		{ai.Novice, *bzzz.Game.Info.First, aitest.Fair(bzzz.Players)},
		{ai.Easy, usual, aitest.Fair(bzzz.Players) / 2},
	} {
		aitest.Play(t, bzzz.Game, aitest.Contest{Guest: "person", Level: c.level, Setup: c.setup, Bar: c.bar, Floor: true, Few: 24}, aPerson, New)
	}
}
