package lesson

import "ludotheque/scenes/ui"

// strip is the part of the window reserved for the card.
type strip struct {
	// form is the input of the layout: the layout is kept while it is unchanged.
	form form
	// unit is the number of device pixels per unit of the card, at its own text size.
	unit float32
	// across reports that the strip is along the lower edge; thick is its thickness, in device pixels.
	// oneRow reports that text and keys are side by side.
	across, oneRow bool
	thick          int
	// card is the card's rectangle, goOn, show, before and stop those of its keys, each with a
	// place of its own, in units of the scene; empty if absent.
	card                     ui.Rect
	goOn, show, before, stop ui.Rect
}

// form is the input of the layout.
type form struct {
	w, h       int
	grow, tall float32
	lang       string
	press      bool
}

// Sizes of the card, in its own units.
const (
	pad       = 14
	gap       = 12
	keyHigh   = 40
	howHigh   = 28
	countHigh = 20
	// The width of the keys to demonstrate a step and to go on: at most showWide and nextWide, and at
	// most a share of the window. squareWide is that of those beside them.
	showWide, showShare = 180, 0.18
	nextWide, nextShare = 170, 0.14
	squareWide          = 46
	// leastBeside is the least width of the card for all keys in a row.
	leastBeside = 400
	// longestLine is the largest width of the text in one row.
	longestLine = 900
	// maxGrow is the largest factor by which texts of the card grow with the text size.
	maxGrow = 1.75
	// The largest share of the window for the strip along the lower edge, and along the right one.
	maxLow, maxWide = 0.34, 0.4
)

// Room reserves the card's strip of a window of w by h device pixels, the same for all steps, and
// returns the size left for the game, at the upper left. The strip is at the edge that leaves the
// game's picture larger.
func (t *Teacher) Room(w, h int) (int, int) {
	full := ui.NewView(w, h)
	now := form{w: w, h: h, grow: t.k.TextScale(), lang: t.k.Words.Language(), press: t.k.Prefs.Press}
	if t.k.Env.Coarse {
		now.tall = 44 * float32(t.k.Env.Scale) // a fingertip
	}
	if now != t.form {
		t.form = now
		t.thick = 0
		for grow := min(now.grow, maxGrow); t.thick == 0; grow -= 0.125 {
			t.unit = full.Scale * grow
			t.arrange(w, h, grow <= 0.75)
		}
	}
	if t.across {
		return w, h - t.thick
	}
	return w - t.thick, h
}

// arrange chooses the edge for the strip at the present unit; thick stays 0 if it would be too thick,
// unless anywhere is true.
func (t *Teacher) arrange(w, h int, anywhere bool) {
	best := float32(0)
	try := func(across, oneRow bool, thick float32) {
		px, left := int(thick+0.999), ui.View{}
		if across {
			left = ui.NewView(w, h-px)
		} else {
			left = ui.NewView(w-px, h)
		}
		fits := across && thick <= maxLow*float32(h) || !across && thick <= maxWide*float32(w)
		if (fits || anywhere) && left.Scale > best {
			best, t.across, t.oneRow, t.thick = left.Scale, across, oneRow, px
		}
	}
	u := t.unit
	if text := t.rowText(float32(w)); text > 320*u {
		try(true, true, max(t.tallest(text), (howHigh+gap)*u+t.key())+2*pad*u)
	}
	beside := func(wide float32) float32 {
		rest := (countHigh+howHigh+3*gap+2*pad)*u + t.key()
		if wide < leastBeside*u {
			rest += gap*u + t.key()
		}
		return t.tallest(wide-2*pad*u) + rest
	}
	try(true, false, beside(float32(w)))
	for wide := 300 * u; wide <= maxWide*float32(w); wide += 20 {
		if beside(wide) <= float32(h) {
			try(false, false, wide)
			break
		}
	}
}

// key returns the height of a key, in device pixels.
func (t *Teacher) key() float32 { return max(keyHigh*t.unit, t.form.tall) }

// wides returns the widths of the keys to demonstrate a step and to go on in one row with the text, in
// device pixels.
func (t *Teacher) wides(w float32) (show, next float32) {
	return min(showWide*t.unit, showShare*w), min(nextWide*t.unit, nextShare*w)
}

// rowText returns the width of the text in one row with the keys, in device pixels.
func (t *Teacher) rowText(w float32) float32 {
	show, next := t.wides(w)
	return min(longestLine*t.unit, w-(2*pad+2*squareWide+4*gap)*t.unit-show-next)
}

// tallest returns the height of the longest text of the lesson at a width, in device pixels.
func (t *Teacher) tallest(w float32) float32 {
	p := t.k.P
	scale, most := p.View().Scale, float32(0)
	for i := range t.steps {
		most = max(most, p.TextHeight(t.k.Say(t.said(&t.steps[i])), t.sized(lessonText), w/scale)*scale)
	}
	return most
}

// sized returns a type of the card for the painter's present scale and text size.
func (t *Teacher) sized(of ui.Type) ui.Type {
	p := t.k.P
	return of.Sized(of.Size * t.unit / p.View().Scale / p.TextScale)
}

// Strip returns the rectangle of the card's strip in the window, in device pixels.
func (t *Teacher) Strip() ui.Rect {
	w, h, thick := float32(t.form.w), float32(t.form.h), float32(t.thick)
	if t.across {
		return ui.Rect{X: 0, Y: h - thick, W: w, H: thick}
	}
	return ui.Rect{X: w - thick, Y: 0, W: thick, H: h}
}

// laid lays out the card and its keys, in units of the scene, and returns the rectangles of the text,
// the keys' line and the count.
func (t *Teacher) laid() (said, how, count ui.Rect) {
	scale := t.k.P.View().Scale
	px := func(x, y, w, h float32) ui.Rect {
		return ui.Rect{X: x / scale, Y: y / scale, W: w / scale, H: h / scale}
	}
	w, u, box := float32(t.form.w), t.unit, t.Strip()
	t.card = px(box.X, box.Y, box.W, box.H)
	in, key := box.Inset(pad*u), t.key()
	square, gap := squareWide*u, gap*u
	if t.oneRow {
		text := t.rowText(w)
		show, next := t.wides(w)
		in.X += max(0, (in.W-text-2*square-show-next-4*gap)/2) // in the middle of a wide window
		said = ui.Rect{X: in.X + square + gap, Y: in.Y, W: text, H: in.H}
		keys := ui.Rect{X: said.Right() + gap, Y: in.CY() - (key+howHigh*u+gap)/2, W: show + next + square + 2*gap, H: key}
		count = ui.Rect{X: in.X, Y: keys.Y, W: square, H: howHigh * u}
		how = ui.Rect{X: keys.X, Y: keys.Y, W: keys.W, H: howHigh * u}
		keys.Y += howHigh*u + gap
		t.before = px(in.X, keys.Y, square, key)
		t.show = px(keys.X, keys.Y, show, key)
		t.goOn = px(keys.X+show+gap, keys.Y, next, key)
		t.stop = px(keys.Right()-square, keys.Y, square, key)
	} else {
		foot := in.Bottom() - key
		t.before = px(in.X, foot, square, key)
		t.stop = px(in.Right()-square, foot, square, key)
		left, wide := in.X+square+gap, in.W-2*(square+gap)
		if box.W < leastBeside*u {
			foot -= key + gap
			left, wide = in.X, in.W
		}
		next := (wide - gap) * nextShare / (showShare + nextShare)
		t.show = px(left, foot, wide-gap-next, key)
		t.goOn = px(left+wide-next, foot, next, key)
		how = ui.Rect{X: in.X, Y: foot - howHigh*u - gap, W: in.W, H: howHigh * u}
		count, in = in.CutTop(countHigh*u, gap)
		said = ui.Rect{X: in.X, Y: in.Y, W: in.W, H: how.Y - gap - in.Y}
	}
	if !t.shows() {
		t.show = ui.Rect{}
	}
	if !t.reads() {
		t.goOn = ui.Rect{}
	}
	if t.back >= t.at {
		t.before = ui.Rect{}
	}
	return px(said.X, said.Y, said.W, said.H), px(how.X, how.Y, how.W, how.H), px(count.X, count.Y, count.W, count.H)
}
