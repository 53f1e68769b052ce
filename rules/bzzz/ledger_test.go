package bzzz

import (
	"slices"
	"testing"

	"ludotheque/rules"
)

// What a flower still holds, and what it gives, must increase with what it started with, however often
// it is foraged: the intervals depend on it.
func TestAmountsGrowWithTheStart(t *testing.T) {
	for m := 3; m <= 300; m += 3 {
		r := rates(m)
		for n := 1; n <= m; n++ {
			if r[n] < r[n-1] || n-int(r[n]) < n-1-int(r[n-1]) || r[n] < 1 {
				t.Fatalf("m %d: from %d %d are taken, from %d %d", m, n-1, r[n-1], n, r[n])
			}
		}
	}
}

const meadow = `
	.  .  .  .
	.  .  .  .
	.  .  .  .
	.  .  .  .
	.  .  .  .  Aw .  .  .  .  .  .  Bw`

// want compares an interval that a seat knows.
func want(t *testing.T, what string, got, want Range) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// TestKnowledgeByHand follows what A learns about a rival it never sees foraging from near. Flower 0
// is A's, flower 1 its mirror next to B's bee.
func TestKnowledgeByHand(t *testing.T) {
	s := scene(t, meadow, [3]int{5, 5, 31})
	s.board.Bees[1].X, s.board.Bees[1].Y = 11, 5
	s.finish(t)
	for range 4 { // B forages four times: 31 → 28 → 26 → 24 → 22
		s.do(t, ForageFlower(1, 1))
		s.until(t, 1)
	}
	wantInt(t, "truth", s.nectar(1), 22)
	v := s.View(0)
	// A stock of 10 has not won, so there are 20 in all, 5 on each of the four.
	want(t, "a flower never foraged", v.Flowers[0].Nectar, Range{5, 45})
	// From 5: 4, 3, 2, 1. From 45: 42, 39, 36, 33.
	want(t, "B's flower, unknown", v.Flowers[1].Nectar, Range{1, 33})
	// From 5: 4. From 45: 12.
	want(t, "B's bee, unknown", v.Bees[1].Nectar, Range{4, 12})
	want(t, "total", v.Total, Range{20, 180})
	want(t, "line", v.Line, Range{11, 91})
	want(t, "left", v.Left, Range{1 + 3*5 + 4, 33 + 3*45 + 12})

	// A forages its own flower once and grows by 3: all four held 30 to 45.
	for s.board.Current != 0 {
		s.finish(t)
	}
	s.do(t, ForageFlower(0, 0))
	if !s.Sealed() {
		t.Error("A learnt something that may be taken back")
	}
	v = s.View(0)
	want(t, "group", v.Initial[0], Range{30, 45})
	want(t, "A's flower", v.Flowers[0].Nectar, Range{27, 42})
	want(t, "a mirror nobody touched", v.Flowers[2].Nectar, Range{30, 45})
	// A now knows B's earlier yields better too: from 30: 3, 2, 2, 2 leaves 21.
	want(t, "B's flower", v.Flowers[1].Nectar, Range{21, 33})
	want(t, "B's bee", v.Bees[1].Nectar, Range{9, 12})
	want(t, "total", v.Total, Range{120, 180})

	// The next foraging grows by 2: before it 15 to 29 were left, so 27 to 29
	// after the first: 30 to 32 at the start.
	s.until(t, 0)
	s.do(t, ForageFlower(0, 0))
	v = s.View(0)
	want(t, "group", v.Initial[0], Range{30, 32})
	want(t, "A's flower", v.Flowers[0].Nectar, Range{25, 27})
	// 30: 27 25 23 21; 32: 29 27 25 23.
	want(t, "B's flower", v.Flowers[1].Nectar, Range{21, 23})
	want(t, "B's bee", v.Bees[1].Nectar, Exactly(9))
	// The other players have learnt nothing from A's luck.
	want(t, "what C knows of B", s.View(2).Bees[1].Nectar, Range{4, 12})
	want(t, "what B knows of its flower", s.View(1).Flowers[1].Nectar, Range{21, 23})
}

func TestKnowledgeOfStocks(t *testing.T) {
	s := scene(t, `.`, [3]int{5, 5, 40})
	stock := func() Range { return s.View(0).Stocks[1] }
	want(t, "at the start", stock(), Exactly(10))
	s.finish(t)
	s.do(t, LayBee(Scout))
	want(t, "after laying", stock(), Exactly(5))
	s.board.Bees[0].X, s.board.Bees[0].Y = 11, 4
	s.do(t, ForageFlower(0, 1))
	want(t, "while its bee is out", stock(), Exactly(5))
	s.until(t, 1)
	s.do(t, MoveBee(0, 1, -1))
	s.finish(t)
	want(t, "after a trip", stock(), Range{6, 8})
	// Two more bees cost 10, and B may have had as little as 8: it paid, so it had 5 more.
	for s.board.Current != 1 {
		s.finish(t)
	}
	s.do(t, LayBee(Worker))
	want(t, "after laying again", stock(), Range{1, 3})
	wantInt(t, "in truth", s.stock(1), 3)
}

func TestLayingBoundsTheStock(t *testing.T) {
	s := scene(t, `
		.  .  .  .  .  .  .  .  .  .  .  .  .  .  Bs3`, [3]int{5, 5, 40})
	s.finish(t)
	s.finish(t) // B brings home 0 to 3, as far as A knows
	want(t, "B's stock", s.View(0).Stocks[1], Range{10, 13})
	for range 2 {
		for s.board.Current != 1 {
			s.finish(t)
		}
		s.do(t, LayBee(Worker), MoveBee(len(s.board.Bees)-1, 0, 1), EndTurn)
		s.board.Bees[len(s.board.Bees)-1].X = 9
	}
	want(t, "B's stock", s.View(0).Stocks[1], Range{0, 3})
	s.ledger.stocks[1][truth] = 6 // as if it had had more
	for v := range viewers {
		s.ledger.stocks[1][2*v+1] = 6
	}
	for s.board.Current != 1 {
		s.finish(t)
	}
	s.do(t, LayBee(Worker))
	want(t, "B's stock", s.View(0).Stocks[1], Range{0, 1})
}

func TestAnOngoingGameBoundsTheTotal(t *testing.T) {
	s := scene(t, `Aw12`, [3]int{5, 5, 20})
	s.finish(t) // A has 22 and has not won: over half would be 41 of 80
	want(t, "total for A", s.View(0).Total, Range{44, 180})
	want(t, "line for A", s.View(0).Line, Range{23, 91})
	want(t, "total for B", s.View(1).Total, Range{20, 180})
	if s.Result() != nil {
		t.Fatal("over")
	}
}

func TestSpectatorKnowsOnlyWhatIsPublic(t *testing.T) {
	s := scene(t, meadow, [3]int{5, 5, 31})
	s.do(t, ForageFlower(0, 0))
	v := s.View(rules.Spectator)
	want(t, "flower", v.Flowers[0].Nectar, Range{0, 42})
	want(t, "bee", v.Bees[0].Nectar, Range{1, 3})
	if v.Legal() != nil || v.Sample(rules.NewRand(1)) != EndTurn || v.Check(EndTurn) == nil {
		t.Error("a spectator may act")
	}
}

// TestKnowledgeAgainstEveryPossibleMeadow plays small games, then computes the books for every
// possible meadow, and keeps those in which seat 0's bees grew the same: the knowledge of seat 0 must
// be exactly the span of those.
func TestKnowledgeAgainstEveryPossibleMeadow(t *testing.T) {
	const most = 12
	excluded := 0
	for seed := range uint64(12) {
		real := begin(t, seed, "cells", "10", "flowers", "2", "nectar", "12", "start", "5", "turns", "160")
		empty := real.Clone()
		play(real, seed, nil)
		for _, part := range []int{4, 2, 1} {
			log := real.ledger.log[:len(real.ledger.log)/part]
			is := empty.Clone()
			growths := keep(&is.ledger, log, is)
			var span *View
			for a := range most {
				for b := range most {
					s := empty.Clone()
					l := &s.ledger
					l.groups[0][truth], l.groups[1][truth] = int16(1+a), int16(1+b)
					l.countAll()
					for i := range l.flowers {
						l.flowers[i][truth] = l.groups[Group(i)][truth]
					}
					if l.sum(truth) < max(is.ledger.least, 2*int(is.ledger.peak[0])) || !slices.Equal(keep(l, log, nil), growths) {
						excluded++
						continue
					}
					widen(&span, l)
				}
			}
			l := &is.ledger
			for i := range l.flowers {
				want(t, "flower", l.flower(0, i), span.Flowers[i].Nectar)
			}
			for i := range l.bees {
				want(t, "bee", l.bee(0, i), span.Bees[i].Nectar)
			}
			for p := range l.stocks {
				// That no seat has won yet may narrow a stock further.
				if got := l.stock(0, p); got.Lo < span.Stocks[p].Lo || got.Hi > span.Stocks[p].Hi {
					t.Errorf("stock %d: %v, want %v", p, got, span.Stocks[p])
				}
			}
			if t.Failed() {
				t.Fatalf("seed %d, 1/%d of the game", seed, part)
			}
		}
	}
	if excluded == 0 {
		t.Error("nothing was ever learnt")
	}
}

// keep writes a log into the books and lists by how much the bees of seat 0 grew; if learns is not
// nil, seat 0 learns from it.
func keep(l *ledger, log []entry, learns *State) []int {
	var growths []int
	var owners []uint8
	acts := make([]int, len(l.flowers))
	for _, e := range log {
		room := 0
		if e.op == opForage {
			room = int(e.cap) - int(l.bees[e.bee][truth])
			acts[e.flower]++
		}
		l.add(e)
		switch {
		case e.op == opLay:
			owners = append(owners, e.seat)
		case e.op == opForage && owners[e.bee] == 0:
			growth := room - int(e.cap) + int(l.bees[e.bee][truth])
			growths = append(growths, growth)
			if learns != nil {
				l.learn(0, int(e.flower), acts[e.flower], room, growth)
			}
		}
	}
	return growths
}

// widen extends the intervals of span to contain the truth of the books.
func widen(span **View, l *ledger) {
	first := *span == nil
	if first {
		*span = &View{Board: Board{Flowers: make([]Flower, len(l.flowers)), Bees: make([]Bee, len(l.bees))}}
	}
	hull := func(r *Range, n int) {
		if first {
			*r = Exactly(n)
		}
		*r = Range{min(r.Lo, n), max(r.Hi, n)}
	}
	for i := range l.flowers {
		hull(&(*span).Flowers[i].Nectar, int(l.flowers[i][truth]))
	}
	for i := range l.bees {
		hull(&(*span).Bees[i].Nectar, int(l.bees[i][truth]))
	}
	for i := range l.stocks {
		hull(&(*span).Stocks[i], int(l.stocks[i][truth]))
	}
}
