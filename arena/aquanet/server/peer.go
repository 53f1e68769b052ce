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
	played bool // in a game that is over
	gone   bool // no longer among Server.peers

	// What follows belongs to the goroutine that reads: what has come and was not handed
	// on, how long a message may be, and what answers are decoded into.
	buf     []byte
	heard   int
	longest int
	answer  wire.Answer

	patience time.Duration // for a message to be read
	// lingering counts the connections that are about to end.
	lingering *atomic.Int32
	// start starts a goroutine of this connection, and failed is told when it
	// breaks.
	start  func(func())
	failed func(error)
	// got is given each message; it says whether more are wanted.
	got func(wire.Frame) bool

	mu sync.Mutex
	// watches: it is a spectator of the game being played, whose answers say
	// nothing and need nobody who decides.
	watches bool
	// queue is what is to be written. writing: a goroutine does, or failed to. late: a turn
	// was still being written when the next one came.
	queue         []message
	writing, late bool
	// state and number are the latest turn, when it has to wait.
	state  *packet
	number uint32
	// sent is the last turn that was queued, acked the last answered: when
	// they are equal another may be. turns is how many are queued or being
	// written: who answers what it has not read is not sent more than two.
	sent, acked uint32
	turns       int
	// leaving: the connection is closed when queue is written; hung: that has
	// begun.
	leaving, hung bool
	farewell      time.Duration // how long the other side gets to read the last of it
	ended         chan struct{} // closed when nobody reads any more
	quit          chan struct{} // closed when it has to end at once
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
		sent: wire.Never, acked: wire.Never, farewell: linger,
		ended: make(chan struct{}), quit: make(chan struct{}),
		patience: write, buf: make([]byte, wire.MaxMessage), longest: wire.MaxMessage,
	}
}

// send queues whole messages; it says whether there was room.
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

// offer makes a turn the next to be sent, in place of one that was not.
func (p *peer) offer(number uint32, turn *packet) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.late = p.turns > 0
	p.put(turn)
	p.number = number
	p.promote()
	p.flush()
}

// put replaces the turn that waits. p.mu is held.
func (p *peer) put(turn *packet) {
	if turn != nil {
		turn.keep()
	}
	if p.state != nil {
		p.state.release()
	}
	p.state = turn
}

// promote queues the turn that waits, if it may be sent. p.mu is held.
func (p *peer) promote() {
	if p.state == nil || p.sent != p.acked || p.turns == 2 || p.leaving || p.late && p.state.home.full() {
		return
	}
	p.late = false
	p.queue = append(p.queue, message{p.state, true})
	p.sent, p.state = p.number, nil
	p.turns++
}

// renew forgets the turns of the last game; a turn not sent yet never is.
func (p *peer) renew() {
	p.mu.Lock()
	defer p.mu.Unlock()
	// Turns of the last game may still be on their way: they stay counted.
	p.put(nil)
	p.sent, p.acked = wire.Never, wire.Never
	p.watches = p.role == visu
}

// withdraw takes back the turn that was not sent, and says whether an answer
// is owed.
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

// ack notes that a turn was answered, and sends the one that waits.
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

// leave has the connection closed after what is queued and these messages. The
// other side gets so long to read them.
func (p *peer) leave(patience time.Duration, last ...[]byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, b := range last {
		p.queue = append(p.queue, message{packet: &packet{bytes: b}})
	}
	p.put(nil)
	p.leaving, p.farewell = true, patience
	// What it does not read now it never will.
	p.conn.SetWriteDeadline(time.Now().Add(patience))
	p.flush()
}

// stands says whether it is a spectator of the game being played, and whether it
// has been given its last message.
func (p *peer) stands() (watches, leaving bool) {
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

// flush has a goroutine write what is queued, and end the connection after its last
// message. p.mu is held.
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
		if !p.leaving { // which has its own deadline
			p.conn.SetWriteDeadline(time.Now().Add(p.patience))
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

// hangUp ends a connection whose last message was written: the other side gets
// time to read it, since closing while its bytes come in would destroy it.
func (p *peer) hangUp() {
	p.mu.Lock()
	patience := p.farewell
	p.mu.Unlock()
	// Of those who were kicked only so many are waited for.
	patient := p.lingering.Add(1) <= maxLingering || patience > linger
	defer p.lingering.Add(-1)
	if t, ok := p.conn.(*net.TCPConn); ok && patient && t.CloseWrite() == nil {
		p.conn.SetReadDeadline(time.Now().Add(patience))
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

// first cuts the first message off what has come; size is 0 when it is not all
// there. The error says why it is none.
func (p *peer) first() (f wire.Frame, size int, err error) {
	if p.heard == 0 {
		return f, 0, nil
	}
	f, size, cut := wire.Cut(p.buf[:p.heard], p.longest)
	full := size == 0 && p.heard == len(p.buf)
	switch {
	case f.Type != wire.LoginPlayer && f.Type != wire.LoginVisu && f.Type != wire.TurnAck:
		return f, 0, errUnexpected
	case cut != nil || full && len(p.buf) >= p.longest:
		return f, 0, errTooLong
	case full: // twice what has come: a length alone reserves nothing
		p.buf = append(p.buf, make([]byte, min(len(p.buf), p.longest-len(p.buf)))...)
	}
	return f, size, nil
}

// read hands on each whole message, in order, until the stream ends, no more are
// wanted, or a message is none. patience is how long the first may take.
func (p *peer) read(patience time.Duration) error {
	p.conn.SetReadDeadline(time.Now().Add(patience))
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

// discard reads what comes after the last message, so that it may be closed
// without destroying ours; a flood is not read to its end.
func (p *peer) discard() {
	io.CopyN(io.Discard, p.conn, 64<<10)
}
