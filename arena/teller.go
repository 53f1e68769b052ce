package main

import (
	"io"
	"sync"
)

// maxUntold is how many lines may wait before lines are dropped.
const maxUntold = 4096

// teller writes lines in a goroutine of its own, so that a slow or stuck reader does not
// delay the server.
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

// tell queues a line, unless too many are waiting.
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

// keep queues bytes however many are waiting: there are few of them.
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
			// There is nowhere to report this error.
			_, _ = l.to.Write(l.text)
		}
	}
}

// close writes what is queued.
func (t *teller) close() {
	t.mu.Lock()
	t.closed = true
	t.more.Signal()
	t.mu.Unlock()
	<-t.ended
}
