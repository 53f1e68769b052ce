package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"ludotheque/rules"
)

// ErrNoAction is wrapped by the error of text that is not an action of the game.
var ErrNoAction = errors.New("no action")

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

// View returns what a seat may know now.
func (p Plain[S, A, V]) View(seat rules.Seat) []byte { return plain(p.Match.View(seat)) }

// Past returns what a seat may have known after each step so far, from the start; nil if the replay
// fails.
func (p Plain[S, A, V]) Past(seat rules.Seat) [][]byte {
	r, err := p.Replay()
	if err != nil {
		return nil
	}
	views := make([][]byte, r.Len()+1)
	for i := range views {
		views[i] = plain(r.View(i, seat))
	}
	return views
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
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&a); err != nil {
		return a, fmt.Errorf("%.200s is %w: %w", b, ErrNoAction, err)
	}
	if _, err := d.Token(); err != io.EOF {
		return a, fmt.Errorf("%.200s is %w: something follows it", b, ErrNoAction)
	}
	return a, nil
}
