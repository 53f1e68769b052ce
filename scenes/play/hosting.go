package play

import (
	"time"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/timelimit"
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// Table is a table that this program hosts for other screens: its chairs and its address.
// Package arena/table/host documents the methods of the match.
type Table interface {
	// Code is the word that guests enter.
	Code() string
	// Address is the table's host and port, such as 192.168.1.20:7070. Link is the whole
	// URL.
	Address() string
	Link() string
	// Networks returns the names of the networks by which others may reach this machine, the likeliest
	// first, and the one that Address is of, or -1. There are none if the address was given.
	Networks() (names []string, at int)
	// Prefer makes Address that of a network whenever this machine is in it; "" stands for the likeliest.
	Prefer(network string)
	// Near reports whether only this machine can reach it.
	Near() bool
	// Reach makes it listen to this machine alone, or to the network as well; all guests
	// keep their chairs. If it fails with the system's error, nothing has changed.
	Reach(near bool) error
	// Unseen says why the table is not announced although others can reach it. It is nil
	// if it is announced, or if only this machine can reach it.
	Unseen() error
	// Squares returns the QR code of Link: its width in squares, and which are black.
	Squares() (wide int, black func(x, y int) bool)

	// Version grows whenever the result of State has changed.
	Version() uint64
	State() table.State
	Arrange(game string, options map[string]string, chairs []table.Chair)
	Move(from, to rules.Seat)
	SendAway(p rules.Seat)
	Guests() rules.Seats
	Silent(p rules.Seat) time.Duration
	Keys() map[rules.Seat]string
	Restore(keys map[rules.Seat]string, names []string) error
	// Also makes the table reachable by another code too: that of a resumed match, whose
	// guests know no other.
	Also(code string)

	Begin(m table.Game)
	SubmitAnswers() (undone bool)
	SendViews()
	Acted(p rules.Seat)
	TimedOut(p rules.Seat)
	Last() rules.Seat
	Undone()
	SetTurnLimit(d time.Duration)
	SetSilenceLimit(d time.Duration)
	SetLimits(away rules.Seats, left time.Duration)
	SetPaused(paused bool)
	Lobby()

	// Close tells all guests that the table is closed, and stops listening.
	Close()
}

// Host opens a table by [App].OpenTable, at the network that the player prefers.
func (a *App) Host(listen string, near bool) error {
	t, err := a.OpenTable(listen, near)
	if err != nil {
		return err
	}
	t.Prefer(a.Env.Settings.Network)
	a.Table = t
	return nil
}

// CloseTable closes the open table, if there is one.
func (a *App) CloseTable() {
	if a.Table != nil {
		a.Table.Close()
		a.Table = nil
	}
}

// host shows the match to the guests of the table at which it was started.
func (s *Scene[S, A, V]) host() {
	start := &s.seats.Start
	if !start.Hosted || s.app.Table == nil {
		return
	}
	s.guests = s.app.Table
	chairs := make([]table.Chair, len(start.Chairs))
	for i := range chairs {
		switch c := &start.Chairs[i]; {
		case c.Guest:
			chairs[i] = table.Chair{Kind: table.Open, Level: s.seats.middle()}
		case c.Person():
			chairs[i] = table.Chair{Kind: table.Here, Name: c.Name}
		default:
			chairs[i] = table.Chair{Kind: table.Computer, Level: c.Level}
		}
	}
	s.guests.Arrange(s.game.Rules.ID, start.Setup.Options, chairs)
	if start.Resume != "" {
		s.guests.Also(start.Code)
		names := make([]string, len(chairs))
		for i := range names {
			names[i] = start.Chairs[i].Name
		}
		_ = s.guests.Restore(start.Keys, names) // a guest whose key cannot be read has to sit down again
	}
	s.clock = time.Now
	s.limits = &timelimit.Limits{Silence: timelimit.Silence(s.game.Rules.Rate)}
	if !s.timed() {
		s.limits.Turn = time.Duration(s.app.Env.Settings.Turn) * time.Second
	}
	s.guests.SetTurnLimit(s.limits.Turn)
	s.guests.SetSilenceLimit(s.limits.Silence)
	for p := range s.seats.Chairs {
		if s.seats.Chairs[p].Elsewhere {
			s.limits.Guests = s.limits.Guests.With(rules.Seat(p))
		}
	}
	s.guests.Begin(match.Plain[S, A, V]{Match: s.seats.Match})
	s.guests.SendViews()
}

// guestPlays reports whether a guest plays in this match now.
func (s *presenter[S, A, V]) guestPlays() bool {
	for p := range s.screen.Chairs {
		if c := &s.screen.Chairs[p]; s.guests != nil && c.Elsewhere && !c.Away {
			return true
		}
	}
	return false
}

// applyLimits applies the table's time limits: computer players stand in for guests who left or
// do not answer, returning people get their seats back, and turns that take too long end.
// still says that something is being shown, and that no answers are accepted meanwhile.
func (s *Scene[S, A, V]) applyLimits(still bool) {
	for _, c := range s.limits.Check(s.clock(), s.seats.Match, s.guests, still) {
		switch c.What {
		case timelimit.Replaced:
			s.seats.replace(c.Seat)
		case timelimit.Back:
			s.seats.Back(c.Seat)
		case timelimit.Late:
			s.late(c.Seat)
		case timelimit.Decided:
			s.seats.decides(c.Seat, true)
		}
	}
	s.guests.SetLimits(s.limits.Away(), s.limits.Left())
}

// late ends a turn whose time is over, with the game's pass or else with one decision of
// a computer player.
func (s *Scene[S, A, V]) late(p rules.Seat) {
	m := s.seats.Match
	m.Remark(p, "took too long: the turn is over")
	s.app.Env.Say(words.NoticeMatchLate(s.name(p)))
	s.guests.TimedOut(p)
	if !m.Pass(p) {
		s.seats.decides(p, false)
		return
	}
	if s.screen.Rest = 0; m.Tick() {
		s.stepped()
	} else {
		s.enter(Given)
	}
}

// takeGuestActions submits the actions of guests and carries out their undos.
func (s *Scene[S, A, V]) takeGuestActions() {
	last := s.guests.Last()
	if s.guests.SubmitAnswers() && s.fold() == nil {
		s.app.Env.Say(words.NoticeMatchUndone(s.name(last)))
		s.app.Play("ui.undo")
		s.screen.Rest = 0
		s.enter(Undone)
	}
}
