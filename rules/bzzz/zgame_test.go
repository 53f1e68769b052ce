package bzzz

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"ludotheque/rules"
)

// Rulings Z22 to Z40: set-up, end, knowledge (Z34 is with the skirmishes).

func TestZ22_StartStocksAreNotInTheTotal(t *testing.T) {
	s := scene(t, `.`, [3]int{4, 4, 10}, [3]int{5, 5, 7})
	if total := s.Open().Total; total != Exactly(68) {
		t.Errorf("total %v, want 68", total)
	}
}

func TestZ23_BlitzkriegNeedsStrictlyMoreThanHalf(t *testing.T) {
	for load, over := range map[int]bool{10: false, 11: true} {
		s := scene(t, fmt.Sprintf("Aw%d", load), [3]int{5, 5, 10}) // 40 in all, A has 10
		s.finish(t)
		if got := s.Result() != nil; got != over {
			t.Errorf("a stock of %d of 40: over %t, want %t", 10+load, got, over)
		}
		if over && (s.Result().Reason != ReasonBlitzkrieg || s.Result().Ranks[0] != 1) {
			t.Errorf("%+v", s.Result())
		}
	}
}

func TestZ24_TimeCountsPlayerTurns(t *testing.T) {
	s := begin(t, 1, "turns", "8")
	for turn := 1; turn <= 8; turn++ {
		if s.Result() != nil {
			t.Fatalf("over before turn %d", turn)
		}
		wantInt(t, "own turn", s.board.OwnTurn(s.board.Current), (turn+3)/4)
		s.finish(t)
	}
	if s.Result() == nil || s.Result().Reason != ReasonTime {
		t.Fatalf("%+v", s.Result())
	}
	if !s.Acting().Empty() || !errors.Is(s.Check(0, EndTurn), ErrOver) {
		t.Error("somebody may act after the end")
	}
}

func TestZ25_EndIsTestedAfterEveryPlayerTurn(t *testing.T) {
	s := scene(t, `Aw12`, [3]int{5, 5, 10})
	s.finish(t)
	if s.Result() == nil || s.board.Turn != 1 || s.board.Current != 0 {
		t.Errorf("a blitzkrieg of seat 0 does not end the round at once: turn %d", s.board.Turn)
	}
	// Blitzkrieg comes before exhaustion, exhaustion before time.
	s = scene(t, `Aw12`, [3]int{5, 5, 10})
	for i := range s.ledger.flowers {
		s.ledger.flowers[i][truth] = 0
	}
	s.board.Params.Turns = 1
	c := s.Clone()
	c.ledger.bees[0][truth] = 1
	if s.finish(t); s.Result().Reason != ReasonBlitzkrieg {
		t.Errorf("%+v", s.Result())
	}
	if c.finish(t); c.Result().Reason != ReasonExhausted {
		t.Errorf("%+v", c.Result())
	}
}

func TestZ26_EqualStocksShareARank(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw12`)
	s.board.Params.Turns = 4
	s.ledger.stocks[2][truth] = 7
	for s.Result() == nil {
		s.finish(t)
	}
	if r := s.Result(); !reflect.DeepEqual(r.Ranks, []int{1, 1, 4, 1}) || !reflect.DeepEqual(r.Scores, []int{10, 10, 7, 10}) {
		t.Errorf("%+v", r) // what A's bee carries counts for nothing
	}
}

// setups looks at the start of many games of several sizes.
func setups(t *testing.T, look func(*State)) {
	for _, options := range tables {
		for seed := range uint64(60) {
			look(begin(t, seed, options...))
		}
	}
}

func TestZ27_NoFlowerInAHiveZone(t *testing.T) {
	setups(t, func(s *State) {
		for i, f := range s.board.Flowers {
			if z := s.board.Zone(f.X, f.Y); z != rules.Spectator {
				t.Errorf("flower %d at %d,%d is in the zone of seat %d", i, f.X, f.Y, z)
			}
		}
	})
}

func TestZ28_FlowersStandOnDistinctCells(t *testing.T) {
	setups(t, func(s *State) {
		wantInt(t, "flowers", len(s.board.Flowers), Players*s.board.Params.Flowers)
		for i, f := range s.board.Flowers {
			wantInt(t, "flower there", s.board.FlowerAt(f.X, f.Y), i)
		}
	})
}

func TestZ29_FourMirrorImages(t *testing.T) {
	reached := map[int]bool{}
	setups(t, func(s *State) {
		last := s.board.Params.Cells - 1
		for g := 0; g < len(s.board.Flowers); g += Players {
			f, n := s.board.Flowers[g], s.nectar(g)
			if f.X > last/2 || f.Y > last/2 || n < 1 || n > s.board.Params.Nectar {
				t.Errorf("group %d: %d,%d with %d", g/Players, f.X, f.Y, n)
			}
			reached[n] = true
			for p, at := range [Players][2]int{{f.X, f.Y}, {last - f.X, f.Y}, {last - f.X, last - f.Y}, {f.X, last - f.Y}} {
				if m := s.board.Flowers[g+p]; m.X != at[0] || m.Y != at[1] || s.nectar(g+p) != n {
					t.Errorf("flower %d is no mirror of %d", g+p, g)
				}
			}
		}
	})
	if !reached[1] || !reached[45] {
		t.Error("the poorest and the richest flower are never drawn")
	}
}

func TestZ30_NoLimitOnBees(t *testing.T) {
	s := begin(t, 1, "cost", "1", "start", "90", "turns", "400")
	for range 80 {
		for x := ZoneSide - 1; x >= 0; x-- { // clear the hive, then the cells before it
			for i := range s.board.Bees {
				if a := MoveBee(i, 0, 1); s.board.Bees[i].X == x && s.Check(0, a) == nil {
					s.do(t, a)
				} else if a := MoveBee(i, 1, 0); s.board.Bees[i].X == x && s.Check(0, a) == nil {
					s.do(t, a)
				}
			}
		}
		s.finish(t)
		for s.board.Current != 0 {
			s.finish(t)
		}
		if s.Check(0, LayBee(Drone)) == nil {
			s.do(t, LayBee(Drone))
		}
	}
	if n := len(s.board.Bees); n < 30 {
		t.Errorf("only %d bees", n)
	}
}

func TestZ31_WhatIsSeenDuringPlay(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Bd
		.  .  .  .  Aw5 Bw7`, [3]int{5, 5, 40})
	s.board.Bees[0].X, s.board.Bees[0].Y = 9, 9
	s.do(t, ForageFlower(1, 0))
	for p, want := range map[rules.Seat]int{0: 3, 1: Hidden, rules.Spectator: Hidden} {
		v := s.View(p)
		if v.Events[0].What != EventForaged || v.Events[0].Amount != want {
			t.Errorf("seat %d sees the foraging as %+v", p, v.Events[0])
		}
		if !reflect.DeepEqual(v.Bees[1].Nectar, map[bool]Range{true: Exactly(8), false: {1, 12}}[p == 0]) {
			t.Errorf("seat %d: A's bee carries %v", p, v.Bees[1].Nectar)
		}
		if v.Bees[2].X != 5 || v.Bees[2].Kind != Worker || v.Bees[2].Owner != 1 || v.Bees[2].KO() {
			t.Errorf("seat %d: what is public is wrong: %+v", p, v.Bees[2])
		}
		wantInt(t, "foragings everybody can count", v.Flowers[0].Acts, 1)
	}
	events := s.hit(t, 1, 2)
	for _, e := range events {
		if e.What == EventKO && (e.secret(e.Seat) || !e.secret(1-e.Seat)) {
			t.Errorf("the nectar lost is known to others: %+v", e)
		}
	}
	if open := s.Open(); open.Flowers[0].Nectar != Exactly(37) || open.Stocks[1] != Exactly(10) {
		t.Errorf("an open view hides something: %+v", open)
	}
	// After the end everybody sees everything.
	s.board.Params.Turns = 2
	s.finish(t)
	for p := rules.Spectator; p < Players; p++ {
		if v := s.View(p); v.Result == nil || v.Flowers[0].Nectar != Exactly(37) || !v.Stocks[3].Known() || !v.Total.Known() {
			t.Errorf("seat %d: something is hidden after the end", p)
		}
	}
}

func TestZ32_WhoCanDoNothingPasses(t *testing.T) {
	s := scene(t, `.`)
	s.ledger.stocks[1][truth] = 4
	s.finish(t)
	if s.board.Phase != PhasePass || !s.Acting().Empty() || s.board.Current != 1 {
		t.Fatalf("seat 1 is asked though it can do nothing: %s", s.board.Phase)
	}
	if err := s.Check(1, EndTurn); !errors.Is(err, ErrNotYourTurn) {
		t.Errorf("%v", err)
	}
	s.Step(nil)
	if s.board.Current != 2 || count(s.events, EventPassed) != 1 {
		t.Errorf("the game does not go on: %+v", s.events)
	}
	if r := s.View(0).Stocks[1]; r != (Range{4, 4}) && r.Hi != 4 {
		t.Errorf("everybody saw that seat 1 cannot pay, yet its stock may be %v", r)
	}
	// With what a bee costs he is asked.
	s = scene(t, `.`)
	s.ledger.stocks[1][truth] = int32(s.board.Params.Cost)
	s.finish(t)
	if s.Acting() != rules.Only(1) {
		t.Errorf("seat 1 can pay a bee and is not asked: %s", s.board.Phase)
	}
	// With a bee he is asked.
	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Bw!`)
	s.ledger.stocks[1][truth] = 4
	s.finish(t)
	if s.Acting() != rules.Only(1) {
		t.Errorf("seat 1 has a bee and is not asked: %s", s.board.Phase)
	}
}

func TestZ33_SeatsPlayInTurnFromTheFirst(t *testing.T) {
	s := begin(t, 3)
	for turn := range 12 {
		if s.Acting() != rules.Only(rules.Seat(turn%Players)) {
			t.Fatalf("turn %d: %s acts", turn, s.Acting())
		}
		s.finish(t)
	}
	for p, want := range [Players][2]int{{0, 0}, {15, 0}, {15, 15}, {0, 15}} {
		if x, y := s.board.Hive(rules.Seat(p)); x != want[0] || y != want[1] {
			t.Errorf("hive of seat %d at %d,%d", p, x, y)
		}
	}
}

func TestZ35_ScoutsSlipDiagonally(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Bs Aw
		.  .  .  Aw .`).on(1)
	s.board.Bees[0].X, s.board.Bees[0].Y = 8, 8
	s.board.Bees[1].X, s.board.Bees[1].Y = 9, 8
	s.board.Bees[2].X, s.board.Bees[2].Y = 8, 9
	s.do(t, MoveBee(0, 1, 1)) // between two bees
	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .  Bs
		.  .  .  .
		.  .  .  .`).on(1)
	s.refuses(t, MoveBee(0, -1, 1), ErrEnemyZone)
	s.board.Bees[0].Y = 3
	s.do(t, MoveBee(0, 0, 1), EndTurn)
	s.until(t, 1)
	s.do(t, MoveBee(0, -1, 0)) // past the corner 3,3 of A's zone
}

func TestZ36_BeesDoNotSwap(t *testing.T) {
	s := scene(t, `Aw Aw`)
	s.refuses(t, MoveBee(0, 1, 0), ErrCellOccupied)
	s.refuses(t, MoveBee(1, -1, 0), ErrCellOccupied)
	s.do(t, MoveBee(1, 1, 0), MoveBee(0, 1, 0)) // a cell left is free at once
}

func TestZ37_NoAnswerIsAnEmptyTurn(t *testing.T) {
	for _, acts := range [][]Action{nil, make([]Action, Players), {ForageFlower(99, 99)}} {
		s := begin(t, 1)
		s.Step(acts)
		if s.board.Turn != 1 || len(s.board.Bees) != 0 || s.stock(0) != 10 {
			t.Errorf("%v: turn %d", acts, s.board.Turn)
		}
	}
}

func TestZ38_NoClockInTheRules(t *testing.T) {
	if Game.Rate != 0 {
		t.Error("the game does not wait for its players")
	}
}

func TestZ39_StartStocksNeverWin(t *testing.T) {
	for seed := range uint64(300) {
		s := begin(t, seed, "flowers", "1")
		if total := s.Open().Total.Lo; 2*10 > total {
			t.Errorf("seed %d: a total of %d with stocks of 10", seed, total)
		}
		if lo := s.View(0).Total.Lo; lo != 20 {
			t.Errorf("a total under 20 is impossible, which everybody knows; %d", lo)
		}
	}
	for _, c := range []struct{ field, key, value, key2, value2 string }{
		{"start", "start", "91", "cost", "5"},       // 4 flowers of 45
		{"start", "start", "12", "nectar", "3"},     // over half
		{"start", "cost", "11", "ko", "5"},          // no bee can ever be laid
		{"flowers", "flowers", "10", "cells", "10"}, // only 9 free cells
		{"cells", "cells", "15", "ko", "5"},
		{"turns", "turns", "301", "ko", "5"},
		{"nectar", "nectar", "44", "ko", "5"},
	} {
		_, err := New(rules.Setup{Seats: 4, Options: map[string]string{c.key: c.value, c.key2: c.value2}})
		var se *rules.SetupError
		if !errors.As(err, &se) || se.Field != c.field || se.Want == "" {
			t.Errorf("%s=%s %s=%s: %v", c.key, c.value, c.key2, c.value2, err)
		}
	}
	if _, err := New(rules.Setup{Seats: 4, Options: map[string]string{"start": "90"}}); err != nil {
		t.Error(err)
	}
}

func TestZ40_OnlyTheGrowthIsLearnt(t *testing.T) {
	rows := func(load int) string {
		return fmt.Sprintf(`
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw%d`, load)
	}
	for _, c := range []struct {
		load  int
		knows Range // what is left on the flower, which held 40
		taken bool
	}{
		{0, Range{27, 42}, true},  // grew by 3: held 30 to 45
		{9, Range{27, 42}, true},  // just room for 3
		{10, Range{13, 42}, true}, // grew by 2: held 15 at least
		{11, Range{0, 42}, true},  // grew by 1: was not empty, as all flowers at first
		{12, Range{0, 42}, false}, // full: nothing learnt
	} {
		s := scene(t, rows(c.load), [3]int{5, 5, 40})
		s.do(t, ForageFlower(0, 0))
		if got := s.View(0).Flowers[0].Nectar; got != c.knows {
			t.Errorf("with %d on the bee: %v, want %v", c.load, got, c.knows)
		}
		if got := s.View(1).Flowers[0].Nectar; got != (Range{0, 42}) {
			t.Errorf("another player knows %v", got)
		}
		if !s.Sealed() { // a full bee's too, or the others would learn that it was
			t.Errorf("with %d on the bee: not sealed", c.load)
		}
	}
}
