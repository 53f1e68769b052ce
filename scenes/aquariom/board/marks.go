package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// paintReaches paints where the own cells will be, under them.
func (t *Board) paintReaches(v *view) {
	for i := range v.f.Reaches {
		h := &v.f.Reaches[i]
		x, y := v.at(h.X, h.Y)
		r := h.R * v.s
		if !v.seen(x, y, r+4*v.z) {
			continue
		}
		t.disc(v, x, y, r, reached.Fade(0.24))
		// Dots ahead, smaller to the sides.
		const side = 72 * math.Pi / 180
		n := max(3, int(side*r/(8.5*v.z)))
		for k := -n; k <= n; k++ {
			off := float32(k) / float32(n)
			sin, cos := sincos(h.Angle + off*side)
			d := (3.3 - 1.8*max(off, -off)) * v.z
			t.disc(v, x+cos*r, y+sin*r, d, ui.Paper)
		}
	}
}

// paintMarks paints what may be eaten, what has to be fled, who is separated,
// and the daughters that a division would set free.
func (t *Board) paintMarks(v *view) {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		x, y := v.at(c.X, c.Y)
		r := v.radius(c)
		if c.Isolated > 0 {
			n := max(8, int(2*math.Pi*(r/v.z+9)/13))
			t.ring(v, x, y, r+9*v.z, 2.2*v.z, n, 0.12+0.5*min(1, c.Isolated), 0, ui.Paper.Fade(c.alpha()))
		}
		switch c.Mark {
		case Edible:
			t.paintEdible(v, x, y, r)
		case Danger, DangerSome:
			t.paintTeeth(v, x, y, r+8*v.z, r, c.Facing)
		case Lunge, LungeSome:
			t.paintRays(v, x, y, r, c.Facing)
			t.paintTeeth(v, x, y, 1.5*r, r, c.Facing)
		}
	}
	for i := range v.f.Urchins {
		if u := &v.f.Urchins[i]; u.Threat {
			x, y := v.at(u.X, u.Y)
			r := u.R*v.s*1.12 + 5*v.z
			n := max(10, int(2*math.Pi*r/(26*v.z)))
			for k := range n {
				sin, cos := sincos(2 * math.Pi * float32(k) / float32(n))
				t.tooth(v, x+cos*r, y+sin*r, 12*v.z, 6*v.z, cos, sin, 2*v.z, coral)
			}
		}
	}
	for i := range v.f.Ghosts {
		t.paintGhost(v, &v.f.Ghosts[i])
	}
}

func (t *Board) paintEdible(v *view, x, y, r float32) {
	at := r + 8*v.z
	t.ring(v, x, y, at, 4.6*v.z, 4, 0.62, math.Pi/4, line.Fade(0.55))
	t.ring(v, x, y, at, 2.4*v.z, 4, 0.62, math.Pi/4, ui.Paper)
	for k := range 4 {
		ux, uy := [4]float32{1, 0, -1, 0}[k], [4]float32{0, 1, 0, -1}[k]
		d := at + 7*v.z
		t.tooth(v, x+ux*d, y+uy*d, 10*v.z, 5*v.z, -ux, -uy, 1.4*v.z, ui.Paper)
	}
}

// half of the arc in which a danger shows its teeth, in radians.
const facing = 0.6

// paintTeeth paints coral teeth on a circle, towards one's own cells.
func (t *Board) paintTeeth(v *view, x, y, at, r, angle float32) {
	size := max(0.75, min(1, r/v.z/60)) * v.z
	spread := float32(facing)
	if at < 70*v.z {
		spread = min(1.1, facing*70*v.z/at)
	}
	n := max(2, int(spread*at/(18*size)))
	for k := -n; k <= n; k++ {
		sin, cos := sincos(angle + spread*float32(k)/float32(n))
		t.tooth(v, x+cos*at, y+sin*at, 15*size, 8*size, cos, sin, 2*v.z, coral)
	}
}

// paintRays paints how far a half of a cell would come.
func (t *Board) paintRays(v *view, x, y, r, angle float32) {
	n := max(3, int(facing*r/(24*v.z)))
	for k := -n; k <= n; k++ {
		a := angle + facing*0.94*float32(k)/float32(n)
		sin, cos := sincos(a)
		long := r * (0.46 - 0.13*ui.Hash01(uint32(k+40)*3))
		t.tooth(v, x+cos*r*1.01, y+sin*r*1.01, long, min(11*v.z, facing*r/float32(n)*0.40), cos, sin, 1.6*v.z, rays.Fade(0.88))
	}
}

func (t *Board) paintGhost(v *view, h *Ghost) {
	x, y := v.at(h.X, h.Y)
	r := h.R * v.s
	white := ui.Paper
	if h.Refused != "" {
		white = refused
	}
	t.disc(v, x, y, r, ghost.Fade(0.86))
	n := max(6, int(2*math.Pi*r/(15*v.z)))
	wide := max(1.3*v.z, min(3*v.z, r*0.13))
	if r < 6*v.z {
		n = 0 // too small for dashes
	}
	t.ring(v, x, y, r, wide, n, 0.5, 0, white)
	if h.Refused != "" {
		t.bit(v, x, y, r, 2*v.z+1, 0.707, -0.707, white, r, 2*v.z, 0, bitChip)
	}
}
