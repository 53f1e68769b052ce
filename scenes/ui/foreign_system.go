//go:build !js

package ui

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// quiet drops what the library says of fonts that it cannot read.
type quiet struct{}

func (quiet) Printf(string, ...any) {}

// systemFonts returns the fonts of the system, or nil if there are none. The library keeps an index of
// them in the user's cache folder: without it every start of the program would read all of them.
var systemFonts = sync.OnceValue(func() *fontscan.FontMap {
	dir, err := os.UserCacheDir()
	if err == nil {
		dir = filepath.Join(dir, "ludotheque")
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		dir = os.TempDir()
	}
	m := fontscan.NewFontMap(quiet{})
	if m.UseSystemFonts(dir) != nil {
		return nil
	}
	m.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}, Aspect: font.Aspect{Weight: font.WeightBold}})
	return m
})

// setWord sets a word by the fonts of the system, or returns nil if they lack a letter of it.
func setWord(word string) *outline {
	m := systemFonts()
	if m == nil {
		return nil
	}
	text := []rune(word)
	var (
		segmenter shaping.Segmenter
		shaper    shaping.HarfbuzzShaper
		runs      []shaping.Output
	)
	in := shaping.Input{Text: text, RunEnd: len(text), Direction: di.DirectionLTR, Size: fixed.I(shapedSize), Language: language.DefaultLanguage()}
	for _, part := range segmenter.Split(in, m) {
		if part.Face == nil {
			return nil
		}
		run := shaper.Shape(part)
		for i := range run.Glyphs {
			if run.Glyphs[i].GlyphID == 0 {
				return nil
			}
		}
		runs = append(runs, run)
	}
	// Neighbours that are written to the left stand in the opposite order.
	for from := 0; from < len(runs); {
		to := from + 1
		if runs[from].Direction == di.DirectionRTL {
			for to < len(runs) && runs[to].Direction == di.DirectionRTL {
				to++
			}
			slices.Reverse(runs[from:to])
		}
		from = to
	}
	w := &shapedWord{}
	x := float32(0)
	for i := range runs {
		for j := range runs[i].Glyphs {
			g := &runs[i].Glyphs[j]
			if !w.add(runs[i].Face, g, x+units(g.XOffset), units(g.YOffset)) {
				return nil
			}
			x += units(g.Advance)
		}
	}
	o := &outline{advance: x, segments: w.segments, bounds: sfnt.Segments(w.segments).Bounds()}
	if len(w.pictures) > 0 {
		o.colored, o.picture = true, w.paint
	}
	return o
}

func units(x fixed.Int26_6) float32 { return float32(x) / 64 }

// shapedWord collects the shapes of a word.
type shapedWord struct {
	segments []sfnt.Segment
	pictures []placedPicture
}

// placedPicture is a glyph that a font has as pixels, in units from the origin on the baseline.
type placedPicture struct {
	img        image.Image
	x, y, w, h float32
}

// add adds a glyph at x, y. It reports false for one that has no form that is known here.
func (w *shapedWord) add(face *font.Face, g *shaping.Glyph, x, y float32) bool {
	if b, ok := face.GlyphDataBitmap(g.GlyphID); ok {
		var img image.Image
		var err error
		switch b.Format {
		case font.PNG:
			img, err = png.Decode(bytes.NewReader(b.Data))
		case font.JPG:
			img, err = jpeg.Decode(bytes.NewReader(b.Data))
		}
		if err == nil && img != nil {
			w.pictures = append(w.pictures, placedPicture{img, x + units(g.XBearing), -y - units(g.YBearing), units(g.Width), -units(g.Height)})
			return true
		}
	}
	o, ok := face.GlyphDataOutline(g.GlyphID)
	if !ok {
		return units(g.Width) == 0
	}
	scale := shapedSize / float32(face.Upem())
	at := func(p opentype.SegmentPoint) fixed.Point26_6 {
		return fixed.Point26_6{X: fixed.Int26_6((p.X*scale + x) * 64), Y: fixed.Int26_6(-(p.Y*scale + y) * 64)}
	}
	for _, s := range o.Segments {
		kept := sfnt.Segment{Op: sfnt.SegmentOp(s.Op)}
		for i := range kept.Args {
			kept.Args[i] = at(s.Args[i])
		}
		w.segments = append(w.segments, kept)
	}
	return true
}

// paint rasterises the pictures of a word at px pixels per em.
func (w *shapedWord) paint(px float32) (img *image.RGBA, dx, dy int) {
	scale := px / shapedSize
	var all image.Rectangle
	boxes := make([]image.Rectangle, len(w.pictures))
	for i, p := range w.pictures {
		boxes[i] = image.Rect(floor(p.x*scale), floor(p.y*scale), int(math.Ceil(float64((p.x+p.w)*scale))), int(math.Ceil(float64((p.y+p.h)*scale))))
		all = all.Union(boxes[i])
	}
	if all.Empty() {
		return nil, 0, 0
	}
	img = image.NewRGBA(image.Rect(0, 0, all.Dx(), all.Dy()))
	for i, p := range w.pictures {
		xdraw.CatmullRom.Scale(img, boxes[i].Sub(all.Min), p.img, p.img.Bounds(), xdraw.Over, nil)
	}
	return img, all.Min.X, all.Min.Y
}
