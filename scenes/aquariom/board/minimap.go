package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Dot is a cell on a [Minimap].
type Dot struct {
	Seat    rules.Seat
	X, Y, R float32
	Own     bool
	// Named has its shape and letter painted instead of a dot, as those need who
	// are out of view: one cell of each seat, the heaviest.
	Named bool
}

// Minimap is the whole map in a corner.
type Minimap struct {
	// Area is the panel, in units of the design.
	Area       ui.Rect
	MapW, MapH float32
	// View is the part of the map that is in view, in units of the map.
	View    ui.Rect
	Dots    []Dot
	Urchins []ui.Point
}

var far4 = ui.Hex(0x9C93D6)

// leastDot is the height of the smallest cell's shape on a minimap.
const leastDot = 10

// paintDot paints a cell: its shape, and around it what is larger than that.
func (t *Board) paintDot(v *view, d *Dot, f *Frame) {
	x, y := v.at(d.X, d.Y)
	r := d.R * v.s
	look := ui.SeatLook(d.Seat)
	shape, high := look.Water, float32(leastDot)
	switch {
	case r > 7*v.z:
		if d.Own {
			t.disc(v, x, y, r+2*v.z, ui.Paper)
		}
		t.disc(v, x, y, r, look.Water)
		shape, high = ui.Depth, max(high, r/v.z)
	case d.Own:
		t.disc(v, x, y, 8.5*v.z, ui.Paper)
		t.disc(v, x, y, 6.8*v.z, look.Nucleus())
		shape = ui.Paper
	}
	sx, sy := f.At(d.X, d.Y)
	sign(v.p, d.Seat, sx, sy, high, shape)
}

// frame returns the whole map in the panel.
func (m *Minimap) frame() Frame {
	inner := m.Area.Inset(9)
	f := Frame{Area: inner, MapW: m.MapW, MapH: m.MapH, Camera: Camera{X: m.MapW / 2, Y: m.MapH / 2}}
	f.Camera.Height = max(m.MapH, m.MapW*inner.H/inner.W)
	return f
}

// At is where a place of the map is in the window, in units of the design.
func (m *Minimap) At(x, y float32) (ux, uy float32) {
	f := m.frame()
	return f.At(x, y)
}

// PaintMinimap paints a map of the whole water.
func (t *Board) PaintMinimap(g *ui.Gui, m *Minimap) {
	p := g.P
	Panel(p, m.Area, 21)
	f := m.frame()
	inner := f.Area
	v := newView(p, &f)
	t.scale[0] = v.z
	for _, u := range m.Urchins {
		x, y := v.at(u.X, u.Y)
		t.star(&v, x, y, 6*v.z, 4, 0.30, 0, far4.Fade(0.8))
	}
	for i := range m.Dots {
		d := &m.Dots[i]
		if d.Named {
			continue
		}
		t.paintDot(&v, d, &f)
	}
	if m.View.W > 0 {
		x0, y0 := f.At(m.View.X, m.View.Y)
		x1, y1 := f.At(m.View.Right(), m.View.Bottom())
		x0, y0 = max(x0, inner.X), max(y0, inner.Y)
		x1, y1 = min(x1, inner.Right()), min(y1, inner.Bottom())
		p.DashedRect(ui.Rect{X: x0, Y: y0, W: max(8, x1-x0), H: max(8, y1-y0)}, 4, 2, endless, 1, ui.Paper)
	}
	for i := range m.Dots {
		d := &m.Dots[i]
		if !d.Named {
			continue
		}
		x, y := f.At(d.X, d.Y)
		name := ui.Type{Face: ui.Fredoka700, Size: 15, Color: ui.Paper, Carries: true}
		w := p.Width(d.Seat.Letter(), name)
		x = max(inner.X+6, min(inner.Right()-12-w, x))
		y = max(inner.Y+8, min(inner.Bottom()-8, y))
		sign(p, d.Seat, x, y, 13, ui.SeatLook(d.Seat).Water)
		rimmed(p, d.Seat.Letter(), x+9, y+5.2, name)
	}
}
