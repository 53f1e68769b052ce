package ui

import (
	"image"
	"math"
	"strconv"
	"syscall/js"
)

// pen is a canvas of the page, on which the browser sets words by the fonts that it finds.
type pagePen struct{ canvas, context js.Value }

var newPagePen = func() *pagePen {
	c := js.Global().Get("document").Call("createElement", "canvas")
	return &pagePen{c, c.Call("getContext", "2d", map[string]any{"willReadFrequently": true})}
}

// draw returns a word in white letters of px pixels per em on a clear ground, with a border of px around
// its line, and its width.
func (p *pagePen) draw(word string, px float32) (img *image.RGBA, width float64) {
	face := "700 " + strconv.Itoa(int(math.Round(float64(px)))) + "px system-ui, sans-serif"
	p.context.Set("font", face)
	width = p.context.Call("measureText", word).Get("width").Float()
	border := int(math.Ceil(float64(px)))
	w, h := int(math.Ceil(width))+2*border, 3*border
	p.canvas.Set("width", w)
	p.canvas.Set("height", h)
	// A canvas forgets them with its size.
	p.context.Set("font", face)
	p.context.Set("fillStyle", "#fff")
	p.context.Call("fillText", word, border, 2*border)
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(img.Pix, p.context.Call("getImageData", 0, 0, w, h).Get("data"))
	for i := 0; i < len(img.Pix); i += 4 {
		for k := range 3 { // the canvas gives them without alpha in them
			img.Pix[i+k] = uint8(int(img.Pix[i+k]) * int(img.Pix[i+3]) / 255)
		}
	}
	return img, width
}

// ink returns the part of an image that is not clear.
func ink(img *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.Pix[y*img.Stride+4*x+3] != 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// missing is a letter that no font has: what a browser shows for it, it shows for each that is missing.
const missing = "\U0010FFFF"

// setWord sets a word by the fonts of the browser, or returns nil if they lack a letter of it.
func setWord(word string) *outline {
	const size = 100
	p := newPagePen()
	box, _ := p.draw(missing, size)
	for _, c := range word {
		if img, _ := p.draw(string(c), size); c != ' ' && ink(box) != (image.Rectangle{}) && string(img.Pix) == string(box.Pix) {
			return nil
		}
	}
	img, width := p.draw(word, size)
	if ink(img).Empty() {
		return nil
	}
	o := &outline{advance: float32(width * 1000 / size)}
	for i := 0; i < len(img.Pix); i += 4 {
		o.colored = o.colored || img.Pix[i] != img.Pix[i+1] || img.Pix[i+1] != img.Pix[i+2]
	}
	o.picture = func(px float32) (*image.RGBA, int, int) {
		img, _ := p.draw(word, px)
		r := ink(img)
		if r.Empty() {
			return nil, 0, 0
		}
		border := int(math.Ceil(float64(px)))
		return img.SubImage(r).(*image.RGBA), r.Min.X - border, r.Min.Y - 2*border
	}
	return o
}
