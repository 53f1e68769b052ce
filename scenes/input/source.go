package input

// Source says what the devices do now.
type Source interface {
	// Read fills s, once a tick. s comes empty, save that its slices keep their
	// room; Read may keep nothing of it.
	Read(s *Snapshot)
}

// Rumbler is a Source whose gamepads can shake.
type Rumbler interface {
	// Rumble shakes the pad in that slot for some ticks; strong and weak are
	// the strengths of the deep and of the fine motor, 0 to 1.
	Rumble(slot, ticks int, strong, weak float64)
}

// Snapshot is what the devices hold down at one moment.
type Snapshot struct {
	// Keys held, sides told apart (ShiftLeft, never Shift).
	Keys KeySet
	// Pads that are plugged in.
	Pads []PadState
	// MouseX and MouseY in device pixels.
	MouseX, MouseY float64
	Mouse          MouseButtons
	WheelX, WheelY float64
	Touches        []TouchPoint
	// Runes typed since the last snapshot.
	Runes []rune
	// Focused reports whether the window has the keyboard.
	Focused bool
	// Closing says that somebody asks to close the window.
	Closing bool
}

// PadState is a gamepad at one moment.
type PadState struct {
	// Slot is where it is plugged in: unique among the pads of a snapshot.
	Slot int
	// GUID and Name say which model it is; two of one model are equal.
	GUID, Name string
	// Odd says that nobody knows which of its buttons lies where: Held follows
	// the numbers of its buttons.
	Odd           bool
	Held          Buttons
	Stick, Stick2 Vec
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
}

func (s *Snapshot) reset() {
	*s = Snapshot{Pads: s.Pads[:0], Touches: s.Touches[:0], Runes: s.Runes[:0]}
}
