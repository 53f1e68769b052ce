// Package art holds the artwork as data, small SVG files in a gouache style, and renders them at
// device resolution.
//
// A file is named by its folder and its name without the extension, such as "bzzz/worker". Its
// coordinates are the units of a 1280 × 720 page; the point (0, 0) is the drawing's anchor (the middle
// of a bee, the foot of a frond), and its viewBox holds everything drawn. Only a small, strict subset
// of SVG is read; read.go lists it.
//
// One file serves every seat: what takes a seat's colour is filled with one of the placeholders below,
// and <use href="#sign"/> stands for the seat's sign.
//
// The package does not import Ebitengine, caches only parsed files, and may be used from several
// goroutines.
package art

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"
)

//go:embed */*.svg
var files embed.FS

// Colours with a meaning. The first two are placeholders for a Look to replace: no picture should be
// shown with them. Hole cuts through what is drawn under it, so that an icon in any colour can be on
// any background. The others are the palette, which a Look may replace to draw an icon in white, or to
// fade a flower.
var (
	Seat = color.RGBA{0xFF, 0x00, 0xFF, 0xFF} // the seat's colour
	Sign = color.RGBA{0x00, 0xFF, 0xFF, 0xFF} // the seat's sign on the seat's colour
	Hole = color.RGBA{0x00, 0xFF, 0x00, 0xFF} // transparent: what is under it is cut out

	Ink   = color.RGBA{0x22, 0x22, 0x3B, 0xFF} // text, icons
	Paper = color.RGBA{0xF6, 0xEF, 0xE0, 0xFF} // the background of pages
	White = color.RGBA{0xFF, 0xFA, 0xF0, 0xFF} // panels, keys
	Honey = color.RGBA{0xE8, 0xA1, 0x26, 0xFF} // nectar, odds
)

// Anchor is the position of a drawing's origin in its picture, in pixels from the upper left corner.
// Pictures are aligned to whole pixels, so that an origin on a whole pixel of the screen keeps edges
// sharp.
type Anchor struct{ X, Y int }

// Box is the bounding box of a drawing around its origin, in units: X and Y are the upper left corner,
// mostly negative.
type Box struct{ X, Y, W, H float64 }

// Look says what to replace in a drawing. The zero Look draws the file as it is, without a sign.
type Look struct {
	Colours map[color.RGBA]color.Color // by the exact colour of the file
	Sign    string                     // the drawing in place of <use href="#sign"/>, such as "signs/drop"
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

// Size returns the box of a drawing, in units. The error names a drawing that does not exist.
func Size(name string) (Box, error) {
	d, err := load(name)
	if err != nil {
		return Box{}, err
	}
	return d.box, nil
}

// Render renders the named drawing at scale pixels per unit, as it is in its file. See RenderAs.
func Render(name string, scale float64) (*image.RGBA, Anchor, error) {
	return RenderAs(name, scale, Look{})
}

// RenderAs renders the named drawing at scale pixels per unit, with the colours and the sign of look.
// The picture is premultiplied, starts at (0, 0) and is the drawing's box rounded outwards to whole
// pixels around its origin. Errors: a drawing or a sign that does not exist, a scale not in (0, 64], a
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

// Icon renders the program's icon as a square of side pixels.
func Icon(side int) (*image.RGBA, error) {
	const name = "app/icon"
	box, err := Size(name)
	if err != nil {
		return nil, err
	}
	img, _, err := Render(name, float64(side)/box.W)
	return img, err
}

// MaskableIcon renders the program's icon for systems that cut icons to a shape of their own: the
// honeycomb fills the square of side pixels, and the bee lies within the circle, of 4/5 of the side, that
// no shape cuts.
func MaskableIcon(side int) (*image.RGBA, error) {
	text, err := files.ReadFile("app/icon.svg")
	if err != nil {
		return nil, err
	}
	// The page's outline is twice in the drawing: as paper, and as what clips the honeycomb.
	const box, whole, half = `viewBox="-64 -64 128 128"`, `viewBox="-80 -80 160 160"`, 80
	page := regexp.MustCompile(`id="page"><path d="([^"]+)"`).FindSubmatch(text)
	if page == nil || !bytes.Contains(text, []byte(box)) {
		return nil, errors.New("art: app/icon.svg: the box or the page is missing")
	}
	text = bytes.ReplaceAll(text, page[1], []byte("M-80-80L80-80 80 80-80 80Z"))
	d, err := read(bytes.Replace(text, []byte(box), []byte(whole), 1))
	if err != nil {
		return nil, fmt.Errorf("art: app/icon.svg: %w", err)
	}
	p := newPainter(d.box, float64(side)/(2*half))
	p.draw(d)
	return p.dst, nil
}

var cache sync.Map // name -> *document; a document is immutable once read

func load(name string) (*document, error) {
	if d, ok := cache.Load(name); ok {
		return d.(*document), nil
	}
	return open(strings.Clone(name)) // the key does not keep a longer string alive
}

// open reads a drawing that is not cached yet.
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
