package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Split is the frame of one person's view among several.
type Split struct {
	// Outer is all of it, Area the sea in it, which is painted after, and Head the
	// header on the outer side.
	Outer, Area, Head ui.Rect
	Seat              rules.Seat
	Name              string
	// Rank is "2" and Ordinal what is raised after it: "e", "nd".
	Rank, Ordinal string
	Crown, Danger bool
	// MassName is the word before the mass, or instead of it; Mass is the number, ""
	// for none.
	MassName, Mass string
	// Points says the score; it is left out where there is no room.
	Points string
}

// FrameWide is how wide the frame of a view is beside its sea.
const FrameWide = 7

// PaintSplit paints the paper of a view's frame and what its header says.
func PaintSplit(g *ui.Gui, s *Split) {
	p := g.P
	look := ui.SeatLook(s.Seat)
	p.Sheet(s.Outer, ui.Sheet{Color: look.Water, Radius: 12, Waver: 1.2, Seed: int(s.Seat) + 40, Gouache: 0.4, NoRim: true})
	h, low := s.Head, s.Head
	two := h.H > twoRows
	if two { // the name above the rest
		h, low = h.Split(true, 0.5, 0)
	}
	t := s.types(p, h, two)

	x := h.X + 12
	r := h.H * 0.38
	Nucleus(p, s.Seat, x+r, h.CY(), r)
	x += 2*r + 9
	put := func(said string, ty ui.Type, gap float32) {
		w := p.Width(said, ty)
		p.Label(said, ui.Rect{X: x, Y: h.Y, W: w + 1, H: h.H}, ty, ui.Left)
		x += w + gap
	}
	put(s.Seat.Letter(), t.letter, 9)

	// From the right: the place, the crown, the mass.
	right := h.Right() - 14
	back := func(said string, ty ui.Type, gap float32) {
		w := p.Width(said, ty)
		right -= w
		p.Label(said, ui.Rect{X: right, Y: low.Y, W: w + 1, H: low.H}, ty, ui.Left)
		right -= gap
	}
	raised := p.Width(s.Ordinal, t.small)
	right -= raised
	p.Label(s.Ordinal, ui.Rect{X: right, Y: low.Y, W: raised + 1, H: low.H * 0.74}, t.small, ui.Left)
	back(s.Rank, t.letter, 12)
	if s.Crown {
		Crown(p, right-16, low.CY(), min(30, low.H*0.66))
		right -= 42
	}
	right -= 6
	if s.Mass != "" {
		back(s.Mass, t.mass, 8)
	}
	s.optional(func(said string) bool {
		left := right - p.Width(said, t.word)
		return left > x+p.Width(s.Name, t.name)+50 || two && left > low.X+12
	}, func(said string) { back(said, t.word, 28) })
	if two {
		right = h.Right() - 14
	}
	wide := right - x
	if s.Danger {
		wide -= 42
	}
	put(p.Ellipsis(s.Name, t.name, wide), t.name, 12)
	if s.Danger {
		Warning(p, x+16, h.CY(), min(32, h.H*0.74), false)
	}
}

// optional says the words that are left out where there is no room for them.
func (s *Split) optional(room func(said string) bool, say func(said string)) {
	if s.Mass == "" || room(s.MassName) {
		say(s.MassName)
	}
	if room(s.Points) {
		say(s.Points)
	}
}

// headTypes are the types of a header.
type headTypes struct{ letter, name, word, mass, small ui.Type }

// twoRows is how high a header is, in units, that says the mass and the place below
// the name.
const twoRows = 100

// types returns the largest at which all that a header says fits; h is its row, or the one
// of two with the name.
func (s *Split) types(p *ui.Painter, h ui.Rect, two bool) headTypes {
	t := headTypes{
		letter: p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 24, Color: onCell, Carries: true}, 2),
		name:   p.AtMost(ui.Type{Face: ui.Fredoka500, Size: 22, Color: onCell, Carries: true}, 2),
		mass:   p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 22, Color: onCell, Carries: true}, 2),
		word:   p.AtMost(ui.Type{Face: ui.Nunito800, Size: 17, Color: onCell}, 2),
	}
	t.small = t.letter.Sized(t.letter.Size * 0.62)
	named := 54 + h.H*0.76 + p.Width(s.Seat.Letter(), t.letter) + p.Width(s.Name, t.name)
	if s.Danger {
		named += 42
	}
	need := 80 + p.Width(s.Rank, t.letter) + p.Width(s.Ordinal, t.small)
	if s.Crown {
		need += 42
	}
	if s.Mass != "" {
		need += p.Width(s.Mass, t.mass)
	} else {
		need += p.Width(s.MassName, t.word)
	}
	if two {
		need = max(need, named)
	} else {
		need += named
	}
	if k := h.W / need; k < 1 {
		for _, t := range [...]*ui.Type{&t.letter, &t.name, &t.word, &t.mass, &t.small} {
			t.Size *= k
		}
	}
	return t
}

// SeaEdge paints the edge of a sea over it, in the colour of its frame.
func SeaEdge(p *ui.Painter, r ui.Rect, s rules.Seat) {
	p.DashedRect(r.Inset(-2), 10, 5, endless, 1, ui.SeatLook(s).Water)
	p.DashedRect(r.Inset(1.5), 9, 2.5, endless, 1, line)
}

// Edge paints the frame of a view in a colour, over the view's own edge.
func Edge(p *ui.Painter, r ui.Rect, c ui.Color) {
	p.DashedRect(r.Inset(-3), 9, 9, endless, 1, night)
	p.DashedRect(r.Inset(9), 13, 2.5, endless, 1, line)
	p.DashedRect(r.Inset(4), 16, 8, endless, 1, c)
}

// Rim paints the lighter cut edge of a map that stands alone.
func Rim(p *ui.Painter, r ui.Rect) {
	p.DashedRect(r.Inset(-3), 9, 7, endless, 1, night)
	p.DashedRect(r, 13, 3.4, endless, 1, ui.Hex(0x5FA9BC))
}
