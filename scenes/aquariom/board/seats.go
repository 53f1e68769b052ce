package board

import "ludotheque/scenes/ui"

// seats is how many seats the sheet has room for; it is a power of two.
const seats = len(ui.Seats)

// The colours of the water's signs.
var (
	night   = ui.Hex(0x061528) // beyond everything; the vignette
	panel   = ui.Hex(0x081D36)
	hair    = ui.Hex(0x7FC9D6)
	edge    = ui.Hex(0x0A2C49) // around letters
	line    = ui.Hex(0x07172C) // around coral
	coral   = ui.Hex(0xFF8566)
	onCell  = ui.Hex(0x0B1B33)
	glow    = ui.Hex(0x9BE9F0)
	reached = ui.Hex(0xC9FBF2)
	ghost   = ui.Hex(0x12396A)
	refused = ui.Hex(0x9AA7B4)
)
