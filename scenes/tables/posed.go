//go:build !js

package tables

import (
	"slices"
	"time"

	"rsc.io/qr"

	"ludotheque/arena/table"
	"ludotheque/rules"
	"ludotheque/scenes/play"
)

// Posed is a table for pictures and tests: nothing listens, and its guests never leave.
type Posed struct {
	// At is the address, and Who the table as it is shown.
	At  string
	Who table.State
	// In are the networks of this machine, At is the address in the first, and Preferred is the name
	// that Prefer was called with.
	In        []string
	Preferred string
	// Alone says that only this machine reaches it.
	Alone bool
	// Sent are the seats whose guests were sent away.
	Sent rules.Seats

	version uint64
	squares *qr.Code
}

// Pose is a table of a game at which one person sits at this screen, one has come
// with a phone, and one gets ready in a browser; the other seats are open.
func Pose(game string, seats int) *Posed {
	p := &Posed{At: "192.168.1.20:7070", Who: table.State{
		Code: "TREFLE", Game: game, Phase: table.InLobby, Watchers: 2, You: rules.Spectator, Head: rules.Spectator,
		Seats: []table.Chair{
			{Kind: table.Here, Name: "Inès"},
			{Kind: table.Guest, Name: "Camille", Device: table.Phone, Delay: 12, Ready: true},
			{Kind: table.Guest, Name: "Noé", Device: table.Browser, Delay: 38},
		},
	}}
	for len(p.Who.Seats) < seats {
		p.Who.Seats = append(p.Who.Seats, table.Chair{Kind: table.Open})
	}
	p.Who.Seats = p.Who.Seats[:seats]
	return p
}

var _ play.Table = (*Posed)(nil)

// Changed says that Who is another one now.
func (p *Posed) Changed() { p.version++ }

// Code as in [play.Table], as all that follows.
func (p *Posed) Code() string    { return p.Who.Code }
func (p *Posed) Address() string { return p.At }
func (p *Posed) Link() string    { return "http://" + p.At + "/" + p.Who.Code }
func (p *Posed) Near() bool      { return p.Alone }
func (p *Posed) Unseen() error   { return nil }

// Networks has the preferred one as the present one.
func (p *Posed) Networks() ([]string, int) {
	if len(p.In) == 0 {
		return nil, -1
	}
	return p.In, max(0, slices.Index(p.In, p.Preferred))
}

func (p *Posed) Prefer(network string) { p.Preferred = network }

func (p *Posed) Reach(near bool) error {
	p.Alone = near
	return nil
}

func (p *Posed) Squares() (int, func(x, y int) bool) {
	if p.squares == nil {
		p.squares, _ = qr.Encode(p.Link(), qr.H) // an address is short enough
	}
	return p.squares.Size, p.squares.Black
}

func (p *Posed) Version() uint64    { return p.version }
func (p *Posed) State() table.State { return p.Who }

// Arrange keeps the guests, as a host does.
func (p *Posed) Arrange(game string, options map[string]string, chairs []table.Chair) {
	was := p.Who.Seats
	p.Who.Game, p.Who.Options, p.Who.Seats = game, options, chairs
	for i := range min(len(was), len(chairs)) {
		if was[i].Kind == table.Guest && chairs[i].Kind != table.Here {
			p.Who.Seats[i] = was[i]
		}
	}
	p.version++
}

func (p *Posed) Move(from, to rules.Seat) {
	s := p.Who.Seats
	s[from], s[to] = s[to], s[from]
	p.version++
}

func (p *Posed) SendAway(seat rules.Seat) {
	p.Sent = p.Sent.With(seat)
	p.Who.Seats[seat] = table.Chair{Kind: table.Open}
	p.version++
}

func (p *Posed) Guests() (ss rules.Seats) {
	for i := range p.Who.Seats {
		if p.Who.Seats[i].Kind == table.Guest {
			ss = ss.With(rules.Seat(i))
		}
	}
	return ss
}

func (p *Posed) Silent(seat rules.Seat) time.Duration {
	return time.Duration(p.Who.Seats[seat].Silent) * time.Second
}

func (p *Posed) Keys() map[rules.Seat]string                   { return nil }
func (p *Posed) Restore(map[rules.Seat]string, []string) error { return nil }
func (p *Posed) Also(string)                                   {}

func (p *Posed) Begin(table.Game)    {}
func (p *Posed) SubmitAnswers() bool { return false }
func (p *Posed) SendViews()          {}
func (p *Posed) Acted(rules.Seat)    {}
func (p *Posed) TimedOut(rules.Seat) {}
func (p *Posed) Last() rules.Seat    { return rules.Spectator }
func (p *Posed) Undone()             {}
func (p *Posed) Lobby()              {}

func (p *Posed) SetTurnLimit(d time.Duration)         { p.Who.Turn = int(d.Seconds()) }
func (p *Posed) SetSilenceLimit(d time.Duration)      { p.Who.Patience = int(d.Seconds()) }
func (p *Posed) SetLimits(rules.Seats, time.Duration) {}
func (p *Posed) SetPaused(paused bool)                { p.Who.Paused = paused }

func (p *Posed) Close() {}
