package guest

import (
	"context"
	"errors"
	"testing"

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
	for range 2 * mostOut {
		l.Say(table.ToHost{Undo: true})
	}
	close(gate)
	<-dials
}
