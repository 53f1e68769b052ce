package empire

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.EmpireName(), Line: words.EmpireLine(), Facts: words.EmpireFacts(),
	Poster: "posters/empire", Caption: ui.Ink, Tilt: -0.007,
	Emblem: "posters/emblem-empire", Ticket: ui.Hex(0xE3D3A2),
	Ground: kit.PaintedGround(ui.Hex(0xE4D5A8), ui.Hex(0xF1E7C6), ui.Hex(0xCDBB86)),
}

// The colours of the game's pictures.
var (
	chart    = ui.Hex(0xEBDDB8) // parchment
	shelf    = ui.Hex(0x5B2A22) // what the automaton's cards lie on
	aside    = ui.Hex(0xD4CEC6) // a candidate that a priority has put aside
	asideInk = ui.Hex(0x4C4B5C)
)
