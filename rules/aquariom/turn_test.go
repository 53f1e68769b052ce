package aquariom

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"testing"

	"ludotheque/rules"
)

func TestSection8_SineAndCosineAreTheCLibrarys(t *testing.T) {
	// The hash of glibc 2.36's sinf and cosf for every possible satellite.
	h := fnv.New64a()
	for n := 1; n <= 64; n++ {
		for i := range n {
			sin, cos := circle(i, n)
			binary.Write(h, binary.LittleEndian, []float32{sin, cos})
		}
	}
	if got := fmt.Sprintf("%016x", h.Sum64()); got != "c04134d2b7b0642e" {
		t.Errorf("hash %s", got)
	}
}

func TestSection10_RandIsTheCLibrarys(t *testing.T) {
	r := newCRand()
	for i, want := range []uint32{1804289383, 846930886, 1681692777} {
		if got := r.next(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
	for range 9997 {
		r.next()
	}
	if got := r.next(); got != 89057537 {
		t.Errorf("the 10001st is %d", got)
	}
}

func TestSection9_IdsAndPlaces(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		m := board(t, d, func(m *Map) {
			m.Columns, m.Rows, m.StartCells = 4, 2, 2
			m.Starts = append(m.Starts, m.Starts...)
			m.Viruses = []Point{{1, 2}, {3, 4}}
		}).laws.Map
		s, err := New(rules.Setup{Seats: 2, Options: map[string]string{OptionDialect: d.String(), OptionMap: jsonOf(t, m)}})
		if err != nil {
			t.Fatal(err)
		}
		is(t, "the first neutral cell", m.Plankton(0), Point{37.5, 50})
		is(t, "the last", m.Plankton(7), Point{262.5, 150})
		is(t, "the second virus", s.viruses[1], Virus{9, Point{3, 4}})
		is(t, "the fourth cell", s.cells[3], Cell{ID: 13, Owner: 1, At: Point{290, 190}, Mass: 10})
		is(t, "the next id", s.next, uint32(14))
		is(t, "the score", s.players[1].Score, uint64(20))
	})
}

func TestSection10_Move(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for _, c := range []struct{ target, want Point }{
			{Point{50, 50}, Point{50, 50}}, {Point{62, 66}, Point{62, 66}}, {Point{50, 200}, Point{50, 65}}, {Point{90, 80}, Point{62, 59}},
		} {
			// 20 minus half its mass of 10 is its speed.
			s := board(t, d, func(m *Map) { m.SpeedLoss = 0.5 }, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
			if c.target == (Point{62, 66}) {
				s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
			}
			act(s, move(1, c.target.X, c.target.Y))
			is(t, "the cell", get(s, 1).At, c.want)
		}
		s := board(t, d, func(m *Map) { m.SpeedLoss = 5 }, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		act(s, move(1, 90, 90))
		is(t, "who is too heavy to move", get(s, 1).At, Point{50, 50})
	})
}

func TestSection10_MassLossAndLimits(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, func(m *Map) { m.MassLoss, m.MinMass, m.MaxMass = 0.5, 3, 30 },
			Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{250, 50}, Mass: 4})
		s.remains = []Remain{{900, Point{51, 50}, 90}}
		act(s)
		is(t, "half, and what it ate, up to the limit", get(s, 1).Mass, float32(30))
		is(t, "the lower limit", get(s, 2).Mass, float32(3))
		// A daughter loses mass in the turn of its birth.
		act(s, divide(1, 50, 150, 10))
		is(t, "the daughter", get(s, 1000).Mass, float32(5))
		is(t, "the mother", get(s, 1).Mass, float32(10))
	})
}

func TestSection10_Divide(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for _, c := range []struct {
			mass, daughter float32
			want           error
		}{{20, 10, nil}, {20, 10.5, ErrHalf}, {20, 2, nil}, {20, 1.5, ErrTooSmall}, {3.5, 2, ErrTooLight}, {4, 2, nil}} {
			s := board(t, d, func(m *Map) { m.MinMass = 2 }, Cell{ID: 1, At: Point{50, 50}, Mass: c.mass})
			act(s, divide(1, 90, 50, c.daughter))
			is(t, "the refusal", why(s, 1), c.want)
			is(t, "the mother", get(s, 1).Mass, of2(c.want == nil, c.mass-c.daughter, c.mass))
		}
	})
}

func TestSection10_Regrowth(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 1, At: Point{150, 95}, Mass: 10})
		var counters []uint32
		for turn := range 8 {
			if turn == 1 { // it goes away, and is back when the neutral cell is
				act(s, move(1, 150, 75))
			} else if turn == 2 {
				act(s, move(1, 150, 80))
			} else if turn == 3 {
				act(s, move(1, 150, 95))
			} else {
				act(s)
			}
			counters = append(counters, s.View(0).Counters(nil)[0])
		}
		// Eaten at 0: 3, 2, 1, and again when it is back; and so on.
		is(t, "the counters", fmt.Sprint(counters), "[3 2 1 3 2 1 3 2]")
		is(t, "present", s.View(0).Present(0), false)
	})
}

func TestSection10_SurrenderLeavesRemains(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, func(m *Map) { m.MassLoss = 0.25 }, Cell{ID: 1, At: Point{20, 20}, Mass: 16}, Cell{ID: 2, Owner: 1, At: Point{280, 180}, Mass: 16}, Cell{ID: 3, At: Point{20, 180}, Mass: 4})
		act(s, Answer{Surrender: true})
		if c := get(s, 1000); c.ID == 0 {
			t.Fatal("no new cell")
		}
		is(t, "those given up, which lose nothing", fmt.Sprint(s.remains), fmt.Sprint([]Remain{{1, Point{20, 20}, 16}, {3, Point{20, 180}, 4}}))
		is(t, "the new one", get(s, 1000).Mass, float32(7.5))
		is(t, "the neutral cell is not one of them", s.View(0).Present(0), true)
	})
}

func TestSection11_Ratio(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for mass, eaten := range map[float32]bool{20: false, 20.5: true} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: mass}, Cell{ID: 2, Owner: 1, At: Point{55, 50}, Mass: 16})
			act(s)
			is(t, "eaten", len(s.cells) == 1, eaten)
		}
		// The edge is not inside.
		for x, eaten := range map[float32]bool{90: false, 89.75: true} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40}, Cell{ID: 2, Owner: 1, At: Point{x, 50}, Mass: 4})
			act(s)
			is(t, "eaten", len(s.cells) == 1, eaten)
		}
	})
}

func TestSection11_Chains(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil,
			Cell{ID: 1, At: Point{50, 50}, Mass: 10}, Cell{ID: 2, Owner: 1, At: Point{50, 60.5}, Mass: 5}, Cell{ID: 3, Owner: 2, At: Point{50, 43}, Mass: 7.5})
		act(s)
		// 1 takes 3, has 13.75, and covers 2 when it is scanned again.
		is(t, "cells", len(s.cells), 1)
		is(t, "the last", get(s, 1).Mass, float32(16.25))
	})
}

func TestSection11_SatellitesWaitForTheNextPass(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// Satellites of 4 are 20 from their mother; 9, which is scanned after the explosion, covers
		// the first but does not see it. In the next pass the satellite itself looks for a cell that
		// covers it.
		s := board(t, d, nil, Cell{ID: 1, At: Point{100, 40}, Mass: 40}, Cell{ID: 9, Owner: 1, At: Point{141, 40}, Mass: 22})
		s.viruses = []Virus{{2, Point{100, 41}}}
		act(s)
		is(t, "the eaten one", firstEvent(t, s, EventEat).Other, uint32(1000))
		is(t, "who ate", get(s, 9).Mass, float32(24))
		is(t, "the isolation of the others", get(s, 1001).Isolated, 6)
		is(t, "the mother's", get(s, 1).Isolated, 6)
		is(t, "cells of the player", s.players[0].Cells, 4)
	})
}

func TestSection11_SeveralViruses(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, func(m *Map) { m.MaxCells = 2 }, Cell{ID: 1, At: Point{100, 100}, Mass: 40})
		s.viruses = []Virus{{2, Point{101, 100}}, {3, Point{102, 100}}, {4, Point{103, 100}}}
		act(s)
		// 40 → 16 → 4, which is too light for the third.
		is(t, "the mother", get(s, 1).Mass, float32(4))
		is(t, "viruses", len(s.viruses), 1)
		is(t, "cells", len(s.cells), 2)
	})
}

func TestSection12_Scores(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 2.75}, Cell{ID: 2, Owner: 1, At: Point{250, 50}, Mass: 2.5}, Cell{ID: 3, Owner: 2, At: Point{50, 180}, Mass: 2.75})
		for i := range s.players {
			s.players[i].Score, s.players[i].Part = 0, 0
		}
		act(s)
		is(t, "the first", s.players[0], Player{1, 2.75, 2, 0.75})
		is(t, "who is ahead", s.View(0).Winner(), rules.Seat(0))
		act(s)
		is(t, "with the fractions' carry", s.players[0], Player{1, 2.75, 5, 0.5})
		is(t, "an equal one", s.players[1], Player{1, 2.5, 5, 0})
		for s.Result() == nil {
			act(s)
		}
		is(t, "ranks", fmt.Sprint(s.Result().Ranks), "[1 3 1 4]")
		is(t, "the reason", s.Result().Reason, ReasonTurns)
		score := s.players[0].Score
		act(s)
		is(t, "after the end", s.players[0].Score, score)
		is(t, "who acts", s.Acting(), rules.Seats{})
	})
}
