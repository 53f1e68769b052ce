package twins

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/rules"
)

// Match is a match in one of two worlds, with views and actions as JSON.
type Match interface {
	table.Game
	Step() bool
	Close()
}

// Plain is a [World] of any game, with actions as JSON.
type Plain struct {
	*rules.Info
	Seats int
	Seat  rules.Seat
	// Acts and Last are those of a World, nil for seats that do not act.
	Acts [][][]byte
	Last [][]byte
	// Begin starts the match. The seat is played by Submit; all others are computer players for whom
	// Play answers.
	Begin func(t testing.TB) Match
	// text is the initial state.
	text string
}

// Plain returns the world with actions as JSON.
func (w *World[S, A, V]) Plain(t testing.TB) *Plain {
	t.Helper()
	p := &Plain{Info: &w.Info, Seats: w.Setup.Seats, Seat: w.Seat}
	s := w.at(nil)
	p.text = s.String()
	for _, acts := range w.Acts {
		p.Acts = append(p.Acts, plain(t, acts, s.Acting()))
		s.Step(acts)
	}
	if w.Last != nil {
		p.Last = plain(t, w.Last, s.Acting().Without(w.Seat))
	}
	game, setup := w.Game, w.Setup
	p.Begin = func(t testing.TB) Match {
		t.Helper()
		m, err := match.New(game, setup)
		if err != nil {
			t.Fatal(err)
		}
		for i := range setup.Seats {
			if seat := rules.Seat(i); seat != p.Seat {
				m.Sit(seat, Silent[A, V]{}, 0)
			}
		}
		return match.Plain[S, A, V]{Match: m}
	}
	return p
}

func plain[A any](t testing.TB, acts []A, acting rules.Seats) [][]byte {
	list := make([][]byte, len(acts))
	for seat := range acting.All() {
		list[seat] = []byte(text(t, acts[seat]))
	}
	return list
}

// Silent is a computer player that never answers; the test does.
type Silent[A, V any] struct{}

// Choose waits until its context ends.
func (Silent[A, V]) Choose(ctx context.Context, _ V) (a A, err error) {
	<-ctx.Done()
	return a, ctx.Err()
}

// Play plays the world's actions in the match, one seat after the other. It calls show at the
// beginning, after each action with its seat, and after each step. It closes the match.
func (p *Plain) Play(t testing.TB, m Match, show func(by rules.Seat)) {
	t.Helper()
	defer m.Close()
	submit := func(acts [][]byte) {
		for seat, act := range acts {
			if act == nil {
				continue
			}
			if err := m.Submit(rules.Seat(seat), act); err != nil {
				t.Fatalf("%s: seat %s does %s: %v", p.ID, rules.Seat(seat).Letter(), act, err)
			}
			show(rules.Seat(seat))
		}
	}
	show(rules.Spectator)
	for _, acts := range p.Acts {
		submit(acts)
		m.Step()
		show(rules.Spectator)
	}
	submit(p.Last)
}

// Compare plays a game for each seed of a range, and fails if what is received in two worlds differs.
func Compare(t *testing.T, id string, from, to uint64, receives func(testing.TB, *Plain) []string) {
	t.Helper()
	g, err := Find(id)
	if err != nil {
		t.Fatal(err)
	}
	if g.IsOpen() {
		t.Skip("nothing is hidden in this game")
	}
	pairs, steps := 0, 0
	for seed := from; seed < to && !t.Failed(); seed++ {
		g.EachPlain(t, seed, func(a, b *Plain) {
			if !t.Failed() {
				pairs++
				steps += len(a.Acts)
				if told := Difference(a, b, receives(t, a), receives(t, b)); told != "" {
					t.Error(told)
				}
			}
		})
	}
	t.Logf("%s: %d pairs of worlds, alike for %d steps", id, pairs, steps)
	if pairs == 0 {
		t.Errorf("%s: no two worlds differ in what they hide", id)
	}
}

// Difference describes the first difference between what was received in two worlds, and what happened
// before; "" if there is none.
func Difference(a, b *Plain, x, y []string) string {
	for i := range max(len(x), len(y)) {
		one, two := "nothing", "nothing"
		if i < len(x) {
			one = x[i]
		}
		if i < len(y) {
			two = y[i]
		}
		if one == two {
			continue
		}
		n := 0
		for n < min(len(one), len(two)) && one[n] == two[n] {
			n++
		}
		n = max(0, n-160)
		return fmt.Sprintf("%s: seat %s can tell two worlds apart that look the same to it, by message %d:\n…%.600s\nand\n…%.600s\nafter %s, where hidden is\n%s",
			a.ID, a.Seat.Letter(), i, one[n:], two[n:], a.Acts, hidden(a.text, b.text))
	}
	return ""
}

// hidden returns the lines in which the texts of two states differ.
func hidden(a, b string) string {
	var list []string
	two := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(two) || line != two[i] {
			list = append(list, line, "or "+strings.Join(two[min(i, len(two)):min(i+1, len(two))], ""))
		}
	}
	return strings.Join(list, "\n")
}

// Views receives the minimum: the views of the seat and of a spectator, and the seats for which the
// match waits.
func Views(t testing.TB, p *Plain) (list []string) {
	t.Helper()
	m := p.Begin(t)
	p.Play(t, m, func(rules.Seat) {
		list = append(list, string(m.View(p.Seat)), string(m.View(rules.Spectator)), m.Waiting().String())
	})
	return list
}
