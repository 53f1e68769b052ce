package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Brush is a custom shader of a scene, for what the painter's shader cannot draw, or not in such
// numbers. Its meshes keep their order among everything else, under the same layers and clips, with as
// few draw calls.
//
// A Brush belongs to one Painter. Uniforms and images are read when the picture is flushed: the last
// values apply to everything in the picture.
type Brush struct {
	Shader   *ebiten.Shader
	Uniforms map[string]any
	Images   [4]*ebiten.Image

	options ebiten.DrawTrianglesShaderOptions
}

// Mesh reserves n quads painted with a brush and returns their vertices, four per quad: upper left,
// upper right, lower left, lower right. The caller has to fill every field before anything else is
// painted; Trim returns surplus quads. Positions are device pixels ([Painter.Pixel]); the caller
// applies the present fade ([Painter.Alpha]).
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

// Trim removes the last n quads of the latest Mesh.
func (p *canvas) Trim(n int) {
	b := &p.buffers[p.layer]
	b.vs, b.is = b.vs[:len(b.vs)-4*n], b.is[:len(b.is)-6*n]
	b.spans[len(b.spans)-1].to = len(b.is)
}

// Pixel converts a position in units to device pixels.
func (p *canvas) Pixel(x, y float32) (px, py float32) { return p.device(x, y) }

// Zoom returns the number of device pixels per unit under the present transform.
func (p *canvas) Zoom() float32 { return p.zoom }

// Alpha returns the present opacity, 0 to 1.
func (p *canvas) Alpha() float32 { return p.alpha }
