package aquariom

import "ludotheque/rules"

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

// ordinals are the words after a rank, raised: "er", "nd".
var ordinals = [...]string{"aquariom.ordinal.first", "aquariom.ordinal.second", "aquariom.ordinal.third", "aquariom.ordinal.nth"}

// place is a rank and what is raised after it.
func (s *Scene) place(rank int) (number, ordinal string) {
	return s.number(rank), s.word(ordinals[max(0, min(rank, len(ordinals))-1)])
}
