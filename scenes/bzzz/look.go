package bzzz

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The colours of the game that belong to no seat.
var (
	honey      = ui.Hex(0xE8A126) // nectar and odds
	paleHoney  = ui.Hex(0xF0CE93) // the same, of a draw that is not made yet
	honeyInk   = ui.Hex(0x6B4310) // words about them, on paper
	crownInk   = ui.Hex(0x774205) // honey dark enough to stand out from paper
	meadowInk  = ui.Hex(0x7B5BA6) // how empty the meadow is
	panelPaper = ui.Hex(0xF4ECDB)
	rowPaper   = ui.Hex(0xD8D0C6) // the row of the draw that is on
	stepPaper  = ui.Hex(0xDCD5CB) // the number of a step that is not on
	barTrench  = ui.Hex(0xD2CAC0) // what is left of a bar
)

// ownLook is how the game shows itself on the shared screens.
var ownLook = play.Look{
	Name: words.BzzzName(), Line: words.BzzzLine(), Facts: words.BzzzFacts(),
	Poster: "posters/bzzz", Caption: ui.Ink, Tilt: 0,
	Emblem: "posters/emblem-bzzz", Ticket: ui.GrassDark,
	Ground: paintMorning,
	Decor:  paintFlowers,
	Guide:  paintBee,
}

// paintMorning paints the ground of the menus: grass in morning light.
func paintMorning(g *ui.Gui) {
	p, v := g.P, g.P.View()
	p.Sheet(v.Rect().Inset(-4), ui.Sheet{Color: ui.Hex(0xAFCB77), Gouache: 0.6, Lift: -1, NoRim: true})
	p.Disc(v.W*0.68, v.H*0.02, 340, 190, ui.Sheet{Color: ui.GrassPale.Fade(0.5), Waver: 2, Lift: -1, NoRim: true, Gouache: 0.6})
	p.Disc(v.W*0.30, v.H*0.16, 165, 150, ui.Sheet{Color: ui.GrassDark.Fade(0.55), Waver: 2, Lift: -1, NoRim: true, Gouache: 0.6})
	p.Disc(v.W*0.86, v.H*0.98, 420, 260, ui.Sheet{Color: ui.GrassPale.Fade(0.4), Waver: 2, Lift: -1, NoRim: true, Gouache: 0.6})
}

// paintFlowers paints the honeycomb and the flowers at the right of the lobby.
func paintFlowers(g *ui.Gui) {
	p, v := g.P, g.P.View()
	comb := v.W - 14
	if v.Narrow {
		comb = v.W + 60
	}
	p.Art("menu/honeycomb", comb, 10, ui.ArtStyle{Shadow: 0.01})
	sway := 0.05 * g.Breath() * swing(g.Tick(), 260)
	p.Art("menu/pink", comb-180, 58, ui.ArtStyle{Angle: sway, Moving: true, Shadow: 0.01})
	if v.Narrow {
		return
	}
	p.Art("menu/fern", v.W-30, v.H-kit.StripTop+8, ui.ArtStyle{Height: 150, Angle: 0.5 + 0.3*sway, Moving: true, Shadow: 0.01})
	p.Art("menu/daisy", v.W-66, v.H-kit.StripTop-26, ui.ArtStyle{Angle: -sway, Moving: true, Shadow: 0.01})
}

// paintBee paints the bee that flies from the name to the lobby's question.
func paintBee(g *ui.Gui, x float32, came func(delay, ticks int) float32) (width float32) {
	p := g.P
	at, bob := float32(1), float32(0)
	if g.Motion != ui.Reduced {
		at = ui.EaseInOut(came(8, 55))
		bob = 2.6 * g.Breath() * swing(g.Tick(), 130) * at
	}
	p.Fade(came(4, 12))
	for d := float32(0); d < 64*at; d += 9 {
		p.Disc(x+d, trail(d), 1.9, 1.9, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
	}
	bx := x + 106*at
	p.Art("menu/bee", bx, 68+bob+(1-at)*(trail(bx-x)-68)-16*(1-at), ui.ArtStyle{Angle: 0.02*bob + 0.25*(1-at), Moving: true, Shadow: 0.3})
	p.Pop()
	return 172
}

// trail returns the height of the bee's trail, d units after its beginning.
func trail(d float32) float32 { return 88 - 6*float32(math.Sin(float64(d)/64*5.2)) - d*0.04 }

// swing goes between -1 and 1, period ticks long.
func swing(tick int, period float64) float32 {
	return float32(math.Sin(2 * math.Pi * (float64(tick) / period)))
}
