package main

import (
	"io"
	"strings"
	"sync"
)

// maxPending is the number of lines that may wait to be written before further ones are dropped.
const maxPending = 4096

// asyncLog writes lines in a goroutine of its own: the reader of a server's log may be slow or stuck,
// and the server must not wait for it.
type asyncLog struct {
	mu     sync.Mutex
	more   sync.Cond
	lines  []logLine
	lost   int
	closed bool
	ended  chan struct{}
}

type logLine struct {
	to   io.Writer
	text []byte
}

func newAsyncLog() *asyncLog {
	t := &asyncLog{ended: make(chan struct{})}
	t.more.L = &t.mu
	go t.run()
	return t
}

// tell writes a line, unless too many are waiting. Further lines of it are indented: the name of a file in it
// may have a line feed, and what follows would look like a line of ours.
func (t *asyncLog) tell(to io.Writer, line string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.lines) >= maxPending {
		t.lost++
		return
	}
	if t.lost > 0 {
		t.lines = append(t.lines, logLine{to, []byte("… some lines were left out: they were not read in time\n")})
		t.lost = 0
	}
	t.add(to, []byte(strings.ReplaceAll(line, "\n", "\n    ")+"\n"))
}

// writer returns a writer of whole lines, each by one Write, as those of log/slog are.
func (t *asyncLog) writer(to io.Writer) io.Writer { return lineWriter{t, to} }

type lineWriter struct {
	t  *asyncLog
	to io.Writer
}

func (w lineWriter) Write(p []byte) (int, error) {
	w.t.tell(w.to, strings.TrimSuffix(string(p), "\n"))
	return len(p), nil
}

// keep writes bytes however many lines are waiting; it is for rare output.
func (t *asyncLog) keep(to io.Writer, b []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.add(to, b)
}

func (t *asyncLog) add(to io.Writer, b []byte) {
	t.lines = append(t.lines, logLine{to, b})
	t.more.Signal()
}

func (t *asyncLog) run() {
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
			// There is no one to report the error to.
			_, _ = l.to.Write(l.text)
		}
	}
}

// close writes the waiting lines.
func (t *asyncLog) close() {
	t.mu.Lock()
	t.closed = true
	t.more.Signal()
	t.mu.Unlock()
	<-t.ended
}
