package art

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// painter draws shapes into one picture. It reuses its buffers, and rasterises only the rectangle that
// a shape touches: clearing the whole picture for each of a poster's two hundred pieces would cost
// more than drawing them.
type painter struct {
	dst    *image.RGBA
	look   Look
	sign   *document
	view   matrix // from units to pixels
	raster vector.Rasterizer
	edge   outline
	dasher *rasterx.Dasher
	clips  map[string]*image.Alpha
	cover  image.Alpha // the coverage of one clipped shape
}

// newPainter returns a painter of a box at scale pixels per unit, rounded outwards to whole pixels
// around the origin.
func newPainter(box Box, scale float64) *painter {
	x0, y0 := math.Floor(box.X*scale), math.Floor(box.Y*scale)
	w, h := math.Ceil((box.X+box.W)*scale)-x0, math.Ceil((box.Y+box.H)*scale)-y0
	return &painter{
		dst:  image.NewRGBA(image.Rect(0, 0, int(w), int(h))),
		view: matrix{scale, 0, 0, scale, -x0, -y0},
	}
}

func (p *painter) anchor() Anchor { return Anchor{X: int(p.view[4]), Y: int(p.view[5])} }

// draw draws a whole document, sheet by sheet.
func (p *painter) draw(d *document) {
	for rest := d.shapes; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].sheet == rest[0].sheet {
			n++
		}
		if i := rest[0].sheet; i == 0 {
			p.shapes(d, rest[:n])
		} else {
			p.sheet(d, i, rest[:n])
		}
		rest = rest[n:]
	}
}

// sheet draws the shapes of a sheet into a separate picture of their size, and composes it with its
// effects.
func (p *painter) sheet(d *document, index int, shapes []shape) {
	sh, scale := d.sheets[index], p.view[0]
	p.edge.reset()
	grow := 0.0
	for i := range shapes {
		s := &shapes[i]
		p.edge.trace(&s.path, p.view.then(s.at))
		if s.stroke.on { // half the width, and as much for the miters
			grow = max(grow, s.width*s.at.size()*scale)
		}
	}
	g := int(math.Ceil(grow))
	box := p.edge.bounds().Inset(-g).Intersect(p.dst.Rect.Inset(-int(math.Ceil(4 * scale)))) // what is outside may still cast a shadow
	if box.Empty() {
		return
	}
	v := p.view
	v[4], v[5] = v[4]-float64(box.Min.X), v[5]-float64(box.Min.Y)
	q := painter{dst: image.NewRGBA(image.Rect(0, 0, box.Dx(), box.Dy())), look: p.look, sign: p.sign, view: v}
	q.shapes(d, shapes)
	img, clip := q.dst, p.clip(d, sh.clip)
	if sh.gouache > 0 {
		Gouache(img, scale, sh.gouache, uint32(index))
	}
	if sh.shadow {
		const opacity = 0.26
		blur, pad := Shadow(img, 1.3*scale)
		at := box.Inset(-pad).Add(image.Pt(int(math.Round(scale)), int(math.Round(2*scale))))
		cut(blur.Pix, 1, at, clip)
		draw.DrawMask(p.dst, at, image.NewUniform(p.colour(Ink, opacity)), image.Point{}, blur, image.Point{}, draw.Over)
	}
	if sh.rim {
		Rim(img, scale)
	}
	cut(img.Pix, 4, box, clip)
	draw.Draw(p.dst, box, img, image.Point{}, draw.Over)
}

// cut multiplies a picture of n bytes per pixel, at box, by a clip.
func cut(pix []uint8, n int, box image.Rectangle, clip *image.Alpha) {
	if clip == nil {
		return
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := pix[(y-box.Min.Y)*n*box.Dx():][:n*box.Dx()]
		in := image.Rect(box.Min.X, y, box.Max.X, y+1).Intersect(clip.Rect)
		if in.Empty() {
			clear(row)
			continue
		}
		from, to := n*(in.Min.X-box.Min.X), n*(in.Max.X-box.Min.X)
		clear(row[:from])
		clear(row[to:])
		row = row[from:to]
		for x, k := range clip.Pix[clip.PixOffset(in.Min.X, y):][:in.Dx()] {
			if k == 0xFF {
				continue
			}
			for i := n * x; i < n*x+n; i++ {
				row[i] = uint8((uint32(row[i])*uint32(k) + 0x7F) / 0xFF)
			}
		}
	}
}

// shapes draws shapes in order.
func (p *painter) shapes(d *document, shapes []shape) {
	for i := range shapes {
		s := &shapes[i]
		clip := p.clip(d, s.clip)
		at := p.view.then(s.at)
		if s.sign {
			if p.sign != nil {
				for k := range p.sign.shapes {
					mark := &p.sign.shapes[k]
					p.edge.reset()
					p.edge.trace(&mark.path, at.then(mark.at))
					p.lay(s.fill, s.alpha, clip)
				}
			}
			continue
		}
		if s.fill.on {
			p.edge.reset()
			p.edge.trace(&s.path, at)
			p.lay(s.fill, s.alpha, clip)
		}
		if s.stroke.on {
			p.stroke(s, at)
			p.lay(s.stroke, s.alpha, clip)
		}
	}
}

// lay fills the outline in p.edge.
func (p *painter) lay(c paint, alpha float64, clip *image.Alpha) {
	box := p.edge.bounds().Intersect(p.dst.Rect)
	if box.Empty() || alpha <= 0 {
		return
	}
	p.raster.Reset(box.Dx(), box.Dy())
	p.edge.replay(&p.raster, box.Min)
	hole := c.c == Hole
	src := image.NewUniform(p.colour(c.c, alpha))
	if clip == nil && !hole {
		p.raster.Draw(p.dst, box, src, image.Point{})
		return
	}
	n := box.Dx() * box.Dy()
	if cap(p.cover.Pix) < n {
		p.cover.Pix = make([]uint8, n)
	}
	p.cover.Pix, p.cover.Stride, p.cover.Rect = p.cover.Pix[:n], box.Dx(), box
	p.raster.DrawOp = draw.Src
	p.raster.Draw(&p.cover, box, image.Opaque, image.Point{})
	p.raster.DrawOp = draw.Over
	cut(p.cover.Pix, 1, box, clip)
	if hole {
		p.erase(box, alpha)
		return
	}
	draw.DrawMask(p.dst, box, src, image.Point{}, &p.cover, box.Min, draw.Over)
}

// erase cuts p.cover out of the picture.
func (p *painter) erase(box image.Rectangle, alpha float64) {
	k := uint32(alpha*0x100 + 0.5)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := p.cover.Pix[p.cover.PixOffset(box.Min.X, y):][:box.Dx()]
		dst := p.dst.Pix[p.dst.PixOffset(box.Min.X, y):][:4*len(row)]
		for x, cover := range row {
			keep := 0xFF00 - uint32(cover)*k
			for i := 4 * x; i < 4*x+4; i++ {
				dst[i] = uint8((uint32(dst[i])*keep + 0x7F80) / 0xFF00)
			}
		}
	}
}

// clip returns the coverage of a clip over the whole picture, nil for none.
func (p *painter) clip(d *document, id string) *image.Alpha {
	if id == "" {
		return nil
	}
	if m := p.clips[id]; m != nil {
		return m
	}
	m := image.NewAlpha(p.dst.Rect)
	p.edge.reset()
	for i := range d.clips[id] {
		s := &d.clips[id][i]
		p.edge.trace(&s.path, p.view.then(s.at))
	}
	p.raster.Reset(p.dst.Rect.Dx(), p.dst.Rect.Dy())
	p.edge.replay(&p.raster, image.Point{})
	p.raster.Draw(m, m.Rect, image.Opaque, image.Point{})
	if p.clips == nil {
		p.clips = map[string]*image.Alpha{}
	}
	p.clips[id] = m
	return m
}

// stroke puts the outline of a shape's stroke into p.edge.
func (p *painter) stroke(s *shape, at matrix) {
	if p.dasher == nil {
		p.dasher = rasterx.NewDasher(0, 0, &p.edge)
	}
	k := at.size()
	butt, join := rasterx.ButtCap, rasterx.Miter
	if s.roundCap {
		butt = rasterx.RoundCap
	}
	if s.roundJoin {
		join = rasterx.Round
	}
	dash := make([]float64, len(s.dash))
	for i, v := range s.dash {
		dash[i] = v * k
	}
	p.dasher.SetStroke(fix(s.width*k), 4<<6, butt, butt, nil, join, dash, 0)
	p.edge.reset()
	pts := s.path.pts
	at26 := func(i int) fixed.Point26_6 {
		q := at.apply(pts[i])
		return fixed.Point26_6{X: fix(q.x), Y: fix(q.y)}
	}
	open := false
	for _, op := range s.path.ops {
		switch op {
		case 'M':
			if open {
				p.dasher.Stop(false)
			}
			p.dasher.Start(at26(0))
			open, pts = true, pts[1:]
		case 'L':
			p.dasher.Line(at26(0))
			pts = pts[1:]
		case 'Q':
			p.dasher.QuadBezier(at26(0), at26(1))
			pts = pts[2:]
		case 'C':
			p.dasher.CubeBezier(at26(0), at26(1), at26(2))
			pts = pts[3:]
		case 'Z':
			p.dasher.Stop(true)
			open = false
		}
	}
	if open {
		p.dasher.Stop(false)
	}
}

// colour applies the look and the opacity, and premultiplies.
func (p *painter) colour(c color.RGBA, alpha float64) color.RGBA {
	var out color.Color = c
	if swap, ok := p.look.Colours[c]; ok {
		out = swap
	}
	r, g, b, a := out.RGBA()
	f := func(v uint32) uint8 { return uint8(float64(v)*alpha/0x101 + 0.5) }
	return color.RGBA{f(r), f(g), f(b), f(a)}
}

func fix(v float64) fixed.Int26_6 { return fixed.Int26_6(math.Round(v * 64)) }
