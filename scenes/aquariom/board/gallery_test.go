package board

import (
	"image"
	"testing"

	"ludotheque/scenes/play"

	"ludotheque/assets/words"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Every exhibit is painted inside its room, in both languages and at both ends
// of the sizes of text, and has its words.
func TestGallery(t *testing.T) {
	k := &play.App{Kit: &kit.Kit{Words: words.New("fr"), P: ui.NewPainter()}}
	pieces, leave := Gallery(k)
	defer leave()
	g := ui.NewGui(k.P)
	where := ""
	k.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		t.Errorf("%s: %q is %.0f × %.0f in %.0f × %.0f", where, text, w, h, box.W, box.H)
	}
	for _, lang := range words.Languages {
		k.Words.SetLanguage(lang)
		for _, scale := range []float32{1, 2} {
			k.P.TextScale = scale
			g.Begin(ui.View{W: 1280, H: 2000, Scale: 1}, ui.Input{})
			g.P.Fill(g.P.View().Rect(), ui.Paper)
			x, y, high := float32(10), float32(10), float32(0)
			for i := range pieces {
				e := &pieces[i]
				where = lang + " " + e.Name.Key()
				if x+e.W > 1270 {
					x, y, high = 10, y+high+10, 0
				}
				e.Paint(g, ui.Rect{X: x, Y: y, W: e.W, H: e.H})
				x, high = x+e.W+14, max(high, e.H)
			}
			g.End()
			if scale == 2 || lang == "en" {
				continue
			}
			img := hidden.Picture(t, 1280, 2000, "aqua-board-gallery", g.P.Flush)
			if n := count(img, image.Rect(0, 0, 1280, 2000), coral); n < 300 {
				t.Errorf("the gallery shows %d pixels of coral", n)
			}
		}
	}
}
