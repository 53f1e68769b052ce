package menu

import (
	"maps"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

var (
	foldID    = ui.ID{Name: "invite.fold"}
	closeID   = ui.ID{Name: "invite.close"}
	addressID = ui.ID{Name: "invite.address"}
	reachID   = ui.ID{Name: "invite.reach"}
	turnID    = ui.ID{Name: "invite.turn"}
)

// inviteAll opens the table for other screens, and the sheet that says where it is:
// nothing listens before.
func (l *lobby) inviteAll() {
	if l.k.Table == nil {
		if err := l.k.Host("", l.k.Env.Settings.Near); err != nil {
			l.g.Toast(l.k.Say(words.InviteFailed()))
			return
		}
		l.laid = nil
		l.setCount(max(l.count, 2)) // with a free seat
		l.tend(l.k.Env.Devices.Frame())
		if l.k.Table.Unseen() != nil {
			l.g.Toast(l.k.Say(words.InviteUnseen()))
		}
	}
	l.shown, l.since, l.sure = true, l.ticks, false
	l.then = foldID
	l.k.Play("ui.page")
}

// reach opens the table to this computer alone, or to the network as well, and the next
// ones like it.
func (l *lobby) reach(near bool) {
	if err := l.k.Table.Reach(near); err != nil {
		l.g.Toast(l.k.Say(words.InviteFailed()))
		return
	}
	l.k.Env.Settings.Near = near
	l.k.Env.SaveSettings()
	if l.k.Table.Unseen() != nil {
		l.g.Toast(l.k.Say(words.InviteUnseen()))
	}
}

// prefer shows the address of a network, at the next tables as well.
func (l *lobby) prefer(network string) {
	l.k.Table.Prefer(network)
	l.k.Env.Settings.Network = network
	l.k.Env.SaveSettings()
}

// turns chooses how much time there is for a turn, now and at the next tables.
func (l *lobby) turns(seconds int) {
	l.k.Env.Settings.Turn = seconds
	l.k.Env.SaveSettings()
	l.timeTurns(l.k.Table)
}

// timeTurns tells a table how much time there is for a turn of the game.
func (l *lobby) timeTurns(t play.Table) {
	seconds := l.k.Env.Settings.Turn
	if l.front.Info.RealTime() {
		seconds = 0 // no limit
	}
	t.SetTurnLimit(time.Duration(seconds) * time.Second)
}

// fold puts the sheet away; the table stays open.
func (l *lobby) fold() {
	l.shown, l.sure = false, false
	l.then = startID
	l.k.Play("ui.page")
}

// shut closes the table; where guests sit it asks once.
func (l *lobby) shut() {
	if !l.sure && !l.k.Table.Guests().Empty() {
		l.sure = true
		return
	}
	l.k.CloseTable()
	for i := range l.places {
		l.places[i].guest, l.places[i].kept = table.Chair{}, false
	}
	l.state, l.version = table.State{}, 0
	l.fold()
}

// comeBack seats who was at this screen at the table that is still open, where they
// were; false without one.
func (l *lobby) comeBack() bool {
	t := l.k.Table
	if t == nil {
		return false
	}
	t.Lobby()
	l.shown = true
	s := t.State()
	if s.Game != l.front.Info.ID {
		return false
	}
	l.count = max(l.front.Info.Min, min(len(s.Seats), l.front.Info.Max))
	last := l.k.Last[s.Game].Chairs
	sat := false
	for i := range l.count {
		if i >= len(s.Seats) || s.Seats[i].Kind != table.Here {
			continue
		}
		d := input.NoDevice
		if i < len(last) {
			d = last[i].Device
		}
		l.sit(rules.Seat(i), d)
		l.places[i].name, l.places[i].drop.at = s.Seats[i].Name, 1
		sat = true
	}
	l.see(s)
	return sat || l.people() > 0
}

// tend sends the people at this screen to the table, and applies the table's state.
func (l *lobby) tend(in *input.Frame) {
	t := l.k.Table
	if t == nil {
		return
	}
	if l.naming < 0 && !l.writing {
		l.row.Tick(in)
		if in.Keys.Held.Control() && in.Keys.Pressed.Has(ebiten.KeyC) {
			l.copy(t.Link(), words.InviteCopied())
		}
	}
	l.lay(t)
	l.timeTurns(t)
	if v := t.Version(); v != l.version || l.absent() && l.ticks%input.TicksPerSecond == 0 {
		l.version = v
		l.see(t.State())
	}
}

// copy puts a text on the clipboard; said tells that it is there, later.
func (l *lobby) copy(text string, said words.Text) {
	l.copying = said
	l.clip(text, l.copied)
}

// absent reports that a player with a seat is away.
func (l *lobby) absent() bool {
	return slices.ContainsFunc(l.places[:l.count], func(pl place) bool { return pl.guest.Silent > 0 })
}

// lay tells the table what its chairs are at this screen.
func (l *lobby) lay(t play.Table) {
	l.chairs = l.chairs[:0]
	for i := range l.count {
		pl := &l.places[i]
		c := table.Chair{Kind: table.Open, Level: l.front.Levels[pl.level]}
		switch {
		case pl.person:
			c = table.Chair{Kind: table.Here, Name: pl.name}
		case pl.kept && !pl.elsewhere():
			c.Kind = table.Computer
		}
		l.chairs = append(l.chairs, c)
	}
	options := l.chosenOptions()
	if l.laid != nil && slices.Equal(l.chairs, l.laid) && maps.Equal(options, l.laidOptions) {
		return
	}
	l.laid, l.laidOptions = slices.Clone(l.chairs), maps.Clone(options)
	t.Arrange(l.front.Info.ID, l.set().Options, slices.Clone(l.chairs))
}

// see applies the table's state, and announces guests who came or went.
func (l *lobby) see(s table.State) {
	before := l.state
	l.state = s
	for i := range l.places {
		l.places[i].guest = table.Chair{}
		if i < len(s.Seats) && s.Seats[i].Kind == table.Guest && !l.places[i].person {
			l.places[i].guest = s.Seats[i]
		}
	}
	if before.Game != s.Game {
		return
	}
	for i := range max(len(before.Seats), len(s.Seats)) {
		came, left := onlyIn(&s, i, &before), onlyIn(&before, i, &s)
		if came != "" && left == "" { // both: the guest has changed the name
			l.k.Env.Say(words.InviteSat(l.k.PersonName(came, rules.Seat(i))))
			l.k.PlayAt("ui.join", 0, i, false)
		}
		if left != "" && came == "" {
			l.k.Env.Say(words.InviteLeft(l.k.PersonName(left, rules.Seat(i))))
			l.k.PlayAt("ui.leave", 0, i, false)
		}
	}
}

// onlyIn returns the name of the guest on chair i of a table, unless a guest of the other has it; "" without one.
func onlyIn(s *table.State, i int, other *table.State) string {
	if i >= len(s.Seats) || s.Seats[i].Kind != table.Guest {
		return ""
	}
	name := s.Seats[i].Name
	if slices.ContainsFunc(other.Seats, func(c table.Chair) bool { return c.Kind == table.Guest && c.Name == name }) {
		return ""
	}
	return name
}

// guestName returns what a guest is called.
func (l *lobby) guestName(s rules.Seat) string {
	return l.k.PersonName(l.places[s].guest.Name, s)
}

// missing says who is not there or not ready yet; "" when everybody is.
func (l *lobby) missing() string {
	for i := range l.count {
		switch pl, s := &l.places[i], rules.Seat(i); {
		case !pl.elsewhere():
		case pl.guest.Loading:
			return l.k.Say(words.TableLoadingName(l.guestName(s)))
		case pl.guest.Silent > 0:
			return l.k.Say(words.InviteStartAbsent(l.guestName(s)))
		case !pl.guest.Ready:
			return l.k.Say(words.InviteStartPreparing(l.guestName(s)))
		}
	}
	return ""
}
