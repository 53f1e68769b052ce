//go:build linux && amd64

package guest

import (
	"encoding/json"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"ludotheque/scenes/trace"
)

// Things is what can be used on the screen now, and what has the focus.
func (g *Guest) Things() *trace.Things {
	g.t.Helper()
	told, err := os.ReadFile(g.things)
	if err != nil {
		g.t.Fatal(err)
	}
	var t trace.Things
	if err := json.Unmarshal(told, &t); err != nil {
		g.t.Fatalf("the program told of its screen %q: %v", told, err)
	}
	return &t
}

// Hold holds a key down until Release.
func (g *Guest) Hold(k ebiten.Key) { g.session.PressKey(k) }

// Release lets go of a key.
func (g *Guest) Release(k ebiten.Key) { g.session.ReleaseKey(k) }

// Move moves the mouse to (x, y), in pixels.
func (g *Guest) Move(x, y float64) { g.session.MoveCursor(x, y) }

// Drag moves the mouse from one place to another with its left button down, in
// a number of ticks.
func (g *Guest) Drag(x0, y0, x1, y1 float64, ticks int) bool {
	g.t.Helper()
	g.session.MoveCursor(x0, y0)
	g.Ticks(1)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		g.session.MoveCursor(x0+(x1-x0)*f, y0+(y1-y0)*f)
		g.Ticks(1)
	}
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return g.Ticks(2)
}

// Swipe moves a finger from one place to another in a number of ticks.
func (g *Guest) Swipe(x0, y0, x1, y1 float64, ticks int) bool {
	g.t.Helper()
	g.session.PressTouch(1, x0, y0)
	g.Ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		g.session.MoveTouch(1, x0+(x1-x0)*f, y0+(y1-y0)*f)
		g.Ticks(1)
	}
	g.session.ReleaseTouch(1)
	return g.Ticks(2)
}

// Wheel turns the wheel of the mouse by a number of notches, up positive.
func (g *Guest) Wheel(notches float64) bool {
	g.t.Helper()
	g.session.ScrollWheel(0, notches)
	return g.Ticks(2)
}

// Lean holds the left stick of a gamepad in a direction, each from -1 to 1.
func (g *Guest) Lean(pad int, x, y float64) {
	g.t.Helper()
	g.pads[pad].StandardAxes[ebiten.StandardGamepadAxisLeftStickHorizontal] = x
	g.pads[pad].StandardAxes[ebiten.StandardGamepadAxisLeftStickVertical] = y
	g.plugged()
}

// Push holds a button of a gamepad down, or lets go of it.
func (g *Guest) Push(pad int, button ebiten.StandardGamepadButton, down bool) {
	g.t.Helper()
	s := vmhost.GamepadStandardButtonState{}
	if down {
		s = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	g.pads[pad].StandardButtons[button] = s
	g.plugged()
}
