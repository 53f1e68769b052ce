package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// names are the words for what computer players are called, by seat.
var names = [...]string{
	"aquariom.name.a", "aquariom.name.b", "aquariom.name.c", "aquariom.name.d", "aquariom.name.e", "aquariom.name.f",
	"aquariom.name.g", "aquariom.name.h", "aquariom.name.i", "aquariom.name.j", "aquariom.name.k", "aquariom.name.l",
	"aquariom.name.m", "aquariom.name.n", "aquariom.name.o", "aquariom.name.p",
}

// nameKey is the word for what the computer player of a seat is called.
func nameKey(p rules.Seat) string { return names[int(p)%len(names)] }

// word is words without anything to fill in.
func (s *Scene) word(key string) string { return s.k.T(key) }

// number is a whole number as the language writes it.
func (s *Scene) number(n int) string { return s.k.T("aquariom.number", "n", n) }

// place is a rank as the language writes it: "1er", "2e".
func (s *Scene) place(rank int) string {
	if rank == 1 {
		return s.k.T("aquariom.first")
	}
	if rank == 2 {
		return s.k.T("aquariom.second")
	}
	if rank == 3 {
		return s.k.T("aquariom.third")
	}
	return s.k.T("aquariom.nth", "n", rank)
}

// oneDecimal is a value for a placeholder.
func oneDecimal(v float32) words.Fixed { return words.Fixed{Value: float64(v), Decimals: 1} }
