// Package twins plays a game in two worlds that differ only in what one seat may not know, so that
// tests can compare, byte by byte, all that this seat receives.
//
// Hiding a number in a message is not enough: the message itself may exist only if the number is not
// 0. So both worlds are played, with the same actions of all seats, for as long as the rules reveal
// the same to the seat in both: see [Game.Told]. Only tests import this package.
package twins

import (
	"context"
	"encoding/json"
	"reflect"
	"testing"
	"unsafe"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

// Game is a game, with what its rules keep secret.
type Game[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	rules.Game[S, A, V]
	// Quick are options to use if the defaults take too long.
	Quick map[string]string
	// Open says that nothing is hidden from any seat, so that there are no pairs.
	Open bool
	// Player makes a player whose games get somewhere.
	Player func(seed uint64) match.Player[A, V]
	// Told returns what the rules reveal of the secrets to a seat, or a spectator, in the step that
	// led to a state. It is computed from the whole state: a seat may tell worlds apart in which it
	// differs, and nothing else may differ. Nil reveals nothing.
	Told func(s S, seat rules.Seat) any
	// Worlds returns two states that look like a view of a game in progress and differ in what it
	// hides; nil guesses twice.
	Worlds func(v V, r *rules.Rand) (a, b S)
}

// World is one of the two: a game that starts in a state, and the actions played.
type World[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	// Game starts in the state, whatever the set-up.
	rules.Game[S, A, V]
	Setup rules.Setup
	// Seat may not know which of the worlds it is in; it may be [rules.Spectator].
	Seat rules.Seat
	// Acts are the actions of all seats, one element per step, the same in both worlds.
	Acts [][]A
	// Last are actions of other seats after that, which differ between the worlds: the step still
	// waits for the seat.
	Last []A
}

// Limits.
const (
	maxSteps  = 1200 // of a game
	moments   = 8    // of a game, at each of which two pairs begin
	pairSteps = 60   // of a pair
)

// dice returns the random generator of a state, in whatever field it is.
func dice[S any](t testing.TB, s S) *rules.Rand {
	t.Helper()
	if v := reflect.ValueOf(s); v.Kind() == reflect.Pointer && v.Elem().Kind() == reflect.Struct {
		for _, f := range v.Elem().Fields() {
			if f.Type() == reflect.TypeFor[rules.Rand]() {
				return (*rules.Rand)(unsafe.Pointer(f.UnsafeAddr()))
			}
		}
	}
	t.Fatalf("%T has no field of type rules.Rand: a state carries its random numbers, so that two worlds can throw the same", s)
	return nil
}

// Setup returns the set-up of a seed. The number of seats varies as far as the options allow it.
func (g *Game[S, A, V]) Setup(seed uint64) rules.Setup {
	s := rules.Setup{Seats: g.Min + int(seed%uint64(g.Max-g.Min+1)), Seed: seed, Options: g.Quick}
	if _, err := g.New(s); err != nil {
		s.Seats = g.Min
	}
	return s
}

// Each plays a game and calls do with pairs of worlds that start during it, for each seat and for a
// spectator: worlds with different secrets and the same random generator, and worlds with the same
// secrets and different random generators.
func (g *Game[S, A, V]) Each(t testing.TB, setup rules.Setup, do func(a, b World[S, A, V])) {
	t.Helper()
	if g.Open {
		return
	}
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(setup.Seed)
	players := make([]match.Player[A, V], setup.Seats)
	for i := range players {
		players[i] = g.Player(r.Uint64())
	}
	var course []S
	for len(course) < maxSteps && s.Result() == nil {
		course = append(course, s.Clone())
		s.Step(g.acts(t, s, players, r))
	}
	for range moments {
		s, seat := course[r.Intn(len(course))], rules.Seat(r.Intn(setup.Seats+1))
		if int(seat) == setup.Seats {
			seat = rules.Spectator
		}
		a, b := g.worlds(t, s, seat, r)
		g.pair(t, setup, seat, a, b, r, do)
		a, b = s.Clone(), s.Clone()
		*dice(t, b) = rules.Rand{State: r.Uint64()}
		g.pair(t, setup, seat, a, b, r, do)
	}
}

// worlds returns two states that the view of a seat could come from, with the same random generator.
func (g *Game[S, A, V]) worlds(t testing.TB, s S, seat rules.Seat, r *rules.Rand) (a, b S) {
	v := s.View(seat)
	if g.Worlds != nil {
		a, b = g.Worlds(v, r)
	} else {
		guesser, ok := any(v).(rules.Guesser[S])
		if !ok {
			return s.Clone(), s.Clone()
		}
		a, b = guesser.Guess(r), guesser.Guess(r)
	}
	*dice(t, b) = *dice(t, a)
	return a, b
}

// acts returns what the players do now; now and then what a view proposes, so that rare things happen
// too.
func (g *Game[S, A, V]) acts(t testing.TB, s S, players []match.Player[A, V], r *rules.Rand) []A {
	acts := make([]A, len(players))
	for seat := range s.Acting().All() {
		v := s.View(seat)
		act, err := players[seat].Choose(context.Background(), v)
		if err != nil || s.Check(seat, act) != nil || r.Intn(8) == 0 {
			act = v.Sample(r)
		}
		acts[seat] = act
	}
	return acts
}

// pair plays two worlds for as long as a seat may not tell them apart, and calls do unless they are
// the same.
func (g *Game[S, A, V]) pair(t testing.TB, setup rules.Setup, seat rules.Seat, a, b S, r *rules.Rand, do func(a, b World[S, A, V])) {
	t.Helper()
	if a.String() == b.String() {
		return
	}
	begins := func(s S) World[S, A, V] {
		w := World[S, A, V]{Game: g.Game, Setup: setup, Seat: seat}
		w.Setup.Seed = r.Uint64()
		from := s.Clone()
		w.New = func(rules.Setup) (S, error) { return from.Clone(), nil }
		return w
	}
	x, y := begins(a), begins(b)
	players := make([]match.Player[A, V], setup.Seats)
	for i := range players {
		players[i] = g.Player(r.Uint64())
	}
	var acts [][]A
	for len(acts) < pairSteps && a.Acting() == b.Acting() && a.Result() == nil && b.Result() == nil {
		now := g.acts(t, a, players, r)
		if !g.allowed(b, now) {
			break
		}
		before := [2]rules.Rand{*dice(t, a), *dice(t, b)}
		a.Step(now)
		b.Step(now)
		thrown := before != [2]rules.Rand{*dice(t, a), *dice(t, b)}
		if thrown && before[0] != before[1] || a.Result() != nil || b.Result() != nil || !g.same(t, a, b, seat) {
			// The present views may differ; earlier ones may not.
			a, b = x.at(acts), y.at(acts)
			break
		}
		acts = append(acts, now)
	}
	x.Acts, y.Acts = acts, acts
	x.Last, y.Last = g.last(a, seat, r), g.last(b, seat, r)
	do(x, y)
}

// at returns the state of a world after some steps.
func (w *World[S, A, V]) at(acts [][]A) S {
	s, err := w.New(w.Setup)
	if err != nil {
		panic(err) // cannot fail: it returns a clone
	}
	for _, a := range acts {
		s.Step(a)
	}
	return s
}

// last returns what the other seats do after the steps, if the step has to wait for the seat.
func (g *Game[S, A, V]) last(s S, seat rules.Seat, r *rules.Rand) []A {
	if s.Result() != nil || !s.Acting().Has(seat) || g.RealTime() {
		return nil
	}
	var acts []A
	for p := range s.Acting().Without(seat).All() {
		acts = append(acts, make([]A, int(p)+1-len(acts))...)
		acts[p] = s.View(p).Sample(r)
	}
	return acts
}

// allowed reports whether all actions are legal.
func (g *Game[S, A, V]) allowed(s S, acts []A) bool {
	for p := range s.Acting().All() {
		if s.Check(p, acts[p]) != nil {
			return false
		}
	}
	return true
}

// same reports whether the rules reveal the same to a seat, and to a spectator, in two states.
func (g *Game[S, A, V]) same(t testing.TB, a, b S, seat rules.Seat) bool {
	return g.Told == nil || text(t, g.Told(a, seat)) == text(t, g.Told(b, seat))
}

func text(t testing.TB, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
