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
