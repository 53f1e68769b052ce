package bzzz

import "ludotheque/rules"

// Fight is one bee in a skirmish: it dodges with chance Num/Den, a reduced
// fraction, against Foes, which are indices in [Board.Bees].
type Fight struct {
	Bee      int
	Num, Den int
	Foes     []int
}

// Fights returns the bees, by index, that would fight if the current player ended the turn now; nil if
// no bees touch.
func (b *Board) Fights() []Fight { return fights(b.Bees, b.Current) }

// FightsAfter returns Fights as if bee stood on the cell x, y, any cell, so that a screen can show the
// odds before a move. It is nil for a bee that does not exist.
func (b *Board) FightsAfter(bee, x, y int) []Fight {
	if bee < 0 || bee >= len(b.Bees) {
		return nil
	}
	moved := append([]Bee(nil), b.Bees...)
	moved[bee].X, moved[bee].Y = x, y
	return fights(moved, b.Current)
}

// contact reports whether a and b would fight on the turn of seat current: neither is KO, exactly one
// belongs to current, and they are adjacent.
func contact(a, b *Bee, current rules.Seat) bool {
	return (a.Owner == current) != (b.Owner == current) && !a.KO() && !b.KO() &&
		Chebyshev(a.X, a.Y, b.X, b.Y) == 1
}

func fights(bees []Bee, current rules.Seat) []Fight {
	var foes [][]int
	for i := range bees {
		if bees[i].Owner != current || bees[i].KO() {
			continue
		}
		for j := range bees {
			if !contact(&bees[i], &bees[j], current) {
				continue
			}
			if foes == nil {
				foes = make([][]int, len(bees))
			}
			foes[i] = append(foes[i], j)
			foes[j] = append(foes[j], i)
		}
	}
	var all []Fight
	for i, os := range foes {
		if len(os) == 0 {
			continue
		}
		// A bee has at most 8 foes, and 840 is a multiple of 1 to 8, so that
		// every share of a force is a whole number of 840ths.
		num := 840 * bees[i].Kind.Force()
		den := num
		for _, o := range os {
			den += 840 * bees[o].Kind.Force() / len(foes[o])
		}
		g := gcd(num, den)
		all = append(all, Fight{Bee: i, Num: num / g, Den: den / g, Foes: os})
	}
	return all
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// fineness splits each chance in Den into finer steps, so that the number drawn looks like a real
// number while the odds stay exact.
const fineness = 1000

// skirmish makes all draws first, in the order of bees, then applies all KOs at once.
func (s *State) skirmish() {
	b := &s.board
	all := b.Fights()
	from := len(s.events)
	for _, f := range all {
		u := s.rng.Intn(f.Den * fineness)
		e := b.beeEvent(EventDraw, f.Bee)
		e.Num, e.Den, e.Foes = f.Num, f.Den, f.Foes
		e.Draw = float64(u) / float64(f.Den*fineness)
		e.Dodged = u < f.Num*fineness
		s.events = append(s.events, e)
	}
	for i := from; i < from+len(all); i++ {
		if s.events[i].Dodged {
			continue
		}
		bee := s.events[i].Bee
		owner := b.Bees[bee].Owner
		e := b.beeEvent(EventKO, bee)
		e.Amount = int(s.ledger.bees[bee][truth])
		b.Bees[bee].Wake = b.OwnTurn(owner) + b.Params.KO + 1
		s.ledger.add(entry{op: opLose, bee: int16(bee)})
		s.events = append(s.events, e)
	}
}
