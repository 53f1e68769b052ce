// Package rules defines what a game is: seats, a set-up, a state that advances in steps,
// a view for each seat, a result, and the random numbers that a state carries.
//
// It has no clock, screen, language or files. A game is a value of type [Game]. What a
// player may know is a View, which is built up from nothing, so neither a computer player
// nor a screen can leak what is hidden.
//
// Everything is deterministic: the same Setup and the same actions give the same states,
// bit for bit, on every machine.
package rules

import (
	"encoding/json"
	"fmt"
)

// State is a game in progress. S is the implementing type itself (a pointer), A an
// action, V what one seat may know.
//
// A and V must survive encoding/json; equal actions have equal JSON.
type State[S, A, V any] interface {
	// Acting returns the seats that decide the next step. If it is empty, the state
	// decides the step by itself (dice, a battle, an automaton), or the game is over.
	Acting() Seats
	// Check returns nil if seat may do a now. Otherwise it returns one of the game's
	// sentinel errors, for which screens have words.
	Check(seat Seat, a A) error
	// Step applies one action per seat; acts has one entry a seat, and the
	// zero A means the seat did not answer in time. It must not be called once
	// Result is not nil. An action that Check refuses counts as the zero A.
	Step(acts []A)
	// View returns what seat may know, including the news of the last step. It shares
	// nothing that a later Step changes.
	View(seat Seat) V
	// Result is nil until the game is over.
	Result() *Result
	// Clone returns a copy that shares nothing that a Step changes.
	Clone() S
	// String is the whole state as text: equal strings, equal states.
	fmt.Stringer
}

// View is what a seat may know. It can always propose an action.
type View[A any] interface {
	// Sample proposes an action that Check accepts for the seat of the view if that seat
	// is acting, and the zero A otherwise.
	Sample(r *Rand) A
	// Validate returns nil if a game with that set-up could show the view to a seat, as far
	// as that can be checked without the seed: numbers are in range, and references refer
	// to something that exists. It validates views from other programs, so it must accept
	// whatever JSON can hold, including nil.
	Validate(setup Setup, seat Seat) error
}

// ReadView reads a seat's view that another program wrote as JSON. The error says that it
// is not a view, or not one that a game with that set-up could show: see [View].
func ReadView[V View[A], A any](text []byte, setup Setup, seat Seat) (V, error) {
	var v, none V
	err := json.Unmarshal(text, &v)
	if err == nil {
		err = v.Validate(setup, seat)
	}
	if err != nil {
		return none, err
	}
	return v, nil
}

// Passer is a view of a game in which a seat may pass. Its action stands in for a seat
// that does not answer.
type Passer[A any] interface {
	// Pass returns an action that Check accepts for the seat of the view when it is
	// acting, and that does nothing or, where something has to be done, costs nothing. ok is
	// false if the seat has to choose something else.
	Pass() (a A, ok bool)
}

// Leisurely is a view of a game in which some decisions take a person much longer than
// others. A table with a time limit multiplies it for these.
type Leisurely interface {
	// TimeFactor returns the factor of the time limit for the present decision, at least 1.
	TimeFactor() int
}

// Rounder is a state of a game that is played in rounds. A person who left and came back
// plays from the next round on.
type Rounder interface {
	// Rounds returns the number of the present round, from 1.
	Rounds() int
}

// Guesser is a view that can make up a whole state from which it could have come, so that
// view(guess(view)) equals view.
type Guesser[S any] interface {
	Guess(r *Rand) S
}

// Sealer is a state that limits undo. Games with dice or secrets implement it; in other
// games everything can be undone.
type Sealer interface {
	// Sealed reports whether the step that led to this state rolled dice or revealed
	// something, so that it cannot be undone. It is called right after each Step; its
	// value for a new game does not matter.
	Sealed() bool
}

// Pacer is a state, in a game with a rate, whose step length depends on an option.
// Info.Rate is that of the default.
type Pacer interface {
	// Pace returns the length of a step in milliseconds, more than 0. It never changes.
	Pace() int
}

// Amender is an action, in a game with a rate, that can be combined with an earlier one
// of the same seat that has not been carried out yet: steering is replaced, but what is
// to be done once is still done. Of other actions only the last one counts.
type Amender[A any] interface {
	// Amend returns the action of a seat that sent earlier and then this.
	Amend(earlier A) A
}

// Amends reports whether actions of type A are an [Amender].
func Amends[A any]() bool {
	var a A
	_, ok := any(a).(Amender[A])
	return ok
}

// Foreseer is a view, in a game with a rate, that can predict the effect of one seat's
// actions, so that a remote player sees it without waiting for the host.
type Foreseer[A, V any] interface {
	// Foresee returns the view after as many further steps as there are acts of the seat.
	// It predicts only what depends on that seat; everything else stays as it is.
	Foresee(seat Seat, acts []A) V
}

// Scorer is a state that says how the seats stand before the end, for curves.
type Scorer interface {
	// Scores returns what Result.Scores would be if the game ended now, one a seat. Secrets are in it:
	// it is for tools and for games that are over.
	Scores() []int
}

// TieBreaker is a state of a game that parts equal scores by a number.
type TieBreaker interface {
	// TieBreaks returns what parts equal scores so far, one a seat: who has more is ahead. What it
	// counts is the game's affair.
	TieBreaks() []int
}

// Leader is a state of a game that one seat plays against an automaton.
type Leader interface {
	// Lead returns by how many points the only seat is ahead of the automaton now, less than 0 when it
	// is behind; 0 where no automaton plays.
	Lead() int
}

// Lawful is a state that can check its own invariants: that what is neither made nor lost
// adds up, and that nothing is in two places. Tools check them while games are played. A
// state made up by Guess need not satisfy them.
type Lawful interface {
	// Invariant returns nil, or an error with the broken invariant and the figures. It
	// changes nothing.
	Invariant() error
}

// Game is a game's rules: what it declares and how it starts.
type Game[S State[S, A, V], A any, V View[A]] struct {
	Info
	// New begins a game. The error is a *SetupError.
	New func(Setup) (S, error)
}
