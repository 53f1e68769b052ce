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

	mu sync.Mutex
	// watches: it is a spectator of the game being played, whose answers say
	// nothing and need nobody who decides.
	watches bool
	// dozing: the goroutine that reads waits to be woken, and whoever offers a
	// turn looks for the answer to the one before: for a spectator whose answers
	// come in time nobody wakes up. conn is then in no hands but direct's. heard
	// is then theirs, else the goroutine's: what has come and was not handed on.
	dozing bool
	woken  chan struct{} // room for one
	buf    []byte
	heard  int
	// alert is how many answers the goroutine takes before it dozes: twice as
	// many each time that one was late, up to maxAlert.
	alert, answers int
	// queue is what is to be written, and written how much of the first was.
	queue   []message
	written int
	// slow: the connection did not take all at once, and a goroutine writes the
	// rest of the queue.
	slow bool
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

// maxAlert is how many answers a spectator that is often late has to give in
// time before it is trusted again.
const maxAlert = 64

// maxQueue is how many messages may wait for a client that does not read. One
// game needs four.
const maxQueue = 16

func newPeer(k int, c net.Conn, write time.Duration) *peer {
	return &peer{
		k: k, conn: c, addr: c.RemoteAddr().String(), from: remote(c),
		sent: wire.Never, acked: wire.Never, farewell: linger,
		ended: make(chan struct{}), quit: make(chan struct{}),
		patience: write, direct: newDirect(c), woken: make(chan struct{}, 1), buf: make([]byte, MaxMessage),
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
	if p.dozing && p.sent != p.acked {
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
	p.put(nil)
	p.sent, p.acked, p.watches = wire.Never, wire.Never, p.role == visu
}

// listen takes the answer to the last turn, if it has come; whatever else there
// is, or is not, the goroutine that reads sees to. p.mu is held.
func (p *peer) listen() {
	n, ok := p.direct.read(p.buf)
	if ok {
		f, size, err := wire.Cut(p.buf[:n], MaxMessage)
		if err == nil && size == n && f.Type == wire.TurnAck && f.Number == p.sent {
			p.acked = p.sent
			return
		}
	}
	p.heard = n
	p.wake()
}

// wake has the goroutine that reads go on. p.mu is held.
func (p *peer) wake() {
	if !p.dozing {
		return
	}
	p.dozing = false
	conn, err := p.direct.attach()
	if err != nil {
		p.start(func() { p.failed(err) })
	} else {
		p.conn = conn
	}
	p.woken <- struct{}{}
}

// doze waits until it is woken, if there is a spectator to wait for and nothing
// half heard; it says whether the connection goes on.
func (p *peer) doze() bool {
	p.mu.Lock()
	if p.watches && !p.leaving && !p.slow && p.heard == 0 {
		if p.answers++; p.answers > p.alert && p.direct.detach(p.conn) {
			p.dozing, p.answers, p.alert = true, 0, min(2*p.alert+1, maxAlert)
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
	p.watches = false
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
			p.slow = true
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

// read hands each whole message to got, in order, until the stream ends, got
// says false, or a message is none. patience is how long the first may take.
func (p *peer) read(patience time.Duration, got func(wire.Frame) bool) error {
	p.conn.SetReadDeadline(time.Now().Add(patience))
	greeted := false
	var late net.Error
	for {
		n, err := p.conn.Read(p.buf[p.heard:])
		p.heard += n
		for p.heard > 0 {
			f, size, cut := wire.Cut(p.buf[:p.heard], MaxMessage)
			switch {
			case f.Type != wire.LoginPlayer && f.Type != wire.LoginVisu && f.Type != wire.TurnAck:
				return errUnexpected
			case cut != nil || size == 0 && p.heard == len(p.buf):
				return errTooLong
			}
			if size == 0 {
				break
			}
			if !greeted {
				greeted = true
				p.conn.SetReadDeadline(time.Time{})
			}
			if !got(f) {
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
