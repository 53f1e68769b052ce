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
	p.Sheet(v.Rect().Inset(-4), ui.Backdrop.In(dusk).Of("dusk", 0))
	p.Disc(v.W*0.72, v.H*0.03, 330, 190, ui.Scrap.In(ui.Hex(0xC9CCF0).Fade(0.6)).Of("dusk", 1))
	p.Disc(v.W*0.20, v.H*0.98, 380, 220, ui.Scrap.In(ui.Hex(0x8F95CE).Fade(0.5)).Of("dusk", 2))
	p.Disc(v.W*0.73, 62, 40, 40, ui.Scrap.In(ui.Hex(0xFFEBB0).Fade(0.85)).Painted(0.4).Of("moon", 0))
}

// The colours of the game: what is written on the night, and the papers on it.
var (
	dusk       = ui.Hex(0xA9AEDF)
	lavender   = ui.Hex(0xDFE1F8) // second texts on the night
	moonText   = ui.Hex(0xFFE08A)
	nightCard  = ui.Hex(0x24275E)
	night      = ui.Hex(0x14173F)
	deepNight  = ui.Hex(0x0F1130) // shapes on a disc of a night colour
	nightPatch = ui.Hex(0x2A2E6B) // behind the pictures of the rule book
	lantern    = ui.Hex(0x34387F) // of a round to come
	ghostCard  = ui.Hex(0x4A4568)
	moonPaper  = ui.Hex(0xFBDF8E)
	moonTrough = ui.Hex(0xD9BC72)
	alarm      = ui.Hex(0xC2370F) // the bar of the clock in a frenzy
	coinPaper  = ui.Hex(0xF7D982)
	coinStitch = ui.Hex(0xA07B2C)
	palePaper  = ui.Hex(0xF4ECDD) // what announces
)

// The types on the night. Names and scores carry the game.
var (
	bigName   = ui.Heading.With(ui.White).Carrying()
	bigScore  = ui.Type{Face: ui.Fredoka700, Size: ui.SizeScore, Color: ui.White, Carries: true}
	strong    = ui.SmallStrong.With(ui.White)
	soft      = ui.Small.With(lavender)
	bigRole   = ui.Type{Face: ui.Fredoka600, Size: ui.SizeName, Color: ui.White, Carries: true}
	phaseName = ui.Type{Face: ui.Fredoka500, Size: ui.SizeName, Color: ui.Ink}
	bigClock  = ui.Type{Face: ui.Fredoka700, Size: ui.SizeScore, Color: ui.Ink, Carries: true}
	announced = ui.Type{Face: ui.Fredoka600, Size: ui.SizeScore, Color: ui.Ink}
)

// The papers on the night.
var (
	// plate is a player's card.
	plate = ui.Sheet{Radius: 12, Waver: 1.3, Gouache: 0.6, Lift: 0.1, NoRim: true}
	// quiet is what explains: a legend, a ruler.
	quiet = ui.Sheet{Color: nightCard.Fade(0.75), Radius: 12, Waver: 1.2, Gouache: 0.4, Lift: -1, NoRim: true}
	// moonSheet says what is going on.
	moonSheet = ui.Sheet{Color: moonPaper, Radius: 13, Waver: 1.3, Gouache: 0.5, Lift: 0.2}
	// stripe is the colour along a card.
	stripe = ui.Sheet{Radius: 5, Waver: 0.8, Lift: -1, NoRim: true}
	// dot is flat and round, or a bar.
	dot = ui.Sheet{Lift: -1, NoRim: true}
)
