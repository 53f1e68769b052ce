package ui

import (
	"image"
	"sync"
)

// The positions of the noise tiles in their image, in texels; shape.kage has the same numbers.
const (
	streakW, streakH = 560, 224
	grainSize        = 256
)

// octave is value noise that repeats with the tile of the strokes: its periods, in texels, divide the
// tile.
type octave struct {
	px, py int
	amp    float32
}

// streakOctaves are the brush's strokes.
var streakOctaves = [...]octave{{140, 28, 0.6}, {140, 14, 0.8}, {70, 8, 0.6}, {35, 4, 0.35}}

// between returns the cell of the noise for a texel and the smoothed position in it.
func between(at, period int) (cell int, f float32) {
	x := float32(at) / float32(period)
	cell = int(x)
	f = x - float32(cell)
	return cell, f * f * (3 - 2*f)
}

// Hash01 returns a pseudo-random number from 0 to below 1 that depends only on n.
func Hash01(n uint32) float32 {
	n ^= n >> 16
	n *= 0x7FEB352D
	n ^= n >> 15
	n *= 0x846CA68B
	n ^= n >> 16
	return float32(n>>8) / (1 << 24)
}

// Streaks returns the tile of the brush strokes as grey levels: it repeats, 560 by 224 pixels, one per
// unit. It must not be changed.
func Streaks() *image.RGBA {
	return noiseTiles().SubImage(image.Rect(0, 0, streakW, streakH)).(*image.RGBA)
}

func paintStreaks(img *image.RGBA) {
	noise := make([]float32, streakW*streakH)
	sum := float32(0)
	for n, o := range streakOctaves {
		o.add(noise, uint32(n)*977+5)
		sum += o.amp
	}
	for i, n := range noise {
		grey(img.Pix[4*i:], uint8(n/sum*255))
	}
}

// add adds the octave to the texels of a tile, row by row.
func (o octave) add(noise []float32, seed uint32) {
	nx, ny := streakW/o.px, streakH/o.py
	value := func(i, j int) float32 { return Hash01(uint32(i%nx)*0x9E3779B1 ^ uint32(j%ny)*0x85EBCA77 ^ seed) }
	// The row of values above a texel and the one below it.
	top, low := make([]float32, nx+1), make([]float32, nx+1)
	var cells [streakW]int
	var parts [streakW]float32
	for x := range cells {
		cells[x], parts[x] = between(x, o.px)
	}
	for y := range streakH {
		j, fy := between(y, o.py)
		if y%o.py == 0 {
			for i := range top {
				top[i], low[i] = value(i, j), value(i, j+1)
			}
		}
		row := noise[y*streakW:][:streakW]
		for x := range row {
			i, fx := cells[x], parts[x]
			a := top[i]*(1-fx) + top[i+1]*fx
			b := low[i]*(1-fx) + low[i+1]*fx
			row[x] += o.amp * (a*(1-fy) + b*fy)
		}
	}
}

func grey(pix []uint8, g uint8) { pix[0], pix[1], pix[2], pix[3] = g, g, g, 255 }

// noiseTiles is the brush strokes (long and flat, in four sizes) above the paper's grain, as grey
// levels. It is made once: it is the slowest part of a painter's start, and needed again when a window
// changes its size.
var noiseTiles = sync.OnceValue(func() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, streakW, streakH+grainSize))
	paintStreaks(img)
	for y := range grainSize {
		for x := range grainSize {
			// The mean of three is nearly normally distributed.
			n := uint32(y*grainSize + x)
			g := uint8((Hash01(n*2654435761+7) + Hash01(n*2246822519+3) + Hash01(n*3266489917+1)) / 3 * 255)
			grey(img.Pix[img.PixOffset(x, y+streakH):], g)
		}
	}
	return img
})
