package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer orders painting: a higher layer covers a lower one, regardless of the order of calls.
type Layer int

// The layers, from below.
const (
	Ground  Layer = iota // the board, panels and what lies on them
	Raised               // what has the focus, or is being dragged
	Over                 // dialogs and what they hold
	OverTop              // the focus inside a dialog
	Top                  // toasts, tooltips, hand-over cards
	layers
)

// The modes of quads: pieces of the atlas as they are or filtered, and the shapes of shape.kage.
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
	modeArc
)

// span is a run of triangles with the same state, or one image.
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

// canvas collects the triangles of a picture, layer by layer, and holds the transform, fade and clip
// for the next ones. Everything that paints shares one.
type canvas struct {
	// Witness, if set, records what is painted.
	Witness *Witness
	// Plain leaves out the grain, which costs a pass over the whole view.
	Plain bool
	// Unseen says that no picture is ever drawn, so that baked images need not be drawn either: for
	// tests that only check layouts.
	Unseen bool

	view    View
	other   float32 // the scale before that of the view
	atlas   *atlas
	buffers [layers]buffer
	layer   Layer
	m       [6]float32 // units to device pixels: x' = m0 x + m1 y + m2, y' = m3 x + m4 y + m5
	zoom    float32    // device pixels in a unit under m
	plain   bool       // m neither rotates nor scales
	stack   []frame
	alpha   float32
	clip    image.Rectangle
	clipped bool
	idle    bool      // what is painted is disabled
	moving  bool      // what is painted is resizing
	baking  bool      // painting into a baked image
	ticks   int       // ticks begun on all the screens that share it
	press   lastPress // of the pointer, on any screen
	bakes   int       // number of images baked
}

type frame struct {
	m           [6]float32
	zoom, alpha float32
	plain       bool
	clip        image.Rectangle
	clipped     bool
	layer       Layer
	idle        bool
	moving      bool
}

// begin starts an empty picture for a view.
func (p *canvas) begin(v View) {
	p.view = v
	for i := range p.buffers {
		b := &p.buffers[i]
		b.vs, b.is, b.spans = b.vs[:0], b.is[:0], b.spans[:0]
	}
	p.stack = p.stack[:0]
	p.reset(0, 0)
	p.idle, p.moving = false, false
	if p.Witness != nil {
		p.Witness.begin()
	}
}

// reset removes all transforms, fades and clips; (x, y) becomes the upper left corner.
func (p *canvas) reset(x, y float32) {
	s := p.view.Scale
	p.m = [6]float32{s, 0, -x * s, 0, s, -y * s}
	p.zoom, p.plain, p.alpha, p.clipped, p.layer = s, true, 1, false, Ground
}

// View returns the view given to Begin.
func (p *canvas) View() View { return p.view }

func (p *canvas) push() {
	p.stack = append(p.stack, frame{p.m, p.zoom, p.alpha, p.plain, p.clip, p.clipped, p.layer, p.idle, p.moving})
}

// Pop undoes the last Transform, Fade, Clip or On.
func (p *canvas) Pop() {
	f := p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
	p.m, p.zoom, p.alpha, p.plain, p.clip, p.clipped, p.layer, p.idle, p.moving = f.m, f.zoom, f.alpha, f.plain, f.clip, f.clipped, f.layer, f.idle, f.moving
}

// On paints on another layer until Pop.
func (p *canvas) On(l Layer) { p.push(); p.layer = l }

// Fade multiplies the alpha of what follows until Pop.
func (p *canvas) Fade(a float32) { p.push(); p.alpha *= max(0, min(1, a)) }

// Transform makes (0, 0) the point (x, y), turned by angle (radians, clockwise)
// and scaled, until Pop.
func (p *canvas) Transform(x, y, angle, scale float32) {
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

// Moving says that the size of what follows is animated, until Pop: all artwork is painted as with
// ArtStyle.Moving, also in baked images.
func (p *canvas) Moving() { p.push(); p.moving = true }

// Stretch scales what follows by sx and sy about the present (0, 0), until Pop; a negative factor
// mirrors.
func (p *canvas) Stretch(sx, sy float32) {
	p.push()
	p.m[0] *= sx
	p.m[3] *= sx
	p.m[1] *= sy
	p.m[4] *= sy
	p.plain = false
}

// Clip limits what follows to r until Pop; r must not be rotated.
func (p *canvas) Clip(r Rect) {
	p.push()
	x0, y0 := p.device(r.X, r.Y)
	x1, y1 := p.device(r.Right(), r.Bottom())
	c := image.Rect(int(x0), int(y0), int(x1+0.5), int(y1+0.5))
	if p.clipped {
		c = c.Intersect(p.clip)
	}
	p.clip, p.clipped = c, true
}

func (p *canvas) device(x, y float32) (float32, float32) {
	return p.m[0]*x + p.m[1]*y + p.m[2], p.m[3]*x + p.m[4]*y + p.m[5]
}

func (p *canvas) span() *buffer {
	b := &p.buffers[p.layer]
	n := len(b.spans)
	if n == 0 || b.spans[n-1].picture != nil || b.spans[n-1].brush != nil || b.spans[n-1].clipActive != p.clipped || p.clipped && b.spans[n-1].clip != p.clip {
		b.spans = append(b.spans, span{from: len(b.is), to: len(b.is), clip: p.clip, clipActive: p.clipped})
	}
	return b
}

// quad adds a shape of half size (hx, hy) units around (cx, cy), rotated to the unit vector (ux, uy),
// with a margin of pad device pixels for its soft edge.
func (p *canvas) quad(cx, cy, hx, hy, ux, uy, pad float32, c Color, custom2, custom3 float32) {
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

// piece adds a piece of the atlas at the device-pixel rectangle (x, y, w, h) if plain, or else at that
// rectangle in units, transformed.
func (p *canvas) piece(pc piece, x, y, w, h float32, c Color, smooth bool) {
	if c.A*p.alpha <= 0 {
		return
	}
	b := p.span()
	a := c.A * p.alpha
	mode := float32(modePiece)
	grow := float32(0)
	if smooth {
		// The clear border is drawn too, for antialiased edges.
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

// Picture draws an image made at device pixels, with its upper left corner at (x, y) units. At scale 1
// its pixels are the window's.
func (p *canvas) Picture(img *ebiten.Image, x, y, scale, alpha float32) {
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
