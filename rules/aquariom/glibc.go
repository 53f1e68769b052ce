package aquariom

// cRand is the sequence of the C library's unseeded rand(), from which the original draws places: an
// additive feedback generator over 31 words, seeded with 1 by a linear congruential generator, whose
// first 310 numbers are discarded.
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

// next returns a number from 0 to 2147483647.
func (r *cRand) next() uint32 {
	n := len(r.words)
	// The lagged words are 31 and 3 numbers ago.
	r.words[r.at] += r.words[(r.at+n-3)%n]
	w := r.words[r.at]
	r.at = (r.at + 1) % n
	return w >> 1
}

// share returns the next number divided by the largest, both rounded to float32 before the division.
func (r *cRand) share() float32 { return float32(r.next()) / 2147483647 }
