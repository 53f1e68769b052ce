package tabletest

import (
	"io"
	"net"
	"sync/atomic"
	"testing"
)

// Proxy passes the bytes of connections on to a server. It can become a network that loses
// what is sent while the connections stay open.
type Proxy struct {
	l    net.Listener
	to   string
	hole atomic.Pointer[Hole]
}

// Hole says what a Proxy loses: what clients send, what the server sends, or both.
type Hole struct{ Client, Server bool }

// NewProxy returns a proxy to the server at HOST:PORT that listens for the length of a test.
func NewProxy(t testing.TB, to string) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	p := &Proxy{l: l, to: to}
	p.Lose(Hole{})
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go p.serve(c)
		}
	}()
	return p
}

// Addr returns where the proxy listens.
func (p *Proxy) Addr() string { return p.l.Addr().String() }

// Lose makes the proxy lose bytes. After Lose(Hole{}) new connections work; those that have
// lost something lose the rest too.
func (p *Proxy) Lose(h Hole) { p.hole.Store(&h) }

func (p *Proxy) serve(c net.Conn) {
	s, err := net.Dial("tcp", p.to)
	if err != nil {
		c.Close()
		return
	}
	pass := func(to, from net.Conn, lost func(*Hole) bool) {
		b, gone := make([]byte, 4096), false
		for {
			n, err := from.Read(b)
			if gone = gone || lost(p.hole.Load()); gone {
				if err != nil {
					return // the other end is not told
				}
				continue
			}
			if n > 0 {
				if _, e := to.Write(b[:n]); e != nil {
					err = e
				}
			}
			if err != nil {
				if err != io.EOF {
					from.Close()
				}
				to.Close()
				return
			}
		}
	}
	go pass(s, c, func(h *Hole) bool { return h.Client })
	pass(c, s, func(h *Hole) bool { return h.Server })
}
