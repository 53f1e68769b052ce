package sound

import "math"

const (
	chunk  = 256 // frames mixed at a time; every gain moves in a straight line over them
	frames = 48000
)

// seconds returns a length in frames.
func seconds(s float64) int64 { return int64(s * frames) }

// amplitude turns decibels into a factor.
func amplitude(db float64) float64 { return math.Pow(10, db/20) }

// fader moves a value towards a target at a steady pace, one chunk at a time.
type fader struct{ value float64 }

// toward moves on by a chunk, at a pace that takes the given seconds from 0 to
// 1, and returns the value.
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

// glide is a gain that goes in a straight line over a chunk.
type glide struct{ from, to float32 }

// next begins another chunk, which ends at gain g.
func (l *glide) next(g float64) { l.from, l.to = l.to, float32(g) }

// at returns the gain at frame i of the chunk.
func (l *glide) at(i int) float32 { return l.from + (l.to-l.from)*float32(i)*(1.0/chunk) }

// pan returns how loud a sound at place p (-1 to 1) is on both sides: equal power, 3 dB less in the
// middle.
func pan(p float64) (left, right float64) {
	angle := (min(max(p, -1), 1) + 1) * math.Pi / 4
	return math.Cos(angle), math.Sin(angle)
}
