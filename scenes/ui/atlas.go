package ui

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// The atlas has up to four pages.
const (
	pageSize = 2048
	maxPages = 4
)

// piece is a rectangle in the atlas, in texels.
type piece struct {
	page       uint8
	x, y, w, h float32
}

// shelf is a row of pieces of about the same height.
type shelf struct{ y, h, x int }

// atlas packs pieces in shelves. When every page is full it is emptied: what is still on the screen is
// rasterised again.
type atlas struct {
	pages   [maxPages]*ebiten.Image
	shelves [maxPages][]shelf
	bottom  [maxPages]int
	// stale pages still hold dropped pieces. A page is cleared only when something is added to it,
	// which saves the cost while a window is being resized.
	stale [maxPages]bool
	// waiting are pieces with a place that are not yet uploaded: a layout that is never drawn uploads
	// nothing.
	waiting []upload
	// generation is incremented whenever the atlas is emptied.
	generation int
	// overflows is how often that was because it was full.
	overflows int
	// last is called before that, so that pending pieces can still be drawn.
	last func()
}

// upload is a piece for a page, in pixels without gaps.
type upload struct {
	at  piece
	pix []byte
}

func newAtlas() *atlas {
	a := &atlas{}
	a.vacate(0)
	return a
}

// open makes a page, or clears a stale one.
func (a *atlas) open(n int) {
	switch {
	case a.pages[n] == nil:
		a.pages[n] = ebiten.NewImageWithOptions(image.Rect(0, 0, pageSize, pageSize), &ebiten.NewImageOptions{Unmanaged: true})
	case a.stale[n]:
		a.pages[n].Clear()
	default:
		return
	}
	a.stale[n] = false
	if n == 0 {
		a.pages[0].SubImage(image.Rect(0, 0, whiteSize, whiteSize)).(*ebiten.Image).Fill(color.White)
	}
}

// ready makes a page that has not been used yet.
func (a *atlas) ready(n int) {
	if a.pages[n] == nil {
		a.open(n)
	}
}

// vacate drops all pieces of a page.
func (a *atlas) vacate(n int) {
	a.shelves[n], a.bottom[n] = a.shelves[n][:0], 0
	if n == 0 {
		// The white block has the first shelf.
		a.shelves[0] = append(a.shelves[0], shelf{0, whiteSize + 2, whiteSize + 1})
		a.bottom[0] = whiteSize + 2
	}
}

// reserve finds room for w by h texels and a clear border. It fails only for pieces larger than a
// page.
func (a *atlas) reserve(w, h int) (piece, bool) {
	if w+2 > pageSize || h+2 > pageSize-whiteSize-2 {
		return piece{}, false
	}
	p, ok := a.room(w, h)
	if !ok {
		a.overflows++
		a.forget()
		p, ok = a.room(w, h)
	}
	return p, ok
}

// room reserves a piece in what is still free.
func (a *atlas) room(w, h int) (piece, bool) {
	w, h = w+2, h+2
	for n := range a.pages {
		best := -1
		for i, s := range a.shelves[n] {
			if s.h >= h && s.h <= h+h/2+8 && s.x+w <= pageSize && (best < 0 || s.h < a.shelves[n][best].h) {
				best = i
			}
		}
		if best < 0 && a.bottom[n]+h <= pageSize {
			a.shelves[n] = append(a.shelves[n], shelf{a.bottom[n], h, 0})
			a.bottom[n] += h
			best = len(a.shelves[n]) - 1
		}
		if best >= 0 {
			s := &a.shelves[n][best]
			p := piece{uint8(n), float32(s.x + 1), float32(s.y + 1), float32(w - 2), float32(h - 2)}
			s.x += w
			return p, true
		}
	}
	return piece{}, false
}

// forget drops all pieces but keeps the textures of the pages.
func (a *atlas) forget() {
	a.last()
	clear(a.waiting)
	a.waiting = a.waiting[:0]
	a.generation++
	for n := range a.pages {
		a.vacate(n)
		a.stale[n] = a.pages[n] != nil
	}
}

func (a *atlas) sub(p piece) *ebiten.Image {
	r := image.Rect(int(p.x), int(p.y), int(p.x+p.w), int(p.y+p.h))
	return a.pages[p.page].SubImage(r).(*ebiten.Image)
}

// addPixels adds premultiplied pixels to the atlas; they are kept until they are uploaded.
func (a *atlas) addPixels(img *image.RGBA) (piece, bool) {
	b := img.Bounds()
	p, ok := a.reserve(b.Dx(), b.Dy())
	if ok {
		pix := img.Pix
		if img.Stride != 4*b.Dx() {
			pix = make([]byte, 0, 4*b.Dx()*b.Dy())
			for y := range b.Dy() {
				pix = append(pix, img.Pix[y*img.Stride:y*img.Stride+4*b.Dx()]...)
			}
		}
		a.waiting = append(a.waiting, upload{p, pix})
	}
	return p, ok
}

// fill uploads the waiting pieces, before drawing.
func (a *atlas) fill() {
	for i := range a.waiting {
		u := &a.waiting[i]
		a.open(int(u.at.page))
		a.sub(u.at).WritePixels(u.pix)
		*u = upload{}
	}
	a.waiting = a.waiting[:0]
}
