package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

// The sizes at which a cell changes its face, in units of the design.
const (
	tagged   = 17 // from here a nucleus and a tag beside
	lettered = 46 // from here the letter and the mass inside
)

func (c *Cell) alpha() float32 {
	if c.Alpha == 0 {
		return 1
	}
	return c.Alpha
}

// speed is how fast a cell goes, and where to.
func (c *Cell) speed() (v, ux, uy float32) {
	v = float32(math.Sqrt(float64(c.VX*c.VX + c.VY*c.VY)))
	if v < 1e-4 {
		return 0, 1, 0
	}
	return min(1, v), c.VX / v, c.VY / v
}

// sortCells puts the cells in view by growing size.
func (t *Board) sortCells(v *view) {
	t.order = t.order[:0]
	for i := range v.f.Cells {
		c := &v.f.Cells[i]
		x, y := v.at(c.X, c.Y)
		if c.R > 0 && v.seen(x, y, c.R*v.s*1.7+40*v.z) {
			t.order = append(t.order, int32(i))
		}
	}
	cells := v.f.Cells
	slices.SortFunc(t.order, func(a, b int32) int {
		ca, cb := &cells[a], &cells[b]
		switch {
		case ca.R < cb.R:
			return -1
		case ca.R > cb.R:
			return 1
		}
		return ca.ID - cb.ID
	})
}

// paintTrails paints what moving cells leave behind them.
func (t *Board) paintTrails(v *view) {
	t.sortCells(v)
	for _, i := range t.order {
		c := &v.f.Cells[i]
		speed, ux, uy := c.speed()
		if speed < 0.05 {
			continue
		}
		x, y := v.at(c.X, c.Y)
		r := v.radius(c)
		strength := min(1, speed*2.5) * c.alpha()
		if c.Own && !v.f.Whole {
			t.paintRibbon(v, c, x, y, r, ux, uy, strength)
		}
		hue := ui.SeatLook(c.Seat).Water
		for k, a := range [3]float32{0.20, 0.14, 0.09} {
			d := 0.42 * r * float32(k+1)
			s := r * (0.87 - 0.13*float32(k))
			t.disc(v, x-ux*d, y-uy*d, s, hue.Fade(a*strength))
		}
	}
}

// paintRibbon paints the light behind a cell of one's own, as wide as it, tapering.
func (t *Board) paintRibbon(v *view, c *Cell, x, y, r, ux, uy, strength float32) {
	const parts = 8
	long := 300 * v.z
	turn := (ui.Hash01(uint32(c.ID)*31+7) - 0.5) * 1.2
	vs := v.p.Mesh(&t.flat, parts)
	col := glow.Fade(0.13 * strength)
	px, py := x, y
	for n := range parts {
		for e := range 2 {
			k := float32(n+e) / parts
			sin, cos := sincos(turn * k)
			dx, dy := -(ux*cos - uy*sin), -(uy*cos + ux*sin)
			qx, qy := px, py
			if e == 1 {
				qx, qy = px+dx*long/parts, py+dy*long/parts
			}
			half := r * 0.92 * (1 - 0.8*k)
			// The light is gone where the ribbon ends.
			a := col.A * v.alpha * (1 - k*k)
			for side := range 2 {
				d := half + 1
				if side == 0 {
					d = -d
				}
				vs[4*n+e+2*side] = ebiten.Vertex{
					DstX: qx - dy*d, DstY: qy + dx*d, SrcY: d,
					ColorR: col.R * a, ColorG: col.G * a, ColorB: col.B * a, ColorA: a,
					Custom0: half, Custom3: flatStrip,
				}
			}
			if e == 1 {
				px, py = qx, qy
			}
		}
	}
}

// paintCells paints the cells in their order, so that the small ones come first.
func (t *Board) paintCells(v *view) {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		x, y := v.at(c.X, c.Y)
		r := v.radius(c)
		q := cellVertex(v, c, r)
		equip().shape(c.Seat)
		if r < tagged*v.z {
			e := 1.15*r + 4
			vs := v.p.Mesh(&t.dots, 1)
			for n := range 4 {
				lx, ly := e, e
				if n&1 == 0 {
					lx = -lx
				}
				if n&2 == 0 {
					ly = -ly
				}
				q.DstX, q.DstY, q.SrcX, q.SrcY = x+lx, y+ly, lx, ly
				vs[n] = q
			}
			continue
		}
		octagon(v.p.Mesh(&t.cells, 3), q, x, y, r, v.z)
	}
}

// cellVertex returns what the four or eight vertices of a cell of r pixels have in common.
func cellVertex(v *view, c *Cell, r float32) ebiten.Vertex {
	wobble := float32(0.020)
	if r > 150*v.z {
		wobble = 0.016
	}
	if v.f.Still {
		wobble = 0.012
	} else {
		wobble += (0.035 - wobble) * max(0, min(1, c.Fed))
	}
	code := float32(int(c.Seat) & (seats - 1))
	if c.Own {
		code += float32(seats)
	}
	return ebiten.Vertex{
		ColorR: c.VX, ColorG: c.VY, ColorB: wobble, ColorA: v.alpha * c.alpha(),
		Custom0: r, Custom1: ui.Hash01(uint32(c.ID)*2654435761 + 11), Custom2: code, Custom3: max(0, min(1, c.Folded)),
	}
}

// octagon writes the three quads of an octagon around a cell of r pixels and its shadow, z pixels in a
// unit of the design: what is painted beside them costs as much as they do.
func octagon(vs []ebiten.Vertex, q ebiten.Vertex, x, y, r, z float32) {
	// The shadow is (5, 12) off and 17 wider. A wobble, the stretch by speed and the rim make a cell up
	// to 1.14 times as large, and its shape, folded, 1.6 times.
	e := max(1.14*r+3*z, r+17*z) + 6.5*z
	if q.Custom3 > 0 {
		e = max(e, 1.6*r+6.5*z)
	}
	var corners [8]ebiten.Vertex
	for n := range corners {
		uy, ux := sincos((float32(n) + 0.5) * math.Pi / 4)
		q.SrcX, q.SrcY = 2.5*z+ux*e*1.0824, 6*z+uy*e*1.0824
		q.DstX, q.DstY = x+q.SrcX, y+q.SrcY
		corners[n] = q
	}
	for n := range 3 {
		vs[4*n], vs[4*n+1], vs[4*n+2], vs[4*n+3] = corners[(8-n)%8], corners[n+1], corners[7-n], corners[n+2]
	}
}

func (t *Board) paintUrchins(v *view) {
	shadows := !v.f.Whole
	if shadows {
		for i := range v.f.Urchins {
			u := &v.f.Urchins[i]
			x, y := v.at(u.X, u.Y)
			r := u.R * v.s * 0.78
			if v.seen(x, y, r*1.8) {
				t.bit(v, x+5*v.z, y+12*v.z, r*1.1+22*v.z, r*1.1+22*v.z, 1, 0, night.Fade(0.42), r, 11*v.z, 0, bitSoft)
			}
		}
	}
	for i := range v.f.Urchins {
		t.paintUrchin(v, &v.f.Urchins[i])
	}
}

func (t *pen) paintUrchin(v *view, u *Urchin) {
	x, y := v.at(u.X, u.Y)
	r := u.R * v.s
	if u.Grow > 0 {
		r *= u.Grow
	}
	// A sign stays large enough to be recognised on a whole map.
	r = max(r, 12*v.z)
	if v.seen(x, y, r*1.2) {
		t.urchinAt(v, u, r)
	}
}

// urchinAt paints an urchin of r pixels.
func (t *pen) urchinAt(v *view, u *Urchin, r float32) {
	x, y := v.at(u.X, u.Y)
	root := float32(0.62)
	angle := v.time*4*math.Pi/180 + ui.Hash01(uint32(u.ID)*97+5)*6.28
	if u.Threat {
		root /= 1.12
		r *= 1.12
		s, _ := sincos(v.time * 31)
		r *= 1 + 0.02*s
	}
	sin, cos := sincos(angle)
	spikes := float32(math.Floor(float64(13 + r/v.z/10)))
	vs := v.p.Mesh(&t.urchin, 1)
	e := r*1.02 + 2
	q := ebiten.Vertex{ColorA: v.alpha, Custom0: r, Custom1: min(spikes, 30), Custom2: ui.Hash01(uint32(u.ID)*13+3) * 50, Custom3: root}
	for i := range 4 {
		lx, ly := e, e
		if i&1 == 0 {
			lx = -lx
		}
		if i&2 == 0 {
			ly = -ly
		}
		q.DstX, q.DstY = x+lx*cos-ly*sin, y+lx*sin+ly*cos
		q.SrcX, q.SrcY = lx, ly
		vs[i] = q
	}
}
