package ui

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// toast is a short notice that disappears by itself.
type toast struct {
	text string
	left int // ticks, also missed ones
	seen int // ticks on show
	// at is its position in that view, when placed at by, cost what it covered there.
	at    Rect
	by    *notices
	view  View
	scale float32 // of texts
	cost  float32
}

// Toasts are the notices on show. Scenes that share them show a notice that came just before a change
// of scenes in the next one; one that could be noticed before goes with its scene. The zero value is
// empty.
type Toasts struct{ list []toast }

// Texts appends the notices on show to list, the oldest first.
func (t *Toasts) Texts(list []string) []string {
	for _, one := range t.list {
		list = append(list, one.text)
	}
	return list
}

// Newest returns the latest notice on show, or "".
func (t *Toasts) Newest() string {
	if len(t.list) == 0 {
		return ""
	}
	return t.list[len(t.list)-1].text
}

// None reports whether no notice is on show.
func (t *Toasts) None() bool { return len(t.list) == 0 }

// Drop removes a notice.
func (t *Toasts) Drop(text string) {
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.text == text })
}

// notices are toasts and the tip beside the focused or hovered control.
type notices struct {
	*session
	nav *navigator
	// Toasts are this Gui's own unless it is given others to share.
	Toasts *Toasts

	guards []Rect // what notices stay off in this tick
	aside  Rect
	pinned string // of the next tick, and last painted
	shown  string
	pins   [1]toast // the position of the pinned notice
	tip    tip
}

// Aside shows this tick's notices in a given place, one at a time, for scenes whose top is the view of
// a player.
func (g *notices) Aside(r Rect) { g.aside = r }

// Guard tells notices of this tick to stay off a place where something is in use that is neither text
// nor a control.
func (g *notices) Guard(r Rect) { g.guards = append(g.guards, r) }

// Pin shows a notice in this tick only, above the others: for text that changes, such as a countdown.
func (g *notices) Pin(text string) { g.pinned = text }

// Pinned returns the pinned notice on show, for tests.
func (g *notices) Pinned() string { return g.shown }

// noticed is how long a notice is on show, in ticks, until it goes with its scene.
const noticed = 90

// mostMissed is how many missed ticks count: after more of them the screen was hidden.
const mostMissed = 60

// reading returns how long a text is shown, in ticks: some seconds to notice it, and reading time at a
// hundred words a minute.
func reading(text string) int { return 240 + 6*utf8.RuneCountInString(text) }

// Toast shows a notice for as long as it takes to notice and read it.
func (g *notices) Toast(text string) {
	t := g.Toasts
	for i := range t.list {
		if t.list[i].text == text {
			t.list[i].left = reading(text)
			return
		}
	}
	t.list = append(t.list, toast{text: text, left: reading(text)})
	if len(t.list) > 3 {
		t.list = t.list[1:]
	}
}

func (g *notices) paintToasts() {
	t, pinned := g.Toasts, g.pinned
	if pinned != g.shown && (g.shown == "" || !g.fits(pinned, g.pins[0].at)) {
		g.pins[0].at = Rect{}
	}
	g.pinned, g.shown = "", pinned
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.by != nil && one.by != g && one.seen > noticed })
	if len(t.list) == 0 && pinned == "" {
		return
	}
	p := g.P
	shown := t.list
	if p.Thumb > 0 && g.aside.W <= 0 { // a phone has room for one, the others wait
		room := 1
		if pinned != "" {
			room = 0
		}
		room = min(room, len(shown))
		for i := range shown[room:] {
			shown[room+i].at = Rect{}
		}
		shown = shown[:room]
	}
	if pinned != "" {
		g.pins[0].text = pinned
		if g.aside.W <= 0 {
			g.settle(g.pins[:], shown)
			if g.pins[0].at.W <= 0 { // no place beside the others, which wait
				g.settle(g.pins[:], nil)
			}
			for i := range shown {
				if shared(shown[i].at, g.pins[0].at) > 0 {
					shown[i].at = Rect{}
				}
			}
		}
	}
	if g.aside.W > 0 && len(shown) > 0 {
		shown = shown[len(shown)-1:]
		if pinned != "" {
			shown = nil // only one fits
		}
	} else if pinned != "" {
		g.settle(shown, g.pins[:])
	} else {
		g.settle(shown, nil)
	}
	p.On(Top)
	if pinned != "" {
		g.paintToast(&g.pins[0])
	}
	for i := range shown {
		p.Fade(min(1, float32(shown[i].left)/15))
		g.paintToast(&shown[i])
		p.Pop()
	}
	for i := range t.list {
		one := &t.list[i]
		if one.by != g { // shown aside, it has no place here
			one.by, one.at = g, Rect{}
		}
		if g.aside.W <= 0 && one.at.W <= 0 {
			continue // it waits for room
		}
		one.left--
		if one.seen > 0 {
			one.left -= min(g.input.Missed, mostMissed)
		}
		one.seen++
	}
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.left <= 0 })
	p.Pop()
}

// paintToast paints a notice at its position.
func (g *notices) paintToast(t *toast) {
	p := g.P
	if r := g.aside; r.W > 0 {
		w := min(r.W, p.Width(t.text, Body)+40)
		r = Rect{r.Right() - w, r.Y, w, r.H}
		p.Sheet(r, Slip.Raised(0.4))
		p.ParagraphMid(t.text, r.Inset2(16, 3), Body, Center)
		return
	}
	if t.at.W <= 0 {
		return
	}
	p.Sheet(t.at, Slip.Raised(1))
	p.Paragraph(t.text, Rect{t.at.X + 24, t.at.Y + 11, t.at.W - 48, 0}, Body, Center)
}

// The costs per unit of area that a notice covers.
const (
	overText    = 30
	overControl = 20
	overFocus   = 120 // the focused control
)

// widths are those of a notice that are tried, as shares of its text in one line.
var widths = [...]float32{1, 0.55, 0.36}

// place returns the position of a notice that covers the least of texts and controls, with a
// preference for the top or bottom of the screen, for the middle of a line and for one line; and the
// cost of what it covers there. It lies over none of the others: without room beside them the position is
// empty.
func (g *notices) place(t *toast, others ...[]toast) (best Rect, covered float32) {
	const edge, rows, columns = 20, 40, 8
	v := g.P.View()
	least := float32(math.MaxFloat32)
	line := g.P.Width(t.text, Body) + 56
	for shape, share := range widths {
		w := min(v.W-2*edge, max(300, line*share))
		if shape > 0 && w == best.W {
			continue
		}
		h := g.noticeHeight(t.text, w)
		if h > v.H-2*edge {
			continue
		}
		for i := range rows + 1 {
			y := edge + (v.H-h-2*edge)*float32(i)/rows
			for j := range columns + 1 {
				aside := float32(j)/columns - 0.5
				r := Rect{v.W/2 - w/2 + (v.W-w-2*edge)*aside, y, w, h}
				if g.overOthers(r, t, others) {
					continue
				}
				over := g.covers(r)
				inward := 1 - float32(math.Abs(float64(2*r.CY()/v.H-1)))
				cost := over + w*h*(0.8*inward+0.1*float32(math.Abs(float64(aside)))+0.02*y/v.H+0.1*float32(shape))
				if cost < least {
					best, least, covered = r, cost, over
				}
			}
		}
	}
	return best, covered
}

// noticeHeight returns the height of a notice of a width.
func (g *notices) noticeHeight(text string, w float32) float32 {
	return g.P.TextHeight(text, Body, w-48) + 22
}

// fits reports whether a notice has just the height for a text, and is hardly wider than its line.
func (g *notices) fits(text string, at Rect) bool {
	return math.Abs(float64(g.noticeHeight(text, at.W)-at.H)) < 1 && at.W <= max(300, 1.2*(g.P.Width(text, Body)+56))
}

// overOthers reports whether a position of a notice lies over that of another one.
func (g *notices) overOthers(r Rect, self *toast, others [][]toast) bool {
	for _, list := range others {
		for i := range list {
			if o := &list[i]; o != self && g.stands(o) && shared(r, o.at) > 0 {
				return true
			}
		}
	}
	return false
}

// stands reports whether a notice has a place on this screen.
func (g *notices) stands(t *toast) bool {
	return t.by == g && t.view == g.P.View() && t.scale == g.P.TextScale && t.at.W > 0
}

// covers returns the cost of a notice at a place in this tick.
func (g *notices) covers(at Rect) float32 {
	cost := float32(0)
	for i := range g.P.read {
		cost += overText * shared(at, g.P.read[i])
	}
	for _, r := range g.guards {
		cost += overControl * shared(at, r)
	}
	for _, list := range [...][]item{g.nav.items, g.nav.spots} {
		for i := range list {
			if it := &list[i]; it.layer >= g.nav.modal {
				each := float32(overControl)
				if g.nav.focused && it.id == g.nav.focus {
					each = overFocus
				}
				cost += each * shared(at, it.seen)
			}
		}
	}
	return cost
}

// Free reports whether there are neither texts nor controls at r in what was painted in this tick, nor
// within a margin of it. Texts of the last tick count too: some of this one's are still to come.
func (g *notices) Free(r Rect) bool {
	for i := range g.P.readBefore {
		if shared(r, g.P.readBefore[i]) > 0 {
			return false
		}
	}
	return g.covers(r) == 0
}

// shared returns the area of the intersection of two rectangles with a margin.
func shared(a, b Rect) float32 {
	if b.W <= 0 || b.H <= 0 {
		return 0
	}
	c := a.Inset(-4).common(b)
	if !(c.W > 0 && c.H > 0) { // of what has no place, neither is a number
		return 0
	}
	return c.W * c.H
}

// settle places the notices on show, beside the others. One stays in its place, to be read there, unless the view changed
// or something came under it that can be pressed or read; where controls move it waits a little before it
// moves again.
func (g *notices) settle(list, others []toast) {
	const patience = 30
	for i := range list {
		t := &list[i]
		if g.stands(t) && !g.underFocus(t.at) {
			if t.seen%patience != 0 {
				continue
			}
			if over := g.covers(t.at); over <= t.cost+1 {
				t.cost = over
				continue
			}
		}
		t.at, t.cost = g.place(t, list, others)
		t.by, t.view, t.scale = g, g.P.View(), g.P.TextScale
	}
}

// underFocus reports whether a notice covers the focused control.
func (g *notices) underFocus(r Rect) bool {
	it := g.nav.find(g.nav.items, g.nav.focus)
	return g.nav.focused && it != nil && it.seen.W < g.P.View().W/2 && shared(r, it.seen) > 0
}

// tip is the text shown beside the hovered or focused control.
type tip struct {
	text   string
	anchor Rect
	// seen counts the ticks that the pointer or the focus has been there, until it is seen in full.
	seen int
	// asked says that it was in this tick, and used that the control was pressed meanwhile: it is known.
	asked, used bool
	// side is on which side of the control it is.
	side int
}

// A tip appears after tipAfter ticks, within tipFades more, and goes as fast.
const (
	tipAfter = 30
	tipFades = 10
)

// Tip shows a text beside a control when the pointer or the focus has rested on it for half a second, until
// the control is used. While keys or a gamepad are in use the pointer does not count, and the focus does not
// while a mouse is.
func (g *notices) Tip(u Use, r Rect, text string) {
	if mouse := g.pointing && g.input.X >= 0; text == "" || !(u.Focus && !mouse || u.Over && g.pointing) {
		return
	}
	if g.tip.text != text || shared(g.tip.anchor, r) <= 0 {
		// A control that was used and says something else now does not explain itself unasked.
		g.tip = tip{text: strings.Clone(text), used: g.tip.used && shared(g.tip.anchor, r) > 0}
	}
	g.tip.anchor, g.tip.asked = r, true
	g.tip.used = g.tip.used || u.Pressed || u.Clicked
}

// tipWide is the largest width of a tip at the usual text size, in units.
const tipWide = 340

func (g *notices) paintTip() {
	switch t := &g.tip; {
	case t.asked && t.used:
		t.seen = 0
	case t.asked:
		t.seen = min(t.seen+1, tipAfter+tipFades)
	default:
		if t.seen--; t.seen <= 0 {
			*t = tip{}
		}
	}
	g.tip.asked = false
	if g.tip.seen < tipAfter {
		return
	}
	p := g.P
	p.On(Top)
	p.Fade(float32(g.tip.seen-tipAfter) / tipFades)
	t := Body.Sized(SizeSmall)
	// A tip may contain line breaks: the widest line counts.
	wide := min(tipWide*p.TextScale, p.View().W-16) - 36
	w := p.widest(p.Wrap(g.tip.text, t, wide), t) + 36
	h := p.TextHeight(g.tip.text, t, w-32) + 18
	r := g.beside(w, h)
	p.Sheet(r, Slip.In(Ink).Raised(0.6))
	p.Paragraph(g.tip.text, Rect{r.X + 16, r.Y + 9, r.W - 32, 0}, t.With(White), Left)
	p.Pop()
	p.Pop()
}

// beside returns the place of a tip of w by h: above the control, or else below, to the right or to the left,
// where it covers the least of texts and controls as it appears. It stays on that side.
func (g *notices) beside(w, h float32) Rect {
	const edge, off = 8, 12
	v, a := g.P.View(), g.tip.anchor
	x, y := max(edge, min(v.W-w-edge, a.CX()-w/2)), max(edge, min(v.H-h-edge, a.CY()-h/2))
	places := [...]Rect{{x, a.Y - h - off, w, h}, {x, a.Bottom() + off, w, h}, {a.Right() + off, y, w, h}, {a.X - w - off, y, w, h}}
	if g.tip.seen == tipAfter {
		g.tip.side = 1
		least := float32(math.MaxFloat32)
		for i, r := range places {
			if r.X < edge || r.Y < edge || r.Right() > v.W-edge || r.Bottom() > v.H-edge {
				continue
			}
			if cost := g.covers(r); cost < least {
				g.tip.side, least = i, cost
			}
		}
	}
	return places[g.tip.side]
}

// Veil dims the screen behind a dialog and makes what follows modal.
func (g *Gui) Veil() {
	p := g.P
	g.Modal()
	p.On(Over)
	p.Fill(p.View().Rect().Inset(-4), Night.Fade(0.55))
	p.Fill(p.View().Rect().Inset(-4), Ink.Fade(0.30))
}

// EndVeil ends what Veil began.
func (g *Gui) EndVeil() { g.P.Pop() }
