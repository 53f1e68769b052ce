package kittest

import (
	"strings"
	"testing"

	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// thumbed shows what paint paints to a thumb, on every phone, and gives what the sight
// says of it.
func thumbed(t *testing.T, paint func(k *play.App, g *ui.Gui)) string {
	t.Helper()
	heard := &listener{TB: t}
	k := NewStage(t, "fr", 1280, 720).Kit
	s := NewSight(heard, k, nil)
	s.Looks = []Look{{"fr", 1, 1280, 800}}
	g := k.Gui()
	s.All("toy", still{}, func(Look) {
		k.Begin(g, k.Env.Devices.Frame())
		paint(k, g)
		k.End(g)
	})
	return strings.Join(heard.errors, "\n")
}

func TestAThumbNeedsRoomAndLetters(t *testing.T) {
	button := func(g *ui.Gui, n int, r ui.Rect) { g.Button(ui.ID{Name: "press", N: n}, r, ui.Button{Text: "OK"}) }
	for _, c := range []struct {
		name  string
		paint func(k *play.App, g *ui.Gui)
		want  []string
	}{
		{"as it has to be", func(k *play.App, g *ui.Gui) {
			k.P.Label("OK", ui.Rect{X: 20, Y: 20, W: 400, H: 60}, ui.Small, ui.Left)
			button(g, 0, ui.Rect{X: 100, Y: 200, W: 200, H: 60}) // what is around it leads to it
		}, nil},
		{"with a small text", func(k *play.App, g *ui.Gui) {
			k.P.Text("deux", 100, 100, ui.Small.Sized(6), ui.Left)
		}, []string{`toy on a phone, fr 100% 320x568: "deux" is 9.5 high, at least 12`, "568x320"}},
		{"with a text that no longer fits its paper", func(k *play.App, g *ui.Gui) {
			k.P.Label("beaucoup", ui.Rect{X: 100, Y: 100, W: 90, H: 60}, ui.Small, ui.Left)
		}, []string{`320x568: "beaucoup" takes`}},
		{"with targets that lie close", func(k *play.App, g *ui.Gui) {
			for n := range 3 {
				button(g, n, ui.Rect{X: 100, Y: 200 + 60*float32(n), W: 200, H: 56})
			}
		}, []string{"320x568: a finger has 26 pixels for {press 1}, at least 44"}},
	} {
		heard := thumbed(t, c.paint)
		if len(c.want) == 0 && heard != "" {
			t.Errorf("a screen %s: %q", c.name, heard)
		}
		for _, want := range c.want {
			if !strings.Contains(heard, want) {
				t.Errorf("a screen %s: %q, want %q", c.name, heard, want)
			}
		}
	}
}
