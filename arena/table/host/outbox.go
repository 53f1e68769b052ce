package host

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"

	"ludotheque/arena/table"
)

// Conn is a connection that carries whole messages. One goroutine reads and one
// writes; Close may be called by any, and makes both return.
type Conn interface {
	// Read returns the next message. A BadMessage ends the connection as well, but the reason can still be sent.
	Read(ctx context.Context) ([]byte, error)
	Write(ctx context.Context, message []byte) error
	Close()
}

// BadMessage is the error of [Conn.Read] for what is no message; the text says why.
type BadMessage string

func (m BadMessage) Error() string { return string(m) }

// message is text, or the many messages about the past of a long match, which are made
// while they are written: they need no memory until then and delay no other guest.
type message struct {
	text []byte
	past iter.Seq[*table.ToGuest]
}

// outbox is the queue of messages to a guest.
type outbox struct {
	conn Conn
	mu   sync.Mutex
	out  []message
	size int // bytes not written yet, including those being written
	// newest is the latest view of a game in real time: an unsent one is replaced by the
	// next.
	newest []byte
	wake   chan struct{}
	// written is closed when nothing more is written.
	written chan struct{}
	closing bool // nothing is sent after what is in out
	closed  bool // nothing is sent any more
	slow    bool // the guest reads too slowly: out holds the reason alone
	bad     int
	rate    *rate.Limiter // of its messages
}

// send queues a message. A guest for whom too much waits is sent the reason in place of it,
// and disconnected.
func (l *outbox) send(m *table.ToGuest) {
	b := encode(m)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closing || l.closed {
		return
	}
	room := maxBytes
	if waiting.Load() > maxWaiting {
		room = fewBytes
	}
	if len(l.out) >= maxLines || l.size+len(b) > room {
		l.tooSlow()
		return
	}
	l.queue(b)
}

// queue appends a message. The caller holds the lock.
func (l *outbox) queue(b []byte) {
	l.out = append(l.out, message{text: b})
	l.count(len(b))
	l.notify()
}

// tooSlow replaces what waits by the reason for the end of the connection. A guest that does
// not read it within byeTime loses the connection without a reason, and may come back like
// anyone who lost it. The caller holds the lock.
func (l *outbox) tooSlow() {
	for _, m := range l.out {
		l.count(-len(m.text))
	}
	l.count(-len(l.newest))
	l.out, l.newest = nil, nil
	l.queue(encode(&table.ToGuest{Bye: &table.Refused{Why: table.TooSlow, Text: "this guest reads too slowly: too much waits for it; connect again to be sent the present state"}}))
	l.closing, l.slow = true, true
	time.AfterFunc(byeTime, l.conn.Close)
}

// sendPast queues the past of the match.
func (l *outbox) sendPast(past iter.Seq[*table.ToGuest]) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closing || l.closed {
		return
	}
	l.out = append(l.out, message{past: past})
	l.notify()
}

// waiting is the total size of the queues of this process in bytes.
var waiting atomic.Int64

// count adds to the size of the queue. The caller holds the lock.
func (l *outbox) count(n int) {
	l.size += n
	waiting.Add(int64(n))
}

// wrote records that a message was written.
func (l *outbox) wrote(b []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.count(-len(b))
}

// sendLatest queues a view in the place of one that is still waiting.
func (l *outbox) sendLatest(m *table.ToGuest) {
	b := encode(m)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closing || l.closed {
		return
	}
	l.count(len(b) - len(l.newest))
	l.newest = b
	l.notify()
}

// bye sends the reason and ends the connection.
func (l *outbox) bye(why, text string) {
	l.send(&table.ToGuest{Bye: &table.Refused{Why: why, Text: text}})
	l.end()
}

// rejectUnreadable tells a guest why its message cannot be read, and reports whether err is about that.
func (l *outbox) rejectUnreadable(err error) bool {
	bad, ok := errors.AsType[BadMessage](err)
	if ok {
		l.bye(table.BadMessage, string(bad))
	}
	return ok
}

// end closes the queue: what is in it is written, and nothing after it.
func (l *outbox) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closing = true
	l.notify()
}

func (l *outbox) notify() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

// encode encodes a message, which cannot fail: it is plain data.
func encode(m *table.ToGuest) []byte {
	b, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	return b
}

// take returns the next message to write; more says whether any may follow when there is
// none now.
func (l *outbox) take() (m message, ok, more bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case len(l.out) > 0:
		m, ok = l.out[0], true
		l.out = l.out[1:]
	case l.newest != nil:
		m, ok = message{text: l.newest}, true
		l.newest = nil
	}
	return m, ok, !l.closing && !l.closed
}

// isSlow reports whether the guest is being disconnected because it reads too slowly.
func (l *outbox) isSlow() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.slow
}

// write sends the queue until the connection ends, and sends pings.
func (h *Host) write(ctx context.Context, l *outbox) {
	defer func() {
		l.conn.Close()
		close(l.written)
		l.mu.Lock()
		defer l.mu.Unlock()
		l.closed = true // nothing more is queued
		l.out, l.newest = nil, nil
		l.count(-l.size)
	}()
	every, told := h.ping(), time.Now()
	ping := time.NewTicker(every)
	defer ping.Stop()
	send := func(b []byte) error {
		c, stop := context.WithTimeout(ctx, writeTime)
		defer stop()
		return l.conn.Write(c, b)
	}
	for {
		m, ok, more := l.take()
		switch {
		case ok && m.past == nil:
			if send(m.text) != nil {
				return
			}
			l.wrote(m.text)
			continue
		case ok:
			for t := range m.past {
				if l.isSlow() {
					break
				}
				select {
				case now := <-ping.C: // keeps a silent guest connected meanwhile
					if send(encode(&table.ToGuest{Ping: now.UnixMicro()})) != nil {
						return
					}
				default:
				}
				if send(encode(t)) != nil {
					return
				}
			}
			continue
		case !more:
			if l.isSlow() { // closing it now could discard what the guest has not read yet
				select {
				case <-ctx.Done():
				case <-time.After(byeTime):
				}
			}
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-l.wake:
		case now := <-ping.C:
			h.mu.Lock()
			// Only time shows that a guest is gone.
			if h.seatWaiting() || h.delaysChanged && now.Sub(told) >= h.o.Ping {
				told = now
				h.broadcastState()
			}
			h.mu.Unlock()
			l.send(&table.ToGuest{Ping: now.UnixMicro()})
		}
		if now := h.ping(); now != every {
			every = now
			ping.Reset(every)
		}
	}
}
