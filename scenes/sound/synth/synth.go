// Package synth makes notes: plucked strings, struck wood and metal, breath and
// paper, each a short recipe computed sample by sample. It knows no effect, no
// score and no device, reads no clock, and gives the same samples for the same
// note on the same machine (another processor may round the last bit
// differently).
package synth

import (
	"maps"
	"math"
	"slices"
)

// Rate is the number of samples in a second, everywhere in the cabinet.
const Rate = 48000

// Note is what an instrument plays.
type Note struct {
	From, To float64 // Hz at the beginning and at the end of a glide; the centre of a noise
	Length   float64 // seconds the note is held; it may ring longer
	Strength float64 // 0 to 1: the peak of the samples, and for some the colour
	Seed     uint32  // of its noise
}

// Kind says what an instrument makes of the pitch of a note.
type Kind int

const (
	Tuned Kind = iota // plays a note, or a glide between two
	Paper             // a noise around a frequency in Hz
	Drum              // always the same, whatever is written
)

// Instrument is a recipe for notes; take one from Lookup. It may be used by
// several goroutines at once.
type Instrument struct {
	Name   string
	Kind   Kind
	recipe func(Note) voice
	// Blown says that breath makes its notes: they sound for as long as they are held.
	Blown bool
}

// voice is a note being made: how many seconds it sounds, and its sample at
// second t. next is called once for every sample, in order.
type voice struct {
	seconds float64
	next    func(t float64) float64
}

const (
	attack  = 0.001 // s of the ramp no note begins without
	release = 0.004 // s of the ramp no note ends without
	slice   = 256   // samples between two chances to yield
	silence = 7.6   // time constants until a decay has lost 66 dB
)

// Lookup finds an instrument by its name, nil when there is none.
func Lookup(name string) *Instrument { return instruments[name] }

// Names lists the instruments in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(instruments)) }

// Render makes a note: mono samples whose peak is the strength of the note and
// whose first and last are 0. A recipe may take a millisecond of computing per
// tenth of a second of sound; yield, unless nil, is called every few
// microseconds of it so that a caller that shares its thread can let others in.
func (in *Instrument) Render(n Note, yield func()) []float32 {
	n.Length = max(n.Length, 0.005)
	v := in.recipe(n)
	size := max(int(v.seconds*Rate), int((attack+release)*Rate)+1)
	out := make([]float32, size)
	peak := 0.0
	for i := range out {
		if yield != nil && i%slice == 0 {
			yield()
		}
		t := float64(i) / Rate
		ramp := min(1, t/attack, float64(size-1-i)/(release*Rate))
		y := ramp * v.next(t)
		out[i] = float32(y)
		peak = max(peak, math.Abs(y))
	}
	if peak == 0 {
		return out
	}
	scale := float32(n.Strength / peak)
	for i := range out {
		out[i] *= scale
	}
	return out
}

// hz is the frequency of the note at second t: a glide is a smoothstep on the
// logarithm of the frequency over the whole length.
func (n Note) hz(t float64) float64 {
	if n.To == n.From {
		return n.From
	}
	u := min(t/n.Length, 1)
	return n.From * math.Pow(n.To/n.From, u*u*(3-2*u))
}

// phase turns a frequency that may change into an angle without jumps.
type phase float64

// step moves on by one sample at f Hz and returns the angle before, in radians.
func (p *phase) step(f float64) float64 {
	a := float64(*p)
	next := a + 2*math.Pi*f/Rate
	if next >= 2*math.Pi {
		next -= 2 * math.Pi // f is under the rate: once is enough
	}
	*p = phase(next)
	return a
}

// decay is an exponential, sample by sample: exp(-t/tau) without its cost.
type decay struct{ value, step float64 }

func newDecay(tau float64) decay { return decay{1, math.Exp(-1 / (tau * Rate))} }

// next is the value, 1 at first, before it falls by a sample.
func (d *decay) next() float64 {
	v := d.value
	d.value *= d.step
	return v
}

// fade is the amplitude of a sound that decays with time constant tau and, from
// second held on, with time constant after as well.
type fade struct {
	all, rest decay
	held      float64
}

func newFade(tau, held, after float64) fade { return fade{newDecay(tau), newDecay(after), held} }

func (f *fade) next(t float64) float64 {
	v := f.all.next()
	if t > f.held {
		v *= f.rest.next()
	}
	return v
}

// fadeSeconds is the time fade needs to lose 66 dB.
func fadeSeconds(tau, d, after float64) float64 {
	if whole := silence * tau; whole <= d {
		return whole
	}
	return d + (silence-d/tau)/(1/tau+1/after)
}

// cents is the ratio of two frequencies c hundredths of a semitone apart.
func cents(c float64) float64 { return math.Exp2(c / 1200) }

// rise goes from 0 to 1 in the given seconds along a half cosine.
func rise(t, seconds float64) float64 {
	if t >= seconds {
		return 1
	}
	return 0.5 - 0.5*math.Cos(math.Pi*max(t, 0)/seconds)
}

// held is the amplitude of a sound that is blown: it rises, is held for d
// seconds and falls again.
func held(t, up, d, down float64) float64 { return rise(t, up) * (1 - rise(t-d, down)) }

// partials is the sum of weights[i]·sin((i+1)·angle). One sine and one cosine
// give them all: sin(nx) = 2·cos(x)·sin((n-1)x) - sin((n-2)x).
func partials(angle float64, weights []float64) float64 {
	s, c := math.Sincos(angle)
	before, sum := 0.0, 0.0
	for _, w := range weights {
		sum += w * s
		before, s = s, 2*c*s-before
	}
	return sum
}
