package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// paintReaches paints where the own cells will be, under them.
func (t *Board) paintReaches(v *view) {
	// First all discs, then all rings, which is two calls of the engine.
	for i := range v.f.Reaches {
		h := &v.f.Reaches[i]
		x, y := v.at(h.X, h.Y)
		if v.seen(x, y, h.R*v.s) {
			t.disc(v, x, y, h.R*v.s, reached.Fade(0.24))
		}
	}
	for i := range v.f.Reaches {
		h := &v.f.Reaches[i]
		x, y := v.at(h.X, h.Y)
		if v.seen(x, y, h.R*v.s+4*v.z) {
			const side = 72.0 / 180 // ahead
			t.ring(v, x, y, h.R*v.s, 2.4*v.z, 1, side, h.Angle, ui.Paper.Fade(0.75))
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
			t.paintRim(v, x, y, t.short(v, x, y, r+8*v.z), c.Facing)
		case Lunge, LungeSome:
			near, far := t.short(v, x, y, r+8*v.z), t.short(v, x, y, 1.5*r) // how far a half of it would come
			t.paintRim(v, x, y, near, c.Facing)
			if far > near+6*v.z {
				t.paintRim(v, x, y, far, c.Facing)
			}
		}
	}
	for i := range v.f.Urchins {
		if u := &v.f.Urchins[i]; u.Threat {
			x, y := v.at(u.X, u.Y)
			r := u.R*v.s*1.12 + 5*v.z
			t.ring(v, x, y, r, 7*v.z, 0, 0, 0, line.Fade(0.7))
			t.ring(v, x, y, r, 3.4*v.z, 0, 0, 0, coral)
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

// leastOwn is the least radius of the white ring about an own cell, and ownAir what is
// left free around that, in units of the design.
const (
	leastOwn = 14
	ownAir   = 6
)

// short returns a radius of a rim about a place, in pixels, or a smaller one so that
// the rim ends before one's own cells.
func (t *Board) short(v *view, x, y, at float32) float32 {
	for _, i := range t.order {
		if c := &v.f.Cells[i]; c.Own {
			ox, oy := v.at(c.X, c.Y)
			d := float32(math.Hypot(float64(ox-x), float64(oy-y)))
			at = min(at, d-max(v.radius(c), leastOwn*v.z)-ownAir*v.z)
		}
	}
	return max(at, 10*v.z)
}

// coversOwn reports whether a box, in units of the design, lies on an own cell or its label.
func (t *Board) coversOwn(v *view, box ui.Rect) bool {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		if !c.Own {
			continue
		}
		x, y := v.units(v.at(c.X, c.Y))
		r := max(v.radius(c)/v.z, leastOwn) + ownAir
		low := r
		if c.R*v.s/v.z < lettered {
			low += tagSize * v.p.TextScale
		}
		if box.X < x+r && x-r < box.Right() && box.Y < y+low && y-r < box.Bottom() {
			return true
		}
	}
	return false
}

// onDanger reports whether a box, in units of the design, lies on a cell that could eat an own one.
func (t *Board) onDanger(v *view, box ui.Rect) bool {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		x, y := v.units(v.at(c.X, c.Y))
		r := v.radius(c) / v.z
		if c.Mark >= Danger && box.X < x+r && x-r < box.Right() && box.Y < y+r && y-r < box.Bottom() {
			return true
		}
	}
	return false
}

// onSmallOwn reports whether a place, in units of the design, lies in the ring about a small own cell.
func (t *Board) onSmallOwn(v *view, x, y float32) bool {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		ox, oy := v.units(v.at(c.X, c.Y))
		if c.Own && v.radius(c) < leastOwn*v.z && math.Hypot(float64(ox-x), float64(oy-y)) < leastOwn {
			return true
		}
	}
	return false
}

// paintOwnRings paints a white ring about the own cells that are small or lie under
// others, on top of everything.
func (t *Board) paintOwnRings(v *view) {
	for _, i := range t.order {
		c := &v.f.Cells[i]
		if !c.Own || v.f.Whole || c.Folded > 0 {
			continue
		}
		r := v.radius(c) / v.z
		if r >= leastOwn && !t.under(v, c) {
			continue
		}
		x, y := v.units(v.at(c.X, c.Y))
		r = max(r, leastOwn)
		v.p.Ring(x, y, r, r, 6, edge.Fade(c.alpha()))
		v.p.Ring(x, y, r, r, 3, ui.Paper.Fade(c.alpha()))
	}
}

// under reports whether a larger cell of another player is painted over a cell.
func (t *Board) under(v *view, c *Cell) bool {
	for _, i := range t.order {
		o := &v.f.Cells[i]
		if o.Seat != c.Seat && o.R > c.R && math.Hypot(float64(o.X-c.X), float64(o.Y-c.Y)) < float64(o.R+c.R) {
			return true
		}
	}
	return false
}

// facing is half of the arc of a danger's rim, in radians.
const facing = 0.75

// paintRim paints an arc on a circle, towards one's own cells. It has no teeth: a comb of
// high contrast that sweeps over the screen flashes, see TestWholeMatchesFlashLittle.
func (t *Board) paintRim(v *view, x, y, at, angle float32) {
	spread := float32(facing)
	if at < 70*v.z {
		spread = min(1.3, facing*70*v.z/at)
	}
	t.ring(v, x, y, at, 10*v.z, 1, spread/math.Pi, angle, line)
	t.ring(v, x, y, at, 5.5*v.z, 1, spread/math.Pi, angle, coral)
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
		t.quad(v, &t.flat, x, y, r, 2*v.z+1, 0.707, -0.707, white, r, 2*v.z, 0, flatChip)
	}
}
