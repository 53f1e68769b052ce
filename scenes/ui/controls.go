package ui

// Control describes something on a screen that can be used, for tests that play the program by one
// device from outside.
type Control struct {
	ID
	// Rect is in units.
	Rect
	// Seen is its visible part, if it is in the scrolled area List, which is visible in Area.
	Seen Rect
	List ID
	Area Rect
	// Entry is where a step from outside its focus group leads, if it is in one.
	Entry ID
	// Slides: it uses left and right itself while it has the focus.
	Slides bool
	// Spot: only a pointer or a finger can press it; keys and gamepads have another way.
	Spot bool
	// Taken: a spot where the scene does its own hit tests for fingers, see Takes.
	Taken bool
}

// Controls appends to list what can be used in this tick, in focus order, then the spots. Call it after
// the widgets and before the next Begin.
func (g *navigator) Controls(list []Control) []Control {
	for i := range g.items {
		if it := &g.items[i]; it.layer >= g.modal {
			list = append(list, Control{ID: it.id, Rect: it.rect, Seen: it.seen, List: it.list, Area: it.area, Entry: it.entry, Slides: it.slides})
		}
	}
	for i := range g.spots {
		if it := &g.spots[i]; it.layer >= g.modal {
			list = append(list, Control{ID: it.id, Rect: it.rect, Seen: it.seen, List: it.list, Spot: true, Taken: inAny(g.taken, it.rect.CX(), it.rect.CY())})
		}
	}
	return list
}

// Spot registers a place that only a pointer or a finger presses, with hit tests by the scene: see
// [Control].
func (g *navigator) Spot(id ID, r Rect) {
	seen := r
	if g.list != (ID{}) {
		seen = r.common(g.listArea)
	}
	g.spots = append(g.spots, item{id: id, rect: r, seen: seen, layer: g.modal, list: g.list})
}

// Neighbour returns the index of the control to which a step of the focus goes from the control at from,
// right and down positive; from itself if there is none, or if it uses the step itself. It is what
// [Gui] does with [Input].
func Neighbour(list []Control, from, dx, dy int) int {
	items := make([]item, len(list))
	for i := range list {
		if t := &list[i]; !t.Spot {
			items[i] = item{id: t.ID, rect: t.Rect, seen: t.Seen, list: t.List, area: t.Area, entry: t.Entry, slides: t.Slides}
		}
	}
	if to, _ := neighbour(items, items[from], dx, dy, list[from].goesOn(list, dy)); to >= 0 {
		return to
	}
	return from
}

// goesOn reports whether the scrolled area of a control has more controls farther up (-1) or down (1) than
// are visible.
func (t *Control) goesOn(list []Control, dy int) bool {
	if t.List == (ID{}) || dy == 0 {
		return false
	}
	for i := range list {
		if o := &list[i]; o.List == t.List && o.Seen != o.Rect && (o.CY()-t.CY())*float32(dy) > 1 {
			return true
		}
	}
	return false
}
