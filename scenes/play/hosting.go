package play

import (
	"time"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/patience"
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// Table is a table that this program keeps open for other screens: who sits there, and
// where it is found. Package arena/table/host has what the methods of the match mean.
type Table interface {
	// Code is the word by which the table is found.
	Code() string
	// Address is where, without the code: 192.168.1.20:7070. Link is all of it, as a
	// browser takes it.
	Address() string
	Link() string
	// Near says that only this machine reaches it.
	Near() bool
	// Reach has it listen to this machine alone, or to the network as well; all keep their
	// chairs. The error is that of the system, and the table is as it was then.
	Reach(near bool) error
	// Unseen is why the table is in nobody's list of tables nearby, though others reach it;
	// nil where it is announced, or only this machine reaches it.
	Unseen() error
	// Squares is the QR code of Link: how many squares it is wide, and which are black.
	Squares() (wide int, black func(x, y int) bool)

	// Version grows whenever what State tells has changed.
	Version() uint64
	State() table.State
	Lay(game string, options map[string]string, chairs []table.Chair)
	Move(from, to rules.Seat)
	SendAway(p rules.Seat)
	Guests() rules.Seats
	Silent(p rules.Seat) time.Duration
	Keys() map[rules.Seat]string
	Restore(keys map[rules.Seat]string, names []string) error
	// Also has the table found by another code too: that of a match that is gone on
	// with, whose guests know no other.
	Also(code string)

	Begin(m table.Game)
	Take() (undone bool)
	Show()
	Acted(p rules.Seat)
	Last() rules.Seat
	Undone()
	Away(seats rules.Seats)
	Turn(d time.Duration)
	Clock(left time.Duration)
	Lobby()

	// Close tells everybody that the table is closed, and listens no more.
	Close()
}

// CloseTable closes the table that is open, if there is one.
func (a *App) CloseTable() {
	if a.Table != nil {
		a.Table.Close()
		a.Table = nil
	}
}

// host shows the match to the guests of the table at which it was begun.
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
	s.guests.Lay(s.game.Rules.ID, start.Setup.Options, chairs)
	if start.Resume != "" {
		s.guests.Also(start.Code)
		names := make([]string, len(chairs))
		for i := range names {
			names[i] = start.Chairs[i].Name
		}
		_ = s.guests.Restore(start.Keys, names) // who has a key that cannot be read sits down anew
	}
	s.clock = time.Now
	s.waits = &patience.Patience{Silence: patience.Silence(s.game.Rules.Rate)}
	if !s.timed() {
		s.waits.Turn = time.Duration(s.app.Env.Settings.Turn) * time.Second
	}
	s.guests.Turn(s.waits.Turn)
	for p := range s.seats.Chairs {
		if s.seats.Chairs[p].Elsewhere {
			s.waits.Guests = s.waits.Guests.With(rules.Seat(p))
		}
	}
	s.guests.Begin(match.Plain[S, A, V]{Match: s.seats.Match})
	s.guests.Show()
}

// hosted says whether somebody at another screen plays in this match now.
func (s *presenter[S, A, V]) hosted() bool {
	for p := range s.screen.Chairs {
		if c := &s.screen.Chairs[p]; s.guests != nil && c.Elsewhere && !c.Away {
			return true
		}
	}
	return false
}

// wait does what the patience of the table asks for: computer players play for those who
// left or are silent, people have their seats again, and turns that take too long end.
// still says that something is shown, and no answer is taken meanwhile.
func (s *Scene[S, A, V]) wait(still bool) {
	for _, c := range s.waits.Look(s.clock(), s.seats.Match, s.guests, still) {
		switch c.What {
		case patience.Replaced:
			s.seats.replace(c.Seat)
		case patience.Back:
			s.seats.Back(c.Seat)
		case patience.Late:
			s.late(c.Seat)
		case patience.Decided:
			s.seats.decides(c.Seat, true)
		}
	}
	s.guests.Away(s.waits.Away())
	s.guests.Clock(s.waits.Left())
}

// late ends a turn whose time is over: by the pass of the game, or else a computer player
// decides once.
func (s *Scene[S, A, V]) late(p rules.Seat) {
	m := s.seats.Match
	m.Remark(p, "took too long: the turn is over")
	s.app.Env.Say(words.NoticeMatchLate(s.name(p)))
	s.guests.Acted(rules.Spectator) // it cannot be taken back
	if !m.Pass(p) {
		s.seats.decides(p, false)
		return
	}
	if s.screen.Rest = 0; m.Tick() {
		s.took()
	} else {
		s.enter(Given)
	}
}

// hear submits what guests have answered, and takes back what they want back.
func (s *Scene[S, A, V]) hear() {
	if s.guests.Take() && s.fold() == nil {
		s.app.Play("ui.undo")
		s.screen.Rest = 0
		s.enter(Undone)
	}
}
