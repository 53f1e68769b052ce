package server

import (
	"errors"
	"io"
	"net"
	"net/netip"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// peer is a connection. The fields above mu belong to the goroutine that holds
// Server.deciding.
type peer struct {
	k      int // its number, in order of acceptance
	conn   net.Conn
	addr   string
	from   netip.Addr
	role   role
	nick   string
	order  int  // of its login
	inGame bool // plays or watches the current game
	id     int  // in the game, of a player
	owes   bool // one late answer after a game is accepted
	played bool // in a finished game
	gone   bool // no longer among Server.peers

	// The fields below belong to the goroutine that reads: unread bytes, the limit of a
	// message, and buffers for decoding.
	buf       []byte
	heard     int
	maxAnswer int
	answer    wire.Answer

	timeout time.Duration // until a message must be read
	// lingering counts connections that are about to end.
	lingering *atomic.Int32
	// start starts a goroutine of this connection, and failed is called when it breaks.
	start  func(func())
	failed func(error)
	// got is called with each message and returns whether to go on reading.
	got func(wire.Frame) bool

	mu sync.Mutex
	// watches says that it is a spectator of the current game, whose answers mean nothing
	// and need no lock.
	watches bool
	// queue is what is to be written. writing says that a goroutine is writing, or that
	// writing failed; late that a turn was still being written when the next one came.
	queue         []message
	writing, late bool
	// state and number are the latest turn if it has to wait.
	state  *packet
	number uint32
	// sent is the last turn that was queued, and acked the last that was answered:
	// another one may be sent when they are equal. turns is the number queued or being
	// written: a client that answers turns it has not read gets no more than two.
	sent, acked uint32
	turns       int
	// leaving says that the connection is closed when queue is written; hung that this
	// has begun.
	leaving, hung bool
	farewell      time.Duration // time for the other side to read the last message
	ended         chan struct{} // closed when reading has ended
	quit          chan struct{} // closed to end it at once
	closing       sync.Once
}

// message is a packet to be written.
type message struct {
	*packet
	turn bool
}

// role is what a connection has logged in as.
type role int

const (
	noRole role = iota
	player
	visu
)

// maxQueue is how many messages may wait for a client that does not read. A game needs
// four.
const maxQueue = 16

func newPeer(k int, c net.Conn, write time.Duration) *peer {
	return &peer{
		k: k, conn: c, addr: c.RemoteAddr().String(), from: remote(c),
		sent: wire.Never, acked: wire.Never, farewell: linger,
		ended: make(chan struct{}), quit: make(chan struct{}),
		timeout: write, buf: make([]byte, wire.MaxMessage), maxAnswer: wire.MaxMessage,
	}
}

// send queues complete messages and reports whether there was room.
func (p *peer) send(messages ...[]byte) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.queue)+len(messages) > maxQueue {
		return false
	}
	for _, b := range messages {
		p.queue = append(p.queue, message{packet: &packet{bytes: b}})
	}
	p.flush()
	return true
}

// offer makes a turn the next to be sent, instead of one that was not sent yet.
func (p *peer) offer(number uint32, turn *packet) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.late = p.turns > 0
	p.put(turn)
	p.number = number
	p.promote()
	p.flush()
}

// put replaces the waiting turn. The caller holds p.mu.
func (p *peer) put(turn *packet) {
	if turn != nil {
		turn.keep()
	}
	if p.state != nil {
		p.state.release()
	}
	p.state = turn
}

// promote queues the waiting turn if it may be sent. The caller holds p.mu.
func (p *peer) promote() {
	if p.state == nil || p.sent != p.acked || p.turns == 2 || p.leaving || p.late && p.state.home.full() {
		return
	}
	p.late = false
	p.queue = append(p.queue, message{p.state, true})
	p.sent, p.state = p.number, nil
	p.turns++
}

// renew forgets the turns of the last game; a waiting one is dropped.
func (p *peer) renew() {
	p.mu.Lock()
	defer p.mu.Unlock()
	// Turns of the last game may still be on their way: they stay counted.
	p.put(nil)
	p.sent, p.acked = wire.Never, wire.Never
	p.watches = p.role == visu
}

// withdraw drops the waiting turn and reports whether an answer is outstanding.
func (p *peer) withdraw() (owes bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.put(nil)
	p.watches = false
	return p.sent != p.acked
}

// What is wrong with an answer.
var (
	errWrongTurn = errors.New("TURN_ACK of another turn than the last sent")
	errRepeated  = errors.New("TURN_ACK of a turn that was answered already")
)

// ack records that a turn was answered and sends the waiting one.
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
	p.flush()
	return nil
}

// leave closes the connection after the queue and the last messages are written. The
// other side gets timeout to read them.
func (p *peer) leave(timeout time.Duration, last ...[]byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, b := range last {
		p.queue = append(p.queue, message{packet: &packet{bytes: b}})
	}
	p.put(nil)
	p.leaving, p.farewell = true, timeout
	// Later it would not read them either.
	p.conn.SetWriteDeadline(time.Now().Add(timeout))
	p.flush()
}

// status reports whether it is a spectator of the current game, and whether its last
// message is queued.
func (p *peer) status() (watches, leaving bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.watches, p.leaving
}

// cut closes the connection at once.
func (p *peer) cut() {
	p.closing.Do(func() {
		close(p.quit)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.leaving = true
		p.conn.Close()
	})
}

// flush starts a goroutine that writes the queue and ends the connection after its last
// message. The caller holds p.mu.
func (p *peer) flush() {
	switch {
	case p.writing:
	case len(p.queue) > 0:
		p.writing = true
		p.start(p.write)
	case p.leaving && !p.hung:
		p.hung = true
		p.start(p.hangUp)
	}
}

// write writes the queue until it is empty. After an error nothing more is written.
func (p *peer) write() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.queue) > 0 {
		m := p.queue[0]
		if !p.leaving { // leaving has a deadline of its own
			p.conn.SetWriteDeadline(time.Now().Add(p.timeout))
		}
		p.mu.Unlock()
		_, err := p.conn.Write(m.bytes)
		p.mu.Lock()
		p.queue = slices.Delete(p.queue, 0, 1)
		m.release()
		if m.turn {
			p.turns--
		}
		if err != nil {
			for _, m := range p.queue {
				m.release()
			}
			p.queue = nil
			p.put(nil)
			p.start(func() { p.failed(err) })
			return
		}
		p.promote()
	}
	p.writing = false
	p.flush()
}

// hangUp ends a connection whose last message was written. The other side gets time to
// read it, since closing with unread input would destroy it.
func (p *peer) hangUp() {
	p.mu.Lock()
	timeout := p.farewell
	p.mu.Unlock()
	// Only a limited number of kicked clients is waited for.
	patient := p.lingering.Add(1) <= maxLingering || timeout > linger
	defer p.lingering.Add(-1)
	if t, ok := p.conn.(*net.TCPConn); ok && patient && t.CloseWrite() == nil {
		p.conn.SetReadDeadline(time.Now().Add(timeout))
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

// first cuts the first message off the input; size is 0 if it is incomplete. The error
// says why it is invalid.
func (p *peer) first() (f wire.Frame, size int, err error) {
	if p.heard == 0 {
		return f, 0, nil
	}
	f, size, cut := wire.Cut(p.buf[:p.heard], p.maxAnswer)
	full := size == 0 && p.heard == len(p.buf)
	switch {
	case f.Type != wire.LoginPlayer && f.Type != wire.LoginVisu && f.Type != wire.TurnAck:
		return f, 0, errUnexpected
	case cut != nil || full && len(p.buf) >= p.maxAnswer:
		return f, 0, errTooLong
	case full: // twice what has arrived: an announced length reserves nothing
		p.buf = append(p.buf, make([]byte, min(len(p.buf), p.maxAnswer-len(p.buf)))...)
	}
	return f, size, nil
}

// read passes on each complete message in order, until the stream ends, got returns
// false, or a message is invalid. timeout is the time limit of the first.
func (p *peer) read(timeout time.Duration) error {
	p.conn.SetReadDeadline(time.Now().Add(timeout))
	greeted := false
	var late net.Error
	for {
		n, err := p.conn.Read(p.buf[p.heard:])
		p.heard += n
		for {
			f, size, bad := p.first()
			if bad != nil {
				return bad
			}
			if size == 0 {
				break
			}
			if !greeted {
				greeted = true
				p.conn.SetReadDeadline(time.Time{})
			}
			if !p.got(f) {
				return nil
			}
			p.heard = copy(p.buf, p.buf[size:p.heard])
		}
		if !greeted && errors.As(err, &late) && late.Timeout() {
			return errLate
		}
		if err != nil {
			return err
		}
	}
}

// discard reads what comes after our last message, so that closing does not destroy it; a
// flood is not read to its end.
func (p *peer) discard() {
	io.CopyN(io.Discard, p.conn, 64<<10)
}
