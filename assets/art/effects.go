package art

import (
	"image"
	"math"
)

// The effects of the gouache style, on premultiplied pictures that start at (0, 0), as Render returns
// them. A scale is in pixels per unit.

// Gouache paints brush streaks: long flat noise of period 140 × 28 units in three octaves, lighter
// where it is high (at most 10 % white) and darker where it is low (at most 7 % ink), times strength
// (0 to 1). Different seeds give different streaks.
func Gouache(img *image.RGBA, scale, strength float64, seed uint32) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	row := make([]float32, w)
	for y := range h {
		pix := img.Pix[y*img.Stride:][:4*w]
		clear(row)
		for o, amp := range [...]float32{0.5, 0.3, 0.2} {
			k := float32(int(1) << o)
			streak(row, amp, float32(y)*k/float32(28*scale), k/float32(140*scale), seed+uint32(o)*0x9E3779B9)
		}
		for x, n := range row {
			p := pix[4*x : 4*x+4 : 4*x+4]
			a := float32(p[3])
			if a == 0 {
				continue
			}
			light := min(max((n-0.5)*0.55, 0), 0.10) * float32(strength)
			dark := min(max((0.5-n)*0.42, 0), 0.07) * float32(strength)
			p[0] = uint8(float32(p[0])*(1-light-dark) + a*(light+0.13*dark) + 0.5)
			p[1] = uint8(float32(p[1])*(1-light-dark) + a*(0.98*light+0.13*dark) + 0.5)
			p[2] = uint8(float32(p[2])*(1-light-dark) + a*(0.92*light+0.23*dark) + 0.5)
		}
	}
}

// streak adds one octave of smooth noise to a row: v is the row in cells of the noise, du the width of
// a pixel in cells.
func streak(row []float32, amp, v, du float32, seed uint32) {
	v0 := float32(math.Floor(float64(v)))
	fv := ease(v - v0)
	at := func(u int32) float32 {
		a, b := random(u, int32(v0), seed), random(u, int32(v0)+1, seed)
		return a + (b-a)*fv
	}
	cell := int32(0)
	left, right := at(0), at(1)
	for x := range row {
		u := float32(x) * du
		for u >= float32(cell+1) {
			cell++
			left, right = right, at(cell+1)
		}
		row[x] += amp * (left + (right-left)*ease(u-float32(cell)))
	}
}

func ease(t float32) float32 { return t * t * (3 - 2*t) }

// random returns the noise's value at a lattice point, from 0 to 1.
func random(x, y int32, seed uint32) float32 {
	h := uint32(x)*0x85EBCA6B ^ uint32(y)*0xC2B2AE35 ^ seed*0x27D4EB2F
	h = (h ^ h>>15) * 0x2C1B3C6D
	h = (h ^ h>>12) * 0x297A2D39
	return float32((h^h>>15)>>8) / (1 << 24)
}

// Rim draws the white line of a cut edge, 42 % opaque and about 1 unit wide, inside the upper left
// edges of what is drawn.
func Rim(img *image.RGBA, scale float64) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	dx, dy := 0.7*scale, 1.1*scale
	ix, iy := int(math.Floor(dx)), int(math.Floor(dy))
	fx, fy := float32(dx)-float32(ix), float32(dy)-float32(iy)
	none := make([]uint8, 4*w)
	row := func(y int) []uint8 {
		if y < 0 {
			return none
		}
		return img.Pix[y*img.Stride:][:4*w]
	}
	for y := range h { // the alpha is unchanged, so looking back at it is fine
		pix, near, far := row(y), row(y-iy), row(y-iy-1)
		for x := range w {
			p := pix[4*x : 4*x+4 : 4*x+4]
			if p[3] == 0 {
				continue
			}
			var a, b, c, d uint8 // what lies up and to the left: nearer and farther rows, right and left
			if i := 4*(x-ix) + 3; i > 4 {
				a, b, c, d = near[i], near[i-4], far[i], far[i-4]
			} else if i > 0 {
				a, c = near[i], far[i]
			}
			if a&b&c&d == 0xFF { // inside
				continue
			}
			cover := (float32(a)*(1-fx)+float32(b)*fx)*(1-fy) + (float32(c)*(1-fx)+float32(d)*fx)*fy
			k := 0.42 * (1 - cover/0xFF)
			for i, white := 0, float32(p[3]); i < 3; i++ {
				p[i] = uint8(float32(p[i]) + (white-float32(p[i]))*k + 0.5)
			}
		}
	}
}

// Shadow returns the coverage of the picture blurred with a standard deviation of px pixels, by three
// box blurs: filled with translucent ink, a little down and to the right, it is the shadow. It extends
// pad pixels beyond the picture on each side.
func Shadow(img *image.RGBA, px float64) (shadow *image.Alpha, pad int) {
	pad = int(math.Ceil(3*px)) + 1
	w, h := img.Rect.Dx()+2*pad, img.Rect.Dy()+2*pad
	a, b := make([]float32, w*h), make([]float32, w*h)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			a[(y+pad)*w+x+pad] = float32(img.Pix[y*img.Stride+4*x+3])
		}
	}
	for range 3 {
		boxRows(b, a, w, h, px)
		a, b = b, a
	}
	transpose(b, a, w, h)
	for range 3 {
		boxRows(a, b, h, w, px)
		a, b = b, a
	}
	shadow = image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		for x, row := 0, shadow.Pix[y*w:][:w]; x < w; x++ {
			row[x] = uint8(b[x*h+y] + 0.5)
		}
	}
	return shadow, pad
}

// boxRows blurs each row with a box of fractional width, so that three of them together have the
// variance px² at any scale.
func boxRows(dst, src []float32, w, h int, px float64) {
	v := px * px / 3 // the variance of one box
	m := math.Floor((math.Sqrt(12*v+1) - 1) / 2)
	last := (2*m + 1) * (v - m*(m+1)/3) / (2 * ((m+1)*(m+1) - v)) // weight of the two outermost
	n, edge, norm := int(m), float32(last), float32(1/(2*m+1+2*last))
	line := make([]float32, w+2*n+2) // a row with as many zeros on each side as the box reaches
	for y := range h {
		out := dst[y*w:][:w]
		copy(line[n+1:], src[y*w:][:w])
		sum := float32(0)
		for _, v := range line[1 : 2*n+2] {
			sum += v
		}
		left, enter, leave := line[:w], line[2*n+2:][:w], line[1:][:w]
		for x := range out {
			out[x] = (sum + edge*(left[x]+enter[x])) * norm
			sum += enter[x] - leave[x]
		}
	}
}

// transpose transposes a picture, so that one blur serves both directions.
func transpose(dst, src []float32, w, h int) {
	for y := range h {
		for x, v := range src[y*w:][:w] {
			dst[x*h+y] = v
		}
	}
}
