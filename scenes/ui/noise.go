package ui

import (
	"image"
	"image/color"
)

// The tiles at fixed places of page 0, in texels; paper.kage knows them too.
const (
	streakW, streakH = 560, 224
	grainSize        = 256
)

// lattice is value noise that repeats after nx by ny cells.
func lattice(x, y float32, nx, ny int, seed uint32) float32 {
	ix, iy := int(x), int(y)
	fx, fy := x-float32(ix), y-float32(iy)
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	v := func(i, j int) float32 { return hash32(uint32(i%nx)*0x9E3779B1 ^ uint32(j%ny)*0x85EBCA77 ^ seed) }
	top := v(ix, iy)*(1-fx) + v(ix+1, iy)*fx
	low := v(ix, iy+1)*(1-fx) + v(ix+1, iy+1)*fx
	return top*(1-fy) + low*fy
}

func hash32(n uint32) float32 {
	n ^= n >> 16
	n *= 0x7FEB352D
	n ^= n >> 15
	n *= 0x846CA68B
	n ^= n >> 16
	return float32(n>>8) / (1 << 24)
}

// streakOctaves are the brush's strokes: their periods in texels divide the tile.
var streakOctaves = [...]struct {
	px, py int
	amp    float32
}{{140, 28, 0.6}, {140, 14, 0.8}, {70, 8, 0.6}, {35, 4, 0.35}}

// Streaks is the tile of the gouache's strokes as grey levels: it repeats, 560 by
// 224 pixels, one to a unit.
func Streaks() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, streakW, streakH))
	paintStreaks(img)
	return img
}

func paintStreaks(img *image.RGBA) {
	for y := range streakH {
		for x := range streakW {
			n, sum := float32(0), float32(0)
			for o, c := range streakOctaves {
				n += c.amp * lattice(float32(x)/float32(c.px), float32(y)/float32(c.py), streakW/c.px, streakH/c.py, uint32(o)*977+5)
				sum += c.amp
			}
			g := uint8(n / sum * 255)
			img.SetRGBA(x, y, color.RGBA{g, g, g, 255})
		}
	}
}

// noiseTiles is the gouache's strokes (long and flat, in four sizes) above
// the paper's grain, as grey levels.
func noiseTiles() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, streakW, streakH+grainSize))
	paintStreaks(img)
	for y := range grainSize {
		for x := range grainSize {
			// The mean of three is nearly a bell curve, as a paper's tooth is.
			n := uint32(y*grainSize + x)
			g := uint8((hash32(n*2654435761+7) + hash32(n*2246822519+3) + hash32(n*3266489917+1)) / 3 * 255)
			img.SetRGBA(x, y+streakH, color.RGBA{g, g, g, 255})
		}
	}
	for y := range whiteSize {
		for x := range whiteSize {
			img.SetRGBA(whiteX-whiteSize/2+x, whiteY-whiteSize/2+y, color.RGBA{255, 255, 255, 255})
		}
	}
	return img
}
