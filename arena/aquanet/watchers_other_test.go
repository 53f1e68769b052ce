//go:build unix && !linux

package aquanet_test

import (
	"net"
	"sync"

	"ludotheque/arena/aquanet/wire"
)

// watchers hears the turns of many clients, and answers.
type watchers struct {
	wait  sync.WaitGroup
	hears []func()
}

// add takes over a connection that is logged in.
func (w *watchers) add(c net.Conn, came func(turn uint32)) error {
	w.hears = append(w.hears, func() {
		r := wire.NewReader(c)
		var answer []byte
		for {
			f, err := r.Next()
			if err != nil {
				return
			}
			if f.Type == wire.TurnState {
				came(f.Number)
				answer = (&wire.Answer{Turn: f.Number}).Append(answer[:0])
				c.Write(answer)
			}
		}
	})
	return nil
}

// watch hears turns until the server is gone.
func (w *watchers) watch() error {
	for _, hear := range w.hears {
		w.wait.Go(hear)
	}
	w.wait.Wait()
	return nil
}
