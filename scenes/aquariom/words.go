package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// names are the words for what computer players are called, by seat.
var names = [...]words.Text{
	words.AquariomNameA(), words.AquariomNameB(), words.AquariomNameC(), words.AquariomNameD(), words.AquariomNameE(), words.AquariomNameF(),
	words.AquariomNameG(), words.AquariomNameH(), words.AquariomNameI(), words.AquariomNameJ(), words.AquariomNameK(), words.AquariomNameL(),
	words.AquariomNameM(), words.AquariomNameN(), words.AquariomNameO(), words.AquariomNameP(),
}

// nameOfComputer is what the computer player of a seat is called.
func nameOfComputer(p rules.Seat) words.Text { return names[int(p)%len(names)] }

// number is a whole number as the language writes it.
func (s *Scene) number(n int) string { return s.k.Say(words.AquariomNumber(n)) }

// ordinals are the words after a rank, raised: "er", "nd".
var ordinals = [...]words.Text{words.AquariomOrdinalFirst(), words.AquariomOrdinalSecond(), words.AquariomOrdinalThird(), words.AquariomOrdinalNth()}

// place is a rank and what is raised after it.
func (s *Scene) place(rank int) (number, ordinal string) {
	return s.number(rank), s.k.Say(ordinals[max(0, min(rank, len(ordinals))-1)])
}
