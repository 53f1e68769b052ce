package kittest

import (
	"image"
	"math"
)

// A Vision is how a person sees linear red, green and blue: three rows.
type Vision [3][3]float64

// Visions are those that every picture is made for: grey by luminance, and the three
// colour-vision deficiencies at full strength, after Machado, Oliveira and
// Fernandes (2009).
var Visions = map[string]Vision{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"grey":         {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// Lab is a picture in CIE L*a*b* as an eye sees it, pixel by pixel.
func (e *Vision) Lab(img *image.RGBA) [][3]float64 {
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	var all [][3]float64
	for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
		for x := img.Rect.Min.X; x < img.Rect.Max.X; x++ {
			c := img.RGBAAt(x, y)
			in := [3]float64{light[c.R], light[c.G], light[c.B]}
			var rgb [3]float64
			for i := range rgb {
				for j := range in {
					rgb[i] += e[i][j] * in[j]
				}
				rgb[i] = max(0, min(1, rgb[i]))
			}
			X := f((0.4124*rgb[0] + 0.3576*rgb[1] + 0.1805*rgb[2]) / 0.95047)
			Y := f(0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2])
			Z := f((0.0193*rgb[0] + 0.1192*rgb[1] + 0.9505*rgb[2]) / 1.08883)
			all = append(all, [3]float64{116*Y - 16, 500 * (X - Y), 200 * (Y - Z)})
		}
	}
	return all
}

// Luminance is how light a colour is to an eye, 0 to 1: [Luminance] of what it sees.
func (e *Vision) Luminance(r, g, b uint8) float64 {
	in := [3]float64{light[r], light[g], light[b]}
	all := 0.0
	for i, weight := range [3]float64{0.2126, 0.7152, 0.0722} {
		seen := 0.0
		for j := range in {
			seen += e[i][j] * in[j]
		}
		all += weight * max(0, min(1, seen))
	}
	return all
}

// Clear is in how many pixels two pictures of one size differ by more than 15 in
// CIE L*a*b*, which no one overlooks.
func Clear(a, b [][3]float64) int {
	n := 0
	for i := range a {
		u, v := a[i], b[i]
		if math.Sqrt((u[0]-v[0])*(u[0]-v[0])+(u[1]-v[1])*(u[1]-v[1])+(u[2]-v[2])*(u[2]-v[2])) > 15 {
			n++
		}
	}
	return n
}
