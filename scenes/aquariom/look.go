package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The colours of what lies over the water.
var (
	hairline = ui.Hex(0x7FC9D6)
	gold     = ui.Hex(0xFFE08A)
	coral    = ui.Hex(0xFF8566)
	shallow  = ui.Hex(0xBFE3EA) // how far a division is charged
	abyss    = ui.Hex(0x0B3050) // around a whole sea that is watched
	sand     = ui.Hex(0xDACBAC) // all computers in a plot
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.AquariomName(), Line: words.AquariomLine(), Facts: words.AquariomFacts(),
	Poster: "posters/aquariom", Caption: ui.Hex(0xE9FBF5), Tilt: 0.006,
	Emblem: "posters/emblem-aquariom", Ticket: ui.Hex(0x0F6C90),
	Ground: kit.PaintedGround(ui.Hex(0x8FC6D3), ui.Hex(0xB9E0E4), ui.Hex(0x6FAFC4)),
}
