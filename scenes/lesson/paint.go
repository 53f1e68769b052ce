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
	t.painted = true
	t.follow()
	if !t.away {
		painter{t}.paint(g)
	}
}

// painter paints the card of a lesson, its keys, and the ring and the arrow.
type painter struct{ *Teacher }

func (t painter) paint(g *ui.Gui) {
	p := g.P
	said := t.k.Say(t.words())
	t.lay(p.View(), t.formed(p, said), func(w float32) float32 { return t.high(p, said, w) })

	g.Spare(t.card)
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
	line, rest := box.CutTop(headHeight(p)-4, 4)
	t.paintHead(p, line)
	row, how := keyHeight(p), t.howHeight(p)
	body := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - how - row - 8}
	low := p.Paragraph(said, body, lessonText, ui.Left)
	if how > 0 {
		t.paintHow(g, rest.X, low+8, rest.W)
	}
	t.paintKeys(g, ui.Rect{X: box.X, Y: r.Bottom() - lessonPad + 4 - row, W: box.W, H: row})
}

// The heights of the card's parts, in units, which grow with the texts.
func headHeight(p *ui.Painter) float32 { return 26 * min(p.TextScale, 1.5) }
func keyHeight(p *ui.Painter) float32  { return 34 * min(p.TextScale, 1.4) }

// howHeight is that of the line that names keys.
func (t painter) howHeight(p *ui.Painter) float32 {
	if !t.hasHow() && t.shown == 0 {
		return 0
	}
	return lessonCap*min(p.TextScale, 1.25) + 10
}

// high is how high the card is that says something in a width.
func (t painter) high(p *ui.Painter, said string, w float32) float32 {
	text := p.TextHeight(said, lessonText, w-2*lessonPad)
	return lessonPad + headHeight(p) + text + t.howHeight(p) + 12 + keyHeight(p) + lessonPad - 4
}

// formed is what the form of the card hangs on.
func (t painter) formed(p *ui.Painter, said string) form {
	w := min(lessonWide*(1+0.45*(p.TextScale-1)), p.View().W-2*lessonEdge)
	if wish, ok := t.pupil.Spot("card"); ok && wish.W >= lessonLeast*min(p.TextScale, 1.45) {
		w = min(w, wish.W)
	}
	return form{said: said, width: w, grow: p.TextScale, how: t.howHeight(p)}
}

// paintHead paints how far the lesson is: a disc a step, and in figures.
func (t painter) paintHead(p *ui.Painter, r ui.Rect) {
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
func (t painter) hasHow() bool {
	s := &t.shownStep().How
	switch {
	case t.k.TouchInUse():
		return !s.Touch.IsZero()
	case t.k.Env.Hands.Asked() == input.Mouse:
		return !s.Mouse.IsZero() || s.Keyed
	case s.Keyed && !t.k.PadInUse():
		return true
	}
	return len(s.Buttons) > 0
}

// paintHow names the keys of the device in use, or says what to do with a pointer.
func (t painter) paintHow(g *ui.Gui, x, y, w float32) {
	p := g.P
	s := &t.shownStep().How
	high := lessonCap * min(p.TextScale, 1.25)
	if t.shown > 0 {
		p.Art("icons/eye", x+high*0.4, y+high/2, ui.ArtStyle{Height: high * 0.86, Ink: ui.Ink})
		p.Label(t.k.Say(words.LearnShown()), ui.Rect{X: x + high + 4, Y: y, W: w - high - 4, H: high}, ui.SmallStrong, ui.Left)
		return
	}
	if !t.tells() {
		return // its room stays, so that the card does
	}
	mouse := t.k.Env.Hands.Asked() == input.Mouse && !(s.Mouse.IsZero() && s.Keyed)
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
func (t painter) caps() func(yield func(input.Label) bool) {
	s := &t.shownStep().How
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

// places gives the card's keys their places, from left to right: the one that ends
// the lesson, the one that has the step played, the one that goes on. Each has a place
// that no other ever takes, so that a second click never does what was not asked for.
func (t painter) places(r ui.Rect) {
	stop, rest := r.CutLeft(r.H, 10)
	show, next := rest.CutLeft((rest.W-10)*0.53, 10)
	t.stop, t.show, t.goOn = stop, ui.Rect{}, ui.Rect{}
	if t.done > 0 || t.step().reads() {
		t.goOn = next
	} else {
		t.show = show
	}
}

// paintKeys paints the keys that go on, that have the step played and that end the
// lesson. They are for pointers: the focus of a game's own keys stays where it is, and
// so does its accent, which is for what to do in the game.
func (t painter) paintKeys(g *ui.Gui, r ui.Rect) {
	t.places(r)
	t.paintKey(g, t.stop, key{icon: "icons/cross", key: stopKey})
	if t.show != (ui.Rect{}) {
		said := words.LearnSkip()
		if t.shown > 0 {
			said = words.LearnMine()
		}
		t.paintKey(g, t.show, key{said: t.k.Say(said), key: showKey})
	}
	if t.goOn != (ui.Rect{}) {
		said := words.LearnNext()
		if t.at == len(t.steps)-1 && t.done == 0 {
			said = words.LearnPlay()
		}
		t.paintKey(g, t.goOn, key{said: t.k.Say(said), key: nextKey, main: true})
	}
}

// key is one of the card's keys.
type key struct {
	said, icon string
	key        ebiten.Key
	main       bool
}

// paintKey paints one of the card's keys with what does the same on the keyboard
// or a pad.
func (t painter) paintKey(g *ui.Gui, r ui.Rect, of key) {
	p, h := g.P, g.Hands()
	over := r.Contains(h.X, h.Y)
	paper, ink := ui.KeySand, ui.Ink
	if of.main {
		paper, ink = ui.Ink, ui.White
	}
	lift := float32(0)
	if over && h.Down {
		lift, r = -1, r.Move(0, 1)
	} else if over {
		lift = 0.3
	}
	p.Sheet(r, ui.Key.In(paper).Of("key", int(of.key)).Raised(lift))
	if of.icon != "" {
		p.Art(of.icon, r.CX(), r.CY(), ui.ArtStyle{Height: r.H * 0.5, Ink: ink})
		return
	}
	box, kind := r.Inset2(8, 2), lessonKey.With(ink)
	label, shown := t.labelOf(of.key, of.main)
	if shown {
		high := r.H - 12
		cw := t.k.LabelWidth(g, label, high)
		if left := box.W - cw - 6; p.Width(of.said, p.Fit(of.said, kind, left)) <= left {
			t.k.Cap(g, label, box.Right()-cw, r.CY(), high, !of.main)
			box.W = left
		}
	}
	p.Label(of.said, box, kind, ui.Center)
}

// labelOf is what does the same as one of the card's keys on the device in use.
func (t painter) labelOf(key ebiten.Key, main bool) (input.Label, bool) {
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
func (t painter) paintSpot(p *ui.Painter, still bool, at float32) {
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
