package play

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

// Recording reads the views of a record. Positions are the record's steps.
type Recording[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	// Tape is the record, and From what it started from.
	Tape *match.Replay[S, A, V]
	From Start
	// Eyes is the only person who played, or [rules.Spectator].
	Eyes rules.Seat
	// Now is the view at the current position, and Before the view a step earlier.
	Now, Before V

	view func(at int) V
	at   int
}

// Open reads a record. view returns what may be seen at a position; nil means what a
// spectator sees. The error is that of [match.Load].
func (r *Recording[S, A, V]) Open(g rules.Game[S, A, V], record []byte, levels []string, view func(at int) V) error {
	t, err := match.OpenReplay(g, bytes.NewReader(record))
	if err != nil {
		return err
	}
	if view == nil {
		view = func(at int) V { return t.View(at, rules.Spectator) }
	}
	h := t.Header()
	r.Tape, r.From, r.view, r.at = t, StartOf(&h, "", levels), view, -1
	people := make(Chairs, len(r.From.Chairs))
	for p := range people {
		people[p].Chair = r.From.Chairs[p]
	}
	r.Eyes = people.Sole()
	return nil
}

// Len returns the last position.
func (r *Recording[S, A, V]) Len() int { return r.Tape.Len() }

// Start returns what the record started from.
func (r *Recording[S, A, V]) Start() Start { return r.From }

// Result returns how the match ended, or nil if the record stops before.
func (r *Recording[S, A, V]) Result() *rules.Result { return r.Tape.Result() }

// Clamp returns the valid position nearest to at.
func (r *Recording[S, A, V]) Clamp(at int) int { return min(max(at, 0), r.Tape.Len()) }

// Forget makes Seek read the views anew.
func (r *Recording[S, A, V]) Forget() { r.at = -1 }

// Seek moves to the valid position nearest to at.
func (r *Recording[S, A, V]) Seek(at int) {
	at = r.Clamp(at)
	if at == r.at {
		return
	}
	if r.at >= 0 && at == r.at+1 {
		r.Before = r.Now
	} else {
		r.Before = r.view(at - 1)
	}
	r.Now, r.at = r.view(at), at
}
