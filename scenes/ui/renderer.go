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

// renderer submits the triangles of a canvas, and detects unchanged pictures so that they need not be
// drawn again.
type renderer struct {
	*canvas
	// shaders[n] reads n pages of the atlas; it is compiled when needed.
	shaders [maxPages + 1]*ebiten.Shader
	shader  *ebiten.Shader

	// shown is the picture of the last call of Version, and its number.
	shown struct {
		buffers    [layers]buffer
		generation int
		bakes      int
		scale      float32
	}
	told uint64

	// waiting are the images baked since the last picture was drawn.
	waiting []baked

	uniforms map[string]any
	options  ebiten.DrawTrianglesShaderOptions
	whole    ebiten.DrawImageOptions // reused to avoid an allocation per picture
}

// shaderFor compiles the shader for a number of pages. It panics on errors, which a test excludes.
func shaderFor(pages int) *ebiten.Shader {
	s, err := ebiten.NewShader(bytes.Replace(paperSource, []byte("const pages = 4"), []byte("const pages = "+strconv.Itoa(pages)), 1))
	if err != nil {
		panic(err)
	}
	return s
}

// Prepare compiles what the first picture needs, for programs that are waiting for something else.
func (p *renderer) Prepare() { p.shaders[1] = shaderFor(1) }

// baked is an image and the triangles to draw into it. The image is weakly referenced.
type baked struct {
	img     weak.Pointer[ebiten.Image]
	buffers [layers]buffer
}

// Bake paints into an image instead of the window, for what rarely changes: r is the part of the view
// that img shows, at device pixels. The image is drawn once before the next picture is, however often
// it was baked until then; call [Painter.Finish] to draw it earlier.
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
		// The atlas was emptied half way: earlier pieces are gone.
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

// Finish draws the baked images that have not been drawn yet.
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

// Flush draws the picture onto dst. It can be called again for the same picture.
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
	// Vertices are shared by the layer; a span's own start at its first index.
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

// Version returns a number for the picture that Flush would draw: the same number as long as nothing
// in it changed since the last call. A picture that was drawn already need not be drawn again. It
// compares the triangles, which is far cheaper than drawing, and allocates only while the picture
// grows.
//
// The contents of images given to [Painter.Picture] are assumed unchanged, unless [Painter.Bake]
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
