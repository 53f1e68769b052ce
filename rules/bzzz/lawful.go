package bzzz

import (
	"fmt"

	"ludotheque/rules"
)

// Invariant checks nectar, bees and knowledge (rules.Lawful): a flower holds what its foragings left
// (Z18), no nectar is created, and each amount lies in the intervals that seats know.
func (s *State) Invariant() error {
	b, l := &s.board, &s.ledger
	taken := 0
	for i := range b.Flowers {
		had, has := l.groups[Group(i)][truth], l.flowers[i][truth]
		if left := after(l.rates, had, b.Flowers[i].Acts); has != left {
			return fmt.Errorf("bzzz: flower %d holds %d, but %d foragings leave %d of %d", i, has, b.Flowers[i].Acts, left, had)
		}
		taken += int(had - has)
	}
	// Nectar that a full bee could not carry or that a bee lost when hit is gone.
	most := Players*b.Params.Start + taken
	held := b.Params.Cost * len(b.Bees)
	for p := range rules.Seat(Players) {
		if s.stock(p) < 0 {
			return fmt.Errorf("bzzz: the stock of seat %s is %d", p.Letter(), s.stock(p))
		}
		held += s.stock(p)
	}
	for i := range l.bees {
		held += int(l.bees[i][truth])
	}
	if held > most {
		return fmt.Errorf("bzzz: stocks, loads and the bees paid for come to %d, but only %d was there", held, most)
	}
	if err := s.lawfulBees(); err != nil {
		return err
	}
	for seat := rules.Spectator; seat < Players; seat++ {
		if err := s.lawfulBooks(seat); err != nil {
			return err
		}
	}
	return nil
}

// lawfulBees checks the positions and loads of the bees.
func (s *State) lawfulBees() error {
	b := &s.board
	taken := make(map[[2]int]int, len(b.Bees))
	var laid [Players]int
	for i := range b.Bees {
		x := &b.Bees[i]
		at := [2]int{x.X, x.Y}
		if x.X < 0 || x.Y < 0 || x.X >= b.Params.Cells || x.Y >= b.Params.Cells {
			return fmt.Errorf("bzzz: bee %d is at %v, off the board", i, at)
		}
		if j, twice := taken[at]; twice {
			return fmt.Errorf("bzzz: bees %d and %d are both at %v", j, i, at)
		}
		taken[at] = i
		if laid[x.Owner]++; x.Number != laid[x.Owner] {
			return fmt.Errorf("bzzz: bee %d is number %d of seat %s, but the %dth laid", i, x.Number, x.Owner.Letter(), laid[x.Owner])
		}
		if load := int(s.ledger.bees[i][truth]); load > x.Kind.Capacity() || x.KO() && load > 0 {
			return fmt.Errorf("bzzz: bee %d, a %s (KO %t), carries %d", i, x.Kind, x.KO(), load)
		}
	}
	return nil
}

// lawfulBooks checks the knowledge of a seat: it contains the truth, and the seat's own amounts are
// exact.
func (s *State) lawfulBooks(seat rules.Seat) error {
	l, v := &s.ledger, viewer(seat)
	inside := func(what string, i int, r Range, n int, own bool) error {
		if !r.Has(n) || own && !r.Known() {
			return fmt.Errorf("bzzz: seat %s knows %s %d to be %d to %d, and it is %d", seat.Letter(), what, i, r.Lo, r.Hi, n)
		}
		return nil
	}
	for i := range l.groups {
		if err := inside("group", i, l.group(v, i), int(l.groups[i][truth]), false); err != nil {
			return err
		}
	}
	for i := range l.flowers {
		if err := inside("flower", i, l.flower(v, i), int(l.flowers[i][truth]), false); err != nil {
			return err
		}
	}
	for i := range l.bees {
		if err := inside("bee", i, l.bee(v, i), int(l.bees[i][truth]), s.board.Bees[i].Owner == seat); err != nil {
			return err
		}
	}
	for p := range l.stocks {
		if err := inside("stock", p, l.stock(v, p), int(l.stocks[p][truth]), rules.Seat(p) == seat); err != nil {
			return err
		}
	}
	return inside("total", 0, l.total(v), l.sum(truth), false)
}
