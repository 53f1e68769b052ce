package ui

import (
	"math"
	"strings"
	"sync"
	"unicode/utf8"

	"ludotheque/assets/fonts"
)

type glyph struct {
	piece
	dx, dy  float32
	colored bool // in colours of its own
}

// run is a text that has been set: its glyphs relative to the origin on the baseline. It is valid
// until the atlas is emptied.
type run struct {
	glyphs []glyph
	width  float32 // device pixels
}

type runKey struct {
	text  string
	face  Face
	px    float32
	track float32
}

type wrapKey struct {
	text  string
	face  Face
	px    float32
	width float32
}

// emKey is a text whose width has been measured, independent of size.
type emKey struct {
	text string
	face Face
}

// fonts caches measurements and runs. It copies texts, so that a caller may build one without
// allocating.
type fonts struct {
	atlas      *atlas
	letters    [faces]*typeface
	ems        map[emKey]float32
	runs       map[runKey]*run
	wraps      map[wrapKey][]string
	cuts       map[wrapKey]string
	places     map[placeKey]placed // positions of letters in the atlas
	generation int
	// version is that of the foreign words in ems, runs, wraps and cuts.
	version int64
	// drawn holds the names of [typesetter.Drawable], as of drawnVersion.
	drawn        map[string]string
	drawnVersion int64
}

// placeKey is a letter at a size and a subpixel offset.
type placeKey struct {
	letter rune
	face   Face
	px     float32
	part   float32
}

// placed is a letter in the atlas, with the offset of its corner from the pen position; some letters
// have no shape.
type placed struct {
	piece  piece
	dx, dy int
	shaped bool
}

// Sizes at which the caches are cleared.
const (
	maxRuns  = 4000
	maxEms   = 8000
	maxWraps = 1000
)

// faceFiles are the names of the faces' files.
var faceFiles = [faces]string{"Nunito_600SemiBold", "Nunito_800ExtraBold", "Fredoka_500Medium", "Fredoka_600SemiBold", "Fredoka_700Bold"}

func (f *fonts) init(a *atlas) {
	f.atlas = a
	kerning := readPairs(assetfonts.Pairs)
	for i, name := range faceFiles {
		data, err := assetfonts.Files.ReadFile(name + ".ttf")
		if err != nil {
			panic(err) // cannot fail: the files are embedded, and tested
		}
		if f.letters[i], err = newTypeface(data, kerning[i]); err != nil {
			panic(err)
		}
	}
	// Nunito has Cyrillic letters, which Fredoka lacks; neither has Greek ones.
	greek := sync.OnceValue(func() *typeface {
		l, err := newTypeface(assetfonts.Greek, pairs{})
		if err != nil {
			panic(err)
		}
		return l
	})
	for i, l := range f.letters {
		if l.spare = f.letters[Nunito800].glyph; Face(i) <= Nunito800 {
			l.spare = func(c rune) *outline { return greek().glyph(c) }
		}
	}
	f.ems, f.runs, f.wraps = map[emKey]float32{}, map[runKey]*run{}, map[wrapKey][]string{}
	f.cuts = map[wrapKey]string{}
	f.places = map[placeKey]placed{}
}

// sync drops what an emptied atlas no longer holds.
func (f *fonts) sync() {
	if f.generation != f.atlas.generation {
		f.generation = f.atlas.generation
		clear(f.places)
		clear(f.runs)
	}
	if v := foreign.version.Load(); f.version != v {
		f.version = v
		clear(f.ems)
		clear(f.runs)
		clear(f.wraps)
		clear(f.cuts)
	}
	if len(f.runs) > maxRuns {
		clear(f.runs)
	}
	if len(f.ems) > maxEms {
		clear(f.ems)
	}
	if len(f.cuts) > maxWraps {
		clear(f.cuts)
	}
	if len(f.wraps) > maxWraps {
		clear(f.wraps)
	}
}

// em returns the width of a text in multiples of the size. Outlines are not hinted, so it is
// independent of size, and fitting a text rasterises nothing.
func (f *fonts) em(s string, face Face) float32 {
	k := emKey{s, face}
	w, ok := f.ems[k]
	if !ok {
		w = f.letters[face].width(s)
		f.ems[emKey{strings.Clone(s), face}] = w
	}
	return w
}

func (f *fonts) run(s string, face Face, px, track float32) *run {
	if f.generation == f.atlas.generation {
		if r := f.runs[runKey{s, face, px, track}]; r != nil {
			return r
		}
	}
	kept := strings.Clone(s)
	for {
		f.sync()
		r := f.set(kept, face, px, track)
		if f.generation == f.atlas.generation {
			f.runs[runKey{kept, face, px, track}] = r
			return r
		}
		// The atlas was emptied half way: earlier letters are gone.
	}
}

// set sets a text, and puts its letters into the atlas.
func (f *fonts) set(s string, face Face, px, track float32) *run {
	l := f.letters[face]
	r := &run{}
	if track == 0 {
		scale, n := px/l.units, l.parts(px)
		// The line is on whole pixels.
		ascent := l.ascent * scale
		down := floor(ascent)
		l.each(s, func(c rune, o *outline, x float32) {
			at := float32(floor(x*scale*n)) / n
			whole := floor(at)
			if p := f.place(placeKey{c, face, px, at - float32(whole)}, o); p.shaped {
				r.glyphs = append(r.glyphs, glyph{p.piece, float32(whole + p.dx), float32(math.Round(float64(float32(down+p.dy) - ascent))), o.colored})
			}
		})
		r.width = f.em(s, face) * px
		return r
	}
	// Letter-spaced titles are short, so they are set letter by letter.
	for s != "" {
		c, n := utf8.DecodeRuneInString(s)
		if l.glyph(c) == nil {
			n = l.foreign(s)
		}
		one := f.set(s[:n], face, px, 0)
		s = s[n:]
		for _, g := range one.glyphs {
			g.dx += float32(math.Round(float64(r.width)))
			r.glyphs = append(r.glyphs, g)
		}
		r.width += one.width + track
	}
	return r
}

// place returns a letter's place in the atlas. A letter larger than a page has no shape.
func (f *fonts) place(k placeKey, o *outline) placed {
	if p, ok := f.places[k]; ok {
		return p
	}
	var p placed
	if img, dx, dy := f.letters[k.face].image(o, k.px, k.part); img != nil {
		p.dx, p.dy = dx, dy
		p.piece, p.shaped = f.atlas.addPixels(img)
	}
	f.places[k] = p
	return p
}

// glyph paints one letter of a text that starts at (x, y).
func (p *typesetter) glyph(g *glyph, x, y float32, c Color) {
	pc := g.piece
	if g.colored {
		c = White.Fade(c.A)
	}
	if !p.plain {
		p.piece(pc, x+g.dx/p.zoom, y+g.dy/p.zoom, pc.w/p.zoom, pc.h/p.zoom, c, true)
		return
	}
	// On the pixel grid, for sharp letters.
	ox, oy := p.device(x, y)
	ox, oy = float32(math.Round(float64(ox))), float32(math.Round(float64(oy)))
	p.piece(pc, ox+g.dx, oy+g.dy, pc.w, pc.h, c, false)
}
