package aquariom

import "ludotheque/assets/words"

// number returns a whole number as the language writes it.
func (s *sea) number(n int) string { return s.Say(words.AquariomNumber(n)) }

// ordinals are the words after a rank, raised: "er", "nd".
var ordinals = [...]words.Text{words.AquariomOrdinalFirst(), words.AquariomOrdinalSecond(), words.AquariomOrdinalThird(), words.AquariomOrdinalNth()}

// place is a rank and what is raised after it.
func (s *sea) place(rank int) (number, ordinal string) {
	return s.number(rank), s.Say(ordinals[max(0, min(rank, len(ordinals))-1)])
}
