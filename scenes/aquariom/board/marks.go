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
			t.paintRim(v, x, y, r+8*v.z, c.Facing)
		case Lunge, LungeSome:
			t.paintRim(v, x, y, r+8*v.z, c.Facing)
			t.paintRim(v, x, y, 1.5*r, c.Facing) // how far a half of it would come
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
