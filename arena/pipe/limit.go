package pipe

import (
	"io"
	"sync"
)

// Limit passes on the first n bytes written to it, then a note that more was dropped, and drops the
// rest. Write never fails, so that a program is not stopped by its output; it may be called
// concurrently.
func Limit(w io.Writer, n int) io.Writer { return &limited{w: w, left: n} }

type limited struct {
	mu   sync.Mutex
	w    io.Writer
	left int
	told bool
}

func (l *limited) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.told {
		return len(b), nil
	}
	part := b[:min(len(b), l.left)]
	l.left -= len(part)
	_, err := l.w.Write(part)
	if len(part) < len(b) && err == nil {
		_, err = io.WriteString(l.w, "\n[the rest of its output is left out]\n")
	}
	l.told = err != nil || len(part) < len(b)
	return len(b), nil
}
