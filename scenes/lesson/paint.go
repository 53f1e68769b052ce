package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// The types of the card.
var (
	lessonText  = ui.Body.Sized(ui.SizeText)
	lessonCount = ui.SmallStrong.With(ui.Second)
	lessonHow   = ui.SmallStrong
	lessonKey   = ui.ButtonText.Sized(ui.SizeText)
)

// Paint paints the card beside what the scene has painted, and above that the ring around what the
// card points at, with an arrow to it where it covers no words.
func (t *Teacher) Paint(g *ui.Gui) {
	t.painted = true
	t.follow()
	painter{t}.paint(g)
}

// painter paints the card of a lesson, its keys, and the ring and the arrow.
type painter struct{ *Teacher }

func (t painter) paint(g *ui.Gui) {
	p := g.P
	said, how, count := t.laid()
	p.On(ui.OverTop)
	defer p.Pop()
	at := ui.EaseOut(float32(t.age) / 12)
	if t.points {
		t.paintSpot(g, at)
	} else {
		t.arrow = arrow{}
	}
	u := t.unit / p.View().Scale
	p.Fill(t.card.Inset(-2), ui.Night)
	p.Sheet(t.card.Inset(4*u), ui.Panel.Of("lesson", 0))
	t.paintCount(p, count)
	t.paintKeys(g)
	p.Fade(at)
	defer p.Pop()
	kind := t.sized(lessonText)
	if t.back > 0 {
		kind.Color = ui.Second
	}
	p.ParagraphMid(t.k.Say(t.words()), said, kind, ui.Left)
	t.paintHow(g, how)
}

// paintCount paints the progress of the lesson: in figures, and as a bar below.
func (t painter) paintCount(p *ui.Painter, r ui.Rect) {
	all := len(t.steps)
	p.Label(t.k.Say(words.LearnProgress(t.at-t.back+1, all)), r, t.sized(lessonCount), ui.Center)
	bar := ui.Rect{X: r.X, Y: r.Bottom() - 4, W: r.W, H: 3}
	p.Fill(bar, ui.Trough)
	bar.W *= float32(t.at-t.back+1) / float32(all)
	p.Fill(bar, ui.Accent)
}

// Named are the words that [kit.Kit.Hinted] gets with the keys and buttons of a step's How.
const Named = "the card"

// hasHow reports whether the step has a key or a gesture for the device in use.
func (t painter) hasHow() bool {
	s := &t.shownStep().How
	switch {
	case t.waiting || t.done > 0 || t.back > 0:
		return false
	case t.k.TouchInUse():
		return !s.Touch.IsZero()
	case t.k.Env.Devices.Asked() == input.Mouse:
		return !s.Mouse.IsZero() || s.Keyed
	case s.Keyed && !t.k.PadInUse():
		return true
	}
	return len(s.Buttons) > 0
}

// paintHow shows the keys of the device in use, or what to do with a pointer.
func (t painter) paintHow(g *ui.Gui, r ui.Rect) {
	p, high := g.P, r.H
	s := &t.shownStep().How
	if t.shown > 0 && t.done == 0 && t.hasHow() { // the eye says that the program presses it
		p.Art("icons/eye", r.X+high*0.45, r.CY(), ui.ArtStyle{Height: high * 0.86, Ink: ui.Ink})
		_, r = r.CutLeft(high, 8)
	}
	line := func(icon string, said words.Text) {
		p.Art(icon, r.X+high*0.45, r.CY(), ui.ArtStyle{Height: high * 0.86, Ink: ui.Ink})
		text := ui.Rect{X: r.X + high + 4, Y: r.Y, W: r.W - high - 4, H: high}
		p.Label(t.k.Say(said), text, t.sized(lessonHow), ui.Left)
		_, r = r.CutLeft(high+4+p.Width(t.k.Say(said), t.sized(lessonHow)), high/2)
	}
	if t.waits() {
		defer func() {
			if r.W >= high+4+p.Width(t.k.Say(words.LearnWaits()), t.sized(lessonHow)) {
				line("icons/pause", words.LearnWaits())
			}
		}()
	}
	switch {
	case t.back > 0: // what it speaks of may be gone
		line("icons/clock", words.LearnAgo())
	case t.lending() || t.givenBack && t.done == 0 && t.shown == 0 && t.age < yoursTicks:
		line("icons/person", words.LearnYours())
	case t.done > 0:
		line("icons/check", words.LearnDone())
	case t.shown > 0 && !t.hasHow():
		line("icons/eye", words.LearnShown())
	case !t.hasHow() || !t.tells():
	case t.k.TouchInUse():
		line("icons/touch", s.Touch)
	case t.k.Env.Devices.Asked() == input.Mouse && !(s.Mouse.IsZero() && s.Keyed):
		line("icons/mouse", s.Mouse)
	default:
		if t.k.Hinted != nil {
			t.k.Hinted(kit.Hint{Key: s.Key, Keyed: s.Keyed, Buttons: s.Buttons, Words: Named})
		}
		x := r.X
		for l := range t.caps() {
			x += t.k.Cap(g, l, x, r.CY(), high, true) + 5
		}
		_, r = r.CutLeft(x-r.X, high/2)
	}
}

// caps iterates over the labels of the keys or buttons of a step on the device in use.
func (t painter) caps() func(yield func(input.Label) bool) {
	s := &t.shownStep().How
	return func(yield func(input.Label) bool) {
		if s.Keyed && !t.k.PadInUse() {
			yield(t.k.Env.Devices.KeyLabel(s.Key))
			return
		}
		for _, b := range s.Buttons {
			if l, ok := t.k.Env.Devices.Hint(b); ok && !yield(l) {
				return
			}
		}
	}
}

// paintKeys paints the keys to go back, to go on or demonstrate the step, and to end the lesson. They
// are for pointers, and do not take the focus or the accent colour from the game's own keys.
func (t painter) paintKeys(g *ui.Gui) {
	hint := func(b input.Button) (input.Label, bool) { return t.k.Env.Devices.Hint(b) }
	named := func(k ebiten.Key) (input.Label, bool) { return t.k.Env.Devices.KeyLabel(k), true }
	none := func() (input.Label, bool) { return input.Label{}, false }
	pointed, padded := t.k.TouchInUse() || t.k.Env.Devices.Asked() == input.Mouse, t.k.PadInUse()
	if r := t.before; r.W > 0 {
		t.paintKey(g, r, key{icon: "icons/chevron-left", n: 1}, none)
	}
	if r := t.stop; r.W > 0 {
		t.paintKey(g, r, key{icon: "icons/cross", n: 2}, none)
	}
	if r := t.show; r.W > 0 {
		said := words.LearnSkip()
		switch {
		case t.shown > 0:
			said = words.LearnMine()
		case t.givenBack:
			said = words.LearnPass()
		}
		label := func() (input.Label, bool) {
			switch {
			case pointed:
				return none()
			case padded:
				return hint(input.Start) // on the pause sheet
			}
			return named(showKey)
		}
		t.paintKey(g, r, key{said: t.k.Say(said), n: 3, pale: t.settle > 0}, label)
	}
	if r := t.goOn; r.W > 0 {
		said := words.LearnNext()
		if t.at == len(t.steps)-1 && t.back == 0 {
			said = words.LearnPlay()
		}
		if n := t.nudged; n > 0 && g.Motion != ui.Reduced {
			r = r.Move(6*float32(n)/nudgeTicks*float32(1-n/3%2*2), 0)
		}
		t.paintKey(g, r, key{said: t.k.Say(said), n: 4, main: true, lit: t.nudged > 0}, func() (input.Label, bool) {
			if pointed {
				return none()
			}
			return hint(input.A)
		})
	}
}

// key is one of the card's keys.
type key struct {
	said, icon string
	n          int
	// main is the one to press now; pale is not active yet; lit is a main one that the lesson waits
	// for.
	main, pale, lit bool
}

// maxShrunk is how much the words of a key become smaller at most for its shortcut.
const maxShrunk = 0.8

// paintKey paints one of the card's keys with its shortcut on the keyboard or a pad, if there is room.
func (t painter) paintKey(g *ui.Gui, r ui.Rect, of key, label func() (input.Label, bool)) {
	p, h := g.P, g.Input()
	over := r.Contains(h.X, h.Y)
	paper, ink := ui.KeySand, ui.Ink
	if of.main {
		paper, ink = ui.Ink, ui.White
	}
	if of.lit {
		paper = ui.Accent
	}
	if of.pale {
		ink = ui.Second
	}
	lift := float32(0)
	if over && h.Down {
		lift, r = -1, r.Move(0, 1)
	} else if over {
		lift = 0.3
	}
	p.Sheet(r, ui.Key.In(paper).Of("key", of.n).Raised(lift))
	if of.icon != "" {
		p.Art(of.icon, r.CX(), r.CY(), ui.ArtStyle{Height: r.H * 0.5, Ink: ink})
		return
	}
	box, kind := r.Inset2(8, 2), t.sized(lessonKey).With(ink)
	if l, ok := label(); ok {
		high := min(r.H-12, 30*t.unit/p.View().Scale)
		cw := t.k.LabelWidth(g, l, high)
		if left := box.W - cw - 6; p.Width(of.said, kind.Sized(maxShrunk*kind.Size)) <= left {
			t.k.Cap(g, l, box.Right()-cw, r.CY(), high, !of.main)
			box.W = left
		}
	}
	p.Label(of.said, box, kind, ui.Center)
}

// unbroken is a dash longer than any ring.
const unbroken = 1e5

// paintSpot paints a ring around what is pointed at, and an arrow to it.
func (t painter) paintSpot(g *ui.Gui, at float32) {
	p, r := g.P, t.spot.Inset(-5)
	t.arrow.follow(g, t.spot, t.across)
	if g.Motion != ui.Reduced {
		beat := float32(t.age%60) / 60
		r = r.Inset(-3 * ui.EaseInOut(1-2*max(beat-0.5, 0.5-beat)))
	}
	radius := min(14, min(r.W, r.H)/2)
	p.Fade(at)
	defer p.Pop()
	p.DashedRect(r, radius, 7, unbroken, 1, ui.White)
	p.DashedRect(r, radius, 4, 13, 5, ui.Accent)
	t.arrow.paint(p)
}

// arrow is the arrow to what the card points at. It stays in its place for as long as that is free.
type arrow struct {
	// shown reports that there is one: there is none where each place would cover words or controls.
	shown bool
	// spot is what it points at, and at what it covers.
	spot, at ui.Rect
	// side is the edge of the spot that it points at, and along how far along that edge.
	side  side
	along float32
}

// side is an edge of a rectangle.
type side int

const (
	below side = iota
	right
	left
	above
)

// The arrow's length, that of its head, half of its head's width, and its distance from the spot, in
// units.
const (
	arrowLong, arrowHead, arrowWide = 46, 15, 9
	arrowOff                        = 10
)

// follow looks for a place of the arrow to a spot, first on the side of the card: below if across is
// true, else to the right.
func (a *arrow) follow(g *ui.Gui, spot ui.Rect, across bool) {
	room := g.P.View().Rect()
	fits := func() bool {
		a.spot, a.at = spot, a.place(spot)
		return a.at.X >= room.X && a.at.Y >= room.Y && a.at.Right() <= room.Right() && a.at.Bottom() <= room.Bottom() && g.Free(a.at)
	}
	if a.shown && a.spot == spot && fits() {
		return
	}
	sides := [...]side{below, right, left, above}
	if !across {
		sides = [...]side{right, below, above, left}
	}
	for _, a.side = range sides {
		for _, a.along = range [...]float32{0.5, 0.25, 0.75, 0, 1} {
			if a.shown = fits(); a.shown {
				return
			}
		}
	}
	a.at = ui.Rect{}
}

// place returns what the arrow covers at its side of a spot.
func (a *arrow) place(spot ui.Rect) ui.Rect {
	const half = arrowWide + 5
	x, y := spot.X+a.along*spot.W, spot.Y+a.along*spot.H
	switch a.side {
	case below:
		return ui.Rect{X: x - half, Y: spot.Bottom() + arrowOff, W: 2 * half, H: arrowLong}
	case above:
		return ui.Rect{X: x - half, Y: spot.Y - arrowOff - arrowLong, W: 2 * half, H: arrowLong}
	case right:
		return ui.Rect{X: spot.Right() + arrowOff, Y: y - half, W: arrowLong, H: 2 * half}
	}
	return ui.Rect{X: spot.X - arrowOff - arrowLong, Y: y - half, W: arrowLong, H: 2 * half}
}

// paint paints the arrow, if there is one.
func (a *arrow) paint(p *ui.Painter) {
	if !a.shown {
		return
	}
	r := a.at.Inset(5)
	to, from := ui.Point{X: r.CX(), Y: r.Y}, ui.Point{X: r.CX(), Y: r.Bottom()}
	dx, dy := float32(0), float32(-1)
	switch a.side {
	case above:
		to, from, dy = from, to, 1
	case right:
		to, from, dx, dy = ui.Point{X: r.X, Y: r.CY()}, ui.Point{X: r.Right(), Y: r.CY()}, -1, 0
	case left:
		to, from, dx, dy = ui.Point{X: r.Right(), Y: r.CY()}, ui.Point{X: r.X, Y: r.CY()}, 1, 0
	}
	neck := ui.Point{X: to.X - arrowHead*dx, Y: to.Y - arrowHead*dy}
	one := ui.Point{X: neck.X - arrowWide*dy, Y: neck.Y + arrowWide*dx}
	two := ui.Point{X: neck.X + arrowWide*dy, Y: neck.Y - arrowWide*dx}
	for _, pass := range [...]struct {
		width float32
		color ui.Color
	}{{10, ui.White}, {5.5, ui.Accent}} {
		p.Line(from.X, from.Y, to.X, to.Y, pass.width, pass.color)
		p.Line(one.X, one.Y, to.X, to.Y, pass.width, pass.color)
		p.Line(two.X, two.Y, to.X, to.Y, pass.width, pass.color)
	}
}
