package server

import (
	"errors"
	"io"
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// peer is a connection. What is above mu belongs to the goroutine that decides.
type peer struct {
	k      int // its number, in order of acceptance
	conn   net.Conn
	addr   string
	from   netip.Addr
	role   role
	nick   string
	order  int  // of its login
	inGame bool // of the game being played
	id     int  // in it, when a player
	owes   bool // one late answer after a game is let pass
	gone   bool // no longer among Server.peers

	patience time.Duration // for a message to be read

	mu sync.Mutex
	// queue is what is to be written.
	queue []message
	// state and number are the latest turn, when it has to wait.
	state  []byte
	number uint32
	// sent is the last turn that was queued, acked the last answered: when
	// they are equal another may be. turns is how many are queued or being
	// written: who answers what it has not read is not sent more than two.
	sent, acked uint32
	turns       int
	// leaving: the connection is closed when queue is written.
	leaving bool
	wake    chan struct{} // room for one
	ended   chan struct{} // closed when nobody reads any more
	quit    chan struct{} // closed when it has to end at once
	closing sync.Once
}

// message is bytes to be written.
type message struct {
	bytes []byte
	turn  bool
}

// role is what a connection has logged in as.
type role int

const (
	nobody role = iota
	player
	visu
)

// maxQueue is how many messages may wait for a client that does not read. One
// game needs four.
const maxQueue = 16

func newPeer(k int, c net.Conn, write time.Duration) *peer {
	return &peer{
		k: k, conn: c, addr: c.RemoteAddr().String(), from: remote(c),
		sent: wire.Never, acked: wire.Never,
		wake: make(chan struct{}, 1), ended: make(chan struct{}), quit: make(chan struct{}),
		patience: write,
	}
}

func (p *peer) nudge() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// send queues whole messages; it says whether there was room.
func (p *peer) send(messages ...[]byte) bool {
	p.mu.Lock()
	ok := len(p.queue)+len(messages) <= maxQueue
	if ok {
		for _, b := range messages {
			p.queue = append(p.queue, message{bytes: b})
		}
	}
	p.mu.Unlock()
	p.nudge()
	return ok
}

// offer makes a turn the next to be sent, in place of one that was not.
func (p *peer) offer(number uint32, message []byte) {
	p.mu.Lock()
	p.number, p.state = number, message
	p.promote()
	p.mu.Unlock()
	p.nudge()
}

// promote queues the turn that waits, if it may be sent. p.mu is held.
func (p *peer) promote() {
	if p.state == nil || p.sent != p.acked || p.turns == 2 || p.leaving {
		return
	}
	p.queue = append(p.queue, message{p.state, true})
	p.sent, p.state = p.number, nil
	p.turns++
}

// renew forgets the turns of the last game; a turn not sent yet never is.
func (p *peer) renew() {
	p.mu.Lock()
	defer p.mu.Unlock()
	// Turns of the last game may still be on their way: they stay counted.
	p.state, p.sent, p.acked = nil, wire.Never, wire.Never
}

// withdraw takes back the turn that was not sent, and says whether an answer
// is owed.
func (p *peer) withdraw() (owes bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.state = nil
	return p.sent != p.acked
}

// What is wrong with an answer.
var (
	errWrongTurn = errors.New("TURN_ACK of another turn than the last sent")
	errRepeated  = errors.New("TURN_ACK of a turn that was answered already")
)

// ack notes that a turn was answered.
func (p *peer) ack(turn uint32) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case turn != p.sent || p.sent == wire.Never:
		return errWrongTurn
	case p.sent == p.acked:
		return errRepeated
	}
	p.acked = turn
	p.promote()
	p.nudge()
	return nil
}

// leave has the connection closed after what is queued and these messages.
func (p *peer) leave(last ...[]byte) {
	p.mu.Lock()
	for _, b := range last {
		p.queue = append(p.queue, message{bytes: b})
	}
	p.state, p.leaving = nil, true
	p.mu.Unlock()
	// What it does not read now it never will.
	p.conn.SetWriteDeadline(time.Now().Add(linger))
	p.nudge()
}

// left says that the connection has been given its last message.
func (p *peer) left() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.leaving
}

// cut closes the connection at once.
func (p *peer) cut() {
	p.closing.Do(func() {
		close(p.quit)
		p.conn.Close()
	})
}

// due is the next message to be written, empty when there is none; last says
// that there will be none. done is the one that was written before.
func (p *peer) due(done message) (next message, last bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if done.turn {
		p.turns--
		p.promote()
	}
	if len(p.queue) == 0 {
		return next, p.leaving
	}
	next = p.queue[0]
	p.queue = slices.Delete(p.queue, 0, 1)
	return next, false
}

// write writes what is due until the connection ends. The error is why it did.
func (p *peer) write() error {
	var m message
	for {
		var last bool
		if m, last = p.due(m); last {
			return nil
		}
		if m.bytes == nil {
			select {
			case <-p.wake:
			case <-p.quit:
				return net.ErrClosed
			}
			continue
		}
		p.mu.Lock()
		if !p.leaving { // which has its own deadline
			p.conn.SetWriteDeadline(time.Now().Add(p.patience))
		}
		p.mu.Unlock()
		if _, err := p.conn.Write(m.bytes); err != nil {
			return err
		}
	}
}

// hangUp ends a connection whose last message was written: the other side gets
// time to read it, since closing while its bytes come in would destroy it.
func (p *peer) hangUp(patient bool) {
	if t, ok := p.conn.(*net.TCPConn); ok && patient && t.CloseWrite() == nil {
		p.conn.SetReadDeadline(time.Now().Add(linger))
		select {
		case <-p.ended:
		case <-p.quit:
		}
	}
	p.cut()
}

// What is wrong with the bytes of a client.
var (
	errUnexpected = errors.New("unexpected message type")
	errTooLong    = errors.New("message too long")
	errLate       = errors.New("no login in time")
)

// read hands each whole message to got, in order, until the stream ends, got
// says false, or a message is none. patience is how long the first may take.
func (p *peer) read(patience time.Duration, got func(wire.Frame) bool) error {
	buf := make([]byte, MaxMessage)
	have := 0
	p.conn.SetReadDeadline(time.Now().Add(patience))
	greeted := false
	for {
		n, err := p.conn.Read(buf[have:])
		have += n
		for used := 0; ; {
			f, size, cut := wire.Cut(buf[used:have], MaxMessage)
			if have > used && f.Type != wire.LoginPlayer && f.Type != wire.LoginVisu && f.Type != wire.TurnAck {
				return errUnexpected
			}
			if cut != nil {
				return errTooLong
			}
			if size == 0 {
				// A message that fills the buffer and is not whole is too long.
				if used == 0 && have == len(buf) {
					return errTooLong
				}
				have = copy(buf, buf[used:have])
				break
			}
			if !greeted {
				greeted = true
				p.conn.SetReadDeadline(time.Time{})
			}
			if !got(f) {
				return nil
			}
			used += size
		}
		var late net.Error
		if !greeted && errors.As(err, &late) && late.Timeout() {
			return errLate
		}
		if err != nil {
			return err
		}
	}
}

// discard reads what comes after the last message, so that it may be closed
// without destroying ours; a flood is not read to its end.
func (p *peer) discard() {
	io.CopyN(io.Discard, p.conn, 64<<10)
}
