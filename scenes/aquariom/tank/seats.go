package tank

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Seats is how many seats have a look of their own.
const Seats = 16

// SeatHues is how a seat looks on paper and in water.
type SeatHues struct {
	Water, Paper ui.Color
	// Sign is the drawing of its shape.
	Sign string
}

var hues = [Seats]SeatHues{
	{ui.Hex(0x6C97FF), ui.Hex(0x2B59C3), "signs/drop"},
	{ui.Hex(0xFF6B4A), ui.Hex(0xD8432B), "signs/flame"},
	{ui.Hex(0x6CC964), ui.Hex(0x3E8E41), "signs/leaf"},
	{ui.Hex(0xFFCB45), ui.Hex(0xF2B632), "signs/star"},
	{ui.Hex(0xB08CF5), ui.Hex(0x6F46A8), "signs/drop"},
	{ui.Hex(0xFFA0BC), ui.Hex(0xCF5F80), "signs/flame"},
	{ui.Hex(0x35D0C2), ui.Hex(0x178A86), "signs/leaf"},
	{ui.Hex(0xFF9A3D), ui.Hex(0xD4640F), "signs/star"},
	{ui.Hex(0xF4EEDD), ui.Hex(0x8B8778), "signs/drop"},
	{ui.Hex(0xFF78C2), ui.Hex(0xB0246F), "signs/flame"},
	{ui.Hex(0xD3E34A), ui.Hex(0x7F8E17), "signs/leaf"},
	{ui.Hex(0x9FDDFF), ui.Hex(0x3F8DBB), "signs/star"},
	{ui.Hex(0xD3A078), ui.Hex(0x84553A), "signs/drop"},
	{ui.Hex(0xB2F0CE), ui.Hex(0x4E9678), "signs/flame"},
	{ui.Hex(0xAEBBD6), ui.Hex(0x5B6478), "signs/leaf"},
	{ui.Hex(0xE5808A), ui.Hex(0x8C2F39), "signs/star"},
}

// Look is the look of a seat in the water.
func Look(s rules.Seat) *SeatHues { return &hues[int(s)&(Seats-1)] }

// The colours of the water's signs.
var (
	night   = ui.Hex(0x061528) // beyond everything; the vignette
	panel   = ui.Hex(0x081D36)
	hair    = ui.Hex(0x7FC9D6)
	edge    = ui.Hex(0x0A2C49) // around letters
	line    = ui.Hex(0x07172C) // around coral
	coral   = ui.Hex(0xFF8566)
	rays    = ui.Hex(0xFF6B4A)
	onCell  = ui.Hex(0x0B1B33)
	glow    = ui.Hex(0x9BE9F0)
	reached = ui.Hex(0xC9FBF2)
	ghost   = ui.Hex(0x12396A)
	refused = ui.Hex(0x9AA7B4)
	crowned = ui.Hex(0xFFE08A)
)
