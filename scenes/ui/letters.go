package ui

import (
	"encoding/binary"
	"image"
	"image/draw"
	"math"
	"slices"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// typeface is a font as the screens use it: one glyph per letter, with pair kerning. French and
// English need no more, and a full shaper would be a fifth of the browser download. The kerning table
// is written by the test of this file when a font is added.
type typeface struct {
	font *sfnt.Font
	buf  sfnt.Buffer
	// units is the font's units per em; all lengths here are in them.
	units float32
	// ascent is the distance from the top of a line to the baseline, height that of the line.
	ascent, height float32

	glyphs map[rune]*outline
	pairs  pairs
	// spare, if set, returns the shape of a letter that the font lacks from another of our fonts.
	spare func(c rune) *outline
}

// pairs is the kerning of pairs of letters, in units, negative to move the second closer. Only kerned
// pairs are listed, in the order of their keys.
type pairs struct {
	keys  []uint32
	moves []int16
}

// pairKey returns the key of two letters; letters beyond 16 bits are not kerned.
func pairKey(a, b rune) uint32 { return uint32(a)<<16 | uint32(b)&0xffff }

// readPairs reads the tables of all faces: for each the number of pairs, then the differences of keys
// and the moves, all as varints.
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
	advance  float32
	segments []sfnt.Segment
	bounds   fixed.Rectangle26_6
	// picture, if set, rasterises the shape instead of its segments at px pixels per em.
	picture func(px float32) (img *image.RGBA, dx, dy int)
	// colored says that it has colours of its own.
	colored bool
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

// em is the size of one em in the font's units.
func (l *typeface) em() fixed.Int26_6 { return fixed.I(int(l.units)) }

// glyph returns the shape of a letter, or nil if no font of ours has it.
func (l *typeface) glyph(c rune) *outline {
	o, ok := l.glyphs[c]
	if !ok {
		if o = l.load(c); o == nil && l.spare != nil && !isRightToLeft(c) {
			o = l.spare(c)
		}
		l.glyphs[c] = o
	}
	return o
}

// load returns the shape that the font has for a letter, or nil.
func (l *typeface) load(c rune) *outline {
	index, err := l.font.GlyphIndex(&l.buf, c)
	if err != nil || index == 0 || isRightToLeft(c) {
		return nil
	}
	o := &outline{}
	if a, err := l.font.GlyphAdvance(&l.buf, index, l.em(), font.HintingNone); err == nil {
		o.advance = float32(a) / 64
	}
	if s, err := l.font.LoadGlyph(&l.buf, index, l.em(), nil); err == nil {
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

// each calls f with each letter of a text and its position, and returns the total width. A word that our
// fonts lack is one letter; "?" stands for one that no font has.
func (l *typeface) each(s string, f func(c rune, o *outline, x float32)) float32 {
	x := float32(0)
	before := rune(0)
	for s != "" {
		c, n := utf8.DecodeRuneInString(s)
		o := l.glyph(c)
		if o == nil {
			var known bool
			n = l.foreign(s)
			if o, c, known = foreign.word(s[:n]); o == nil && known {
				c = '?'
				o = l.glyph(c)
			}
		}
		s = s[n:]
		if o == nil {
			continue
		}
		x += l.kern(before, c)
		if f != nil {
			f(c, o, x)
		}
		x += o.advance
		before = c
	}
	return x
}

// width returns the width of a text in multiples of the size.
func (l *typeface) width(s string) float32 { return l.each(s, nil) / l.units }

// image rasterises a letter at px pixels per em, offset to the right by part of a pixel, and returns
// the offset of its corner from the pen position; nil if it has no shape.
func (l *typeface) image(o *outline, px, part float32) (img *image.RGBA, dx, dy int) {
	if o.picture != nil {
		return o.picture(px)
	}
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

// parts returns the number of subpixel positions for letters of px pixels per em: it matters for small
// letters, and large ones would fill the atlas.
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
