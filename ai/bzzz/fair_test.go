package bzzz

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// inMirror returns what seat p would see in the mirror image of v, at the same point of its own turn.
func inMirror(v *bzzz.View, p rules.Seat) *bzzz.View {
	m := *v
	last := v.Params.Cells - 1
	sx, sy := facing(p)
	at := func(x, y int) (int, int) {
		if sx < 0 {
			x = last - x
		}
		if sy < 0 {
			y = last - y
		}
		return x, y
	}
	m.Seat, m.Current, m.Turn = p, p, v.Turn+int(p)
	m.Bees = append([]bzzz.Bee(nil), v.Bees...)
	for i := range m.Bees {
		b := &m.Bees[i]
		b.X, b.Y = at(b.X, b.Y)
		b.Owner = corners[p][b.Owner]
		if b.Wake != 0 { // the same number of turns from now
			b.Wake += m.OwnTurn(b.Owner) - v.OwnTurn(v.Bees[i].Owner)
		}
	}
	m.Flowers = append([]bzzz.Flower(nil), v.Flowers...)
	for f := range v.Flowers {
		m.Flowers[own(p, f)].Nectar = v.Flowers[f].Nectar
	}
	for q := range v.Stocks {
		m.Stocks[corners[p][q]] = v.Stocks[q]
	}
	return &m
}

// turned returns the mirror image for seat p of an action of seat 0.
func turned(a bzzz.Action, p rules.Seat) bzzz.Action {
	sx, sy := facing(p)
	switch a.Do {
	case bzzz.Move:
		return bzzz.MoveBee(a.Bee, sx*a.DX, sy*a.DY)
	case bzzz.Forage:
		return bzzz.ForageFlower(a.Bee, own(p, a.Flower))
	}
	return a
}

// No corner has an advantage: every seat does the mirror image of what seat 0 does.
func TestEverySeatPlaysAsItsMirrorImage(t *testing.T) {
	for _, l := range Levels {
		var players [4]chooser
		for p := range players {
			players[p] = New(l, uint64(p))
		}
		asked, last := 0, -1
		table(t, 9, players, func(s *bzzz.State) {
			v := s.View(0)
			if s.Acting() != rules.Only(0) || v.Phase != bzzz.PhaseLay || v.Laid || v.Turn == last || v.Turn/4%4 != 0 {
				return
			}
			last = v.Turn
			asked++
			for p := rules.Seat(1); p < bzzz.Players; p++ {
				m := inMirror(v, p)
				a, _ := New(l, 5).Choose(t.Context(), v)
				b, _ := New(l, 5).Choose(t.Context(), m)
				if turned(a, p) != b {
					t.Errorf("%s, turn %d: seat 0 does %v, and seat %d in the mirror %v", l, v.Turn, a, p, b)
				}
			}
		})
		if asked < 5 {
			t.Errorf("%s was asked %d times", l, asked)
		}
	}
}
