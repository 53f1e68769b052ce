package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The colours of the campus around its board.
var (
	brickInk  = ui.Hex(0x6C3326) // words on the ground
	titleInk  = ui.Hex(0x472B30)
	brick     = ui.Hex(0xA34A31) // signs on paper
	sun       = ui.Hex(0xF2B632)
	paleGreen = ui.Hex(0xBBDDA0)
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.BrutalName(), Line: words.BrutalLine(), Facts: words.BrutalFacts(),
	Poster: "posters/brutal", Caption: ui.Ink, Tilt: -0.007,
	Emblem: "posters/emblem-brutal", Ticket: ui.Hex(0xD9A441),
	Ground: kit.PaintedGround(ui.Hex(0xE3BC72), ui.Hex(0xF0D49B), ui.Hex(0xCF9A55)),
}
