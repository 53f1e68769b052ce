package rules

import (
	"iter"
	"math"
	"math/bits"
	"strings"
)

// Seat is a place at the table, counted from 0.
type Seat int

// Spectator is the seat of an observer, who sees what is public and never acts.
const Spectator Seat = -1

// Letter returns the name of a seat for people: A for seat 0, B for seat 1 and so on to
// Z, then AA, AB like the columns of a spreadsheet. A spectator is "?".
func (s Seat) Letter() string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	switch {
	case s < 0:
		return "?"
	case s < Seat(len(letters)):
		return letters[s : s+1]
	}
	return (s/Seat(len(letters)) - 1).Letter() + letters[s%Seat(len(letters)):][:1]
}

// MaxSeats is how many seats a game can have at most.
const MaxSeats = 256

// Seats is a set of seats from 0 to MaxSeats - 1. The zero value is empty; sets can be
// compared with ==.
type Seats struct{ words [MaxSeats / wordSeats]uint64 }

// wordSeats is the number of seats in a word of a set.
const wordSeats = 64

// AllSeats returns the set of the first n seats; n is clamped to 0..MaxSeats.
func AllSeats(n int) (ss Seats) {
	for i := range ss.words {
		switch left := n - wordSeats*i; {
		case left >= wordSeats:
			ss.words[i] = math.MaxUint64
		case left > 0:
			ss.words[i] = 1<<left - 1
		}
	}
	return ss
}

// Only returns the set that holds just s; it is empty if s is not a valid seat.
func Only(s Seat) (ss Seats) { return ss.With(s) }

// Has reports whether s is in the set.
func (ss Seats) Has(s Seat) bool {
	return s >= 0 && s < MaxSeats && ss.words[s/wordSeats]>>(s%wordSeats)&1 != 0
}

// With returns the set with s added.
func (ss Seats) With(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] |= 1 << (s % wordSeats)
	}
	return ss
}

// Without returns the set with s removed.
func (ss Seats) Without(s Seat) Seats {
	if s >= 0 && s < MaxSeats {
		ss.words[s/wordSeats] &^= 1 << (s % wordSeats)
	}
	return ss
}

// Less returns the seats of the set that are not in other.
func (ss Seats) Less(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &^= other.words[i]
	}
	return ss
}

// And returns the seats that are in both sets.
func (ss Seats) And(other Seats) Seats {
	for i := range ss.words {
		ss.words[i] &= other.words[i]
	}
	return ss
}

// Empty reports whether the set has no seats.
func (ss Seats) Empty() bool { return ss == Seats{} }

// Len returns the number of seats in the set.
func (ss Seats) Len() int {
	n := 0
	for _, w := range ss.words {
		n += bits.OnesCount64(w)
	}
	return n
}

// First returns the lowest seat of the set, or Spectator if it is empty.
func (ss Seats) First() Seat {
	for i, w := range ss.words {
		if w != 0 {
			return Seat(wordSeats*i + bits.TrailingZeros64(w))
		}
	}
	return Spectator
}

// All returns the seats of the set, lowest first.
func (ss Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for !ss.Empty() {
			s := ss.First()
			if !yield(s) {
				return
			}
			ss = ss.Without(s)
		}
	}
}

// String returns the letters of the seats, such as "A C", or "nobody" if there are none.
func (ss Seats) String() string {
	if ss.Empty() {
		return "nobody"
	}
	var b strings.Builder
	for s := range ss.All() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s.Letter())
	}
	return b.String()
}
