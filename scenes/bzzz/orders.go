package bzzz

import (
	bots "ludotheque/ai/bzzz"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/ui"
)

// ordered says whether a bee has a standing order.
func (s *Scene) ordered(bee int) bool {
	_, ok := s.orders[bee]
	return ok
}

// obey is what an order asks of a bee now: a move, or a foraging when it is
// next to its flower; ok is false when it waits.
func obey(v *game.View, bee int, o bots.Order) (a game.Action, ok bool) {
	return bots.NextAction(v, bots.Orders{bee: o})
}

// prune drops orders about bees that were taken back, and those of the person
// who looks that are carried out. Others at this screen keep theirs.
func (h *hands) prune(v *game.View) {
	for bee, o := range h.orders {
		if bee >= len(v.Bees) || v.Bees[bee].Owner == v.Seat && o.Done(v, bee) {
			delete(h.orders, bee)
		}
	}
}

// stitch is the thread of an order on the board: the way that the bee means to
// go, with a knot at the flower and at home.
func stitch(v *game.View, bee int, o bots.Order) (t meadow.Thread, ok bool) {
	t.Seat = v.Bees[bee].Owner
	if o.Do == bots.OrderFollow {
		to := &v.Bees[o.Bee]
		t.Points = []ui.Point{{X: float32(v.Bees[bee].X), Y: float32(v.Bees[bee].Y)}, {X: float32(to.X), Y: float32(to.Y)}}
		return t, true
	}
	for _, leg := range bots.Path(v, bee, o) {
		for i, c := range leg {
			if i > 0 || len(t.Points) == 0 {
				t.Points = append(t.Points, ui.Point{X: float32(c.X), Y: float32(c.Y)})
			}
		}
		if len(t.Points) > 0 && o.Do != bots.OrderGuard {
			t.Knots = append(t.Knots, len(t.Points)-1)
		}
	}
	return t, len(t.Points) > 1
}

// freeHome is the free cell of the own zone that is nearest to a bee.
func (s *Scene) freeHome(bee int) (meadow.Cell, bool) {
	v, b := s.v, &s.v.Bees[bee]
	best, at := -1, meadow.Cell{}
	for y := range v.Params.Cells {
		for x := range v.Params.Cells {
			if v.Zone(x, y) != s.eyes || s.isHive(meadow.Cell{X: x, Y: y}) || v.BeeAt(x, y) >= 0 && v.BeeAt(x, y) != bee {
				continue
			}
			d := max(x-b.X, b.X-x) + max(y-b.Y, b.Y-y)
			if b.Kind.Diagonal() {
				d = game.Chebyshev(x, y, b.X, b.Y)
			}
			if best < 0 || d < best {
				best, at = d, meadow.Cell{X: x, Y: y}
			}
		}
	}
	return at, best >= 0
}
