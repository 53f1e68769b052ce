package guest

import (
	"time"

	"ludotheque/rules"
)

// Foresight predicts the effect of a remote player's own input in a game in real time, so
// that the player need not wait for the round trip to the host: the latest view is
// advanced by the input since, step by step. The host is authoritative: prediction starts
// again from each view.
type Foresight[A, V any] struct {
	seat rules.Seat
	// step is the length of a step.
	step time.Duration
	// wants is the input for the steps up to at, the newest last.
	wants []A
	at    int
	// seen is the step of the latest view, and came when it arrived.
	seen int
	came time.Time
}

const (
	// maxAhead is the longest prediction; beyond it the own input says little about the
	// state.
	maxAhead = 250 * time.Millisecond
	// slack is the jitter in the predicted step that is tolerated before it is corrected.
	slack = 25 * time.Millisecond
)

// NewForesight returns the prediction for a seat in a game with steps of that length. It
// is nil for a game whose views cannot be predicted, and for a spectator.
func NewForesight[A, V any](seat rules.Seat, step time.Duration) *Foresight[A, V] {
	var v V
	if _, ok := any(v).(rules.Foreseer[A, V]); !ok || seat < 0 || step <= 0 {
		return nil
	}
	return &Foresight[A, V]{seat: seat, step: step, at: -1}
}

// Saw records that the view of a step has arrived.
func (f *Foresight[A, V]) Saw(step int, now time.Time) { f.seen, f.came = step, now }

// Want records the present input; delay is the round-trip time. It is called once per
// step of the game, by this machine's clock.
func (f *Foresight[A, V]) Want(a A, now time.Time, delay time.Duration) {
	most := int(maxAhead / f.step)
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
			f.wants[n-1] = a // replaces the input for the same step
		}
	}
	for range steps {
		if len(f.wants) > 2*most { // older ones are no longer needed
			f.wants = append(f.wants[:0], f.wants[most:]...)
		}
		f.wants = append(f.wants, a)
	}
	f.at += steps
}

// See returns the latest view with the predicted effect of the input.
func (f *Foresight[A, V]) See(v V) V {
	ahead := min(max(0, f.at-f.seen), len(f.wants))
	return any(v).(rules.Foreseer[A, V]).Foresee(f.seat, f.wants[len(f.wants)-ahead:])
}
