package menu

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// hands lets people sit down and get up; a button that did so is nobody's yes
// any more.
func (l *lobby) hands(in *input.Frame) {
	for _, e := range in.Events {
		n := e.Device.Number()
		switch e.Kind {
		case input.Connected:
			if l.ticks > 0 {
				l.g.Toasts.Drop(l.plugged) // of several the latest says it for all
				l.plugged = l.k.Say(words.DeviceConnected(n, l.k.Env.Hands.Name(e.Device)))
				l.g.Toast(l.plugged)
			}
		case input.Lost:
			l.k.Env.Say(words.DeviceGone(n))
		case input.Returned:
			l.k.Env.Say(words.DeviceReturned(n))
		}
	}
	select {
	case err := <-l.copied:
		if err != nil {
			l.k.Env.Say(words.LobbySeedHint())
		} else {
			l.k.Env.Say(words.LobbySeedCopied())
		}
	default:
	}
	if l.typing() || l.under() {
		return
	}
	if s := l.chosen(); s >= 0 && in.Menu.Pressed.Has(input.X) {
		l.another(s)
	}
	table := &l.k.Env.Hands.Seats
	for i := range in.Pads {
		p := &in.Pads[i]
		s, sits := table.Seat(p.Device)
		if !p.Pressed.Has(input.B) || !sits || s == l.host() {
			continue
		}
		l.leave(s)
		in.Menu.Pressed &^= input.Of(input.B)
	}
	if l.hasty(in, table) {
		in.Menu.Pressed &^= input.Of(input.A)
		in.Menu.Repeat &^= input.Of(input.A)
	}
	if d := joining(in, table); d != input.NoDevice {
		s := l.free()
		if s < 0 && l.count < len(l.places) {
			// A full table gets one more chair.
			s = rules.Seat(l.count)
			l.setCount(l.count + 1)
		}
		if s >= 0 {
			l.sit(s, d)
			in.Menu.Pressed &^= input.Of(input.A)
			in.Menu.Repeat &^= input.Of(input.A)
		}
	}
}

// chosen is the seat whose small card has the focus, when a computer player with a
// character of its own may sit there, else rules.Spectator.
func (l *lobby) chosen() rules.Seat {
	id, _ := l.g.Focused()
	if s := rules.Seat(id.N); id == chairID(s) && int(s) < l.count && !l.places[s].taken() && len(l.figures) > 1 {
		return s
	}
	return rules.Spectator
}

// hasty says whether somebody who sits already presses A on the key to start while seats
// are free: mostly somebody else with their device, who wants to join. Then who sat down
// first starts, and is named.
func (l *lobby) hasty(in *input.Frame, table *input.Seats) bool {
	host := l.host()
	if id, _ := l.g.Focused(); id != startID || host < 0 || l.free() < 0 || l.places[host].device == input.NoDevice {
		return false
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		if s, sits := table.Seat(p.Device); sits && s != host && p.Pressed.Has(input.A) {
			l.g.Refuse(startID)
			l.g.Toast(l.k.Say(words.LobbyHost(l.seated(host))))
			return true
		}
	}
	return false
}

// joining is a device without a seat that presses A, or none.
func joining(in *input.Frame, table *input.Seats) input.Device {
	for i := range in.Pads {
		p := &in.Pads[i]
		if _, sits := table.Seat(p.Device); p.Connected && p.Pressed.Has(input.A) && !sits {
			return p.Device
		}
	}
	return input.NoDevice
}
