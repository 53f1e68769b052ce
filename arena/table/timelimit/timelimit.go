// Package timelimit keeps a table's time limits: a guest who left is replaced by a
// computer player at once, one who is silent after a while, and a turn may have a time
// limit.
//
// [Limits] knows neither sockets nor players and reads no clock. The owner of a
// match, a window or a room, calls Check and carries out the changes that it returns.
package timelimit

import (
	"time"

	"ludotheque/rules"
)

// Default times until a silent guest is replaced.
const (
	// realTime is short, since the game continues without the guest meanwhile.
	realTime = 2 * time.Second
	// inTurns is enough to unlock a phone or to find another network.
	inTurns = time.Minute
)

// Silence returns the default time until a silent guest is replaced, in a game with rate
// steps a second, or 0 for a game of turns.
func Silence(rate int) time.Duration {
	if rate > 0 {
		return realTime
	}
	return inTurns
}

// Usual is the time limit of a turn at a public table.
const Usual = time.Minute

// Limits holds the time limits of a table during one match. The zero value replaces
// guests who left, and waits for all others without limit.
type Limits struct {
	// Guests are the seats that guests had when the match began. Check adds those that guests
	// take from computer players.
	Guests rules.Seats
	// Silence is how long a guest may be silent; 0: without limit.
	Silence time.Duration
	// Turn is the time limit of a turn, in a game that waits for its players; 0: none. A
	// turn is what one seat decides step after step, or what several seats decide at
	// once. Decisions that take longer by their nature have a multiple: see
	// rules.Leisurely.
	Turn time.Duration

	looked time.Time
	// away are the seats of replaced guests, since is the round in which that happened.
	// excused is how much of a guest's present silence does not count, since the owner was
	// suspended; at most that silence.
	away    rules.Seats
	since   [rules.MaxSeats]int
	excused [rules.MaxSeats]time.Duration

	// now is the present turn, and before the one before it.
	now, before turn
	steps       int
	most, left  time.Duration
	// late are the seats that were reported late in the present step.
	late rules.Seats
}

// turn is what seats decide, and how much of its time has passed.
type turn struct {
	acting rules.Seats
	spent  time.Duration
}

// longestRest is the longest time between two calls of Check that counts. After a longer
// one the process was suspended or showed something else, and the time does not count.
const longestRest = 2 * time.Second

// Match is what Limits needs of a match.
type Match interface {
	Info() *rules.Info
	Result() *rules.Result
	Acting() rules.Seats
	Waiting() rules.Seats
	Hands() rules.Seats
	Steps() int
	Rounds() int
	TimeFactor() int
}

// Table is what Limits needs of a table.
type Table interface {
	// Guests returns the seats of guests who have not left, connected or not.
	Guests() rules.Seats
	// Silent returns the time since the last message of the guest of a seat; 0 while it is
	// connected.
	Silent(p rules.Seat) time.Duration
}

// What is the kind of a [Change].
type What int

// The changes.
const (
	// Replaced: a computer player stands in for the guest from now on.
	Replaced What = iota
	// Back: the guest decides again.
	Back
	// Late: the time of the turn is over. The seat passes, or a computer player decides
	// once if the game has no pass.
	Late
	// Decided: that is done, and the person decides for the seat again.
	Decided
)

// Change is something that the owner of the match has to do.
type Change struct {
	Seat rules.Seat
	What What
}

// Check is called about once per tick of the owner, after it has taken the guests'
// answers. still says that the match stands still, so that the time of a turn does not
// pass: something is being shown, and answers wait.
func (k *Limits) Check(now time.Time, m Match, t Table, still bool) (todo []Change) {
	k.left = 0
	passed, slept := time.Duration(0), time.Duration(0)
	if !k.looked.IsZero() { // a silence from before the match counts
		passed = now.Sub(k.looked)
	}
	k.looked = now
	if passed < 0 || passed > longestRest {
		slept, passed = passed, 0
	}
	if m.Result() != nil {
		return nil
	}
	there := t.Guests()
	for p := range there.Less(k.Guests).All() {
		k.Guests, k.away, k.since[p] = k.Guests.With(p), k.away.With(p), m.Rounds()
	}
	for p := range k.Guests.All() {
		silent := t.Silent(p)
		if silent < k.excused[p] { // it was heard since
			k.excused[p] = 0
		}
		k.excused[p] = min(silent, k.excused[p]+max(0, slept))
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

// Replace says that computer players stand in for the guests of these seats already, as in a resumed match.
// They decide again as soon as they are there.
func (k *Limits) Replace(seats rules.Seats) { k.away = seats }

// Away returns the seats where a computer player stands in for a guest.
func (k *Limits) Away() rules.Seats { return k.away }

// Left returns the remaining time of the seats that the match waits for, or 0 if there is
// no limit.
func (k *Limits) Left() time.Duration { return k.left }

// turn counts the time of a turn.
func (k *Limits) turn(todo []Change, m Match, passed time.Duration) []Change {
	if k.Turn <= 0 || m.Info().RealTime() {
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

// follow finds out whether the present turn is the one of the last call. After an undo a
// turn has the rest of its time.
func (k *Limits) follow(m Match, steps int) {
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
	k.steps, k.most = steps, k.Turn*time.Duration(m.TimeFactor())
}
