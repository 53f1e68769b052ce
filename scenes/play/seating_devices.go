package play

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
)

// HandOut gives each person a device, where several people share the machine and the
// record does not say who held what: the free ones of devices, in order.
func (s *Seating[S, A, V]) HandOut(devices ...input.Device) {
	if s.Chairs.People() < 2 {
		return
	}
	taken := map[input.Device]bool{}
	for p := range s.Chairs {
		if c := &s.Chairs[p]; c.Person() {
			taken[c.Device] = true
		}
	}
	for p := range s.Chairs {
		c := &s.Chairs[p]
		if !c.Person() || c.Device != input.NoDevice {
			continue
		}
		for _, d := range devices {
			if !taken[d] {
				c.Device, taken[d] = d, true
				s.assignDevice(rules.Seat(p))
				break
			}
		}
	}
}

// Begin starts a tick of the scene: the lesson takes its part of the input, and a missing
// gamepad pauses. It returns the frame that is left for the scene.
func (s *Seating[S, A, V]) Begin(scene scenes.Scene, in *input.Frame) *input.Frame {
	in = s.k.Teach(scene, in)
	if s.Match != nil {
		s.k.KeepLesson(scene, s.Match.Info().ID, s.Keeper.Name)
		if s.k.Env.Steady {
			s.Match.Await()
		}
	}
	if lost := s.Watch(in); lost >= 0 {
		s.Lost(lost)
	}
	return in
}

// Watch handles gamepads in a tick and returns the seat whose gamepad is missing while
// the match waits for its person, or [rules.Spectator]. A person who left when their
// gamepad was disconnected gets the seat back with it, or with any unassigned gamepad on
// which A is pressed.
func (s *Seating[S, A, V]) Watch(in *input.Frame) (missing rules.Seat) {
	missing = rules.Spectator
	for p := range s.Chairs {
		c := &s.Chairs[p]
		pad := in.Pad(c.Device)
		if !c.Chair.Person() || pad == nil {
			continue
		}
		switch {
		case !c.Away && !pad.Connected && missing == rules.Spectator:
			missing = rules.Seat(p)
		case c.Away && !pad.Connected:
			c.gone = true
		case c.Away && (c.gone || pad.Pressed != 0) && (pad.Pressed != 0 || s.rounds() == 0):
			s.here(rules.Seat(p))
		}
	}
	s.takeOver(in)
	if missing == rules.Spectator {
		missing = s.dropped(in)
	}
	return missing
}

// takeOver gives the seat of a person who left, and whose own gamepad is gone, to an
// unassigned gamepad on which A is pressed.
func (s *Seating[S, A, V]) takeOver(in *input.Frame) {
	table := &s.k.Env.Devices.Seats
	for i := range in.Pads {
		pad := &in.Pads[i]
		if _, sits := table.Seat(pad.Device); sits || !pad.Device.IsGamepad() || !pad.Connected || !pad.Pressed.Has(input.A) {
			continue
		}
		for p := range s.Chairs {
			c := &s.Chairs[p]
			if !c.Away || !c.gone || c.Back {
				continue
			}
			s.Hold(rules.Seat(p), pad.Device)
			s.here(rules.Seat(p))
			// This A was used up.
			in.Menu.Pressed &^= input.Of(input.A)
			in.Menu.Repeat &^= input.Of(input.A)
			return
		}
	}
}

// dropped returns the person without a device of their own whose gamepad, the device used
// last, was disconnected in this tick.
func (s *Seating[S, A, V]) dropped(in *input.Frame) rules.Seat {
	for _, e := range in.Events {
		if e.Kind != input.Lost || e.Device != in.Device {
			continue
		}
		someone := rules.Spectator
		for i := range s.Chairs {
			p := rules.Seat(i)
			if !s.Chairs.Person(p) || s.Chairs[p].Device != input.NoDevice {
				continue
			}
			if s.Match == nil || s.Match.Waiting().Has(p) {
				return p
			}
			if someone == rules.Spectator {
				someone = p
			}
		}
		return someone
	}
	return rules.Spectator
}

// Hold assigns a device to a person; a person without a device of their own keeps
// sharing.
func (s *Seating[S, A, V]) Hold(p rules.Seat, d input.Device) {
	if s.Chairs[p].Device == input.NoDevice {
		s.k.Env.Devices.Seats.Leave(d)
		return
	}
	s.Chairs[p].Device = d
	s.assignDevice(p)
}

// Only returns the frame for the person who decides, where several people have a device
// each: the input of other people's devices is removed, except for asking for a pause.
// The mouse and keys that no seat is assigned count for all seats. Hints name the keys of
// the person who decides. The frame is valid until the next call.
func (s *Seating[S, A, V]) Only(in *input.Frame, who rules.Seat) *input.Frame {
	if !s.Chairs.Person(who) || s.Chairs.People() < 2 {
		return in
	}
	mine := s.Chairs[who].Device
	if mine != input.Mouse {
		s.k.HintsFor(mine)
	}
	someone, keyboard := false, true
	for p := range s.Chairs {
		if s.others(rules.Seat(p), mine) {
			someone = true
			keyboard = keyboard && !(mine.IsGamepad() && s.Chairs[p].Device.IsKeyboard())
		}
	}
	if mine == input.NoDevice || !someone {
		return in
	}
	keys := s.k.Env.Devices.Bindings()
	s.seen.Without(in, &keys, keyboard, func(d input.Device) bool {
		for p := range s.Chairs {
			if s.Chairs[p].Device == d && s.others(rules.Seat(p), mine) {
				return true
			}
		}
		return false
	})
	return &s.seen
}

// count counts the devices that the person at a seat uses in a tick, or that the only
// person uses who has no device of their own.
func (s *Seating[S, A, V]) count(in *input.Frame, who rules.Seat) {
	if sole := s.Chairs.Sole(); sole >= 0 {
		who = sole
	}
	if !s.Chairs.Person(who) || s.Chairs[who].Device != input.NoDevice {
		return
	}
	d := input.NoDevice
	switch {
	case !in.Keys.Held.Empty():
		d = input.LeftHalf
	case in.Pointer.Held != 0 || in.Pointer.Moved:
		d = input.Mouse
	}
	for i := range in.Pads {
		if p := &in.Pads[i]; p.Device.IsGamepad() && p.Held != 0 {
			d = p.Device
		}
	}
	if d == input.NoDevice {
		return
	}
	if s.used == nil {
		s.used = map[rules.Seat]map[input.Device]int{}
	}
	if s.used[who] == nil {
		s.used[who] = map[input.Device]int{}
	}
	s.used[who][d]++
}

// held returns the chairs of the start with the device of each person, or the one they
// used most if they have none of their own, and says for whom a computer player plays.
func (s *Seating[S, A, V]) held() []Chair {
	chairs := slices.Clone(s.Start.Chairs)
	for p := range chairs {
		c := &chairs[p]
		if s.Chairs[p].Away {
			c.Held = heldComputer
		}
		if !c.Person() || c.Device != input.NoDevice {
			continue
		}
		most := 0
		for d, n := range s.used[rules.Seat(p)] {
			if n > most || n == most && d < c.Device {
				c.Device, most = d, n
			}
		}
	}
	return chairs
}

// others reports whether the person of a seat has a device other than mine.
func (s *Seating[S, A, V]) others(p rules.Seat, mine input.Device) bool {
	c := &s.Chairs[p]
	return c.Chair.Person() && c.Device != input.NoDevice && c.Device != mine
}

// AsksPause reports whether a person asks for a pause, or the window lost the focus while
// people play. A host's match would not wait: who looks elsewhere wants to see it go on.
func (s *Seating[S, A, V]) AsksPause(in *input.Frame) bool {
	return in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(ebiten.KeyEscape) || !in.Focused && s.leave == nil && s.Chairs.People() > 0
}
