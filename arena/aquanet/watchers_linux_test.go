package aquanet_test

import (
	"net"

	"golang.org/x/sys/unix"

	"ludotheque/arena/aquanet/wire"
)

// watchers hears the turns of many clients with one thread, and answers when it has
// heard all that came: on other machines their readers would take nothing from each
// other, so on this one they are to take as little as they can.
type watchers struct {
	sockets []int
	came    []func(turn uint32)
	rest    [][]byte // the beginning of a message whose end has not come
}

// add takes over a connection that is logged in.
func (w *watchers) add(c net.Conn, came func(turn uint32)) error {
	file, err := c.(*net.TCPConn).File()
	if err != nil {
		return err
	}
	defer file.Close()
	defer c.Close()
	socket, err := unix.Dup(int(file.Fd()))
	if err != nil {
		return err
	}
	w.sockets, w.came, w.rest = append(w.sockets, socket), append(w.came, came), append(w.rest, nil)
	return unix.SetNonblock(socket, true)
}

// watch hears turns until the server is gone.
func (w *watchers) watch() error {
	poll, err := unix.EpollCreate1(unix.EPOLL_CLOEXEC)
	if err != nil {
		return err
	}
	for i, socket := range w.sockets {
		if err := unix.EpollCtl(poll, unix.EPOLL_CTL_ADD, socket, &unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(i)}); err != nil {
			return err
		}
	}
	events := make([]unix.EpollEvent, len(w.sockets))
	buffer := make([]byte, 0, 1<<20)
	turns := make([]uint32, len(w.sockets)) // to be answered, and one more
	var answer []byte
	for {
		n, err := unix.EpollWait(poll, events, 0)
		if n == 0 && err == nil {
			// Nothing more has come: now is the time to answer.
			for i, turn := range turns {
				if turn > 0 {
					answer = (&wire.Answer{Turn: turn - 1}).Append(answer[:0])
					unix.Write(w.sockets[i], answer)
					turns[i] = 0
				}
			}
			n, err = unix.EpollWait(poll, events, -1)
		}
		if err == unix.EINTR {
			continue
		}
		if err != nil {
			return err
		}
		for _, e := range events[:n] {
			i := int(e.Fd)
			buffer = append(buffer[:0], w.rest[i]...)
			n, err := unix.Read(w.sockets[i], buffer[len(buffer):cap(buffer)])
			if err == unix.EAGAIN || err == unix.EINTR {
				continue
			}
			if n <= 0 {
				return err
			}
			all := buffer[:len(buffer)+n]
			for {
				f, n, err := wire.Cut(all, wire.MaxContent)
				if err != nil {
					return err
				}
				if n == 0 {
					break
				}
				if f.Type == wire.TurnState {
					w.came[i](f.Number)
					turns[i] = f.Number + 1
				}
				all = all[n:]
			}
			w.rest[i] = append(w.rest[i][:0], all...)
		}
	}
}
