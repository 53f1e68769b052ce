package menu

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// hands lets people sit down and get up; a press that did so does not also confirm.
func (l *lobby) hands(in *input.Frame) {
	l.moved = l.moved[:0]
	for _, e := range in.Events {
		n := e.Device.Number()
		switch e.Kind {
		case input.Connected:
			if l.ticks > 0 {
				l.g.Toasts.Drop(l.plugged) // of several the latest says it for all
				l.plugged = l.k.Say(words.DeviceConnected(n, l.k.Env.Devices.Name(e.Device)))
				l.g.Toast(l.plugged)
			}
		case input.Lost:
			l.k.Env.Unsay(words.DeviceReturned(n))
			l.k.Env.Say(words.DeviceGone(n))
		case input.Returned:
			l.k.Env.Unsay(words.DeviceGone(n))
			l.k.Env.Say(words.DeviceReturned(n))
		}
	}
	select {
	case err := <-l.copied:
		if err != nil {
			l.k.Env.Say(words.CopyFailed())
		} else {
			l.k.Env.Say(l.copying)
		}
	default:
	}
	if l.typing() || l.more {
		return
	}
	seats := &l.k.Env.Devices.Seats
	for i := range in.Pads {
		p := &in.Pads[i]
		s, sits := seats.Seat(p.Device)
		if !p.Pressed.Has(input.B) || !sits || s == l.host() {
			continue
		}
		l.leave(s)
		l.moved = append(l.moved, p.Device)
	}
	l.tellLeader(in, seats)
	if d := joining(in, seats); d != input.NoDevice {
		s := l.free()
		if s < 0 && l.count < len(l.places) {
			// A full table gets one more chair.
			s = rules.Seat(l.count)
			l.setCount(l.count + 1)
		}
		if s >= 0 {
			l.sit(s, d)
			l.moved = append(l.moved, d)
		}
	}
}

// lead returns the frame without the input of those who do not lead: their devices only join, leave
// and name. The leader is the first person seated. Gamepads without a seat count only if the leader
// has no device of their own.
func (l *lobby) lead(in *input.Frame) *input.Frame {
	host := l.host()
	if host < 0 {
		return in
	}
	seats, own := &l.k.Env.Devices.Seats, l.places[host].device
	if pad := in.Pad(own); pad != nil && !pad.Connected {
		own = input.NoDevice // another player has to
	}
	others := func(d input.Device) bool {
		s, sits := seats.Seat(d)
		switch {
		case slices.Contains(l.moved, d):
			return true
		case sits:
			return s != host
		}
		return d.IsGamepad() && own != input.NoDevice
	}
	start := false
	for i := range in.Pads {
		p := &in.Pads[i]
		start = start || p.Pressed.Has(input.Start) && !others(p.Device)
	}
	keys := l.k.Env.Devices.Bindings()
	l.seen.Without(in, &keys, true, others)
	if !start {
		l.seen.Menu.Pressed &^= input.Of(input.Start)
		l.seen.Menu.Repeat &^= input.Of(input.Start)
	}
	return &l.seen
}

// chosen returns the seat whose small card has the focus, when a computer player with a
// character of its own may sit there, else rules.Spectator.
func (l *lobby) chosen() rules.Seat {
	id, _ := l.g.Focused()
	if s := rules.Seat(id.N); id == chairID(s) && int(s) < l.count && !l.places[s].taken() && len(l.figures) > 1 {
		return s
	}
	return rules.Spectator
}

// tellLeader tells a seated person who presses A or Start, and does not lead, who leads.
func (l *lobby) tellLeader(in *input.Frame, seats *input.Seats) {
	host := l.host()
	if host < 0 {
		return
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		if s, sits := seats.Seat(p.Device); sits && s != host && p.Pressed.Any(input.Of(input.A, input.Start)) {
			l.g.Refuse(startID)
			l.g.Toast(l.k.Say(words.LobbyHost(l.seated(host))))
		}
	}
}

// joining returns a device without a seat that presses A, or none.
func joining(in *input.Frame, seats *input.Seats) input.Device {
	for i := range in.Pads {
		p := &in.Pads[i]
		if _, sits := seats.Seat(p.Device); p.Connected && p.Pressed.Has(input.A) && !sits {
			return p.Device
		}
	}
	return input.NoDevice
}
