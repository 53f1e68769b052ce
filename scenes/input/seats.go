package input

import "ludotheque/rules"

// maxSeats bounds the seats that devices can take: more do not sit at one screen.
const maxSeats = 32

// Seats says which device sits where. The zero value is an empty table with no
// place at all: [Seats.Open] says which places can be taken.
type Seats struct {
	devices [maxSeats]Device
	open    rules.Seats
}

// Open makes ss the places that can be taken; who sits elsewhere gets up.
func (t *Seats) Open(ss rules.Seats) {
	t.open = ss
	for s := range rules.Seat(maxSeats) {
		if !ss.Has(s) {
			t.devices[s] = NoDevice
		}
	}
}

// Device is who sits at s, or NoDevice.
func (t *Seats) Device(s rules.Seat) Device {
	if s < 0 || s >= maxSeats {
		return NoDevice
	}
	return t.devices[s]
}

// Seat returns where d sits; ok is false when it sits nowhere.
func (t *Seats) Seat(d Device) (s rules.Seat, ok bool) {
	if d != NoDevice {
		for s := range rules.Seat(maxSeats) {
			if t.devices[s] == d {
				return s, true
			}
		}
	}
	return rules.Spectator, false
}

// Sit puts d at s, from wherever it sat; who sat there gets up. It reports whether s is an open place.
func (t *Seats) Sit(d Device, s rules.Seat) bool {
	if d == NoDevice || !t.open.Has(s) {
		return false
	}
	t.Leave(d)
	t.devices[s] = d
	return true
}

// Leave makes d get up.
func (t *Seats) Leave(d Device) {
	if s, ok := t.Seat(d); ok {
		t.devices[s] = NoDevice
	}
}

// Join gives the next free open place to a device that presses A and has none
// yet: at most one a tick. The mouse joins only where its click is meant so,
// by Sit.
func (t *Seats) Join(f *Frame) (d Device, s rules.Seat, ok bool) {
	free := t.free()
	if free < 0 {
		return NoDevice, rules.Spectator, false
	}
	for i := range f.Pads {
		p := &f.Pads[i]
		if !p.Connected || !p.Pressed.Has(A) {
			continue
		}
		if _, sits := t.Seat(p.Device); !sits {
			return p.Device, free, t.Sit(p.Device, free)
		}
	}
	return NoDevice, rules.Spectator, false
}

func (t *Seats) free() rules.Seat {
	for s := range rules.Seat(maxSeats) {
		if t.open.Has(s) && t.devices[s] == NoDevice {
			return s
		}
	}
	return rules.Spectator
}

// Missing returns the seats whose gamepad is unplugged: a match waits for them.
func (t *Seats) Missing(f *Frame) rules.Seats {
	var out rules.Seats
	for s := range rules.Seat(maxSeats) {
		if p := f.Pad(t.devices[s]); p != nil && !p.Connected {
			out = out.With(s)
		}
	}
	return out
}

// Replace lets any device that presses A and has no seat take the place of the
// first missing one. Call it while [Seats.Missing] is not empty.
func (t *Seats) Replace(f *Frame) (d Device, s rules.Seat, ok bool) {
	s = t.Missing(f).First()
	if s < 0 {
		return NoDevice, rules.Spectator, false
	}
	for i := range f.Pads {
		p := &f.Pads[i]
		if _, sits := t.Seat(p.Device); p.Connected && p.Pressed.Has(A) && !sits {
			return p.Device, s, t.Sit(p.Device, s)
		}
	}
	return NoDevice, rules.Spectator, false
}

// Pad returns the pad at a seat in that frame, or nil: nobody, or the mouse.
func (t *Seats) Pad(f *Frame, s rules.Seat) *Pad { return f.Pad(t.Device(s)) }
