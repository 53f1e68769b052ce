package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Split is the frame of one person's view among several.
type Split struct {
	// Area is the view; the frame lies inside its edge.
	Area ui.Rect
	Seat rules.Seat
	// Right and Low say in which outer corner its tab is: the others stay clear
	// for the neighbours. What is at the other outer corner is the mass.
	Right, Low bool
	Name       string
	// Rank is "2" and Ordinal what is raised after it: "e", "nd".
	Rank, Ordinal string
	Crown, Danger bool
	// MassName is the word for it, Mass the number; no panel when the word is "".
	MassName string
	Mass     int
}

const (
	tabWide, tabHigh = 212, 48
	frameWide        = 8
)

// PaintSplit paints the frame, the tab and the mass of a view; the view itself is
// painted before.
func (t *Board) PaintSplit(g *ui.Gui, s *Split) {
	p := g.P
	look := ui.SeatLook(s.Seat)
	Edge(p, s.Area, look.Water)

	k := (1 + p.TextScale) / 2
	letterType := ui.Type{Face: ui.Fredoka700, Size: 25, Color: onCell}
	nameType := ui.Type{Face: ui.Fredoka500, Size: 20, Color: onCell}
	rankType := ui.Type{Face: ui.Fredoka600, Size: 23, Color: onCell}
	smallType := rankType.Sized(15)
	wl := p.Width(s.Seat.Letter(), letterType)
	wr := p.Width(s.Rank, rankType) + p.Width(s.Ordinal, smallType)
	signs := float32(0)
	if s.Crown {
		signs += 36
	}
	if s.Danger {
		signs += 46
	}
	name := p.Ellipsis(s.Name, nameType, s.Area.W*0.5)
	wide := max(tabWide, 54+wl+10+p.Width(name, nameType)+14+signs+wr+18)
	wide = min(wide, s.Area.W-24)
	tab := ui.Rect{X: s.Area.X + 4, Y: s.Area.Y + 4, W: wide, H: tabHigh * k}
	if s.Right {
		tab.X = s.Area.Right() - 4 - wide
	}
	if s.Low {
		tab.Y = s.Area.Bottom() - 4 - tab.H
	}
	p.Sheet(tab, ui.Sheet{Color: look.Water, Radius: 8, Waver: 1, Seed: int(s.Seat) + 40, Lift: 0.15, NoRim: true})
	cy := tab.CY()
	Nucleus(p, s.Seat, tab.X+29, cy, 18)
	x := tab.X + 54
	p.Text(s.Seat.Letter(), x, cy+8.5*p.TextScale, letterType, ui.Left)
	x += wl + 10
	rest := tab.Right() - 16 - wr - signs - 8 - x
	p.Label(name, ui.Rect{X: x, Y: tab.Y, W: max(10, rest), H: tab.H}, nameType, ui.Left)
	x = tab.Right() - 16 - wr - signs
	if s.Crown {
		Crown(p, x+14, cy, 24)
		x += 36
	}
	if s.Danger {
		Warning(p, x+18, cy, 33, false)
	}
	x = tab.Right() - 16 - wr
	p.Text(s.Rank, x, cy+8*p.TextScale, rankType, ui.Left)
	p.Text(s.Ordinal, x+p.Width(s.Rank, rankType), cy+1*p.TextScale, smallType, ui.Left)

	if s.MassName == "" {
		return
	}
	word := ui.Type{Face: ui.Nunito800, Size: 15, Color: PanelSecond}
	num := ui.Type{Face: ui.Fredoka600, Size: 24, Color: PanelText}
	text := t.number(s.Mass)
	ww, wn := p.Width(s.MassName, word), p.Width(text, num)
	box := ui.Rect{X: s.Area.X + 13, Y: s.Area.Y + 13, W: ww + wn + 8 + 26, H: 16 + 22*p.TextScale}
	if s.Right {
		box.X = s.Area.Right() - 13 - box.W
	}
	if !s.Low {
		box.Y = s.Area.Bottom() - 13 - box.H
	}
	Panel(p, box, int(s.Seat)+60)
	p.Text(s.MassName, box.X+13, box.CY()+5.5*p.TextScale, word, ui.Left)
	p.Text(text, box.Right()-13, box.CY()+8.5*p.TextScale, num, ui.Right)
}

// Edge paints the frame of a view in a colour, over the view's own edge.
func Edge(p *ui.Painter, r ui.Rect, c ui.Color) {
	p.DashedRect(r.Inset(-3), 9, 9, endless, 1, night)
	p.DashedRect(r.Inset(9), 13, 2.5, endless, 1, line)
	p.DashedRect(r.Inset(frameWide/2), 16, frameWide, endless, 1, c)
}

// Rim paints the lighter cut edge of a map that stands alone.
func Rim(p *ui.Painter, r ui.Rect) {
	p.DashedRect(r.Inset(-3), 9, 7, endless, 1, night)
	p.DashedRect(r, 13, 3.4, endless, 1, ui.Hex(0x5FA9BC))
}
