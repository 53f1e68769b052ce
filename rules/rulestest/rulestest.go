// Package rulestest holds a game to the promises of package rules, the same
// for every game: one line in the game's own tests is enough.
//
//	func TestGame(t *testing.T) { rulestest.Run(t, bzzz.Game) }
//
// It plays random games, so it finds what tables of cases do not think of, and
// leaves the rules themselves to those tables.
package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

// maxSteps is by when a random game has to be over.
const maxSteps = 200_000

// Run checks every promise on random games: for each number of seats with the
// options' defaults, and for each value that an option offers. With -short
// fewer games are played.
func Run[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, game rules.Game[S, A, V]) {
	t.Helper()
	g := suite[S, A, V]{game}
	t.Run("info", g.info)
	t.Run("refused set-ups", g.refused)
	for i, setup := range g.setups() {
		setup.Seed = uint64(i) + 1
		name := fmt.Sprintf("%d seats", setup.Seats)
		for k, v := range setup.Options {
			name += " " + k + "=" + v
		}
		t.Run(name, func(t *testing.T) {
			t.Run("play", func(t *testing.T) { g.play(t, setup) })
			t.Run("clone", func(t *testing.T) { g.clone(t, setup) })
			t.Run("views", func(t *testing.T) { g.views(t, setup) })
			t.Run("wrong actions", func(t *testing.T) { g.wrong(t, setup) })
			t.Run("record and undo", func(t *testing.T) { g.record(t, setup) })
		})
	}
}

type suite[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	rules.Game[S, A, V]
}

// setups is one set-up for each number of seats and each value of each option.
func (g suite[S, A, V]) setups() []rules.Setup {
	var list []rules.Setup
	for n := g.Min; n <= g.Max; n++ {
		list = append(list, rules.Setup{Seats: n})
	}
	for _, o := range g.Options {
		for _, v := range o.Values[1:] {
			list = append(list, g.most(map[string]string{o.Key: v}))
		}
	}
	return list
}

// most is the set-up of these options with the most seats: a map may be for few,
// a mode for one.
func (g suite[S, A, V]) most(options map[string]string) rules.Setup {
	setup := rules.Setup{Seats: g.Max, Options: options}
	for ; setup.Seats > g.Min; setup.Seats-- {
		var refused *rules.SetupError
		if _, err := g.New(setup); !errors.As(err, &refused) {
			break
		}
	}
	return setup
}

func (g suite[S, A, V]) info(t *testing.T) {
	if g.ID == "" || g.Version < 1 || g.Min < 1 || g.Max < g.Min || g.Max > 32 || g.Rate < 0 || g.Rate > match.TPS {
		t.Errorf("%+v: a game has an id, a version from 1, 1 to 32 seats and a rate from 0 to %d", g.Info, match.TPS)
	}
	for _, c := range g.ID {
		if c < 'a' || c > 'z' {
			t.Errorf("id %q: lower-case ASCII letters name folders everywhere", g.ID)
			break
		}
	}
	seen := map[string]bool{}
	for _, o := range g.Options {
		if o.Key == "" || seen[o.Key] || len(o.Values) == 0 {
			t.Errorf("option %+v: a key of its own and a default are needed", o)
		}
		seen[o.Key] = true
	}
}

func (g suite[S, A, V]) refused(t *testing.T) {
	cases := map[string]rules.Setup{
		"too few seats":  {Seats: g.Min - 1},
		"too many seats": {Seats: max(g.Max, g.Limit) + 1},
		"unknown option": {Seats: g.Min, Options: map[string]string{"no such option": "1"}},
	}
	for _, o := range g.Options {
		cases[o.Key+" out of range"] = rules.Setup{Seats: g.Min, Options: map[string]string{o.Key: strconv.Itoa(max(o.Max, 1<<30) + 1)}}
		cases[o.Key+" no value"] = rules.Setup{Seats: g.Min, Options: map[string]string{o.Key: "no such value"}}
	}
	for name, setup := range cases {
		var want *rules.SetupError
		if _, err := g.New(setup); !errors.As(err, &want) {
			t.Errorf("%s: New gives %v, want a *rules.SetupError", name, err)
		}
	}
}

// begin starts a game.
func (g suite[S, A, V]) begin(t *testing.T, setup rules.Setup) S {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatalf("New(%+v): %v", setup, err)
	}
	return s
}

// sample is an action for each seat, as their views propose.
func (g suite[S, A, V]) sample(t *testing.T, s S, seats int, r *rules.Rand) []A {
	t.Helper()
	acts := make([]A, seats)
	for i := range acts {
		seat := rules.Seat(i)
		if !s.Acting().Has(seat) {
			continue
		}
		acts[i] = s.View(seat).Sample(r)
		if err := s.Check(seat, acts[i]); err != nil {
			t.Fatalf("seat %s: Check refuses what Sample proposes, %s: %v\nin %s", seat.Letter(), asJSON(t, acts[i]), err, s)
		}
	}
	return acts
}

// games calls f with the number of each game to play.
func games(t *testing.T, n int, f func(seed uint64)) {
	if testing.Short() {
		n = min(n, 1)
	}
	for i := range n {
		if !t.Failed() {
			f(uint64(i))
		}
	}
}

// play holds two copies of a game to the same path, to its end.
func (g suite[S, A, V]) play(t *testing.T, setup rules.Setup) {
	games(t, 5, func(seed uint64) {
		setup.Seed += seed
		r := rules.NewRand(seed)
		s, twin := g.begin(t, setup), g.begin(t, setup)
		for n := 0; ; n++ {
			if a, b := s.String(), twin.String(); a != b {
				t.Fatalf("step %d: the same actions gave\n%s\nand\n%s", n, a, b)
			}
			if s.Result() != nil {
				break
			}
			if n == maxSteps {
				t.Fatalf("not over after %d steps\nin %s", n, s)
			}
			if s.Acting()&^rules.AllSeats(setup.Seats) != 0 {
				t.Fatalf("step %d: seats outside the game act: %b", n, s.Acting())
			}
			acts := g.sample(t, s, setup.Seats, r)
			s.Step(acts)
			twin.Step(acts)
		}
		g.over(t, s, setup.Seats)
	})
}

// over checks what is promised at the end.
func (g suite[S, A, V]) over(t *testing.T, s S, seats int) {
	if s.Acting() != 0 {
		t.Errorf("over, but %b act", s.Acting())
	}
	r := s.Result()
	if r.Reason == "" || len(r.Scores) != seats || len(r.Ranks) != seats {
		t.Fatalf("result %+v: a reason, and a score and a rank for each of %d seats are needed", r, seats)
	}
	if sc, ok := any(s).(rules.Scorer); ok && !slices.Equal(sc.Scores(), r.Scores) {
		t.Errorf("over with scores %v, but Scores gives %v", r.Scores, sc.Scores())
	}
	for i, a := range r.Ranks {
		if seats == 1 && a == 2 {
			continue // what the rules play against won
		}
		better := 0
		for _, b := range r.Ranks {
			if b < a {
				better++
			}
		}
		if a != better+1 {
			t.Errorf("ranks %v: %d seats are better than seat %d", r.Ranks, better, i)
		}
	}
	var none A
	for seat := range rules.Seat(seats) {
		v := s.View(seat)
		if got := asJSON(t, v.Sample(rules.NewRand(1))); got != asJSON(t, none) {
			t.Errorf("over, but seat %s proposes %s", seat.Letter(), got)
		}
	}
}

// clone checks that copies go their own ways, and views keep theirs.
func (g suite[S, A, V]) clone(t *testing.T, setup rules.Setup) {
	games(t, 2, func(seed uint64) {
		r := rules.NewRand(seed + 100)
		s := g.begin(t, setup)
		for n := 0; n < maxSteps && s.Result() == nil; n++ {
			if n%7 == 0 {
				before := s.String()
				var views []V
				var texts []string
				for seat := rules.Spectator; int(seat) < setup.Seats; seat++ {
					v := s.View(seat)
					views, texts = append(views, v), append(texts, asJSON(t, v))
				}
				c := s.Clone()
				if c.String() != before {
					t.Fatalf("a clone of\n%s\nis\n%s", before, c)
				}
				for k := 0; k < 12 && c.Result() == nil; k++ {
					c.Step(g.sample(t, c, setup.Seats, r))
				}
				if s.String() != before {
					t.Fatalf("stepping a clone turned\n%s\ninto\n%s", before, s)
				}
				after := c.String()
				keep := s.Clone()
				for k := 0; k < 12 && keep.Result() == nil; k++ {
					keep.Step(g.sample(t, keep, setup.Seats, r))
				}
				if c.String() != after || s.String() != before {
					t.Fatal("two clones share something that a step changes")
				}
				// Now the state itself steps, and what was taken from it stays.
				c = s.Clone()
				s.Step(g.sample(t, s, setup.Seats, r))
				if c.String() != before {
					t.Fatalf("a step turned a clone\n%s\ninto\n%s", before, c)
				}
				for i, v := range views {
					if got := asJSON(t, v); got != texts[i] {
						t.Fatalf("a step changed a view taken before, from\n%s\nto\n%s", texts[i], got)
					}
				}
				continue
			}
			s.Step(g.sample(t, s, setup.Seats, r))
		}
	})
}

// views checks that what a seat sees can be written down, and guessed from.
func (g suite[S, A, V]) views(t *testing.T, setup rules.Setup) {
	games(t, 2, func(seed uint64) {
		r := rules.NewRand(seed + 200)
		s := g.begin(t, setup)
		for n := 0; n < maxSteps; n++ {
			// Every step of the beginning and the end would be best; some are enough.
			if n < 40 || n%11 == 0 || s.Result() != nil {
				for seat := rules.Spectator; int(seat) < setup.Seats; seat++ {
					g.view(t, s, setup.Seats, seat, r)
				}
			}
			if s.Result() != nil {
				return
			}
			s.Step(g.sample(t, s, setup.Seats, r))
		}
	})
}

func (g suite[S, A, V]) view(t *testing.T, s S, seats int, seat rules.Seat, r *rules.Rand) {
	t.Helper()
	v := s.View(seat)
	text := asJSON(t, v)
	if again := asJSON(t, s.View(seat)); again != text {
		t.Fatalf("seat %s sees\n%s\nand then, with nothing done,\n%s", seat.Letter(), text, again)
	}
	var back V
	if err := json.Unmarshal([]byte(text), &back); err != nil {
		t.Fatalf("view %s\nis not read back: %v", text, err)
	}
	if got := asJSON(t, back); got != text {
		t.Fatalf("view %s\nis read back as\n%s", text, got)
	}
	one, two := *r, *r
	a, b := v.Sample(&one), back.Sample(&two)
	if asJSON(t, a) != asJSON(t, b) {
		t.Fatalf("a view proposes %s and, read back from JSON, %s: its JSON lacks something\n%s", asJSON(t, a), asJSON(t, b), text)
	}
	var act A
	if err := json.Unmarshal([]byte(asJSON(t, a)), &act); err != nil || asJSON(t, act) != asJSON(t, a) {
		t.Fatalf("action %s is read back as %s (%v)", asJSON(t, a), asJSON(t, act), err)
	}
	if !s.Acting().Has(seat) {
		var none A
		if asJSON(t, a) != asJSON(t, none) {
			t.Fatalf("seat %s does not act, yet its view proposes %s", seat.Letter(), asJSON(t, a))
		}
	}
	guesser, ok := any(v).(rules.Guesser[S])
	if !ok || s.Result() != nil {
		return
	}
	w := guesser.Guess(r)
	if got := asJSON(t, w.View(seat)); got != text {
		t.Fatalf("seat %s sees\n%s\nbut in the state it guesses from that, it sees\n%s", seat.Letter(), text, got)
	}
	if w.Acting() != s.Acting() {
		t.Fatalf("%b act, but in seat %s's guess %b do", s.Acting(), seat.Letter(), w.Acting())
	}
	for k := 0; k < 5 && w.Result() == nil; k++ {
		w.Step(g.sample(t, w, seats, r))
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%T cannot be written as JSON: %v", v, err)
	}
	if bytes.ContainsRune(b, '\n') {
		t.Fatalf("%T: its JSON has more than one line: %s", v, b)
	}
	return string(b)
}
