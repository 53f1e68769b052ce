package menu

import (
	"image"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// The signs of all sixteen seats, as large as in a list, are distinguished by
// everybody, with their letters and without: on paper and in water.
func TestSeatsAreDistinguishable(t *testing.T) {
	const side = 44
	// A sixth of a sign's surface, as the runners of Trichrome are held to.
	const least = 640 / 6
	p := ui.NewPainter()
	for _, way := range []struct {
		name  string
		paint func(seat rules.Seat)
	}{
		{"letter", func(seat rules.Seat) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, ui.Paper)
			p.Sign(seat, side/2, side/2, 34, true)
		}},
		{"shape", func(seat rules.Seat) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, ui.Paper)
			p.Sign(seat, side/2, side/2, 34, false)
		}},
		{"water", func(seat rules.Seat) {
			p.Fill(ui.Rect{W: 2000, H: 2000}, water)
			p.Shape(seat, side/2, side/2, 34, ui.SeatLook(seat).Water)
		}},
	} {
		var pictures [len(ui.Seats)]*image.RGBA
		for seat := range pictures {
			p.Begin(ui.NewView(1280, 720))
			way.paint(rules.Seat(seat))
			pictures[seat] = hidden.Picture(t, side, side, "seat-"+way.name+"-"+rules.Seat(seat).Letter(), p.Flush)
		}
		for name, e := range kittest.Visions {
			var seen [len(ui.Seats)][][3]float64
			for seat := range seen {
				seen[seat] = e.Lab(pictures[seat])
			}
			worst, of := side*side, ""
			for a := range seen {
				for b := range a {
					if n := kittest.Clear(seen[a], seen[b]); n < worst {
						worst, of = n, rules.Seat(b).Letter()+" and "+rules.Seat(a).Letter()
					}
				}
			}
			t.Logf("%s, %s: least %d pixels, %s", way.name, name, worst, of)
			if worst < least {
				t.Errorf("%s, %s: %s differ clearly in %d pixels of %d only, want %d", way.name, name, of, worst, side*side, least)
			}
		}
	}
}
