package aquariom

import (
	"context"
	"slices"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// chooser is a player at a table: a Player, or one of a test.
type chooser interface {
	Choose(context.Context, *aquariom.View) (aquariom.Action, error)
}

// contest plays a game with a level in each seat, and returns its result and the longest choice.
func contest(tb testing.TB, setup rules.Setup, levels []ai.Level) (*rules.Result, time.Duration) {
	tb.Helper()
	players := make([]chooser, len(levels))
	for i, l := range levels {
		players[i] = New(l, ai.Seed(setup.Seed, rules.Seat(i)))
	}
	return sit(tb, setup, players)
}

// sit plays a game of those players.
func sit(tb testing.TB, setup rules.Setup, players []chooser) (*rules.Result, time.Duration) {
	tb.Helper()
	setup.Seats = len(players)
	s, err := aquariom.New(setup)
	if err != nil {
		tb.Fatal(err)
	}
	acts := make([]aquariom.Action, len(players))
	longest := time.Duration(0)
	for s.Result() == nil {
		clear(acts)
		acting := s.Acting()
		for i := range acts {
			if seat := rules.Seat(i); acting.Has(seat) {
				v := s.View(seat)
				begin := time.Now()
				a, err := players[i].Choose(tb.Context(), v)
				longest = max(longest, time.Since(begin))
				if err != nil {
					tb.Fatal(err)
				}
				if err := s.Check(seat, a); err != nil {
					tb.Fatalf("seat %s: %v", seat.Letter(), err)
				}
				acts[i] = a
			}
		}
		s.Step(acts)
	}
	return s.Result(), longest
}

// A few games suffice for these bounds; arena ladder measures many.
func TestLevelsAreOrdered(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	for _, c := range []struct {
		better, worse ai.Level
		share         float64
	}{
		{ai.Easy, ai.Novice, 1.1},
		{ai.Normal, ai.Easy, 1.3},
		{ai.Hard, ai.Normal, 1.1},
		{ai.Master, ai.Hard, 1.1},
	} {
		mine, others := 0, 0
		for i := range 4 {
			seats := []ai.Level{c.worse, c.worse, c.worse, c.worse}
			seats[i%4] = c.better
			r, _ := contest(t, rules.Setup{Seed: uint64(i), Options: map[string]string{"map": "reef", "turns": "1200"}}, seats)
			for j, s := range r.Scores {
				if j == i%4 {
					mine += 3 * s
				} else {
					others += s
				}
			}
		}
		t.Logf("%s has %d points, three %ss %d on the average", c.better, mine/12, c.worse, others/12)
		if float64(mine) < c.share*float64(others) {
			t.Errorf("%s has %d points, three %ss %d on the average", c.better, mine/12, c.worse, others/12)
		}
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, l := range Levels {
		setup := rules.Setup{Seed: 5, Options: map[string]string{"map": "lagoon", "turns": "60"}}
		one, _ := contest(t, setup, []ai.Level{l, l, ai.Easy})
		two, _ := contest(t, setup, []ai.Level{l, l, ai.Easy})
		if !slices.Equal(one.Scores, two.Scores) {
			t.Errorf("%s plays the same game differently: %v, %v", l, one.Scores, two.Scores)
		}
	}
}

// see returns the answer of a player in a game of two: cells as x, y, mass, seat.
func see(t *testing.T, level ai.Level, options map[string]string, cells ...[4]float32) (aquariom.Action, *aquariom.View) {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	w := *v
	w.Turn, w.Cells, w.Viruses = 10, nil, nil
	for i := range w.Map.PlanktonCount() {
		w.Away = append(w.Away, aquariom.Away{ID: uint32(i), Turns: 30})
	}
	w.Next = uint32(w.Map.PlanktonCount() + 100)
	w.Players = []aquariom.Player{{}, {}}
	for i, c := range cells {
		w.Cells = append(w.Cells, aquariom.Cell{ID: uint32(w.Map.PlanktonCount() + 20 + i), At: aquariom.Point{X: c[0], Y: c[1]}, Mass: c[2], Owner: rules.Seat(c[3])})
		w.Players[int(c[3])].Cells++
	}
	if err := w.Finish(); err != nil {
		t.Fatal(err)
	}
	a, err := New(level, 3).Choose(t.Context(), &w)
	if err != nil {
		t.Fatal(err)
	}
	return a, &w
}

func TestSmallFleesLarge(t *testing.T) {
	for _, l := range Levels {
		a, _ := see(t, l, map[string]string{"map": "duel"}, [4]float32{1000, 600, 30, 0}, [4]float32{1150, 600, 90, 1})
		if len(a.Moves) != 1 || a.Moves[0].Target.X >= 1000 {
			t.Errorf("%s beside a cell of three times its mass: %+v", l, a)
		}
	}
}

func TestADaughterIsThrownAtWhatSheCatches(t *testing.T) {
	for _, l := range []ai.Level{ai.Normal, ai.Hard} {
		a, v := see(t, l, map[string]string{"map": "duel"}, [4]float32{1000, 600, 300, 0}, [4]float32{1000 + 330, 600, 20, 1})
		if len(a.Divisions) != 1 {
			t.Fatalf("%s has its prey within a daughter's reach: %+v", l, a)
		}
		d := a.Divisions[0]
		c := v.Cell(d.Cell)
		b, err := v.Laws().Divide(c.At, c.Mass, d.Target, d.Mass)
		if err != nil || !v.Laws().Outweighs(b.Mass, 20) || !v.Laws().Covers(b.At, b.Mass, aquariom.Point{X: 1330, Y: 600}) {
			t.Errorf("%s throws %+v (%v)", l, b, err)
		}
	}
}

func TestNoDivisionNearAPredatorOfTheHalves(t *testing.T) {
	for _, l := range Levels {
		if a, _ := see(t, l, map[string]string{"map": "duel"}, [4]float32{1000, 600, 200, 0}, [4]float32{1400, 600, 220, 1}); len(a.Divisions) != 0 {
			t.Errorf("%s divides before a cell that could eat both halves: %+v", l, a)
		}
	}
}

func TestWithoutCellsItBeginsAgain(t *testing.T) {
	for _, l := range Levels {
		if a, _ := see(t, l, map[string]string{"map": "duel"}, [4]float32{1000, 600, 200, 1}); !a.Surrender {
			t.Errorf("%s without a cell: %+v", l, a)
		}
	}
}

func BenchmarkChoose(b *testing.B) {
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			s, err := aquariom.New(rules.Setup{Seats: 16, Seed: 1, Options: map[string]string{"map": "original-16p"}})
			if err != nil {
				b.Fatal(err)
			}
			players := make([]*Player, 16)
			for i := range players {
				players[i] = New(l, uint64(i))
			}
			acts := make([]aquariom.Action, 16)
			for range 250 {
				for i := range acts {
					acts[i], _ = players[i].Choose(b.Context(), s.View(rules.Seat(i)))
				}
				s.Step(acts)
			}
			v := s.View(0)
			b.ReportMetric(float64(v.Players[0].Cells), "cells")
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				if _, err := players[0].Choose(b.Context(), v); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkGame plays the first turns of games of four masters: on reef with small cells and then with
// sixteen each, on original-4p with cells that move farther than they are wide.
func BenchmarkGame(b *testing.B) {
	for _, game := range []struct {
		sea   string
		turns int
	}{{"reef", 900}, {"original-4p", 300}} {
		b.Run(game.sea, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				s, err := aquariom.New(rules.Setup{Seats: 4, Seed: 1, Options: map[string]string{"map": game.sea}})
				if err != nil {
					b.Fatal(err)
				}
				players := make([]*Player, 4)
				for i := range players {
					players[i] = New(ai.Master, uint64(i))
				}
				acts := make([]aquariom.Action, 4)
				for range game.turns {
					for i := range acts {
						acts[i], _ = players[i].Choose(b.Context(), s.View(rules.Seat(i)))
					}
					s.Step(acts)
				}
			}
		})
	}
}
