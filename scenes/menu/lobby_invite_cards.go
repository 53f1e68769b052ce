package menu

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

var _ chairs.Owner = (*lobby)(nil)

// paintCards paints the chairs of the table that is open into an area, and how many
// there are where a game takes few or many.
func (l *lobby) paintCards(area ui.Rect) {
	if l.front.Info.Min < l.front.Info.Max {
		var line ui.Rect
		text := l.g.P.TextScale
		line, area = area.CutTop(ui.ControlHigh*max(1, text*0.8), ui.Gap)
		line.W = min(line.W, 258*text)
		if l.row.Held < 0 {
			l.paintCount(line)
		}
	}
	l.row.Paint(area)
}

// Count implements [chairs.Owner], as do the methods below.
func (l *lobby) Count() int { return l.count }

func (l *lobby) Chair(s rules.Seat) chairs.Chair {
	pl := &l.places[s]
	c := chairs.Chair{
		Chair: table.Chair{Kind: table.Open, Name: pl.name}, Level: l.k.Say(l.levels[pl.level].name),
		Moves: true, Naming: l.naming == s, Host: s == l.host(), Next: s == l.nextFree(),
		Free: words.InviteScan(), FreeLine: words.InviteScanLine(),
	}
	switch {
	case pl.elsewhere():
		c.Chair, c.Does, c.Icon = pl.guest, words.InviteAway(), "icons/cross"
	case pl.person:
		c.Kind, c.Names, c.Does, c.Icon = table.Here, true, words.LobbyLeave(), "icons/cross"
	default:
		if pl.kept {
			c.Kind = table.Computer
		}
		c.Levels, c.Does, c.Icon = true, words.InviteKept(), "icons/robot"
	}
	return c
}

// Use frees a chair: its person leaves, or its guest is sent away. An empty one is kept for
// a computer player, or opened again.
func (l *lobby) Use(s rules.Seat) {
	pl := &l.places[s]
	switch {
	case pl.elsewhere():
		l.k.Table.SendAway(s)
		pl.guest = table.Chair{}
		l.k.PlayAt("ui.leave", 0, int(s), false)
	case pl.person:
		l.leave(s)
		pl.cut = 0
	default:
		pl.kept = !pl.kept
		l.k.Play("ui.press")
		return
	}
	l.then = chairs.State(s)
}

func (l *lobby) Level(s rules.Seat, by int) {
	pl := &l.places[s]
	pl.level = max(0, min(len(l.levels)-1, pl.level+by))
	l.k.Play("ui.slide")
}

func (l *lobby) Move(a, b rules.Seat) {
	l.places[a], l.places[b] = l.places[b], l.places[a]
	for _, s := range [2]rules.Seat{a, b} {
		if d := l.places[s].device; l.places[s].person && d != input.NoDevice {
			l.k.Env.Devices.Seats.Sit(d, s)
		}
	}
	l.k.Table.Move(a, b)
	l.laid = nil
	l.version = 0
}

func (l *lobby) Rename(s rules.Seat)            { l.name(s) }
func (l *lobby) Naming(s rules.Seat, r ui.Rect) { l.paintNaming(s, r) }
func (l *lobby) Covers(s rules.Seat, r ui.Rect) { l.phoneName(s, r) }
func (l *lobby) Focus(id ui.ID)                 { l.then = id }

// nextFree returns the chair that the next guest will get, or none.
func (l *lobby) nextFree() rules.Seat {
	for i := range l.count {
		if pl := &l.places[i]; !pl.taken() && !pl.kept {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}
