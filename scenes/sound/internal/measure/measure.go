// Package measure is the pair of ears of the tests: it measures levels,
// loudness, pitch and colour of sound. Nothing outside tests needs it. All
// sounds are sampled 48000 times a second.
package measure

import (
	"math"
	"math/bits"
	"math/cmplx"
	"sync"
)

const rate = 48000

// Peak is the largest absolute sample.
func Peak(x []float32) float64 {
	p := 0.0
	for _, v := range x {
		p = max(p, math.Abs(float64(v)))
	}
	return p
}

// Mean is the average sample: what a loudspeaker would have to hold still.
func Mean(x []float32) float64 {
	sum := 0.0
	for _, v := range x {
		sum += float64(v)
	}
	return sum / float64(max(len(x), 1))
}

// Finite tells whether every sample is a number.
func Finite(x []float32) bool {
	for _, v := range x {
		if math.IsNaN(float64(v)) || math.IsInf(float64(v), 0) {
			return false
		}
	}
	return true
}

// Step is the largest difference between two neighbouring samples.
func Step(x []float32) float64 {
	s := 0.0
	for i := 1; i < len(x); i++ {
		s = max(s, math.Abs(float64(x[i])-float64(x[i-1])))
	}
	return s
}

// DB turns a ratio of amplitudes into decibels.
func DB(ratio float64) float64 { return 20 * math.Log10(ratio) }

// turns are the factors of a transform of 1<<i values, for each i: half a turn in 1<<i/2
// steps.
var turns = func() (all [20]func() []complex128) {
	for i := range all {
		all[i] = sync.OnceValue(func() []complex128 {
			out := make([]complex128, 1<<i/2)
			for k := range out {
				out[k] = cmplx.Rect(1, -2*math.Pi*float64(k)/float64(int(1)<<i))
			}
			return out
		})
	}
	return all
}()

// FFT transforms x, whose length must be a power of two under 1<<20, in place.
func FFT(x []complex128) {
	n := len(x)
	shift := 64 - bits.TrailingZeros(uint(n))
	for i := range x {
		if j := int(bits.Reverse64(uint64(i)) >> shift); i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		turn := turns[bits.TrailingZeros(uint(size))]()
		for start := 0; start < n; start += size {
			low, high := x[start:start+len(turn)], x[start+len(turn):start+size]
			for k, w := range turn {
				a, b := low[k], high[k]*w
				low[k], high[k] = a+b, a-b
			}
		}
	}
}

// hann is the Hann window of a size, a power of two: from 0 to the cosine's other foot.
func hann(size int) []float64 {
	turn := turns[bits.TrailingZeros(uint(size))]()
	w := make([]float64, size)
	for i := range turn {
		w[i], w[i+size/2] = 0.5-0.5*real(turn[i]), 0.5+0.5*real(turn[i])
	}
	return w
}

// Power is the power spectrum of the size samples of x from at on (zeros
// beyond its end) under a Hann window: size/2 bands of 48000/size Hz.
func Power(x []float32, at, size int) []float64 {
	p := make([]float64, size/2)
	newSpectrum(size).add(x[min(at, len(x)):], p)
	return p
}

// spectrum measures pieces of a sound, one after the other.
type spectrum struct {
	window []float64
	packed []complex128
}

func newSpectrum(size int) *spectrum {
	return &spectrum{window: hann(size), packed: make([]complex128, size/2)}
}

// add adds to p the power of the first samples of x: two real samples are one complex
// number of half as long a transform.
func (s *spectrum) add(x []float32, p []float64) {
	c := s.packed
	n := min(len(x), len(s.window))
	at := func(i int) float64 {
		if i < n {
			return float64(x[i]) * s.window[i]
		}
		return 0
	}
	for i := range c {
		c[i] = complex(at(2*i), at(2*i+1))
	}
	FFT(c)
	half := len(c)
	for k, w := range turns[bits.TrailingZeros(uint(2*half))]() {
		a, b := c[k], cmplx.Conj(c[(half-k)%half])
		y := (a+b)/2 - (a-b)/2*complex(-imag(w), real(w))
		p[k] += real(y)*real(y) + imag(y)*imag(y)
	}
}

// Centroid is the mean frequency in Hz, weighted by power, of a whole sound.
func Centroid(x []float32) float64 {
	const size = 4096
	sp, power := newSpectrum(size), make([]float64, size/2)
	sp.add(append(make([]float32, size/2), x[:min(size/2, len(x))]...), power)
	for at := 0; at < len(x); at += size / 2 {
		sp.add(x[at:], power)
	}
	sum, weight := 0.0, 0.0
	for i, p := range power {
		sum += p * float64(i) * rate / size
		weight += p
	}
	return sum / weight
}

// Pitch finds the frequency near guess (within half a semitone) at which x from
// the given second on repeats itself best: the top of the normalised
// autocorrelation, interpolated, over several periods for precision.
func Pitch(x []float32, guess, from float64) float64 {
	x = x[min(int(from*rate), len(x)):]
	// Several periods at once divide the error of reading the top; too many
	// and the neighbour's top is half a semitone away.
	periods := 8.0
	lag := periods * rate / guess
	for periods > 1 && int(lag*1.1)*3 > len(x) {
		periods--
		lag = periods * rate / guess
	}
	half := math.Exp2(0.5 / 12)
	// The top of another whole number of periods must stay out of reach.
	span := min(half-1, 0.4/periods)
	lo, hi := int(lag*(1-span)), int(lag*(1+span))+1
	r := func(k int) float64 {
		var ab, aa, bb float64
		for i := 0; i+k < len(x) && i < rate/2; i++ {
			a, b := float64(x[i]), float64(x[i+k])
			ab += a * b
			aa += a * a
			bb += b * b
		}
		return ab / math.Sqrt(aa*bb)
	}
	best, value := lo, math.Inf(-1)
	for k := lo; k <= hi; k++ {
		if v := r(k); v > value {
			best, value = k, v
		}
	}
	before, after := r(best-1), r(best+1)
	top := float64(best) + 0.5*(before-after)/(before-2*value+after)
	return rate * periods / top
}

// Bands is the portrait of a sound by which two are distinguished: 12 frames of 50
// ms by 24 logarithmic bands from 60 Hz to 14 kHz, in dB under the loudest cell,
// -45 at the lowest.
func Bands(x []float32) []float64 {
	const (
		frames, bands = 12, 24
		hop, size     = rate / 20, 4096
		low, high     = 60.0, 14000.0
		floor         = -45
	)
	out := make([]float64, frames*bands)
	for f := range frames {
		frame := make([]float32, size)
		if f*hop < len(x) {
			copy(frame, x[f*hop:min((f+1)*hop, len(x))])
		}
		c := make([]complex128, size)
		for i := range hop {
			c[i] = complex(float64(frame[i])*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/hop)), 0)
		}
		FFT(c)
		for i := 1; i < size/2; i++ {
			hz := float64(i) * rate / size
			b := int(math.Floor(bands * math.Log(hz/low) / math.Log(high/low)))
			if b >= 0 && b < bands {
				out[f*bands+b] += real(c[i])*real(c[i]) + imag(c[i])*imag(c[i])
			}
		}
	}
	top := 0.0
	for _, p := range out {
		top = max(top, p)
	}
	for i, p := range out {
		out[i] = max(10*math.Log10(p/top+1e-30), floor)
	}
	return out
}

// Distance is the root mean square of the differences of two portraits, in dB.
func Distance(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += (a[i] - b[i]) * (a[i] - b[i])
	}
	return math.Sqrt(sum / float64(len(a)))
}

// Correlation tells how alike two channels are: 1 when they are the same, 0 when
// they have nothing in common.
func Correlation(left, right []float32) float64 {
	var both, l, r float64
	for i := range left {
		a, b := float64(left[i]), float64(right[i])
		both += a * b
		l += a * a
		r += b * b
	}
	return both / math.Sqrt(max(l*r, 1e-30))
}

// Share is how much of a sound's energy lies between two frequencies, 0 to 1.
func Share(x []float32, low, high float64) float64 {
	const size = 4096
	sp, power := newSpectrum(size), make([]float64, size/2)
	for at := 0; at < len(x); at += size {
		sp.add(x[at:], power)
	}
	in, all := 0.0, 0.0
	for i, p := range power {
		all += p
		if hz := float64(i) * rate / size; hz >= low && hz < high {
			in += p
		}
	}
	return in / max(all, 1e-30)
}
