// Package seed draws the seeds of matches.
package seed

import (
	"crypto/rand"
	"encoding/binary"
)

// Bits is the size of a seed. Whole numbers of 53 bits survive JSON in every language,
// JavaScript included.
const Bits = 53

// New returns a seed that cannot be derived from other seeds or from the time: every
// secret of a match follows from it.
func New() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:]) >> (64 - Bits)
}
