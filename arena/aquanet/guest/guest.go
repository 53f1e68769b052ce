// Package guest lets a program that speaks Aquar.iom's network protocol play in a local
// match, step by step, beside programs that read lines and computer players. To the
// program it is a server with one client.
package guest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"time"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/pipe"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Bot is a program that plays one seat of one match.
type Bot struct {
	process *pipe.Process
	listen  net.Listener
	seat    rules.Seat
	names   []string
	welcome wire.Parameters

	heard chan said // from the goroutine of the connection
	conn  net.Conn  // set once heard has announced it
	gone  error
	late  pipe.Lateness

	state   wire.State
	started bool
	owed    bool   // the latest turn has not been answered
	sent    uint32 // the turn sent last
	buf     []byte
}

// said is something received from the program.
type said struct {
	conn   net.Conn // it has logged in
	turn   uint32
	answer aquariom.Answer
	err    error // and no more comes
}

// Nick returns a valid nickname for any name.
func Nick(name string) string {
	name = strings.Map(func(r rune) rune {
		if _, ok := server.Nick(string(r)); ok || r == ' ' {
			return r
		}
		return '_'
	}, name)
	if nick, ok := server.Nick(name[:min(len(name), 16)]); ok {
		return nick
	}
	return "bot"
}

// words returns the program's arguments with address and nickname: in the place of
// {address}, {host}, {port} and {name}, or at the end if there is none of these.
func words(list []string, address, nick string) []string {
	host, port, _ := net.SplitHostPort(address)
	r := strings.NewReplacer("{address}", address, "{host}", host, "{port}", port, "{name}", nick)
	filled := make([]string, len(list))
	for i, w := range list {
		filled[i] = r.Replace(w)
	}
	if slices.Equal(filled, list) {
		filled = append(filled, address, nick)
	}
	return filled
}

// Start starts a program for a seat of a match. names are the players' names by seat. The
// error says what is wrong with the command or the set-up.
func Start(p pipe.Program, setup rules.Setup, seat rules.Seat, names []string) (*Bot, error) {
	s, err := aquariom.New(setup)
	if err != nil {
		return nil, err
	}
	v := s.View(seat)
	var parameters wire.Parameters
	exchange.Parameters(v.Map, v.Turns, &parameters)
	parameters.Rules = exchange.Rules(v.Map, v.Dialect)
	b := &Bot{seat: seat, welcome: parameters, heard: make(chan said, 4)}
	for i, name := range names {
		b.names = append(b.names, fmt.Sprintf("%s (%d)", Nick(name), i))
	}
	if b.listen, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		return nil, fmt.Errorf("no address for a bot that speaks TCP: %w", err)
	}
	p.Args = words(p.Args, b.listen.Addr().String(), Nick(names[seat]))
	if b.process, err = pipe.Spawn(p); err != nil {
		b.listen.Close()
		return nil, err
	}
	go b.serve()
	return b, nil
}

// serve accepts the first connection and passes on what it sends.
func (b *Bot) serve() {
	defer close(b.heard)
	conn, err := b.listen.Accept()
	if err != nil {
		return // closed before the program came
	}
	defer conn.Close()
	r := wire.NewReader(conn)
	r.Limit = wire.AnswerLimit(b.welcome.MaxCells)
	kick := func(why string) {
		conn.Write(wire.AppendKick(nil, why))
		b.heard <- said{err: errors.New("it was kicked: " + why)}
	}
	in := false
	for {
		f, err := r.Next()
		if err != nil {
			b.heard <- said{err: fmt.Errorf("its connection ended: %w", err)}
			return
		}
		switch {
		case f.Type == wire.LoginPlayer && !in:
			if _, ok := server.Nick(f.Text()); !ok {
				kick("a nickname has 1 to 16 letters (A-Z a-z 0-9 _ and spaces)")
				return
			}
			in = true
			welcome := b.welcome
			if !strings.HasSuffix(f.Text(), wire.AskRules) {
				welcome.Rules = nil
			}
			conn.Write(welcome.Append(wire.AppendEmpty(nil, wire.LoginAck)))
			b.heard <- said{conn: conn}
		case f.Type == wire.TurnAck && in:
			var a wire.Answer
			if err := a.Decode(f.Number, f.Content); err != nil {
				var short *wire.ShortError
				errors.As(err, &short)
				kick(short.Kick())
				return
			}
			s := said{turn: f.Number}
			exchange.Answer(&a, 0, &s.answer)
			b.heard <- s
		default:
			kick("unexpected message type")
			return
		}
	}
}

// Ask sends the view as a turn and waits for the answer. As on a server, a late answer
// counts together with this turn's, before it. The error wraps pipe.ErrLate if ctx's
// deadline passed. After five such errors in a row and two seconds, or when the program
// has ended, it is not asked any more.
func (b *Bot) Ask(ctx context.Context, view []byte) ([]byte, error) {
	if b.gone != nil {
		return nil, b.gone
	}
	var v aquariom.View
	if err := json.Unmarshal(view, &v); err != nil {
		return nil, err
	}
	begin := time.Now()
	answers, err := b.exchange(ctx, &v)
	if gone := b.late.Note(err, time.Since(begin)); gone != nil {
		b.gone = gone
	}
	switch {
	case b.gone != nil && len(answers) == 0:
		return nil, b.gone
	case err != nil:
		return nil, err
	}
	act := aquariom.Action{Answer: answers[0], Then: answers[1:]}
	return json.Marshal(act)
}

// exchange returns the answers received, at least one unless there is an error.
func (b *Bot) exchange(ctx context.Context, v *aquariom.View) (answers []aquariom.Answer, err error) {
	told := false // of this turn
	for {
		if b.conn != nil && !b.owed {
			if told {
				return answers, nil
			}
			told = true
			if b.gone = b.tell(ctx, v); b.gone != nil {
				// An earlier error of its own is the reason.
				b.conn.Close()
				for s := range b.heard {
					if s.err != nil {
						b.gone = s.err
						break
					}
				}
				return answers, b.gone
			}
		}
		select {
		case s, ok := <-b.heard:
			switch {
			case !ok || s.err != nil:
				b.gone = s.err
				if b.gone == nil {
					b.gone = net.ErrClosed
				}
				return answers, b.gone
			case s.conn != nil:
				b.conn = s.conn
			case !b.owed || s.turn != b.sent:
				b.gone = fmt.Errorf("it was kicked: TURN_ACK of turn %d after turn %d was sent", s.turn, b.sent)
				b.conn.Write(wire.AppendKick(nil, "TURN_ACK of another turn than the last sent"))
				return answers, b.gone
			default:
				b.owed = false
				answers = append(answers, s.answer)
			}
		case <-b.process.Ended():
			// Messages from before its end come first.
			if len(b.heard) > 0 {
				continue
			}
			b.gone = fmt.Errorf("the program ended (%s)", b.process.How())
			return answers, b.gone
		case <-ctx.Done():
			if len(answers) > 0 {
				return answers, nil
			}
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return nil, pipe.ErrLate
			}
			return nil, ctx.Err()
		}
	}
}

// tell sends a turn, and the beginning before the first one.
func (b *Bot) tell(ctx context.Context, v *aquariom.View) error {
	exchange.State(v, b.names, &b.state)
	b.buf = b.buf[:0]
	if !b.started {
		b.started = true
		b.buf = (&wire.Start{Player: uint32(b.seat), State: b.state}).Append(b.buf)
	}
	b.sent, b.owed = uint32(max(v.Turn, 0)), true
	b.buf = (&wire.Turn{Number: b.sent, State: b.state}).Append(b.buf)
	if end, ok := ctx.Deadline(); ok {
		b.conn.SetWriteDeadline(end)
	}
	if _, err := b.conn.Write(b.buf); err != nil {
		return fmt.Errorf("its connection ended: %w", err)
	}
	return nil
}

// Close sends the result of the match, or nothing if r is nil, and ends the program.
func (b *Bot) Close(r *rules.Result) {
	if r != nil && b.conn != nil {
		end := wire.End{Winner: uint32(slices.Index(r.Ranks, 1))}
		for i, score := range r.Scores {
			end.Scores = append(end.Scores, wire.Score{ID: uint32(i), Name: b.names[i], Score: uint64(score)})
		}
		b.conn.SetWriteDeadline(time.Now().Add(time.Second))
		// A program that does not read is ended all the same.
		_, _ = b.conn.Write(wire.AppendEmpty(end.Append(nil), wire.Logout))
	}
	b.process.Close()
	b.listen.Close()
	if b.conn != nil {
		b.conn.Close()
	}
	for range b.heard { // until serve has ended
	}
}
