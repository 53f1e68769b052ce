package lesson

import (
	"math"

	"ludotheque/scenes/ui"
)

// form is what the form of a card hangs on: as long as it stays, so does the card.
type form struct {
	view             ui.View
	said             string
	width, grow, how float32
}

// wider are the widths that a card tries, as parts of its usual one: a wide one is
// low, and may have room above or below what it speaks of.
var wider = [...]float32{1, 1.35, 1.8, 2.5}

// lay gives the card its place: where the scene misses it least, but never over
// what it speaks of. It stays there as long as that holds. High is how high it is in
// a width.
func (t *Teacher) lay(v ui.View, of form, high func(w float32) float32) {
	of.view = v
	room := v.Rect().Inset(lessonEdge)
	if t.laid && t.form == of && t.covered(t.card) == 0 {
		return
	}
	t.form, t.laid = of, true
	wish, ok := t.pupil.Spot("card")
	if !ok {
		wish = room
	}
	best := float32(math.MaxFloat32)
	for i, k := range wider {
		w := min(of.width*k, room.W)
		h := high(w)
		if i > 0 && (h > room.H || best < covering) {
			continue
		}
		if at, cost := t.place(room, wish, w, min(h, room.H)); cost < best {
			best, t.card = cost, at
		}
	}
}

// covering is what it costs to cover a square unit of what the card speaks of: more
// than any way.
const covering = 1e5

// place is the best place of a card of w by h in a room, and what it costs: how far it
// lies from where it is missed least, and what it covers.
func (t *Teacher) place(room, wish ui.Rect, w, h float32) (at ui.Rect, best float32) {
	best = math.MaxFloat32
	mid := ui.Point{X: wish.CX(), Y: wish.CY()}
	try := func(x, y float32) {
		r := ui.Rect{X: max(room.X, min(room.Right()-w, x)), Y: max(room.Y, min(room.Bottom()-h, y)), W: w, H: h}
		if cost := t.covered(r)*covering + distance(ui.Point{X: r.CX(), Y: r.CY()}, mid); cost < best {
			best, at = cost, r
		}
	}
	try(mid.X-w/2, mid.Y-h/2)
	const steps = 7
	for i := range steps {
		for j := range steps {
			try(room.X+(room.W-w)*float32(i)/(steps-1), room.Y+(room.H-h)*float32(j)/(steps-1))
		}
	}
	for _, c := range t.clear {
		// Right beside it, on each side.
		avoid := c.Inset(-lessonGap)
		try(avoid.X-w, avoid.CY()-h/2)
		try(avoid.Right(), avoid.CY()-h/2)
		try(avoid.CX()-w/2, avoid.Y-h)
		try(avoid.CX()-w/2, avoid.Bottom())
	}
	return at, best
}

// covered is how much a card at a place covers of what it must keep free: what it
// speaks of, with some room around; and, by the key that has a step played, the place
// of the key that sent the card before away.
func (t *Teacher) covered(r ui.Rect) float32 {
	all := float32(0)
	for _, c := range t.clear {
		all += overlap(r, c.Inset(1-lessonGap))
	}
	if !t.step().reads() {
		keys := ui.Rect{X: r.X, Y: r.Bottom() - 60*min(t.form.grow, 1.4), W: r.W * 0.55, H: 60 * min(t.form.grow, 1.4)}
		all += overlap(keys, t.before)
	}
	return all
}

// overlap is the area that two boxes share.
func overlap(a, b ui.Rect) float32 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

func distance(a, b ui.Point) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}
