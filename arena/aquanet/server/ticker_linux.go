package server

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// systemTicker is a ticker of the system's timer. With one of Go's the runtime has
// a thread look after all others for as long as a turn takes.
type systemTicker struct {
	file *os.File
	c    chan time.Time
}

// newSystemTicker gives nil where there is none.
func newSystemTicker(period time.Duration) Ticker {
	fd, err := unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_CLOEXEC|unix.TFD_NONBLOCK)
	if err != nil {
		return nil
	}
	t := &systemTicker{file: os.NewFile(uintptr(fd), "ticker"), c: make(chan time.Time, 1)}
	every := unix.NsecToTimespec(period.Nanoseconds())
	raw, err := t.file.SyscallConn()
	if err == nil {
		err = t.file.SetDeadline(time.Time{}) // Go's runtime can wait for it
	}
	if err == nil {
		err = unix.TimerfdSettime(fd, 0, &unix.ItimerSpec{Interval: every, Value: every}, nil)
	}
	if err != nil {
		t.file.Close()
		return nil
	}
	due := func(fd uintptr) bool {
		var times [8]byte
		n, _ := rawRead(int(fd), times[:])
		return n > 0
	}
	go func() {
		for raw.Read(due) == nil {
			select {
			case t.c <- time.Now():
			default: // nobody took the one before
			}
		}
	}()
	return t
}

// C gives a value when a turn is due.
func (t *systemTicker) C() <-chan time.Time { return t.c }

// Stop ends it.
func (t *systemTicker) Stop() { t.file.Close() }
