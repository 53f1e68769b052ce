package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.TrichromeName(), Line: words.TrichromeLine(), Facts: words.TrichromeFacts(),
	Poster: "posters/trichrome", Caption: ui.Hex(0xFFF6DC), Tilt: 0.007,
	Emblem: "posters/emblem-trichrome", Ticket: ui.Hex(0x2A2C63),
	Ground: paintDusk,
}

// paintDusk paints the ground of the menus: a garden as night falls, light enough
// for ink.
func paintDusk(g *ui.Gui) {
	p, v := g.P, g.P.View()
	p.Sheet(v.Rect().Inset(-4), ui.Sheet{Color: ui.Hex(0xA9AEDF), Seed: 22, Gouache: 0.6, Lift: -1, NoRim: true})
	p.Disc(v.W*0.72, v.H*0.03, 330, 190, ui.Sheet{Color: ui.Hex(0xC9CCF0).Fade(0.6), Waver: 2, Seed: 4, Lift: -1, NoRim: true, Gouache: 0.6})
	p.Disc(v.W*0.20, v.H*0.98, 380, 220, ui.Sheet{Color: ui.Hex(0x8F95CE).Fade(0.5), Waver: 2, Seed: 7, Lift: -1, NoRim: true, Gouache: 0.6})
	p.Disc(v.W*0.73, 62, 40, 40, ui.Sheet{Color: ui.Hex(0xFFEBB0).Fade(0.85), Waver: 0.8, Seed: 2, Lift: -1, NoRim: true, Gouache: 0.4})
}
