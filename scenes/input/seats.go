package input

import "ludotheque/rules"

// maxSeats bounds the seats that devices can take.
const maxSeats = 32

// Seats assigns devices to seats. The zero value has no seats: [Seats.Open] sets those that can be
// taken.
type Seats struct {
	devices [maxSeats]Device
	open    rules.Seats
}

// Open sets the seats that can be taken; devices at other seats lose them.
func (t *Seats) Open(ss rules.Seats) {
	t.open = ss
	for s := range rules.Seat(maxSeats) {
		if !ss.Has(s) {
			t.devices[s] = NoDevice
		}
	}
}

// Device returns the device at s, or NoDevice.
func (t *Seats) Device(s rules.Seat) Device {
	if s < 0 || s >= maxSeats {
		return NoDevice
	}
	return t.devices[s]
}

// Seat returns the seat of d; ok is false if it has none.
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

// Sit moves d to s; a device that was there loses its seat. It reports whether s is an open seat.
func (t *Seats) Sit(d Device, s rules.Seat) bool {
	if d == NoDevice || !t.open.Has(s) {
		return false
	}
	t.Leave(d)
	t.devices[s] = d
	return true
}

// Leave removes d from its seat.
func (t *Seats) Leave(d Device) {
	if s, ok := t.Seat(d); ok {
		t.devices[s] = NoDevice
	}
}

// Join gives the next free open seat to a device that presses A and has none: at most one per tick.
// The mouse joins only by Sit, where a click means it.
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

// Replace lets any device that presses A and has no seat take the first missing seat. Call it while
// [Seats.Missing] is not empty.
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

// Pad returns the pad at a seat in that frame, or nil if there is none or it is the mouse.
func (t *Seats) Pad(f *Frame, s rules.Seat) *Pad { return f.Pad(t.Device(s)) }
