package server

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"net/netip"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/aquanet/wire"
)

func TestAHalfLoginIsWaitedForABoundedTime(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 2, turns: 5}, LoginTimeout: time.Millisecond})
	silent, half := b.dial(), b.dial()
	half.say([]byte{0, 9, 0})
	silent.over("no login in time")
	half.over("no login in time")
}

// watched is a connection that tells until when it may be silent.
type watched struct {
	net.Conn
	mu    sync.Mutex
	until time.Time
}

func (w *watched) SetReadDeadline(t time.Time) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.until = t
	return w.Conn.SetReadDeadline(t)
}

func (w *watched) limit() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.until
}

func TestALoggedInClientMayBeSilentForEver(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 2, turns: 5}, LoginTimeout: time.Hour})
	ours, theirs := net.Pipe()
	defer ours.Close()
	w := &watched{Conn: theirs}
	b.s.locked(func() { b.s.connected(w) })
	c := &client{t, ours, wire.NewReader(ours)}
	c.say([]byte{0}) // half a login
	if w.limit().IsZero() {
		t.Error("nobody minds how long the login takes")
	}
	c.say(wire.AppendLogin(nil, wire.LoginPlayer, "patient")[1:])
	c.hear(wire.LoginAck)
	c.hear(wire.Welcome)
	if end := w.limit(); !end.IsZero() {
		t.Errorf("after its login it is heard until %v", end)
	}
}

func TestAGuestThatReadsNothingIsDropped(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 2, turns: 5}, WriteTimeout: time.Millisecond})
	ours, theirs := net.Pipe() // which holds nothing
	defer ours.Close()
	b.s.locked(func() { b.s.connected(theirs) })
	c := &client{t, ours, wire.NewReader(ours)}
	c.say(wire.AppendLogin(nil, wire.LoginPlayer, "deaf"))
	b.wait(Gone, 1, nil)
}

func TestAClientThatDoesNotReadIsLeftBehind(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 1 << 20, neutral: 20_000}
	b := serve(t, Options{Map: m})
	good, other := b.login("good"), b.login("other")
	deaf := b.enter(wire.LoginVisu, "deaf")
	deaf.Conn.(*net.TCPConn).SetReadBuffer(4 << 10)
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	good.hear(wire.GameStarts)
	left := func() bool {
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, e := range b.events {
			if e.Kind == Gone || e.Kind == Kicked {
				if e.Client != 2 {
					t.Fatalf("a client other than the deaf one has lost its connection: %v", e)
				}
				return true
			}
		}
		return false
	}
	turns := uint32(0)
	for begin := time.Now(); !left(); turns++ {
		if time.Since(begin) > patience {
			t.Fatal("it is still there")
		}
		b.tick()
		good.turn(turns) // comes, whatever the other does
		good.answer(turns, 0)
		b.wait(Answered, int(turns)+1, nil)
		// It answers every turn without having read one.
		deaf.Write((&wire.Answer{Turn: turns}).Append(nil))
	}
	b.tick()
	good.turn(turns)
	other.hear(wire.GameStarts)
	other.turn(0) // a player that has not answered yet has not moved
}

func TestATurnIsQueuedTwiceAtMost(t *testing.T) {
	ours, theirs := net.Pipe() // which is not read
	defer theirs.Close()
	p := newPeer(0, ours, time.Second)
	p.writing = true // as to a client that does not read
	for n := range uint32(9) {
		p.offer(n, &packet{bytes: []byte{byte(n)}, home: new(packets)})
		if err := p.ack(min(n, 1)); (err == nil) != (n < 2) {
			t.Fatalf("turn %d: %v", n, err)
		}
	}
	if len(p.queue) != 2 || p.number != 8 || p.state == nil {
		t.Errorf("%d queued, turn %d waits", len(p.queue), p.number)
	}
}

func TestMemoryOfAClientIsBounded(t *testing.T) {
	const clients = 150
	m := &toyMap{min: 2, max: clients, turns: 5, neutral: 7500}
	b := serve(t, Options{Map: m, MaxConnections: clients + 2})
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	noise := bytes.Repeat([]byte{0xFF}, 3000)
	for range clients {
		c := b.dial()
		// It logs in, and then promises an answer that it never ends.
		c.say(wire.AppendLogin(nil, wire.LoginPlayer, "hoarder"))
		c.hear(wire.LoginAck)
		c.hear(wire.Welcome)
		c.say(append([]byte{9, 0xF0, 0x0F, 0, 0, 0, 0, 0, 0}, noise...))
	}
	b.wait(LoggedIn, clients, nil)
	runtime.GC()
	runtime.ReadMemStats(&after)
	grown := int64(after.HeapAlloc+after.StackInuse) - int64(before.HeapAlloc+before.StackInuse)
	// The test's own side of each connection is in it.
	if each := grown / clients; each > 48<<10 {
		t.Errorf("%d bytes a client", each)
	}
}

func TestTooManyConnections(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 9, turns: 5}, MaxConnections: 3})
	for range 3 {
		b.dial()
	}
	b.wait(Connected, 3, nil)
	b.s.ask(func() error { // one second, however long the next ones take
		b.s.refusals.since = time.Now().Add(time.Hour)
		return nil
	})
	for range 20 {
		b.dial().over("too many connections")
	}
	told := 0
	b.mu.Lock()
	for _, e := range b.events {
		if e.Kind == Kicked {
			told++
		}
	}
	b.mu.Unlock()
	if told != maxRefusals {
		t.Errorf("%d refusals were told one by one", told)
	}
	b.s.ask(func() error { // a second goes by
		b.s.refusals.since = time.Now().Add(-time.Second)
		return nil
	})
	if _, err := b.s.Do("max 4"); err != nil {
		t.Fatal(err)
	}
	leaver := b.login("a")
	b.dial().over("too many connections")
	if e := b.wait(Refused, 1, nil); e.String() != "10 more connections were refused" {
		t.Errorf("ten refused connections should be reported: %q", e)
	}
	leaver.Close()
	b.wait(Gone, 1, nil)
	b.login("b") // there is room again
}

func TestAddressesAndRatesAreBounded(t *testing.T) {
	g := newLimits(10, 2, 1000)
	home, away, other := netip.MustParseAddr("127.0.0.1"), netip.MustParseAddr("192.0.2.7"), netip.MustParseAddr("2001:db8::1")
	for _, c := range []struct {
		from netip.Addr
		why  string
	}{
		{home, ""}, {home, ""}, {home, ""}, {away, ""}, {away, ""}, {away, "too many connections from your address"},
		{other, ""}, {other, ""}, {other, "too many connections from your address"},
		{home, ""}, {home, ""}, {home, ""}, {home, "too many connections"},
	} {
		if why := g.enter(c.from); why != c.why {
			t.Errorf("%s: %q, want %q", c.from, why, c.why)
		}
	}
	g.leave(away)
	if g.enter(away) != "" {
		t.Error("who left leaves no room")
	}
	// A burst of as many as there may be goes through; then they come at the
	// rate.
	begin := time.Now()
	for range 40 {
		if err := g.rate.Wait(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if took := time.Since(begin); took < 20*time.Millisecond {
		t.Errorf("30 connections over the burst took %v, at 1000 a second", took)
	}
}

// Accepting goes on after a failure, such as too many open files.
func TestAFailedAcceptIsLoggedAndRetried(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 9, turns: 5}})
	ours, theirs := net.Pipe()
	defer theirs.Close()
	l := &flaky{fail: 3, conn: ours, closed: make(chan struct{})}
	if err := b.s.ask(func() error {
		b.s.listeners = append(b.s.listeners, l)
		b.s.accept(l)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if e := b.wait(Trouble, 3, nil); !strings.Contains(e.Text, "too many open files") {
		t.Errorf("too many open files should be reported: %v", e)
	}
	b.wait(Connected, 1, nil)
}

// flaky is a listener that fails some times before it gives a connection.
type flaky struct {
	fail   int
	conn   net.Conn
	closed chan struct{}
}

func (f *flaky) Accept() (net.Conn, error) {
	if f.fail > 0 {
		f.fail--
		return nil, errors.New("accept: too many open files")
	}
	if c := f.conn; c != nil {
		f.conn = nil
		return c, nil
	}
	<-f.closed
	return nil, net.ErrClosed
}
func (f *flaky) Close() error   { close(f.closed); return nil }
func (f *flaky) Addr() net.Addr { return &net.TCPAddr{} }

// Whatever a client sends, in whatever pieces, the server goes on, and the
// client is heard, kicked or forgotten.
func FuzzLogin(f *testing.F) {
	f.Add(wire.AppendLogin(nil, wire.LoginPlayer, "bob"), uint8(1))
	f.Add((&wire.Answer{Turn: 0}).Append(wire.AppendLogin(nil, wire.LoginVisu, "eye")), uint8(7))
	f.Add([]byte{0, 0xFF, 0xFF, 0xFF, 0xFF, 'x'}, uint8(0))
	f.Add([]byte{9, 0, 16, 0, 0, 0, 0, 0, 0}, uint8(200))
	f.Add([]byte("GET / HTTP/1.1\r\n\r\n"), uint8(3))
	s, err := New(Options{Map: &toyMap{min: 2, max: 99, turns: 5}, Listen: []string{"127.0.0.1:0"}})
	if err != nil {
		f.Fatal(err)
	}
	ctx, ended := f.Context(), make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	f.Cleanup(func() { <-ended })
	f.Fuzz(func(t *testing.T, sent []byte, piece uint8) { checkSent(t, s, sent, piece) })
}

// checkSent has a server hear something in pieces.
func checkSent(t *testing.T, s *Server, sent []byte, piece uint8) {
	t.Helper()
	ours, theirs := net.Pipe()
	if !s.locked(func() { s.connected(theirs) }) {
		t.Fatal("the server has ended")
	}
	heard := make(chan []byte, 1)
	go func() {
		b, _ := io.ReadAll(ours)
		heard <- b
	}()
	ours.SetDeadline(time.Now().Add(patience))
	for rest := sent; len(rest) > 0; {
		n := min(len(rest), max(int(piece), 1))
		if _, err := ours.Write(rest[:n]); err != nil {
			break // it was kicked
		}
		rest = rest[n:]
	}
	for _, c := range s.Clients() {
		if c.Name != "" && len(sent) < 6 {
			t.Errorf("%x is a login of %q", sent, c.Name)
		}
	}
	ours.Close()
	for limit := time.Now().Add(patience); len(s.Clients()) > 0; runtime.Gosched() {
		if time.Now().After(limit) {
			t.Fatalf("after %x somebody is left behind", sent)
		}
	}
	r := wire.NewReader(bytes.NewReader(<-heard))
	for {
		m, err := r.Next()
		if err != nil {
			break
		}
		switch m.Type {
		case wire.LoginAck, wire.Welcome:
		case wire.Kick:
			if !strings.HasPrefix(m.Text(), "kicked: ") {
				t.Errorf("a kick should say that the client was kicked: %q", m.Text())
			}
		default:
			t.Errorf("%s before any game", m.Type)
		}
	}
}

// What FuzzLogin looks for in earnest is looked for a little in every test run.
func TestSpoiltLogins(t *testing.T) {
	b := serve(t, Options{Map: &toyMap{min: 2, max: 99, turns: 5}})
	random := rand.New(rand.NewPCG(3, 4))
	whole := (&wire.Answer{Turn: 0, Moves: make([]wire.Action, 3)}).Append(wire.AppendLogin(nil, wire.LoginPlayer, "bob"))
	for range 1500 {
		sent := bytes.Clone(whole)
		for range random.IntN(5) {
			sent[random.IntN(len(sent))] = byte(random.Uint32())
		}
		checkSent(t, b.s, sent[:random.IntN(len(sent)+1)], uint8(random.Uint32()))
	}
}

// BenchmarkTurn is a turn of the biggest games, from the clock to everybody's
// queue, less the rules and the sockets.
func BenchmarkTurn(b *testing.B) {
	m := &toyMap{min: 2, max: 32, turns: 1 << 30, neutral: 7500}
	s, err := New(Options{Map: m, Listen: []string{"127.0.0.1:0"}})
	if err != nil {
		b.Fatal(err)
	}
	for _, l := range s.listeners {
		l.Close()
	}
	board, err := m.New(make([]string, 32))
	if err != nil {
		b.Fatal(err)
	}
	s.game = &game{board: board}
	for range 232 {
		ours, theirs := net.Pipe()
		defer ours.Close()
		p := newPeer(0, theirs, time.Second)
		p.inGame, p.writing, p.turns = true, true, 2 // not read
		s.game.audience = append(s.game.audience, p)
	}
	b.ReportAllocs()
	for b.Loop() {
		s.turn()
	}
}
