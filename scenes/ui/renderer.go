package ui

import (
	"bytes"
	_ "embed"
	"slices"
	"strconv"
	"weak"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed paper.kage
var paperSource []byte

// renderer hands the triangles of a canvas to the graphics card, and tells pictures
// apart so that the same one need not be drawn twice.
type renderer struct {
	*canvas
	// shaders[n] reads n pages of the atlas; it is made when the atlas has them.
	shaders [maxPages + 1]*ebiten.Shader
	shader  *ebiten.Shader

	// shown is the picture that Version last told apart, told its number.
	shown struct {
		buffers    [layers]buffer
		generation int
		bakes      int
		scale      float32
	}
	told uint64

	// waiting are the images that were baked since the last picture was drawn.
	waiting []baked

	uniforms map[string]any
	options  ebiten.DrawTrianglesShaderOptions
	whole    ebiten.DrawImageOptions // kept, since a fresh one is an allocation a picture
}

// shaderFor compiles the shader for a number of pages. It panics when it does
// not compile, which a test excludes.
func shaderFor(pages int) *ebiten.Shader {
	s, err := ebiten.NewShader(bytes.Replace(paperSource, []byte("const pages = 4"), []byte("const pages = "+strconv.Itoa(pages)), 1))
	if err != nil {
		panic(err)
	}
	return s
}

// Prepare makes what the first picture needs, which a program that has something to wait
// for does meanwhile.
func (p *renderer) Prepare() { p.shaders[1] = shaderFor(1) }

// baked is an image and what has to be drawn into it, should somebody still have it.
type baked struct {
	img     weak.Pointer[ebiten.Image]
	buffers [layers]buffer
}

// Bake paints into an image of its own instead of the window, for what stays as
// it is: r is the part of the view that img shows, at the view's own pixels. The image
// is drawn before the next picture is, once, however often it was baked until then;
// who reads it earlier calls [Painter.Finish].
func (p *renderer) Bake(img *ebiten.Image, r Rect, paint func()) {
	if p.Witness != nil && p.Witness.Dry {
		p.bakes++
		return
	}
	kept := *p.canvas
	p.baking = true
	for {
		p.buffers = [layers]buffer{}
		p.stack = nil
		p.reset(r.X, r.Y)
		g := p.atlas.generation
		paint()
		if g == p.atlas.generation {
			break
		}
		// The atlas ran full half way: what was painted before is gone.
	}
	if !p.Unseen {
		at := weak.Make(img)
		p.waiting = slices.DeleteFunc(p.waiting, func(b baked) bool { return b.img == at || b.img.Value() == nil })
		p.waiting = append(p.waiting, baked{at, p.buffers})
	}
	p.bakes++
	p.baking = kept.baking
	p.buffers, p.stack, p.m = kept.buffers, kept.stack, kept.m
	p.zoom, p.plain, p.alpha, p.clip, p.clipped, p.layer = kept.zoom, kept.plain, kept.alpha, kept.clip, kept.clipped, kept.layer
}

// Finish draws what was baked and not drawn yet.
func (p *renderer) Finish() {
	for i := range p.waiting {
		b := &p.waiting[i]
		if img := b.img.Value(); img != nil {
			img.Clear()
			p.drawAll(img, &b.buffers)
		}
		*b = baked{}
	}
	p.waiting = p.waiting[:0]
}

// Flush draws what was collected onto dst. It can be called again for the same
// picture.
func (p *renderer) Flush(dst *ebiten.Image) {
	p.Finish()
	p.drawAll(dst, &p.buffers)
}

// drawAll draws the layers of a picture.
func (p *renderer) drawAll(dst *ebiten.Image, buffers *[layers]buffer) {
	p.atlas.fill()
	n := p.atlas.used()
	if p.shaders[n] == nil {
		p.shaders[n] = shaderFor(n)
	}
	p.shader = p.shaders[n]
	p.uniforms["Scale"] = p.view.Scale
	p.options.Uniforms = p.uniforms
	p.options.Images = [maxPages]*ebiten.Image{}
	copy(p.options.Images[:], p.atlas.pages[:n])
	for i := range buffers {
		b := &buffers[i]
		for j := range b.spans {
			s := &b.spans[j]
			if s.to == s.from && s.picture == nil || s.clipActive && s.clip.Empty() {
				continue
			}
			target := dst
			if s.clipActive {
				target = dst.RecyclableSubImage(s.clip)
			}
			if s.picture != nil {
				op := &p.whole
				*op = ebiten.DrawImageOptions{GeoM: s.geom}
				op.ColorScale.ScaleAlpha(s.alpha)
				if s.geom.Element(0, 0) != 1 {
					op.Filter = ebiten.FilterLinear
				}
				target.DrawImage(s.picture, op)
			} else {
				p.draw(target, b, s)
			}
			if s.clipActive {
				target.Recycle()
			}
		}
	}
}

func (p *renderer) draw(dst *ebiten.Image, b *buffer, s *span) {
	shader, options := p.shader, &p.options
	if s.brush != nil {
		shader, options = s.brush.Shader, &s.brush.options
		options.Uniforms, options.Images = s.brush.Uniforms, s.brush.Images
	}
	// Vertices are shared by the layer; a span's own begin at its first index.
	lo, hi := b.is[s.from], b.is[s.to-1]
	for _, i := range b.is[s.to-6 : s.to] {
		hi = max(hi, i)
	}
	if lo == 0 {
		dst.DrawTrianglesShader32(b.vs[:hi+1], b.is[s.from:s.to], shader, options)
		return
	}
	for i := s.from; i < s.to; i++ {
		b.is[i] -= lo
	}
	dst.DrawTrianglesShader32(b.vs[lo:hi+1], b.is[s.from:s.to], shader, options)
	for i := s.from; i < s.to; i++ {
		b.is[i] += lo
	}
}

// Version returns a number for the picture that Flush would draw now: the same as long as nothing in
// it changed since the last call, another one when something did. Whoever has drawn that version
// already need not draw it again. It costs a comparison of the triangles, far less than drawing them,
// and allocates only while the picture grows.
//
// What an image given to [Painter.Picture] holds is taken to be the same, unless [Painter.Bake]
// painted something since.
func (p *renderer) Version() uint64 {
	s := &p.shown
	same := p.told > 0 && s.generation == p.atlas.generation && s.bakes == p.bakes && s.scale == p.view.Scale
	for i := range p.buffers {
		a, b := &p.buffers[i], &s.buffers[i]
		if same && slices.Equal(a.spans, b.spans) && slices.Equal(a.vs, b.vs) && slices.Equal(a.is, b.is) {
			continue
		}
		same = false
		b.vs = append(b.vs[:0], a.vs...)
		b.is = append(b.is[:0], a.is...)
		b.spans = append(b.spans[:0], a.spans...)
	}
	if !same {
		s.generation, s.bakes, s.scale = p.atlas.generation, p.bakes, p.view.Scale
		p.told++
	}
	return p.told
}
