package ui

import "slices"

// Thing describes something on a screen that can be used, for tests that play the program by one
// device from outside.
type Thing struct {
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

// Things appends to list what can be used in this tick, in focus order, then the spots. Call it after
// the widgets and before the next Begin.
func (g *navigator) Things(list []Thing) []Thing {
	for i := range g.items {
		if it := &g.items[i]; it.layer >= g.modal {
			list = append(list, Thing{ID: it.id, Rect: it.rect, Seen: it.seen, List: it.list, Area: it.area, Entry: it.entry, Slides: it.slides})
		}
	}
	for i := range g.spots {
		if it := &g.spots[i]; it.layer >= g.modal {
			list = append(list, Thing{ID: it.id, Rect: it.rect, Seen: it.seen, List: it.list, Spot: true, Taken: inAny(g.taken, it.rect.CX(), it.rect.CY())})
		}
	}
	return list
}

// Spot registers a place that only a pointer or a finger presses, with hit tests by the scene: see
// [Thing].
func (g *navigator) Spot(id ID, r Rect) {
	seen := r
	if g.list != (ID{}) {
		seen = r.common(g.listArea)
	}
	g.spots = append(g.spots, item{id: id, rect: r, seen: seen, layer: g.modal, list: g.list})
}

// Neighbour returns the index of the thing to which a step of the focus goes from the thing at from,
// right and down positive; from itself if there is none, or if it uses the step itself. It is what
// [Gui] does with [Hands].
func Neighbour(list []Thing, from, dx, dy int) int {
	if list[from].Slides {
		if dx != 0 {
			return from
		}
		list = slices.Clone(list)
		list[from].Rect = list[from].flat()
	}
	stays := list[from].goesOn(list, dy)
	var best nearest
	for i := range list {
		if i == from || list[i].Spot || stays && list[i].List != list[from].List {
			continue
		}
		at, to := list[from].Rect, list[i].Rect
		if list[i].List != list[from].List {
			at, to = inView(at, list[from].Area), list[i].Seen
		}
		if to.W > 0 && to.H > 0 {
			best.consider(i, at, to, dx, dy)
		}
	}
	var inList nearestInList
	for i := range list {
		if t := &list[i]; dx != 0 && !best.found && !t.Spot && t.List != (ID{}) && t.List != list[from].List {
			inList.consider(i, list[from].Rect, t.Seen, dx)
		}
	}
	if !best.found {
		best = nearest(inList)
	}
	if !best.found {
		return from
	}
	if e := list[best.at].Entry; e != list[from].Entry {
		if entry := slices.IndexFunc(list, func(t Thing) bool { return t.ID == e }); entry >= 0 {
			return entry
		}
	}
	return best.at
}

// goesOn reports whether the scrolled area of a thing has more things farther up (-1) or down (1) than
// are visible.
func (t *Thing) goesOn(list []Thing, dy int) bool {
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
