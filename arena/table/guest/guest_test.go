package guest

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ludotheque/arena/table"
)

// gated is a connection whose writes wait for a gate, and which says nothing but a state of
// the table.
type gated struct {
	gate chan struct{}
	said chan []byte
	cut  context.Context
	end  context.CancelFunc
}

func (g gated) Read(ctx context.Context) ([]byte, error) {
	select {
	case b := <-g.said:
		return b, nil
	case <-g.cut.Done():
		return nil, errors.New("cut")
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (g gated) Write(ctx context.Context, _ []byte) error {
	select {
	case <-g.gate:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (g gated) Close() { g.end() }

// What a stuck network cannot take is not left out: the guest connects again, and the host
// asks again what was not answered.
func TestAStuckNetworkLosesNoMessage(t *testing.T) {
	gate, dials := make(chan struct{}), make(chan struct{}, 10)
	l := Begin(table.Join{}, func(context.Context) (Conn, error) {
		g := gated{gate: gate, said: make(chan []byte, 1)}
		g.cut, g.end = context.WithCancel(t.Context())
		g.said <- []byte(`{"table":{"game":"null","phase":"lobby","seats":[],"you":-1,"head":-1}}`)
		dials <- struct{}{}
		return g, nil
	})
	defer l.Close()
	<-dials
	for l.State() == nil {
		<-l.Wake()
	}
	for range 2 * maxOut {
		l.Say(table.ToHost{Undo: true})
	}
	close(gate)
	<-dials
}

// A network on which a connection takes long to be made has longer at each try.
func TestASlowNetworkGetsThrough(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := Begin(table.Join{}, func(ctx context.Context) (Conn, error) {
			select {
			case <-ctx.Done():
				return nil, ctx.Err()
			case <-time.After(20 * time.Second):
			}
			gate := make(chan struct{})
			close(gate)
			g := gated{gate: gate, said: make(chan []byte, 1)}
			g.cut, g.end = context.WithCancel(context.Background())
			g.said <- []byte(`{"table":{"game":"null","phase":"lobby","seats":[],"you":-1,"head":-1}}`)
			return g, nil
		})
		time.Sleep(50 * time.Second)
		if phase, _, err := l.Status(); phase != Connected {
			t.Errorf("a slow network should be connected: %v, %v", phase, err)
		}
		l.Close()
		<-l.Done()
	})
}

// A connection on which nothing comes any more, and one that is never made, count as lost: it
// shows, and another is made.
func TestASilentHostIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		gate := make(chan struct{})
		close(gate)
		conns := make(chan gated, 1)
		var hole atomic.Bool
		l := Begin(table.Join{}, func(ctx context.Context) (Conn, error) {
			if hole.Load() {
				<-ctx.Done()
				hole.Store(false)
				return nil, ctx.Err()
			}
			g := gated{gate: gate, said: make(chan []byte, 1)}
			g.cut, g.end = context.WithCancel(context.Background())
			g.said <- []byte(`{"table":{"game":"null","phase":"lobby","seats":[],"you":-1,"head":-1}}`)
			conns <- g
			return g, nil
		})
		first := <-conns
		for range 30 { // pings for a minute
			time.Sleep(2 * time.Second)
			first.said <- []byte(`{"ping":7}`)
		}
		synctest.Wait()
		if phase, lasts, err := l.Status(); phase != Connected || lasts < time.Minute {
			t.Fatalf("while pings come: %v for %v, %v", phase, lasts, err)
		}
		begin := time.Now()
		hole.Store(true)
		<-first.cut.Done()
		synctest.Wait()
		if phase, _, err := l.Status(); phase != Connecting || err == nil {
			t.Errorf("after a silence: %v, %v", phase, err)
		}
		if took := time.Since(begin); took > 9*time.Second {
			t.Errorf("a silence lasts %v", took)
		}
		<-conns
		synctest.Wait()
		if phase, _, err := l.Status(); phase != Connected {
			t.Errorf("after another connection: %v, %v", phase, err)
		}
		if took := time.Since(begin); took > 20*time.Second {
			t.Errorf("the next connection takes %v", took)
		}
		l.Close()
		<-l.Done()
	})
}

// A link knows whether the host waits for an action: from the question to the answer, and not after a loss.
func TestALinkKnowsWhetherItIsAsked(t *testing.T) {
	gate, conns := make(chan struct{}), make(chan gated, 2)
	close(gate)
	l := Begin(table.Join{}, func(context.Context) (Conn, error) {
		g := gated{gate: gate, said: make(chan []byte, 1)}
		g.cut, g.end = context.WithCancel(t.Context())
		conns <- g
		return g, nil
	})
	defer l.Close()
	g := <-conns
	for _, tt := range []struct {
		said  string
		asked bool
	}{
		{`{"view":{},"step":1,"ask":1}`, true},
		{`{"view":{},"step":2}`, false},
		{`{"view":{},"step":3,"ask":2,"past":true}`, false},
		{`{"view":{},"step":4,"ask":2}`, true},
		{`{"over":{"scores":[1],"ranks":[1]}}`, false},
		{`{"refused":{"ask":2,"why":"no-such-card","text":""}}`, true},
	} {
		g.said <- []byte(tt.said)
		for l.Waiting() == 0 {
			<-l.Wake()
		}
		l.Next()
		if l.Asked() != tt.asked {
			t.Errorf("after %s: asked %v", tt.said, l.Asked())
		}
	}
	l.Say(table.ToHost{Ask: 2, Do: []byte("1")})
	if l.Asked() {
		t.Error("asked after the answer")
	}
	g.said <- []byte(`{"view":{},"step":5,"ask":3}`)
	for !l.Asked() {
		<-l.Wake()
	}
	g.end()
	for l.Asked() {
		<-l.Wake()
	}
}
