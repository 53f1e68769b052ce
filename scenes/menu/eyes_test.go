package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// Everybody tells a control that has the focus, that is chosen, that cannot be
// used and that is the thing to do from the others, and where a slider stands.
func TestEverybodySeesControls(t *testing.T) {
	g := ui.NewGui(ui.NewPainter())
	at := func(i int) ui.Rect { return ui.Rect{X: 40 + 200*float32(i%6), Y: 40 + 120*float32(i/6), W: 160, H: 54} }
	const plain, main, disabled, chosen, focused, low, high, first, second = 0, 1, 2, 3, 4, 6, 7, 8, 9
	id := func(i int) ui.ID { return ui.ID{Name: "control", N: i} }
	f := kittest.PrintOf(t, "controls", g.P, 1280, 720, func() {
		for range 20 { // until what is lifted has come to rest
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			g.P.Fill(g.P.View().Rect(), ui.Paper)
			g.Focus(id(focused))
			for i, b := range []ui.Button{plain: {}, main: {Main: true}, disabled: {Disabled: true}, chosen: {Chosen: true}, focused: {}} {
				b.Text = "Oui"
				g.Button(id(i), at(i), b)
			}
			g.Slider(id(low), at(low), 0.2, 10)
			g.Slider(id(high), at(high), 0.4, 10)
			g.Choice(id(first), at(first), []string{"Oui", "Oui"}, 0)
			g.Choice(id(second), at(second), []string{"Oui", "Oui"}, 1)
			g.End()
		}
	}, g.P.Flush)
	states := map[string]int{"a usual control": plain, "the thing to do": main, "one that cannot be used": disabled, "one that is chosen": chosen}
	for a, i := range states {
		for b, j := range states {
			if i < j {
				f.Apart(a+" and "+b, at(i).Inset(-2), at(j).Inset(-2), 1.0/24)
			}
		}
	}
	f.Apart("a control with the focus and another", at(focused).Inset(-8), at(plain).Inset(-8), 1.0/12)
	f.Apart("two places of a slider", at(low), at(high), 1.0/24)
	f.Apart("two choices", at(first), at(second), 1.0/3)
}

// Everybody tells in the settings which key waits for another, and that a key is
// refused.
func TestEverybodySeesKeysBeingChanged(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	r.k.Env.Settings.Motion = settings.Reduced
	r.scene = r.k.Settings(r.k.Title())
	r.run(2)
	s := r.scene.(*preferences)
	s.openRemap()
	r.run(20)
	print := func(name string) *kittest.Print {
		return kittest.PrintOf(t, name, r.k.P, 1280, 720, func() { r.run(1) }, r.scene.Picture().Flush)
	}
	plain := print("keys")
	id, _ := s.g.Focused()
	var key ui.Rect
	for _, th := range s.g.Controls(nil) {
		if th.ID == id {
			key = th.Rect
		}
	}
	h.key(ebiten.KeyEnter)
	r.run(20)
	waits := print("keys-waits")
	waits.Changed("a key that waits and another", plain, ui.Centered(key.CX(), key.CY(), 64, key.H), 1.0/12)
	taken := ebiten.KeyF1
	for _, row := range rows {
		if l, ok := r.k.Env.Settings.Keys.Key(halves[1].device, row.b); ok {
			taken = l
		}
	}
	h.key(taken)
	r.run(20)
	if !s.remap.wrong {
		t.Fatalf("%v is taken, and not refused", taken)
	}
	print("keys-refused").Changed("a key that is refused and one that is waited for", waits, ui.Rect{X: 262, Y: 548, W: 34, H: 48}, 1.0/12)
}

// Every curve of a plot bears its seat's sign on its way and at its end: nobody
// tells sixteen curves by their colours.
func TestEverybodySeesCurves(t *testing.T) {
	for _, n := range []int{4, len(ui.Seats)} {
		g := ui.NewGui(ui.NewPainter())
		r := ui.Rect{X: 40, Y: 40, W: 900, H: 500}
		f := kittest.PrintOf(t, "plot-"+ui.Digits(n), g.P, 1280, 720, func() {
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			g.P.Fill(g.P.View().Rect(), ui.Paper)
			g.Plot(r, crowded(n, 1).Curves, nil, "1200", 1)
			g.End()
		}, g.P.Flush)
		f.Signs(n)
		way, end := r.CutLeft(r.W*0.7, 0)
		for s := range rules.Seat(n) {
			f.Bears("a curve", way, s)
			f.Bears("the end of a curve", end, s)
		}
	}
}

// Everybody tells in the lobby whose each place is, one that is taken from one
// that is free, and whose gamepad is gone.
func TestEverybodySeesPlaces(t *testing.T) {
	r, h, l := inLobby(t, "Second")
	r.k.Env.Settings.Motion = settings.Reduced
	r.run(60)
	print := func(name string) *kittest.Print {
		return kittest.PrintOf(t, name, r.k.P, 1280, 720, func() { r.run(1) }, r.scene.Picture().Flush)
	}
	free := print("lobby-free")
	free.Signs(4)
	place := func(id ui.ID) (r ui.Rect) {
		for _, th := range l.g.Controls(nil) {
			if th.ID == id {
				r = th.Rect
			}
		}
		return r
	}
	b := place(inviteID(1))
	h.pad(1, input.A)
	r.run(60)
	if sitting(l) != "PPcc" {
		t.Fatalf("%s sit", sitting(l))
	}
	taken := print("lobby-taken")
	taken.Changed("a place that is taken and one that is free", free, b, 1.0/12)
	h.now.Pads = h.now.Pads[:1]
	r.run(60)
	above := ui.Rect{X: b.X, Y: b.Y - 150, W: b.W, H: 150}
	lost := print("lobby-lost")
	lost.Changed("a gamepad and one that is gone", taken, above, 1.0/24)
	lost.Changed("a place that is well and one whose gamepad is gone", taken, b, 1.0/24)
}
