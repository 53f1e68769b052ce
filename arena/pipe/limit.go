package pipe

import (
	"io"
	"sync"
)

// Limit hands on the first n bytes written to it, then says that more was
// dropped, and drops it. It never fails, so that a program is not stopped by
// what it says; several goroutines may write at once.
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
		_, err = io.WriteString(l.w, "\n[what else it said is left out]\n")
	}
	l.told = err != nil || len(part) < len(b)
	return len(b), nil
}
