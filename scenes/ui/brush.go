package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Brush is a shader of a scene's own, for what the painter's one cannot draw or
// not in such numbers. What is painted with it lies among everything else, in
// its order, under the same layers and clips, and is as few calls.
//
// A Brush is used by one Painter. Uniforms and images are read when the picture
// is flushed: they are those of the last change, for everything in the picture.
type Brush struct {
	Shader   *ebiten.Shader
	Uniforms map[string]any
	Images   [4]*ebiten.Image

	options ebiten.DrawTrianglesShaderOptions
}

// Mesh makes room for n quads painted with a brush and returns their vertices,
// four a quad: upper left, upper right, lower left, lower right. All of them
// have to be filled, every field, before anything else is painted; Trim gives
// back what was too many. Places are device pixels ([Painter.Pixel]); a fade
// that is under way is the caller's to apply ([Painter.Alpha]).
func (p *canvas) Mesh(br *Brush, n int) []ebiten.Vertex {
	b := &p.buffers[p.layer]
	k := len(b.spans)
	if k == 0 || b.spans[k-1].brush != br || b.spans[k-1].picture != nil ||
		b.spans[k-1].clipActive != p.clipped || p.clipped && b.spans[k-1].clip != p.clip {
		b.spans = append(b.spans, span{from: len(b.is), to: len(b.is), brush: br, clip: p.clip, clipActive: p.clipped})
		k++
	}
	first := len(b.vs)
	b.vs = slices.Grow(b.vs, 4*n)[:first+4*n]
	b.is = slices.Grow(b.is, 6*n)
	for i := range n {
		v := uint32(first + 4*i)
		b.is = append(b.is, v, v+1, v+2, v+1, v+3, v+2)
	}
	b.spans[k-1].to = len(b.is)
	return b.vs[first:]
}

// Trim takes back the last n quads of the Mesh just made.
func (p *canvas) Trim(n int) {
	b := &p.buffers[p.layer]
	b.vs, b.is = b.vs[:len(b.vs)-4*n], b.is[:len(b.is)-6*n]
	b.spans[len(b.spans)-1].to = len(b.is)
}

// Pixel returns where a place in units is, in device pixels.
func (p *canvas) Pixel(x, y float32) (px, py float32) { return p.device(x, y) }

// Zoom returns how many device pixels a unit has here.
func (p *canvas) Zoom() float32 { return p.zoom }

// Alpha returns how opaque what is painted here is, 0 to 1.
func (p *canvas) Alpha() float32 { return p.alpha }
