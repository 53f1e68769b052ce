package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
)

// What is pressed and let go of between two steps leads in the next one, by any device.
func TestAShortTapLeads(t *testing.T) {
	mouse := func(th *theatre, x, y float64, down bool) {
		now := &th.Src.Now
		now.MouseX, now.MouseY, now.Mouse = x, y, 0
		if down {
			now.Mouse = 1 << input.MouseLeft
		}
	}
	keys := map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}
	for _, c := range []struct {
		name     string
		down, up func(th *theatre, to game.Dir)
	}{
		{"a key", func(th *theatre, to game.Dir) { th.Hold(keys[to], true) }, func(th *theatre, to game.Dir) { th.Hold(keys[to], false) }},
		{"a pad's cross", func(th *theatre, to game.Dir) {
			th.Src.Now.Pads = []input.PadState{{Name: "Pad", Held: input.Of(button(to))}}
		}, func(th *theatre, _ game.Dir) { th.Src.Now.Pads = []input.PadState{{Name: "Pad"}} }},
		{"a stick", func(th *theatre, to game.Dir) {
			dx, dy := to.Vector()
			th.Src.Now.Pads = []input.PadState{{Name: "Pad", Stick: input.Vec{X: float64(dx), Y: float64(dy)}}}
		}, func(th *theatre, _ game.Dir) { th.Src.Now.Pads = []input.PadState{{Name: "Pad"}} }},
		{"the mouse", func(th *theatre, _ game.Dir) { mouse(th, 600, 300, true) }, func(th *theatre, to game.Dir) {
			dx, dy := to.Vector()
			mouse(th, 600+40*float64(dx), 300+40*float64(dy), false)
		}},
		{"a finger", func(th *theatre, _ game.Dir) {
			th.Src.Now.Touches = []input.TouchPoint{{ID: 3, X: 600, Y: 300}}
			th.Wait(1)
		}, func(th *theatre, to game.Dir) {
			dx, dy := to.Vector()
			th.Src.Now.Touches[0].X += 40 * float64(dx)
			th.Src.Now.Touches[0].Y += 40 * float64(dy)
			th.Wait(1)
			th.Src.Now.Touches = nil
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			th := newTheatre(t, people(1, 3, nil))
			th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
			if c.name == "a stick" { // a new pad's axes count once they were at rest
				th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
				th.Wait(1)
			}
			w := &th.wish[0]
			facing := th.View.Runners[0].Facing
			for _, k := range directions {
				if k.d == facing || k.d == facing.Back() {
					continue
				}
				c.down(th, k.d)
				th.Wait(1)
				before := w.dir
				c.up(th, k.d)
				steps := th.View.Ticks
				th.Wait(1)
				if w.dir != k.d {
					t.Errorf("the way is %v, and %v before, not %v", w.dir, before, k.d)
				}
				if !w.fresh && th.View.Ticks == steps {
					t.Errorf("%v is forgotten before the next step", k.d)
				}
				th.Wait(1)
				if w.swiping {
					t.Error("what was let go of still steers")
				}
				th.Wait(4)
			}
		})
	}
}

// button returns a direction's on a pad.
func button(to game.Dir) input.Button {
	for _, k := range directions {
		if k.d == to {
			return k.b
		}
	}
	return input.A
}
