//go:build !unix

package server

import "net"

// direct would write to a socket without waiting; this system has no such way
// that is worth it, and each write is a goroutine's.
type direct struct{}

func newDirect(net.Conn) *direct { return nil }

func (*direct) write(*packet, int, *copies) (int, error) { return 0, nil }

func (*direct) read([]byte) (int, bool) { return 0, true }

func (*direct) detach(net.Conn) bool { return false }

func (*direct) attach() (net.Conn, error) { return nil, net.ErrClosed }
