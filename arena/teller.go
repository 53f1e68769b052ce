package main

import (
	"io"
	"sync"
)

// maxUntold is how many lines may wait to be written before lines are left out.
const maxUntold = 4096

// teller writes lines in a goroutine of its own: what watches a server may be
// slow or stuck, and the server must not wait for it.
type teller struct {
	mu     sync.Mutex
	more   sync.Cond
	lines  []tellerLine
	lost   int
	closed bool
	ended  chan struct{}
}

type tellerLine struct {
	to   io.Writer
	text []byte
}

func newTeller() *teller {
	t := &teller{ended: make(chan struct{})}
	t.more.L = &t.mu
	go t.run()
	return t
}

// tell writes a line, unless too many wait already.
func (t *teller) tell(to io.Writer, line string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.lines) >= maxUntold {
		t.lost++
		return
	}
	if t.lost > 0 {
		t.lines = append(t.lines, tellerLine{to, []byte("… some lines were left out: nobody read them in time\n")})
		t.lost = 0
	}
	t.add(to, []byte(line+"\n"))
}

// keep writes bytes however many wait: there are few of them.
func (t *teller) keep(to io.Writer, b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.add(to, b)
}

func (t *teller) add(to io.Writer, b []byte) {
	t.lines = append(t.lines, tellerLine{to, b})
	t.more.Signal()
}

func (t *teller) run() {
	defer close(t.ended)
	for {
		t.mu.Lock()
		for len(t.lines) == 0 && !t.closed {
			t.more.Wait()
		}
		lines := t.lines
		t.lines = nil
		t.mu.Unlock()
		if len(lines) == 0 {
			return
		}
		for _, l := range lines {
			// Nobody is left to be told that nobody listens.
			_, _ = l.to.Write(l.text)
		}
	}
}

// close writes what is left.
func (t *teller) close() {
	t.mu.Lock()
	t.closed = true
	t.more.Signal()
	t.mu.Unlock()
	<-t.ended
}
