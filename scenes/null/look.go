package null

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.NullName(), Line: words.NullLine(), Facts: words.NullFacts(),
	Poster: "posters/null", Caption: ui.Ink, Tilt: 0.006,
	Emblem: "posters/emblem-null", Ticket: ui.Sage,
	Ground: kit.PaintedGround(ui.Hex(0xC9D6B4), ui.Hex(0xE0E8CF), ui.Hex(0xB0C19B)),
}
