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
