//go:build !page

package aquanet

import (
	"errors"
	"io"
	"sync"
)

// maxUnwritten is how many bytes may wait for a disk before a record is given up.
const maxUnwritten = 16 << 20

var errSlowDisk = errors.New("the disk is too slow for the record")

// lazy writes to a file in a goroutine of its own, so that a slow disk delays no turn.
// Each Write reaches the file whole.
type lazy struct {
	file io.WriteCloser

	mu     sync.Mutex
	more   sync.Cond
	buf    []byte
	closed bool
	err    error
	ended  chan struct{}
}

func newLazy(file io.WriteCloser) *lazy {
	l := &lazy{file: file, ended: make(chan struct{})}
	l.more.L = &l.mu
	go l.drain()
	return l
}

// Write queues the bytes, or returns the error of earlier ones.
func (l *lazy) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.err == nil && len(l.buf)+len(b) > maxUnwritten {
		l.err = errSlowDisk
	}
	if l.err != nil {
		return 0, l.err
	}
	l.buf = append(l.buf, b...)
	l.more.Signal()
	return len(b), nil
}

func (l *lazy) drain() {
	defer close(l.ended)
	var spare []byte
	l.mu.Lock()
	defer l.mu.Unlock()
	for {
		for len(l.buf) == 0 && !l.closed {
			l.more.Wait()
		}
		if len(l.buf) == 0 {
			return
		}
		b := l.buf
		l.buf = spare[:0]
		l.mu.Unlock()
		_, err := l.file.Write(b)
		l.mu.Lock()
		spare = b
		if err != nil && l.err == nil {
			l.err = err
		}
	}
}

// Close writes the rest and closes the file.
func (l *lazy) Close() error {
	l.mu.Lock()
	l.closed = true
	l.more.Signal()
	l.mu.Unlock()
	<-l.ended
	return errors.Join(l.err, l.file.Close())
}
