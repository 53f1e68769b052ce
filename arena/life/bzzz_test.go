package life

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// played is the report of the beginning of a match on a board of 10 cells, where the zones
// of A and B are two cells apart. Each line is a turn: actions, parted by semicolons; it is
// ended by itself.
func played(t *testing.T, turns string) *Report {
	t.Helper()
	setup := rules.Setup{Seats: bzzz.Players, Seed: 3, Options: map[string]string{"cells": "10", "flowers": "2", "turns": "120"}}
	m, err := match.New(bzzz.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	do := func(text string) {
		var a bzzz.Action
		if err := a.UnmarshalText([]byte(text)); err != nil {
			t.Fatal(err)
		}
		seat := m.State().Acting().First()
		if err := m.Submit(seat, a); err != nil {
			t.Fatalf("%s does %q: %v", seat.Letter(), text, err)
		}
		m.Step()
	}
	for line := range strings.Lines(turns) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		for text := range strings.SplitSeq(line, ";") {
			if text = strings.TrimSpace(text); text != "" && text != "-" {
				do(text)
			}
		}
		do("end")
		for m.State().Acting().Empty() && m.Result() == nil {
			m.Step()
		}
	}
	var record bytes.Buffer
	if err := m.Save(&record); err != nil {
		t.Fatal(err)
	}
	r, err := Of(record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestBzzzLife(t *testing.T) {
	// Bee 0 is A's and goes right, bee 1 is B's and goes left: they meet in the middle.
	const approach = `
		lay worker; move 0 1 0
		lay drone; move 1 -1 0
		-
		-
		move 0 1 0
		move 1 -1 0
		-
		-
		move 0 1 0
		move 1 -1 0
		-
		-
		move 0 1 0
	`
	for _, c := range []struct {
		name, turns string
		idle        []int // by seat
		chances     []int
		acts        []map[string]int
		attacks     [][]int // by attacker, on each seat
		met         float64 // the turn of the first skirmish, 0 for none
	}{
		{
			name:    "who only ends turns is idle",
			turns:   "-\n-\n-\n-",
			idle:    []int{1, 1, 1, 1},
			chances: []int{1, 1, 1, 1},
		},
		{
			name:    "laying alone is an act",
			turns:   "lay worker\n-\nlay scout\nlay drone",
			idle:    []int{0, 1, 0, 0},
			chances: []int{1, 1, 1, 1},
			acts:    []map[string]int{{"lay worker": 1}, {}, {"lay scout": 1}, {"lay drone": 1}},
		},
		{
			name:    "the one who comes near attacks",
			turns:   approach + "\nmove 1 -1 0",
			idle:    []int{0, 0, 3, 3},
			chances: []int{4, 2, 3, 3},
			acts:    []map[string]int{{"lay worker": 1, "move": 4}, {"lay drone": 1, "move": 4, "skirmish": 1}, {}, {}},
			attacks: [][]int{nil, {1, 0, 0, 0}, nil, nil},
			met:     4,
		},
		{
			name:    "who waits does not",
			turns:   approach + "\n-",
			idle:    []int{0, 1, 3, 3},
			chances: []int{4, 2, 3, 3},
			acts:    []map[string]int{{"lay worker": 1, "move": 4}, {"lay drone": 1, "move": 3}, {}, {}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := played(t, c.turns)
			for i, s := range r.Seats {
				who := rules.Seat(i).Letter()
				if s.Idle != c.idle[i] || s.Chances != c.chances[i] {
					t.Errorf("%s is idle in %d of %d turns, want %d of %d", who, s.Idle, s.Chances, c.idle[i], c.chances[i])
				}
				if c.acts != nil && !maps.Equal(s.Acts, c.acts[i]) {
					t.Errorf("%s does %v, want %v", who, s.Acts, c.acts[i])
				}
				want := make([]int, bzzz.Players)
				if c.attacks != nil && c.attacks[i] != nil {
					want = c.attacks[i]
				}
				if !slices.Equal(s.Attacks, want) {
					t.Errorf("%s attacks %v, want %v", who, s.Attacks, want)
				}
			}
			if r.Firsts["skirmish"] != c.met {
				t.Errorf("the first skirmish is in turn %v, want %v", r.Firsts["skirmish"], c.met)
			}
		})
	}
}

// Beginners among computer players play from the first turn, never wait, and fight early,
// in the first match that the menus propose.
func TestBzzzNovicesLive(t *testing.T) {
	const games = 20
	characters := append([]ai.Character{""}, ai.Characters()...)
	idle, chances, brought, met := 0, 0, 0, 0
	for seed := range uint64(games) {
		setup := *bzzz.Game.Info.First
		setup.Seed = seed
		m, err := match.New(bzzz.Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range rules.Seat(setup.Seats) {
			level := ai.Novice
			if seed%2 == 1 {
				level = level.With(characters[seat])
			}
			m.Sit(seat, bots.New(level, ai.Seed(seed, seat)), 0)
		}
		if err := m.Run(t.Context()); err != nil {
			t.Fatal(err)
		}
		var record bytes.Buffer
		if err := m.Save(&record); err != nil {
			t.Fatal(err)
		}
		m.Close()
		r, err := Of(record.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range r.Seats {
			idle += s.Idle
			chances += s.Chances
			if s.First != 1 {
				t.Errorf("seed %d: %s does nothing before its turn %v", seed, rules.Seat(i).Letter(), s.First)
			}
			if s.Acts["forage"] > 0 && s.Acts["unload"] > 0 {
				brought++
			}
		}
		if at := r.Firsts["skirmish"]; at > 0 && at <= 10 {
			met++
		}
	}
	if 20*idle > chances {
		t.Errorf("novices do nothing in %d of %d turns in which they could, want 5 %% at most", idle, chances)
	}
	if all := games * bzzz.Players; 10*brought < 9*all {
		t.Errorf("%d of %d novices bring nectar home, want 90 %%", brought, all)
	}
	if 5*met < 4*games {
		t.Errorf("novices fight within ten turns in %d of %d matches, want 80 %%", met, games)
	}
}
