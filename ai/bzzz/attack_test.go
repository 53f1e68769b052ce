package bzzz

import (
	"maps"
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Attackers are strategies against Master. None may take more than its fair share of first places plus
// five points.

// by returns an attacker whose bees follow standing orders, given again at each turn.
func by(lay func(v *bzzz.View, mine [3]int) (bzzz.Kind, bool), order func(v *bzzz.View, bee int, taken map[int]bool) Order) chooserFunc {
	return func(v *bzzz.View) bzzz.Action {
		var mine [3]int
		os, taken := Orders{}, map[int]bool{}
		for i := range v.Bees {
			if v.Bees[i].Owner == v.Seat {
				mine[v.Bees[i].Kind]++
				os[i] = order(v, i, taken)
			}
		}
		if k, want := lay(v, mine); want && v.Check(bzzz.LayBee(k)) == nil {
			return bzzz.LayBee(k)
		}
		if a, ok := NextAction(v, os); ok {
			return a
		}
		return bzzz.EndTurn
	}
}

// nectar sends a bee to the flower with the most expected nectar for the distance, one bee per flower.
func nectar(v *bzzz.View, bee int, taken map[int]bool) Order {
	b := &v.Bees[bee]
	hx, hy := v.Hive(v.Seat)
	best, most := -1, 0.0
	for f := range v.Flowers {
		fl := &v.Flowers[f]
		way := bzzz.Chebyshev(b.X, b.Y, fl.X, fl.Y) + bzzz.Chebyshev(hx, hy, fl.X, fl.Y)
		if w := min(expect(fl.Nectar), 12) / float64(way+4); !taken[f] && w > most {
			best, most = f, w
		}
	}
	if best < 0 {
		return Order{}
	}
	taken[best] = true
	return Order{Do: OrderForage, Flower: best}
}

// miser has two workers and no drone, and never fights on purpose.
func miser() chooser {
	return by(func(_ *bzzz.View, mine [3]int) (bzzz.Kind, bool) {
		return bzzz.Worker, mine[bzzz.Worker] < 2
	}, func(v *bzzz.View, bee int, taken map[int]bool) Order {
		b := &v.Bees[bee]
		hx, hy := v.Hive(v.Seat)
		for i := range v.Bees {
			x := &v.Bees[i]
			if x.Owner != v.Seat && !x.KO() && b.Nectar.Lo > 0 && bzzz.Chebyshev(b.X, b.Y, x.X, x.Y) <= 2 {
				return Order{Do: OrderGo, X: hx, Y: hy}
			}
		}
		return nectar(v, bee, taken)
	})
}

// fighter has two workers and three drones, which attack the nearest enemies.
func fighter() chooser {
	return by(func(_ *bzzz.View, mine [3]int) (bzzz.Kind, bool) {
		if mine[bzzz.Worker] < 2 {
			return bzzz.Worker, true
		}
		return bzzz.Drone, mine[bzzz.Drone] < 3
	}, func(v *bzzz.View, bee int, taken map[int]bool) Order {
		b := &v.Bees[bee]
		if b.Kind != bzzz.Drone {
			return nectar(v, bee, taken)
		}
		prey, near := -1, 99
		for i := range v.Bees {
			x := &v.Bees[i]
			if d := bzzz.Chebyshev(b.X, b.Y, x.X, x.Y); x.Owner != v.Seat && !x.KO() && x.Kind != bzzz.Drone && d < near {
				prey, near = i, d
			}
		}
		return Order{Do: OrderFollow, Bee: max(prey, 0)}
	})
}

// think returns a player with other parameters than the levels.
func think(m mind) func() chooser {
	return func() chooser { return &Player{mind: m, rand: rules.NewRand(1), turn: -1, taste: 77} }
}

// rushing returns the parameters with that many workers in a short game.
func rushing(m mind, workers int) mind {
	other := m
	other.workers = workers
	m.short = []mind{other}
	return m
}

// attackers are those two, and the best found by searches over parameters.
var attackers = map[string]func() chooser{
	"miser":           miser,
	"fighter":         fighter,
	"wary miser":      think(mind{workers: 2, early: 10, repay: 1, first: 2, risk: 2, loyal: 1}),
	"careful pair":    think(mind{workers: 2, early: 10, repay: 2, first: 2, hunts: true, risk: 0.6, loyal: 1}),
	"two drones":      think(mind{workers: 2, early: 14, repay: 1, first: 2, drones: 2, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 1}),
	"three drones":    think(mind{workers: 3, early: 10, repay: 2, first: 2, drones: 3, siege: 15, hunts: true, spite: 0.6, risk: 0.1, loyal: 1}),
	"loyal pair":      think(rushing(mind{workers: 2, early: 8, repay: 3, first: 2, siege: 15, scouts: 1, loyal: 3}, 6)),
	"loyal three":     think(rushing(mind{workers: 4, early: 10, repay: 1.5, first: 3, siege: 35, scouts: 1, hunts: true, risk: 0.15, loyal: 3}, 3)),
	"avenger":         think(mind{workers: 2, early: 10, repay: 2, first: 2, drones: 2, siege: 20, scouts: 1, hunts: true, spite: 2, risk: 0.3, loyal: 2}),
	"lone worker":     think(mind{workers: 1, early: 7, repay: 1, first: 1, drones: 1, siege: 25, scouts: 1, hunts: true, risk: 0.15, loyal: 3}),
	"late layer":      think(mind{workers: 6, early: 7, repay: 3, first: 3, siege: 5, scouts: 1, hunts: true, risk: 0.3, loyal: 2}),
	"flower guards":   think(mind{workers: 3, early: 18, repay: 2, first: 1, drones: 3, siege: 35, scouts: 1, risk: 0.15, loyal: 2}),
	"peaceful master": think(rushing(mind{workers: 3, early: 10, repay: 2, first: 2, siege: 35, scouts: 1, risk: 0.3, loyal: 2}, 5)),
}

// generic returns the player of package search for this game.
func generic(seed uint64) *aitest.Generic[*bzzz.State, bzzz.Action, *bzzz.View] {
	return &aitest.Generic[*bzzz.State, bzzz.Action, *bzzz.View]{
		Seed: seed, Seat: func(v *bzzz.View) (rules.Seat, int) { return v.Seat, bzzz.Players },
	}
}

// TestMasterHoldsAgainstAttackers plays each attacker alone among three masters.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	for _, turns := range []string{"", "120"} {
		setup := rules.Setup{Seats: bzzz.Players}
		if turns != "" {
			setup.Options = map[string]string{"turns": turns}
		}
		contest := aitest.Contest{Level: ai.Master, Setup: setup, Bar: aitest.Fair(bzzz.Players) + aitest.Spare, Few: 12}
		for _, name := range slices.Sorted(maps.Keys(attackers)) {
			contest.Guest = name
			aitest.Play(t, bzzz.Game, contest, func(uint64) chooser { return attackers[name]() }, New)
		}
		if aitest.Asked() { // it thinks for a long time
			contest.Guest = "generic player"
			aitest.Play(t, bzzz.Game, contest, generic, New)
		}
	}
}
