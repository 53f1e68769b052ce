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
func (o *outbox) send(m *table.ToGuest) {
	b := encode(m)
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closing || o.closed {
		return
	}
	room := maxBytes
	if waiting.Load() > maxWaiting {
		room = fewBytes
	}
	if len(o.out) >= maxLines || o.size+len(b) > room {
		o.tooSlow()
		return
	}
	o.queue(b)
}

// queue appends a message. The caller holds the lock.
func (o *outbox) queue(b []byte) {
	o.out = append(o.out, message{text: b})
	o.count(len(b))
	o.notify()
}

// tooSlow replaces what waits by the reason for the end of the connection. A guest that does
// not read it within byeTime loses the connection without a reason, and may come back like
// anyone who lost it. The caller holds the lock.
func (o *outbox) tooSlow() {
	for _, m := range o.out {
		o.count(-len(m.text))
	}
	o.count(-len(o.newest))
	o.out, o.newest = nil, nil
	o.queue(encode(&table.ToGuest{Bye: &table.Refused{Why: table.TooSlow, Text: "this guest reads too slowly: too much waits for it; connect again to be sent the present state"}}))
	o.closing, o.slow = true, true
	time.AfterFunc(byeTime, o.conn.Close)
}

// sendPast queues the past of the match.
func (o *outbox) sendPast(past iter.Seq[*table.ToGuest]) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closing || o.closed {
		return
	}
	o.out = append(o.out, message{past: past})
	o.notify()
}

// waiting is the total size of the queues of this process in bytes.
var waiting atomic.Int64

// count adds to the size of the queue. The caller holds the lock.
func (o *outbox) count(n int) {
	o.size += n
	waiting.Add(int64(n))
}

// wrote records that a message was written.
func (o *outbox) wrote(b []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.count(-len(b))
}

// sendLatest queues a view in the place of one that is still waiting.
func (o *outbox) sendLatest(m *table.ToGuest) {
	b := encode(m)
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closing || o.closed {
		return
	}
	o.count(len(b) - len(o.newest))
	o.newest = b
	o.notify()
}

// bye sends the reason and ends the connection.
func (o *outbox) bye(why, text string) {
	o.send(&table.ToGuest{Bye: &table.Refused{Why: why, Text: text}})
	o.end()
}

// rejectUnreadable tells a guest why its message cannot be read, and reports whether err is about that.
func (o *outbox) rejectUnreadable(err error) bool {
	bad, ok := errors.AsType[BadMessage](err)
	if ok {
		o.bye(table.BadMessage, string(bad))
	}
	return ok
}

// end closes the queue: what is in it is written, and nothing after it.
func (o *outbox) end() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.closing = true
	o.notify()
}

func (o *outbox) notify() {
	select {
	case o.wake <- struct{}{}:
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
func (o *outbox) take() (m message, ok, more bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case len(o.out) > 0:
		m, ok = o.out[0], true
		o.out = o.out[1:]
	case o.newest != nil:
		m, ok = message{text: o.newest}, true
		o.newest = nil
	}
	return m, ok, !o.closing && !o.closed
}

// isSlow reports whether the guest is being disconnected because it reads too slowly.
func (o *outbox) isSlow() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.slow
}

// write sends the queue until the connection ends, and sends pings.
func (h *Host) write(ctx context.Context, box *outbox) {
	defer func() {
		box.conn.Close()
		close(box.written)
		box.mu.Lock()
		defer box.mu.Unlock()
		box.closed = true // nothing more is queued
		box.out, box.newest = nil, nil
		box.count(-box.size)
	}()
	every := h.ping()
	ping := time.NewTicker(every)
	defer ping.Stop()
	send := func(b []byte) error {
		c, stop := context.WithTimeout(ctx, writeTime)
		defer stop()
		return box.conn.Write(c, b)
	}
	for {
		m, ok, more := box.take()
		switch {
		case ok && m.past == nil:
			if send(m.text) != nil {
				return
			}
			box.wrote(m.text)
			continue
		case ok:
			for t := range m.past {
				if box.isSlow() {
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
			if box.isSlow() { // closing it now could discard what the guest has not read yet
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
		case <-box.wake:
		case now := <-ping.C:
			h.mu.Lock()
			// Only time shows that a guest is gone.
			if h.seatWaiting() || h.stopLoading(now) || (h.stale || h.waits()) && now.Sub(h.told) >= h.o.Ping {
				h.broadcastState()
			}
			h.mu.Unlock()
			box.send(&table.ToGuest{Ping: now.UnixMicro()})
		}
		if now := h.ping(); now != every {
			every = now
			ping.Reset(every)
		}
	}
}
