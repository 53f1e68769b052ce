package guest

import (
	"time"

	"ludotheque/rules"
)

// Foresight shows who plays a game in real time from far away at once what the own hand
// does, and not only when that has been to the host and back: the latest view goes on by
// what the hand has wanted since, step by step. What the host shows counts: the next view
// goes on from there.
type Foresight[A, V any] struct {
	seat rules.Seat
	// step is how long a step lasts.
	step time.Duration
	// wants are what the hand wanted for the steps up to at, the newest last.
	wants []A
	at    int
	// seen is the step of the latest view, and came when that was there.
	seen int
	came time.Time
}

const (
	// mostAhead is how far a screen goes on by itself at most: what a hand alone does
	// means little after that.
	mostAhead = 250 * time.Millisecond
	// slack is by how much the step that is foreseen may be early or late before that is
	// set right: so do messages come.
	slack = 25 * time.Millisecond
)

// NewForesight is the foresight of a seat in a game whose steps last so long; nil for a
// game whose views cannot be foreseen, and for who has no seat.
func NewForesight[A, V any](seat rules.Seat, step time.Duration) *Foresight[A, V] {
	var v V
	if _, ok := any(v).(rules.Foreseer[A, V]); !ok || seat < 0 || step <= 0 {
		return nil
	}
	return &Foresight[A, V]{seat: seat, step: step, at: -1}
}

// Saw notes that the view of a step has come.
func (f *Foresight[A, V]) Saw(step int, now time.Time) { f.seen, f.came = step, now }

// Want notes what the hand wants now; delay is how long a message takes there and back. It
// is called once a step of the game, by this machine's clock.
func (f *Foresight[A, V]) Want(a A, now time.Time, delay time.Duration) {
	most := int(mostAhead / f.step)
	due := min(float64(f.seen+most), float64(f.seen)+float64((delay+f.step-1)/f.step)+float64(now.Sub(f.came))/float64(f.step))
	steps, slack := 1, min(1.5, float64(slack)/float64(f.step))
	switch off := due - float64(f.at+1); {
	case f.at < 0 || off > float64(most) || off < -float64(most):
		f.wants, f.at, steps = f.wants[:0], f.seen, max(1, int(due)-f.seen)
	case off > slack:
		steps = 2
	case off < -slack:
		steps = 0
		if n := len(f.wants); n > 0 {
			f.wants[n-1] = a // it is wanted for the step that stands
		}
	}
	for range steps {
		if len(f.wants) > 2*most { // older ones have counted long since
			f.wants = append(f.wants[:0], f.wants[most:]...)
		}
		f.wants = append(f.wants, a)
	}
	f.at += steps
}

// See is the view of the latest step as it is foreseen.
func (f *Foresight[A, V]) See(v V) V {
	ahead := min(max(0, f.at-f.seen), len(f.wants))
	return any(v).(rules.Foreseer[A, V]).Foresee(f.seat, f.wants[len(f.wants)-ahead:])
}
