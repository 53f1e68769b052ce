package trichrome

import (
	"image"
	"math"
	"testing"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// An eye is how somebody sees linear red, green and blue: three rows.
type eye [3][3]float64

// The eyes: grey by luminance, and the three colour-vision deficiencies at full
// strength, after Machado, Oliveira and Fernandes (2009).
var eyes = map[string]eye{
	"usual":        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"grey":         {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

func linear(v uint8) float64 {
	f := float64(v) / 255
	if f <= 0.04045 {
		return f / 12.92
	}
	return math.Pow((f+0.055)/1.055, 2.4)
}

// lab is a pixel in CIE L*a*b* as an eye sees it.
func (e *eye) lab(img *image.RGBA, x, y int) [3]float64 {
	c := img.RGBAAt(x, y)
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var rgb [3]float64
	for i := range rgb {
		for j := range in {
			rgb[i] += e[i][j] * in[j]
		}
		rgb[i] = max(0, min(1, rgb[i]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	X := f((0.4124*rgb[0] + 0.3576*rgb[1] + 0.1805*rgb[2]) / 0.95047)
	Y := f(0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2])
	Z := f((0.0193*rgb[0] + 0.1192*rgb[1] + 0.9505*rgb[2]) / 1.08883)
	return [3]float64{116*Y - 16, 500 * (X - Y), 200 * (Y - Z)}
}

// The three signs, 24 pixels high, are told apart by everybody: their pictures
// differ by much more than an eye needs over a sixth of a sign's surface at the
// least, in the colours of the night on the night and as paper on their discs.
// Measured: drop and flame in grey 75 pixels, every other pair and eye over 100.
func TestSignsAreToldApart(t *testing.T) {
	const side = 40
	const surface = 330 // of a sign, in pixels
	paints := map[string]func(p *ui.Painter, c game.Colour){
		"night": func(p *ui.Painter, c game.Colour) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, ui.Hex(0x3B3F80))
			shape(p, c, side/2, side/2, 24)
		},
		"disc": func(p *ui.Painter, c game.Colour) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, night)
			disc(p, c, side/2, side/2, 14)
		},
	}
	p := ui.NewPainter()
	for way, paint := range paints {
		var pictures [game.Players]*image.RGBA
		for _, c := range colours {
			p.Begin(ui.NewView(1280, 720))
			paint(p, c)
			pictures[c] = hidden.Picture(t, side, side, "sign-"+way+"-"+c.Sign(), p.Flush)
		}
		for name, e := range eyes {
			for _, a := range colours {
				b := a.Prey()
				sum, clear := 0.0, 0
				for y := range side {
					for x := range side {
						u, v := e.lab(pictures[a], x, y), e.lab(pictures[b], x, y)
						d := math.Sqrt((u[0]-v[0])*(u[0]-v[0]) + (u[1]-v[1])*(u[1]-v[1]) + (u[2]-v[2])*(u[2]-v[2]))
						sum += d
						if d > 15 {
							clear++
						}
					}
				}
				t.Logf("%s, %s, %s and %s: %d pixels differ clearly, mean %.1f", way, name, a.Sign(), b.Sign(), clear, sum/(side*side))
				if clear < surface/6 {
					t.Errorf("%s, %s: %s and %s differ clearly in %d pixels only", way, name, a.Sign(), b.Sign(), clear)
				}
			}
		}
	}
}
