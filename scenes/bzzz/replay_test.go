package bzzz

import (
	"bytes"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/play"
)

// kept is the record of a game of one person against three computers, some
// steps long; a negative number plays it to its end.
func kept(t *testing.T, steps int) []byte {
	t.Helper()
	m, err := match.New(game.Game, rules.Setup{Seats: 4, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	m.Meta.Players = []string{"human", "normal", "normal", "normal"}
	r := rules.NewRand(1)
	for m.Result() == nil && (steps < 0 || m.Steps() < steps) {
		if s := m.Waiting().First(); s >= 0 {
			if err := m.Submit(s, m.View(s).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		m.Tick()
	}
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A game that can be gone on with shows no secret in its replay; one that is
// over shows everything (Z31).
func TestReplayKeepsTheSecretsOfAGameUnderWay(t *testing.T) {
	for _, c := range []struct {
		steps int
		open  bool
	}{{120, false}, {-1, true}} {
		got, err := openReplay(&play.App{}, kept(t, c.steps))
		if err != nil {
			t.Fatal(err)
		}
		r := got.(*replay)
		known := true
		for _, f := range r.view(4).Flowers {
			known = known && f.Nectar.Known()
		}
		if known != c.open {
			t.Errorf("after %d steps the nectar of all flowers is known: %v, want %v", c.steps, known, c.open)
		}
	}
}
