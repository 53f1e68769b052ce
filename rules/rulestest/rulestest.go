// Package rulestest tests the promises of package rules. One line in a game's tests is enough:
//
//	func TestGame(t *testing.T) { rulestest.Run(t, null.Game) }
//
// It plays random games, which finds what tables of cases miss; the rules themselves are tested by
// such tables in each game.
//
// It imports arena/match, because records and undo exist only there. Checks that need no match are in
// package promise.
package rulestest

import (
	"errors"
	"fmt"
	"strconv"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/promise"
)

// maxSteps is the largest number of steps of a random game.
const maxSteps = 200_000

// Run checks every promise on random games: for each number of seats with default
// options, and with fewer games for each value of each option. With -short there are
// fewer still. Where a whole game takes long, shorter turns a set-up into one of a
// shorter game.
func Run[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, game rules.Game[S, A, V], shorter ...func(rules.Setup) rules.Setup) {
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
		for _, f := range shorter {
			setup = f(setup)
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

// setups returns a set-up for each number of seats and each value of each option.
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

// most returns the set-up with these options that has the most seats: a map may be for
// few players, a mode for one.
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
		if o.Multiple > 1 && o.Min%o.Multiple != 0 {
			t.Errorf("option %s begins at %d, which is no multiple of %d", o.Key, o.Min, o.Multiple)
		}
		if o.MinSeats > g.Max || o.MaxSeats > 0 && o.MaxSeats < max(g.Min, o.MinSeats) {
			t.Errorf("option %s serves %d to %d seats, and the game has %d to %d", o.Key, o.MinSeats, o.MaxSeats, g.Min, g.Max)
		}
		seen[o.Key] = true
	}
	if f := g.First; f != nil {
		differs := f.Seats > 0 && f.Seats != g.UsualSeats()
		for key, value := range f.Options {
			o := g.Option(key)
			differs = differs || o != nil && value != o.Values[0]
		}
		if !differs {
			t.Errorf("first match %+v: it is the usual one; leave it out", *f)
		}
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

// sample returns the action that each seat's view proposes.
func (g suite[S, A, V]) sample(t *testing.T, s S, seats int, r *rules.Rand) []A {
	t.Helper()
	acts, err := promise.Propose(s, seats, r)
	if err != nil {
		t.Fatal(err)
	}
	return acts
}

// games calls f with the seed of each game to play. Half as many are enough for a set-up
// with an option, which changes only some steps.
func games(t *testing.T, n int, setup rules.Setup, f func(seed uint64)) {
	if len(setup.Options) > 0 {
		n = n / 2
	}
	if testing.Short() {
		n = min(n, 1)
	}
	for i := range n {
		if !t.Failed() {
			f(uint64(i))
		}
	}
}

// play plays two copies of a game with the same actions to the end and compares them.
func (g suite[S, A, V]) play(t *testing.T, setup rules.Setup) {
	games(t, 3, setup, func(seed uint64) {
		setup.Seed += seed
		r := rules.NewRand(seed)
		s, twin := g.begin(t, setup), g.begin(t, setup)
		for n := 0; ; n++ {
			if a, b := s.String(), twin.String(); a != b {
				t.Fatalf("step %d: the same actions gave\n%s\nand\n%s", n, a, b)
			}
			if err := promise.Lawful(s, setup.Seats); err != nil {
				t.Fatalf("step %d: %v", n, err)
			}
			if s.Result() != nil {
				break
			}
			if n == maxSteps {
				t.Fatalf("not over after %d steps\nin %s", n, s)
			}
			acts := g.sample(t, s, setup.Seats, r)
			s.Step(acts)
			twin.Step(acts)
		}
		if err := promise.Over(s, setup.Seats); err != nil {
			t.Fatal(err)
		}
	})
}

// clone checks that copies are independent and that views do not change.
func (g suite[S, A, V]) clone(t *testing.T, setup rules.Setup) {
	games(t, 2, setup, func(seed uint64) {
		r := rules.NewRand(seed + 100)
		s := g.begin(t, setup)
		for n := 0; n < maxSteps && s.Result() == nil; n++ {
			if n%7 != 0 {
				s.Step(g.sample(t, s, setup.Seats, r))
				continue
			}
			taken, err := promise.Take(s.Clone(), setup.Seats, s.View)
			if err == nil {
				err = promise.CheckClones(s, setup.Seats, r)
			}
			// Now the state itself steps, and what was taken from it stays.
			if err == nil {
				s.Step(g.sample(t, s, setup.Seats, r))
				err = taken.Unchanged()
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	})
}

// views checks that what a seat sees survives JSON and can be guessed from.
func (g suite[S, A, V]) views(t *testing.T, setup rules.Setup) {
	games(t, 2, setup, func(seed uint64) {
		r := rules.NewRand(seed + 200)
		s := g.begin(t, setup)
		for n := 0; n < maxSteps; n++ {
			// Checking every step takes too long.
			if n < 40 || n%11 == 0 || s.Result() != nil {
				if err := promise.CheckViews(s, setup, r); err != nil {
					t.Fatal(err)
				}
			}
			if s.Result() != nil {
				return
			}
			s.Step(g.sample(t, s, setup.Seats, r))
		}
	})
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := promise.JSON(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
