package server

import (
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// ears hears what comes on the sockets of many peers, in the order in which it
// came, with one goroutine that looks at all of them at once: waking a goroutine
// for each answer costs more than the answer.
type ears struct {
	// sockets is the epoll of the peers' sockets; alarm is a timer. bell is an
	// epoll of both: it is told once that something has come to sockets, and when
	// it is time to look again. file is bell as Go's runtime waits for it.
	sockets, alarm, bell int
	file                 *os.File
	ring                 syscall.RawConn
	ended                chan struct{}

	// looking is held by whoever takes what came.
	looking sync.Mutex
	events  []unix.EpollEvent
	got     []*peer

	mu    sync.Mutex
	peers map[int32]*peer
	next  int32
	shut  bool
}

// newEars gives nil where it cannot be: each peer is then heard by a goroutine.
func newEars() *ears {
	e := &ears{sockets: -1, alarm: -1, bell: -1, events: make([]unix.EpollEvent, 256), peers: map[int32]*peer{}, ended: make(chan struct{})}
	if err := e.open(); err != nil {
		e.closeFiles()
		return nil
	}
	return e
}

func (e *ears) open() (err error) {
	if e.sockets, err = unix.EpollCreate1(unix.EPOLL_CLOEXEC); err != nil {
		return err
	}
	if e.bell, err = unix.EpollCreate1(unix.EPOLL_CLOEXEC); err != nil {
		return err
	}
	if e.alarm, err = unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_CLOEXEC|unix.TFD_NONBLOCK); err != nil {
		return err
	}
	if err = unix.EpollCtl(e.bell, unix.EPOLL_CTL_ADD, e.sockets, &unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLONESHOT}); err != nil {
		return err
	}
	if err = unix.EpollCtl(e.bell, unix.EPOLL_CTL_ADD, e.alarm, &unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLET}); err != nil {
		return err
	}
	if err = unix.SetNonblock(e.bell, true); err != nil {
		return err
	}
	e.file = os.NewFile(uintptr(e.bell), "ears")
	if err = e.file.SetDeadline(time.Time{}); err != nil { // Go's runtime cannot wait for it
		return err
	}
	e.ring, err = e.file.SyscallConn()
	return err
}

func (e *ears) closeFiles() {
	for _, fd := range []int{e.sockets, e.alarm} {
		if fd >= 0 {
			unix.Close(fd)
		}
	}
	switch {
	case e.file != nil:
		e.file.Close()
	case e.bell >= 0:
		unix.Close(e.bell)
	}
}

// add hears for a peer whose socket is detached; it says whether it does.
func (e *ears) add(p *peer) bool {
	if e == nil {
		return false
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.shut {
		return false
	}
	e.next++
	p.ear = e.next
	if !e.control(unix.EPOLL_CTL_ADD, p) {
		return false
	}
	e.peers[p.ear] = p
	return true
}

// heed follows a change of whether a peer is quiet.
func (e *ears) heed(p *peer) { e.control(unix.EPOLL_CTL_MOD, p) }

func (e *ears) control(what int, p *peer) bool {
	event := unix.EpollEvent{Events: unix.EPOLLIN, Fd: p.ear}
	if p.quiet {
		event.Events = 0
	}
	return unix.EpollCtl(e.sockets, what, p.direct.alone, &event) == nil
}

// remove is to come before the peer's socket is attached again.
func (e *ears) remove(p *peer) {
	e.mu.Lock()
	defer e.mu.Unlock()
	delete(e.peers, p.ear)
	// It is there, and what fails here fails because it is closed.
	_ = unix.EpollCtl(e.sockets, unix.EPOLL_CTL_DEL, p.direct.alone, nil)
}

// look has every peer heard that has said something, in the order in which they
// did, and says whether there was one.
func (e *ears) look() (any bool) {
	if e == nil {
		return false
	}
	e.looking.Lock()
	defer e.looking.Unlock()
	for {
		n := e.take()
		for _, p := range e.got {
			p.hear()
		}
		any = any || n > 0
		if n < len(e.events) {
			return any
		}
	}
}

// take fills got with peers that have something to say, and gives how many
// sockets have.
func (e *ears) take() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.got = e.got[:0]
	if e.shut {
		return 0
	}
	n := rawEpollWait(e.sockets, e.events)
	for _, event := range e.events[:n] {
		if p := e.peers[event.Fd]; p != nil {
			e.got = append(e.got, p)
		}
	}
	return n
}

// listen hears until close. Between two looks it lets so much time pass that what
// comes about the same time is heard in one. The time is the system's timer: one of
// Go's would keep its runtime watching.
func (e *ears) listen(pause func() time.Duration) {
	defer close(e.ended)
	for {
		// The bell rings once, and not again before it is wound up.
		err := e.ring.Read(func(uintptr) bool {
			var two [2]unix.EpollEvent
			return rawEpollWait(e.bell, two[:]) > 0
		})
		if err != nil {
			return
		}
		if d := pause(); e.look() && d > 0 {
			after := unix.ItimerSpec{Value: unix.NsecToTimespec(d.Nanoseconds())}
			if unix.TimerfdSettime(e.alarm, 0, &after, nil) == nil {
				continue
			}
		}
		if !e.wind() {
			return
		}
	}
}

// wind has the bell ring when something is there or comes; false after close.
func (e *ears) wind() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return !e.shut && unix.EpollCtl(e.bell, unix.EPOLL_CTL_MOD, e.sockets, &unix.EpollEvent{Events: unix.EPOLLIN | unix.EPOLLONESHOT}) == nil
}

// close ends listen and waits until it has. Nobody may be heard for any more.
func (e *ears) close() {
	if e == nil {
		return
	}
	e.mu.Lock()
	e.shut = true
	e.mu.Unlock()
	e.file.Close()
	<-e.ended
	unix.Close(e.sockets)
	unix.Close(e.alarm)
}
