package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

var seedColors = [...]ui.Color{ui.Hex(0xF8E9B0), ui.Hex(0xFFD98A), ui.Hex(0xCFF3DD), ui.Hex(0xFFC2A8), ui.Hex(0xF6EFE0)}

// seed is a plankton's own look: half its length and width in units of the
// design, turned, and the shader's uniforms.
type seed struct {
	x, y   float32
	ux, uy float32
	a, b   float32
	bend   float32
	mode   float32
	n      int32 // its number among the places
	color  uint8
	drift  uint8
}

// bed is the plankton by squares of the map, so that only what is in view is
// looked at.
type bed struct {
	key   uint64
	known bool
	side  float32
	w, h  int
	first []int32 // where a square's seeds begin; one more at the end
	seeds []seed
}

// squareSteps is the side of a square, in steps of the plankton's grid.
const squareSteps = 4

func (b *bed) plant(pl *Plankton) {
	if b.known && b.key == pl.Key && len(b.seeds) == len(pl.Places) {
		return
	}
	b.known, b.key = true, pl.Key
	b.side = max(pl.Step*squareSteps, 20)
	mx, my := float32(0), float32(0)
	for _, p := range pl.Places {
		mx, my = max(mx, p.X), max(my, p.Y)
	}
	b.w, b.h = int(mx/b.side)+1, int(my/b.side)+1
	b.first = make([]int32, b.w*b.h+1)
	square := func(p ui.Point) int {
		return max(0, min(b.h-1, int(p.Y/b.side)))*b.w + max(0, min(b.w-1, int(p.X/b.side)))
	}
	for _, p := range pl.Places {
		b.first[square(p)+1]++
	}
	for i := range b.w * b.h {
		b.first[i+1] += b.first[i]
	}
	next := append([]int32(nil), b.first...)
	b.seeds = make([]seed, len(pl.Places))
	for i, p := range pl.Places {
		n := uint32(i) * 8
		s := seed{x: p.X, y: p.Y, n: int32(i), color: uint8(ui.Hash01(n+1) * float32(len(seedColors))), drift: uint8(ui.Hash01(n+2) * 63.9)}
		s.uy, s.ux = sincos(ui.Hash01(n+3) * math.Pi)
		size := ui.Hash01(n + 4)
		switch kind := ui.Hash01(n + 5); {
		case kind < 0.34:
			s.mode, s.a, s.b = flatOval, 2.5+1.5*size, 2.1+1.3*size
		case kind < 0.68:
			s.mode, s.a, s.b = flatChip, 3.6+1.7*size, 2.2+0.9*size
		default:
			s.mode, s.a, s.b, s.bend = flatChip, 4.1+2.2*size, 1.3+0.7*size, -1.1-0.6*size
		}
		q := square(p)
		b.seeds[next[q]] = s
		next[q]++
	}
}

// specks is the plankton of a whole map as a picture of its own: there it neither
// drifts nor turns, and of seven thousand only those are drawn that were eaten or
// came back.
type specks struct {
	img   *ebiten.Image
	key   speckKey
	there []bool
	vs    []ebiten.Vertex
	is    []uint32
	op    ebiten.DrawTrianglesShaderOptions
}

type speckKey struct {
	bed          uint64
	s, ox, oy, z float32
}

func (k *specks) close() {
	if k.img != nil {
		k.img.Deallocate()
		k.img = nil
	}
}

func (t *planktonPainter) paintPlankton(v *view) {
	pl := v.f.Plankton
	if pl == nil || len(pl.Places) == 0 {
		return
	}
	t.plankton.plant(pl)
	if v.f.Whole {
		t.paintSpecks(v, pl)
	} else {
		t.paintSeeds(v, pl)
	}
	for i := range v.f.Sips {
		s := &v.f.Sips[i]
		u := 1 - (1-s.T)*(1-s.T)
		x, y := v.at(s.X+(s.ToX-s.X)*u, s.Y+(s.ToY-s.Y)*u)
		t.disc(v, x, y, 3.2*v.seedSize(pl)*(1-0.6*s.T), seedColors[i%len(seedColors)].Fade(0.85))
	}
}

// seedSize returns how many pixels a unit of a seed takes: they are smaller in small
// views, and where they stand close together.
func (v *view) seedSize(pl *Plankton) float32 {
	if v.f.Whole {
		return v.z
	}
	small := float32(math.Sqrt(float64((v.y1 - v.y0) / v.z / high)))
	return max(0.4, min(1, min(small, pl.Step*v.s/v.z/32))) * v.z
}

// paintSpecks paints the plankton of a whole map from its picture.
func (t *planktonPainter) paintSpecks(v *view, pl *Plankton) {
	k := &t.specks
	w, h := int(v.x1-v.x0+0.5), int(v.y1-v.y0+0.5)
	if w <= 0 || h <= 0 {
		return
	}
	key := speckKey{pl.Key, v.s, v.ox - v.x0, v.oy - v.y0, v.z}
	fits := k.img != nil && k.img.Bounds().Dx() == w && k.img.Bounds().Dy() == h
	stale := !fits || k.key != key || len(k.there) != len(pl.Grown)
	if stale || k.changed(pl.Grown) {
		k.key = key
		if !fits {
			k.close()
			k.img = ebiten.NewImage(w, h)
		}
		touching := pl.Step*v.s < 2*v.z+1 // none can be wiped out alone
		t.drawSpecks(v, pl, stale || touching)
		v.p.Touched(k.img)
	}
	x, y := v.units(v.x0, v.y0)
	v.p.Picture(k.img, x, y, 1, 1)
}

// changed reports whether any plankton was eaten or came back since the picture was drawn.
func (k *specks) changed(grown []uint8) bool {
	for i, g := range grown {
		if k.there[i] != (g > 0) {
			return true
		}
	}
	return false
}

// drawSpecks brings the picture up to date; whole has it drawn anew.
func (t *planktonPainter) drawSpecks(v *view, pl *Plankton, whole bool) {
	k := &t.specks
	if whole {
		k.there = slices.Grow(k.there[:0], len(pl.Grown))[:len(pl.Grown)]
		clear(k.there)
		k.img.Clear()
	}
	t.drawSome(v, ebiten.BlendClear, func(n int32) bool { return k.there[n] && pl.Grown[n] == 0 })
	t.drawSome(v, ebiten.BlendSourceOver, func(n int32) bool { return !k.there[n] && pl.Grown[n] > 0 })
	for i, g := range pl.Grown {
		k.there[i] = g > 0
	}
}

// drawSome draws the specks of the places for which of returns true.
func (t *planktonPainter) drawSome(v *view, blend ebiten.Blend, of func(place int32) bool) {
	k := &t.specks
	k.vs, k.is = k.vs[:0], k.is[:0]
	for i := range t.plankton.seeds {
		s := &t.plankton.seeds[i]
		if !of(s.n) {
			continue
		}
		x, y, e := v.ox-v.x0+s.x*v.s, v.oy-v.y0+s.y*v.s, v.z
		c := seedColors[s.color].Fade(0.68)
		n := uint32(len(k.vs))
		for m := range 4 {
			lx, ly := e, e
			if m&1 == 0 {
				lx = -lx
			}
			if m&2 == 0 {
				ly = -ly
			}
			k.vs = append(k.vs, ebiten.Vertex{DstX: x + lx, DstY: y + ly, SrcX: lx, SrcY: ly,
				ColorR: c.R * c.A, ColorG: c.G * c.A, ColorB: c.B * c.A, ColorA: c.A, Custom0: e, Custom1: e, Custom3: flatOval})
		}
		k.is = append(k.is, n, n+1, n+2, n+1, n+3, n+2)
	}
	if len(k.is) > 0 {
		k.op.Uniforms, k.op.Images, k.op.Blend = t.flat.Uniforms, t.flat.Images, blend
		k.img.DrawTrianglesShader32(k.vs, k.is, t.flat.Shader, &k.op)
	}
}

// stir says how far seeds have drifted from their places at present, in pixels: a
// seed has one of the drifts.
func (t *planktonPainter) stir(v *view, pl *Plankton) {
	for i := range t.drift {
		s, _ := sincos(v.time*(0.5+0.012*float32(i)) + float32(i)*2.4)
		c, _ := sincos(v.time*(0.4+0.010*float32(63-i)) + float32(i)*1.7)
		t.drift[i] = ui.Point{X: s * 0.22 * pl.Step * v.s, Y: c * 0.22 * pl.Step * v.s}
	}
}

// paintSeeds paints the plankton in view, each drifting about its place.
func (t *planktonPainter) paintSeeds(v *view, pl *Plankton) {
	b := &t.plankton
	t.stir(v, pl)
	size := v.seedSize(pl)
	margin := 8*size + 0.24*pl.Step*v.s
	clampTo := func(f float32, n int) int { return max(0, min(n-1, int(math.Floor(float64(f))))) }
	i0, i1 := clampTo((v.x0-margin-v.ox)/v.s/b.side, b.w), clampTo((v.x1+margin-v.ox)/v.s/b.side, b.w)
	j0, j1 := clampTo((v.y0-margin-v.oy)/v.s/b.side, b.h), clampTo((v.y1+margin-v.oy)/v.s/b.side, b.h)
	most := int32(0)
	for j := j0; j <= j1; j++ {
		most += b.first[j*b.w+i1+1] - b.first[j*b.w+i0]
	}
	if most == 0 {
		return
	}
	var colors [len(seedColors)]ui.Color
	for i, c := range seedColors {
		a := 0.85 * v.alpha
		colors[i] = ui.Color{R: c.R * a, G: c.G * a, B: c.B * a, A: a}
	}
	vs := v.p.Mesh(&t.flat, int(most))
	n := 0
	for j := j0; j <= j1; j++ {
		for k := b.first[j*b.w+i0]; k < b.first[j*b.w+i1+1]; k++ {
			s := &b.seeds[k]
			grown := pl.Grown[s.n]
			if grown == 0 {
				continue
			}
			d := t.drift[s.drift]
			x, y := v.ox+s.x*v.s+d.X, v.oy+s.y*v.s+d.Y
			if x < v.x0-margin || x > v.x1+margin || y < v.y0-margin || y > v.y1+margin {
				continue
			}
			g := size
			if grown != 255 {
				g *= float32(grown) / 255
			}
			s.quad(vs[4*n:4*n+4:4*n+4], x, y, g, &colors[s.color])
			n++
		}
	}
	v.p.Trim(int(most) - n)
}

// quad is the four corners of a seed at a place in pixels, g pixels a unit of it.
func (s *seed) quad(q []ebiten.Vertex, x, y, g float32, c *ui.Color) {
	a, w, bend := s.a*g, s.b*g, s.bend*g
	ex, ey := a+1, w+1-bend
	ax, ay := ex*s.ux, ex*s.uy
	bx, by := -ey*s.uy, ey*s.ux
	q[0] = ebiten.Vertex{DstX: x - ax - bx, DstY: y - ay - by, SrcX: -ex, SrcY: -ey}
	q[1] = ebiten.Vertex{DstX: x + ax - bx, DstY: y + ay - by, SrcX: ex, SrcY: -ey}
	q[2] = ebiten.Vertex{DstX: x - ax + bx, DstY: y - ay + by, SrcX: -ex, SrcY: ey}
	q[3] = ebiten.Vertex{DstX: x + ax + bx, DstY: y + ay + by, SrcX: ex, SrcY: ey}
	for m := range q {
		q[m].ColorR, q[m].ColorG, q[m].ColorB, q[m].ColorA = c.R, c.G, c.B, c.A
		q[m].Custom0, q[m].Custom1, q[m].Custom2, q[m].Custom3 = a, w, bend, s.mode
	}
}
