package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"

	"ludotheque/internal/text"
	"ludotheque/rules"
)

// ErrNoAction is wrapped by the error of text that is not an action of the game.
var ErrNoAction = errors.New("not an action")

// Plain is a match whose views and actions are JSON, for pipes, sockets and commands.
type Plain[S rules.State[S, A, V], A any, V rules.View[A]] struct{ *Match[S, A, V] }

// Submit is [Match.Submit]; the error wraps ErrNoAction if the text is not an action.
func (p Plain[S, A, V]) Submit(seat rules.Seat, action []byte) error {
	a, err := ReadAction[A](action)
	if err != nil {
		return err
	}
	return p.Match.Submit(seat, a)
}

// View is what a seat may know now.
func (p Plain[S, A, V]) View(seat rules.Seat) []byte { return plain(p.Match.View(seat)) }

// Past is what each of some seats might know at the beginning and after each step so far,
// in the order of the seats. It may be iterated over in another goroutine while the match
// goes on, and ends where the match was when Past was called. There is nothing in it when
// the steps were forgotten.
func (p Plain[S, A, V]) Past(seats ...rules.Seat) iter.Seq[[][]byte] {
	log, game, setup := p.log.clone(), p.game, p.setup
	return func(yield func([][]byte) bool) {
		s, err := game.New(setup)
		if log.brief || err != nil {
			return
		}
		acts := make([]A, setup.Seats)
		for i := 0; ; i++ {
			views := make([][]byte, len(seats))
			for k, seat := range seats {
				views[k] = plain(s.View(seat))
			}
			if !yield(views) || i == log.len() {
				return
			}
			acting, given := log.at(i)
			spread(acts, acting, given)
			s.Step(acts)
		}
	}
}

// plain formats a view; rulestest tests that every view has JSON.
func plain(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("match: %T has no JSON: %v", v, err))
	}
	return b
}

// ReadAction reads an action and refuses unknown fields. The error wraps ErrNoAction.
func ReadAction[A any](b []byte) (a A, err error) {
	whole := text.Whole(b)
	d := json.NewDecoder(bytes.NewReader(whole))
	d.DisallowUnknownFields()
	if err := d.Decode(&a); err != nil {
		return a, fmt.Errorf("%.200s is %w: %w", b, ErrNoAction, text.Wrong(whole, err))
	}
	if _, err := d.Token(); err != io.EOF {
		return a, fmt.Errorf("%.200s is %w: something follows it", b, ErrNoAction)
	}
	return a, nil
}
