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

	// answer is what the goroutine that reads decodes into.
	answer wire.Answer

	patience time.Duration // for a message to be read
	// lingering counts the connections that are about to end.
	lingering *atomic.Int32
	// start starts a goroutine of this connection, and failed is told when it
	// breaks.
	start  func(func())
	failed func(error)
	// direct writes what a socket takes at once; nil where a connection has no
	// such way.
	direct *direct

	// got is given each message; it says whether more are wanted.
	got func(wire.Frame) bool
	// ears hear for all peers of a game; nil where that cannot be. ear is what
	// they know this one by.
	ears *ears
	ear  int32

	mu sync.Mutex
	// watches: it is a spectator of the game being played, whose answers say
	// nothing and need nobody who decides. playing: it is in that game.
	watches, playing bool
	// dozing: the goroutine that reads waits to be woken, and ears hear for it.
	// conn is then in no hands but direct's. hearing: they are at it. buf and
	// heard, what has come and was not handed on, are theirs then, else the
	// goroutine's.
	dozing, hearing bool
	woken           chan struct{} // room for one
	buf             []byte
	heard           int
	// longest is how long a message may be. It belongs to whom buf does.
	longest int
	// quiet: ears do not care for it, and whoever offers a turn looks for the
	// answer to the one before: a spectator whose answers come in time wakes
	// nobody.
	quiet bool
	// queue is what is to be written, and written how much of the first was.
	queue   []message
	written int
	// slow: the connection did not take all at once, and a goroutine writes the
	// rest of the queue. late: it did not with the last turn.
	slow, late bool
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
		patience: write, direct: newDirect(c), woken: make(chan struct{}, 1), buf: make([]byte, wire.MaxMessage), longest: wire.MaxMessage,
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
	p.flush(nil)
	return true
}

// offer makes a turn the next to be sent, in place of one that was not. copies
// holds its bytes for whoever can be sent it at once; nil: nobody's does.
func (p *peer) offer(number uint32, turn *packet, copies *copies) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.dozing && p.quiet && !p.hearing && p.sent != p.acked {
		p.listen()
	}
	p.put(turn)
	p.number = number
	p.promote()
	p.flush(copies)
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
	p.playing, p.watches = true, p.role == visu
}

// listen looks for the answer to the last turn. When it has not come, ears hear the
// peer until it has. p.mu is held.
func (p *peer) listen() {
	n, ended := p.direct.read(p.buf[p.heard:])
	p.heard += n
	f, size, err := p.first()
	switch {
	case ended || err != nil:
		p.wake()
	case size == p.heard && f.Type == wire.TurnAck && f.Number == p.sent:
		p.acked, p.heard = p.sent, 0
	case size > 0:
		p.wake() // for whoever reads to judge
	default:
		p.quiet = false
		p.ears.heed(p)
	}
}

// hear takes what has come to a peer that dozes, and hands it on. What is no
// message, the end of the connection and its errors are left to the goroutine that
// reads.
func (p *peer) hear() {
	p.mu.Lock()
	if !p.dozing {
		p.mu.Unlock()
		return
	}
	p.hearing = true
	n, ended := p.direct.read(p.buf[p.heard:])
	p.mu.Unlock()
	p.heard += n
	for !ended {
		f, size, err := p.first()
		if err != nil || size > 0 && !p.got(f) {
			ended = true
		} else if size == 0 {
			break
		} else {
			p.heard = copy(p.buf, p.buf[size:p.heard])
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hearing = false
	if !p.dozing { // woken meanwhile
		p.woken <- struct{}{}
	} else if ended {
		p.wake()
	} else if p.watches && p.heard == 0 && p.sent == p.acked && !p.quiet {
		p.quiet = true
		p.ears.heed(p)
	}
}

// wake has the goroutine that reads go on. p.mu is held.
func (p *peer) wake() {
	if !p.dozing {
		return
	}
	p.dozing = false
	p.ears.remove(p)
	p.regain()
	if !p.hearing {
		p.woken <- struct{}{}
	}
}

// regain makes a connection of the socket that was detached. p.mu is held.
func (p *peer) regain() {
	conn, err := p.direct.attach()
	if err != nil {
		p.start(func() { p.failed(err) })
		return
	}
	p.conn = conn
}

// doze waits until it is woken, if ears can hear for it and nothing is half heard;
// it says whether the connection goes on.
func (p *peer) doze() bool {
	p.mu.Lock()
	if p.ears != nil && p.playing && !p.leaving && !p.slow && p.heard == 0 && p.direct.detach(p.conn) {
		p.quiet = p.watches
		if p.dozing = p.ears.add(p); !p.dozing {
			p.regain()
		}
	}
	dozing := p.dozing
	p.mu.Unlock()
	if !dozing {
		return true
	}
	select {
	case <-p.woken:
		return true
	case <-p.quit:
		return false
	}
}

// withdraw takes back the turn that was not sent, and says whether an answer
// is owed.
func (p *peer) withdraw() (owes bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.put(nil)
	p.watches, p.playing = false, false
	p.wake()
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
	p.flush(nil)
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
	p.wake()
	p.leaving, p.farewell = true, patience
	// What it does not read now it never will.
	p.conn.SetWriteDeadline(time.Now().Add(patience))
	p.flush(nil)
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
		p.wake()
		p.conn.Close()
	})
}

// flush writes what is queued, as far as the connection takes it without
// waiting; what it does not take is left to a goroutine. p.mu is held. copies is
// offer's.
func (p *peer) flush(copies *copies) {
	for !p.slow && len(p.queue) > 0 {
		m := p.queue[0]
		n, err := p.direct.write(m.packet, p.written, copies)
		if err != nil {
			p.slow = true // nothing more is written
			p.start(func() { p.failed(err) })
			return
		}
		if p.written += n; p.written < len(m.bytes) {
			p.slow, p.late = true, m.turn
			p.wake()
			p.start(p.drain)
			return
		}
		p.sentFirst()
	}
	if !p.slow && p.leaving && !p.hung {
		p.hung = true
		p.start(p.hangUp)
	}
}

// sentFirst takes the first message off the queue, which was written. p.mu is
// held.
func (p *peer) sentFirst() {
	m := p.queue[0]
	p.queue = slices.Delete(p.queue, 0, 1)
	p.written = 0
	m.release()
	if m.turn {
		p.turns--
		p.promote()
	}
}

// drain writes the queue of a connection that does not take it at once.
func (p *peer) drain() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.queue) > 0 {
		rest := p.queue[0].bytes[p.written:]
		if !p.leaving { // which has its own deadline
			p.conn.SetWriteDeadline(time.Now().Add(p.patience))
		}
		p.mu.Unlock()
		_, err := p.conn.Write(rest)
		p.mu.Lock()
		if err != nil {
			p.start(func() { p.failed(err) })
			return
		}
		p.sentFirst()
	}
	if !p.leaving {
		p.conn.SetWriteDeadline(time.Time{})
	}
	p.slow = false
	p.flush(nil)
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
			if !p.doze() {
				return net.ErrClosed
			}
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
