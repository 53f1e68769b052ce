// Package seed draws the seeds of matches.
package seed

import (
	"crypto/rand"
	"encoding/binary"
)

// Bits is how many bits a seed has: every program reads whole numbers of 53 bits from
// JSON as they are, JavaScript too.
const Bits = 53

// New is a seed that cannot be computed from others, nor from the time: every secret of a
// match follows from it.
func New() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:]) >> (64 - Bits)
}
