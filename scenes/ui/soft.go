package ui

import (
	"image"
	"math"
)

// softDiscs are the copies of blurred discs in the atlas. One copy serves all sizes and proportions, so
// that a shadow or a light that moves and grows costs no shader.
type softDiscs struct {
	copies     map[softDisc]piece
	generation int
}

// softDisc is the look of a copy.
type softDisc struct {
	// blur is the binary logarithm of the blur as a share of the radius, in sixteenths.
	blur int
	// radius is in texels.
	radius int
}

// spread is how far a blur reaches to either side of an edge: about a Gaussian as a smoothstep.
const spread = 1.88

// find returns a copy for a blur, as a share of the smaller radius, and a largest radius in device
// pixels, and its own radius in texels.
func (s *softDiscs) find(a *atlas, blur, most float32) (pc piece, radius float32, ok bool) {
	if s.copies == nil || s.generation != a.generation {
		s.copies, s.generation = map[softDisc]piece{}, a.generation
	}
	k := softDisc{int(math.Round(16 * math.Log2(float64(blur)))), 8}
	// A blur that reaches fifteen texels to either side is as smooth as can be seen.
	for k.radius < 256 && float32(k.radius) < min(most, 8/blur) {
		k.radius *= 2
	}
	pc, ok = s.copies[k]
	if !ok {
		pc, ok = a.addPixels(k.pixels())
		if s.generation != a.generation { // it was full
			clear(s.copies)
			s.generation = a.generation
		}
		if ok {
			s.copies[k] = pc
		}
	}
	return pc, float32(k.radius), ok
}

// pixels returns the disc in white.
func (k softDisc) pixels() *image.RGBA {
	radius := float64(k.radius)
	reach := spread * radius * math.Exp2(float64(k.blur)/16)
	half := int(radius+reach) + 1
	img := image.NewRGBA(image.Rect(0, 0, 2*half, 2*half))
	for y := range 2 * half {
		for x := range 2 * half {
			d := math.Hypot(float64(x-half)+0.5, float64(y-half)+0.5)
			t := max(0, min(1, (radius+reach-d)/(2*reach)))
			v := uint8(255*t*t*(3-2*t) + 0.5)
			at := img.PixOffset(x, y)
			img.Pix[at], img.Pix[at+1], img.Pix[at+2], img.Pix[at+3] = v, v, v, v
		}
	}
	return img
}
