package aquariom

// cRand is the sequence of the C library's rand() when nobody seeds it, which
// the original draws places from: an additive feedback over 31 words, seeded
// with 1 by a linear congruential sequence, whose first 310 numbers are thrown
// away.
type cRand struct {
	words [31]uint32
	at    int // of the next word
}

func newCRand() (r cRand) {
	word := int64(1)
	for i := range r.words {
		r.words[i] = uint32(word)
		word = 16807 * word % 2147483647
	}
	r.at = 3
	for range 310 {
		r.next()
	}
	return r
}

// next is from 0 to 2147483647.
func (r *cRand) next() uint32 {
	n := len(r.words)
	// The word that leaves and the one 28 further are 31 and 3 numbers ago.
	r.words[r.at] += r.words[(r.at+n-3)%n]
	w := r.words[r.at]
	r.at = (r.at + 1) % n
	return w >> 1
}

// share returns the next number as a share of the greatest, both rounded to float32 before they are
// divided.
func (r *cRand) share() float32 { return float32(r.next()) / 2147483647 }
