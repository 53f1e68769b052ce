package art

import (
	"image"
	"math"

	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// outline is a path in pixels, stored so that its bounds are known before it is rasterised. It is also
// the scanner to which rasterx writes strokes.
type outline struct {
	path
	minX, minY, maxX, maxY float64
}

func (o *outline) reset() {
	o.ops, o.pts = o.ops[:0], o.pts[:0]
	o.minX, o.minY = math.Inf(1), math.Inf(1)
	o.maxX, o.maxY = math.Inf(-1), math.Inf(-1)
}

func (o *outline) put(op byte, q point) {
	if op != 0 {
		o.ops = append(o.ops, op)
	}
	o.pts = append(o.pts, q)
	o.minX, o.maxX = min(o.minX, q.x), max(o.maxX, q.x)
	o.minY, o.maxY = min(o.minY, q.y), max(o.maxY, q.y)
}

// trace appends p transformed by m, with each of its outlines closed, for filling. Control points
// count in the bounds: a slightly larger rectangle is cheaper than solving every curve.
func (o *outline) trace(p *path, m matrix) {
	for i, op := range p.ops {
		if op == 'M' && i > 0 && p.ops[i-1] != 'Z' {
			o.ops = append(o.ops, 'Z')
		}
		o.ops = append(o.ops, op)
	}
	o.ops = append(o.ops, 'Z')
	for _, q := range p.pts {
		o.put(0, m.apply(q))
	}
}

func (o *outline) bounds() image.Rectangle {
	if len(o.pts) == 0 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(o.minX)), int(math.Floor(o.minY)), int(math.Ceil(o.maxX))+1, int(math.Ceil(o.maxY))+1)
}

// replay passes the outline to r, whose pixel (0, 0) is org. Curves are flattened here, to a twentieth
// of a pixel: r's own flattening makes small circles visibly polygonal.
func (o *outline) replay(r *vector.Rasterizer, org image.Point) {
	const steps = 0.75 / 0.05 // a cubic deviates from n chords by at most 0.75 bend / n²
	var cur point
	pts := o.pts
	next := func() point {
		q := pts[0]
		pts = pts[1:]
		return point{q.x - float64(org.X), q.y - float64(org.Y)}
	}
	for _, op := range o.ops {
		switch op {
		case 'M': // without closing: rasterx passes the two sides of a stroke separately
			cur = next()
			r.MoveTo(float32(cur.x), float32(cur.y))
		case 'L':
			cur = next()
			r.LineTo(float32(cur.x), float32(cur.y))
		case 'Q':
			b, c := next(), next()
			n := math.Ceil(math.Sqrt(bend(cur, b, c) * steps / 3))
			for i := 1.0; i < n; i++ {
				t, u := i/n, 1-i/n
				r.LineTo(float32(u*u*cur.x+2*u*t*b.x+t*t*c.x), float32(u*u*cur.y+2*u*t*b.y+t*t*c.y))
			}
			r.LineTo(float32(c.x), float32(c.y))
			cur = c
		case 'C':
			b, c, e := next(), next(), next()
			n := math.Ceil(math.Sqrt(max(bend(cur, b, c), bend(b, c, e)) * steps))
			for i := 1.0; i < n; i++ {
				t, u := i/n, 1-i/n
				r.LineTo(
					float32(u*u*u*cur.x+3*u*u*t*b.x+3*u*t*t*c.x+t*t*t*e.x),
					float32(u*u*u*cur.y+3*u*u*t*b.y+3*u*t*t*c.y+t*t*t*e.y))
			}
			r.LineTo(float32(e.x), float32(e.y))
			cur = e
		case 'Z':
			r.ClosePath()
		}
	}
}

// bend returns twice the distance of the middle one of three control points from the middle of the
// others.
func bend(a, b, c point) float64 { return math.Hypot(a.x-2*b.x+c.x, a.y-2*b.y+c.y) }

// Start, Line and the methods below make an outline a rasterx.Scanner. Only the first two do anything:
// the painter fills.
func (o *outline) Start(a fixed.Point26_6) { o.put('M', unfix(a)) }

// Line adds a line from the last point.
func (o *outline) Line(b fixed.Point26_6) { o.put('L', unfix(b)) }

// Draw does nothing.
func (o *outline) Draw() {}

// GetPathExtent is only used by gradients, which are not supported.
func (o *outline) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }

// SetBounds does nothing.
func (o *outline) SetBounds(int, int) {}

// SetColor does nothing.
func (o *outline) SetColor(any) {}

// SetWinding does nothing.
func (o *outline) SetWinding(bool) {}

// Clear does nothing: the painter resets.
func (o *outline) Clear() {}

// SetClip does nothing.
func (o *outline) SetClip(image.Rectangle) {}

func unfix(p fixed.Point26_6) point { return point{float64(p.X) / 64, float64(p.Y) / 64} }
