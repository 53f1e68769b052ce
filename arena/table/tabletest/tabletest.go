// Package tabletest provides what tests of tables need: connections without a network,
// and guests who play what their view proposes.
package tabletest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"reflect"
	"strings"
	"sync"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/rules"
)

// errCut is the error after the end of a connection.
var errCut = errors.New("the connection was cut")

// End is one end of a connection without a network.
type End struct {
	in, out chan []byte
	cut     chan struct{}
	once    *sync.Once
}

// Pipe returns a connection whose ends buffer room messages.
func Pipe(room int) (a, b *End) {
	x, y, cut, once := make(chan []byte, room), make(chan []byte, room), make(chan struct{}), new(sync.Once)
	return &End{x, y, cut, once}, &End{y, x, cut, once}
}

// Read waits for a message. Messages written before the cut are read before its error.
func (e *End) Read(ctx context.Context) ([]byte, error) {
	var err error
	select {
	case b := <-e.in:
		return b, nil
	case <-e.cut:
		err = errCut
	case <-ctx.Done():
		err = ctx.Err()
	}
	// Of several cases that are ready, select takes any of them.
	select {
	case b := <-e.in:
		return b, nil
	default:
		return nil, err
	}
}

// Write waits for room in the buffer.
func (e *End) Write(ctx context.Context, b []byte) error {
	select {
	case <-e.cut:
		return errCut
	default:
	}
	select {
	case e.out <- b:
		return nil
	case <-e.cut:
		return errCut
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Close cuts both ends.
func (e *End) Close() { e.once.Do(func() { close(e.cut) }) }

// Dial connects to a host without a network.
func Dial(ctx context.Context, h *host.Host) guest.Dial {
	return func(context.Context) (guest.Conn, error) {
		a, b := Pipe(64)
		go h.Serve(ctx, b)
		return a, nil
	}
}

// Join returns the first message of a test's guest; its secret is made from its name.
func Join(name string) table.Join {
	return table.Join{Protocol: table.Protocol, Secret: "secret-of-" + strings.Repeat("x", 16) + strings.ReplaceAll(name, " ", "-"), Name: name, Device: table.Program}
}

// Share returns which matches of a long test to play: from one up to, and without, the
// other. These are the first few by default, all with LUDOTHEQUE_TABLE=all, and the
// second quarter of all with LUDOTHEQUE_TABLE=2/4.
func Share(few, all int) (from, to uint64) {
	var piece, pieces int
	switch n, _ := fmt.Sscanf(os.Getenv("LUDOTHEQUE_TABLE"), "%d/%d", &piece, &pieces); {
	case os.Getenv("LUDOTHEQUE_TABLE") == "all":
		return 0, uint64(all)
	case n == 2 && piece >= 1 && piece <= pieces:
		return uint64(all * (piece - 1) / pieces), uint64(all * piece / pieces)
	}
	return 0, uint64(few)
}

// Propose returns what a view proposes, as JSON; it is the same for the same view.
func Propose(e *catalog.Entry, view []byte) []byte {
	v := reflect.New(e.ViewType)
	if err := json.Unmarshal(view, v.Interface()); err != nil {
		panic(err)
	}
	sum := fnv.New64a()
	sum.Write(view)
	r := rules.NewRand(sum.Sum64())
	act := v.Elem().MethodByName("Sample").Call([]reflect.Value{reflect.ValueOf(r)})[0].Interface()
	b, err := json.Marshal(act)
	if err != nil {
		panic(err)
	}
	return b
}

// Play answers every question of a link by what its view proposes, until the link ends.
// It calls seen, if not nil, for each message.
func Play(e *catalog.Entry, l *guest.Link, seen func(table.ToGuest)) {
	for {
		m, ok := l.Next()
		if !ok {
			select {
			case <-l.Wake():
			case <-l.Done():
				return
			}
			continue
		}
		if seen != nil {
			seen(m)
		}
		if m.Ask != 0 && m.View != nil {
			l.Say(table.ToHost{Ask: m.Ask, Do: Propose(e, m.View)})
		}
	}
}
