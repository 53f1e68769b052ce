// Package guest is the client of a table: it joins, answers pings, reconnects when the
// connection is lost, and queues the host's messages for a caller on another goroutine.
// It has no sockets: the caller provides a Dial.
package guest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"ludotheque/arena/table"
)

// Conn is a connection that carries whole messages.
type Conn interface {
	Read(ctx context.Context) ([]byte, error)
	Write(ctx context.Context, message []byte) error
	Close()
}

// Dial opens a connection to the table, or gives up when ctx ends.
type Dial func(ctx context.Context) (Conn, error)

// Phase is the state of a link.
type Phase int

// The phases.
const (
	Connecting Phase = iota // also again, after a loss
	Connected
	Ended // for good; Status says why
)

// Bounds of a link.
const (
	maxWaiting = 1 << 14 // messages that have not been read
	firstPause = 200 * time.Millisecond
	maxPause   = 5 * time.Second
	writeTime  = 5 * time.Second
	// silence is how long the host, which sends a ping every two seconds, may say nothing
	// until the connection counts as lost.
	silence = 8 * time.Second
	// maxDial is how long a connection may take to be made at most: the first try has the time of a silence,
	// and each that was too short twice the time of the one before.
	maxDial = 32 * time.Second
	maxOut  = 256
)

// Link is a guest of a table. Its methods may be called from any goroutine and never
// block.
type Link struct {
	join table.Join
	dial Dial
	stop context.CancelFunc
	done chan struct{}

	mu    sync.Mutex
	phase Phase
	err   error
	since time.Time // when the phase changed
	in    []table.ToGuest
	out   chan []byte // of the present connection; nil while there is none
	state *table.State
	wake  chan struct{}
	times int // connections so far
	asked bool
	// refused is why the guest ended the link itself.
	refused *table.Refused
}

// ErrEnded is wrapped by Err when the host ended the link.
var ErrEnded = errors.New("the host ended the connection")

// Bye is the reason with which the host ended the link.
type Bye struct{ table.Refused }

// Error returns the host's sentence.
func (b *Bye) Error() string { return b.Text }

// Unwrap returns ErrEnded.
func (b *Bye) Unwrap() error { return ErrEnded }

// Refusal returns why a host refuses a connection for good, by the status of its answer, or else err.
func Refusal(status int, err error) error {
	switch status {
	case 404:
		return &Bye{table.Refused{Why: table.Nowhere, Text: "there is no table of this code: ask for the address again"}}
	case 410:
		return &Bye{table.Refused{Why: table.Closed, Text: "the host closed the table"}}
	case 429:
		return &Bye{table.Refused{Why: table.TooOften, Text: "too many wrong codes came from here: wait a minute"}}
	}
	return err
}

// Begin joins a table, and keeps reconnecting for as long as the link is open.
func Begin(join table.Join, dial Dial) *Link {
	join.Protocol = table.Protocol
	ctx, stop := context.WithCancel(context.Background())
	l := &Link{join: join, dial: dial, stop: stop, done: make(chan struct{}), since: time.Now(), wake: make(chan struct{}, 1)}
	go func() {
		defer close(l.done)
		l.run(ctx)
	}()
	return l
}

// run connects again and again.
func (l *Link) run(ctx context.Context) {
	pause, patience := firstPause, silence
	for ctx.Err() == nil {
		dialing, stop := context.WithTimeout(ctx, patience)
		conn, err := l.dial(dialing)
		if dialing.Err() != nil {
			patience = min(2*patience, maxDial)
		}
		stop()
		if err == nil {
			patience = silence
			began := time.Now()
			err = l.talk(ctx, conn)
			conn.Close()
			if time.Since(began) > maxPause {
				pause = firstPause
			}
		}
		var bye *Bye
		if errors.As(err, &bye) {
			l.set(Ended, err)
			return
		}
		l.set(Connecting, err)
		t := time.NewTimer(pause)
		select {
		case <-ctx.Done():
		case <-t.C:
		}
		t.Stop()
		pause = min(2*pause, maxPause)
	}
	l.set(Ended, context.Cause(ctx))
}

func (l *Link) set(p Phase, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.phase != p {
		l.since = time.Now()
	}
	if l.phase, l.err = p, err; l.refused != nil {
		l.phase, l.err = Ended, &Bye{*l.refused}
	}
	if p != Connected {
		l.out, l.asked = nil, false
	}
	l.woken()
}

func (l *Link) woken() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

// talk joins and reads messages until the connection ends.
func (l *Link) talk(ctx context.Context, conn Conn) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	first, err := json.Marshal(table.ToHost{Join: &l.join})
	if err != nil {
		return err
	}
	out := make(chan []byte, maxOut)
	out <- first
	l.mu.Lock()
	l.out = out
	l.mu.Unlock()
	go func() {
		defer conn.Close()
		for {
			select {
			case <-ctx.Done():
				return
			case b, ok := <-out:
				if !ok {
					return
				}
				c, cancel := context.WithTimeout(ctx, writeTime)
				err := conn.Write(c, b)
				cancel()
				if err != nil {
					return
				}
			}
		}
	}()
	for {
		c, cancel := context.WithTimeout(ctx, silence)
		b, err := conn.Read(c)
		cancel()
		if err != nil {
			return err
		}
		var m table.ToGuest
		err = json.Unmarshal(b, &m)
		if err == nil && m.Table != nil {
			err = m.Table.Check()
		}
		if err != nil {
			return &Bye{table.Refused{Why: table.BadMessage, Text: fmt.Sprintf("the host sent what cannot be: %v", err)}}
		}
		if m.Bye != nil {
			return &Bye{*m.Bye}
		}
		if m.Ping != 0 {
			l.Say(table.ToHost{Pong: m.Ping})
			continue
		}
		m.At = time.Now()
		if !l.heard(m) {
			return errors.New("the host's messages are not read")
		}
	}
}

// heard queues a message; it returns false if too many are waiting.
func (l *Link) heard(m table.ToGuest) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.refused != nil {
		return false
	}
	if l.phase != Connected {
		l.phase, l.err, l.since = Connected, nil, time.Now()
		l.times++
	}
	if m.Table != nil {
		l.state = m.Table
	}
	switch {
	case m.Refused != nil:
		l.asked = l.asked || m.Refused.Reopens()
	case m.Hello != nil, m.Over != nil:
		l.asked = false
	case m.View != nil || m.Public != nil:
		l.asked = m.Ask != 0 && !m.Past
	}
	l.in = append(l.in, m)
	l.woken()
	return len(l.in) < maxWaiting
}

// Say sends a message to the host. Without a connection it is dropped: the host asks
// again after reconnecting. If too many wait for the network, the connection ends for that
// reason.
func (l *Link) Say(m table.ToHost) {
	b, err := json.Marshal(m)
	if err != nil {
		return // cannot happen: plain data
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.out == nil {
		return
	}
	select {
	case l.out <- b:
		if m.Do != nil {
			l.asked = false
			l.woken()
		}
	default: // the network is stuck
		close(l.out)
		l.out = nil
	}
}

// Next returns the oldest unread message; ok is false if there is none.
func (l *Link) Next() (table.ToGuest, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.in) == 0 {
		return table.ToGuest{}, false
	}
	m := l.in[0]
	if l.in = l.in[1:]; len(l.in) == 0 {
		l.in = nil
	}
	return m, true
}

// Waiting returns the number of unread messages.
func (l *Link) Waiting() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.in)
}

// State returns the latest state of the table, or nil before the first.
func (l *Link) State() *table.State {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.state
}

// Asked reports whether the host waits for an action of this guest.
func (l *Link) Asked() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.asked
}

// Status returns the phase of the link, how long it has lasted, and why the link is not
// connected.
func (l *Link) Status() (Phase, time.Duration, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.phase, time.Since(l.since), l.err
}

// Wake returns a channel that gets a value when a message has arrived, or the phase or what Asked
// reports has changed.
func (l *Link) Wake() <-chan struct{} { return l.wake }

// leaveTime is how long Leave waits for the host to end the link.
const leaveTime = time.Second

// Leave gives up the chair and ends the link. It does not block.
func (l *Link) Leave() {
	l.Say(table.ToHost{Leave: true})
	time.AfterFunc(leaveTime, l.stop) // normally the host ends it first
}

// Refuse ends the link because of something invalid that the host sent: Status returns
// the reason as if the host had given it.
func (l *Link) Refuse(why *table.Refused) {
	l.mu.Lock()
	l.refused, l.in = why, nil
	l.mu.Unlock()
	l.set(Ended, &Bye{*why})
	l.stop()
}

// Close disconnects without giving up the chair. It does not block.
func (l *Link) Close() { l.stop() }

// Done is closed when the link has ended.
func (l *Link) Done() <-chan struct{} { return l.done }
