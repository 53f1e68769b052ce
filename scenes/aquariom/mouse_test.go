package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
)

// mouse moves the mouse to a place of the window and holds a button there for that many ticks, and
// lets go of it; a button below 0 is none.
func (th *theatre) mouse(button int, x, y float32, ticks int) {
	k := float64(th.Gui.P.View().Scale)
	now := &th.Src.Now
	now.MouseX, now.MouseY = float64(x)*k, float64(y)*k
	th.Wait(1)
	if button >= 0 {
		now.Mouse = input.MouseButtons(1) << button
	}
	th.Wait(ticks)
	now.Mouse = 0
	th.Wait(1)
}

// A mouse alone has all that the game has: its right button divides towards the pointer, the papers
// that offer a division and an urchin are clicked.
func TestAMouseAloneHasEveryAct(t *testing.T) {
	heavy := pond(t, func(m *game.Map) {
		m.StartMass, m.Turns, m.Viruses = 150, 4000, nil
		m.Width, m.Height = 3000, 2000
		m.Starts[0], m.Starts[1] = game.Point{X: 1500, Y: 1000}, game.Point{X: 100, Y: 100}
	})
	for _, c := range []struct {
		name string
		act  func(th *theatre)
		want func(v *game.View) bool
	}{
		{"the right button divides", func(th *theatre) { th.mouse(int(input.MouseRight), 900, 300, 4) },
			func(v *game.View) bool { return v.Players[0].Cells == 2 }},
		{"the paper divides", func(th *theatre) {
			th.mouse(int(input.MouseLeft), th.lay.offer.CX(), th.lay.offer.CY(), 4)
		}, func(v *game.View) bool { return v.Players[0].Cells == 2 }},
		{"the other paper lays an urchin", func(th *theatre) {
			th.mouse(int(input.MouseLeft), th.lay.laying.CX(), th.lay.laying.CY(), 4)
		}, func(v *game.View) bool { return len(v.Viruses) == 1 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			th := newTheatre(t, people(2, 1, 5, heavy))
			th.mouse(-1, 900, 300, 30)
			c.act(th)
			th.Until("it to be done", func() bool { return c.want(th.now) })
		})
	}
	th := newTheatre(t, people(2, 1, 5, heavy))
	share := func(ticks int) float32 {
		th.mouse(int(input.MouseRight), 900, 300, ticks)
		least := float32(1)
		th.Until("a daughter", func() bool { return th.now.Players[0].Cells > 1 })
		for i := range th.now.Cells {
			if c := &th.now.Cells[i]; c.Owner == rules.Seat(0) {
				least = min(least, c.Mass/th.now.Players[0].Mass)
			}
		}
		return least
	}
	if got := share(50); got < 0.4 {
		t.Errorf("a right button that is held makes a daughter of %.2f", got)
	}
}

// The pointer steers also where it rests on a paper that offers something.
func TestAPointerOnAPaperSteers(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, pond(t, func(m *game.Map) {
		m.StartMass, m.Turns, m.Viruses = 150, 4000, nil
		m.Width, m.Height = 3000, 2000
		m.Starts[0], m.Starts[1] = game.Point{X: 1500, Y: 1000}, game.Point{X: 100, Y: 100}
	})))
	for _, paper := range []string{"a division", "an urchin"} {
		th.mouse(-1, 900, 300, 30)
		r := th.lay.offer
		if paper == "an urchin" {
			r = th.lay.laying
		}
		th.mouse(-1, r.CX(), r.CY(), 1)
		v := &th.panes[0]
		x, y := v.frame.At(th.hands[0].aim.X, th.hands[0].aim.Y)
		if r.W == 0 || hypot(x-r.CX(), y-r.CY()) > 60 {
			t.Errorf("a pointer on the paper that offers %s, %v, steers to %v, %v", paper, r, x, y)
		}
	}
}

// What can be done names the device in use: the right button of a mouse, no key for what is clicked or
// tapped, and keys after a key.
func TestOffersNameTheDeviceInUse(t *testing.T) {
	th := newTheatre(t, people(2, 1, 3, nil))
	names := func(by, divides, lays string) {
		t.Helper()
		for b, want := range map[input.Button]string{input.A: divides, input.X: lays} {
			got := ""
			if l := th.keyOf(0, b); l.ok {
				got = l.label.Icon + th.Kit.Spoken(l.label)
			}
			if got != want {
				t.Errorf("%s: button %v is called %q, want %q", by, b, got, want)
			}
		}
	}
	th.Press(ebiten.KeyArrowUp)
	names("keys", th.Kit.Say(words.KeySpace()), "V")
	th.mouse(int(input.MouseLeft), 900, 300, 2)
	names("a mouse", rightButton, "V")
	th.Press(ebiten.KeyV)
	names("a key beside the mouse that steers", rightButton, "V")
	th.Tap(700, 300)
	names("a finger", "", "")
}
