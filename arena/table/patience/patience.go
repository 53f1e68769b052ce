// Package patience says how long a table waits for its people: who left is replaced by a
// computer player at once, who is silent after a while, and a turn may have a time.
//
// A [Patience] knows neither sockets nor players, and reads no clock: the owner of a match,
// a window or a room, asks it what has become of the seats, and acts by that.
package patience

import (
	"time"

	"ludotheque/rules"
)

// How long a silent guest is waited for, where nobody says otherwise.
const (
	// realTime: the game goes on without the guest meanwhile, and others wait or feed.
	realTime = 2 * time.Second
	// inTurns is enough to unlock a phone, or to find another network.
	inTurns = time.Minute
)

// Silence is how long a silent guest is waited for in a game of so many steps a second, 0
// for one of turns.
func Silence(rate int) time.Duration {
	if rate > 0 {
		return realTime
	}
	return inTurns
}

// Usual is the time of a turn at a table that is open to all: long enough to think, and
// short enough to wait for.
const Usual = time.Minute

// Patience is that of a table during one match. The zero value replaces who left, and
// waits for ever for everybody else.
type Patience struct {
	// Guests are the seats on which guests sat when the match began, or may sit down.
	Guests rules.Seats
	// Silence is how long a guest may be silent; 0: for ever.
	Silence time.Duration
	// Turn is the time of a turn, in a game that waits for its players; 0: for ever. A
	// turn is what one seat decides step after step, or several at the same time. What
	// takes longer by its nature has several times that: see rules.Leisurely.
	Turn time.Duration

	looked time.Time
	// away are the seats of guests who are replaced, since the round of since. excused is
	// how long the guest of a seat was silent when the owner came back from a break of its
	// own: the owner heard nothing, whoever spoke.
	away    rules.Seats
	since   [rules.MaxSeats]int
	excused [rules.MaxSeats]time.Duration

	// now is the turn under way, before the one that came before it.
	now, before turn
	steps       int
	most, left  time.Duration
	// late are the seats that were told to be late in the step under way.
	late rules.Seats
}

// turn is what seats decide, and how much of its time has passed.
type turn struct {
	acting rules.Seats
	spent  time.Duration
}

// longestRest is how long an owner rests at most between two looks: when more time has
// passed, its process stood still or it showed something else, and the time is nobody's.
const longestRest = 2 * time.Second

// Match is what Patience has to know of a match.
type Match interface {
	Info() *rules.Info
	Result() *rules.Result
	Acting() rules.Seats
	Waiting() rules.Seats
	Hands() rules.Seats
	Steps() int
	Rounds() int
	Leisure() int
}

// Table is what it has to know of the guests.
type Table interface {
	// Guests are the seats whose guest has not left, connected or not.
	Guests() rules.Seats
	// Silent is how long nothing was heard of the guest of a seat; 0 for one who is there.
	Silent(p rules.Seat) time.Duration
}

// What became of a seat.
type What int

// The changes.
const (
	// Replaced: a computer player plays for the guest from now on.
	Replaced What = iota
	// Back: the guest decides again.
	Back
	// Late: the time of the turn is over. The seat passes, or where the game knows no pass
	// a computer player decides once in its place.
	Late
	// Decided: what Late asked for is done, and the seat is its person's again.
	Decided
)

// Change is something that the owner of the match has to do.
type Change struct {
	Seat rules.Seat
	What What
}

// Look is to be called about as often as the owner lets time pass, and after it took what
// guests answered. still says that the match stands still, so that no time of a turn
// passes: something is shown, and answers wait.
func (k *Patience) Look(now time.Time, m Match, t Table, still bool) (todo []Change) {
	k.left = 0
	passed := now.Sub(k.looked)
	slept := k.looked.IsZero() || passed < 0 || passed > longestRest
	k.looked = now
	if slept {
		passed = 0
	}
	if m.Result() != nil {
		return nil
	}
	there := t.Guests()
	for p := range k.Guests.All() {
		silent := t.Silent(p)
		if slept {
			k.excused[p] = silent
		} else if silent < k.excused[p] {
			k.excused[p] = 0
		}
		switch gone := !there.Has(p) || k.Silence > 0 && silent-k.excused[p] > k.Silence; {
		case gone && !k.away.Has(p):
			k.away, k.since[p] = k.away.With(p), m.Rounds()
			k.late = k.late.Without(p)
			todo = append(todo, Change{p, Replaced})
		case !gone && silent == 0 && k.away.Has(p) && (k.since[p] == 0 || k.since[p] != m.Rounds()):
			k.away = k.away.Without(p)
			todo = append(todo, Change{p, Back})
		}
	}
	if still {
		passed = 0
	}
	todo = k.turn(todo, m, passed)
	if still {
		k.left = 0
	}
	return todo
}

// Away are the seats where a computer player plays for a guest.
func (k *Patience) Away() rules.Seats { return k.away }

// Left is how much time is left to the people for whom the match waits; 0 where it is not
// counted.
func (k *Patience) Left() time.Duration { return k.left }

// turn counts the time of a turn.
func (k *Patience) turn(todo []Change, m Match, passed time.Duration) []Change {
	if k.Turn <= 0 || m.Info().Rate > 0 {
		return todo
	}
	waiting, steps := m.Waiting(), m.Steps()
	if steps != k.steps {
		for p := range k.late.All() {
			todo = append(todo, Change{p, Decided})
		}
		k.late = rules.Seats{}
	}
	k.follow(m, steps)
	k.now.spent += passed
	people := waiting.And(m.Hands()).Less(k.away)
	if people.Empty() {
		return todo
	}
	if k.now.spent < k.most {
		k.left = k.most - k.now.spent
		return todo
	}
	for p := range people.Less(k.late).All() {
		k.late = k.late.With(p)
		todo = append(todo, Change{p, Late})
	}
	return todo
}

// follow finds out whether the turn under way is the one of the last look. Who takes a turn
// back has what was left of it.
func (k *Patience) follow(m Match, steps int) {
	acting := m.Acting()
	switch {
	case k.most > 0 && steps == k.steps:
		return
	case k.most > 0 && acting == k.now.acting && acting.Len() == 1:
	case steps < k.steps && acting == k.before.acting:
		k.now, k.before = k.before, k.now
	default:
		k.before, k.now = k.now, turn{acting: acting}
	}
	k.steps, k.most = steps, k.Turn*time.Duration(m.Leisure())
}
