package trichrome

import (
	"image"
	"testing"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// The three signs, 24 pixels high, are distinct for everybody: their pictures
// differ by much more than an eye needs over a sixth of a sign's surface at the
// least, in the colours of the night on the night and as paper on their discs.
// Measured: drop and flame in grey 75 pixels, every other pair and eye over 100.
func TestSignsAreDistinguishable(t *testing.T) {
	const side = 40
	const surface = 330 // of a sign, in pixels
	paints := map[string]func(p *ui.Painter, c game.Colour){
		"night": func(p *ui.Painter, c game.Colour) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, ui.Hex(0x3B3F80))
			shape(p, c, side/2, side/2, 24)
		},
		"disc": func(p *ui.Painter, c game.Colour) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, night)
			disc(p, c, side/2, side/2, 14)
		},
	}
	p := ui.NewPainter()
	for way, paint := range paints {
		var pictures [game.Players]*image.RGBA
		for _, c := range colours {
			p.Begin(ui.NewView(1280, 720))
			paint(p, c)
			pictures[c] = hidden.Picture(t, side, side, "sign-"+way+"-"+c.Sign(), p.Flush)
		}
		for name, e := range kittest.Visions {
			for _, a := range colours {
				b := a.Prey()
				clear := kittest.Clear(e.Lab(pictures[a]), e.Lab(pictures[b]))
				t.Logf("%s, %s, %s and %s: %d pixels differ clearly", way, name, a.Sign(), b.Sign(), clear)
				if clear < surface/6 {
					t.Errorf("%s, %s: %s and %s differ clearly in %d pixels only", way, name, a.Sign(), b.Sign(), clear)
				}
			}
		}
	}
}
