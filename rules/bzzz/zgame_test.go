package bzzz

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ludotheque/rules"
)

// Rulings Z22 to Z40: set-up, end, knowledge (Z34 is with the skirmishes).

func TestZ22_StartStocksAreNotInTheTotal(t *testing.T) {
	s := scene(t, `.`, [3]int{4, 4, 10}, [3]int{5, 5, 7})
	if total := s.Open().Total; total != Exactly(68) {
		t.Errorf("total %v, want 68", total)
	}
	// Nor for the blitzkrieg: 35 of 68 win, though with the stocks of the start 108 are there.
	s.ledger.stocks[0][truth] = 35
	if s.finish(t); s.Result() == nil || s.Result().Reason != ReasonBlitzkrieg {
		t.Errorf("a stock of 35 of 68: %+v", s.Result())
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
			t.Errorf("a full stock should win by Blitzkrieg: %+v", s.Result())
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
		t.Fatalf("the time should be over: %+v", s.Result())
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
		t.Errorf("a Blitzkrieg should come before exhaustion: %+v", s.Result())
	}
	if c.finish(t); c.Result().Reason != ReasonExhausted {
		t.Errorf("exhaustion should come before time: %+v", c.Result())
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
		t.Errorf("what a bee carries should not count: %+v", r) // what A's bee carries counts for nothing
	}
}

// setups calls look with the start of many games of several sizes.
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
	// Every cell but the hive has a bee of A.
	full := strings.Repeat("Aw ", 16) + "\n"
	s := scene(t, "."+full[2:]+strings.Repeat(full, 15))
	wantInt(t, "bees", len(s.board.Bees), 255)
	s.do(t, LayBee(Scout))
	if b := &s.board.Bees[255]; b.Number != 256 || b.Kind != Scout {
		t.Errorf("bee 256 should be a scout: %+v", *b)
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
	// Nor does any seat know what the flowers started with, or how much of it wins.
	for p := rules.Spectator; p < Players; p++ {
		if v := s.View(p); v.Total.Known() || v.Line.Known() || p != 2 && v.Stocks[2] != Exactly(10) {
			t.Errorf("seat %d knows the total %v, the line %v, C's stock %v", p, v.Total, v.Line, v.Stocks[2])
		}
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
	// After the end every seat sees everything.
	s.board.Params.Turns = 2
	s.finish(t)
	for p := rules.Spectator; p < Players; p++ {
		if v := s.View(p); v.Result == nil || v.Flowers[0].Nectar != Exactly(37) || !v.Stocks[3].Known() || !v.Total.Known() {
			t.Errorf("seat %d: something is hidden after the end", p)
		}
	}
}

func TestZ32_APlayerThatCanDoNothingPasses(t *testing.T) {
	s := scene(t, `.`)
	s.ledger.stocks[1][truth] = 4
	s.finish(t)
	if s.board.Phase != PhasePass || !s.Acting().Empty() || s.board.Current != 1 {
		t.Fatalf("seat 1 is asked though it can do nothing: %s", s.board.Phase)
	}
	if err := s.Check(1, EndTurn); !errors.Is(err, ErrNotYourTurn) {
		t.Errorf("another seat should not end the turn: %v", err)
	}
	s.Step(nil)
	if s.board.Current != 2 || count(s.events, EventPassed) != 1 {
		t.Errorf("the game does not go on: %+v", s.events)
	}
	if r := s.View(0).Stocks[1]; r != (Range{4, 4}) && r.Hi != 4 {
		t.Errorf("everybody saw that seat 1 cannot pay, yet its stock may be %v", r)
	}
	// With enough stock for a bee the player acts.
	s = scene(t, `.`)
	s.ledger.stocks[1][truth] = int32(s.board.Params.Cost)
	s.finish(t)
	if s.Acting() != rules.Only(1) {
		t.Errorf("seat 1 can pay a bee and is not asked: %s", s.board.Phase)
	}
	// With a bee the player acts.
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
	if Game.RealTime() {
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
	for _, c := range []struct {
		field, says string
		options     []string
	}{
		{"start", "at most 360", []string{"start", "361"}},              // over half of 16 flowers of 45
		{"start", "at most 24", []string{"start", "25", "nectar", "3"}}, // over half of 16 flowers of 3
		{"start", "with 1 flower a quarter of at most 9 nectar, give at most 18", []string{"start", "19", "flowers", "1", "nectar", "9"}},
		{"start", "the cost of a bee (11)", []string{"cost", "11"}},
		{"start", "every turn would pass", []string{"start", "0"}},
		{"flowers", "over before it begins", []string{"flowers", "0"}},
		{"flowers", "over before it begins", []string{"flowers", "0", "start", "0", "cost", "0"}},
		{"flowers", "at most 9 flowers", []string{"flowers", "10", "cells", "10"}},
		{"cells", "multiple of 2", []string{"cells", "15"}},
		{"turns", "multiple of 4", []string{"turns", "301"}},
		{"nectar", "multiple of 3", []string{"nectar", "44"}},
		{"cost", "0 to 100", []string{"cost", "-1"}},
		{"ko", "0 to 50", []string{"ko", "-1"}},
	} {
		setup := rules.Setup{Seats: 4, Options: map[string]string{}}
		for i := 0; i < len(c.options); i += 2 {
			setup.Options[c.options[i]] = c.options[i+1]
		}
		_, err := New(setup)
		var se *rules.SetupError
		if !errors.As(err, &se) || se.Field != c.field || !strings.Contains(se.Want, c.says) {
			t.Errorf("%v: %v, want %q of %s", c.options, err, c.says, c.field)
		}
	}
	// Everything below the limit can be played, up to where all flowers have to be full.
	for _, options := range [][]string{
		{"start", "90"}, {"start", "360"},
		{"start", "10", "flowers", "1", "nectar", "9"}, {"start", "18", "flowers", "1", "nectar", "9"},
		{"start", "24", "nectar", "3"},
		{"start", "0", "cost", "0"},
	} {
		for seed := range uint64(20) {
			s := begin(t, seed, options...)
			if total := s.Open().Total.Lo; 2*s.board.Params.Start > total {
				t.Errorf("%v, seed %d: a total of %d with stocks of %d", options, seed, total, s.board.Params.Start)
			}
			for range Players {
				s.finish(t)
			}
			if s.Result() != nil {
				t.Errorf("%v, seed %d: over after a round without acts: %+v", options, seed, s.Result())
			}
		}
	}
}

// With a price of 0 a bee can be laid in every turn. With 0 turns of KO a hit bee misses no turn of
// its owner, and cannot fight until then.
func TestParametersOfZero(t *testing.T) {
	s := begin(t, 1, "cost", "0", "start", "0", "turns", "40")
	for turn := range 40 {
		if err := s.Check(s.board.Current, LayBee(Scout)); err != nil {
			t.Fatalf("turn %d: %v", turn, err)
		}
		s.do(t, LayBee(Scout))
		bee, in := len(s.board.Bees)-1, 1
		if x, _ := s.board.Hive(s.board.Current); x > 0 {
			in = -1
		}
		// Along the edge of the own zone and out of it, to leave room for the next one.
		for i := 0; i <= bee; i++ {
			for _, d := range [][2]int{{in, 0}, {0, 1}, {0, -1}} {
				if a := MoveBee(i, d[0], d[1]); s.Check(s.board.Current, a) == nil {
					s.do(t, a)
					break
				}
			}
		}
		s.finish(t)
	}
	wantInt(t, "bees laid for nothing", len(s.board.Bees), 40)
	wantInt(t, "stock", s.stock(0), 0)

	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw Cw`)
	s.board.Params.KO = 0
	s.hit(t, 1)
	wantInt(t, "turns to miss", s.board.KOLeft(1), 0)
	s.finish(t) // B's turn
	if s.board.Current != 2 || s.board.Bees[1].KO() {
		t.Errorf("C's turn begins and its bee is KO: %+v", s.board.Bees[1])
	}
	s.do(t, MoveBee(1, 1, 0))
	s = scene(t, duel).on(1)
	s.board.Params.KO = 0
	s.hit(t, 1) // in the own turn
	wantInt(t, "turns to miss", s.board.KOLeft(1), 0)
	if !s.board.Bees[1].KO() {
		t.Error("a bee that was hit is up before its owner's next turn")
	}
	for s.board.Current != 1 {
		wantInt(t, "draws against a bee that lies there", count(s.finish(t), EventDraw), 0)
	}
	if s.board.Bees[1].KO() {
		t.Error("a bee that misses no turn is KO in its owner's next one")
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
		if !s.Sealed() { // also for a full bee, or the others would learn that it is full
			t.Errorf("with %d on the bee: not sealed", c.load)
		}
	}
}
