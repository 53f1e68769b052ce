package ui

import (
	_ "embed"
	"image"
	"math"
	"slices"
	"weak"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed shape.kage
var shapeSource []byte

// renderer submits the quads of a canvas, and detects unchanged pictures so that they need not be
// drawn again. Shapes that keep their look are drawn from copies in the atlas: see [shapes].
type renderer struct {
	*canvas
	shapes  shapes
	changes changes

	// shown is the picture of the last call of Version, and its number.
	shown struct {
		buffers    [layers]buffer
		generation int
		bakes      int
		scale      float32
	}
	revision uint64
	drawn    int

	// waiting are the images baked since the last picture was drawn.
	waiting []baked

	// part is what is drawn of the picture.
	part image.Rectangle
	// batch is the quads of the next call to Ebitengine.
	batch batch
	whole ebiten.DrawImageOptions // reused to avoid an allocation per picture
}

// Prepare compiles what the first picture needs, for programs that are waiting for something else.
func (p *renderer) Prepare() { p.shapes.compile() }

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
	p.changes.touch(img)
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
			p.drawAll(img, &b.buffers, false)
		}
		*b = baked{}
	}
	p.waiting = p.waiting[:0]
}

// Drawn returns how many pictures were drawn.
func (p *renderer) Drawn() int { return p.drawn }

// Flush draws the whole picture onto dst. It can be called again for the same picture.
func (p *renderer) Flush(dst *ebiten.Image) {
	p.Finish()
	p.shapes.begin(p.atlas)
	p.drawAll(dst, &p.buffers, true)
	p.drew(dst)
}

// drew records that the picture was drawn.
func (p *renderer) drew(dst *ebiten.Image) {
	p.drawn++
	p.changes.drew(dst, &p.buffers, p.atlas.generation, p.view.Scale)
}

// Refresh is Flush onto an image that shows nothing but the last picture that was drawn: only what
// changed is drawn. It reports whether anything was.
func (p *renderer) Refresh(dst *ebiten.Image) bool {
	p.Finish()
	parts, ok := p.changes.find(dst, &p.buffers, p.atlas.generation, p.view.Scale)
	if !ok {
		dst.Clear()
		p.Flush(dst)
		return true
	}
	p.shapes.begin(p.atlas)
	for _, r := range parts {
		part := dst.RecyclableSubImage(r)
		part.Clear()
		p.drawAll(part, &p.buffers, true)
		part.Recycle()
	}
	p.drew(dst)
	return len(parts) > 0
}

// material is how the quads of a batch are drawn.
type material struct {
	// page is the source for pieces, -1 for shapes.
	page   int
	smooth bool
}

// shaped is the material of shapes without a copy in the atlas.
var shaped = material{page: -1}

// batch is consecutive quads of the same material.
type batch struct {
	material
	vs []ebiten.Vertex
	is []uint32
}

// The options for pieces of the atlas: as they are, and filtered.
var sharp, smooth = pieceOptions(ebiten.FilterNearest), pieceOptions(ebiten.FilterLinear)

func pieceOptions(f ebiten.Filter) *ebiten.DrawTrianglesOptions {
	return &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: f, DisableMipmaps: true}
}

func (m material) options() *ebiten.DrawTrianglesOptions {
	if m.smooth {
		return smooth
	}
	return sharp
}

// drawAll draws the layers of a picture. With keep, shapes of which there is no copy yet may be copied.
func (p *renderer) drawAll(dst *ebiten.Image, buffers *[layers]buffer, keep bool) {
	p.atlas.fill()
	p.part = dst.Bounds()
	for i := range buffers {
		b := &buffers[i]
		for j := range b.spans {
			s := &b.spans[j]
			if s.to == s.from && s.picture == nil || s.clipActive && !s.clip.Overlaps(p.part) ||
				(s.picture != nil || s.brush != nil) && !b.box(element{j, s.from}).Overlaps(p.part) {
				continue
			}
			target := dst
			if s.clipActive {
				target = dst.RecyclableSubImage(s.clip)
			}
			switch {
			case s.picture != nil:
				op := &p.whole
				*op = ebiten.DrawImageOptions{GeoM: s.geom}
				op.ColorScale.ScaleAlpha(s.alpha)
				if s.geom.Element(0, 0) != 1 {
					op.Filter = ebiten.FilterLinear
				}
				target.DrawImage(s.picture, op)
			case s.brush != nil:
				p.drawMesh(target, b, s)
			default:
				p.drawQuads(target, b, s, keep)
			}
			if s.clipActive {
				target.Recycle()
			}
		}
	}
}

// drawMesh draws a span of a custom brush.
func (p *renderer) drawMesh(dst *ebiten.Image, b *buffer, s *span) {
	options := &s.brush.options
	options.Uniforms, options.Images = s.brush.Uniforms, s.brush.Images
	// Vertices are shared by the layer; a span's own start at its first index.
	vs, lo := b.mesh(s), b.is[s.from]
	for i := s.from; i < s.to; i++ {
		b.is[i] -= lo
	}
	dst.DrawTrianglesShader32(vs, b.is[s.from:s.to], s.brush.Shader, options)
	for i := s.from; i < s.to; i++ {
		b.is[i] += lo
	}
}

// drawQuads draws a span of the painter's own quads.
func (p *renderer) drawQuads(dst *ebiten.Image, b *buffer, s *span, keep bool) {
	for at := s.from; at < s.to; at += 6 {
		is := b.is[at:]
		q := [4]ebiten.Vertex{b.vs[is[0]], b.vs[is[1]], b.vs[is[2]], b.vs[is[4]]}
		if !around(q[:]).Overlaps(p.part) {
			continue
		}
		switch code := int(q[0].Custom3); {
		case code&15 == modePiece || code&15 == modeSmooth:
			p.add(dst, material{code >> 4, code&15 == modeSmooth}, &q)
		case isBox(&q[0]) && isUpright(&q):
			p.box(dst, &q)
		case code&15 == modeGrain && p.grain(dst, &q, keep):
		default:
			pc, x, y, ok := p.shapes.find(p.atlas, &q, p.view.Scale, keep)
			if !ok {
				p.add(dst, shaped, &q)
				break
			}
			c := &q[0]
			if mixed(c.Custom3) {
				c.ColorR, c.ColorG, c.ColorB = c.ColorA, c.ColorA, c.ColorA
			}
			whole := image.Rectangle{Max: image.Pt(int(pc.w), int(pc.h))}
			if m := int(c.Custom2) >> 10; code&15 == modeShadow && m > 0 {
				p.frame(dst, pc, whole.Inset(m+int(q[3].SrcX-c.Custom0)+1), x, y, c)
				break
			}
			p.cut(dst, pc, whole, x, y, c)
		}
	}
	p.submit(dst)
}

// cut adds the part r of a piece of the atlas, with the piece's corner at (x, y), in the colour of a
// vertex.
func (p *renderer) cut(dst *ebiten.Image, pc piece, r image.Rectangle, x, y float32, c *ebiten.Vertex) {
	var q [4]ebiten.Vertex
	for i := range q {
		px, py := float32(r.Min.X), float32(r.Min.Y)
		if i&1 != 0 {
			px = float32(r.Max.X)
		}
		if i&2 != 0 {
			py = float32(r.Max.Y)
		}
		q[i] = ebiten.Vertex{DstX: x + px, DstY: y + py, SrcX: pc.x + px, SrcY: pc.y + py,
			ColorR: c.ColorR, ColorG: c.ColorG, ColorB: c.ColorB, ColorA: c.ColorA}
	}
	if around(q[:]).Overlaps(p.part) {
		p.add(dst, material{page: int(pc.page)}, &q)
	}
}

// frame is cut for what is outside of r.
func (p *renderer) frame(dst *ebiten.Image, pc piece, r image.Rectangle, x, y float32, c *ebiten.Vertex) {
	w, h := int(pc.w), int(pc.h)
	if r.Empty() {
		p.cut(dst, pc, image.Rect(0, 0, w, h), x, y, c)
		return
	}
	for _, part := range [4]image.Rectangle{
		image.Rect(0, 0, w, r.Min.Y), image.Rect(0, r.Min.Y, r.Min.X, r.Max.Y),
		image.Rect(r.Max.X, r.Min.Y, w, r.Max.Y), image.Rect(0, r.Max.Y, w, h),
	} {
		p.cut(dst, pc, part, x, y, c)
	}
}

// grain covers a quad with tiles of the paper's grain; false if there is no room for one.
func (p *renderer) grain(dst *ebiten.Image, q *[4]ebiten.Vertex, keep bool) bool {
	pc, ok := p.shapes.grain(p.atlas, p.view.Scale, keep)
	if !ok {
		return false
	}
	// The middle of a tile is in the middle of the quad.
	first := func(from, to, size float32) float32 {
		at := (from + to - size) / 2
		return float32(floor(at - size*float32(math.Ceil(float64((at-from)/size)))))
	}
	for y := first(q[0].DstY, q[3].DstY, pc.h); y < q[3].DstY; y += pc.h {
		for x := first(q[0].DstX, q[3].DstX, pc.w); x < q[3].DstX; x += pc.w {
			r := image.Rect(int(max(0, q[0].DstX-x)), int(max(0, q[0].DstY-y)), int(min(pc.w, q[3].DstX-x)), int(min(pc.h, q[3].DstY-y)))
			p.cut(dst, pc, r, x, y, &q[0])
		}
	}
	return true
}

// isBox reports whether a quad is a rectangle of one colour.
func isBox(v *ebiten.Vertex) bool { return v.Custom3 == modeSheet && int(v.Custom2)&1023 == 0 }

// isUpright reports whether a shape is neither rotated nor mirrored nor stretched.
func isUpright(q *[4]ebiten.Vertex) bool {
	w, h := q[3].DstX-q[0].DstX, q[3].DstY-q[0].DstY
	even := func(d float32) bool { return d > -0.01 && d < 0.01 }
	return q[1].DstY == q[0].DstY && q[2].DstX == q[0].DstX && even(w-2*q[3].SrcX) && even(h-2*q[3].SrcY)
}

// box draws a rectangle of one colour: whole pixels, and for edges between pixels a row or column with
// the part of a pixel that is covered.
func (p *renderer) box(dst *ebiten.Image, q *[4]ebiten.Vertex) {
	cx, cy := (q[0].DstX+q[3].DstX)/2, (q[0].DstY+q[3].DstY)/2
	xs, nx := stripes(cx-q[0].Custom0, cx+q[0].Custom0)
	ys, ny := stripes(cy-q[0].Custom1, cy+q[0].Custom1)
	for _, y := range ys[:ny] {
		for _, x := range xs[:nx] {
			k := x.share * y.share
			v := ebiten.Vertex{SrcX: whiteX, SrcY: whiteY,
				ColorR: q[0].ColorR * k, ColorG: q[0].ColorG * k, ColorB: q[0].ColorB * k, ColorA: q[0].ColorA * k}
			var r [4]ebiten.Vertex
			for i := range r {
				v.DstX, v.DstY = x.from, y.from
				if i&1 != 0 {
					v.DstX = x.to
				}
				if i&2 != 0 {
					v.DstY = y.to
				}
				r[i] = v
			}
			p.add(dst, material{}, &r)
		}
	}
}

// stripe is a run of pixels, and the share of each that is covered.
type stripe struct{ from, to, share float32 }

// stripes divides the way from a to b into at most three stripes.
func stripes(a, b float32) (s [3]stripe, n int) {
	add := func(from, to, share float32) {
		if from < to && share > 1.0/512 {
			s[n] = stripe{from, to, share}
			n++
		}
	}
	first, last := float32(floor(a)), float32(floor(b))
	if first == last {
		add(first, first+1, b-a)
		return s, n
	}
	add(first, first+1, first+1-a)
	add(first+1, last, 1)
	add(last, last+1, b-last)
	// A first pixel that is whole belongs to the rest.
	if n > 1 && s[0].share == 1 && s[1].share == 1 {
		s[1].from = s[0].from
		copy(s[:], s[1:n])
		n--
	}
	return s, n
}

// add adds a quad to the batch, after submitting one of another material.
func (p *renderer) add(dst *ebiten.Image, m material, q *[4]ebiten.Vertex) {
	b := &p.batch
	if b.material != m {
		p.submit(dst)
		b.material = m
	}
	n := uint32(len(b.vs))
	b.vs = append(b.vs, q[:]...)
	b.is = append(b.is, n, n+1, n+2, n+1, n+3, n+2)
}

// submit draws the batch.
func (p *renderer) submit(dst *ebiten.Image) {
	b := &p.batch
	if len(b.is) == 0 {
		return
	}
	if b.page < 0 {
		p.shapes.draw(dst, b.vs, b.is, p.view.Scale)
	} else {
		p.shapes.fill(p.atlas, p.view.Scale)
		p.atlas.ready(b.page)
		dst.DrawTriangles32(b.vs, b.is, p.atlas.pages[b.page], b.options())
	}
	b.vs, b.is = b.vs[:0], b.is[:0]
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
	same := p.revision > 0 && s.generation == p.atlas.generation && s.bakes == p.bakes && s.scale == p.view.Scale
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
		p.revision++
	}
	return p.revision
}
