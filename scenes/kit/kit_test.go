package kit

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Widgets get a frame in units: a pointer at its place, a finger only while it
// is down, steps of the focus from any device.
func TestHandsInUnits(t *testing.T) {
	v := ui.NewView(1920, 1080)
	f := &input.Frame{}
	f.Pointer = input.Pointer{X: 960, Y: 540, Moved: true, Pressed: 1 << input.MouseLeft, Held: 1 << input.MouseLeft}
	f.Menu.Repeat = input.Of(input.Left, input.Down, input.R)
	f.Menu.Pressed = input.Of(input.A)
	f.Keys.Repeat.Add(ebiten.KeyBackspace)
	h := Hands(f, v)
	if h.X != 640 || h.Y != 360 || !h.Pressed || !h.Down || !h.Moved {
		t.Errorf("the pointer: %+v", h)
	}
	if h.DX != -1 || h.DY != 1 || h.Tab != 1 || !h.Act || h.Back || !h.Erase {
		t.Errorf("the keys: %+v", h)
	}
	f.Pointer = input.Pointer{X: 960, Y: 540, Touch: true}
	if h := Hands(f, v); h.X >= 0 || h.Moved {
		t.Errorf("a finger that left still points: %+v", h)
	}
	f.Pointer = input.Pointer{Released: 1 << input.MouseLeft, Touch: true, Cancelled: true}
	if h := Hands(f, v); h.Released {
		t.Error("a finger that was joined by another clicks")
	}
}
