// Package input turns devices into what a game can use: keyboards, gamepads,
// mouse and fingers become a [Frame] of plain data once a tick, and the pads
// of a frame sit at seats.
//
// A [Source] says what is held now (Ebitengine, or a script); [Hands] keeps
// the tick before and derives from the two what was pressed, released and
// repeated. Half a keyboard and a gamepad are both a [Pad], so that nobody
// downstream asks which of them a player has in his hands. A settled tick
// allocates nothing.
package input

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
)

// TicksPerSecond is how often a frame is made; every duration counted in ticks
// refers to it.
const TicksPerSecond = 60

// How a held key, direction or button repeats: after RepeatDelay ticks, then
// every RepeatEvery ticks.
const (
	RepeatDelay = 24
	RepeatEvery = 5
)

// Frame is what the hands did during one tick. It is valid until the next
// tick: whoever keeps something copies it.
type Frame struct {
	// Tick counts frames from 1.
	Tick int64
	// Pads are the halves of the keyboard, always the first three, then every
	// gamepad seen so far, lost ones included. Pads[i].Device is not i.
	Pads []Pad
	// Menu is the pads and the keyboard's own keys taken together: what a menu
	// listens to when it does not matter who holds it.
	Menu Menu
	// Keys are the physical keys, for shortcuts.
	Keys Keys
	// Pointer is the mouse, or the first finger.
	Pointer Pointer
	// Touches are the fingers on the screen, for gestures with several.
	Touches []Touch
	// Runes are the characters typed in this tick, in order.
	Runes []rune
	// Events are devices that came, went and came back in this tick.
	Events []Event
	// Device is the one used last, whose keys the hints show.
	Device Device
	// Focused is false while another window has the keyboard.
	Focused bool
	// Closing is true in the tick in which somebody closes the window.
	Closing bool

	// own is what the keyboard's own keys do in menus.
	own Menu
}

// Pad is half a keyboard or a gamepad during one tick.
type Pad struct {
	Device Device
	// Connected is false for a gamepad that was unplugged.
	Connected bool
	// Held, Pressed and Released are the buttons that are down, that went down
	// and that went up in this tick. Repeat holds Pressed, and again what has
	// been held long enough to repeat.
	Held, Pressed, Released, Repeat Buttons
	// Stick and Stick2 are the left and the right stick, right and down
	// positive, of length 0 to 1, 0 inside the dead zone. The directions of a
	// keyboard and of a cross move Stick as well.
	Stick, Stick2 Vec
	// Places are the buttons of a gamepad that went down in this tick, by their
	// places, whatever they are bound to; 0 for a part of the keyboard.
	Places Buttons

	places Buttons
	since  [buttonCount]int32
}

// Vec is a place or a movement.
type Vec struct{ X, Y float64 }

// Menu is every device taken together; see [Frame].
type Menu struct {
	// Pressed and Repeat as in [Pad]. Enter and Space count as A, Escape as B,
	// Tab as R and Shift with Tab as L, the arrows as directions.
	Pressed, Repeat Buttons
}

// Keys are the physical keys during one tick, with the meaning of [Pad].
type Keys struct{ Held, Pressed, Released, Repeat KeySet }

// drop lets go of a key as if it had not been touched.
func (k *Keys) drop(key ebiten.Key) {
	for _, s := range [...]*KeySet{&k.Held, &k.Pressed, &k.Released, &k.Repeat} {
		s[key>>6] &^= 1 << (key & 63)
	}
}

// Shift reports whether a Shift key is down.
func (k *Keys) Shift() bool { return k.Held.Shift() }

// Control reports whether a Control key, or Command on a Mac, is down.
func (k *Keys) Control() bool { return k.Held.Control() }

// Pointer is the mouse, or the first finger, during one tick.
type Pointer struct {
	// X and Y are in device pixels from the upper left of the window.
	X, Y float64
	// Held, Pressed and Released are its buttons; a finger is MouseLeft.
	Held, Pressed, Released MouseButtons
	// Moved reports whether X or Y changed.
	Moved bool
	// WheelX and WheelY are the wheel's turn; up and right are positive.
	WheelX, WheelY float64
	// Touch says that the pointer is a finger, or was one last: nothing is
	// pointed at unless something is held.
	Touch bool
	// Cancelled comes with the release of a finger that was joined by a second
	// one: it is a gesture now and nothing was clicked.
	Cancelled bool
}

// Hovers reports whether the pointer rests over something: a mouse always does, a finger only while it
// is down or has just gone up.
func (p *Pointer) Hovers() bool { return !p.Touch || p.Held != 0 || p.Released != 0 }

// Touch is one finger during one tick.
type Touch struct {
	// ID is the same as long as the finger stays down.
	ID int
	// X and Y are in device pixels, StartX and StartY where it came down.
	X, Y, StartX, StartY float64
	// Pressed and Released say that it came down or left in this tick.
	Pressed, Released bool
}

// EventKind is what happened to a device.
type EventKind uint8

// The events.
const (
	// Connected: a gamepad is there for the first time.
	Connected EventKind = iota
	// Lost: a gamepad was unplugged, or its battery is empty.
	Lost
	// Returned: a lost gamepad is there again, in this slot or another; it
	// keeps its Device and therefore its seat.
	Returned
)

// Event is something that happened to a device.
type Event struct {
	Kind   EventKind
	Device Device
	// Seat is whose device it is, or [rules.Spectator].
	Seat rules.Seat
}

// Pad returns the pad of that device, or nil when it is none.
func (f *Frame) Pad(d Device) *Pad {
	for i := range f.Pads {
		if f.Pads[i].Device == d {
			return &f.Pads[i]
		}
	}
	return nil
}
