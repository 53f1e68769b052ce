package aquariom

import (
	"math"

	"ludotheque/scenes/input"
)

// latch keeps the last direction for players who press once instead of
// holding: the same direction again, or B, lets go of it.
type latch struct {
	kept input.Vec
	// down says that keys or the stick are off their rest, and spent that this
	// press only let go.
	down, spent bool
}

// How a stick that comes back to its rest differs from one that is moved.
const (
	sameWay = 0.9 // the cosine of two directions that count as the same
	fading  = 0.8 // of the length that is kept: less is on the way back
)

// take returns what to do with a direction, the zero one being rest: it answers the
// one to swim in.
func (l *latch) take(v input.Vec) input.Vec {
	size := math.Hypot(v.X, v.Y)
	if size == 0 {
		l.down, l.spent = false, false
		return l.kept
	}
	kept := math.Hypot(l.kept.X, l.kept.Y)
	switch {
	case !l.down && kept > 0 && v.X*l.kept.X+v.Y*l.kept.Y > sameWay*size*kept:
		l.kept, l.spent = input.Vec{}, true
	case l.spent:
	case l.down && (size < fading*kept || loses(l.kept, v)):
		// A stick on its way back, or the first of two keys that is let go.
	default:
		l.kept = v
	}
	l.down = true
	return l.kept
}

// loses reports whether v is a slanting direction less one of its two keys.
func loses(from, v input.Vec) bool {
	return from.X != 0 && from.Y != 0 && (v.X == 0 && v.Y*from.Y > 0 || v.Y == 0 && v.X*from.X > 0)
}

// free lets go.
func (l *latch) free() { l.kept = input.Vec{} }
