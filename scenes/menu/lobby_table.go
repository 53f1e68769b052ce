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
				l.k.Env.Say(words.DeviceConnected(n, l.k.Env.Hands.Name(e.Device)))
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
	if l.typing() || l.sheet() {
		return
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

// host is the first seat with a person, whose way back leaves the lobby.
func (l *lobby) host() rules.Seat {
	for i := range l.count {
		if l.places[i].person {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// free is the first seat without a person, or rules.Spectator.
func (l *lobby) free() rules.Seat {
	for i := range l.count {
		if !l.places[i].person {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// people is the number of persons at the table.
func (l *lobby) people() int {
	n := 0
	for i := range l.count {
		if l.places[i].person {
			n++
		}
	}
	return n
}

// setCount lays the table for n, within what the game takes. What is too much
// goes from the end: computer players first, people only when nobody else is
// left.
func (l *lobby) setCount(n int) {
	n = max(l.front.Info.Min, min(l.front.Info.Max, n))
	for l.count > n {
		last := rules.Seat(l.count - 1)
		for s := last; s >= 0; s-- {
			if !l.places[s].person {
				last = s
				break
			}
		}
		l.closeSeat(last)
	}
	l.count = n
}

// closeSeat takes a chair away; those after it move up, with whoever sits there
// and what they hold. The game's smallest table stays.
func (l *lobby) closeSeat(s rules.Seat) {
	if l.count <= l.front.Info.Min {
		return
	}
	gone := l.places[s]
	if gone.person {
		l.leave(s)
	}
	copy(l.places[s:l.count], l.places[s+1:l.count])
	l.count--
	l.places[l.count] = place{level: gone.level}
	for i := s; int(i) < l.count; i++ {
		if d := l.places[i].device; d != input.NoDevice {
			l.k.Env.Hands.Seats.Sit(d, i)
		}
	}
}

// mixed is what allLevels answers for computer players of several levels.
func (l *lobby) mixed() int { return len(l.levels) }

// allLevels is the level of all computer players at the table, or mixed; with
// none at the table, that of those who would come.
func (l *lobby) allLevels() int {
	places := l.places[:l.count]
	if l.people() == l.count {
		places = l.places
	}
	level := -1
	for i := range places {
		switch pl := &places[i]; {
		case pl.person && l.people() < l.count:
		case level < 0:
			level = pl.level
		case level != pl.level:
			return l.mixed()
		}
	}
	return max(level, 0)
}

// setLevels gives every computer player that level, those who are still to come
// too; mixed deals the levels out in turn.
func (l *lobby) setLevels(level int) {
	turn := 0
	for i := range l.places {
		l.places[i].level = level
		if level == l.mixed() {
			l.places[i].level = turn % len(l.levels)
			if !l.places[i].person {
				turn++
			}
		}
	}
}

// occupant is who sits on a chair, as a number: 0 nobody, since it is closed, 1
// a person, then the levels of computer players.
func (l *lobby) occupant(s rules.Seat) int {
	switch {
	case int(s) >= l.count:
		return 0
	case l.places[s].person:
		return 1
	}
	return 2 + l.places[s].level
}

// setOccupant puts somebody else on a chair; it says whether anything changed.
// A closed chair is the last one: all before it are opened with it.
func (l *lobby) setOccupant(s rules.Seat, who int) bool {
	if who < 0 || who >= 2+len(l.levels) || who == l.occupant(s) {
		return false
	}
	if who == 0 {
		if l.count <= l.front.Info.Min {
			return false
		}
		l.closeSeat(s)
		return true
	}
	if int(s) >= l.count {
		l.setCount(int(s) + 1)
	}
	if who == 1 {
		l.invite(s)
		return true
	}
	if l.places[s].person {
		l.leave(s)
	}
	l.places[s].level = who - 2
	return true
}
