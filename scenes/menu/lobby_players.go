package menu

import (
	"maps"
	"slices"
	"strconv"

	"ludotheque/ai"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// figure is a computer player's character: "" and no words for the first, which has
// none, the keys of its name and of how it plays, and its face.
type figure struct {
	level
	id   ai.Character
	face string
}

// faces are the faces of computer players by character.
var faces = map[ai.Character]string{
	"": "icons/robot", ai.Miser: "icons/robot-miser", ai.Pirate: "icons/robot-pirate", ai.Daredevil: "icons/robot-daredevil",
}

// level is a computer player's level: the keys of its name and of what it does.
type level struct{ name, note words.Text }

// place is a seat in the lobby.
type place struct {
	person bool
	// device is what the person holds; NoDevice shares whatever is there.
	device input.Device
	name   string
	// level is the computer player's, while no person sits here.
	level int
	// figure is its character.
	figure int
	// drop is how far the person's sheet has come down; cut counts the ticks for which the
	// sheet of a person who left still falls.
	drop spring
	cut  int
	left input.Device
	// guest is the chair's guest at another screen, if its kind is Guest. kept says that no
	// guest may sit here: the computer player keeps the chair.
	guest table.Chair
	kept  bool
}

// elsewhere reports whether a guest at another screen sits here.
func (pl *place) elsewhere() bool { return pl.guest.Kind == table.Guest }

// taken reports that a person sits here, at this screen or another.
func (pl *place) taken() bool { return pl.person || pl.elsewhere() }

// cutTicks is how long a sheet takes to fall that was cut away.
const cutTicks = 22

// newcomer reports whether no person has won this game here yet: until then the weakest
// computer players are proposed.
func (l *lobby) newcomer() bool {
	_, won := l.k.Env.Settings.Won[l.front.Info.ID]
	return !won
}

// proposed returns the level proposed for computer players: the one above the strongest that
// was beaten.
func (l *lobby) proposed() int {
	if l.newcomer() {
		return 0
	}
	beaten := slices.Index(l.front.Levels, l.k.Env.Settings.Won[l.front.Info.ID])
	if beaten < 0 { // won with a version that noted no level
		return len(l.front.Levels) / 2
	}
	return min(beaten+1, len(l.front.Levels)-1)
}

// recall sets seats and levels as they were in the match before.
func (l *lobby) recall(chairs []play.Chair) {
	if n := len(chairs); n >= l.front.Info.Min && n <= l.front.Info.Max {
		l.count = n
	}
	for i := range chairs {
		level, character := ai.Level(chairs[i].Level).Parts()
		if at := slices.Index(l.front.Levels, string(level)); at >= 0 && i < len(l.places) {
			l.places[i].level = at
			l.places[i].figure = max(0, slices.IndexFunc(l.figures, func(f figure) bool { return f.id == character }))
		}
	}
}

// sit lets a person with a device take a seat.
func (l *lobby) sit(s rules.Seat, d input.Device) {
	pl := &l.places[s]
	pl.person, pl.device, pl.cut = true, d, 0
	pl.drop = spring{}
	pl.name = l.called(s, d)
	if d != input.NoDevice {
		l.k.Env.Devices.Seats.Sit(d, s)
	}
	if l.ticks > 0 {
		l.k.PlayAt("ui.join", 0, int(s), false)
	}
}

// called returns the name of the person who sits down on a seat: the one that the device
// remembers, else the last one there, unless that person sits elsewhere already.
func (l *lobby) called(s rules.Seat, d input.Device) string {
	set := &l.k.Env.Settings
	for _, name := range [...]string{set.Holder(deviceKey(l.k.Env.Devices, d)), l.places[s].name, set.Name(int(s))} {
		if name != "" && !l.sits(name, s) {
			return name
		}
	}
	return ""
}

// seated returns the name of the person in a seat.
func (l *lobby) seated(s rules.Seat) string {
	return l.k.PersonName(l.places[s].name, s)
}

// sits reports whether a person of that name sits on another seat than s.
func (l *lobby) sits(name string, s rules.Seat) bool {
	for i := range l.count {
		if pl := &l.places[i]; pl.person && pl.name == name && rules.Seat(i) != s {
			return true
		}
	}
	return false
}

// deviceKey returns what the settings call a device that remembers its person; "" for one
// that everybody shares.
func deviceKey(h *input.Devices, d input.Device) string {
	switch {
	case d == input.LeftHalf:
		return "left"
	case d == input.RightHalf:
		return "right"
	case d == input.MiddleHalf:
		return "middle"
	case !d.IsGamepad() || h.GUID(d) == "":
		return ""
	}
	// Of two gamepads of the same make the first is the one with the smaller number.
	same := 1
	for n := 0; input.Gamepad(n) != d; n++ {
		if h.GUID(input.Gamepad(n)) == h.GUID(d) {
			same++
		}
	}
	return h.GUID(d) + " " + strconv.Itoa(same)
}

// leave empties a seat: the scissors take its sheet away.
func (l *lobby) leave(s rules.Seat) {
	pl := &l.places[s]
	if !pl.person {
		return
	}
	if pl.device != input.NoDevice {
		l.k.Env.Devices.Seats.Leave(pl.device)
	}
	pl.left, pl.cut = pl.device, cutTicks
	pl.person, pl.device = false, input.NoDevice
	l.k.Play("ui.cut")
	l.k.PlayAt("ui.leave", 0, int(s), false)
}

// invite seats a person where the invitation was pressed: with the mouse if that has no
// seat yet, else with the shared devices.
func (l *lobby) invite(s rules.Seat) {
	d := input.NoDevice
	if _, sits := l.k.Env.Devices.Seats.Seat(input.Mouse); !sits && l.k.Env.Devices.Frame().Device == input.Mouse {
		d = input.Mouse
	}
	l.sit(s, d)
}

// chair returns a seat as a game takes it.
func (l *lobby) chair(s rules.Seat) play.Chair {
	pl := &l.places[s]
	switch {
	case pl.person:
		return play.Chair{Name: pl.name, Device: pl.device}
	case pl.elsewhere():
		return play.Chair{Name: pl.guest.Name, Guest: true}
	}
	return play.Chair{Level: string(ai.Level(l.front.Levels[pl.level]).With(l.figures[pl.figure].id))}
}

// host returns the first seat with a person, whose way back leaves the lobby.
func (l *lobby) host() rules.Seat {
	for i := range l.count {
		if l.places[i].person {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// free returns the first seat without a person, or rules.Spectator.
func (l *lobby) free() rules.Seat {
	for i := range l.count {
		if !l.places[i].taken() {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// people returns the number of persons at the table.
func (l *lobby) people() int {
	n := 0
	for i := range l.count {
		if l.places[i].taken() {
			n++
		}
	}
	return n
}

// setCount sets the number of seats to n, within the game's limits. Seats go from the end:
// computer players first, people only when none are left.
func (l *lobby) setCount(n int) {
	n = max(l.front.Info.Min, min(l.front.Info.Max, n))
	for l.count > n {
		last := rules.Seat(l.count - 1)
		for s := last; s >= 0; s-- {
			if !l.places[s].taken() {
				last = s
				break
			}
		}
		l.closeSeat(last)
	}
	l.count = n
}

// closeSeat takes a chair away; those after it move up with their people and devices. The
// game's least number of seats stays.
func (l *lobby) closeSeat(s rules.Seat) {
	if l.count <= l.front.Info.Min {
		return
	}
	gone := l.places[s]
	if gone.person {
		l.leave(s)
	}
	if t := l.k.Table; t != nil {
		for i := s; int(i) < l.count-1; i++ {
			t.Move(i, i+1)
		}
	}
	copy(l.places[s:l.count], l.places[s+1:l.count])
	l.count--
	l.places[l.count] = place{level: gone.level, figure: gone.figure}
	for i := s; int(i) < l.count; i++ {
		if d := l.places[i].device; d != input.NoDevice {
			l.k.Env.Devices.Seats.Sit(d, i)
		}
	}
}

// mixed returns what allLevels answers for computer players of several levels.
func (l *lobby) mixed() int { return len(l.levels) }

// allLevels returns the level of all computer players at the table, or mixed; with
// none at the table, that of those who would come.
func (l *lobby) allLevels() int {
	places := l.places[:l.count]
	if l.people() == l.count {
		places = l.places
	}
	level := -1
	for i := range places {
		switch pl := &places[i]; {
		case pl.taken() && l.people() < l.count:
		case level < 0:
			level = pl.level
		case level != pl.level:
			return l.mixed()
		}
	}
	return max(level, 0)
}

// computer returns what the computer player of a seat is called.
func (l *lobby) computer(s rules.Seat) words.Text {
	if f := &l.figures[l.places[s].figure]; f.id != "" {
		return f.name
	}
	return words.SeatComputer()
}

// does returns how the computer player of a seat plays: by its character, if it has one,
// else by its level.
func (l *lobby) does(s rules.Seat) words.Text {
	pl := &l.places[s]
	if f := &l.figures[pl.figure]; f.id != "" {
		return f.note
	}
	return l.levels[pl.level].note
}

// another gives the computer player of a seat the next character.
func (l *lobby) another(s rules.Seat) {
	pl := &l.places[s]
	pl.figure = (pl.figure + 1) % len(l.figures)
	l.k.Play("ui.on")
}

// setLevels gives every computer player that level, those who are still to come
// too; mixed deals the levels out in turn.
func (l *lobby) setLevels(level int) {
	turn := 0
	for i := range l.places {
		l.places[i].level = level
		if level == l.mixed() {
			l.places[i].level = turn % len(l.levels)
			if !l.places[i].taken() {
				turn++
			}
		}
	}
}

// occupant returns the occupant of a chair as a number: 0 for a closed chair, 1 for a
// person, then the levels of computer players.
func (l *lobby) occupant(s rules.Seat) int {
	switch {
	case int(s) >= l.count:
		return 0
	case l.places[s].person:
		return 1
	}
	return 2 + l.places[s].level
}

// setOccupant changes the occupant of a chair and reports whether anything changed. A
// closed chair is the last one: all before it are opened with it.
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

// remember keeps the names for the next evening, by seat and by device.
func (l *lobby) remember() {
	s := &l.k.Env.Settings
	names, devices := slices.Clone(s.Names), maps.Clone(s.Devices)
	for i := range l.count {
		if pl := &l.places[i]; pl.person && pl.name != "" {
			s.SetName(i, pl.name)
			s.Hold(deviceKey(l.k.Env.Devices, pl.device), pl.name)
		}
	}
	if !slices.Equal(names, s.Names) || !maps.Equal(devices, s.Devices) {
		keep(l.k)
	}
}
