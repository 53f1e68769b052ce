// Package promise checks the promises of package rules on a game in progress. Each check
// returns what is broken and changes nothing that it looks at. The tests of every game
// (package rulestest) and arena soak, which plays games by the thousand, share these
// checks.
//
// Nothing here is about one game; the invariants of a game come from rules.Lawful.
package promise

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"ludotheque/rules"
)

// JSON returns v as the single line that records and programs get.
func JSON(v any) (string, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return "", fmt.Errorf("%T cannot be written as JSON: %w", v, err)
	}
	if bytes.ContainsRune(b, '\n') {
		return "", fmt.Errorf("%T: its JSON has more than one line: %s", v, b)
	}
	return string(b), nil
}

// Propose returns the action that each seat's view proposes, and the zero action for seats
// that do not act. The error says which proposal Check refuses.
func Propose[S rules.State[S, A, V], A any, V rules.View[A]](s S, seats int, r *rules.Rand) ([]A, error) {
	acts := make([]A, seats)
	for i := range acts {
		seat := rules.Seat(i)
		if !s.Acting().Has(seat) {
			continue
		}
		acts[i] = s.View(seat).Sample(r)
		if err := s.Check(seat, acts[i]); err != nil {
			text, _ := JSON(acts[i])
			return nil, fmt.Errorf("seat %s: Check refuses what Sample proposes, %s: %w\nin %s", seat.Letter(), text, err, s)
		}
		if v, ok := any(s.View(seat)).(rules.Passer[A]); ok {
			if pass, ok := v.Pass(); ok && s.Check(seat, pass) != nil {
				text, _ := JSON(pass)
				return nil, fmt.Errorf("seat %s: Check refuses the pass, %s: %w\nin %s", seat.Letter(), text, s.Check(seat, pass), s)
			}
		}
	}
	return acts, nil
}

// Lawful checks the state's own invariants (rules.Lawful), and that only seats of the
// game act.
func Lawful[S rules.State[S, A, V], A, V any](s S, seats int) error {
	if !s.Acting().Less(rules.AllSeats(seats)).Empty() {
		return fmt.Errorf("seats outside the game act: %s\nin %s", s.Acting(), s)
	}
	if l, ok := any(s).(rules.Lawful); ok {
		if err := l.Invariant(); err != nil {
			return fmt.Errorf("%w\nin %s", err, s)
		}
	}
	return nil
}

// Snapshot is a clone of a state and what each seat saw. Neither may change when the
// original state does.
type Snapshot[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	clone S
	text  string
	views []V
	texts []string
}

// Take makes a snapshot of a clone, which the snapshot owns from then on, and of the
// views of all seats and a spectator.
func Take[S rules.State[S, A, V], A any, V rules.View[A]](clone S, seats int, view func(rules.Seat) V) (*Snapshot[S, A, V], error) {
	t := &Snapshot[S, A, V]{clone: clone, text: clone.String()}
	for seat := rules.Spectator; int(seat) < seats; seat++ {
		v := view(seat)
		text, err := JSON(v)
		if err != nil {
			return nil, err
		}
		t.views, t.texts = append(t.views, v), append(t.texts, text)
	}
	return t, nil
}

// Unchanged checks that the snapshot has not changed.
func (t *Snapshot[S, A, V]) Unchanged() error {
	if t.clone.String() != t.text {
		return fmt.Errorf("a step turned a clone\n%s\ninto\n%s", t.text, t.clone)
	}
	for i, v := range t.views {
		if got, _ := JSON(v); got != t.texts[i] {
			return fmt.Errorf("a step changed a view taken before, from\n%s\nto\n%s", t.texts[i], got)
		}
	}
	return nil
}

// ahead is the number of steps that a clone is played to see what it shares with the
// original.
const ahead = 12

// CheckClones checks that copies of a state are independent.
func CheckClones[S rules.State[S, A, V], A any, V rules.View[A]](s S, seats int, r *rules.Rand) error {
	before := s.String()
	c := s.Clone()
	if c.String() != before {
		return fmt.Errorf("a clone of\n%s\nis\n%s", before, c)
	}
	if err := playOn(c, seats, r); err != nil {
		return err
	}
	if s.String() != before {
		return fmt.Errorf("stepping a clone turned\n%s\ninto\n%s", before, s)
	}
	after, other := c.String(), s.Clone()
	if err := playOn(other, seats, r); err != nil {
		return err
	}
	if c.String() != after || s.String() != before {
		return fmt.Errorf("two clones share something that a step changes\nin %s", before)
	}
	return nil
}

func playOn[S rules.State[S, A, V], A any, V rules.View[A]](s S, seats int, r *rules.Rand) error {
	for k := 0; k < ahead && s.Result() == nil; k++ {
		acts, err := Propose(s, seats, r)
		if err != nil {
			return err
		}
		s.Step(acts)
	}
	return nil
}

// CheckViews calls CheckView for every seat and for a spectator.
func CheckViews[S rules.State[S, A, V], A any, V rules.View[A]](s S, setup rules.Setup, r *rules.Rand) error {
	for seat := rules.Spectator; int(seat) < setup.Seats; seat++ {
		if err := CheckView(s, setup, seat, r); err != nil {
			return err
		}
	}
	return nil
}

// CheckView checks that what a seat sees in a game of that set-up survives JSON, is sound, and
// can be guessed from.
func CheckView[S rules.State[S, A, V], A any, V rules.View[A]](s S, setup rules.Setup, seat rules.Seat, r *rules.Rand) error {
	v := s.View(seat)
	text, err := JSON(v)
	if err != nil {
		return err
	}
	if again, _ := JSON(s.View(seat)); again != text {
		return fmt.Errorf("seat %s sees\n%s\nand then, with nothing done,\n%s", seat.Letter(), text, again)
	}
	var back V
	if err := json.Unmarshal([]byte(text), &back); err != nil {
		return fmt.Errorf("view %s\nis not read back: %w", text, err)
	}
	if got, _ := JSON(back); got != text {
		return fmt.Errorf("view %s\nis read back as\n%s", text, got)
	}
	if err := back.Validate(setup, seat); err != nil {
		return fmt.Errorf("view %s\nis held to be none of seat %s: %w", text, seat.Letter(), err)
	}
	one, two := *r, *r
	a, err := JSON(v.Sample(&one))
	if err != nil {
		return err
	}
	if b, _ := JSON(back.Sample(&two)); a != b {
		return fmt.Errorf("a view proposes %s and, read back from JSON, %s: its JSON lacks something\n%s", a, b, text)
	}
	var act, none A
	if err := json.Unmarshal([]byte(a), &act); err != nil {
		return fmt.Errorf("action %s is not read back: %w", a, err)
	}
	if got, _ := JSON(act); got != a {
		return fmt.Errorf("action %s is read back as %s", a, got)
	}
	if nothing, _ := JSON(none); !s.Acting().Has(seat) && a != nothing {
		return fmt.Errorf("seat %s does not act, yet its view proposes %s", seat.Letter(), a)
	}
	guesser, ok := any(v).(rules.Guesser[S])
	if !ok || s.Result() != nil {
		return nil
	}
	w := guesser.Guess(r)
	if got, _ := JSON(w.View(seat)); got != text {
		return fmt.Errorf("seat %s sees\n%s\nbut in the state it guesses from that, it sees\n%s", seat.Letter(), text, got)
	}
	if w.Acting() != s.Acting() {
		return fmt.Errorf("%s act, but in seat %s's guess %s do", s.Acting(), seat.Letter(), w.Acting())
	}
	for k := 0; k < 5 && w.Result() == nil; k++ {
		acts, err := Propose(w, setup.Seats, r)
		if err != nil {
			return err
		}
		w.Step(acts)
	}
	return nil
}

// Over checks what is promised once Result is not nil.
func Over[S rules.State[S, A, V], A any, V rules.View[A]](s S, seats int) error {
	if !s.Acting().Empty() {
		return fmt.Errorf("over, but %s act", s.Acting())
	}
	r := s.Result()
	if r.Reason == "" || len(r.Scores) != seats || len(r.Ranks) != seats {
		return fmt.Errorf("result %+v: a reason, and a score and a rank for each of %d seats are needed", r, seats)
	}
	if sc, ok := any(s).(rules.Scorer); ok && !slices.Equal(sc.Scores(), r.Scores) {
		return fmt.Errorf("over with scores %v, but Scores gives %v", r.Scores, sc.Scores())
	}
	if err := r.Validate(seats); err != nil {
		return err
	}
	var none A
	nothing, err := JSON(none)
	if err != nil {
		return err
	}
	for seat := range rules.Seat(seats) {
		if got, _ := JSON(s.View(seat).Sample(rules.NewRand(1))); got != nothing {
			return fmt.Errorf("over, but seat %s proposes %s", seat.Letter(), got)
		}
	}
	return nil
}
