package aquariom

import (
	"errors"
	"math"
	"testing"

	"ludotheque/rules"
)

var nan, inf = float32(math.NaN()), float32(math.Inf(1))

// A test for each difference between the two dialects, A1 to A22.

func TestA1_SatelliteMass(t *testing.T) {
	// 40 less the virus is 32: half stays; 4 satellites, or the 2 there is room for.
	for _, c := range []struct {
		room           int
		want, original float32
	}{{16, 4, 4}, {3, 4, 8}} {
		both(t, func(t *testing.T, d Dialect) {
			s := board(t, d, func(m *Map) { m.MaxCells = c.room }, Cell{ID: 1, At: Point{100, 100}, Mass: 40})
			s.viruses = []Virus{{2, Point{110, 100}}}
			act(s)
			is(t, "the mother", get(s, 1).Mass, float32(16))
			is(t, "satellites", firstEvent(t, s, EventExplode).Count, min(4, c.room-1))
			is(t, "a satellite", get(s, 1000).Mass, of(d, c.original, c.want))
			is(t, "the mother's place", get(s, 1).At, Point{100, 100})
			is(t, "viruses", len(s.viruses), 0)
		})
	}
}

func TestA2_WhereTheEaterGoes(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 1, At: Point{50.5, 50.5}, Mass: 30}, Cell{ID: 2, Owner: 1, At: Point{60, 50.5}, Mass: 10})
		act(s)
		// A quarter of the way is 52.875, truncated to 52.
		is(t, "the eater", get(s, 1), Cell{ID: 1, At: of(d, Point{52, 50}, Point{50.5, 50.5}), Mass: 35})
		s = board(t, d, nil, Cell{ID: 1, At: Point{145.5, 100.75}, Mass: 12})
		act(s)
		is(t, "who grazes", get(s, 1), Cell{ID: 1, At: of(d, Point{145, 100}, Point{145.5, 100.75}), Mass: 12.125})
		s = board(t, d, nil, Cell{ID: 1, At: Point{20, 20}, Mass: 12})
		s.remains = []Remain{{2, Point{28, 20}, 4}}
		act(s)
		is(t, "who scavenges", get(s, 1), Cell{ID: 1, At: of(d, Point{22, 20}, Point{20, 20}), Mass: 14})
	})
}

func TestA3_OwnCellsMerge(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// The small one covers the large one's centre, and comes first.
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, At: Point{60, 50}, Mass: 30})
		act(s)
		is(t, "who is left", s.cells[0], of(d, Cell{ID: 1, At: Point{50, 50}, Mass: 50}, Cell{ID: 2, At: Point{60, 50}, Mass: 50}))
		// Equal ones: the lower id.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, At: Point{60, 50}, Mass: 20})
		act(s)
		is(t, "who is left of equals", s.cells[0], Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		// Isolated ones do not.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, At: Point{60, 50}, Mass: 20, Isolated: 2})
		act(s)
		is(t, "cells while one is isolated", len(s.cells), 2)
		act(s)
		is(t, "cells when the time is over", len(s.cells), 1)
	})
}

func TestA3_InRepeatedPasses(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// 1 grows by eating 3 and then lies inside 2, which is heavier.
		s := board(t, d, nil,
			Cell{ID: 1, At: Point{50, 50}, Mass: 10}, Cell{ID: 2, Owner: 1, At: Point{65, 50}, Mass: 14}, Cell{ID: 3, Owner: 2, At: Point{45, 50}, Mass: 4})
		act(s)
		is(t, "cells", len(s.cells), 2)
		is(t, "the first", get(s, 1).Mass, float32(12))
		// 7 eats in the first pass, after 1 has scanned: in the original that moves it a little, so
		// that each covers the other's centre in the second pass. There 7 looks first for a heavier
		// own cell, and eats what else it covers, whatever its mass.
		for _, c := range []struct {
			x, mass  float32
			isolated int
			left     uint32 // 0: both
		}{{70.9, 18.5, 0, 1}, {69.9, 18, 0, 7}, {70.9, 18.5, 3, 0}, {69.9, 18, 3, 0}} {
			big := float32(21)
			if c.mass == 18 {
				big = 20 // as heavy as 7 after its meal
			}
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 100}, Mass: big}, Cell{ID: 7, At: Point{c.x, 103}, Mass: c.mass, Isolated: c.isolated})
			s.remains = []Remain{{2, Point{c.x, 103}, 4}}
			act(s)
			want := of(d, c.left, 0) // in document cells do not move
			is(t, "cells", len(s.cells), of2(want == 0, 2, 1))
			if want != 0 {
				is(t, "who is left", s.cells[0].ID, want)
				is(t, "its mass", s.cells[0].Mass, big+c.mass+2)
			}
		}
	})
}

func TestA4_AVirusIsEatenByTheHeavier(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for mass, left := range map[float32]int{8: 1, 8.5: 0} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: mass})
			s.viruses = []Virus{{2, Point{51, 50}}}
			act(s)
			is(t, "viruses", len(s.viruses), left)
		}
	})
}

func TestA5_DaughtersBeyondTheEdge(t *testing.T) {
	for name, c := range map[string]struct {
		at, target         Point
		original, document bool
		place              Point
	}{
		"inside":           {Point{50, 50}, Point{90, 50}, true, true, Point{70, 50}},
		"beyond the left":  {Point{5, 50}, Point{0, 50}, true, false, Point{0, 50}},
		"beyond the top":   {Point{50, 5}, Point{50, 0}, true, false, Point{50, 0}},
		"beyond the right": {Point{295, 50}, Point{300, 50}, false, false, Point{}},
		"beyond the foot":  {Point{50, 195}, Point{50, 200}, false, false, Point{}},
		"on the left edge": {Point{20, 50}, Point{0, 50}, true, true, Point{0, 50}},
		"on the right one": {Point{280, 50}, Point{300, 50}, false, true, Point{300, 50}},
	} {
		t.Run(name, func(t *testing.T) {
			both(t, func(t *testing.T, d Dialect) {
				s := board(t, d, nil, Cell{ID: 1, At: c.at, Mass: 20, Isolated: 3})
				act(s, divide(1, c.target.X, c.target.Y, 5))
				is(t, "lost", firstEvent(t, s, EventDivide).Lost, !of(d, c.original, c.document))
				is(t, "the mother", get(s, 1), Cell{ID: 1, At: c.at, Mass: 15, Isolated: 2})
				if of(d, c.original, c.document) {
					is(t, "the daughter", get(s, 1000), Cell{ID: 1000, At: c.place, Mass: 5})
				} else {
					is(t, "cells", len(s.cells), 1)
				}
			})
		})
	}
}

func TestA5_SatellitesBeyondTheEdge(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// The mother keeps 16, satellites have 4: they are 20 away, one of four beyond the left edge,
		// or on it.
		for x, count := range map[float32][2]int{19: {3, 3}, 20: {4, 4}, 280: {3, 4}, 281: {3, 3}} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{x, 50}, Mass: 40})
			s.viruses = []Virus{{2, Point{x + 1, 50}}}
			act(s)
			is(t, "satellites", firstEvent(t, s, EventExplode).Count, of(d, count[0], count[1]))
		}
		for y, count := range map[float32][2]int{19: {3, 3}, 20: {4, 4}, 180: {3, 4}, 181: {3, 3}} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, y}, Mass: 40})
			s.viruses = []Virus{{2, Point{51, y}}}
			act(s)
			is(t, "satellites at the upper or lower edge", firstEvent(t, s, EventExplode).Count, of(d, count[0], count[1]))
		}
	})
}

func TestA6_DivisionAtTheLimit(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, func(m *Map) { m.MaxCells = 2 }, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{100, 150}, Mass: 20}, Cell{ID: 3, At: Point{200, 150}, Mass: 20})
		act(s, divide(1, 50, 90, 5), divide(2, 150, 150, 5))
		is(t, "the refusal", why(s, 1), ErrTooMany)
		is(t, "a mother below the limit", get(s, 2).Mass, float32(15))
		is(t, "one at the limit", get(s, 1).Mass, float32(20))
		// Daughters of the same turn count.
		s = board(t, d, func(m *Map) { m.MaxCells = 3 }, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 3, At: Point{200, 150}, Mass: 20})
		act(s, Answer{Divisions: []Division{{1, Point{50, 90}, 5}, {3, Point{200, 100}, 5}}})
		is(t, "the second", why(s, 3), ErrTooMany)
		is(t, "cells", len(s.cells), 3)
	})
}

func TestA7_PlaceOfAVirus(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// 40 less a quarter and the virus is 22: 8 + 22 away.
		s := board(t, d, nil, Cell{ID: 1, At: Point{50.5, 50.25}, Mass: 40})
		act(s, lay(1, 100, 50.25))
		is(t, "the virus", s.viruses[0], Virus{1000, of(d, Point{80, 50}, Point{80.5, 50.25})})
		is(t, "its maker", get(s, 1).Mass, float32(22))
		// Beyond the edge: moved to it, or lost with its mass, and no old virus is removed.
		s = board(t, d, func(m *Map) { m.MaxViruses = 1 }, Cell{ID: 1, At: Point{29.5, 50}, Mass: 40})
		s.viruses = []Virus{{2, Point{280, 180}}}
		act(s, lay(1, 0, 50))
		is(t, "viruses", len(s.viruses), 1)
		is(t, "the virus", s.viruses[0], of(d, Virus{1000, Point{0, 50}}, Virus{2, Point{280, 180}}))
		is(t, "its maker", get(s, 1).Mass, float32(22))
		is(t, "lost", firstEvent(t, s, EventVirus).Lost, d == Document)
		for _, c := range []struct{ at, target, put Point }{
			{Point{275, 50}, Point{300, 50}, Point{300, 50}}, {Point{50, 25}, Point{50, 0}, Point{50, 0}}, {Point{50, 175.5}, Point{50, 200}, Point{50, 200}},
		} {
			s = board(t, d, nil, Cell{ID: 1, At: c.at, Mass: 40})
			act(s, lay(1, c.target.X, c.target.Y))
			is(t, "viruses made beyond the edge", len(s.viruses), of(d, 1, 0))
			if d == Original {
				is(t, "the virus", s.viruses[0].At, c.put)
			}
		}
	})
}

func TestA8_MassForAVirus(t *testing.T) {
	// What is left is 3/4 of the mass less 8.
	for mass, c := range map[float32]struct {
		document, original error
		left               float32
	}{
		10: {ErrNoMass, ErrNoMass, 10}, 12: {ErrNoMass, nil, 2}, 14: {nil, nil, 2.5},
		float32(40) / 3: {nil, nil, 2},                           // just the least mass is left
		float32(32) / 3: {ErrNoMass, ErrNoMass, float32(32) / 3}, // nothing
	} {
		both(t, func(t *testing.T, d Dialect) {
			s := board(t, d, func(m *Map) { m.MinMass = 2 }, Cell{ID: 1, At: Point{50, 50}, Mass: mass})
			act(s, lay(1, 90, 50))
			is(t, "the refusal", why(s, 1), of(d, c.original, c.document))
			if why(s, 1) == nil {
				is(t, "mass left", get(s, 1).Mass, c.left)
			} else {
				is(t, "mass left", get(s, 1).Mass, mass)
			}
		})
	}
}

func TestA8_OpponentsAndTheOldest(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// The virus is 30 to the right of its maker, at 80; no rim of an opponent may be within 24 of
		// it. The original compares squares (§10.2).
		for _, c := range []struct {
			x, mass            float32
			original, document error
		}{
			{104, 1, ErrNeighbours, ErrNeighbours}, {104.5, 1, nil, ErrNeighbours}, {105, 1, nil, nil}, {56, 1, ErrNeighbours, ErrNeighbours},
			{151, 70, ErrNeighbours, ErrNeighbours}, {155, 70, nil, ErrNeighbours}, {173.75, 70, nil, ErrNeighbours}, {174, 70, nil, nil},
		} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40}, Cell{ID: 2, Owner: 1, At: Point{c.x, 50}, Mass: c.mass})
			act(s, lay(1, 100, 50))
			is(t, "the refusal", why(s, 1), of(d, c.original, c.document))
			s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40}, Cell{ID: 2, Owner: 1, At: Point{c.x, 50}, Mass: c.mass})
			s.laws.Rules = 2
			act(s, lay(1, 100, 50))
			is(t, "the refusal of version 2", why(s, 1), c.original)
		}
		// The original truncates the virus's place, 80.75, to 80 before it measures.
		for _, c := range []struct {
			x                  float32
			original, document error
		}{{56, ErrNeighbours, nil}, {104.75, nil, ErrNeighbours}} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50.75, 50}, Mass: 40}, Cell{ID: 2, Owner: 1, At: Point{c.x, 50}, Mass: 0.5})
			s.laws.Map.MinMass = 0.5
			act(s, lay(1, 100, 50))
			is(t, "the refusal of a virus at 80.75", why(s, 1), of(d, c.original, c.document))
		}
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40}, Cell{ID: 2, At: Point{90, 50}, Mass: 1})
		act(s, lay(1, 100, 50))
		is(t, "own cells near it", why(s, 1), error(nil))
		s = board(t, d, func(m *Map) { m.MaxViruses = 2 }, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		s.viruses = []Virus{{2, Point{280, 180}}, {3, Point{20, 180}}, {4, Point{280, 20}}}
		act(s, lay(1, 100, 50))
		is(t, "the oldest", firstEvent(t, s, EventEvict).Other, uint32(2))
		is(t, "viruses, of which one left", len(s.viruses), 3)
		s = board(t, d, func(m *Map) { m.MaxViruses = 0 }, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		act(s, lay(1, 100, 50))
		is(t, "a map without viruses", why(s, 1), ErrNoViruses)
	})
}

func TestA9_RefusedActions(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// A division that is too big, then a move of the same cell.
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20})
		act(s, Answer{Divisions: []Division{{1, Point{0, 0}, 11}}, Moves: []Move{{1, Point{50, 60}}}})
		// The original executed the move, which was received first.
		is(t, "a move sent before it", get(s, 1).At, Point{50, 60})
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20})
		act(s, Answer{Divisions: []Division{{1, Point{0, 0}, 11}, {1, Point{50, 90}, 10}}})
		is(t, "cells after a second division", len(s.cells), of(d, 1, 2))
		is(t, "the first refusal", why(s, 1), of(d, ErrActed, ErrHalf))
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		act(s, Answer{Viruses: []Laying{{1, Point{0, 0}}}, Divisions: []Division{{1, Point{50, 90}, 9}}})
		is(t, "the cell", get(s, 1), Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		// A virus that is refused, then a move of the same cell; sent in two answers, so that the
		// original receives the virus first.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		s.Step([]Action{{Answer: lay(1, 0, 0), Then: []Answer{move(1, 50, 60)}}})
		is(t, "a move after a refused virus", get(s, 1).At, of(d, Point{50, 50}, Point{50, 60}))
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		s.Step([]Action{{Answer: divide(1, 0, 0, 9), Then: []Answer{move(1, 50, 60)}}})
		is(t, "a move after a refused division", get(s, 1).At, of(d, Point{50, 50}, Point{50, 60}))
		// Entries dropped on reception do not use up the cell's turn.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{250, 50}, Mass: 5})
		act(s, Answer{Moves: []Move{{1, Point{nan, 3}}, {2, Point{0, 0}}, {77, Point{0, 0}}, {1, Point{50, 55}}, {1, Point{60, 50}}}})
		is(t, "the cell", get(s, 1).At, Point{50, 55})
		is(t, "another's", get(s, 2).At, Point{250, 50})
		is(t, "the refusal of another's", why(s, 2), ErrNotYours)
		is(t, "the refusal of none", why(s, 77), ErrNoCell)
		is(t, "the refusal of no place", why(s, 1), ErrPlace)
	})
}

func TestA10_NewCells(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, func(m *Map) { m.StartCells = 3; m.Starts = make([]Point, 12) },
			Cell{ID: 1, At: Point{150, 100}, Mass: 60}, Cell{ID: 2, Owner: 1, At: Point{150, 100}, Mass: 80})
		act(s, Answer{Surrender: true})
		is(t, "given up", firstEvent(t, s, EventSurrender).Count, 1)
		var born []Point
		for _, e := range s.events {
			if e.What == EventReborn {
				is(t, "the new mass", e.Mass, float32(10))
				born = append(born, e.At)
			}
		}
		is(t, "new cells", len(born), 3)
		if d == Original {
			// The first numbers of C's rand(): 1804289383, 846930886.
			is(t, "the first", born[0], Point{float32(1804289383) / (1 << 31) * 300, float32(846930886) / (1 << 31) * 200})
		}
	})
}

// Each of many births keeps 20, twice its radius, from the rims of others: of all in document; of
// opponents, compared in squares, in original; of all, compared in squares, in document before version
// 3. Each bound is tight: some births are hardly farther.
func TestA10_HowFarBirthsKeep(t *testing.T) {
	for _, c := range []struct {
		name    string
		dialect Dialect
		rules   int
		// gap measures the distance of a place to the rim of a cell in one of these ways; least is the
		// bound.
		gap           func(distance, radius float64) float64
		least, hardly float64
		fromOwn       bool
		edit          func(*Map)
	}{
		{"document", Document, 0, func(d, r float64) float64 { return d - r }, 20, 22, true, nil},
		{"document with rebirth_distance", Document, 0, func(d, r float64) float64 { return d - r }, 45, 50, true, func(m *Map) { m.Rebirth = 45 }},
		{"document, rebirth_distance less than twice the radius", Document, 0, func(d, r float64) float64 { return d - r }, 20, 22, true, func(m *Map) { m.Rebirth = 5 }},
		{"document of version 2", Document, 2, func(d, r float64) float64 { return d*d - r*r }, 400, 600, true, nil},
		{"original", Original, 0, func(d, r float64) float64 { return d*d - r*r }, 400, 600, false, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			far := func(a, b Point) float64 { return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) }
			opponent, own := math.Inf(1), math.Inf(1)
			for seed := range uint64(300) {
				s := board(t, c.dialect, func(m *Map) {
					m.StartCells, m.Starts = 2, make([]Point, 8)
					if c.edit != nil {
						c.edit(m)
					}
				}, Cell{ID: 1, At: Point{150, 100}, Mass: 60}, Cell{ID: 2, Owner: 1, At: Point{150, 100}, Mass: 80})
				s.rand, s.laws.Rules = rules.Rand{State: seed}, c.rules
				for range seed {
					s.crand.next()
				}
				act(s, Answer{Surrender: true})
				var born []Point
				for _, e := range s.events {
					if e.What == EventReborn {
						born = append(born, e.At)
						opponent = min(opponent, c.gap(far(e.At, Point{150, 100}), 80))
					}
				}
				own = min(own, c.gap(far(born[0], born[1]), 10))
			}
			if opponent < c.least-0.01 || opponent > c.hardly {
				t.Errorf("births keep %.2f from an opponent, want %v", opponent, c.least)
			}
			if (own >= c.least-0.01) != c.fromOwn {
				t.Errorf("births keep %.2f from each other", own)
			}
		})
	}
}

func TestA10_WithoutRoom(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 2, Owner: 1, At: Point{300, 200}, Mass: 390})
		act(s, Answer{Surrender: true})
		// No place is far enough: the farthest corner is used, or nearly.
		c := get(s, 1000)
		if get(s, 2).ID == 0 || c.ID == 0 && firstEvent(t, s, EventReborn).At.X+firstEvent(t, s, EventReborn).At.Y > 60 {
			t.Errorf("the new cell is at %v", firstEvent(t, s, EventReborn).At)
		}
	})
}

// There is room in one of some 57,000 places: the original tries until it has found one.
func TestA10_TheOriginalTriesOn(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 2, Owner: 1, At: Point{0, 0}, Mass: 359})
		s.laws.Rules = 2 // both compare squares
		act(s, Answer{Surrender: true})
		at := firstEvent(t, s, EventReborn).At
		is(t, "far enough", distance2(at, Point{})-359*359 >= 400, d == Original)
	})
}

func TestA11_RepeatedPassesGoByID(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// 5 and 6 both eat, and then both may eat 7, which has not moved: the lower id does.
		s := board(t, d, nil,
			Cell{ID: 5, At: Point{40, 50}, Mass: 19.9}, Cell{ID: 6, Owner: 1, At: Point{80, 50}, Mass: 19.9},
			Cell{ID: 7, Owner: 2, At: Point{60, 50}, Mass: 4})
		s.remains = []Remain{{1, Point{40, 50}, 2}, {2, Point{80, 50}, 2}}
		act(s)
		is(t, "who ate", firstEvent(t, s, EventEat).Cell, uint32(5))
		is(t, "who did not", get(s, 6).Mass, float32(20.9))
	})
}

func TestA12_NonFiniteNumbers(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for _, p := range []Point{{nan, 1}, {1, nan}, {inf, 1}, {1, -inf}} {
			for _, a := range []Answer{move(1, p.X, p.Y), divide(1, p.X, p.Y, 5), lay(1, p.X, p.Y)} {
				s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
				act(s, a)
				is(t, "the refusal", why(s, 1), ErrPlace)
				is(t, "the cell", get(s, 1), Cell{ID: 1, At: Point{50, 50}, Mass: 40})
			}
		}
		for _, c := range []struct {
			mass               float32
			original, document error
		}{{nan, ErrTooSmall, ErrMass}, {inf, ErrHalf, ErrMass}, {-inf, ErrTooSmall, ErrMass}, {-1, ErrTooSmall, ErrMass}, {0.5, ErrTooSmall, ErrTooSmall}, {20.5, ErrHalf, ErrHalf}} {
			s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
			act(s, divide(1, 90, 50, c.mass))
			is(t, "the refusal", why(s, 1), of(d, c.original, c.document))
			is(t, "cells", len(s.cells), 1)
		}
		// A target far off the map is valid.
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 10})
		act(s, move(1, 3e38, 50))
		is(t, "the cell", get(s, 1).At, Point{70, 50})
		// In the original, one so far that the length is infinite is not.
		act(s, move(1, 3e38, 3e38))
		is(t, "the cell", get(s, 1).At == Point{70, 50}, d == Original)
	})
}

func TestA13_Turns(t *testing.T) {
	for _, turns := range []int{0, 1, 3} {
		both(t, func(t *testing.T, d Dialect) {
			s := board(t, d, func(m *Map) { m.Turns = turns })
			s, err := New(rules.Setup{Seats: 2, Options: map[string]string{OptionDialect: d.String(), OptionMap: jsonOf(t, s.laws.Map)}})
			if err != nil {
				t.Fatal(err)
			}
			is(t, "the first number", s.View(0).Turn, of(d, -1, 0))
			is(t, "who acts before the first resolution", s.Acting(), of(d, rules.Seats{}, of2(turns == 0, rules.Seats{}, rules.AllSeats(2))))
			resolutions := 0
			for ; s.Result() == nil; resolutions++ {
				act(s)
			}
			is(t, "resolutions", resolutions, of(d, turns+1, turns))
			is(t, "the last number", s.View(0).Turn, turns)
			// Ten of mass in every term.
			is(t, "the score", s.players[0].Score, uint64(10*of(d, turns+2, turns+1)))
		})
	}
}

func of2[T any](yes bool, a, b T) T {
	if yes {
		return a
	}
	return b
}

func jsonOf(t *testing.T, m *Map) string {
	t.Helper()
	b, err := m.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestA14_PlayersWithoutCells(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 2, Owner: 1, At: Point{50, 50}, Mass: 10})
		for range 3 {
			act(s)
		}
		is(t, "cells", s.players[0].Cells, 0)
		is(t, "the seat acts", s.Acting().Has(0), true)
		act(s, Answer{Surrender: true})
		is(t, "cells after the surrender", s.players[0].Cells, 1)
	})
}

func TestA15_FewestPlayers(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		alone := board(t, d, nil).laws.Map // which says 1
		s, err := New(rules.Setup{Seats: 1, Options: map[string]string{OptionDialect: d.String(), OptionMap: jsonOf(t, alone)}})
		is(t, "one is enough where the map says so", err == nil, d == Document)
		if err == nil {
			for s.Result() == nil {
				s.Step(nil)
			}
			is(t, "the rank of who plays alone", s.Result().Ranks[0], 1)
		}
		_, err = New(rules.Setup{Seats: 1, Options: map[string]string{OptionDialect: d.String()}})
		is(t, "one on a map for two", err != nil, true)
		m := board(t, d, func(m *Map) { m.MinPlayers = 3 }).laws.Map
		_, err = New(rules.Setup{Seats: 2, Options: map[string]string{OptionDialect: d.String(), OptionMap: jsonOf(t, m)}})
		var refused *rules.SetupError
		is(t, "two are too few", errors.As(err, &refused) && refused.Field == "seats", d == Document)
		if _, err := New(rules.Setup{Seats: 5, Options: map[string]string{OptionDialect: d.String(), OptionMap: jsonOf(t, m)}}); !errors.As(err, &refused) {
			t.Errorf("five on a map for four: %v", err)
		}
	})
}

func TestA16_SeveralActionsForACell(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		act(s, Answer{
			Moves:     []Move{{1, Point{50, 60}}, {1, Point{60, 50}}},
			Divisions: []Division{{1, Point{90, 50}, 30}, {1, Point{90, 50}, 10}, {1, Point{90, 50}, 5}},
			Viruses:   []Laying{{1, Point{0, 0}}},
		})
		if d == Original { // the move was received first
			is(t, "the cell", get(s, 1), Cell{ID: 1, At: Point{50, 60}, Mass: 40})
		} else { // the second division is the first that can be carried out
			is(t, "the cell", get(s, 1), Cell{ID: 1, At: Point{50, 50}, Mass: 30})
			is(t, "the daughter", get(s, 1000).Mass, float32(10))
		}
		is(t, "viruses", len(s.viruses), 0)
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		act(s, Answer{Moves: []Move{{1, Point{50, 60}}}, Viruses: []Laying{{1, Point{90, 50}}}})
		is(t, "viruses before moves", len(s.viruses), of(d, 0, 1))
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 40})
		s.Step([]Action{{Answer: move(1, 50, 60), Then: []Answer{divide(1, 90, 50, 10)}}})
		is(t, "cells after a second answer", len(s.cells), of(d, 1, 2))
	})
}

func TestA17_OrderBetweenPlayers(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		first, second := Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{200, 50}, Mass: 20}
		for _, c := range []struct{ a, b, owner uint32 }{{0, 0, 0}, {1, 0, 1}, {0, 1, 0}, {7, 7, 0}} {
			s := board(t, d, nil, first, second)
			x, y := divide(1, 50, 90, 5), divide(2, 200, 90, 5)
			x.Rank, y.Rank = c.a, c.b
			act(s, x, y)
			is(t, "whose daughter comes first", get(s, 1000).Owner, rules.Seat(c.owner))
		}
	})
}

func TestA18_Tangent(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// A direction of 5e-7 counts as none in the original: the daughter appears on her mother, and
		// merges at once.
		s := board(t, d, nil, Cell{ID: 1, At: Point{0.5, 50}, Mass: 20})
		act(s, divide(1, 0.5+5e-7, 50, 5))
		is(t, "cells", len(s.cells), of(d, 1, 2))
		if d == Document {
			is(t, "the daughter", get(s, 1000).At, Point{20.5, 50})
		}
		// Its own place as a target is up.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20})
		act(s, divide(1, 50, 50, 5))
		is(t, "the daughter above", get(s, 1000).At, Point{50, 30})
		// Satellites of 1/2, raised to 2, are placed at the radius of the one or the other.
		s = board(t, d, func(m *Map) { m.MinMass = 2 }, Cell{ID: 1, At: Point{50, 50}, Mass: 12})
		s.viruses = []Virus{{2, Point{51, 50}}}
		act(s)
		if d == Original {
			is(t, "a satellite", get(s, 1000), Cell{ID: 1000, At: Point{52.5, 50}, Mass: 2, Isolated: 6})
		} else {
			is(t, "satellites", firstEvent(t, s, EventExplode).Count, 0) // A19
		}
		s = board(t, d, func(m *Map) { m.MaxMass = 40; m.VirusMass = 0 }, Cell{ID: 1, At: Point{100, 100}, Mass: 40})
		s.viruses = []Virus{{2, Point{101, 100}}}
		act(s)
		is(t, "a satellite", get(s, 1000).At, Point{125, 100})
	})
}

func TestA19_LightSatellites(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 14})
		s.viruses = []Virus{{2, Point{51, 50}}}
		act(s) // 6 are left; satellites of 3/4
		is(t, "satellites", firstEvent(t, s, EventExplode).Count, of(d, 4, 0))
		is(t, "the mother", get(s, 1).Mass, float32(3))
		if d == Original {
			is(t, "a satellite", get(s, 1000).Mass, float32(1))
		}
		// 16 leave satellites of exactly the least mass.
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 16})
		s.viruses = []Virus{{2, Point{51, 50}}}
		act(s)
		is(t, "satellites of the least mass", firstEvent(t, s, EventExplode).Count, 4)
		is(t, "one of them", get(s, 1000).Mass, float32(1))
	})
}

func TestA20_MovesOffTheMap(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		for _, c := range []struct{ at, target, original, document Point }{
			{Point{50, 5}, Point{62, -11}, Point{62, 0}, Point{53.75, 0}},
			{Point{295, 50}, Point{311, 62}, Point{300, 62}, Point{300, 53.75}},
			{Point{295, 190}, Point{311, 202}, Point{300, 200}, Point{300, 193.75}},
			{Point{50, 0}, Point{66, -12}, Point{66, 0}, Point{50, 0}},
			{Point{0, 0}, Point{-10, -10}, Point{0, 0}, Point{0, 0}},
			{Point{100, 100}, Point{112, 116}, Point{112, 116}, Point{112, 116}},
		} {
			s := board(t, d, nil, Cell{ID: 1, At: c.at, Mass: 10})
			act(s, move(1, c.target.X, c.target.Y))
			is(t, "the cell", get(s, 1).At, of(d, c.original, c.document))
		}
	})
}

func TestA21_EatenCellsAndTheLimit(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		// Cell 1 absorbs 3 and 4 and eats a virus in the same pass.
		s := board(t, d, func(m *Map) { m.MaxCells = 4 },
			Cell{ID: 1, At: Point{100, 100}, Mass: 40}, Cell{ID: 3, At: Point{105, 100}, Mass: 4}, Cell{ID: 4, At: Point{100, 105}, Mass: 4})
		s.viruses = []Virus{{2, Point{110, 100}}}
		act(s)
		is(t, "satellites", firstEvent(t, s, EventExplode).Count, of(d, 1, 3))
		is(t, "cells", s.players[0].Cells, of(d, 2, 4))
	})
}

func TestA22_RanksAndSecondAnswers(t *testing.T) {
	both(t, func(t *testing.T, d Dialect) {
		s := board(t, d, nil,
			Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{200, 50}, Mass: 20}, Cell{ID: 3, At: Point{50, 150}, Mass: 20})
		early, between, late := divide(1, 50, 90, 5), divide(2, 200, 90, 5), divide(3, 50, 110, 5)
		early.Rank, between.Rank, late.Rank = 1, 2, 3
		s.Step([]Action{{Answer: early, Then: []Answer{late}}, {Answer: between}})
		is(t, "the first daughter's owner", get(s, 1000).Owner, rules.Seat(0))
		is(t, "the second's", get(s, 1001).Owner, rules.Seat(1))
		is(t, "the third's", get(s, 1002).Owner, rules.Seat(0))
		// A seat's own answers stay in order, whatever their ranks.
		s = board(t, d, nil,
			Cell{ID: 1, At: Point{50, 50}, Mass: 20}, Cell{ID: 2, Owner: 1, At: Point{200, 50}, Mass: 20}, Cell{ID: 3, At: Point{50, 150}, Mass: 20})
		early.Rank, late.Rank = 3, 1
		s.Step([]Action{{Answer: early, Then: []Answer{late}}, {Answer: between}})
		is(t, "the daughter of the first rank", get(s, 1000).Owner, rules.Seat(1))
		is(t, "where the next is born", get(s, 1001).At, Point{50, 70})
		is(t, "and the last", get(s, 1002).At, Point{50, 130})
		// Two surrenders are both carried out (§5).
		s = board(t, d, nil, Cell{ID: 1, At: Point{50, 50}, Mass: 20})
		s.Step([]Action{{Answer: Answer{Surrender: true}, Then: []Answer{{Surrender: true}}}})
		is(t, "cells", s.players[0].Cells, 1)
		is(t, "ids given", s.next, uint32(1002))
		for _, e := range []error{
			s.Check(0, Action{Then: make([]Answer, MaxAnswers)}),
			s.Check(0, Action{Answer: Answer{Moves: make([]Move, leastEntries+1)}}),
			s.Check(0, Action{Then: []Answer{{Viruses: make([]Laying, leastEntries+1)}}}),
		} {
			is(t, "too much", e, ErrTooMuch)
		}
		is(t, "no seat", s.Check(9, Action{}), ErrNoSeat)
	})
}

// On a map of very many neutral cells a step reports a bounded number of grazings, but all of them
// happen.
func TestGrazingEventsAreBounded(t *testing.T) {
	s, acts := throng(t, 16, 16, 800, 600, 150, 300)
	s.Step(acts)
	if grazed := len(s.away); grazed < 2*maxGrazing || len(s.events) > maxGrazing+len(s.cells) {
		t.Errorf("%d events tell of %d neutral cells that were eaten", len(s.events), grazed)
	}
}
