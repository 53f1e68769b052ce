package ui

type scroll struct {
	at, want, limit float32

	grab     float32
	dragging bool
	// knob is the part of the bar's knob that is dragged, from its top, and onBar reports that it is.
	knob  float32
	onBar bool
	// refocus reports that a page was turned: the focus goes to the control nearest to focusY.
	refocus bool
	focusY  float32
}

// The width of a scroll bar, of the place where a pointer takes it, and the least height of its knob.
const (
	barWide  = 7
	barReach = 16
	knobHigh = 36
)

// goesOn reports whether a list can be scrolled farther up (-1) or down (1): a step of the focus stays
// in it while it can.
func (g *navigator) goesOn(list ID, dy int) bool {
	s := g.scrolls[list]
	return s != nil && (dy < 0 && s.want > 0 || dy > 0 && s.want < s.limit)
}

// Scroll opens an area whose content may be higher than it. The content is painted moved up by the
// returned offset, then the caller calls EndScroll. The wheel, a drag, its bar, the focus and, while
// that is inside, the keys for pages scroll it, unless a dialog is above it.
func (g *navigator) Scroll(id ID, r Rect, content float32) float32 {
	s := g.scrolls[id]
	if s == nil {
		s = &scroll{}
		g.scrolls[id] = s
	}
	limit := max(0, content-r.H)
	reached := g.modal >= g.wasModal
	over := reached && r.Contains(g.input.X, g.input.Y)
	if over && g.input.Wheel != 0 {
		s.want -= g.input.Wheel * 48
	}
	bar := Rect{r.Right() - barWide + 1, r.Y, barWide - 1, max(knobHigh, r.H*r.H/max(content, 1))}
	if limit > 0 {
		bar.Y += (r.H - bar.H) * s.at / limit
	}
	switch onBar := g.P.Thumb == 0 && limit > 0 && g.input.X > r.Right()-barReach; {
	case over && g.input.Pressed && onBar:
		s.onBar, s.knob = true, g.input.Y-bar.Y
		if s.knob < 0 || s.knob > bar.H {
			s.knob = bar.H / 2
		}
	case over && g.input.Pressed:
		s.dragging, s.grab = true, g.input.Y+s.want
	}
	if !g.input.Down {
		s.dragging, s.onBar = false, false
	}
	switch {
	case s.dragging:
		s.want = s.grab - g.input.Y
	case s.onBar:
		s.want = (g.input.Y - s.knob - r.Y) / max(1, r.H-bar.H) * limit
		s.at = max(0, min(limit, s.want))
	}
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.input.Page != 0 || g.input.End != 0) {
		s.want += float32(g.input.Page) * r.H * 0.9
		s.refocus, s.focusY = true, it.rect.CY()
		if e := g.input.End; e != 0 {
			s.want, s.focusY = limit*float32(max(0, e)), r.CY()+r.H*float32(e)
		} else if s.want < 0 || s.want > limit {
			s.focusY = r.CY() + r.H*float32(g.input.Page) // the last page: the last control
		}
		s.at = max(0, min(limit, s.want))
	}
	// The focused control is scrolled into view when keys or a gamepad move the focus.
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.input.DX != 0 || g.input.DY != 0 || g.input.Tab != 0) {
		on := s.want - s.at // remaining distance
		top, low := it.rect.Y-on-r.Y, it.rect.Bottom()-on-r.Bottom()
		switch {
		case g.stuck:
			// There is no further control for the focus, but maybe more to read.
			s.want += float32(g.input.DY) * r.H * 0.6
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
		bar.Y = r.Y + (r.H-bar.H)*s.at/limit
		ink := Ink.Fade(0.35)
		if s.onBar {
			ink = Accent
		}
		g.P.Sheet(bar, Sheet{Color: ink, Radius: 3, Lift: -1, NoRim: true})
	}
	if w := g.P.Witness; w != nil && reached {
		w.Lists = append(w.Lists, List{id, s.at, limit})
	}
	g.P.Clip(r)
	g.list, g.listArea = id, r
	if limit > 0 && g.P.Thumb == 0 {
		g.listArea.W -= barReach
	}
	return s.at
}

// ScrollText is [navigator.Scroll] for text that has nothing to use in it: steps of the focus that lead to
// nothing else scroll it, and the keys for pages do wherever the focus is.
func (g *navigator) ScrollText(id ID, r Rect, content float32) float32 {
	if s := g.scrolls[id]; s != nil && g.modal >= g.wasModal {
		s.want += float32(g.input.Page) * r.H * 0.9
		if g.stuck {
			s.want += float32(g.input.DY) * r.H * 0.6
		}
		if e := g.input.End; e != 0 {
			s.want = s.limit * float32(max(0, e))
		}
	}
	return g.Scroll(id, r, content)
}

// ScrollTo brings what is from top to low in the content of a scrolled area, which is high, into view at
// once.
func (g *navigator) ScrollTo(id ID, top, low, high float32) {
	s := g.scrolls[id]
	if s == nil {
		s = &scroll{}
		g.scrolls[id] = s
	}
	switch {
	case top < s.want:
		s.want = top
	case low > s.want+high:
		s.want = low - high
	default:
		return
	}
	s.at = s.want
}

// Window opens an area whose content the scene moves by itself: controls outside it are reached by the
// focus and not by the pointer. Then the caller calls EndScroll. ok reports that a step of the focus
// led to the control at bring, which is to be moved into view.
func (g *navigator) Window(id ID, r Rect) (bring Rect, ok bool) {
	if it := g.find(g.last, g.focus); it != nil && g.focused && it.list == id && (g.input.DX != 0 || g.input.DY != 0 || g.input.Tab != 0) {
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
	if s := g.scrolls[g.list]; s != nil && s.refocus {
		s.refocus = false
		var best *item
		for i := range g.items {
			if it := &g.items[i]; it.list == g.list && it.rect.common(g.listArea).H >= it.rect.H-1 && (best == nil || far(it, s.focusY) < far(best, s.focusY)) {
				best = it
			}
		}
		if best != nil {
			g.Focus(best.id)
		}
	}
	g.list = ID{}
	g.P.Pop()
}

// far returns how far the middle of a control is from an ordinate.
func far(it *item, y float32) float32 { return max(it.rect.CY()-y, y-it.rect.CY()) }
