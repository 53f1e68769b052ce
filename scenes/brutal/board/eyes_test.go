package board

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// Where both sides' orders are shown, everybody tells whose each is by the sign
// at its start; the sides' cards bear theirs.
func TestEverybodySeesOrders(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	f := truceFrame()
	f.Orders = []Order{{X0: 500, Y0: 222, To: 0, Drawn: 1}, {Seat: 1, X0: 778, Y0: 222, To: 1, Drawn: 1, Slim: 0.5}}
	card := ui.Rect{X: 40, Y: 560, W: 196, H: 150}
	p := kittest.PrintOf(t, "orders", g.P, 1280, 720, func() {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		c.Paint(g, f)
		for s := range rules.Seat(2) {
			PaintCard(g.P, card.Move(300*float32(s), 0), &Card{Seat: s, Crest: "GI"}, 0, true)
		}
		g.End()
	}, g.P.Flush)
	p.Signs(2)
	for i := range f.Orders {
		o := &f.Orders[i]
		p.Bears("the start of an order", ui.Centered(o.X0, o.Y0, 8, 8), o.Seat)
		p.Bears("a card", card.Move(300*float32(o.Seat), 0), o.Seat)
	}
}

// In a narrow key on a phone a word takes the room of the icon; a key without words is its
// icon.
func TestANarrowKeyShowsItsWordOrItsIcon(t *testing.T) {
	p := painter()
	was := p.Thumb
	p.Thumb = 44
	defer func() { p.Thumb = was }()
	narrow, wide := ui.Rect{W: 60, H: 46}, ui.Rect{W: 300, H: 46}
	for _, c := range []struct {
		text string
		r    ui.Rect
		icon bool
	}{{"", narrow, true}, {"", wide, true}, {"Tout compléter", narrow, false}, {"Fin", wide, true}} {
		b := (&Key{Text: c.text, Icon: "icons/forward"}).within(p, c.r)
		if (b.Icon != "") != c.icon || b.Text != c.text {
			t.Errorf("the key %q, %v wide, shows %q and %q", c.text, c.r.W, b.Text, b.Icon)
		}
	}
}
