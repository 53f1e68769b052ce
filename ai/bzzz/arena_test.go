package bzzz

import (
	"context"
	"fmt"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

type chooser interface {
	Choose(context.Context, *bzzz.View) (bzzz.Action, error)
}

type chooserFunc func(*bzzz.View) bzzz.Action

func (f chooserFunc) Choose(_ context.Context, v *bzzz.View) (bzzz.Action, error) { return f(v), nil }

// table plays one game.
func table(t testing.TB, seed uint64, players [4]chooser, look func(*bzzz.State)) *bzzz.State {
	s, err := bzzz.New(rules.Setup{Seats: 4, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return finish(t, s, players, look)
}

// finish plays a game to its end and calls look, if not nil, after every step.
func finish(t testing.TB, s *bzzz.State, players [4]chooser, look func(*bzzz.State)) *bzzz.State {
	acts := make([]bzzz.Action, 4)
	for s.Result() == nil {
		if p := s.Acting().First(); p >= 0 {
			v := s.View(p)
			a, err := players[p].Choose(context.Background(), v)
			if err == nil {
				err = v.Check(a)
			}
			if err != nil {
				t.Fatalf("turn %d seat %d %v: %v", v.Turn, p, a, err)
			}
			acts[p] = a
		}
		s.Step(acts)
		if look != nil {
			look(s)
		}
	}
	return s
}

// duel returns how many games of n, in rotated seats, a wins against three b.
func duel(t testing.TB, a, b ai.Level, n int, turns string) (won int, text string) {
	sum := map[bool]float64{}
	reasons := map[string]int{}
	began := time.Now()
	for i := range n {
		me := i % 4
		var players [4]chooser
		for p := range players {
			l := b
			if p == me {
				l = a
			}
			players[p] = New(l, uint64(i*4+p))
		}
		s, err := bzzz.New(rules.Setup{Seats: 4, Seed: uint64(i/4) + 1, Options: map[string]string{"turns": turns}})
		if err != nil {
			t.Fatal(err)
		}
		finish(t, s, players, nil)
		r := s.Result()
		if r.Ranks[me] == 1 {
			won++
		}
		reasons[r.Reason]++
		for p, n := range r.Scores {
			if p == me {
				sum[true] += float64(n)
			} else {
				sum[false] += float64(n) / 3
			}
		}
	}
	return won, fmt.Sprintf("%s against %s: %d of %d, %s turns, mean %.1f to %.1f, %v, %v a game", a, b, won, n, turns,
		sum[true]/float64(n), sum[false]/float64(n), reasons, time.Since(began)/time.Duration(n))
}
