// Package input turns devices into game input: once a tick, keyboards, gamepads, mouse and fingers
// become a [Frame] of plain data, and the pads of a frame are assigned to seats.
//
// A [Source] returns what is held now (from Ebitengine, or a script); [Devices] keeps the previous tick
// and derives what was pressed, released and repeated. Half a keyboard and a gamepad are both a [Pad],
// so that other packages need not distinguish them. A settled tick allocates nothing.
package input

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
)

// TicksPerSecond is the rate of frames; all durations in ticks refer to it.
const TicksPerSecond = 60

// The repetition of a held key, direction or button: after RepeatDelay ticks, then every RepeatEvery
// ticks.
const (
	RepeatDelay = 24
	RepeatEvery = 5
)

// Frame is the input of one tick. It is valid until the next tick; copy what is needed longer.
type Frame struct {
	// Tick counts frames from 1.
	Tick int64
	// Missed is how many ticks' time went by since the frame before without a tick of its own:
	// 0 on a machine that keeps up.
	Missed int
	// Pads are the parts of the keyboard, always the first three, then every gamepad seen so far,
	// including lost ones. Pads[i].Device is not i.
	Pads []Pad
	// Menu combines all pads and the keyboard's own keys, for menus that anyone may use.
	Menu Menu
	// Keys are the physical keys, for shortcuts.
	Keys Keys
	// Pointer is the mouse, or the finger that came down last.
	Pointer Pointer
	// Touches are the fingers on the screen, for gestures.
	Touches []Touch
	// Runes are the characters typed in this tick, in order.
	Runes []rune
	// Dropped has the files that were dropped on the window in this tick, or is nil. It is read beside the
	// ticks: a browser answers between them.
	Dropped fs.FS
	// Events are devices that were connected, lost or returned in this tick.
	Events []Event
	// Device is the one used last; hints show its keys.
	Device Device
	// Focused is false while another window has the keyboard.
	Focused bool
	// Closing is true in the tick in which the user closes the window.
	Closing bool

	// own is the keyboard's own keys in menus.
	own Menu
}

// Pad is half a keyboard or a gamepad during one tick.
type Pad struct {
	Device Device
	// Connected is false for a gamepad that was unplugged.
	Connected bool
	// Held, Pressed and Released are the buttons that are down, that went down and that went up in
	// this tick. Repeat is Pressed plus what has been held long enough to repeat.
	Held, Pressed, Released, Repeat Buttons
	// Stick and Stick2 are the left and the right stick, right and down
	// positive, of length 0 to 1, 0 inside the dead zone. The directions of a
	// keyboard and of a cross move Stick as well.
	Stick, Stick2 Vec
	// Places are the buttons of a gamepad that went down in this tick, by position, regardless of
	// bindings; 0 for a part of the keyboard.
	Places Buttons

	places Buttons
	since  [buttonCount]int32
	// stuck are buttons that have been held since the pad was connected.
	stuck Buttons
}

// Vec is a position or a movement.
type Vec struct{ X, Y float64 }

// Menu combines all devices; see [Frame].
type Menu struct {
	// Pressed and Repeat as in [Pad]. Enter and Space count as A, Escape as B,
	// Tab as R and Shift with Tab as L, the arrows as directions.
	Pressed, Repeat Buttons
}

// Keys are the physical keys in one tick, in the terms of [Pad].
type Keys struct{ Held, Pressed, Released, Repeat KeySet }

// drop releases a key as if it had not been touched.
func (k *Keys) drop(key ebiten.Key) {
	for _, s := range [...]*KeySet{&k.Held, &k.Pressed, &k.Released, &k.Repeat} {
		s.Remove(key)
	}
}

// Shift reports whether a Shift key is down.
func (k *Keys) Shift() bool { return k.Held.Shift() }

// Control reports whether a Control key, or Command on a Mac, is down.
func (k *Keys) Control() bool { return k.Held.Control() }

// Pointer is the mouse, or the finger that came down last, during one tick.
type Pointer struct {
	// X and Y are in device pixels from the upper left of the window.
	X, Y float64
	// Held, Pressed and Released are its buttons; a finger is MouseLeft.
	Held, Pressed, Released MouseButtons
	// Moved reports whether X or Y changed.
	Moved bool
	// WheelX and WheelY are the wheel's turn; up and right are positive.
	WheelX, WheelY float64
	// Touch reports that the pointer is a finger, or was one last: it hovers over nothing then unless
	// it is down.
	Touch bool
	// Cancelled comes with a release that is no click: the finger is part of a gesture now, another
	// one presses, or the system took it away.
	Cancelled bool
}

// Hovers reports whether the pointer is over something: a mouse always is, a finger only while it is
// down or has just been lifted.
func (p *Pointer) Hovers() bool { return !p.Touch || p.Held != 0 || p.Released != 0 }

// Touch is one finger during one tick.
type Touch struct {
	// ID is the same as long as the finger stays down.
	ID int
	// X and Y are in device pixels, StartX and StartY where it came down.
	X, Y, StartX, StartY float64
	// Pressed and Released say that it came down or left in this tick.
	Pressed, Released bool
	// Cancelled comes with Released if the system took the finger away: nothing was tapped.
	Cancelled bool

	// still is for how many ticks it has been near a place, x0 and y0.
	still  int
	x0, y0 float64
}

// EventKind is what happened to a device.
type EventKind uint8

// The events.
const (
	// Connected: a gamepad is there for the first time.
	Connected EventKind = iota
	// Lost: a gamepad was unplugged, or its battery is empty.
	Lost
	// Returned: a lost gamepad is connected again, in this slot or another; it keeps its Device and
	// therefore its seat.
	Returned
)

// Event is something that happened to a device.
type Event struct {
	Kind   EventKind
	Device Device
	// Seat is the seat of the device, or [rules.Spectator].
	Seat rules.Seat
}

// Pad returns the pad of a device, or nil.
func (f *Frame) Pad(d Device) *Pad {
	for i := range f.Pads {
		if f.Pads[i].Device == d {
			return &f.Pads[i]
		}
	}
	return nil
}
