package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// patience is how long a test waits for what has to come.
const patience = 2 * time.Minute

// toyMap is a map whose games count turns and answers.
type toyMap struct {
	min, max, turns int
	neutral         int // initial neutral cells beside the first
	cells           int // of a player at most
	mu              sync.Mutex
	boards          []*toyBoard
}

func (m *toyMap) Name() string        { return "toy" }
func (m *toyMap) Players() (int, int) { return m.min, m.max }

func (m *toyMap) Welcome() *wire.Parameters {
	return &wire.Parameters{Width: 10, Height: 20, MaxCells: uint32(m.cells), MaxPlayers: uint32(m.max), Turns: uint32(m.turns), Plankton: []wire.Point{{X: 1, Y: 2}}}
}

func (m *toyMap) New(names []string) (Board, error) {
	b := &toyBoard{names: names, turns: m.turns, neutral: m.neutral, next: -1}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.boards = append(m.boards, b)
	return b, nil
}

// board is the latest game, to be looked at when nothing happens in it.
func (m *toyMap) board() *toyBoard {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.boards[len(m.boards)-1]
}

type toyBoard struct {
	names   []string
	neutral int
	turns   int
	next    int
	mu      sync.Mutex
	got     []string
	left    []string
}

func (b *toyBoard) State(s *wire.State) {
	*s = wire.State{Absent: make([]uint32, 1+b.neutral)}
	for i, n := range b.names {
		s.Cells = append(s.Cells, wire.Cell{ID: uint32(1 + i), Player: uint32(i), X: float32(b.next)})
		s.Players = append(s.Players, wire.Player{ID: uint32(i), Name: n, Cells: 1, Score: uint64(b.next + 1)})
	}
}

func (b *toyBoard) Receive(player int, a *wire.Answer) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.got = append(b.got, fmt.Sprintf("%d:%d moves %d before %d", player, a.Turn, len(a.Moves), b.next+1))
}

func (b *toyBoard) Next() (uint32, bool) {
	b.next++
	return uint32(b.next), b.next == b.turns
}

func (b *toyBoard) End(e *wire.End) {
	*e = wire.End{Winner: 1}
	for i, n := range b.names {
		e.Scores = append(e.Scores, wire.Score{ID: uint32(i), Name: n, Score: uint64(b.next)})
	}
}

func (b *toyBoard) Left(player int, why string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.left = append(b.left, fmt.Sprintf("%d: %s", player, why))
}

func (b *toyBoard) Close() (string, error) { return "toy.record", nil }

func (b *toyBoard) answers() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.got)
}

func (b *toyBoard) gone() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.left)
}

// manual is a clock that the test moves.
type manual struct{ c chan time.Time }

func (m manual) C() <-chan time.Time { return m.c }
func (m manual) Stop()               {}

// bench is a server under test, its clock and what it says.
type bench struct {
	t     *testing.T
	s     *Server
	clock manual
	stop  context.CancelFunc
	ended chan struct{}

	mu      sync.Mutex
	events  []Event
	results []Result
	more    chan struct{}
}

func serve(t *testing.T, o Options) *bench {
	t.Helper()
	b := &bench{t: t, clock: manual{make(chan time.Time)}, ended: make(chan struct{}), more: make(chan struct{}, 1)}
	o.Listen = append(o.Listen, "127.0.0.1:0")
	if o.Ticker == nil {
		o.Ticker = func(time.Duration) Ticker { return b.clock }
	}
	o.Observe = func(e Event) {
		b.mu.Lock()
		b.events = append(b.events, e)
		b.mu.Unlock()
		select {
		case b.more <- struct{}{}:
		default:
		}
	}
	o.Result = func(r Result) {
		b.mu.Lock()
		b.results = append(b.results, r)
		b.mu.Unlock()
	}
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	b.s, b.stop = s, cancel
	go func() {
		s.Run(ctx)
		close(b.ended)
	}()
	t.Cleanup(b.close)
	return b
}

func (b *bench) close() {
	b.stop()
	select {
	case <-b.ended:
	case <-time.After(patience):
		b.t.Error("the server does not end")
	}
}

// wait waits for n events of a kind that match, over the whole life of the
// server, and gives the last of them.
func (b *bench) wait(kind Kind, n int, match func(Event) bool) Event {
	b.t.Helper()
	limit := time.After(patience)
	for {
		b.mu.Lock()
		found := 0
		for _, e := range b.events {
			if e.Kind == kind && (match == nil || match(e)) {
				if found++; found == n {
					b.mu.Unlock()
					return e
				}
			}
		}
		said := len(b.events)
		b.mu.Unlock()
		select {
		case <-b.more:
		case <-limit:
			b.mu.Lock()
			defer b.mu.Unlock()
			b.t.Fatalf("only %d of %d %q among %d events:\n%v", found, n, kind, said, b.events[max(0, said-20):])
		}
	}
}

// tick has the turn's time come, and waits until the turn was offered to everybody:
// what a client says afterwards counts in the next step.
func (b *bench) tick() {
	b.t.Helper()
	select {
	case b.clock.c <- time.Time{}:
	case <-time.After(patience):
		b.t.Fatal("no turn is waited for")
	}
	// The goroutine of turns takes orders between two of them. A server that ended
	// with this turn takes none.
	if err := b.s.ask(func() error { return nil }); err != nil && !errors.Is(err, ErrStopped) {
		b.t.Fatal(err)
	}
}

// client is a raw connection.
type client struct {
	t testing.TB
	net.Conn
	r *wire.Reader
}

func (b *bench) dial() *client {
	b.t.Helper()
	return dial(b.t, b.s.Addrs()[0].String())
}

func dial(t testing.TB, addr string) *client {
	t.Helper()
	c, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	c.SetDeadline(time.Now().Add(patience))
	return &client{t, c, wire.NewReader(c)}
}

func (c *client) say(b []byte) {
	c.t.Helper()
	if _, err := c.Write(b); err != nil {
		c.t.Fatal(err)
	}
}

// hear gives the next message, which has to be of a type.
func (c *client) hear(want wire.Type) wire.Frame {
	c.t.Helper()
	f, err := c.r.Next()
	if err != nil || f.Type != want {
		c.t.Fatalf("%s %q (%v), want %s", f.Type, f.Text(), err, want)
	}
	return f
}

// over expects a kick and then the end of the connection.
func (c *client) over(why string) {
	c.t.Helper()
	if got := c.hear(wire.Kick).Text(); got != "kicked: "+why {
		c.t.Errorf("%q, want %q", got, why)
	}
	if f, err := c.r.Next(); err == nil {
		c.t.Errorf("%s after a kick", f.Type)
	}
}

func (b *bench) login(nick string) *client { return b.enter(wire.LoginPlayer, nick) }

func (b *bench) enter(t wire.Type, nick string) *client {
	b.t.Helper()
	c := b.dial()
	c.say(wire.AppendLogin(nil, t, nick))
	c.hear(wire.LoginAck)
	c.hear(wire.Welcome)
	return c
}

// answer answers a turn with n moves.
func (c *client) answer(turn uint32, n int) {
	c.t.Helper()
	a := wire.Answer{Turn: turn}
	for range n {
		a.Moves = append(a.Moves, wire.Action{Cell: 1})
	}
	c.say(a.Append(nil))
}

// turn expects a turn of that number.
func (c *client) turn(number uint32) {
	c.t.Helper()
	if f := c.hear(wire.TurnState); f.Number != number {
		c.t.Fatalf("turn %d, want %d", f.Number, number)
	}
}
