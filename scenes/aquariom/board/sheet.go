package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/art"
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// The sheet is what the shaders read: the seats' shapes as distances to their
// edge, fronds, the gouache's streaks and the seats' hues. The shaders know the
// places.
const (
	sheetSize = 1024
	// A shape's tile shows −16 to 16 of its box.
	shapeTile, shapeHalf = 128, 16
	frondTile            = 240
	streakTop            = 520
	paletteX, paletteY   = 600, 520
)

// frondTiles are where the fronds are; their roots are in the middle of the
// lower edge.
var frondTiles = [...]image.Point{{516, 0}, {764, 0}, {516, 244}}

var frondNames = [len(frondTiles)]string{"aquariom/frond-a", "aquariom/frond-b", "aquariom/frond-c"}

// frond is where a frond's root is in its tile, and how many of the tile's
// pixels one of its 200 units takes.
type frond struct {
	x, y, scale float32
	// strips are the columns of the tile that the frond takes in each strip of rows, from the top.
	strips [frondStrips]struct{ from, to int }
}

const frondStrips = 8

// newSheet is a texture of the sheet, without the shapes: see [equipment.shape].
func newSheet() (sheet *ebiten.Image, fronds [len(frondTiles)]frond) {
	img, fronds := drawSheet()
	sheet = ebiten.NewImageWithOptions(img.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	sheet.WritePixels(img.Pix)
	return sheet, fronds
}

// drawSheet draws the sheet but for the shapes. It panics when a drawing is missing, which a test
// excludes.
func drawSheet() (img *image.RGBA, fronds [len(frondTiles)]frond) {
	img = image.NewRGBA(image.Rect(0, 0, sheetSize, sheetSize))
	for i, name := range frondNames {
		fronds[i] = drawFrond(img, frondTiles[i], name)
	}
	streaks := ui.Streaks()
	b := streaks.Bounds()
	for y := range b.Dy() + 1 {
		row := streaks.Pix[streaks.PixOffset(0, y%b.Dy()):][:4*b.Dx()]
		copy(img.Pix[img.PixOffset(0, streakTop+y):], row)
		copy(img.Pix[img.PixOffset(b.Dx(), streakTop+y):], row[:4]) // it begins again
	}
	for s := range seats {
		l := ui.SeatLook(rules.Seat(s))
		for i, c := range [2]ui.Color{l.Water, l.Color} {
			fill(img, image.Rect(0, 0, 4, 4).Add(image.Pt(paletteX+4*s, paletteY+4*i)), c)
		}
	}
	return img, fronds
}

func fill(img *image.RGBA, r image.Rectangle, c ui.Color) {
	rgb := c.RGB()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = uint8(rgb>>16), uint8(rgb>>8), uint8(rgb), 255
		}
	}
}

func drawFrond(img *image.RGBA, at image.Point, name string) frond {
	box, err := art.Size(name)
	if err != nil {
		panic(err)
	}
	scale := (frondTile - 4) / max(box.W, box.H)
	src, anchor, err := art.Render(name, scale)
	if err != nil {
		panic(err)
	}
	w, h := src.Rect.Dx(), src.Rect.Dy()
	for y := range min(h, frondTile) {
		for x := range min(w, frondTile) {
			copy(img.Pix[img.PixOffset(at.X+2+x, at.Y+2+y):], src.Pix[src.PixOffset(x, y):src.PixOffset(x, y)+4])
		}
	}
	f := frond{x: float32(2 + anchor.X), y: float32(2 + anchor.Y), scale: float32(scale)}
	const high = frondTile / frondStrips
	for i := range f.strips {
		s := &f.strips[i]
		// Neighbours of a pixel are read with it.
		for y := max(0, i*high-1); y <= min(frondTile-1, (i+1)*high); y++ {
			for x := range frondTile {
				if img.Pix[img.PixOffset(at.X+x, at.Y+y)+3] == 0 {
					continue
				}
				if s.to == 0 {
					s.from = x
				}
				s.from, s.to = min(s.from, x-1), max(s.to, x+2)
			}
		}
		s.from = max(0, s.from)
	}
	return f
}

// shape has the sheet hold the shape of a seat. All sixteen at once would make the first picture of a
// match late.
func (e *equipment) shape(s rules.Seat) {
	n := int(s) & (seats - 1)
	if e.shaped[n] {
		return
	}
	e.shaped[n] = true
	at := image.Pt(n%4*shapeTile, n/4*shapeTile)
	tile := e.sheet.SubImage(image.Rect(0, 0, shapeTile, shapeTile).Add(at)).(*ebiten.Image)
	tile.WritePixels(drawShape(ui.SeatLook(rules.Seat(n)).Sign).Pix)
}

// drawShape returns the signed distance to a shape's edge, 8 units of its box
// either way, so that it is sharp at any size.
func drawShape(name string) *image.RGBA {
	const scale = shapeTile / (2 * shapeHalf)
	src, anchor, err := art.Render(name, scale)
	if err != nil {
		panic(err)
	}
	cover := make([]float32, shapeTile*shapeTile)
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			tx, ty := x-anchor.X+shapeTile/2, y-anchor.Y+shapeTile/2
			if tx >= 0 && ty >= 0 && tx < shapeTile && ty < shapeTile {
				cover[ty*shapeTile+tx] = float32(src.Pix[src.PixOffset(x, y)+3]) / 255
			}
		}
	}
	d := distances(cover, shapeTile)
	img := image.NewRGBA(image.Rect(0, 0, shapeTile, shapeTile))
	for y := range shapeTile {
		for x := range shapeTile {
			// Above one half is inside.
			n := uint8(max(0, min(255, 127.5+d[y*shapeTile+x]/scale/16*255)))
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = n, n, n, 255
		}
	}
	return img
}
