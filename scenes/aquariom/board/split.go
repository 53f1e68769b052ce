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
}

// FrameWide is how wide the frame of a view is beside its sea.
const FrameWide = 7

// PaintSplit paints the paper of a view's frame and what its header says.
func PaintSplit(g *ui.Gui, s *Split) {
	p := g.P
	look := ui.SeatLook(s.Seat)
	p.Sheet(s.Outer, ui.Sheet{Color: look.Water, Radius: 12, Waver: 1.2, Seed: int(s.Seat) + 40, Gouache: 0.4, NoRim: true})
	h := s.Head
	letter := p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 24, Color: onCell}, 2)
	name := p.AtMost(ui.Type{Face: ui.Fredoka500, Size: 22, Color: onCell}, 2)
	word := p.AtMost(ui.Type{Face: ui.Nunito800, Size: 17, Color: onCell}, 2)
	mass, rank := name, letter
	mass.Face = ui.Fredoka600
	small := rank.Sized(rank.Size * 0.62)
	// All of it has one size, at which it fits.
	need := 134 + h.H*0.76 + p.Width(s.Seat.Letter(), letter) + p.Width(s.Name, name) + p.Width(s.Rank, rank) + p.Width(s.Ordinal, small)
	if s.Crown {
		need += 42
	}
	if s.Danger {
		need += 42
	}
	if s.Mass != "" {
		need += p.Width(s.Mass, mass)
	} else {
		need += p.Width(s.MassName, word)
	}
	if k := h.W / need; k < 1 {
		for _, t := range [...]*ui.Type{&letter, &name, &word, &mass, &rank, &small} {
			t.Size *= k
		}
	}

	x := h.X + 12
	r := h.H * 0.38
	Nucleus(p, s.Seat, x+r, h.CY(), r)
	x += 2*r + 9
	put := func(said string, t ui.Type, gap float32) {
		w := p.Width(said, t)
		p.Label(said, ui.Rect{X: x, Y: h.Y, W: w + 1, H: h.H}, t, ui.Left)
		x += w + gap
	}
	put(s.Seat.Letter(), letter, 9)

	// From the right: the place, the crown, the mass.
	right := h.Right() - 14
	back := func(said string, t ui.Type, gap float32) {
		w := p.Width(said, t)
		right -= w
		p.Label(said, ui.Rect{X: right, Y: h.Y, W: w + 1, H: h.H}, t, ui.Left)
		right -= gap
	}
	raised := p.Width(s.Ordinal, small)
	right -= raised
	p.Label(s.Ordinal, ui.Rect{X: right, Y: h.Y, W: raised + 1, H: h.H * 0.74}, small, ui.Left)
	back(s.Rank, rank, 12)
	if s.Crown {
		Crown(p, right-16, h.CY(), min(30, h.H*0.66))
		right -= 42
	}
	right -= 6
	if s.Mass != "" {
		back(s.Mass, mass, 8)
	}
	// The word goes first where there is no room for all.
	if w := p.Width(s.MassName, word); s.Mass == "" || right-w > x+p.Width(s.Name, name)+50 {
		back(s.MassName, word, 10)
	}
	room := right - x
	if s.Danger {
		room -= 42
	}
	put(p.Ellipsis(s.Name, name, room), name, 12)
	if s.Danger {
		Warning(p, x+16, h.CY(), min(32, h.H*0.74), false)
	}
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
