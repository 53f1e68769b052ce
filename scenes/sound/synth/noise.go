package synth

// Noise is a small generator of white noise (xorshift32, Marsaglia 2003): the
// same seed gives the same sound, and no clock is involved.
type Noise struct{ s uint32 }

// NewNoise is a generator that starts at seed. Neighbouring seeds are
// unrelated.
func NewNoise(seed uint32) *Noise {
	n := &Noise{Mix(seed, 0x9E3779B9)}
	return n
}

// Mix makes one seed of two, never 0, so that a note of an effect of a variant
// each have a seed of their own.
func Mix(a, b uint32) uint32 {
	h := a*0x85EBCA6B ^ b
	h ^= h >> 16
	h *= 0x7FEB352D
	h ^= h >> 15
	h *= 0x846CA68B
	h ^= h >> 16
	if h == 0 {
		return 0x6D2B79F5 // xorshift stays at 0 for ever
	}
	return h
}

// Uint32 is the next number, 1 or more.
func (n *Noise) Uint32() uint32 {
	n.s ^= n.s << 13
	n.s ^= n.s >> 17
	n.s ^= n.s << 5
	return n.s
}

// White is the next sample of white noise, uniform from -1 to 1.
func (n *Noise) White() float64 { return float64(n.Uint32())*(2.0/(1<<32)) - 1 }

// Between is the next number, uniform from lo to hi.
func (n *Noise) Between(lo, hi float64) float64 {
	return lo + (hi-lo)*float64(n.Uint32())*(1.0/(1<<32))
}
