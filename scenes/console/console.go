// Package console is where the program writes for the user who started it:
// its version, its help, and why it cannot go on.
//
// A program with a window has no console on Windows, unless it was started from
// one. What it writes is then shown in a box at the end, and what a crash leaves
// is kept in a file beside the settings. Elsewhere it is the standard output and
// the standard error, always.
package console

import (
	"bytes"
	"io"
	"sync"
)

// Console is where the program writes. Open makes one.
type Console struct {
	// Out takes answers, Err takes errors.
	Out, Err io.Writer
	box      *box
}

// Close shows what could not be read yet, and waits until it has been read. It
// is the last that the program does.
func (c *Console) Close() {
	if c.box != nil && c.box.text.Len() > 0 {
		c.box.show(c.box.text.String(), c.box.wrong)
	}
}

// box keeps what is shown at the end.
type box struct {
	mu    sync.Mutex
	text  bytes.Buffer
	wrong bool // some of it is an error
	show  func(text string, wrong bool)
}

// most is how much a box keeps, in bytes: more than a screen shows.
const most = 8 << 10

// writer gives a way into the box, for answers or for errors.
func (b *box) writer(wrong bool) io.Writer { return &boxWriter{b, wrong} }

type boxWriter struct {
	box   *box
	wrong bool
}

// Write keeps p as far as there is room. It takes all of it: no caller
// could do anything about a full box.
func (w *boxWriter) Write(p []byte) (int, error) {
	w.box.mu.Lock()
	defer w.box.mu.Unlock()
	w.box.text.Write(p[:min(len(p), most-min(most, w.box.text.Len()))])
	w.box.wrong = w.box.wrong || w.wrong
	return len(p), nil
}
