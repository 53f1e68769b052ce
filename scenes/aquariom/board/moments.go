package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// BurstTime is how long an explosion is shown, and BurstSlow the part of it in
// which time goes at BurstPace for everything else, in seconds.
const (
	BurstTime = 0.9
	BurstSlow = 0.06
	BurstPace = 0.3
)

// Burst is a cell that touched an urchin and flew into pieces. The pieces are
// cells of the frame like others; [Burst.Fly] says where.
type Burst struct {
	Seat rules.Seat
	// X and Y are where it happened; R is the mother's radius afterwards, Reach
	// the distance at which the rules put the satellites, Urchin the radius of the
	// urchin.
	X, Y, R, Reach, Urchin float32
	// Satellites are where the rules put them.
	Satellites []ui.Point
	// Age is how long ago it was, in seconds, 0 to BurstTime.
	Age float32
	// Shake has the view shake: it is one's own.
	Shake bool
}

// Fly is where a satellite is shown whose place is (x, y): flung to 1.7 times as
// far, and back by 600 ms. Until BurstSlow there are none yet: they are to be
// left out. With reduced motion it is where it is.
func (b *Burst) Fly(x, y float32, still bool) (fx, fy float32) {
	k := float32(1)
	if !still {
		switch {
		case b.Age < BurstSlow:
			k = 0
		case b.Age < 0.24:
			u := 1 - (b.Age-BurstSlow)/(0.24-BurstSlow)
			k = 1.7 * (1 - u*u*u)
		case b.Age < 0.6:
			u := (b.Age - 0.24) / 0.36
			k = 1.7 - 0.7*u*u*(3-2*u)
		}
	}
	return b.X + (x-b.X)*k, b.Y + (y-b.Y)*k
}

// shake is how far a view is off, in units of the design: once to and fro, six
// at most.
func shake(bursts []Burst) (dx, dy float32) {
	for i := range bursts {
		b := &bursts[i]
		t := (b.Age - BurstSlow) / 0.22
		if !b.Shake || t <= 0 || t >= 1 {
			continue
		}
		s, _ := sincos(t * 6 * math.Pi)
		d := 6 * s * (1 - t)
		dx, dy = d, -0.6*d
	}
	return dx, dy
}

// ramp goes from 0 to 1 while x goes from a to b.
func ramp(x, a, b float32) float32 { return max(0, min(1, (x-a)/(b-a))) }

func easeOut(t float32) float32 { t = 1 - t; return 1 - t*t*t }

var (
	tornLight = ui.Hex(0x1FA3BE)
	tornCore  = ui.Hex(0x5FE0E0)
	starLight = ui.Hex(0x1F86A6)
	lilac     = ui.Hex(0xD9B8F2)
	purple    = ui.Hex(0x5E2A6B)
	torn      = ui.Hex(0x4A2160)
	pink      = ui.Hex(0xF29AC0)
)

func (t *momentPainter) paintBursts(v *view) {
	for i := range v.f.Bursts {
		b := &v.f.Bursts[i]
		if b.Age < 0 || b.Age >= BurstTime {
			continue
		}
		if b.Age < BurstSlow && !v.f.Still && !v.f.Calm {
			u := Urchin{ID: int(b.X)*31 + int(b.Y), X: b.X, Y: b.Y, R: b.Urchin * (1 + 0.08*b.Age/BurstSlow)}
			t.paintUrchin(v, &u)
			continue
		}
		t.paintBurst(v, b)
	}
}

func (t *momentPainter) paintBurst(v *view, b *Burst) {
	x, y := v.at(b.X, b.Y)
	age := b.Age
	open := easeOut(ramp(age, BurstSlow, 0.18))
	gone := ramp(age, 0.45, BurstTime)
	if v.f.Still {
		open, gone = 1, ramp(age, 0.3, BurstTime)
	}
	fade := (1 - gone*gone) * open
	reach := b.Reach * v.s
	if !v.seen(x, y, reach*2.2) {
		return
	}
	least := 20 * v.z
	if v.f.Whole {
		least = leastFar * v.z // one of many things that happen
	} else {
		// The rest of the water is dimmed for the moment of it.
		v.dim(ui.Hex(0x05142A).Fade(0.34 * fade))
	}
	grow := 1 + 0.12*easeOut(gone)
	t.star(v, x, y, 2.05*reach*open*grow, 11, 0.955, 0.3, tornLight.Fade(0.30*fade))
	t.star(v, x, y, 1.9*reach*open*grow, 13, 0.945, 1.1, tornCore.Fade(0.20*fade))
	t.star(v, x, y, 2.1*reach*open, 23, 0.66, 0.7, starLight.Fade(0.55*fade))
	r := max(b.R*v.s, least)
	size := r * (0.75 + 0.25*open)
	t.star(v, x+5*v.z, y+10*v.z, 1.86*size, 24, 0.62, 0, night.Fade(0.30*fade))
	t.star(v, x, y, 1.86*size, 24, 0.615, 0, lilac.Fade(fade))
	t.star(v, x, y, 1.70*size, 24, 0.645, 0, purple.Fade(fade))
	t.star(v, x, y, 1.32*size, 24, 0.775, 0, pink.Fade(fade))
	t.paintPetals(v, b, x, y)
	t.paintSpikes(v, b, x, y)
}

// dim darkens everything painted so far.
func (v *view) dim(c ui.Color) { v.p.Fill(v.f.Area, c) }

// star paints a cut star of n tips; root is where its notches are, as a share.
func (t *pen) star(v *view, x, y, tip float32, n int, root, angle float32, c ui.Color) {
	sin, cos := sincos(angle)
	t.bit(v, x, y, tip*1.02+2, tip*1.02+2, cos, sin, c, tip, float32(n), root, bitStar)
}

// paintPetals paints the tapered papers along which the satellites fly.
func (t *momentPainter) paintPetals(v *view, b *Burst, x, y float32) {
	fade := 1 - ramp(b.Age, 0.34, 0.6)
	if fade <= 0 {
		return
	}
	hue := ui.SeatLook(b.Seat).Water
	pale := hue.Mix(ui.Color{R: 1, G: 1, B: 1, A: 1}, 0.76)
	for _, s := range b.Satellites {
		sx, sy := v.at(b.Fly(s.X, s.Y, v.f.Still))
		dx, dy := sx-x, sy-y
		d := float32(math.Sqrt(float64(dx*dx + dy*dy)))
		if d < 1 {
			continue
		}
		ux, uy := dx/d, dy/d
		from := b.R * v.s * 0.6
		if d <= from+4 {
			continue
		}
		long := d - from
		wide := min(22*v.z, b.R*v.s*0.16)
		t.petal(v, x+ux*from, y+uy*from, long, wide, ux, uy, 0.85, hue.Fade(0.92*fade))
		t.petal(v, x+ux*(from+long*0.2), y+uy*(from+long*0.2), long*0.66, wide*0.5, ux, uy, 0.85, pale.Fade(0.75*fade))
	}
}

// petal paints a paper that tapers at both ends, from its root at (x, y).
func (t *pen) petal(v *view, x, y, long, half, ux, uy, widest float32, c ui.Color) {
	t.bitFrom(v, x, y, long, half+1, ux, uy, c, long, half, widest, bitPetal)
}

// bitFrom is bit for what starts at a place and goes along (ux, uy).
func (t *pen) bitFrom(v *view, x, y, long, half, ux, uy float32, c ui.Color, c0, c1, c2, mode float32) {
	a := c.A * v.alpha
	if a <= 0 {
		return
	}
	vs := v.p.Mesh(&t.bits, 1)
	q := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, Custom0: c0, Custom1: c1, Custom2: c2, Custom3: mode}
	for i := range 4 {
		lx, ly := long*float32(i&1), half
		if i&2 == 0 {
			ly = -ly
		}
		q.DstX, q.DstY = x+lx*ux-ly*uy, y+lx*uy+ly*ux
		q.SrcX, q.SrcY = lx, ly
		vs[i] = q
	}
}

// paintSpikes paints the urchin's spikes that fly off, turning.
func (t *momentPainter) paintSpikes(v *view, b *Burst, x, y float32) {
	const spikes = 14
	if v.f.Still {
		return
	}
	k := ramp(b.Age, BurstSlow, BurstTime)
	fade := 1 - ramp(b.Age, 0.7, BurstTime)
	z := v.z
	if v.f.Whole {
		z = min(z, b.Reach*v.s/170) // as far as the pieces, however small the map is seen
	}
	for i := range spikes {
		n := uint32(i)*17 + uint32(b.X)
		a := 2*math.Pi*(float32(i)+0.7*ui.Hash01(n))/spikes + 0.2
		sin, cos := sincos(a)
		d := b.R*v.s*0.9 + (190+140*ui.Hash01(n+1))*easeOut(k)*z
		long := (42 + 26*ui.Hash01(n+2)) * z
		// Tips outwards, turning away as they go.
		turn := a + (ui.Hash01(n+3)-0.5)*(0.5+3.2*k*k)
		ts, tc := sincos(turn)
		t.tooth(v, x+cos*d+2*z, y+sin*d+4*z, long, 10*z, tc, ts, 0, night.Fade(0.35*fade))
		t.tooth(v, x+cos*d, y+sin*d, long, 10*z, tc, ts, -2.2*z, torn.Fade(fade))
	}
}

// Meal is a cell that was eaten, or that joined another of its own: its paper is
// drawn into the other's nucleus.
type Meal struct {
	Seat rules.Seat
	// X, Y and R are the eaten cell as it was last shown.
	X, Y, R float32
	// ToX and ToY are where the eater is now.
	ToX, ToY float32
	// T goes from 0 to 1 in MealTime.
	T float32
}

// MealTime and NeckTime are how long the moments are shown,
// in seconds.
const (
	MealTime = 0.16
	NeckTime = 0.14
)

func (t *momentPainter) paintMeals(v *view) {
	for i := range v.f.Meals {
		m := &v.f.Meals[i]
		if m.T < 0 || m.T >= 1 {
			continue
		}
		x, y := v.at(m.X, m.Y)
		ex, ey := v.at(m.ToX, m.ToY)
		hue := ui.SeatLook(m.Seat)
		r := m.R * v.s
		if v.f.Still {
			t.disc(v, x, y, r, hue.Water.Fade(0.7*(1-m.T)))
			continue
		}
		u := m.T * m.T
		dx, dy := ex-x, ey-y
		d := float32(math.Sqrt(float64(dx*dx + dy*dy)))
		cx, cy := x+dx*u, y+dy*u
		if d > 1 {
			// Its tail stays behind, its front is already there.
			ux, uy := dx/d, dy/d
			long := d*(1-u) + r
			t.petal(v, cx-ux*r*0.9, cy-uy*r*0.9, long, r*0.8*(1-u), ux, uy, 0.55, hue.Water.Fade(0.72))
		}
		t.disc(v, cx, cy, r*(1-u)*0.92, hue.Water.Fade(0.85))
		t.disc(v, cx, cy, r*(1-u)*0.5, hue.Nucleus().Fade(0.9))
	}
}

// Neck is the paper between a cell and the daughter that leaves it: it stretches
// and snaps. The two are cells of the frame.
type Neck struct {
	Seat       rules.Seat
	AX, AY, AR float32
	BX, BY, BR float32
	// T goes from 0 to 1 in NeckTime.
	T float32
}

func (t *momentPainter) paintNecks(v *view) {
	const parts = 8
	for i := range v.f.Necks {
		n := &v.f.Necks[i]
		if n.T < 0 || n.T >= 1 || v.f.Still {
			continue
		}
		ax, ay := v.at(n.AX, n.AY)
		bx, by := v.at(n.BX, n.BY)
		dx, dy := bx-ax, by-ay
		d := float32(math.Sqrt(float64(dx*dx + dy*dy)))
		if d < 1 {
			continue
		}
		ux, uy := dx/d, dy/d
		hue := ui.SeatLook(n.Seat)
		c := hue.Water.Mix(hue.Color, 0.35).Fade(0.85)
		a := c.A * v.alpha
		vs := v.p.Mesh(&t.flat, parts)
		for k := range parts {
			for e := range 2 {
				at := float32(k+e) / parts
				ends := (n.AR*(1-at) + n.BR*at) * v.s * 0.8
				// Thinnest in the middle, where it will tear.
				waist := 4 * at * (1 - at)
				half := ends * (1 - waist*(0.35+0.65*n.T)) * (1 - 0.3*n.T)
				for side := range 2 {
					off := half + 1
					if side == 0 {
						off = -off
					}
					vs[4*k+e+2*side] = ebiten.Vertex{
						DstX: ax + dx*at - uy*off, DstY: ay + dy*at + ux*off, SrcY: off,
						ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a,
						Custom0: half, Custom3: flatStrip,
					}
				}
			}
		}
	}
}
