package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// whiteX and whiteY are the middle of a white block beside the grain, in texels
// of page 0: what is only coloured by its corners takes its texel.
const (
	whiteX, whiteY = 300, streakH + 40
	whiteSize      = 8
)

// lightBands are how far from the lamp a light is so strong: full, then less,
// then nothing.
var lightBands = [...]struct{ at, alpha float32 }{{0, 0.78}, {0.16, 0.72}, {0.5, 0.40}, {1, 0}}

// Light paints the light of a lamp at (x, y) that reaches as far as the rays
// say: evenly spread over a turn from the right, clockwise, in units, and none
// longer than radius.
func (p *pen) Light(x, y, radius float32, rays []float32, c Color) {
	n := len(rays)
	if n < 3 || c.A*p.alpha <= 0 {
		return
	}
	b := p.span()
	first := uint32(len(b.vs))
	bands := uint32(len(lightBands))
	for i, d := range rays {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		for _, band := range lightBands {
			// A ray that stops early ends its bands there, as bright as they were.
			r := min(d, band.at*radius)
			a := c.A * p.alpha * lightAt(r/radius)
			v := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, SrcX: whiteX, SrcY: whiteY, Custom3: modePiece}
			v.DstX, v.DstY = p.device(x+r*float32(cos), y+r*float32(sin))
			b.vs = append(b.vs, v)
		}
	}
	for i := range uint32(n) {
		j := (i + 1) % uint32(n)
		for k := range bands - 1 {
			a, e := first+i*bands+k, first+j*bands+k
			b.is = append(b.is, a, a+1, e, e, a+1, e+1)
		}
	}
	b.spans[len(b.spans)-1].to = len(b.is)
}

// lightAt is the strength of a light at a share of its radius.
func lightAt(t float32) float32 {
	for i := 1; i < len(lightBands); i++ {
		a, b := lightBands[i-1], lightBands[i]
		if t <= b.at {
			return a.alpha + (b.alpha-a.alpha)*(t-a.at)/(b.at-a.at)
		}
	}
	return 0
}
