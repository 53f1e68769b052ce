// Package art holds the artwork as data, small SVG files cut in the gouache
// style of the house, and turns them into pictures at the device's own pixels.
//
// A file is named by its folder and its name without the ending, as in
// "bzzz/worker". Its coordinates are the units of a 1280 × 720 page; the point
// (0, 0) is the drawing's origin, the place by which it is laid on the page
// (the middle of a bee, the foot of a frond), and its viewBox holds everything
// drawn. What is read of SVG is little and strict; read.go lists it.
//
// One file serves every seat: what takes a seat's colour is filled with one of
// the placeholders below, and <use href="#sign"/> stands for the seat's sign.
//
// The package knows no screen: it imports no Ebitengine, keeps nothing between
// two calls but what it has read of the files, and may be used from several
// goroutines.
package art

import (
	"embed"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

//go:embed */*.svg
var files embed.FS

// Colours that mean something here. The first two are placeholders for a Look
// to replace: no picture should be shown with them. Hole cuts through what is
// drawn under it, so that an icon in any colour lies on any ground. The others
// are those of the house, replaced to draw an icon in white, or to fade a flower.
var (
	Seat = color.RGBA{0xFF, 0x00, 0xFF, 0xFF} // the seat's colour
	Sign = color.RGBA{0x00, 0xFF, 0xFF, 0xFF} // the seat's sign on the seat's colour
	Hole = color.RGBA{0x00, 0xFF, 0x00, 0xFF} // nothing: what is under it is cut out

	Ink   = color.RGBA{0x22, 0x22, 0x3B, 0xFF} // text, icons
	Paper = color.RGBA{0xF6, 0xEF, 0xE0, 0xFF} // the ground of pages
	White = color.RGBA{0xFF, 0xFA, 0xF0, 0xFF} // panels, keys
	Honey = color.RGBA{0xE8, 0xA1, 0x26, 0xFF} // nectar, odds
)

// Anchor is where a drawing's origin lies in its picture, in pixels from the
// upper left corner. Pictures are cut on whole pixels, so an origin laid on a
// whole pixel of the screen keeps every edge as sharp as it was drawn.
type Anchor struct{ X, Y int }

// Box is the part of the page that a drawing takes, around its origin, in
// units: X and Y are those of the upper left corner, most often negative.
type Box struct{ X, Y, W, H float64 }

// Look says what to draw in the place of what stands in the file. The zero
// Look draws the file as it is, without a sign.
type Look struct {
	Colours map[color.RGBA]color.Color // by the exact colour of the file
	Sign    string                     // the drawing laid in the place of <use href="#sign"/>, such as "signs/drop"
}

// Names returns the names of all drawings, sorted.
func Names() []string {
	paths, err := fs.Glob(files, "*/*.svg")
	if err != nil { // only for a malformed pattern
		return nil
	}
	for i, p := range paths {
		paths[i] = strings.TrimSuffix(p, ".svg")
	}
	slices.Sort(paths)
	return paths
}

// Size returns the box of a drawing, in units. The error says which name was
// asked for when there is no such drawing.
func Size(name string) (Box, error) {
	d, err := load(name)
	if err != nil {
		return Box{}, err
	}
	return d.box, nil
}

// Render draws the named drawing at scale pixels per unit, as it stands in its
// file. See RenderAs.
func Render(name string, scale float64) (*image.RGBA, Anchor, error) {
	return RenderAs(name, scale, Look{})
}

// RenderAs draws the named drawing at scale pixels per unit, with the colours
// and the sign of look. The picture is premultiplied, begins at (0, 0) and is
// the drawing's box rounded outwards to whole pixels around its origin. Errors:
// a drawing or a sign that does not exist, a scale that is not in (0, 64], a
// picture of more than 8190 pixels a side.
func RenderAs(name string, scale float64, look Look) (*image.RGBA, Anchor, error) {
	d, err := load(name)
	if err != nil {
		return nil, Anchor{}, err
	}
	var sign *document
	if look.Sign != "" {
		if sign, err = load(look.Sign); err != nil {
			return nil, Anchor{}, err
		}
	}
	if !(scale > 0 && scale <= 64) {
		return nil, Anchor{}, fmt.Errorf("art: %s: scale %v: give the pixels per unit, above 0 and at most 64", name, scale)
	}
	if w, h := d.box.W*scale, d.box.H*scale; w > 8190 || h > 8190 {
		return nil, Anchor{}, fmt.Errorf("art: %s: %.0f × %.0f pixels at scale %v: ask for a smaller scale, 8190 pixels a side are the most", name, w, h, scale)
	}
	p := newPainter(d.box, scale)
	p.look, p.sign = look, sign
	p.draw(d)
	return p.dst, p.anchor(), nil
}

// Icon draws the program's icon as a square of side pixels.
func Icon(side int) (*image.RGBA, error) {
	const name = "app/icon"
	box, err := Size(name)
	if err != nil {
		return nil, err
	}
	img, _, err := Render(name, float64(side)/box.W)
	return img, err
}

var cache sync.Map // name -> *document; a document is never changed once read

func load(name string) (*document, error) {
	if d, ok := cache.Load(name); ok {
		return d.(*document), nil
	}
	return open(strings.Clone(name)) // what is kept is no part of a longer text
}

// open reads a drawing that nobody asked for yet.
func open(name string) (*document, error) {
	text, err := files.ReadFile(name + ".svg")
	if err != nil {
		return nil, fmt.Errorf("art: no drawing %q: the names are assets/art's folders and files, as in \"signs/drop\"", name)
	}
	d, err := read(text)
	if err != nil {
		return nil, fmt.Errorf("art: %s.svg: %w", name, err)
	}
	cache.Store(name, d)
	return d, nil
}
