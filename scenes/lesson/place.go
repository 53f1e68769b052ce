package lesson

import (
	"math"

	"ludotheque/scenes/ui"
)

// lay gives the card its place: where the scene misses it least, but never over
// what it points at. It stays there as long as that holds.
func (t *Teacher) lay(v ui.View, w, h float32) {
	avoid := ui.Rect{}
	if t.points {
		avoid = t.spot.Inset(-lessonGap)
	}
	room := v.Rect().Inset(lessonEdge)
	if t.laid && t.card.W == w && t.card.H == h && overlap(t.card, avoid) == 0 &&
		t.card.Right() <= room.Right()+1 && t.card.Bottom() <= room.Bottom()+1 {
		return
	}
	wish, ok := t.pupil.Spot("card")
	if !ok {
		wish = room
	}
	mid := ui.Point{X: wish.CX(), Y: wish.CY()}
	best := float32(math.MaxFloat32)
	try := func(x, y float32) {
		r := ui.Rect{X: max(room.X, min(room.Right()-w, x)), Y: max(room.Y, min(room.Bottom()-h, y)), W: w, H: h}
		cost := overlap(r, avoid)*1000 + distance(ui.Point{X: r.CX(), Y: r.CY()}, mid)
		if cost < best {
			best, t.card = cost, r
		}
	}
	try(mid.X-w/2, mid.Y-h/2)
	for i := range 3 {
		for j := range 3 {
			try(room.X+(room.W-w)*float32(i)/2, room.Y+(room.H-h)*float32(j)/2)
		}
	}
	if t.points {
		// Right beside it, on each side.
		try(avoid.X-w, avoid.CY()-h/2)
		try(avoid.Right(), avoid.CY()-h/2)
		try(avoid.CX()-w/2, avoid.Y-h)
		try(avoid.CX()-w/2, avoid.Bottom())
	}
	t.laid = true
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
