package bzzz

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// meadow returns a board of 16 on the turn of seat 0, with the given bees and one flower of each
// quarter next to 5, 5 and its mirrors.
func meadow(bees ...bzzz.Bee) *bzzz.State {
	last := 15
	v := &bzzz.View{Seat: 0}
	v.Params = bzzz.Params{Cells: 16, Flowers: 1, Start: 10, Nectar: 45, Turns: 300, Cost: 5, KO: 5}
	for _, at := range [4][2]int{{5, 5}, {last - 5, 5}, {last - 5, last - 5}, {5, last - 5}} {
		v.Flowers = append(v.Flowers, bzzz.Flower{X: at[0], Y: at[1], Nectar: bzzz.Exactly(20)})
	}
	v.Initial = []bzzz.Range{bzzz.Exactly(20)}
	v.Total = bzzz.Exactly(80)
	for p := range v.Stocks {
		v.Stocks[p] = bzzz.Exactly(10)
	}
	v.Bees = bees
	for i := range v.Bees {
		v.Bees[i].Number = i + 1
	}
	return v.Guess(rules.NewRand(1))
}

func bee(owner rules.Seat, k bzzz.Kind, x, y, load int) bzzz.Bee {
	return bzzz.Bee{Owner: owner, Kind: k, X: x, Y: y, Nectar: bzzz.Exactly(load)}
}

// obey plays whole turns of seat 0 by its orders and empty ones of the others, until stop is true at a
// turn of seat 0, and counts its turns.
func obey(t *testing.T, s *bzzz.State, os Orders, stop func(*bzzz.View) bool) int {
	t.Helper()
	for turns := 0; turns < 60; turns++ {
		v := s.View(0)
		if stop(v) {
			return turns
		}
		for s.Acting() == rules.Only(0) {
			a, ok := NextAction(s.View(0), os)
			if !ok {
				a = bzzz.EndTurn
			}
			if err := s.Check(0, a); err != nil {
				t.Fatalf("%v: %v", a, err)
			}
			s.Step([]bzzz.Action{a, {}, {}, {}})
		}
		for s.Result() == nil && (s.Acting() != rules.Only(0)) {
			s.Step(make([]bzzz.Action, 4))
		}
		if s.Result() != nil {
			return turns + 1
		}
	}
	t.Fatal("the orders are never done")
	return 0
}

func TestGoWalksAroundWhatIsInTheWay(t *testing.T) {
	ko := bee(1, bzzz.Worker, 8, 6, 0)
	ko.Wake = 99
	s := meadow(bee(0, bzzz.Worker, 6, 6, 0), ko)
	os := Orders{0: {Do: OrderGo, X: 10, Y: 6}}
	if legs := Path(s.View(0), 0, os[0]); len(legs) != 1 || len(legs[0]) != 7 || legs[0][0] != (Cell{6, 6}) || legs[0][6] != (Cell{10, 6}) {
		t.Errorf("the way around the KO bee at 8,6: %v", legs)
	}
	turns := obey(t, s, os, func(v *bzzz.View) bool { return os[0].Done(v, 0) })
	if turns != 6 {
		t.Errorf("6 steps took %d turns", turns)
	}
	if Path(s.View(0), 0, os[0]) != nil {
		t.Error("a way that is done is drawn")
	}
}

func TestGoGoesAroundHiveZones(t *testing.T) {
	s := meadow(bee(0, bzzz.Worker, 11, 3, 0))
	o := Order{Do: OrderGo, X: 15, Y: 4}
	legs := Path(s.View(0), 0, o)
	if len(legs) != 1 || len(legs[0]) != 6 {
		t.Fatalf("the way around the hive is not one move of six: %v", legs)
	}
	for _, c := range legs[0] {
		if z := s.View(0).Zone(c.X, c.Y); z > 0 {
			t.Errorf("%v is in the zone of seat %d", c, z)
		}
	}
	if o := (Order{Do: OrderGo, X: 15, Y: 0}); !o.Done(s.View(0), 0) {
		t.Error("an order into an enemy zone makes sense")
	}
}

func TestForageFillsBringsHomeAndComesBack(t *testing.T) {
	s := meadow(bee(0, bzzz.Worker, 3, 5, 0))
	os := Orders{0: {Do: OrderForage, Flower: 0}}
	legs := Path(s.View(0), 0, os[0])
	if len(legs) != 2 || legs[0][len(legs[0])-1] != legs[1][0] || s.View(0).Zone(legs[1][len(legs[1])-1].X, legs[1][len(legs[1])-1].Y) != 0 {
		t.Fatalf("to the flower and home: %v", legs)
	}
	full, trips, last := false, 0, 10
	obey(t, s, os, func(v *bzzz.View) bool {
		full = full || v.Bees[0].Nectar.Lo == 12
		if v.Stocks[0].Lo > last {
			trips++
			last = v.Stocks[0].Lo
		}
		return os[0].Done(v, 0)
	})
	v := s.View(0)
	if !full || trips != 2 || v.Stocks[0].Lo != 30 || v.Flowers[0].Nectar != bzzz.Exactly(0) {
		t.Errorf("full %t, %d trips, stock %d, flower %v; want all 20 home in two trips", full, trips, v.Stocks[0].Lo, v.Flowers[0].Nectar)
	}
}

func TestForageComesHomeBeforeTheEnd(t *testing.T) {
	s := meadow(bee(0, bzzz.Worker, 4, 5, 4))
	v := s.View(0)
	v.Turn, v.Params.Turns = 288, 300 // three own turns left, three steps home
	s = v.Guess(rules.NewRand(1))
	os := Orders{0: {Do: OrderForage, Flower: 0}}
	obey(t, s, os, func(*bzzz.View) bool { return s.Result() != nil })
	if got := s.View(0).Stocks[0].Lo; got != 14 {
		t.Errorf("the stock is %d at the end; what it carried is lost", got)
	}
}

func TestGuardStaysAndStepsUp(t *testing.T) {
	s := meadow(bee(0, bzzz.Drone, 6, 4, 0), bee(1, bzzz.Worker, 12, 6, 0))
	os := Orders{0: {Do: OrderGuard, X: 6, Y: 6}}
	turns := obey(t, s, os, func(v *bzzz.View) bool { return bzzz.Chebyshev(v.Bees[0].X, v.Bees[0].Y, 6, 6) <= 1 })
	if turns != 1 {
		t.Errorf("next to its post after %d turns", turns)
	}
	if a, ok := NextAction(s.View(0), os); ok {
		t.Errorf("a guard at its post does %v", a)
	}
	v := s.View(0)
	v.Bees[1].X, v.Bees[1].Y = 8, 6
	if a, ok := NextAction(v, os); !ok || a != bzzz.MoveBee(0, 1, 0) {
		t.Errorf("an enemy comes near the post, the guard does %v", a)
	}
	v.Bees[1].Wake = 99
	if a, ok := NextAction(v, os); ok {
		t.Errorf("the guard bothers about a KO bee: %v", a)
	}
}

func TestFollowStaysNext(t *testing.T) {
	s := meadow(bee(0, bzzz.Scout, 8, 8, 0), bee(1, bzzz.Worker, 11, 11, 0))
	os := Orders{0: {Do: OrderFollow, Bee: 1}}
	turns := obey(t, s, os, func(v *bzzz.View) bool { return bzzz.Chebyshev(v.Bees[0].X, v.Bees[0].Y, 11, 11) <= 1 })
	if turns != 2 {
		t.Errorf("next to the bee after %d turns", turns)
	}
	if os[0].Done(s.View(0), 0) {
		t.Error("following ends by itself")
	}
}

func TestSenselessOrdersAreIgnored(t *testing.T) {
	s := meadow(bee(0, bzzz.Worker, 5, 5, 0), bee(1, bzzz.Worker, 9, 9, 0))
	v := s.View(0)
	for _, o := range []Order{{}, {Do: "dance"}, {Do: OrderGo, X: -1}, {Do: OrderForage, Flower: 99}, {Do: OrderFollow, Bee: -1}, {Do: OrderFollow, Bee: 0}} {
		if !o.Done(v, 0) || Path(v, 0, o) != nil {
			t.Errorf("%+v makes sense", o)
		}
		if a, ok := NextAction(v, Orders{0: o, 7: o, -1: o}); ok {
			t.Errorf("%+v leads to %v", o, a)
		}
	}
	if a, ok := NextAction(v, Orders{1: {Do: OrderGo, X: 5, Y: 8}}); ok {
		t.Errorf("an order for an enemy bee leads to %v", a)
	}
}

// DoTheRest finishes every turn of a whole game, follows orders, and plays as well as normal does.
func TestDoTheRestPlaysAGame(t *testing.T) {
	rest := func(v *bzzz.View) Orders {
		for i := range v.Bees {
			if v.Bees[i].Owner == v.Seat {
				return Orders{i: {Do: OrderForage, Flower: int(v.Seat)}}
			}
		}
		return nil
	}
	var players [4]chooser
	for p := range players {
		players[p] = chooserFunc(func(v *bzzz.View) bzzz.Action { return DoTheRest(v, rest(v)) })
	}
	s := table(t, 21, players, nil)
	for p, n := range s.Result().Scores {
		if n < 15 {
			t.Errorf("seat %d ends with %d", p, n)
		}
	}
}

func TestDoTheRestObeysFirst(t *testing.T) {
	s := meadow(bee(0, bzzz.Worker, 4, 5, 0), bee(0, bzzz.Worker, 6, 5, 0))
	os := Orders{0: {Do: OrderGo, X: 0, Y: 8}}
	var did []bzzz.Action
	for s.Acting() == rules.Only(0) {
		a := DoTheRest(s.View(0), os)
		did = append(did, a)
		s.Step([]bzzz.Action{a, {}, {}, {}})
	}
	moved, foraged := false, false
	for _, a := range did {
		moved = moved || a.Do == bzzz.Move && a.Bee == 0
		foraged = foraged || a == bzzz.ForageFlower(1, 0)
		if a.Do == bzzz.Forage && a.Bee == 0 {
			t.Error("the bee that was sent away forages")
		}
	}
	if !moved || !foraged {
		t.Errorf("one moved and another foraged should be among what was done: %v", did)
	}
}
