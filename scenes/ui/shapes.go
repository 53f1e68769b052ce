package ui

import (
	"math"

	"ludotheque/scenes/history"
)

// Sheet is the look of a sheet of paper.
type Sheet struct {
	Color Color
	// Radius rounds the corners, in units: 5 to 9, or half the height for a pill.
	Radius float32
	// Waver is the unevenness of the edge, in units: usually 1.1.
	Waver float32
	// Seed selects the shape of the unevenness. With 0 it is derived from the sheet's size: see
	// Sheet.Of.
	Seed int
	// Gouache is the strength of the brush strokes, 0 to 1; 0 under text.
	Gouache float32
	// Lift is the height above the ground: 0 laid, 1 lifted. Below 0 there is no shadow.
	Lift float32
	// NoRim omits the white line on the upper left edge.
	NoRim bool
	// Hatch draws stripes instead of a plain colour.
	Hatch bool
}

func code(mode int, gouache, waver float32, rim bool) float32 {
	n := mode + 16*int(max(0, min(1, gouache))*15+0.5) + 256*int(max(0, min(6.3, waver))*10+0.5)
	if rim {
		n += 16384
	}
	return float32(n)
}

func seeded(seed int, radius float32) float32 {
	return float32(seed&127)*1024 + float32(int(min(radius, 255)*4+0.5))
}

// pen paints shapes of cut paper on a canvas.
type pen struct {
	*canvas
	// ways are the directions of the rays of the latest light.
	ways []Point
	soft softDiscs
}

// Sheet paints a cut sheet of paper and its shadow.
func (p *pen) Sheet(r Rect, s Sheet) {
	if s.Lift >= 0 {
		hidden := 0
		if s.Color.A == 1 && p.alpha == 1 && !s.Hatch {
			hidden = int(math.Ceil(float64((0.3*min(s.Radius, r.W/2, r.H/2) + s.Waver) * p.zoom)))
		}
		p.shadow(r, s.Lift, hidden)
	}
	p.sawCover(r, s.Color.A, false)
	mode := modeSheet
	if s.Hatch {
		mode = modeHatch
	}
	hw, hh := r.W/2, r.H/2
	rad := min(s.Radius, hw, hh)
	p.quad(r.CX(), r.CY(), hw, hh, 1, 0, (s.Waver+0.5)*p.view.Scale+1, s.Color, seeded(s.seedOf(r), rad*p.zoom), code(mode, s.Gouache, s.Waver, !s.NoRim))
}

// Shadow paints the shadow of a sheet at a height from 0 (laid) to 1 (lifted).
func (p *pen) Shadow(r Rect, lift float32) { p.shadow(r, lift, 0) }

// shadow is Shadow. If margin is over 0, what is farther than margin device pixels inside r is covered
// and need not be painted.
func (p *pen) shadow(r Rect, lift float32, margin int) {
	soft := func(dx, dy, blur, alpha float32) {
		if alpha > 0 {
			p.quad(r.CX()+dx, r.CY()+dy, r.W/2, r.H/2, 1, 0, 3*blur*p.zoom, Ink.Fade(alpha), seeded(hollow(margin, dx, dy, p.zoom), blur*p.zoom), code(modeShadow, 0, 0, false))
		}
	}
	l := max(0, min(1, lift))
	soft(1+3*l, 2+7*l, 1.3+5.7*l, 0.26+0.04*l)
	soft(1, 1.5, 1, 0.18*l)
}

// hollow is the margin in device pixels inside which a shadow is covered, for the seed of its quad: 0 if
// it is not, and never over 127.
func hollow(margin int, dx, dy, zoom float32) int {
	if margin == 0 {
		return 0
	}
	return min(margin+int(math.Ceil(float64(max(dx, dy)*zoom))), 127)
}

// Disc paints a disc of paper with radii rx and ry around (cx, cy). With Waver 0 it is a true ellipse.
func (p *pen) Disc(cx, cy, rx, ry float32, s Sheet) {
	if s.Lift >= 0 {
		p.SoftDisc(cx+1+3*s.Lift, cy+2+7*s.Lift, rx, ry, 1.3+5.7*s.Lift, Ink.Fade(0.26+0.04*s.Lift))
	}
	p.sawCover(Rect{cx - rx, cy - ry, 2 * rx, 2 * ry}, s.Color.A, true)
	p.quad(cx, cy, rx, ry, 1, 0, rx*p.zoom*0.06*s.Waver+2, s.Color, seeded(s.Seed, 0), code(modeDisc, s.Gouache, s.Waver, !s.NoRim))
}

// SoftDisc paints an ellipse with a Gaussian blur of blur units across its smaller radius: a shadow, or a
// pool of light.
func (p *pen) SoftDisc(cx, cy, rx, ry, blur float32, c Color) {
	if min(rx, ry) <= 0 || c.A*p.alpha <= 0 || p.Witness != nil && p.Witness.Dry {
		return
	}
	pc, radius, ok := p.soft.find(p.atlas, max(blur, 0.5/p.zoom)/min(rx, ry), max(rx, ry)*p.zoom)
	if !ok {
		return
	}
	w, h := pc.w*rx/radius, pc.h*ry/radius
	p.piece(pc, cx-w/2, cy-h/2, w, h, c, true)
}

// Ring paints the outline of an ellipse, width units wide.
func (p *pen) Ring(cx, cy, rx, ry, width float32, c Color) {
	p.quad(cx, cy, rx, ry, 1, 0, width*p.zoom/2+1.5, c, seeded(0, width*p.zoom), code(modeRing, 0, 0, false))
}

// Arc paints the part of a ring within share (0 to 1, in steps of a fifteenth) of a turn, clockwise
// from the top.
func (p *pen) Arc(cx, cy, r, width, share float32, c Color) {
	p.quad(cx, cy, r, r, 1, 0, width*p.zoom/2+1.5, c, seeded(0, width*p.zoom), code(modeArc, share, 0, false))
}

// Line paints a stroke with round ends from (x0, y0) to (x1, y1).
func (p *pen) Line(x0, y0, x1, y1, width float32, c Color) {
	dx, dy := x1-x0, y1-y0
	l := float32(math.Hypot(float64(dx), float64(dy)))
	ux, uy := float32(1), float32(0)
	if l > 1e-4 {
		ux, uy = dx/l, dy/l
	}
	// The shader's half width is the length without the round ends.
	p.stroke((x0+x1)/2, (y0+y1)/2, l/2, width/2, ux, uy, c)
}

func (p *pen) stroke(cx, cy, half, radius, ux, uy float32, c Color) {
	p.quad(cx, cy, half, radius, ux, uy, radius*p.zoom+1.5, c, 0, code(modeStroke, 0, 0, false))
}

// Point is a place in units.
type Point = history.Point

// Polyline paints joined strokes through the points. Translucent colours show the joints: use Fade
// instead.
func (p *pen) Polyline(pts []Point, width float32, c Color) {
	for i := 1; i < len(pts); i++ {
		p.Line(pts[i-1].X, pts[i-1].Y, pts[i].X, pts[i].Y, width, c)
	}
}

// Dashed paints a polyline as dashes of on units with gaps of off units, shifted along the line by
// phase units.
func (p *pen) Dashed(pts []Point, width, on, off, phase float32, c Color) {
	period := on + off
	if period <= 0 {
		return
	}
	at := float32(math.Mod(float64(-phase), float64(period)))
	if at > 0 {
		at -= period
	}
	// A dash begins at "at", measured from the start of the current segment.
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		dx, dy := b.X-a.X, b.Y-a.Y
		l := float32(math.Hypot(float64(dx), float64(dy)))
		if l < 1e-4 {
			continue
		}
		for ; at < l; at += period {
			s, e := max(at, 0), min(at+on, l)
			if e > s {
				p.Line(a.X+dx*s/l, a.Y+dy*s/l, a.X+dx*e/l, a.Y+dy*e/l, width, c)
			}
		}
		at -= l + period
		for at+on <= 0 {
			at += period
		}
	}
}

// Edge is the opacity of ink for the edge of a control, on any paper: at least three times the paper's
// contrast.
const Edge = 0.62

// Outline paints the edge of a control whose paper does not stand out from its surroundings.
func (p *pen) Outline(r Rect, radius float32) {
	p.DashedRect(r, radius, 1.4, 4*(r.W+r.H), 0, Ink.Fade(Edge))
}

// DashedRect paints the dashed outline of a rectangle with rounded corners.
func (p *pen) DashedRect(r Rect, radius, width, on, off float32, c Color) {
	k := radius * 0.3
	pts := [...]Point{
		{X: r.X + radius, Y: r.Y}, {X: r.Right() - radius, Y: r.Y}, {X: r.Right() - k, Y: r.Y + k}, {X: r.Right(), Y: r.Y + radius},
		{X: r.Right(), Y: r.Bottom() - radius}, {X: r.Right() - k, Y: r.Bottom() - k}, {X: r.Right() - radius, Y: r.Bottom()},
		{X: r.X + radius, Y: r.Bottom()}, {X: r.X + k, Y: r.Bottom() - k}, {X: r.X, Y: r.Bottom() - radius},
		{X: r.X, Y: r.Y + radius}, {X: r.X + k, Y: r.Y + k}, {X: r.X + radius, Y: r.Y},
	}
	p.Dashed(pts[:], width, on, off, 0, c)
}

// Hexagon paints a honeycomb cell with a point at the top; r is the distance to a corner.
func (p *pen) Hexagon(cx, cy, r float32, s Sheet) {
	if s.Lift >= 0 {
		p.SoftDisc(cx+1, cy+2, r*0.93, r*0.93, 1.3, Ink.Fade(0.26))
	}
	p.quad(cx, cy, r, r, 1, 0, 2, s.Color, seeded(s.Seed, s.Radius*p.zoom), code(modeHexagon, s.Gouache, 0, !s.NoRim))
}

// Grain paints the paper's grain over the whole view; call it last for a layer.
func (p *pen) Grain() {
	p.quad(p.view.W/2, p.view.H/2, p.view.W/2, p.view.H/2, 1, 0, 0, Ink.Fade(0.08), 0, code(modeGrain, 0, 0, false))
}

// Fill paints a plain rectangle.
func (p *pen) Fill(r Rect, c Color) {
	p.Sheet(r, Sheet{Color: c, Lift: -1, NoRim: true})
}
