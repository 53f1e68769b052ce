package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// The types of the card.
var (
	lessonText  = ui.Body.Sized(ui.SizeText)
	lessonCount = ui.SmallStrong.With(ui.Second)
	lessonKey   = ui.ButtonText.Sized(ui.SizeText)
)

// Measures of the card, in units.
const (
	lessonWide = 344
	// lessonLeast is the narrowest place that a card keeps to.
	lessonLeast = 268
	lessonPad   = 18
	lessonCap   = 28
	// lessonGap is what stays free around the place that is pointed at.
	lessonGap = 16
	// lessonEdge is what stays free along the edges of the window.
	lessonEdge = 14
)

// Paint paints the card, the ring around what it points at and the arrow to it,
// over what the scene has painted.
func (t *Teacher) Paint(g *ui.Gui) {
	t.follow()
	if t.away {
		return
	}
	p, v := g.P, g.P.View()
	s := t.step()
	said := t.k.Say(s.Words)
	if t.k.Prefs.Press {
		// It is said otherwise to who holds nothing, where that matters.
		if !s.Once.IsZero() {
			said = t.k.Say(s.Once)
		}
	}
	grow := p.TextScale
	w := min(lessonWide*(1+0.45*(grow-1)), v.W-2*lessonEdge)
	if wish, ok := t.pupil.Spot("card"); ok && wish.W >= lessonLeast {
		w = min(w, wish.W)
	}
	in := w - 2*lessonPad
	text := p.TextHeight(said, lessonText, in)
	how := float32(0)
	if t.hasHow() {
		how = lessonCap*min(grow, 1.25) + 10
	}
	row := 34 * min(grow, 1.4)
	head := 26 * min(grow, 1.5)
	h := min(lessonPad+head+text+how+12+row+lessonPad-4, v.H-2*lessonEdge)
	t.lay(v, w, h)

	p.On(ui.OverTop)
	defer p.Pop()
	still := g.Motion == ui.Reduced
	at := ui.EaseOut(float32(t.age) / 12)
	if t.points {
		t.paintSpot(p, still, at)
	}
	r := t.card
	if !still {
		r = r.Move(0, 10*(1-at))
	}
	p.Fade(at)
	defer p.Pop()
	p.Sheet(r, ui.Panel.Of("step", t.at).Raised(1))
	box := r.Inset(lessonPad)
	line, rest := box.CutTop(head-4, 4)
	t.paintHead(p, line)
	body := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - how - row - 8}
	low := p.Paragraph(said, body, lessonText, ui.Left)
	if how > 0 {
		t.paintHow(g, rest.X, low+8, rest.W)
	}
	t.paintKeys(g, ui.Rect{X: box.X, Y: r.Bottom() - lessonPad + 4 - row, W: box.W, H: row})
}

// paintHead paints how far the lesson is: a disc a step, and in figures.
func (t *Teacher) paintHead(p *ui.Painter, r ui.Rect) {
	all := len(t.steps)
	count := t.k.Say(words.LearnProgress(t.at+1, all))
	kind := p.Fit(count, lessonCount, r.W*0.4)
	cw := p.Width(count, kind)
	p.Label(count, ui.Rect{X: r.Right() - cw - 1, Y: r.Y, W: cw + 2, H: r.H}, kind, ui.Left)
	gap := min(17, (r.W-cw-20)/float32(all))
	for i := range all {
		c, size := ui.Trough, float32(4.5)
		switch {
		case i < t.at || i == t.at && t.done > 0:
			c = ui.Ink
		case i == t.at:
			c, size = ui.Accent, 6
		}
		p.Disc(r.X+6+gap*float32(i), r.CY(), size, size, ui.Sheet{Color: c, Waver: 0.3, Lift: -1, NoRim: true})
	}
}

// hasHow says whether the step names a key or a gesture for the device in use.
func (t *Teacher) hasHow() bool {
	s := &t.step().How
	switch {
	case t.k.TouchInUse():
		return !s.Touch.IsZero()
	case t.k.Env.Hands.Asked() == input.Mouse:
		return !s.Mouse.IsZero()
	case s.Keyed && !t.k.PadInUse():
		return true
	}
	return len(s.Buttons) > 0
}

// paintHow names the keys of the device in use, or says what to do with a pointer.
func (t *Teacher) paintHow(g *ui.Gui, x, y, w float32) {
	p := g.P
	s := &t.step().How
	high := lessonCap * min(p.TextScale, 1.25)
	mouse := t.k.Env.Hands.Asked() == input.Mouse
	if mouse || t.k.TouchInUse() {
		key, icon := s.Mouse, "icons/mouse"
		if t.k.TouchInUse() {
			key, icon = s.Touch, "icons/touch"
		}
		p.Art(icon, x+high*0.4, y+high/2, ui.ArtStyle{Height: high * 0.86, Ink: ui.Ink})
		p.Label(t.k.Say(key), ui.Rect{X: x + high + 4, Y: y, W: w - high - 4, H: high}, ui.SmallStrong, ui.Left)
		return
	}
	for l := range t.caps() {
		x += t.k.Cap(g, l, x, y+high/2, high, true) + 5
	}
}

// caps are the keys or buttons of a step on the device in use.
func (t *Teacher) caps() func(yield func(input.Label) bool) {
	s := &t.step().How
	return func(yield func(input.Label) bool) {
		if s.Keyed && !t.k.PadInUse() {
			yield(t.k.Env.Hands.KeyLabel(s.Key))
			return
		}
		for _, b := range s.Buttons {
			if l, ok := t.k.Env.Hands.Hint(b); ok && !yield(l) {
				return
			}
		}
	}
}

// paintKeys paints the keys that go on and that end the lesson. They are for
// pointers: the focus of a game's own keys stays where it is.
func (t *Teacher) paintKeys(g *ui.Gui, r ui.Rect) {
	left, right := r.CutLeft(r.W*0.43, 10)
	t.stop, t.goOn = left, right
	read := t.step().reads()
	last := t.at == len(t.steps)-1
	stop, next := words.LearnQuit(), words.LearnSkip()
	switch {
	case t.done > 0 || read && !last:
		next = words.LearnNext()
	case last:
		next = words.LearnPlay()
	}
	t.paintKey(g, left, t.k.Say(stop), stopKey, false)
	t.paintKey(g, right, t.k.Say(next), nextKey, read || t.done > 0)
}

// paintKey paints one of the card's keys with what does the same on the keyboard
// or a pad.
func (t *Teacher) paintKey(g *ui.Gui, r ui.Rect, said string, key ebiten.Key, main bool) {
	p, h := g.P, g.Hands()
	over := r.Contains(h.X, h.Y)
	paper, kind := ui.KeySand, lessonKey
	if main {
		paper, kind = ui.Accent, lessonKey.With(ui.White)
	}
	lift := float32(0)
	if over && h.Down {
		lift, r = -1, r.Move(0, 1)
	} else if over {
		lift = 0.3
	}
	p.Sheet(r, ui.Key.In(paper).Of("key", int(key)).Raised(lift))
	box := r.Inset2(8, 2)
	label, shown := t.labelOf(key, main)
	if shown {
		high := r.H - 12
		cw := t.k.LabelWidth(g, label, high)
		if left := box.W - cw - 6; p.Width(said, p.Fit(said, kind, left)) <= left {
			t.k.Cap(g, label, box.Right()-cw, r.CY(), high, !main)
			box.W = left
		}
	}
	p.Label(said, box, kind, ui.Center)
}

// labelOf is what does the same as one of the card's keys on the device in use.
func (t *Teacher) labelOf(key ebiten.Key, main bool) (input.Label, bool) {
	switch {
	case t.k.TouchInUse() || t.k.Env.Hands.Asked() == input.Mouse:
		return input.Label{}, false
	case main && t.step().reads() && t.done == 0:
		return t.k.Env.Hands.Hint(input.A)
	case t.k.PadInUse():
		return t.k.Env.Hands.Hint(input.Start) // the pause sheet has both
	}
	return t.k.Env.Hands.KeyLabel(key), true
}

// unbroken is a dash that is longer than any ring.
const unbroken = 1e5

// paintSpot paints a ring around what is pointed at, and an arrow from the card.
func (t *Teacher) paintSpot(p *ui.Painter, still bool, at float32) {
	r := t.spot.Inset(-7)
	if !still {
		beat := float32(t.age%60) / 60
		r = r.Inset(-4 * ui.EaseInOut(1-2*max(beat-0.5, 0.5-beat)))
	}
	radius := min(14, min(r.W, r.H)/2)
	p.Fade(at)
	defer p.Pop()
	p.DashedRect(r, radius, 8, unbroken, 1, ui.White)
	p.DashedRect(r, radius, 4.5, 13, 5, ui.Accent)
	from, to, far := between(t.card, r)
	if far < 30 {
		return
	}
	dx, dy := (to.X-from.X)/far, (to.Y-from.Y)/far
	to = ui.Point{X: to.X - 5*dx, Y: to.Y - 5*dy}
	const long, wide = 15, 9
	neck := ui.Point{X: to.X - long*dx, Y: to.Y - long*dy}
	left := ui.Point{X: neck.X - wide*dy, Y: neck.Y + wide*dx}
	right := ui.Point{X: neck.X + wide*dy, Y: neck.Y - wide*dx}
	for _, pass := range [...]struct {
		width float32
		color ui.Color
	}{{10, ui.White}, {5.5, ui.Accent}} {
		p.Line(from.X, from.Y, to.X, to.Y, pass.width, pass.color)
		p.Line(left.X, left.Y, to.X, to.Y, pass.width, pass.color)
		p.Line(right.X, right.Y, to.X, to.Y, pass.width, pass.color)
	}
}

// between is the line between two boxes, from edge to edge, and its length.
func between(a, b ui.Rect) (from, to ui.Point, far float32) {
	x := max(a.X, min(a.Right(), b.CX()))
	y := max(a.Y, min(a.Bottom(), b.CY()))
	from = ui.Point{X: x, Y: y}
	to = ui.Point{X: max(b.X, min(b.Right(), x)), Y: max(b.Y, min(b.Bottom(), y))}
	return from, to, distance(from, to)
}
