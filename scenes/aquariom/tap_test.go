package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
)

// A key, a stick or a finger that is let go of before the turn is taken leads in that
// turn, and in no other.
func TestAShortTapLeads(t *testing.T) {
	for _, c := range []struct {
		name string
		down func(th *theatre)
		up   func(th *theatre)
		// stays says that the way is gone on: a finger shows a place.
		stays bool
	}{
		{"a key", func(th *theatre) { th.Hold(ebiten.KeyArrowRight, true) }, func(th *theatre) { th.Hold(ebiten.KeyArrowRight, false) }, false},
		{"a stick", func(th *theatre) { th.Src.Now.Pads = []input.PadState{{Name: "Pad", Stick: input.Vec{X: 1}}} }, func(th *theatre) { th.Src.Now.Pads = []input.PadState{{Name: "Pad"}} }, false},
		{"a pad's cross", func(th *theatre) { th.Src.Now.Pads = []input.PadState{{Name: "Pad", Held: input.Of(input.Right)}} }, func(th *theatre) { th.Src.Now.Pads = []input.PadState{{Name: "Pad"}} }, false},
		{"a finger", func(th *theatre) {
			f := th.flockOf(0)
			x, y := th.panes[0].frame.At(f.x+200, f.y)
			k := float64(th.Gui.P.View().Scale)
			th.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x) * k, Y: float64(y) * k}}
		}, func(th *theatre) { th.Src.Now.Touches = nil }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			th := newTheatre(t, people(3, 1, 5, short))
			c.up(th)
			next := func() (moved float32) {
				from, turn := th.now.Cell(th.own()).At.X, th.now.Turn
				th.Until("the next turn", func() bool { return th.now.Turn > turn })
				return th.now.Cell(th.own()).At.X - from
			}
			next()
			if th.Hold(ebiten.KeyArrowLeft, true); next() >= 0 {
				t.Fatal("a key that is held does not lead")
			}
			th.Hold(ebiten.KeyArrowLeft, false)
			next()
			next()
			c.down(th)
			th.Wait(1)
			c.up(th)
			th.Wait(1)
			if moved := next(); moved <= 1 {
				t.Errorf("it moves by %v in the turn of the tap", moved)
			}
			if moved := next(); moved > 1 != c.stays {
				t.Errorf("it moves by %v in the turn after", moved)
			}
		})
	}
}

// own returns a cell of the first seat.
func (th *theatre) own() uint32 {
	for i := range th.now.Cells {
		if th.now.Cells[i].Owner == 0 {
			return th.now.Cells[i].ID
		}
	}
	th.T.Fatal("the first seat has no cell")
	return 0
}
