package ui

import (
	"encoding/binary"
	"image"
	"image/draw"
	"math"
	"slices"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// typeface is a font as the screens use it: one glyph a letter, side by side, as near
// to each other as a shaper puts them. That is all that French and English ask for, and
// a shaper for every script of the world would be a fifth of what a browser downloads:
// how near the letters of each pair are was written into a table when the fonts came,
// by the test of this file.
type typeface struct {
	font *sfnt.Font
	buf  sfnt.Buffer
	// units is how many of the font's units make one size; all lengths here are in them.
	units float32
	// ascent is from the top of a line to where letters stand, height that of the line.
	ascent, height float32

	glyphs map[rune]*outline
	pairs  pairs
}

// pairs is how far the second letter of a pair is moved, in units, below 0 towards the
// first. Only those that are moved are in it, in the order of their keys.
type pairs struct {
	keys  []uint32
	moves []int16
}

// pairKey returns the key of two letters; none beyond 16 bits is kerned.
func pairKey(a, b rune) uint32 { return uint32(a)<<16 | uint32(b)&0xffff }

// readPairs reads the tables of all faces: for each the number of pairs, then the step
// from one key to the next and the move, all as varints.
func readPairs(data []byte) (all [faces]pairs) {
	next := func() int64 {
		v, n := binary.Varint(data)
		data = data[max(n, 0):]
		return v
	}
	for i := range all {
		n := int(next())
		p := pairs{make([]uint32, n), make([]int16, n)}
		key := uint32(0)
		for j := range n {
			key += uint32(next())
			p.keys[j], p.moves[j] = key, int16(next())
		}
		all[i] = p
	}
	return all
}

// outline is the shape of a letter.
type outline struct {
	index    sfnt.GlyphIndex
	advance  float32
	segments []sfnt.Segment
	bounds   fixed.Rectangle26_6
}

func newTypeface(data []byte, p pairs) (*typeface, error) {
	f, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	l := &typeface{font: f, units: float32(f.UnitsPerEm()), glyphs: map[rune]*outline{}, pairs: p}
	m, err := f.Metrics(&l.buf, l.em(), font.HintingNone)
	l.ascent, l.height = float32(m.Ascent)/64, float32(m.Ascent+m.Descent)/64
	return l, err
}

// em returns the size at which the font's own units come out.
func (l *typeface) em() fixed.Int26_6 { return fixed.I(int(l.units)) }

// glyph returns the shape of a letter. One that the font does not have is that of the font's box for
// such letters.
func (l *typeface) glyph(c rune) *outline {
	if o := l.glyphs[c]; o != nil {
		return o
	}
	o := &outline{}
	l.glyphs[c] = o
	var err error
	if o.index, err = l.font.GlyphIndex(&l.buf, c); err != nil {
		return o
	}
	if a, err := l.font.GlyphAdvance(&l.buf, o.index, l.em(), font.HintingNone); err == nil {
		o.advance = float32(a) / 64
	}
	if s, err := l.font.LoadGlyph(&l.buf, o.index, l.em(), nil); err == nil {
		o.segments = append(o.segments, s...)
		o.bounds = s.Bounds()
	}
	return o
}

// kern returns how far b is moved after a.
func (l *typeface) kern(a, b rune) float32 {
	if i, ok := slices.BinarySearch(l.pairs.keys, pairKey(a, b)); ok && a < 1<<16 && b < 1<<16 {
		return float32(l.pairs.moves[i])
	}
	return 0
}

// each calls f with each letter of a text and where it stands, and is the width of the
// whole.
func (l *typeface) each(s string, f func(c rune, o *outline, x float32)) float32 {
	x := float32(0)
	before := rune(0)
	for _, c := range s {
		o := l.glyph(c)
		x += l.kern(before, c)
		if f != nil {
			f(c, o, x)
		}
		x += o.advance
		before = c
	}
	return x
}

// width returns the width of a text in sizes.
func (l *typeface) width(s string) float32 { return l.each(s, nil) / l.units }

// image returns a letter of px pixels a size, moved to the right by part of a pixel, and where its
// corner is from the place of the letter on the line; nil for a letter that has no shape.
func (l *typeface) image(o *outline, px, part float32) (img *image.RGBA, dx, dy int) {
	scale := px / l.units / 64
	left, top := float32(o.bounds.Min.X)*scale+part, float32(o.bounds.Min.Y)*scale
	right, low := float32(o.bounds.Max.X)*scale+part, float32(o.bounds.Max.Y)*scale
	dx, dy = floor(left), floor(top)
	w, h := -floor(-right)-dx, -floor(-low)-dy
	if w <= 0 || h <= 0 || len(o.segments) == 0 {
		return nil, 0, 0
	}
	r := vector.NewRasterizer(w, h)
	r.DrawOp = draw.Src
	at := func(p fixed.Point26_6) (x, y float32) {
		return float32(p.X)*scale + part - float32(dx), float32(p.Y)*scale - float32(dy)
	}
	for i := range o.segments {
		s := &o.segments[i]
		ax, ay := at(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			r.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			r.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			bx, by := at(s.Args[1])
			r.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			bx, by := at(s.Args[1])
			cx, cy := at(s.Args[2])
			r.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	r.ClosePath()
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	r.Draw(img, img.Bounds(), image.Opaque, image.Point{})
	return img, dx, dy
}

func floor(x float32) int { return int(math.Floor(float64(x))) }

// parts is into how many places a pixel is divided for where letters of px pixels a
// size stand: small ones show it, and large ones would fill the atlas.
func (l *typeface) parts(px float32) float32 {
	switch high := l.height * px / l.units; {
	case high < 20:
		return 8
	case high < 40:
		return 4
	case high < 80:
		return 2
	}
	return 1
}
