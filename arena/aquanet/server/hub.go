package server

import (
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// observe passes an event to Options.Observe.
func (s *Server) observe(e Event) {
	if s.o.Observe != nil {
		s.o.Observe(e)
	}
}

// connected adds a new connection or refuses it. Refused ones are numbered too, as in the
// original.
func (s *Server) connected(c net.Conn) {
	if s.over {
		c.Close()
		return
	}
	p := newPeer(s.next, c, s.o.WriteTimeout)
	s.next++
	refused := ""
	if s.game != nil {
		refused = "a game is running"
	} else {
		refused = s.limits.enter(p.from)
	}
	if refused != "" {
		s.turnedAway(p, refused)
		p.gone = true
		s.serve(p)
		s.dismiss(p, refused)
		return
	}
	s.peers[p] = struct{}{}
	s.observe(Event{Kind: Connected, Client: p.k, Addr: p.addr})
	s.serve(p)
}

// refusals counts refused connections in the second that began at since.
type refusals struct {
	since time.Time
	n     int
}

// maxRefusals is how many refused connections a second are logged one by one, so that a
// flood does not fill a disk.
const maxRefusals = 10

// turnedAway logs that a connection was refused.
func (s *Server) turnedAway(p *peer, why string) {
	d := &s.refusals
	if now := time.Now(); now.Sub(d.since) >= time.Second {
		if more := d.n - maxRefusals; more > 0 {
			s.observe(Event{Kind: Refused, Text: fmt.Sprintf("%d more connections were refused", more)})
		}
		*d = refusals{since: now}
	}
	if d.n++; d.n <= maxRefusals {
		s.observe(Event{Kind: Kicked, Client: p.k, Addr: p.addr, Text: why})
	}
}

// serve starts the goroutine that reads a connection.
func (s *Server) serve(p *peer) {
	dismissed := p.gone // before anything was read
	p.start, p.lingering = s.tasks.Go, &s.lingering
	p.failed = func(err error) { s.lost(p, err) }
	p.got = func(f wire.Frame) bool { return s.receive(p, f) }
	s.tasks.Go(func() {
		defer close(p.ended)
		err := error(nil)
		if !dismissed {
			err = p.read(s.o.LoginTimeout)
		}
		switch {
		case errors.Is(err, errUnexpected), errors.Is(err, errTooLong), errors.Is(err, errLate):
			why := err.Error()
			if !s.locked(func() { s.drop(p, why) }) {
				return
			}
		case err != nil:
			s.lost(p, err)
			return
		}
		p.discard()
	})
}

// lost removes a connection that has broken.
func (s *Server) lost(p *peer, err error) {
	p.cut()
	s.locked(func() {
		if p.gone {
			return
		}
		why := "connection lost: " + err.Error()
		var slow net.Error
		switch {
		case errors.Is(err, io.EOF), p.role == noRole && p.played:
			// Closing after the game is never an error.
			why = "disconnected"
		case errors.As(err, &slow) && slow.Timeout():
			why = "does not read"
		}
		s.observe(Event{Kind: Gone, Client: p.k, Name: p.name(), Addr: p.addr, Text: why})
		s.forget(p, why)
	})
}

// receive handles a message, in the goroutine that reads its connection; it reports
// whether to go on reading.
func (s *Server) receive(p *peer, f wire.Frame) bool {
	watches, left := p.status()
	if left {
		return false
	}
	if f.Type != wire.TurnAck {
		t, nick := f.Type, f.Text()
		return s.locked(func() { s.login(p, t, nick) })
	}
	if watches {
		if err := p.ack(f.Number); err != nil {
			why := err.Error()
			return s.locked(func() { s.drop(p, why) })
		}
		return true
	}
	short := p.answer.Decode(f.Number, f.Content)
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.ended {
		s.answer(p, &p.answer, short)
	}
	return !s.ended
}

// name returns the name of a connection; for a player as everybody sees it.
func (p *peer) name() string {
	if p.role == noRole {
		return ""
	}
	return fmt.Sprintf("%s (%d)", p.nick, p.k)
}

// drop kicks a connection, if it still exists.
func (s *Server) drop(p *peer, why string) {
	if p.gone {
		return
	}
	s.observe(Event{Kind: Kicked, Client: p.k, Name: p.name(), Addr: p.addr, Text: why})
	s.forget(p, why)
	s.dismiss(p, why)
}

// dismiss sends KICK as the last message of a connection.
func (s *Server) dismiss(p *peer, why string) {
	p.leave(s.linger, wire.AppendKick(nil, why))
}

// forget removes a connection from the list. A player's cells stay.
func (s *Server) forget(p *peer, why string) {
	if p.gone {
		return
	}
	p.gone = true
	delete(s.peers, p)
	s.limits.leave(p.from)
	if p.inGame && p.role == player && s.game != nil {
		s.game.board.Left(p.id, why)
	}
	s.reconsider()
}

// count returns the number of connections logged in with a role.
func (s *Server) count(r role) int {
	n := 0
	for p := range s.peers {
		if p.role == r {
			n++
		}
	}
	return n
}

// Nick normalises a nickname and reports whether it is valid: what precedes a NUL,
// without surrounding white space, must be 1 to 16 letters A-Z or a-z, digits, _ and
// spaces.
func Nick(sent string) (string, bool) {
	sent, _, _ = strings.Cut(sent, "\x00")
	nick := strings.TrimSpace(sent)
	if len(nick) < 1 || len(nick) > 16 {
		return nick, false
	}
	for _, r := range nick {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == ' ':
		default:
			return nick, false
		}
	}
	return nick, true
}

// login handles LOGIN_PLAYER and LOGIN_VISU.
func (s *Server) login(p *peer, t wire.Type, sent string) {
	if p.gone {
		return
	}
	nick, ok := Nick(sent)
	switch {
	case p.role != noRole:
		s.drop(p, "you have logged in already")
		return
	case !ok:
		s.drop(p, "a nickname has 1 to 16 letters (A-Z a-z 0-9 _ and spaces)")
		return
	case s.game != nil:
		s.drop(p, "a game is running")
		return
	case t == wire.LoginPlayer && s.count(player) >= s.maxPlayers:
		s.drop(p, "too many players")
		return
	case t == wire.LoginVisu && s.count(visu) >= s.o.MaxVisus:
		s.drop(p, "too many visus")
		return
	}
	p.send(wire.AppendEmpty(nil, wire.LoginAck))
	if s.gameMap == nil {
		s.drop(p, "no map is loaded yet")
		return
	}
	if _, most := s.gameMap.Players(); t == wire.LoginPlayer && s.count(player) >= most {
		s.drop(p, "too many players for this map")
		return
	}
	p.role, p.nick, p.owes = player, nick, false
	if t == wire.LoginVisu {
		p.role = visu
	} else {
		p.maxAnswer = s.maxAnswer
	}
	s.logins++
	p.order = s.logins
	if strings.HasSuffix(sent, wire.AskRules) {
		p.send(s.welcomeWithRules)
	} else {
		p.send(s.welcome)
	}
	s.observe(Event{Kind: LoggedIn, Client: p.k, Name: p.name(), Addr: p.addr, Visu: p.role == visu})
	s.reconsider()
}

// answer handles TURN_ACK; err says which part of it could not be decoded.
func (s *Server) answer(p *peer, a *wire.Answer, err error) {
	switch {
	case p.gone:
		return
	case p.role == noRole && p.owes:
		p.owes = false
		return
	case !p.inGame:
		s.drop(p, errUnexpected.Error())
		return
	}
	if err := p.ack(a.Turn); err != nil {
		s.drop(p, err.Error())
		return
	}
	if p.role == visu {
		return // the game began in the meantime
	}
	// The part before the missing one counts all the same.
	s.game.board.Receive(p.id, a)
	s.observe(Event{Kind: Answered, Client: p.k, Name: p.name(), Turn: int(a.Turn)})
	var short *wire.ShortError
	if errors.As(err, &short) {
		s.drop(p, short.Kick())
	}
}
