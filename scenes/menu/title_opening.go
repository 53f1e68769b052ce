package menu

import (
	"ludotheque/scenes/ui"
)

// open has fronds, posters and the sentence come some ticks after the first picture, which
// must not wait for their artwork, the longest work of the program's start. Until then
// nothing moves, so that it need not be drawn twice. A browser, which is slow at first,
// makes one tick for each picture; a covered window draws none.
func (t *title) open() {
	const enough, patience = 4, 40
	switch drawn := t.g.P.Drawn(); {
	case t.ticks <= 1:
		t.drawn = drawn
	case t.shown == 0 && drawn > t.drawn:
		t.shown = t.ticks - 1
	}
	if t.opened == 0 && (t.shown > 0 && t.ticks > t.shown+enough || t.ticks > patience) {
		t.opened = t.ticks
	}
	// Where ticks are late the opening would take many times as long as it is meant to.
	t.hurried = t.hurried || t.opened > 0 && t.k.Env.Late()
}

// comes goes from 0 to 1 while a part of the title comes, delay ticks after it opened,
// in the given number of ticks.
func (t *title) comes(delay, ticks int) float32 {
	switch {
	case t.opened == 0:
		return 0
	case t.hurried:
		return 1
	}
	return t.arrived(t.opened+delay, ticks)
}

// enter paints a poster as it is laid on the table when the title opens, one
// after the other. Before that it is not painted at all, so that no frame waits for the
// artwork of five.
func (t *title) enter(i int, paint func()) {
	p := t.g.P
	at := ui.EaseOut(t.comes(2+5*i, 22))
	if at <= 0 {
		return
	}
	if at >= 1 {
		paint()
		return
	}
	p.Fade(at)
	if t.still() {
		paint()
	} else {
		p.Transform(0, 46*(1-at), 0, 1)
		paint()
		p.Pop()
	}
	p.Pop()
}

// paintFrond paints one of the fronds, which come one after the other.
func (t *title) paintFrond(i int, f frond) {
	if at := t.comes(2*i, 10); at > 0 {
		t.g.P.Fade(at)
		paintFrond(t.g, f)
		t.g.P.Pop()
	}
}

// hides reports whether a poster stands before the foot of a frond.
func hides(rects []ui.Rect, x, y float32) bool {
	for _, r := range rects {
		if r.Inset2(-20, 0).Contains(x, y) {
			return true
		}
	}
	return false
}
