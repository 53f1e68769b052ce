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

// Drop takes a notice away whose reason is gone.
func (t *Toasts) Drop(text string) {
	t.list = slices.DeleteFunc(t.list, func(one toast) bool { return one.text == text })
}

// Toast shows a notice for about four seconds, longer for a long text.
func (g *Gui) Toast(text string) {
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

func (g *Gui) paintToasts() {
	if len(g.Toasts.list) == 0 {
		return
	}
	p := g.P
	p.On(Top)
	y := float32(20)
	kept := g.Toasts.list[:0]
	for _, t := range g.Toasts.list {
		w := min(p.View().W-80, max(300, p.Width(t.text, Body)+56))
		h := p.TextHeight(t.text, Body, w-48) + 22
		p.Fade(min(1, float32(t.left)/15))
		r := Rect{p.View().W/2 - w/2, y, w, h}
		p.Sheet(r, Slip.Raised(1))
		p.Paragraph(t.text, Rect{r.X + 24, r.Y + 11, r.W - 48, 0}, Body, Center)
		p.Pop()
		y += h + 10
		if t.left--; t.left > 0 {
			kept = append(kept, t)
		}
	}
	g.Toasts.list = kept
	p.Pop()
}

// tip is the sentence shown beside what the pointer or the focus rests on.
type tip struct {
	text string
	near Rect
	seen int
}

// Tip shows a sentence beside a thing when the pointer or the focus has rested
// on it for half a second.
func (g *Gui) Tip(u Use, r Rect, text string) {
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

func (g *Gui) paintTip() {
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

type scroll struct {
	at, want, limit float32

	grab     float32
	dragging bool
}

// goesOn says whether a list can be scrolled farther up (-1) or down (1): a step of
// the focus stays in it as long as it can.
func (g *Gui) goesOn(list ID, dy int) bool {
	s := g.scrolls[list]
	return s != nil && (dy < 0 && s.want > 0 || dy > 0 && s.want < s.limit)
}

// Scroll opens an area whose content may be higher than it. The content is
// painted moved up by the returned offset, then the caller says EndScroll. The
// wheel, a drag and the focus move it.
func (g *Gui) Scroll(id ID, r Rect, content float32) float32 {
	s := g.scrolls[id]
	if s == nil {
		s = &scroll{}
		g.scrolls[id] = s
	}
	limit := max(0, content-r.H)
	over := r.Contains(g.hands.X, g.hands.Y)
	if over && g.hands.Wheel != 0 {
		s.want -= g.hands.Wheel * 48
	}
	if over && g.hands.Pressed {
		s.dragging, s.grab = true, g.hands.Y+s.want
	}
	if !g.hands.Down {
		s.dragging = false
	}
	if s.dragging {
		s.want = s.grab - g.hands.Y
	}
	// What has the focus comes into view when keys or a pad move it.
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.hands.DX != 0 || g.hands.DY != 0 || g.hands.Tab != 0) {
		on := s.want - s.at // how far the list is still to go
		top, low := it.rect.Y-on-r.Y, it.rect.Bottom()-on-r.Bottom()
		switch {
		case g.stuck:
			// There is nothing farther on for the focus to go to, but maybe more to read.
			s.want += float32(g.hands.DY) * r.H * 0.6
		case top < 12:
			s.want += top - 12
		case low > -12:
			s.want += low + 12
		}
	}
	s.want, s.limit = max(0, min(limit, s.want)), limit
	s.at += (s.want - s.at) * 0.35
	if d := s.want - s.at; d < 0.4 && d > -0.4 {
		s.at = s.want
	}
	if limit > 0 {
		h := max(30, r.H*r.H/content)
		y := r.Y + (r.H-h)*s.at/limit
		g.P.Sheet(Rect{r.Right() - 6, y, 5, h}, Sheet{Color: Ink.Fade(0.35), Radius: 2.5, Lift: -1, NoRim: true})
	}
	if w := g.P.Witness; w != nil {
		w.Lists = append(w.Lists, List{id, s.at, limit})
	}
	g.P.Clip(r)
	g.list = id
	return s.at
}

// EndScroll closes what Scroll opened.
func (g *Gui) EndScroll() {
	g.list = ID{}
	g.P.Pop()
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
