package ui

type scroll struct {
	at, want, limit float32

	grab     float32
	dragging bool
}

// goesOn reports whether a list can be scrolled farther up (-1) or down (1): a step of the focus stays
// in it while it can.
func (g *navigator) goesOn(list ID, dy int) bool {
	s := g.scrolls[list]
	return s != nil && (dy < 0 && s.want > 0 || dy > 0 && s.want < s.limit)
}

// Scroll opens an area whose content may be higher than it. The content is painted moved up by the
// returned offset, then the caller calls EndScroll. The wheel, a drag and the focus scroll it.
func (g *navigator) Scroll(id ID, r Rect, content float32) float32 {
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
	// The focused thing is scrolled into view when keys or a gamepad move the focus.
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.hands.DX != 0 || g.hands.DY != 0 || g.hands.Tab != 0) {
		on := s.want - s.at // remaining distance
		top, low := it.rect.Y-on-r.Y, it.rect.Bottom()-on-r.Bottom()
		switch {
		case g.stuck:
			// There is no further thing for the focus, but maybe more to read.
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
	g.list, g.listArea = id, r
	return s.at
}

// Window opens an area whose content the scene moves by itself: things outside it are reached by the
// focus and not by the pointer. Then the caller calls EndScroll. ok reports that a step of the focus
// led to the thing at bring, which is to be moved into view.
func (g *navigator) Window(id ID, r Rect) (bring Rect, ok bool) {
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.hands.DX != 0 || g.hands.DY != 0 || g.hands.Tab != 0) {
		bring, ok = it.rect, true
	}
	g.P.Clip(r)
	g.list, g.listArea = id, r
	return bring, ok
}

// LetGo makes the release of the pointer use nothing: what is under it is being dragged.
func (g *navigator) LetGo() { g.grabbing = false }

// EndScroll ends what Scroll or Window began.
func (g *navigator) EndScroll() {
	g.list = ID{}
	g.P.Pop()
}
