// Package client is a library for Aquar.iom bots in Go. It connects to a server, ours or
// the original, and returns the turns one by one. A complete bot, which sends each of its
// cells to the middle of the map:
//
//	bot, err := client.Connect(ctx, "127.0.0.1:4242")
//	if err == nil {
//		err = bot.Login("middle")
//	}
//	if err != nil {
//		log.Fatal(err)
//	}
//	for turn := range bot.Turns() {
//		var answer client.Answer
//		for _, cell := range bot.Mine(turn) {
//			answer.Move(cell.ID, bot.Map.Width/2, bot.Map.Height/2)
//		}
//		bot.Send(&answer)
//	}
//	log.Println(bot.Result())
//
// The rules of the game are in docs/aquariom-protocol.md and in the rule book.
package client

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// What is on the map and what a bot answers; see package wire.
type (
	Map    = wire.Parameters
	Turn   = wire.Turn
	State  = wire.State
	Cell   = wire.Cell
	Answer = wire.Answer
	End    = wire.End
)

// KickedError says that the server kicked this client, and why.
type KickedError struct {
	// Why is the server's text.
	Why string
}

// Error returns the server's text, marked as such.
func (e *KickedError) Error() string { return "the server: " + e.Why }

// ErrNoLogin is the error of calls that need a login first.
var ErrNoLogin = errors.New("client: log in first, with Login or Watch")

// Client is a connection to a server, made by Connect. It belongs to one goroutine.
type Client struct {
	// Map is the map's numbers, after Login or Watch. Its Rules are nil on servers that
	// do not send them, such as the original.
	Map Map
	// ID is this player's id from the first turn on; wire.VisuID for a spectator.
	ID uint32
	// Start is the state before the first turn, from then on.
	Start State
	// Skipped is the number of turns that were not sent before the latest, because this
	// client had not yet answered the one before them.
	Skipped int

	conn     Conn
	r        *wire.Reader
	ctx      context.Context
	stop     func() bool
	loggedIn bool
	started  bool
	turn     Turn
	owed     bool // the latest turn has not been answered
	mine     []Cell
	buf      []byte
	end      *End
	err      error
}

// ErrNoServer is wrapped by the errors of connecting if no server answers.
var ErrNoServer = errors.New("no server answers")

// Conn is the transport of a client: a net.Conn, or the socket of a browser's page.
type Conn interface {
	io.ReadWriteCloser
	// SetReadDeadline limits the time of later reads. It may do nothing if writing never
	// fails after the connection has ended.
	SetReadDeadline(time.Time) error
}

// New returns a client on an existing connection.
func New(ctx context.Context, conn Conn) *Client {
	c := &Client{conn: conn, r: wire.NewReader(conn), ctx: ctx}
	c.stop = context.AfterFunc(ctx, func() { conn.Close() })
	return c
}

// Close ends the connection. During a game, a player's cells stay where they
// are.
func (c *Client) Close() error {
	c.stop()
	return c.conn.Close()
}

// Login logs in as a player, with a nickname of 1 to 16 letters, digits, _ or spaces, and
// waits for the map. It may be called again after a game on servers that play several
// (the original does not). The error is a *KickedError, or that of ctx or the connection.
func (c *Client) Login(nick string) error { return c.login(wire.LoginPlayer, nick) }

// Watch logs in as a spectator.
func (c *Client) Watch(nick string) error { return c.login(wire.LoginVisu, nick) }

func (c *Client) login(t wire.Type, nick string) error {
	c.loggedIn, c.started, c.end, c.err = false, false, nil, nil
	// A whole message in one piece: the original takes one a packet.
	c.buf = wire.AppendLogin(c.buf[:0], t, nick+wire.AskRules)
	if err := c.write(); err != nil {
		return err
	}
	if _, err := c.expect(wire.LoginAck); err != nil {
		return err
	}
	f, err := c.expect(wire.Welcome)
	if err == nil {
		err = c.Map.Decode(f.Content)
	}
	c.loggedIn = err == nil
	return err
}

// expect returns the next message, which must have the given type.
func (c *Client) expect(want wire.Type) (wire.Frame, error) {
	f, err := c.next()
	if err == nil && f.Type != want {
		err = fmt.Errorf("the server sent %s instead of %s: is it an Aquar.iom server?", f.Type, want)
	}
	return f, err
}

// next returns the next message; a kick is an error.
func (c *Client) next() (wire.Frame, error) {
	f, err := c.r.Next()
	switch {
	case err != nil && c.ctx.Err() != nil:
		return f, c.ctx.Err()
	case err != nil:
		return f, fmt.Errorf("the server cannot be understood or has gone: %w", err)
	case f.Type == wire.Kick:
		return f, &KickedError{f.Text()}
	}
	return f, nil
}

func (c *Client) write() error {
	_, err := c.conn.Write(c.buf)
	if err != nil && c.ctx.Err() != nil {
		return c.ctx.Err()
	}
	if err != nil {
		// A kick before the connection broke is the reason.
		c.conn.SetReadDeadline(time.Now().Add(time.Second))
		for {
			f, readErr := c.next()
			var kicked *KickedError
			if errors.As(readErr, &kicked) {
				return kicked
			}
			if readErr != nil || f.Type == wire.Logout {
				return fmt.Errorf("the server has gone: %w", err)
			}
		}
	}
	return nil
}

// Turns waits for the game to begin and yields each turn until it is over, the connection
// breaks or the client is kicked; Result says which. A turn is valid until the next one.
// A turn to which nothing was sent is answered by doing nothing, so that another one
// comes. After a break Turns may be called again and continues.
func (c *Client) Turns() iter.Seq[*Turn] {
	return func(yield func(*Turn) bool) {
		if !c.loggedIn {
			c.err = ErrNoLogin
			return
		}
		for c.err == nil && c.end == nil {
			if c.owed {
				if c.err = c.Send(&Answer{}); c.err != nil {
					return
				}
			}
			if c.err = c.advance(); c.err != nil || c.end != nil || !yield(&c.turn) {
				return
			}
		}
	}
}

// advance receives messages up to the next turn or the end.
func (c *Client) advance() error {
	if !c.started {
		f, err := c.expect(wire.GameStarts)
		if err != nil {
			return err
		}
		var start wire.Start
		if err := start.Decode(f.Content); err != nil {
			return err
		}
		c.ID, c.Start, c.started = start.Player, start.State, true
		c.turn.Number, c.owed = wire.Never, false
	}
	f, err := c.next()
	if err != nil {
		return err
	}
	switch f.Type {
	case wire.TurnState:
		c.Skipped = int(f.Number - c.turn.Number - 1)
		c.owed = true
		return c.turn.Decode(f.Number, f.Content)
	case wire.GameEnds:
		c.owed = false
		end := new(End)
		if err := end.Decode(f.Content); err != nil {
			return err
		}
		_, err := c.expect(wire.Logout)
		c.end, c.loggedIn, c.started = end, false, false
		return err
	}
	return fmt.Errorf("the server sent %s instead of TURN or GAME_ENDS", f.Type)
}

// Mine returns this player's cells in a turn by ascending id, valid as long as the turn.
func (c *Client) Mine(t *Turn) []Cell {
	c.mine = c.mine[:0]
	for _, cell := range t.State.Cells {
		if cell.Player == c.ID {
			c.mine = append(c.mine, cell)
		}
	}
	return c.mine
}

// Send answers the latest turn; it sets Answer.Turn. A second answer is an error, since
// the server would kick this client for it.
func (c *Client) Send(a *Answer) error {
	if !c.owed {
		return errors.New("client: there is no turn to answer, or it was answered already")
	}
	a.Turn, c.owed = c.turn.Number, false
	c.buf = a.Append(c.buf[:0])
	if limit := c.longest(); len(c.buf) > limit {
		c.owed = true
		return fmt.Errorf("client: an answer of %d bytes: the server takes %d at most", len(c.buf), limit)
	}
	return c.write()
}

// longest returns the largest answer that the server accepts. The original's limit does
// not depend on the map.
func (c *Client) longest() int {
	if c.Map.Rules == nil {
		return wire.MaxMessage
	}
	return wire.AnswerLimit(c.Map.MaxCells)
}

// Result returns how the game ended, or why its turns ended before that; it returns nil
// and no error during the game. The error is a *KickedError, that of ctx or the
// connection, or ErrNoLogin.
func (c *Client) Result() (*End, error) { return c.end, c.err }
