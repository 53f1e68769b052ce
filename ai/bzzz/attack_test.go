package bzzz

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// The attackers: what somebody might write who has read how Master plays. None of
// them is to take more than its fair share of first places, and five points.

// by is an attacker whose bees follow standing orders, given anew at each turn.
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

// nectar sends a bee to the flower that promises most for the way, one a bee.
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

// miser has two workers and no drone, and never fights: who comes near meets it
// on the way home.
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

// fighter has two workers and three drones, and sends these after whoever is
// nearest.
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

// think is a player of a mind that is no level.
func think(m mind) func() chooser {
	return func() chooser { return &Player{mind: m, rand: rules.NewRand(1), turn: -1, taste: 77} }
}

// attackers are those two, and the best that a search over minds has found.
var attackers = map[string]func() chooser{
	"miser":           miser,
	"fighter":         fighter,
	"wary miser":      think(mind{workers: 2, early: 10, repay: 1, first: 2, risk: 2, loyal: 1}),
	"careful pair":    think(mind{workers: 2, early: 10, repay: 2, first: 2, hunts: true, risk: 0.6, loyal: 1}),
	"two drones":      think(mind{workers: 2, early: 14, repay: 1, first: 2, drones: 2, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 1}),
	"three drones":    think(mind{workers: 3, early: 10, repay: 2, first: 2, drones: 3, siege: 15, hunts: true, spite: 0.6, risk: 0.1, loyal: 1}),
	"peaceful master": think(mind{workers: 3, rush: 5, early: 10, repay: 2, first: 2, siege: 35, scouts: 1, risk: 0.3, loyal: 2}),
}

// TestMasterHoldsAgainstAttackers plays each attacker alone among three masters,
// a few games, or as many as LUDOTHEQUE_FIGURES says; few games prove little, so
// the bar leaves room for their chance.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("LUDOTHEQUE_FIGURES"))
	most := 30.0
	if n == 0 {
		n, most = 12, 60
	}
	names := make([]string, 0, len(attackers))
	for name := range attackers {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, turns := range []string{"300", "120"} {
		for _, name := range names {
			share := 0.0
			for i := range n {
				var players [bzzz.Players]chooser
				for p := range players {
					players[p] = New(ai.Master, uint64(i*4+p))
				}
				me := i % bzzz.Players
				players[me] = attackers[name]()
				s, err := bzzz.New(rules.Setup{Seats: bzzz.Players, Seed: uint64(i/4) + 1, Options: map[string]string{"turns": turns}})
				if err != nil {
					t.Fatal(err)
				}
				r := finish(t, s, players, nil).Result()
				first := 0.0
				for _, rank := range r.Ranks {
					if rank == 1 {
						first++
					}
				}
				if r.Ranks[me] == 1 {
					share += 100 / first / float64(n)
				}
			}
			text := fmt.Sprintf("%s alone among masters, %s turns: %.1f %% of the first places of %d games", name, turns, share, n)
			t.Log(text)
			if share > most {
				t.Error(text)
			}
		}
	}
}
