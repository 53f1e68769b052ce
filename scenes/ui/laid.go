package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Laid is one thing of a picture, for tests that compare two pictures: its position in device pixels,
// and its appearance.
type Laid struct {
	Layer      Layer
	X, Y, W, H float32
	// Alpha is its opacity, 0 to 1.
	Alpha float32
	// Look distinguishes different things: another letter, shape or image. It does not contain colour
	// and size.
	Look [6]float32
	// Image is set for a whole image.
	Image *ebiten.Image
}

// Laid appends the parts of the present picture to a list. Meshes of custom brushes and of light are
// left out.
func (p *canvas) Laid(to []Laid) []Laid {
	for layer := range p.buffers {
		b := &p.buffers[layer]
		for i := range b.spans {
			s := &b.spans[i]
			switch {
			case s.picture != nil:
				size := s.picture.Bounds().Size()
				k := float32(s.geom.Element(0, 0))
				to = append(to, Laid{Layer: Layer(layer), X: float32(s.geom.Element(0, 2)), Y: float32(s.geom.Element(1, 2)),
					W: float32(size.X) * k, H: float32(size.Y) * k, Alpha: s.alpha, Image: s.picture})
			case s.brush == nil:
				for at := s.from; at+6 <= s.to; at += 6 {
					if l, ok := laid(Layer(layer), b, at); ok {
						to = append(to, l)
					}
				}
			}
		}
	}
	return to
}

// laid returns the two triangles from an index on; ok is false for part of a mesh of one colour, which
// is not distinguishable from its neighbours.
func laid(layer Layer, b *buffer, at int) (l Laid, ok bool) {
	v := &b.vs[b.is[at]]
	l = Laid{Layer: layer, Alpha: v.ColorA, Look: [6]float32{v.Custom3}}
	x0, y0, x1, y1 := v.DstX, v.DstY, v.DstX, v.DstY
	for _, i := range b.is[at : at+6] {
		w := &b.vs[i]
		x0, y0, x1, y1 = min(x0, w.DstX), min(y0, w.DstY), max(x1, w.DstX), max(y1, w.DstY)
		l.Alpha = max(l.Alpha, w.ColorA)
		ok = ok || w.SrcX != v.SrcX || w.SrcY != v.SrcY
	}
	l.X, l.Y, l.W, l.H = x0, y0, x1-x0, y1-y0
	if mode := int(v.Custom3) % 16; mode == modePiece || mode == modeSmooth {
		l.Look[1], l.Look[2] = v.SrcX, v.SrcY // its position in the atlas
	}
	return l, ok
}
