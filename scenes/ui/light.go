package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// whiteX and whiteY are the middle of the white block in the corner of page 0, in texels: the texel
// for shapes coloured only by their vertices.
const (
	whiteSize      = 8
	whiteX, whiteY = whiteSize / 2, whiteSize / 2
)

// lightBands is the intensity of a light by distance: full, then less, then none.
var lightBands = [...]struct{ at, alpha float32 }{{0, 0.78}, {0.16, 0.72}, {0.5, 0.40}, {1, 0}}

// Light paints the light of a lamp at (x, y) whose rays have the given lengths: evenly spaced over a
// turn, clockwise from the right, in units, and at most radius.
func (p *pen) Light(x, y, radius float32, rays []float32, c Color) {
	n := len(rays)
	if n < 3 || c.A*p.alpha <= 0 {
		return
	}
	b := p.span()
	first := uint32(len(b.vs))
	bands := uint32(len(lightBands))
	b.vs = slices.Grow(b.vs, n*len(lightBands))[:len(b.vs)+n*len(lightBands)]
	b.is = slices.Grow(b.is, 6*n*(len(lightBands)-1))
	vs := b.vs[first:]
	v := ebiten.Vertex{SrcX: whiteX, SrcY: whiteY, Custom3: modePiece}
	px, py := p.device(x, y)
	for i, way := range p.turn(n) {
		// One unit along the ray, in device pixels.
		dx, dy := p.m[0]*way.X+p.m[1]*way.Y, p.m[3]*way.X+p.m[4]*way.Y
		for k, band := range lightBands {
			// A ray that stops early ends its bands there.
			r, strength := band.at*radius, band.alpha
			if d := rays[i]; d < r {
				r, strength = d, lightAt(d/radius)
			}
			a := c.A * p.alpha * strength
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R*a, c.G*a, c.B*a, a
			v.DstX, v.DstY = px+r*dx, py+r*dy
			vs[i*len(lightBands)+k] = v
		}
	}
	for i := range uint32(n) {
		j := (i + 1) % uint32(n)
		for k := range bands - 1 {
			a, e := first+i*bands+k, first+j*bands+k
			b.is = append(b.is, a, a+1, e, a+1, e+1, e)
		}
	}
	b.spans[len(b.spans)-1].to = len(b.is)
}

// turn returns n unit vectors, evenly spaced over a turn, clockwise from the right.
func (p *pen) turn(n int) []Point {
	if len(p.ways) != n {
		p.ways = make([]Point, n)
		for i := range p.ways {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			p.ways[i] = Point{X: float32(cos), Y: float32(sin)}
		}
	}
	return p.ways
}

// lightAt returns the intensity of a light at a share of its radius.
func lightAt(t float32) float32 {
	for i := 1; i < len(lightBands); i++ {
		a, b := lightBands[i-1], lightBands[i]
		if t <= b.at {
			return a.alpha + (b.alpha-a.alpha)*(t-a.at)/(b.at-a.at)
		}
	}
	return 0
}
