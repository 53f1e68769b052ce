package ui

// A fingertip is larger than many controls on a phone. So a touch beside a control presses the nearest one
// in reach, and a scene can ask for larger places for its own hit tests.

// Takes reserves a rectangle, such as a board, for the scene's own hit tests of fingers: a touch there
// does not press something nearby.
func (g *navigator) Takes(r Rect) { g.taken = append(g.taken, r) }

// Finger returns the rectangle in which a finger presses what is painted in r: at least a fingertip
// wide while a finger is used.
func (g *session) Finger(r Rect) Rect {
	least := 2 * g.input.Reach
	return Centered(r.CX(), r.CY(), max(r.W, least), max(r.H, least))
}

// Carried returns where to paint something of radius around that is being dragged at a position: at
// that position for a mouse; above a finger, or beside it near the upper edge, so that the finger does
// not hide it.
func (g *session) Carried(at Point, around float32) Point {
	away := g.input.Reach + around
	switch {
	case g.input.Reach == 0:
	case at.Y-away-around >= 0:
		at.Y -= away
	case at.X < g.P.View().W/2:
		at.X += away
	default:
		at.X -= away
	}
	return at
}

// Upward returns a rectangle at the foot of the screen, grown upwards to the height a thumb needs: as
// far as there is nothing else, and half the way if something is near.
func (g *navigator) Upward(r Rect) Rect {
	top := r.Bottom() - max(r.H, g.P.Thumb)
	for i := range g.wasTaken {
		if t := g.wasTaken[i]; t.X < r.Right() && t.Right() > r.X && t.Y < r.Y {
			top = max(top, min(r.Y, t.Bottom()))
		}
	}
	for i := range g.last {
		if t := g.last[i].seen; t.X < r.Right() && t.Right() > r.X && t.Y < r.Y {
			top = max(top, min(r.Y, (t.Bottom()+r.Y)/2))
		}
	}
	return Rect{r.X, top, r.W, r.Bottom() - top}
}

// Part returns the rectangle in which pointers press a part of a control, such as an arrow at its end:
// as large as a thumb needs, within most.
func (g *navigator) Part(id ID, r, most Rect) Rect {
	thumb := g.P.Thumb
	if thumb == 0 {
		return r
	}
	w, h := min(max(r.W, thumb), most.W), min(max(r.H, thumb), most.H)
	part := Centered(r.CX(), r.CY(), w, h)
	part.X = max(most.X, min(part.X, most.Right()-w))
	part.Y = max(most.Y, min(part.Y, most.Bottom()-h))
	g.Spot(id, part)
	return part
}

// forgive moves a touch that hits nothing to the nearest control in reach, and keeps the offset until it
// ends.
func (g *navigator) forgive(h *Input) {
	if h.Pressed {
		g.missX, g.missY = 0, 0
		if h.Reach > 0 {
			g.missX, g.missY = g.miss(h.X, h.Y, h.Reach)
		}
	}
	if h.Down || h.Released {
		h.X, h.Y = h.X+g.missX, h.Y+g.missY
	}
}

// miss returns the offset from a touch to the nearest control within reach: 0 if there is none, or if
// the touch hits something.
func (g *navigator) miss(x, y, reach float32) (dx, dy float32) {
	it := aimed(g.last, g.wasSpots, g.wasTaken, g.wasModal, x, y, reach)
	if it == nil {
		return 0, 0
	}
	return it.away(x, y)
}

// Aimed returns what a touch at a position presses, and whether there is anything, of the controls of
// this tick. Call it when Controls is called.
func (g *navigator) Aimed(x, y, reach float32) (ID, bool) {
	it := aimed(g.items, g.spots, g.taken, g.modal, x, y, reach)
	if it == nil {
		return ID{}, false
	}
	return it.id, true
}

// aimed returns the topmost control at a position, or the nearest in reach; nil if there is none.
func aimed(items, spots []item, taken []Rect, modal Layer, x, y, reach float32) *item {
	var best *item
	least := reach * reach
	for _, list := range [2][]item{spots, items} {
		for i := len(list) - 1; i >= 0; i-- {
			it := &list[i]
			if it.layer < modal || it.seen.W <= 0 || it.seen.H <= 0 {
				continue
			}
			if it.seen.Contains(x, y) {
				return it
			}
			if dx, dy := it.away(x, y); dx*dx+dy*dy < least {
				best, least = it, dx*dx+dy*dy
			}
		}
	}
	if modal == Ground && inAny(taken, x, y) {
		return nil
	}
	return best
}

// inAny reports whether a point is in one of several rectangles.
func inAny(list []Rect, x, y float32) bool {
	for i := range list {
		if list[i].Contains(x, y) {
			return true
		}
	}
	return false
}

// away returns the offset from a position to the nearest point strictly inside a control.
func (it *item) away(x, y float32) (dx, dy float32) {
	if it.seen.Contains(x, y) {
		return 0, 0
	}
	in := it.seen.Inset2(min(1, it.seen.W/4), min(1, it.seen.H/4))
	return max(in.X, min(in.Right(), x)) - x, max(in.Y, min(in.Bottom(), y)) - y
}
