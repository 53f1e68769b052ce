package menu

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

// Draw as in [scenes.Scene].
func (t *title) Draw(dst *ebiten.Image) {
	t.screen.Draw(dst)
	t.pictures++
}

// open lets fronds and posters come when some pictures have been drawn: their artwork is
// the longest work of the program's start, and nobody waits for it before a first picture
// is there. Ticks do not tell, since a browser that is slow at first makes several of them
// between two pictures; a window that nobody sees draws none.
func (t *title) open() {
	const enough, patience = 4, 40
	if t.opened == 0 && (t.pictures >= enough || t.ticks > patience) {
		t.opened = t.ticks
	}
}

// comes goes from 0 to 1 while a part of the title comes, delay ticks after it opened,
// in the given number of ticks.
func (t *title) comes(delay, ticks int) float32 {
	if t.opened == 0 {
		return 0
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

// hides says whether a poster stands before the foot of a frond.
func hides(rects []ui.Rect, x, y float32) bool {
	for _, r := range rects {
		if r.Inset2(-20, 0).Contains(x, y) {
			return true
		}
	}
	return false
}
