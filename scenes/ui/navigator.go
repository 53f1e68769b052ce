package ui

import (
	"math"
	"slices"
)

type item struct {
	id   ID
	rect Rect
	// seen is its visible part, if it is in a scrolled area, or else all of it.
	seen  Rect
	layer Layer
	// slides reports that it uses left and right itself.
	slides bool
	// list is its scrolled area, if any, and area the visible part of that.
	list ID
	area Rect
	// entry is where a step from outside its focus group leads, if it is in one.
	entry ID
}

type anim struct {
	lift  float32
	shake int
	tick  int  // the latest tick in which it was registered
	rect  Rect // its visible rectangle then
}

// navigator knows the controls on the screen, which of them has the focus, and where a step of the focus
// leads.
type navigator struct {
	*session
	items    []item
	last     []item
	spots    []item // pointer-only places of this tick
	wasSpots []item // and of the last
	taken    []Rect // places with the scene's own hit tests, in this tick
	wasTaken []Rect // and in the last
	missX    float32
	missY    float32 // the offset of the present touch from what it presses
	anims    map[ID]*anim
	focus    ID
	focused  bool
	placed   bool // the scene set the focus in this tick
	// The mark of the focus (see Mat) moves from focusFrom to focusTo while focusAge goes from 0 to 1.
	focusFrom    Rect
	focusTo      Rect
	focusAge     float32
	focusShown   bool
	grabbed      ID    // the control on which the pointer was pressed
	grabbing     bool  // and it is still down
	modal        Layer // controls below it cannot be used, in this tick
	wasModal     Layer // and in the last
	scrolls      map[ID]*scroll
	list         ID          // the open scrolled area
	listArea     Rect        // its visible part
	entry        ID          // of the open focus group
	stuck        bool        // the step of this tick led nowhere
	way          []focusStep // the latest steps of the focus
	finalButtons map[ID]*finalButton
	recent       recent // what the user did last
	shown        int    // the painter's ticks up to the last one of this screen
}

// renew starts a tick: input is matched with the controls registered in the last one.
func (g *navigator) renew() {
	g.last, g.items = g.items, g.last[:0]
	g.spots, g.wasSpots = g.wasSpots[:0], g.spots
	g.taken, g.wasTaken = g.wasTaken[:0], g.taken
	g.wasModal, g.modal = g.modal, Ground
}

// step moves the focus by the input.
func (g *navigator) step(h *Input) {
	g.stuck = false
	if h.DX != 0 || h.DY != 0 {
		g.walk(h.DX, h.DY)
	}
	if h.Tab != 0 {
		g.next(h.Tab)
	}
	if h.Moved || h.Pressed {
		// The last control registered is the topmost.
		for i := len(g.last) - 1; i >= 0; i-- {
			it := &g.last[i]
			if it.layer >= g.wasModal && it.seen.Contains(h.X, h.Y) {
				g.Focus(it.id)
				break
			}
		}
	}
	g.focusAge = min(1, g.focusAge+1/9.6)
	g.placed = false
}

// Modal says that from here on controls belong to a dialog: nothing registered before can be used, in
// this tick or the next.
func (g *navigator) Modal() { g.modal = Over }

// Focus gives the focus to id. An Act in this tick, which may have been the reason, does not use it.
func (g *navigator) Focus(id ID) {
	if g.focused && g.focus == id {
		return
	}
	it := g.find(g.last, id)
	if it == nil {
		it = g.find(g.items, id)
	}
	if g.focused && it != nil {
		g.sound("focus", 0)
	}
	g.focus, g.focused, g.placed = id, true, true
	if it != nil {
		g.moveFocusMark(it.rect)
	}
}

// Slides reports whether the focused control uses left and right itself.
func (g *navigator) Slides() bool {
	it := g.find(g.last, g.focus)
	return g.focused && it != nil && it.slides
}

// Focused returns the focused control.
func (g *navigator) Focused() (ID, bool) { return g.focus, g.focused }

func (g *navigator) moveFocusMark(to Rect) {
	if g.focusShown && g.Motion != Reduced {
		g.focusFrom = g.focusMark()
	} else {
		g.focusFrom = to
	}
	g.focusTo, g.focusAge, g.focusShown = to, 0, true
}

func (g *navigator) focusMark() Rect {
	t := EaseOut(g.focusAge)
	a, b := g.focusFrom, g.focusTo
	return Rect{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t, a.W + (b.W-a.W)*t, a.H + (b.H-a.H)*t}
}

func (g *navigator) find(items []item, id ID) *item {
	for i := range items {
		if items[i].id == id {
			return &items[i]
		}
	}
	return nil
}

func (g *navigator) anim(id ID) *anim {
	a := g.anims[id]
	if a == nil {
		a = &anim{}
		g.anims[id] = a
	}
	a.tick = g.tick
	return a
}

// walk moves the focus to the nearest control in a direction.
func (g *navigator) walk(dx, dy int) {
	cur := g.find(g.last, g.focus)
	if !g.focused || cur == nil || cur.layer < g.wasModal {
		for i := range g.last {
			if g.last[i].layer >= g.wasModal {
				g.Focus(g.last[i].id)
				return
			}
		}
		return
	}
	if cur.slides && dx != 0 {
		return
	}
	if id, ok := g.back(dx, dy); ok {
		g.Focus(id)
		return
	}
	reach := slices.DeleteFunc(slices.Clone(g.last), func(it item) bool { return it.layer < g.wasModal })
	to, enters := neighbour(reach, *cur, dx, dy, g.goesOn(cur.list, dy))
	if g.stuck = to < 0; g.stuck {
		return
	}
	from := cur.id
	g.Focus(reach[to].id)
	if enters {
		// A step back would leave out what is between the entry and the way in.
		g.way = g.way[:0]
	} else {
		g.way = append(g.way, focusStep{from, g.focus, dx, dy})
	}
}

// neighbour returns the index of the item to which a step from cur leads, right and down positive, or -1;
// enters says that it is the entry of a group to which cur does not belong. With stays, the step does not
// leave the list of cur.
func neighbour(items []item, cur item, dx, dy int, stays bool) (to int, enters bool) {
	if cur.slides {
		if dx != 0 {
			return -1, false
		}
		cur.rect = cur.rect.flat()
	}
	var best nearest
	for i := range items {
		it := &items[i]
		if it.id == cur.id || stays && it.list != cur.list {
			continue
		}
		from, at := cur.rect, it.rect
		if it.list != cur.list {
			from, at = inView(from, cur.area), it.seen // from outside, a step leads to visible items
		}
		if at.W > 0 && at.H > 0 {
			best.consider(i, from, at, dx, dy)
		}
	}
	var inList nearestInList
	for i := range items {
		if it := &items[i]; dx != 0 && !best.found && it.list != (ID{}) && it.list != cur.list {
			inList.consider(i, cur.rect, it.seen, dx)
		}
	}
	if !best.found {
		best = nearest(inList)
	}
	if !best.found {
		return -1, false
	}
	entry := items[best.at].entry
	if entry == (ID{}) || entry == cur.entry {
		return best.at, false
	}
	if i := slices.IndexFunc(items, func(it item) bool { return it.id == entry }); i >= 0 {
		return i, true
	}
	return best.at, true
}

// flat returns the horizontal centre line of a slider, from which up and down start: since left and
// right are its own, these also lead to controls beside it, a little higher or lower, if nothing is
// straight ahead.
func (r Rect) flat() Rect { return Rect{r.X, r.CY(), r.W, 0} }

// inView returns where r will be once its list has scrolled to show it: a list may still be scrolling
// when the next step leaves it. A control without list stays where it is.
func inView(r, area Rect) Rect {
	if area.H > 0 {
		r.Y = max(area.Y, min(r.Y, area.Bottom()-r.H))
	}
	return r
}

// focusStep is a step that the focus took.
type focusStep struct {
	from, to ID
	dx, dy   int
}

// maxHistory is the number of steps of the focus that can be reversed.
const maxHistory = 16

// back returns where a reversed step leads: up after down returns to the previous control, wherever else
// up would lead. ok is false if the focus came another way.
func (g *navigator) back(dx, dy int) (from ID, ok bool) {
	n := len(g.way)
	if n > 0 && g.way[n-1].to != g.focus {
		g.way, n = g.way[:0], 0
	}
	if n > maxHistory {
		g.way = append(g.way[:0], g.way[n-maxHistory:]...)
		n = maxHistory
	}
	if n == 0 || g.way[n-1].dx != -dx || g.way[n-1].dy != -dy {
		return from, false
	}
	last := g.way[n-1]
	g.way = g.way[:n-1]
	it := g.find(g.last, last.from)
	return last.from, it != nil && it.layer >= g.wasModal
}

// nearest is the best neighbour in a direction so far.
type nearest struct {
	at    int
	score float32
	found bool
}

func (n *nearest) consider(i int, from, to Rect, dx, dy int) {
	s := distance(from, to, float32(dx), float32(dy))
	if s < math.MaxFloat32 && (!n.found || s < n.score) {
		*n = nearest{i, s, true}
	}
}

// nearestInList is the best control inside scrolled areas beside a control, in any row: a step to the left
// or right goes there if nothing is in the same row, so that a short list can be reached from
// everything beside it.
type nearestInList nearest

func (n *nearestInList) consider(i int, from, to Rect, dx int) {
	gap := to.X - from.Right()
	if dx < 0 {
		gap = from.X - to.Right()
	}
	s := gap + float32(math.Abs(float64(to.CY()-from.CY())))
	if to.W > 0 && to.H > 0 && gap >= 0 && (!n.found || s < n.score) {
		*n = nearestInList{i, s, true}
	}
}

// distance scores b as a neighbour of a in a direction; MaxFloat32 if it is none.
func distance(a, b Rect, dx, dy float32) float32 {
	cx, cy := b.CX()-a.CX(), b.CY()-a.CY()
	along := cx*dx + cy*dy
	if along <= 1 || beside(a, b, dx) {
		return math.MaxFloat32
	}
	// Controls that overlap across the direction by at least a quarter are straight ahead.
	var gap, overlap, least float32
	if dx != 0 {
		gap = max(0, max(b.X-a.Right(), a.X-b.Right()))
		overlap, least = min(a.Bottom(), b.Bottom())-max(a.Y, b.Y), min(a.H, b.H)
	} else {
		gap = max(0, max(b.Y-a.Bottom(), a.Y-b.Bottom()))
		overlap, least = min(a.Right(), b.Right())-max(a.X, b.X), min(a.W, b.W)
	}
	across := float32(math.Abs(float64(cx*dy + cy*dx)))
	score := gap + along*0.1 + max(0, -overlap)*4 + across*0.3
	if overlap < least/4 {
		score += aside
	}
	return score
}

// beside reports that b is not in the direction of a step from a, although its centre is farther on:
// more than half of the larger one is beside the other, or b is in another row for a step to the left
// or right.
func beside(a, b Rect, dx float32) bool {
	if dx != 0 {
		gap := max(b.Y-a.Bottom(), a.Y-b.Bottom())
		return gap > min(a.H, b.H)/2 || min(a.Right(), b.Right())-max(a.X, b.X) > max(a.W, b.W)/2
	}
	return min(a.Bottom(), b.Bottom())-max(a.Y, b.Y) > max(a.H, b.H)/2
}

// aside is how much farther away something straight ahead may be, in units, than something off the
// way, and still be chosen.
const aside = 400

func (g *navigator) next(step int) {
	var at, n int
	at = -1
	for i := range g.last {
		if g.last[i].layer >= g.wasModal {
			if g.focused && g.last[i].id == g.focus {
				at = n
			}
			n++
		}
	}
	if n == 0 {
		return
	}
	want := ((at+step)%n + n) % n
	if at < 0 && step < 0 {
		want = n - 1
	}
	for i := range g.last {
		if g.last[i].layer >= g.wasModal {
			if want == 0 {
				g.Focus(g.last[i].id)
				return
			}
			want--
		}
	}
}

// FocusGroup makes the controls that are registered before EndFocusGroup a group, such as a row of
// buttons: a step of the focus from outside leads to entry, whichever of them is nearest.
func (g *navigator) FocusGroup(entry ID) { g.entry = entry }

// EndFocusGroup ends the group of FocusGroup.
func (g *navigator) EndFocusGroup() { g.entry = ID{} }

// Use is how a control is used in this tick.
type Use struct {
	// Focus: it has the focus. Over: the pointer is on it. Held: it was pressed and the press has not
	// ended.
	Focus, Over, Held bool
	// Clicked: it was used, by any device.
	Clicked bool
	// Pressed: a press on it began in this tick.
	Pressed bool
	// DX is a step left or right for a slider.
	DX int
	// Lift is animated from 0 (at rest) to 1 (focused).
	Lift float32
	// Shake is a small sideways offset after a refusal, in units.
	Shake float32
}

// Item registers a control that can have the focus and returns how it is used. One that slides uses left
// and right while it has the focus.
func (g *navigator) Item(id ID, r Rect, slides bool) Use {
	layer := g.modal
	seen := r
	var area Rect
	if g.list != (ID{}) {
		area = g.listArea
		seen = r.common(area)
	}
	g.items = append(g.items, item{id, r, seen, layer, slides, g.list, area, g.entry})
	g.P.sawHandle(id, r)
	u := g.use(id, seen, layer, slides)
	if u.Focus {
		g.followFocus(r)
	}
	a := g.anim(id)
	a.rect = seen
	g.animate(a, &u)
	return u
}

// use returns how a control is used in this tick.
func (g *navigator) use(id ID, r Rect, layer Layer, slides bool) (u Use) {
	if layer < g.wasModal {
		return u
	}
	h := &g.input
	u.Focus = g.focused && g.focus == id
	u.Over = r.Contains(h.X, h.Y)
	if h.Pressed && u.Over && u.Focus {
		g.grabbed, g.grabbing = id, true
		u.Pressed = true
	}
	mine := g.grabbing && g.grabbed == id
	u.Held = mine && h.Down
	u.Clicked = mine && h.Released && u.Over || u.Focus && h.Act && !g.placed || g.recent.wants && g.recent.wanted == id
	if u.Focus && slides {
		u.DX = h.DX
	}
	return u
}

// followFocus keeps the mark under the focused control, which may move.
func (g *navigator) followFocus(r Rect) {
	switch {
	case !g.focusShown:
		g.moveFocusMark(r)
	case g.focusTo != r && g.focusAge >= 1:
		g.focusFrom, g.focusTo = r, r // the control itself moved
	case g.focusTo != r:
		g.focusTo = r
	}
}

// animate animates a control by a tick: it lifts with the focus, and shakes after a refusal.
func (g *navigator) animate(a *anim, u *Use) {
	target := float32(0)
	if u.Focus {
		target = 1
	}
	speed := float32(0.28)
	if g.Motion == Reduced {
		speed = 1
	}
	a.lift += (target - a.lift) * speed
	u.Lift = a.lift
	if a.shake > 0 {
		a.shake--
		if g.Motion != Reduced {
			u.Shake = 4 * float32(math.Sin(float64(a.shake)*1.1)) * float32(a.shake) / 18
		}
	}
}

// Refuse shakes a control and plays the sound of a refusal.
func (g *navigator) Refuse(id ID) {
	g.anim(id).shake = 18
	g.sound("refuse", 0)
}

// focusSeed is the seed of the mat's edge, which changes its size while it moves.
var focusSeed = seedOf(ID{Name: "mat"})

// Mat paints the focus: a mat of white paper on one of the accent colour, over the neighbours. The
// focused control is painted after it, on the same layer, until the caller's Pop.
func (g *navigator) Mat(radius float32) {
	layer := Raised
	switch {
	case g.modal >= Top:
		layer = Top
	case g.modal >= Over:
		layer = OverTop
	}
	g.P.On(layer)
	m := g.focusMark()
	if g.Motion == Reduced {
		g.P.Fade(EaseOut(g.focusAge))
		defer g.P.Pop()
	}
	g.P.Sheet(m.Inset(-10.5), Sheet{Color: Accent, Radius: radius + 6, Waver: 1, Seed: focusSeed, Lift: 1, Gouache: 0.6})
	g.P.Sheet(m.Inset(-5.5), Sheet{Color: White, Radius: radius + 3, Waver: 0.7, Seed: focusSeed, Lift: -1, NoRim: true})
}
