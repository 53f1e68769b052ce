package ui

import (
	"slices"
	"strings"
)

// toast is a short notice that comes and goes by itself.
type toast struct {
	text string
	left int // ticks
}

// Toasts are the notices on show. Scenes that share them keep a notice on show
// while one gives way to the next. The zero value shows none.
type Toasts struct{ list []toast }

// Texts appends the notices on show to list, the oldest first.
func (t *Toasts) Texts(list []string) []string {
	for _, one := range t.list {
		list = append(list, one.text)
	}
	return list
}

// None says that no notice is on show.
func (t *Toasts) None() bool { return len(t.list) == 0 }

// Drop takes a notice away whose reason is gone.
func (t *Toasts) Drop(text string) {
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.text == text })
}

// notices are what a screen says by the way: toasts that go by themselves, and the tip
// beside what hands rest on.
type notices struct {
	*session
	// Toasts are this Gui's own as long as nobody gives it others to share.
	Toasts *Toasts

	aside  Rect
	spared Rect
	pinned string // next; and what was painted of it last
	shown  string
	tip    tip
}

// Aside has this tick's notices shown in a place of their own, one at a time, where the
// top of the screen is somebody's view.
func (g *notices) Aside(r Rect) { g.aside = r }

// Spare keeps this tick's notices off a place that somebody reads, as the card of a
// lesson, where the screen has room for them below it or beside it.
func (g *notices) Spare(r Rect) { g.spared = r }

// Pin shows a notice in this tick alone, above the others: one that changes, as a
// countdown.
func (g *notices) Pin(text string) { g.pinned = text }

// Pinned is the notice of Pin that is shown, for tests.
func (g *notices) Pinned() string { return g.shown }

// Toast shows a notice for about four seconds, longer for a long text.
func (g *notices) Toast(text string) {
	t := g.Toasts
	for i := range t.list {
		if t.list[i].text == text {
			t.list[i].left = 240
			return
		}
	}
	t.list = append(t.list, toast{text, 200 + 3*len(text)})
	if len(t.list) > 3 {
		t.list = t.list[1:]
	}
}

func (g *notices) paintToasts() {
	t, pinned := g.Toasts, g.pinned
	g.pinned, g.shown = "", pinned
	if len(t.list) == 0 && pinned == "" {
		return
	}
	p := g.P
	p.On(Top)
	y := float32(20)
	shown := t.list
	if pinned != "" {
		y = g.paintToast(pinned, y) + 10
	}
	if g.aside.W > 0 && len(shown) > 0 {
		shown = shown[len(shown)-1:]
		if pinned != "" {
			shown = nil // there is room for one
		}
	}
	for i := range shown {
		p.Fade(min(1, float32(shown[i].left)/15))
		y = g.paintToast(shown[i].text, y) + 10
		p.Pop()
	}
	for i := range t.list {
		t.list[i].left--
	}
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.left <= 0 })
	p.Pop()
}

// paintToast paints a notice, from y on where it is not aside, and says where it ends.
func (g *notices) paintToast(text string, y float32) float32 {
	p := g.P
	if r := g.aside; r.W > 0 {
		r = Rect{r.Right() - min(r.W, p.Width(text, Body)+40), r.Y, min(r.W, p.Width(text, Body)+40), r.H}
		p.Sheet(r, Slip.Raised(0.4))
		p.ParagraphMid(text, r.Inset2(16, 3), Body, Center)
		return r.Bottom()
	}
	w := min(p.View().W-80, max(300, p.Width(text, Body)+56))
	h := p.TextHeight(text, Body, w-48) + 22
	r := g.off(Rect{p.View().W/2 - w/2, y, w, h})
	p.Sheet(r, Slip.Raised(1))
	p.Paragraph(text, Rect{r.X + 24, r.Y + 11, r.W - 48, 0}, Body, Center)
	return r.Bottom()
}

// off is the place of a notice that is off what is spared: below it, else beside it,
// else where it was.
func (g *notices) off(r Rect) Rect {
	const gap, edge = 10, 20
	around := g.spared.Inset(-gap)
	if both := r.common(around); g.spared.W <= 0 || both.W == 0 || both.H == 0 {
		return r
	}
	v := g.P.View()
	switch {
	case around.Bottom()+r.H <= v.H-edge:
		r.Y = around.Bottom()
	case around.X-r.W >= edge:
		r.X = around.X - r.W
	case around.Right()+r.W <= v.W-edge:
		r.X = around.Right()
	}
	return r
}

// tip is the sentence shown beside what the pointer or the focus rests on.
type tip struct {
	text string
	near Rect
	seen int
}

// Tip shows a sentence beside a thing when the pointer or the focus has rested
// on it for half a second.
func (g *notices) Tip(u Use, r Rect, text string) {
	if text == "" || !(u.Focus || u.Over) {
		return
	}
	if g.tip.text != text {
		g.tip = tip{text: strings.Clone(text), near: r}
	}
	g.tip.near = r
	g.tip.seen = max(g.tip.seen, 0) + 2
}

// tipWide is how wide a tip may be at the usual size of texts, in units.
const tipWide = 340

func (g *notices) paintTip() {
	if g.tip.seen--; g.tip.seen <= 0 {
		g.tip = tip{}
		return
	}
	g.tip.seen = min(g.tip.seen, 60)
	if g.tip.seen < 30 {
		return
	}
	p := g.P
	p.On(Top)
	p.Fade(float32(g.tip.seen-30) / 10)
	t := Body.Sized(SizeSmall)
	// A tip may have several lines of its own: the widest of them counts.
	wide := min(tipWide*p.TextScale, p.View().W-16) - 36
	w := p.widest(p.Wrap(g.tip.text, t, wide), t) + 36
	h := p.TextHeight(g.tip.text, t, w-32) + 18
	x := max(8, min(p.View().W-w-8, g.tip.near.CX()-w/2))
	y := g.tip.near.Y - h - 12
	if y < 8 {
		y = g.tip.near.Bottom() + 12
	}
	r := Rect{x, y, w, h}
	p.Sheet(r, Slip.In(Ink).Raised(0.6))
	p.Paragraph(g.tip.text, Rect{r.X + 16, r.Y + 9, r.W - 32, 0}, t.With(White), Left)
	p.Pop()
	p.Pop()
}

// Veil dims a game behind a dialog and makes what follows modal.
func (g *Gui) Veil() {
	p := g.P
	g.Modal()
	p.On(Over)
	p.Fill(p.View().Rect().Inset(-4), Night.Fade(0.55))
	p.Fill(p.View().Rect().Inset(-4), Ink.Fade(0.30))
}

// EndVeil closes what Veil opened.
func (g *Gui) EndVeil() { g.P.Pop() }
