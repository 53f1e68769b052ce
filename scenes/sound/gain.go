package sound

import "math"

const (
	chunk  = 256 // frames mixed at a time; every gain changes linearly over them
	frames = 48000
)

// seconds converts a length to frames.
func seconds(s float64) int64 { return int64(s * frames) }

// amplitude converts decibels to a factor.
func amplitude(db float64) float64 { return math.Pow(10, db/20) }

// fader moves a value towards a target at a constant rate, one chunk at a time.
type fader struct{ value float64 }

// toward advances by a chunk, at a rate that takes secs seconds from 0 to 1, and returns the value.
func (f *fader) toward(target, secs float64) float64 {
	step := chunk / (secs * frames)
	if d := target - f.value; d > step {
		f.value += step
	} else if d < -step {
		f.value -= step
	} else {
		f.value = target
	}
	return f.value
}

// glide is a gain that changes linearly over a chunk.
type glide struct{ from, to float32 }

// next starts another chunk, which ends at gain g.
func (l *glide) next(g float64) { l.from, l.to = l.to, float32(g) }

// at returns the gain at frame i of the chunk.
func (l *glide) at(i int) float32 { return l.from + (l.to-l.from)*float32(i)*(1.0/chunk) }

// pan returns the gains of both sides for a position p (-1 to 1): equal power, 3 dB less in the
// middle.
func pan(p float64) (left, right float64) {
	angle := (min(max(p, -1), 1) + 1) * math.Pi / 4
	return math.Cos(angle), math.Sin(angle)
}
