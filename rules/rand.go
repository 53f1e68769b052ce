package rules

import "math/bits"

// Rand is a small generator of random numbers that is part of a state: eight bytes, and
// the same sequence on every machine and with every tool chain (splitmix64, Steele, Lea
// and Flood 2014). The zero value is the generator of seed 0. It is not suitable for
// secrets.
type Rand struct {
	// State is exported so that a state can print and compare it.
	State uint64
}

// NewRand returns a generator with the given seed.
func NewRand(seed uint64) *Rand { return &Rand{seed} }

// Uint64 returns the next number, uniform over all 64 bits.
func (r *Rand) Uint64() uint64 {
	r.State += 0x9E3779B97F4A7C15
	z := r.State
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Intn returns a number uniform in 0..n-1. It panics if n < 1.
func (r *Rand) Intn(n int) int {
	if n < 1 {
		panic("rules: Intn needs n >= 1")
	}
	// Lemire's method: the high half of a product, redrawn where it would be biased.
	bound := uint64(n)
	hi, lo := bits.Mul64(r.Uint64(), bound)
	if lo < bound {
		for threshold := -bound % bound; lo < threshold; {
			hi, lo = bits.Mul64(r.Uint64(), bound)
		}
	}
	return int(hi)
}

// Shuffle permutes n elements at random by swapping them (Fisher and Yates).
func (r *Rand) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.Intn(i+1))
	}
}
