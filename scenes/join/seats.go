package join

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/ui"
)

// seats lets a guest be ready on its own chair, and move to a free one.
type seats struct{ *lobby }

var _ chairs.Owner = (*seats)(nil)

// Count implements [chairs.Owner], as do the exported methods below.
func (l *seats) Count() int { return len(l.state.Seats) }

func (l *seats) Chair(p rules.Seat) chairs.Chair {
	s := l.state
	c := chairs.Chair{Chair: s.Seats[p], Mine: p == s.You, Far: true, Free: words.TableFree(), FreeLine: words.InviteFreeLine()}
	c.Moves, c.Names, c.Host = c.Mine, c.Mine, p == host(s)
	c.Naming = c.Mine && l.naming
	if level := c.Chair.Level; level != "" {
		c.Level = l.k.Named("level." + level)
	}
	if free(s, p) {
		c.Kind, c.Does, c.Icon, c.Next = table.Open, words.InviteSit(), "menu/chair", true
	}
	c.Ready = ready(s, p)
	if l.maySendAway(p) {
		c.Does, c.Icon = words.InviteAway(), "icons/cross"
		if l.sending == p {
			c.Does = words.TogetherAwayAsk()
		}
	}
	if l.over != nil { // who plays is there
		c.Moves, c.Names, c.Ready = false, false, true
		return c
	}
	if c.Mine && (p != s.Head || s.Phase == table.Ended) {
		c.Does, c.Icon = words.TableReady(), "icons/check"
		if c.Ready {
			c.Does, c.Icon = words.TableNotready(), "icons/cross"
		}
	}
	return c
}

// host returns the first seat at the host's own screen, or none.
func host(s *table.State) rules.Seat {
	for i := range s.Seats {
		if s.Seats[i].Kind == table.Here {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// free reports whether a guest may take a chair; at a table without a window also a computer
// player's.
func free(s *table.State, p rules.Seat) bool {
	kind := s.Seats[p].Kind
	return s.Phase != table.Playing && (kind == table.Open || kind == table.Computer && s.Head >= 0)
}

// Use toggles readiness on the own chair, asks whether the guest of another is to be sent away and then does so,
// and moves to a free one.
func (l *seats) Use(p rules.Seat) {
	switch {
	case p == l.state.You:
		l.ready()
	case l.maySendAway(p) && l.sending != p:
		l.sending = p
		l.k.Play("ui.press")
	case l.maySendAway(p):
		l.sending = rules.Spectator
		l.table.Say(table.ToHost{Away: &p})
	default:
		l.sit(p)
	}
}

// maySendAway reports whether this guest leads the table and another one has a chair, outside a match.
func (l *lobby) maySendAway(p rules.Seat) bool {
	return l.leads() && p != l.state.You && l.state.Phase != table.Playing && l.state.Seats[p].Kind == table.Guest
}

// sit moves to a chair.
func (l *seats) sit(p rules.Seat) {
	l.k.Play("ui.press")
	l.table.Say(table.ToHost{Sit: &p})
	l.then = chairs.State(p)
}

func (l *seats) Move(_, to rules.Seat) {
	if !free(l.state, to) {
		l.k.Play("ui.refuse")
		return
	}
	l.sit(to)
}

func (l *seats) Level(rules.Seat, int) {}
func (l *seats) Focus(id ui.ID)        { l.then = id }
