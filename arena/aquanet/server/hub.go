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

// observe tells whoever wants to know what happened.
func (s *Server) observe(e Event) {
	if s.o.Observe != nil {
		s.o.Observe(e)
	}
}

// connected takes a new connection in, or refuses it. Refused ones are counted
// too, as in the original.
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
		refused = s.gate.enter(p.from)
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

// door counts who was turned away at it in a second.
type door struct {
	since time.Time
	n     int
}

// maxRefusals is how many refused connections a second are told one by one: a
// flood of them is not to fill a disk with lines.
const maxRefusals = 10

// turnedAway tells that a connection was refused.
func (s *Server) turnedAway(p *peer, why string) {
	d := &s.door
	if now := time.Now(); now.Sub(d.since) >= time.Second {
		if more := d.n - maxRefusals; more > 0 {
			s.observe(Event{Kind: Refused, Text: fmt.Sprintf("%d more connections were refused", more)})
		}
		*d = door{since: now}
	}
	if d.n++; d.n <= maxRefusals {
		s.observe(Event{Kind: Kicked, Client: p.k, Addr: p.addr, Text: why})
	}
}

// serve starts the goroutine that reads a connection.
func (s *Server) serve(p *peer) {
	dismissed := p.gone // before it was ever read
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
			if !s.decide(func() { s.drop(p, why) }) {
				return
			}
		case err != nil:
			s.lost(p, err)
			return
		}
		p.discard()
	})
}

// lost has a connection forgotten that has broken.
func (s *Server) lost(p *peer, err error) {
	p.cut()
	s.decide(func() {
		if p.gone {
			return
		}
		why := "connection lost: " + err.Error()
		var slow net.Error
		switch {
		case errors.Is(err, io.EOF), p.role == nobody && p.played:
			// Who closes after its game, however it does, has done nothing wrong.
			why = "disconnected"
		case errors.As(err, &slow) && slow.Timeout():
			why = "does not read"
		}
		s.observe(Event{Kind: Gone, Client: p.k, Name: p.name(), Addr: p.addr, Text: why})
		s.forget(p, why)
	})
}

// receive is a message that came, in the goroutine that hears its connection; it
// says whether more are wanted.
func (s *Server) receive(p *peer, f wire.Frame) bool {
	watches, left := p.stands()
	if left {
		return false
	}
	if f.Type != wire.TurnAck {
		t, nick := f.Type, f.Text()
		return s.decide(func() { s.login(p, t, nick) })
	}
	if watches {
		if err := p.ack(f.Number); err != nil {
			why := err.Error()
			return s.decide(func() { s.drop(p, why) })
		}
		return true
	}
	short := p.answer.Decode(f.Number, f.Content)
	s.deciding.Lock()
	defer s.deciding.Unlock()
	if !s.ended {
		s.answer(p, &p.answer, short)
	}
	return !s.ended
}

// name is what a connection is called: as everybody sees a player.
func (p *peer) name() string {
	if p.role == nobody {
		return ""
	}
	return fmt.Sprintf("%s (%d)", p.nick, p.k)
}

// drop kicks a connection, if it is still there.
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

// forget takes a connection off the list. The cells of a player stay.
func (s *Server) forget(p *peer, why string) {
	if p.gone {
		return
	}
	p.gone = true
	delete(s.peers, p)
	s.gate.leave(p.from)
	if p.inGame && p.role == player && s.game != nil {
		s.game.board.Left(p.id, why)
	}
	s.reconsider()
}

// count is how many are logged in as something.
func (s *Server) count(r role) int {
	n := 0
	for p := range s.peers {
		if p.role == r {
			n++
		}
	}
	return n
}

// Nick is a nickname as it counts, and whether it is one: what stands before a
// NUL, without white space around it, of 1 to 16 letters of A-Z, a-z, digits,
// _ and spaces.
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

// login is LOGIN_PLAYER or LOGIN_VISU.
func (s *Server) login(p *peer, t wire.Type, sent string) {
	if p.gone {
		return
	}
	nick, ok := Nick(sent)
	switch {
	case p.role != nobody:
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
	if s.table == nil {
		s.drop(p, "no map is loaded yet")
		return
	}
	if _, most := s.table.Players(); t == wire.LoginPlayer && s.count(player) >= most {
		s.drop(p, "too many players for this map")
		return
	}
	p.role, p.nick, p.owes = player, nick, false
	if t == wire.LoginVisu {
		p.role = visu
	} else {
		p.longest = s.longest
	}
	s.logins++
	p.order = s.logins
	if strings.HasSuffix(sent, wire.AskRules) {
		p.send(s.ruled)
	} else {
		p.send(s.welcome)
	}
	s.observe(Event{Kind: LoggedIn, Client: p.k, Name: p.name(), Addr: p.addr, Visu: p.role == visu})
	s.reconsider()
}

// answer is TURN_ACK; err says what of it could not be read.
func (s *Server) answer(p *peer, a *wire.Answer, err error) {
	switch {
	case p.gone:
		return
	case p.role == nobody && p.owes:
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
		return // the game began while this came
	}
	// What stood before the part that is missing is carried out all the same.
	s.game.board.Receive(p.id, a)
	s.observe(Event{Kind: Answered, Client: p.k, Name: p.name(), Turn: int(a.Turn)})
	var short *wire.ShortError
	if errors.As(err, &short) {
		s.drop(p, short.Kick())
	}
}
