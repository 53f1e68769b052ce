package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

// The water's own measure is a view 720 high. At reference units of it to a unit
// of the map, papers have the size of the look; they grow less than the map does.
const (
	high      = 720
	reference = 0.8
	slow      = 0.6  // how fast papers pass, to cells
	algaeSlow = 0.75 // and algae
)

func sincos(a float32) (sin, cos float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

// growth returns how much larger papers and algae are than in the look.
func (v *view) growth() float32 {
	k := v.s * high / (v.y1 - v.y0) // the water's units to one of the map
	return float32(math.Sqrt(float64(max(0.55, min(1.8, k/reference)))))
}

func (t *waterPainter) paintWater(v *view) {
	k := high / (v.y1 - v.y0)
	w := (v.x1 - v.x0) * k
	g := v.growth()
	if v.f.Whole {
		w = -w // a map is lit evenly
	}
	look := ebiten.Vertex{
		ColorR: v.f.Camera.X*reference*slow + 4000, ColorG: v.f.Camera.Y*reference*slow + 4000, ColorB: 1 / g, ColorA: w,
		Custom0: (v.ox - v.x0) * k, Custom1: (v.oy - v.y0) * k,
		Custom2: (v.ox + v.f.MapW*v.s - v.x0) * k, Custom3: (v.oy + v.f.MapH*v.s - v.y0) * k,
	}
	// The edges of the map, which are torn paper, and what is beyond have a shader of their own.
	const torn = 10 // what a tear is off at most, in the water's measure
	e := torn / k
	x0, y0 := min(max(v.ox+e, v.x0), v.x1), min(max(v.oy+e, v.y0), v.y1)
	x1, y1 := max(min(v.ox+v.f.MapW*v.s-e, v.x1), x0), max(min(v.oy+v.f.MapH*v.s-e, v.y1), y0)
	part := func(brush *ui.Brush, left, top, right, bottom float32) {
		if left >= right || top >= bottom {
			return
		}
		vs := v.p.Mesh(brush, 1)
		for i := range 4 {
			q := look
			q.DstX, q.DstY = left, top
			if i&1 != 0 {
				q.DstX = right
			}
			if i&2 != 0 {
				q.DstY = bottom
			}
			q.SrcX, q.SrcY = (q.DstX-v.x0)*k, (q.DstY-v.y0)*k
			vs[i] = q
		}
	}
	part(&t.shore, v.x0, v.y0, v.x1, y0)
	part(&t.shore, v.x0, y0, x0, y1)
	part(&t.shore, x1, y0, v.x1, y1)
	part(&t.shore, v.x0, y1, v.x1, v.y1)
	if x0 >= x1 || y0 >= y1 {
		return
	}
	l := t.layer(v)
	t.prepare(v, l, ui.Point{X: look.ColorR, Y: look.ColorG}, g/k, v.x1-v.x0, v.y1-v.y0)
	look.Custom0, look.Custom1, look.Custom2 = l.first.X, l.first.Y, l.scale
	part(&l.brush, x0, y0, x1, y1)
}

// waterLayer is a picture of the streaks and papers around what one view shows of them. They are what the water's
// shader would take longest for; the depth and its shades stay with the view, the papers with the map.
type waterLayer struct {
	brush ui.Brush
	// first is the place among the papers of the first pixel, and scale the number of pixels for a unit there.
	first ui.Point
	scale float32
	// area is the view's, and tick the one in which it was last painted.
	area ui.Rect
	tick int
}

func (l *waterLayer) close() {
	if img := l.brush.Images[0]; img != nil {
		img.Deallocate()
		l.brush.Images[0] = nil
	}
}

// prepare brings the picture up to date for a view of w×h pixels around a place among the papers, where a unit takes
// scale pixels.
func (t *waterPainter) prepare(v *view, l *waterLayer, at ui.Point, scale, w, h float32) {
	const (
		wider  = 1.3 // than the view
		zoomed = 1.1 // at most, before it is painted anew
	)
	sx, sy := int(w*wider*zoomed)+2, int(h*wider*zoomed)+2
	img := l.brush.Images[0]
	fits := img != nil && img.Bounds().Dx() == sx && img.Bounds().Dy() == sy
	if fits && scale*zoomed > l.scale && scale < l.scale*zoomed {
		x, y := (at.X-l.first.X)*l.scale, (at.Y-l.first.Y)*l.scale
		dx, dy := w/2*l.scale/scale+1, h/2*l.scale/scale+1
		if x > dx && y > dy && x < float32(sx)-dx && y < float32(sy)-dy {
			return
		}
	}
	if !fits {
		l.close()
		img = ebiten.NewImage(sx, sy)
		l.brush.Images[0] = img
	}
	l.scale, l.first = scale, ui.Point{X: at.X - float32(sx)/2/scale, Y: at.Y - float32(sy)/2/scale}
	for i := range t.corners {
		q := &t.corners[i]
		if *q = (ebiten.Vertex{}); i&1 != 0 {
			q.DstX = float32(sx)
		}
		if i&2 != 0 {
			q.DstY = float32(sy)
		}
		q.SrcX, q.SrcY = l.first.X+q.DstX/scale, l.first.Y+q.DstY/scale
	}
	t.options.Images = t.papers.Images
	t.options.Blend = ebiten.BlendCopy
	img.DrawTrianglesShader32(t.corners[:], twoTriangles, t.papers.Shader, &t.options)
}

var twoTriangles = []uint32{0, 1, 2, 1, 3, 2}

// layer returns that of a view, and drops those of views that are no longer there.
func (t *waterPainter) layer(v *view) *waterLayer {
	t.layers = slices.DeleteFunc(t.layers, func(l *waterLayer) bool {
		old := v.tick-l.tick > 1
		if old {
			l.close()
		}
		return old
	})
	i := slices.IndexFunc(t.layers, func(l *waterLayer) bool { return l.area == v.f.Area })
	if i < 0 {
		i = len(t.layers)
		t.layers = append(t.layers, &waterLayer{area: v.f.Area, brush: ui.Brush{Shader: t.water}})
	}
	t.layers[i].tick = v.tick
	return t.layers[i]
}

// lit returns how bright the water is at a place of the view, for what lies on it
// under the vignette.
func (v *view) lit(x, y, w float32) float32 {
	if v.f.Whole {
		return 1
	}
	dx, dy := (x-w/2)/(w*0.75), (y-331)/540
	d := float32(math.Sqrt(float64(dx*dx + dy*dy)))
	return 1 - 0.8*max(0, min(1, (d-0.45)/0.55))
}

// Colours behind the knee: what is laid on the water is no brighter than it may be.
var (
	wide    = ui.Color{R: 0.155, G: 0.449, B: 0.60, A: 0.24}
	narrow  = ui.Color{R: 0.16, G: 0.45, B: 0.615, A: 0.30}
	fronded = [...]ui.Color{{R: 0.13, G: 0.445, B: 0.58, A: 1}, {R: 0.10, G: 0.42, B: 0.585, A: 1}, {R: 0.16, G: 0.45, B: 0.60, A: 1}}
)

// Modes of flat.kage.
const (
	flatOval = iota
	flatChip
	flatStrip
)

// Modes of bits.kage.
const (
	bitSoft = iota
	bitRing
	bitTriangle
	bitPetal
	bitStar
	bitShape
)

// paintGrowth paints the algae and the currents of light.
func (t *waterPainter) paintGrowth(v *view) {
	k := (v.y1 - v.y0) / high
	w := (v.x1 - v.x0) / k
	// Nothing lives beyond the map.
	x0, y0 := v.units(max(v.x0, v.ox), max(v.y0, v.oy))
	x1, y1 := v.units(min(v.x1, v.ox+v.f.MapW*v.s), min(v.y1, v.oy+v.f.MapH*v.s))
	v.p.Clip(ui.Rect{X: x0, Y: y0, W: max(0, x1-x0), H: max(0, y1-y0)})
	t.paintAlgae(v, k, w)
	t.paintCurrents(v, k, w)
	v.p.Pop()
}

func (t *waterPainter) paintAlgae(v *view, k, w float32) {
	const cw, ch = 330, 270
	g := v.growth()
	// The middle of the view, in the algae's own measure.
	mx, my := v.f.Camera.X*reference*algaeSlow, v.f.Camera.Y*reference*algaeSlow
	hw, hh := w/2/g+200, float32(high)/2/g+200
	for j := int(math.Floor(float64((my - hh) / ch))); float32(j)*ch < my+hh; j++ {
		for i := int(math.Floor(float64((mx - hw) / cw))); float32(i)*cw < mx+hw; i++ {
			n := uint32(i*7919+j*104729) * 8
			if ui.Hash01(n) > 0.88 {
				continue
			}
			x := (float32(i)+ui.Hash01(n+1))*cw - mx
			y := (float32(j)+ui.Hash01(n+2))*ch - my
			x, y = w/2+x*g, high/2+y*g
			long := (110 + 140*ui.Hash01(n+3)) * g
			lean := (ui.Hash01(n+4) - 0.5) * 1.9
			sway, _ := sincos(v.time*2*math.Pi/6 + ui.Hash01(n+5)*7)
			c := fronded[int(ui.Hash01(n+6)*float32(len(fronded)))%len(fronded)]
			c.A = (0.48 + 0.38*ui.Hash01(n+7)) * v.lit(x, y, w)
			t.paintFrond(v, int(n/8)%len(frondTiles), v.x0+x*k, v.y0+y*k, long*k, lean+sway*0.07, c)
		}
	}
}

// paintFrond paints a frond long pixels high from its root, leaning by an angle.
func (t *waterPainter) paintFrond(v *view, kind int, x, y, long, lean float32, c ui.Color) {
	tile, fr := frondTiles[kind], &t.fronds[kind]
	s := long / (200 * fr.scale)
	if !v.seen(x, y, long*1.3) {
		return
	}
	sin, cos := sincos(lean)
	a := c.A * v.alpha
	for n, strip := range &fr.strips {
		if strip.to == 0 {
			continue
		}
		vs := v.p.Mesh(&t.frond, 1)
		for i := range 4 {
			tx, ty := float32(strip.from), float32(n+(i>>1))*(frondTile/frondStrips)
			if i&1 != 0 {
				tx = float32(strip.to)
			}
			lx, ly := (tx-fr.x)*s, (ty-fr.y)*s
			vs[i] = ebiten.Vertex{
				DstX: x + lx*cos - ly*sin, DstY: y + lx*sin + ly*cos,
				ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a,
				Custom0: float32(tile.X) + tx, Custom1: float32(tile.Y) + ty,
			}
		}
	}
}

// paintCurrents paints three pairs of ribbons that fall a little to the right.
func (t *waterPainter) paintCurrents(v *view, k, w float32) {
	const parts = 14
	const round = 1080 // after which a pair comes back
	drift := v.time * 12
	for i := range 6 {
		pair := float32(i / 2)
		y0 := float32(math.Mod(float64(pair*round/3+90-v.f.Camera.Y*reference*0.35), round))
		if y0 < 0 {
			y0 += round
		}
		y0 -= 240
		c, lo, hi := wide, float32(25), float32(45)
		shift := float32(0)
		if i&1 != 0 {
			c, lo, hi, shift = narrow, 7, 12, 16
		}
		vs := v.p.Mesh(&t.flat, parts)
		for n := range parts {
			for e := range 2 {
				x := w * float32(n+e) / parts
				phase := (x-drift+v.f.Camera.X*reference*0.5)*0.0052 + pair*2.1 + float32(i)*0.5
				s1, c1 := sincos(phase)
				s2, _ := sincos(v.time*2*math.Pi/9 + pair*1.7 + x*0.002)
				y := y0 + 158*x/w + 34*s1 + 19*s2 + shift
				half := lo + (hi-lo)*(0.5+0.5*c1)
				a := c.A * v.alpha * v.lit(x, y, w)
				for side := range 2 {
					d := half + 1
					if side == 0 {
						d = -d
					}
					vs[4*n+e+2*side] = ebiten.Vertex{
						DstX: v.x0 + x*k, DstY: v.y0 + (y+d)*k, SrcY: d * k,
						ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a,
						Custom0: half * k, Custom3: flatStrip,
					}
				}
			}
		}
	}
}

// bit paints one thing of bits.kage as quad does.
func (t *pen) bit(v *view, x, y, ex, ey, ux, uy float32, c ui.Color, c0, c1, c2, mode float32) {
	t.quad(v, &t.bits, x, y, ex, ey, ux, uy, c, c0, c1, c2, mode)
}

// quad paints one thing around a place in pixels: ex and ey are half the quad, turned by the unit
// vector (ux, uy).
func (t *pen) quad(v *view, brush *ui.Brush, x, y, ex, ey, ux, uy float32, c ui.Color, c0, c1, c2, mode float32) {
	a := c.A * v.alpha
	if a <= 0 {
		return
	}
	vs := v.p.Mesh(brush, 1)
	q := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, Custom0: c0, Custom1: c1, Custom2: c2, Custom3: mode}
	for i := range 4 {
		lx, ly := ex, ey
		if i&1 == 0 {
			lx = -lx
		}
		if i&2 == 0 {
			ly = -ly
		}
		q.DstX, q.DstY = x+lx*ux-ly*uy, y+lx*uy+ly*ux
		q.SrcX, q.SrcY = lx, ly
		vs[i] = q
	}
}

// disc paints a plain disc of r pixels.
func (t *pen) disc(v *view, x, y, r float32, c ui.Color) {
	t.quad(v, &t.flat, x, y, r+1, r+1, 1, 0, c, r, r, 0, flatOval)
}

// ring paints a ring around a place in pixels, of a width, solid when dashes is
// 0; share is how much of the way is dash. It starts at an angle.
func (t *pen) ring(v *view, x, y, r, width float32, dashes int, share, angle float32, c ui.Color) {
	n := float32(0)
	if dashes > 0 {
		n = float32(dashes) + max(0.01, min(0.99, share))
	}
	half := width/2 + 1
	turn := float32(2 * math.Pi)
	if dashes == 1 { // the dash with its round ends
		turn = min(turn, turn*share+2*half/max(r-half, 1))
	}
	t.band(v, x, y, r, half, angle, turn, c, ebiten.Vertex{Custom0: r, Custom1: width / 2, Custom2: n, Custom3: bitRing})
}

// band paints the part of a ring that is within turn/2 of an angle, in radians, and within half of its
// radius. What is inside a large ring costs more to look at than the ring.
func (t *pen) band(v *view, x, y, r, half, angle, turn float32, c ui.Color, q ebiten.Vertex) {
	a := c.A * v.alpha
	if a <= 0 {
		return
	}
	const part = math.Pi / 9 // at most
	parts := int(math.Ceil(float64(turn / part)))
	q.ColorR, q.ColorG, q.ColorB, q.ColorA = c.R*a, c.G*a, c.B*a, a
	step := turn / float32(parts)
	_, cos := sincos(step / 2)
	inner, outer := max(0, r-half), (r+half)/cos
	sina, cosa := sincos(angle)
	vs := v.p.Mesh(&t.bits, parts)
	for n := range parts {
		for e := range 2 {
			uy, ux := sincos(float32(n+e)*step - turn/2)
			for side, d := range [2]float32{inner, outer} {
				q.SrcX, q.SrcY = ux*d, uy*d
				q.DstX, q.DstY = x+q.SrcX*cosa-q.SrcY*sina, y+q.SrcX*sina+q.SrcY*cosa
				vs[4*n+e+2*side] = q
			}
		}
	}
}

// tooth paints a triangle from the middle of its base at (x, y) towards the unit
// vector (ux, uy), with a dark edge; with an edge below 0 it is lilac.
func (t *pen) tooth(v *view, x, y, long, half, ux, uy, rim float32, c ui.Color) {
	e := max(rim, -rim) + 1
	// The quad's middle is half way up, the shader counts from the base.
	a := c.A * v.alpha
	if a <= 0 {
		return
	}
	vs := v.p.Mesh(&t.bits, 1)
	q := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, Custom0: long, Custom1: half, Custom2: rim, Custom3: bitTriangle}
	// A sharp tip's edge reaches far beyond it.
	sharp := e * min(6, long/max(half, 0.1)+1)
	for i := range 4 {
		lx, ly := -e, half+e
		if i&1 != 0 {
			lx = long + sharp
		}
		if i&2 == 0 {
			ly = -ly
		}
		q.DstX, q.DstY = x+lx*ux-ly*uy, y+lx*uy+ly*ux
		q.SrcX, q.SrcY = lx, ly
		vs[i] = q
	}
}
