package input

import "io/fs"

// Source reads the present state of the devices.
type Source interface {
	// Read fills s, once a tick. s is empty, but its slices may have capacity; Read must not retain
	// it.
	Read(s *Snapshot)
}

// Rumbler is a Source whose gamepads can vibrate.
type Rumbler interface {
	// Rumble vibrates the pad in that slot for some ticks; strong and weak are the strengths of the
	// low and the high-frequency motor, 0 to 1.
	Rumble(slot, ticks int, strong, weak float64)
}

// Snapshot is what the devices hold down at one moment.
type Snapshot struct {
	// Keys held, with sides (ShiftLeft, never Shift).
	Keys KeySet
	// Pads that are plugged in.
	Pads []PadState
	// MouseX and MouseY in device pixels.
	MouseX, MouseY float64
	Mouse          MouseButtons
	WheelX, WheelY float64
	Touches        []TouchPoint
	// Arrows reports that the keypad's keys are arrows: NumLock is off.
	Arrows bool
	// Runes typed since the last snapshot.
	Runes []rune
	// Dropped has the files that were dropped on the window since the last snapshot, or is nil.
	Dropped fs.FS
	// Focused reports whether the window has the keyboard.
	Focused bool
	// Closing reports that the user wants to close the window.
	Closing bool
}

// PadState is a gamepad at one moment.
type PadState struct {
	// Slot is where it is plugged in: unique among the pads of a snapshot.
	Slot int
	// GUID and Name identify the model; two pads of one model are equal.
	GUID, Name string
	// Odd reports that the layout is unknown: Held is by button numbers.
	Odd           bool
	Held          Buttons
	Stick, Stick2 Vec
	// Hat is a cross that is reported as two axes.
	Hat Vec
}

func (p *PadState) kind() Kind {
	if p.Odd {
		return Unknown
	}
	return KindOf(p.GUID, p.Name)
}

// TouchPoint is a finger at one moment.
type TouchPoint struct {
	ID   int
	X, Y float64
	// Cancelled reports that the system took the finger away; it is not in the next snapshot.
	Cancelled bool
}

func (s *Snapshot) reset() {
	*s = Snapshot{Pads: s.Pads[:0], Touches: s.Touches[:0], Runes: s.Runes[:0]}
}
