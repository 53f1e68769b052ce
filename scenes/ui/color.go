package ui

import "math"

// Color is a colour with straight alpha, each component from 0 to 1.
type Color struct{ R, G, B, A float32 }

// Hex returns an opaque colour from its usual notation, as in Hex(0xF6EFE0).
func Hex(rgb uint32) Color {
	return Color{float32(rgb>>16&255) / 255, float32(rgb>>8&255) / 255, float32(rgb&255) / 255, 1}
}

// untinted is the vertex colour that leaves a picture unchanged.
var untinted = Color{1, 1, 1, 1}

// Fade returns the colour with its alpha multiplied by a.
func (c Color) Fade(a float32) Color { c.A *= a; return c }

// Mix returns the colour at t of the way from c to d.
func (c Color) Mix(d Color, t float32) Color {
	return Color{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t, c.A + (d.A-c.A)*t}
}

// RGB returns the opaque colour as 0xRRGGBB.
func (c Color) RGB() uint32 {
	b := func(f float32) uint32 { return uint32(f*255 + 0.5) }
	return b(c.R)<<16 | b(c.G)<<8 | b(c.B)
}

// Grey returns the grey of the same luminance.
func (c Color) Grey() Color {
	lin := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	y := 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
	v := float32(1.055*math.Pow(y, 1/2.4) - 0.055)
	if y <= 0.0031308 {
		v = float32(12.92 * y)
	}
	return Color{v, v, v, c.A}
}
