package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// pieceScale returns how much smaller than its cell whatever stands on the board is shown:
// a close-up brings bees nearer together than they would stand.
func (f *Frame) pieceScale() float32 {
	if f.Skirmish == nil {
		return 1
	}
	s, _, _ := f.geometry()
	return 1 + (min(nearBee, beeOfCell*s)/s-1)*f.Skirmish.Dim
}

// inside reports whether what is written at a cell is whole: in a close-up the edge may
// cut it.
func (f *Frame) inside(x, y float32) bool {
	if f.Skirmish == nil {
		return true
	}
	s, ox, oy := f.geometry()
	px, py := ox+(x+0.5)*cellSize*s, oy+(y+0.5)*cellSize*s
	r := f.Board.Inset(cellSize * nearBee * 0.7)
	return r.Contains(px, py)
}

// lay gives names, numbers of duels and turns of KO their places, in this order: a
// name lies under its bee, a number in the middle of its link and a disc at the upper
// right of its bee, unless something else is there.
func (k *skirmish) lay() {
	for i := range k.Fighters {
		x, y := k.at(k.Fighters[i].Bee)
		k.taken = append(k.taken, ui.Centered(x, y, 1.9*k.half, 1.9*k.half))
	}
	for i := range k.Fighters {
		r := k.tagOf(&k.Fighters[i])
		k.tags = append(k.tags, r)
		k.taken = append(k.taken, r)
	}
	s := k.size / nearBee
	// The figure grows with texts; the disc must leave the bee visible.
	side := 2 * 23 * s * min(max(1, k.grown), 1.35)
	for i := range k.Duels {
		r := k.ticketOf(&k.Duels[i])
		k.tickets = append(k.tickets, r)
		if k.Duels[i].Ticket != 0 {
			k.taken = append(k.taken, r)
		}
	}
	for i := range k.Fighters {
		n := &k.Fighters[i]
		r := k.least(n.Bee, side, side, [...]ui.Point{{X: 47 * s, Y: -47 * s}, {X: -47 * s, Y: -47 * s}, {X: 47 * s, Y: 30 * s}, {X: -47 * s, Y: 30 * s}})
		k.discs = append(k.discs, r)
		if n.Struck >= 1 {
			k.taken = append(k.taken, r)
		}
	}
}

// ticketOf returns where the ticket of a duel lies: in the middle of its link, or as near to
// it as there is room.
func (k *skirmish) ticketOf(u *Duel) ui.Rect {
	ax, ay := k.at(u.A)
	bx, by := k.at(u.B)
	mx, my := (ax+bx)/2, (ay+by)/2
	dx, dy := bx-ax, by-ay
	long := max(1, float32(math.Hypot(float64(dx), float64(dy))))
	dx, dy = dx/long, dy/long
	side := TicketSide(k.grown)
	best, least := ui.Rect{}, float32(-1)
	for i, aside := range [...]float32{0, 0.7, -0.7, 1.3, -1.3} {
		r := ui.Centered(mx-dy*aside*side, my+dx*aside*side, side, side)
		cost := float32(i) * side * side / 30
		for _, o := range k.taken[len(k.Fighters):] { // it may touch its bees
			cost += overlap(r.Inset(-2), o)
		}
		if least < 0 || cost < least {
			best, least = r, cost
		}
	}
	return best
}

// least returns the place near a bee where something covers least; the first one is the
// usual one.
func (k *skirmish) least(bee int, w, h float32, offers [4]ui.Point) ui.Rect {
	x, y := k.at(bee)
	own := ui.Centered(x, y, 1.9*k.half, 1.9*k.half)
	best, least := ui.Rect{}, float32(-1)
	for i, at := range offers {
		r := ui.Centered(x+at.X, y+at.Y, w, h)
		r.X = max(k.f.Board.X+4, min(k.f.Board.Right()-r.W-4, r.X))
		r.Y = max(k.f.Board.Y+4, min(k.f.Board.Bottom()-k.Foot-r.H, r.Y))
		cost := float32(i) * w * h / 50
		for _, o := range k.taken {
			if o != own {
				cost += overlap(r, o)
			}
		}
		if i > 0 {
			cost += overlap(r, own.Inset(k.half*0.4))
		}
		if least < 0 || cost < least {
			best, least = r, cost
		}
	}
	return best
}

// tagOf returns where the name of a fighter lies: under it, or beside or above it where that
// would cover another bee.
func (k *skirmish) tagOf(n *Fighter) ui.Rect {
	w := float32(tagWide)
	if n.Stake >= 0 {
		w = stakeWide
	}
	if k.folds(n) {
		w += foldedWide
	}
	w *= k.grown
	h := k.grown * tagHigh
	side := k.half*0.8 + w/2
	return k.least(n.Bee, w, h, [...]ui.Point{{Y: k.half + 8 + h/2}, {X: side, Y: k.half * 0.3}, {X: -side, Y: k.half * 0.3}, {Y: -k.half - 4 - h/2}})
}

// place finds room for a bubble: above its bee, else beside it, else under; the first
// place that touches nothing, or the one that covers least.
func (k *skirmish) place(x, y, w, h float32, n *Fighter) ui.Rect {
	up, side, under := k.half+24*k.grown+h/2, k.half+38*k.grown+w/2, k.half+tagHigh*k.grown+22+h/2
	area := k.f.Board
	area.H -= k.Foot
	best, least := ui.Rect{}, float32(-1)
	for i, c := range [...]ui.Point{{X: 0, Y: -up}, {X: -side, Y: 0}, {X: side, Y: 0}, {X: 0, Y: under},
		{X: -side * 0.6, Y: -up}, {X: side * 0.6, Y: -up}, {X: -side, Y: -up * 0.6}, {X: side, Y: -up * 0.6}, {X: -side, Y: up * 0.6}, {X: side, Y: up * 0.6},
		{X: -side * 0.7, Y: under}, {X: side * 0.7, Y: under}} {
		r := ui.Centered(x+c.X, y+c.Y, w, h)
		r.X = max(area.X+4, min(area.Right()-w-4, r.X))
		r.Y = max(area.Y+4, min(area.Bottom()-h-4, r.Y))
		cost := float32(i) * 2
		for _, o := range k.taken {
			cost += overlap(r.Inset(-4), o)
		}
		for j := range k.Duels {
			cost += k.crosses(r, &k.Duels[j])
		}
		if least < 0 || cost < least {
			best, least = r, cost
		}
	}
	return best
}

// crosses returns how much of a link lies under a rectangle, as if it were 40 wide.
func (k *skirmish) crosses(r ui.Rect, u *Duel) float32 {
	ax, ay := k.at(u.A)
	bx, by := k.at(u.B)
	const parts = 12
	n, all := 0, float32(math.Hypot(float64(bx-ax), float64(by-ay)))
	for i := range parts {
		t := (float32(i) + 0.5) / parts
		if r.Contains(ax+(bx-ax)*t, ay+(by-ay)*t) {
			n++
		}
	}
	return float32(n) / parts * all * 40
}
