package ui

// Color is a colour with straight alpha, each part from 0 to 1.
type Color struct{ R, G, B, A float32 }

// Hex is an opaque colour from its usual notation, as in Hex(0xF6EFE0).
func Hex(rgb uint32) Color {
	return Color{float32(rgb>>16&255) / 255, float32(rgb>>8&255) / 255, float32(rgb&255) / 255, 1}
}

// Fade is the colour with its alpha multiplied by a.
func (c Color) Fade(a float32) Color { c.A *= a; return c }

// Mix is the colour at t of the way to d.
func (c Color) Mix(d Color, t float32) Color {
	return Color{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t, c.A + (d.A-c.A)*t}
}

// RGB is the opaque colour as 0xRRGGBB, for artwork that is painted in it.
func (c Color) RGB() uint32 {
	b := func(f float32) uint32 { return uint32(f*255 + 0.5) }
	return b(c.R)<<16 | b(c.G)<<8 | b(c.B)
}

// The colours by role. The accent belongs to no seat and marks the one thing
// to do on a screen.
var (
	Paper     = Hex(0xF6EFE0)
	White     = Hex(0xFFFAF0)
	Ink       = Hex(0x22223B)
	Accent    = Hex(0xC2255F)
	AccentInk = Hex(0xB32057) // for words on paper
	Second    = Hex(0x595468)
	Trough    = Hex(0xE6DBC2)
	KeySand   = Hex(0xE9DEC6)
	Grass     = Hex(0xB9D383)
	GrassDark = Hex(0xA6C56E)
	GrassPale = Hex(0xD3E09C)
	Honey     = Hex(0xE9A53A)
	HoneyDark = Hex(0xC97F1E)
	BookGreen = Hex(0x4B7A45)
	Sand      = Hex(0xE3B45F)
	Sage      = Hex(0x8FB8AC)
	Coral     = Hex(0xDB8A66)
)
