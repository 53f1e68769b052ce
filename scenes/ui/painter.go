package ui

import (
	"bytes"
	_ "embed"
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed paper.kage
var paperSource []byte

// Layer orders what is painted: a higher layer covers a lower one, whatever
// was painted first.
type Layer int

// The layers, from below.
const (
	Ground  Layer = iota // the board, panels and what lies on them
	Raised               // what has the focus, or is in the hand
	Over                 // dialogs and what they hold
	OverTop              // the focus inside a dialog
	Top                  // toasts, tooltips, hand-over cards
	layers
)

// The modes of paper.kage.
const (
	modePiece = iota
	modeSmooth
	modeSheet
	modeShadow
	modeDisc
	modeRing
	modeStroke
	modeHexagon
	modeHatch
	modeGrain
	modeSoftDisc
	modeArc
)

// span is a run of triangles under one clip, or one large picture.
type span struct {
	clip       image.Rectangle
	from, to   int
	picture    *ebiten.Image
	brush      *Brush // nil for the painter's own shader
	geom       ebiten.GeoM
	alpha      float32
	clipActive bool
}

type buffer struct {
	vs    []ebiten.Vertex
	is    []uint32
	spans []span
}

// Painter collects what a scene shows as triangles of one shader and hands
// them over in one call a layer. It allocates only while something new comes
// into view. Coordinates are units of the design.
//
// A Painter is used from one goroutine.
type Painter struct {
	view View
	// shaders[n] reads n pages of the atlas; it is made when the atlas has them.
	shaders [maxPages + 1]*ebiten.Shader
	shader  *ebiten.Shader
	atlas   *atlas
	fonts   fonts
	arts    arts

	buffers [layers]buffer
	layer   Layer
	m       [6]float32 // units to device pixels: x' = m0 x + m1 y + m2, y' = m3 x + m4 y + m5
	zoom    float32    // device pixels in a unit under m
	plain   bool       // m neither turns nor scales
	stack   []frame
	alpha   float32
	clip    image.Rectangle
	clipped bool

	// TextScale multiplies the size of every text, from 1 to 2.
	TextScale float32
	// Overflow, when set, is told of each text that does not fit its box.
	Overflow func(text string, box Rect, w, h float32)
	// Witness, when set, notes what is painted.
	Witness *Witness

	idle   bool // what is painted cannot be used
	baking bool

	// shown is the picture that Version last told apart, told its number, and
	// bakes counts what was painted into images of their own.
	shown struct {
		buffers    [layers]buffer
		generation int
		bakes      int
		scale      float32
	}
	told  uint64
	bakes int

	uniforms map[string]any
	options  ebiten.DrawTrianglesShaderOptions
	whole    ebiten.DrawImageOptions // kept, since a fresh one is an allocation a picture
}

type frame struct {
	m           [6]float32
	zoom, alpha float32
	plain       bool
	clip        image.Rectangle
	clipped     bool
	layer       Layer
	idle        bool
}

// NewPainter opens the atlas.
func NewPainter() *Painter {
	p := &Painter{atlas: newAtlas(), TextScale: 1}
	p.fonts.init(p.atlas)
	p.arts.init()
	p.uniforms = map[string]any{"Scale": float32(1)}
	p.Begin(NewView(wideW, wideH))
	return p
}

// Begin starts a picture for a view and drops the one before it.
func (p *Painter) Begin(v View) {
	if v.Scale != p.view.Scale {
		// Everything in the atlas was made for the other scale.
		p.atlas.forget()
	}
	p.view = v
	for i := range p.buffers {
		b := &p.buffers[i]
		b.vs, b.is, b.spans = b.vs[:0], b.is[:0], b.spans[:0]
	}
	p.stack = p.stack[:0]
	p.m = [6]float32{v.Scale, 0, 0, 0, v.Scale, 0}
	p.zoom, p.plain, p.alpha, p.clipped, p.layer = v.Scale, true, 1, false, Ground
	p.fonts.sync()
	p.arts.sync(p.atlas)
	p.idle = false
	if p.Witness != nil {
		p.Witness.begin()
	}
}

// View is what Begin was told.
func (p *Painter) View() View { return p.view }

func (p *Painter) push() {
	p.stack = append(p.stack, frame{p.m, p.zoom, p.alpha, p.plain, p.clip, p.clipped, p.layer, p.idle})
}

// Pop undoes the last Transform, Fade, Clip or On.
func (p *Painter) Pop() {
	f := p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
	p.m, p.zoom, p.alpha, p.plain, p.clip, p.clipped, p.layer, p.idle = f.m, f.zoom, f.alpha, f.plain, f.clip, f.clipped, f.layer, f.idle
}

// On paints on another layer until Pop.
func (p *Painter) On(l Layer) { p.push(); p.layer = l }

// Fade multiplies the alpha of what follows until Pop.
func (p *Painter) Fade(a float32) { p.push(); p.alpha *= max(0, min(1, a)) }

// Transform makes (0, 0) the point (x, y), turned by angle (radians, clockwise)
// and scaled, until Pop.
func (p *Painter) Transform(x, y, angle, scale float32) {
	p.push()
	sin, cos := float32(math.Sin(float64(angle)))*scale, float32(math.Cos(float64(angle)))*scale
	m := p.m
	p.m = [6]float32{
		m[0]*cos + m[1]*sin, m[1]*cos - m[0]*sin, m[0]*x + m[1]*y + m[2],
		m[3]*cos + m[4]*sin, m[4]*cos - m[3]*sin, m[3]*x + m[4]*y + m[5],
	}
	p.zoom *= scale
	if angle != 0 || scale != 1 {
		p.plain = false
	}
}

// Stretch scales what follows by sx and sy about the present (0, 0), until Pop;
// a negative factor mirrors. Widths of strokes follow the larger of the two.
func (p *Painter) Stretch(sx, sy float32) {
	p.push()
	p.m[0] *= sx
	p.m[3] *= sx
	p.m[1] *= sy
	p.m[4] *= sy
	p.plain = false
}

// Bake paints into an image of its own instead of the window, for what stays as
// it is: r is the part of the view that img shows, at the view's own pixels.
func (p *Painter) Bake(img *ebiten.Image, r Rect, paint func()) {
	if p.Witness != nil && p.Witness.Dry {
		p.bakes++
		return
	}
	kept := *p
	p.baking = true
	for {
		p.buffers = [layers]buffer{}
		p.stack = nil
		s := p.view.Scale
		p.m = [6]float32{s, 0, -r.X * s, 0, s, -r.Y * s}
		p.zoom, p.plain, p.alpha, p.clipped, p.layer = s, true, 1, false, Ground
		g := p.atlas.generation
		paint()
		if g == p.atlas.generation {
			break
		}
		// The atlas ran full half way: what was painted before is gone.
	}
	img.Clear()
	p.Flush(img)
	p.bakes++
	p.baking = kept.baking
	p.buffers, p.stack, p.m = kept.buffers, kept.stack, kept.m
	p.zoom, p.plain, p.alpha, p.clip, p.clipped, p.layer = kept.zoom, kept.plain, kept.alpha, kept.clip, kept.clipped, kept.layer
}

// Clip limits what follows to r until Pop; r must not be turned.
func (p *Painter) Clip(r Rect) {
	p.push()
	x0, y0 := p.device(r.X, r.Y)
	x1, y1 := p.device(r.Right(), r.Bottom())
	c := image.Rect(int(x0), int(y0), int(x1+0.5), int(y1+0.5))
	if p.clipped {
		c = c.Intersect(p.clip)
	}
	p.clip, p.clipped = c, true
}

func (p *Painter) device(x, y float32) (float32, float32) {
	return p.m[0]*x + p.m[1]*y + p.m[2], p.m[3]*x + p.m[4]*y + p.m[5]
}

func (p *Painter) span() *buffer {
	b := &p.buffers[p.layer]
	n := len(b.spans)
	if n == 0 || b.spans[n-1].picture != nil || b.spans[n-1].brush != nil || b.spans[n-1].clipActive != p.clipped || p.clipped && b.spans[n-1].clip != p.clip {
		b.spans = append(b.spans, span{from: len(b.is), to: len(b.is), clip: p.clip, clipActive: p.clipped})
	}
	return b
}

// quad adds a shape of half size (hx, hy) units around (cx, cy), turned by the
// unit vector (ux, uy), with pad device pixels around it for its soft edge.
func (p *Painter) quad(cx, cy, hx, hy, ux, uy, pad float32, c Color, custom2, custom3 float32) {
	if c.A*p.alpha <= 0 {
		return
	}
	b := p.span()
	z := p.zoom
	ex, ey := hx*z+pad, hy*z+pad
	a := c.A * p.alpha
	v := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a,
		Custom0: hx * z, Custom1: hy * z, Custom2: custom2, Custom3: custom3}
	n := uint32(len(b.vs))
	for i := range 4 {
		lx, ly := ex, ey
		if i&1 == 0 {
			lx = -lx
		}
		if i&2 == 0 {
			ly = -ly
		}
		px, py := (lx*ux-ly*uy)/z, (lx*uy+ly*ux)/z
		v.DstX, v.DstY = p.device(cx+px, cy+py)
		v.SrcX, v.SrcY = lx, ly
		b.vs = append(b.vs, v)
	}
	b.is = append(b.is, n, n+1, n+2, n+1, n+3, n+2)
	b.spans[len(b.spans)-1].to = len(b.is)
}

// piece adds a piece of the atlas over the device-pixel rectangle (x, y, w, h)
// when plain, else over the units' rectangle through the transform.
func (p *Painter) piece(pc piece, x, y, w, h float32, c Color, smooth bool) {
	if c.A*p.alpha <= 0 {
		return
	}
	b := p.span()
	a := c.A * p.alpha
	mode := float32(modePiece)
	grow := float32(0)
	if smooth {
		// The clear border is drawn too: it is the soft edge.
		mode, grow = modeSmooth, 1
		fx, fy := w/pc.w, h/pc.h
		x, y, w, h = x-fx, y-fy, w+2*fx, h+2*fy
	}
	v := ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, Custom3: mode + 16*float32(pc.page)}
	n := uint32(len(b.vs))
	for i := range 4 {
		px, py := x, y
		sx, sy := pc.x-grow, pc.y-grow
		if i&1 != 0 {
			px += w
			sx += pc.w + 2*grow
		}
		if i&2 != 0 {
			py += h
			sy += pc.h + 2*grow
		}
		if smooth {
			v.DstX, v.DstY = p.device(px, py)
		} else {
			v.DstX, v.DstY = px, py
		}
		v.SrcX, v.SrcY = sx, sy
		b.vs = append(b.vs, v)
	}
	b.is = append(b.is, n, n+1, n+2, n+1, n+3, n+2)
	b.spans[len(b.spans)-1].to = len(b.is)
}

// Picture draws a whole image, made elsewhere at device pixels, with its upper
// left corner at (x, y) units and one of its pixels as one of the window's when
// scale is 1.
func (p *Painter) Picture(img *ebiten.Image, x, y, scale, alpha float32) {
	size := img.Bounds().Size()
	p.sawCover(Rect{x, y, float32(size.X) * scale / p.view.Scale, float32(size.Y) * scale / p.view.Scale}, alpha, false)
	b := &p.buffers[p.layer]
	var g ebiten.GeoM
	f := float64(scale * p.zoom / p.view.Scale)
	g.Scale(f, f)
	dx, dy := p.device(x, y)
	g.Translate(float64(dx), float64(dy))
	b.spans = append(b.spans, span{from: len(b.is), to: len(b.is), picture: img, geom: g, alpha: alpha * p.alpha, clip: p.clip, clipActive: p.clipped})
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

// Flush draws what was collected onto dst. It can be called again for the same
// picture.
func (p *Painter) Flush(dst *ebiten.Image) {
	n := p.atlas.used()
	if p.shaders[n] == nil {
		p.shaders[n] = shaderFor(n)
	}
	p.shader = p.shaders[n]
	p.uniforms["Scale"] = p.view.Scale
	p.options.Uniforms = p.uniforms
	p.options.Images = p.atlas.pages
	for i := range p.buffers {
		b := &p.buffers[i]
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

func (p *Painter) draw(dst *ebiten.Image, b *buffer, s *span) {
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
