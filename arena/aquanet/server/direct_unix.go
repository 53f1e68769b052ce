//go:build unix

package server

import (
	"errors"
	"net"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// direct writes to a socket what it takes at once, in the goroutine that has
// something to say, and reads what is there: handing a message to another
// goroutine costs more than sending it. It is used by one goroutine at a time.
type direct struct {
	raw syscall.RawConn
	try func(fd uintptr) bool

	// alone is the socket while it is detached, else -1.
	alone int

	// What try works on and gives.
	rest   []byte
	copies *copies
	from   int
	n      int
	err    error
}

// newDirect gives nil for a connection that is no socket.
func newDirect(c net.Conn) *direct {
	d := &direct{alone: -1}
	d.try = d.attempt
	if !d.take(c) {
		return nil
	}
	return d
}

func (d *direct) take(c net.Conn) bool {
	s, ok := c.(syscall.Conn)
	if !ok {
		return false
	}
	var err error
	d.raw, err = s.SyscallConn()
	return err == nil
}

// detach closes c and keeps its socket, which Go's runtime then does not watch:
// it would wake up for all that comes. It says whether that could be done; if
// not, c is as it was.
func (d *direct) detach(c net.Conn) bool {
	if d == nil {
		return false
	}
	var err error
	control := d.raw.Control(func(fd uintptr) { d.alone, err = unix.FcntlInt(fd, unix.F_DUPFD_CLOEXEC, 0) })
	if control != nil || err != nil {
		d.alone = -1
		return false
	}
	c.Close()
	return true
}

// attach makes a connection of the socket that was detached.
func (d *direct) attach() (net.Conn, error) {
	file := os.NewFile(uintptr(d.alone), "socket")
	d.alone = -1
	defer file.Close()
	c, err := net.FileConn(file)
	if err != nil {
		return nil, err
	}
	d.take(c)
	return c, nil
}

// read reads what has come to a detached socket, without waiting; ended says that
// no more will.
func (d *direct) read(to []byte) (n int, ended bool) {
	n, err := rawRead(d.alone, to)
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EINTR) {
		return 0, false
	}
	return max(n, 0), err != nil || n == 0
}

// write writes what can be written of a packet from a byte on, and says how much
// that was. copies may hold the same bytes.
func (d *direct) write(p *packet, from int, copies *copies) (int, error) {
	if d == nil {
		return 0, nil
	}
	d.rest, d.from, d.copies, d.n, d.err = p.bytes[from:], from, nil, 0, nil
	if copies.of(p) {
		d.copies = copies
	}
	var err error
	if d.alone >= 0 {
		d.attempt(uintptr(d.alone))
	} else {
		err = d.raw.Write(d.try)
	}
	d.rest, d.copies = nil, nil
	if err == nil {
		err = d.err
	}
	return d.n, err
}

// attempt never asks to be called again, which would be to wait.
func (d *direct) attempt(fd uintptr) bool {
	for {
		n, err := d.copies.send(int(fd), d.from, len(d.rest))
		if d.copies == nil || err != nil && !errors.Is(err, syscall.EAGAIN) {
			n, err = rawWrite(int(fd), d.rest)
		}
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EAGAIN):
		case err != nil:
			d.err = err
		default:
			d.n = n
		}
		return true
	}
}
