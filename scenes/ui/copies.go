package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// shapes draws the shapes of shape.kage. A shape that looks the same in two pictures in a row is copied
// into the atlas, since the shader costs a processor without a graphics card many times what a copy
// does.
type shapes struct {
	shader  *ebiten.Shader
	noise   *ebiten.Image
	options ebiten.DrawTrianglesShaderOptions

	copies map[shapeKey]piece
	// seen and before are the shapes without a copy in this picture and in the last one.
	seen, before map[shapeKey]struct{}
	generation   int

	// fresh are the copies to be drawn, by page.
	fresh [maxPages]buffer
}

// maxCopied is the size of the largest shape that is copied, in texels.
const maxCopied = pageSize * pageSize / 4

// shapeKey is what a shape looks like in device pixels.
type shapeKey struct {
	custom [4]float32
	// w and h are the size of the copy in texels.
	w, h int16
	// x and y are the position of the middle in the copy, in texels: a shape between pixels looks
	// different.
	x, y float32
	// rgb is the colour if it is mixed with others, or else white.
	rgb [3]uint8
	// scale is that of the view: the paper's edge and its grain go with it.
	scale float32
}

func newShapes() shapes {
	return shapes{copies: map[shapeKey]piece{}, seen: map[shapeKey]struct{}{}, before: map[shapeKey]struct{}{}}
}

// compile makes the shader and the image of noise. It panics on errors, which a test excludes.
func (s *shapes) compile() {
	if s.shader != nil {
		return
	}
	shader, err := ebiten.NewShader(shapeSource)
	if err != nil {
		panic(err)
	}
	tiles := noiseTiles()
	s.shader = shader
	s.noise = ebiten.NewImageWithOptions(tiles.Rect, &ebiten.NewImageOptions{Unmanaged: true})
	s.noise.WritePixels(tiles.Pix)
	s.options.Images[0] = s.noise
	s.options.Uniforms = map[string]any{}
}

// begin starts a picture.
func (s *shapes) begin(a *atlas) {
	if s.generation != a.generation {
		s.generation = a.generation
		clear(s.copies)
		clear(s.seen)
	}
	s.seen, s.before = s.before, s.seen
	clear(s.seen)
}

// mixed reports whether the colours of a shape are more than its own: gouache or a rim.
func mixed(code float32) bool {
	return int(code)>>4&15 > 0 && int(code)&15 != modeArc || int(code) >= 16384
}

// find returns the copy of the shape of a quad and the corner at which it belongs, if there is one. The
// shape is copied, with keep, if it was in the last picture too.
func (s *shapes) find(a *atlas, q *[4]ebiten.Vertex, scale float32, keep bool) (pc piece, x, y float32, ok bool) {
	w, h := q[3].DstX-q[0].DstX, q[3].DstY-q[0].DstY
	if !isUpright(q) || w*h > maxCopied || w < 1 || h < 1 {
		return piece{}, 0, 0, false
	}
	cx, cy := (q[0].DstX+q[3].DstX)/2, (q[0].DstY+q[3].DstY)/2
	left, top := float32(floor(q[0].DstX)), float32(floor(q[0].DstY))
	k := shapeKey{
		custom: [4]float32{q[0].Custom0, q[0].Custom1, q[0].Custom2, q[0].Custom3},
		w:      int16(math.Ceil(float64(q[3].DstX - left))), h: int16(math.Ceil(float64(q[3].DstY - top))),
		x: cx - left, y: cy - top, rgb: [3]uint8{255, 255, 255}, scale: scale,
	}
	if mixed(q[0].Custom3) {
		c := &q[0]
		for i, v := range [3]float32{c.ColorR, c.ColorG, c.ColorB} {
			k.rgb[i] = uint8(min(255, v/c.ColorA*255+0.5))
		}
	}
	pc, ok = s.copies[k]
	if !ok {
		if !keep {
			return piece{}, 0, 0, false
		}
		if _, again := s.before[k]; !again {
			s.seen[k] = struct{}{}
			return piece{}, 0, 0, false
		}
		if pc, ok = a.room(int(k.w), int(k.h)); !ok {
			return piece{}, 0, 0, false
		}
		s.copies[k] = pc
		s.copy(pc, &k, w/2, h/2)
	}
	return pc, left, top, true
}

// grain returns a tile of the paper's grain, in white.
func (s *shapes) grain(a *atlas, scale float32, keep bool) (piece, bool) {
	k := shapeKey{custom: [4]float32{3: modeGrain}, scale: scale}
	pc, ok := s.copies[k]
	if !ok && keep {
		size := 2 * int(0.6*grainSize*scale+0.5)
		if pc, ok = a.room(size, size); ok {
			s.copies[k] = pc
			k.rgb, k.x, k.y = [3]uint8{255, 255, 255}, float32(size)/2, float32(size)/2
			s.copy(pc, &k, pc.w/2, pc.h/2)
		}
	}
	return pc, ok
}

// copy adds a shape to those that are drawn into the atlas.
func (s *shapes) copy(pc piece, k *shapeKey, hw, hh float32) {
	b := &s.fresh[pc.page]
	n := uint32(len(b.vs))
	v := ebiten.Vertex{ColorR: float32(k.rgb[0]) / 255, ColorG: float32(k.rgb[1]) / 255, ColorB: float32(k.rgb[2]) / 255, ColorA: 1,
		Custom0: k.custom[0], Custom1: k.custom[1], Custom2: k.custom[2], Custom3: k.custom[3]}
	x, y := pc.x+k.x, pc.y+k.y
	for i := range 4 {
		v.SrcX, v.SrcY = hw, hh
		if i&1 == 0 {
			v.SrcX = -hw
		}
		if i&2 == 0 {
			v.SrcY = -hh
		}
		v.DstX, v.DstY = x+v.SrcX, y+v.SrcY
		b.vs = append(b.vs, v)
	}
	b.is = append(b.is, n, n+1, n+2, n+1, n+3, n+2)
}

// fill draws the new copies into the atlas.
func (s *shapes) fill(a *atlas, scale float32) {
	for i := range s.fresh {
		if b := &s.fresh[i]; len(b.is) > 0 {
			a.open(i)
			s.draw(a.pages[i], b.vs, b.is, scale)
			b.vs, b.is = b.vs[:0], b.is[:0]
		}
	}
}

// draw draws shapes by the shader.
func (s *shapes) draw(dst *ebiten.Image, vs []ebiten.Vertex, is []uint32, scale float32) {
	s.compile()
	if s.options.Uniforms["Scale"] != scale {
		s.options.Uniforms["Scale"] = scale
	}
	dst.DrawTrianglesShader32(vs, is, s.shader, &s.options)
}
