package ui

import (
	"math"
	"strings"

	"ludotheque/assets/fonts"
)

type glyph struct {
	piece
	dx, dy float32
}

// run is a text set once: its glyphs from the origin on the baseline. It lasts as long
// as the atlas holds their pictures.
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

// emKey is a text whose width was measured once, whatever its size.
type emKey struct {
	text string
	face Face
}

// fonts keeps what was measured and set. It keeps copies of texts, so that a
// caller may put one together where it costs nothing.
type fonts struct {
	atlas      *atlas
	letters    [faces]*typeface
	ems        map[emKey]float32
	runs       map[runKey]*run
	wraps      map[wrapKey][]string
	cuts       map[wrapKey]string
	places     map[placeKey]placed // where letters are in the atlas
	generation int
}

// placeKey is a letter of a size that stands at some part of a pixel.
type placeKey struct {
	letter rune
	face   Face
	px     float32
	part   float32
}

// placed is a letter in the atlas, and where its corner is from its place on the line;
// some letters have no shape.
type placed struct {
	piece  piece
	dx, dy int
	shaped bool
}

// Beyond these numbers the caches start again.
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
			panic(err) // embedded: a test excludes it
		}
		if f.letters[i], err = newTypeface(data, kerning[i]); err != nil {
			panic(err)
		}
	}
	f.ems, f.runs, f.wraps = map[emKey]float32{}, map[runKey]*run{}, map[wrapKey][]string{}
	f.cuts = map[wrapKey]string{}
	f.places = map[placeKey]placed{}
}

// sync forgets what an emptied atlas no longer holds.
func (f *fonts) sync() {
	if f.generation != f.atlas.generation {
		f.generation = f.atlas.generation
		clear(f.places)
		clear(f.runs)
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

// em returns the width of a text in sizes. Outlines are not hinted, so it is the same at every size:
// fitting a text cuts no glyphs.
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
		// The atlas ran full half way: what was put there before is gone.
	}
}

// set sets a text, and puts its letters into the atlas.
func (f *fonts) set(s string, face Face, px, track float32) *run {
	l := f.letters[face]
	r := &run{}
	if track == 0 {
		scale, n := px/l.units, l.parts(px)
		// The line stands on whole pixels.
		ascent := l.ascent * scale
		down := floor(ascent)
		l.each(s, func(c rune, o *outline, x float32) {
			at := float32(floor(x*scale*n)) / n
			whole := floor(at)
			if p := f.place(placeKey{c, face, px, at - float32(whole)}, o); p.shaped {
				r.glyphs = append(r.glyphs, glyph{p.piece, float32(whole + p.dx), float32(math.Round(float64(float32(down+p.dy) - ascent)))})
			}
		})
		r.width = f.em(s, face) * px
		return r
	}
	// Tracked titles are short: letter by letter is good enough.
	for _, c := range s {
		one := f.set(string(c), face, px, 0)
		for _, g := range one.glyphs {
			r.glyphs = append(r.glyphs, glyph{g.piece, g.dx + float32(math.Round(float64(r.width))), g.dy})
		}
		r.width += one.width + track
	}
	return r
}

// place returns where a letter is in the atlas. What is larger than a page has no shape.
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
	if !p.plain {
		p.piece(pc, x+g.dx/p.zoom, y+g.dy/p.zoom, pc.w/p.zoom, pc.h/p.zoom, c, true)
		return
	}
	// On the pixel grid, so that the letters are as sharp as they were cut.
	ox, oy := p.device(x, y)
	ox, oy = float32(math.Round(float64(ox))), float32(math.Round(float64(oy)))
	p.piece(pc, ox+g.dx, oy+g.dy, pc.w, pc.h, c, false)
}
