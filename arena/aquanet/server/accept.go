package server

import (
	"errors"
	"net"
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// limits bounds connections: in total, per address, and per second.
type limits struct {
	mu         sync.Mutex
	all        int
	max        int
	perAddress int
	by         map[netip.Addr]int
	rate       *rate.Limiter
}

func newLimits(all, perAddress, perSecond int) *limits {
	return &limits{max: all, perAddress: perAddress, by: map[netip.Addr]int{}, rate: rate.NewLimiter(rate.Limit(perSecond), max(all, 1))}
}

// setMax changes the total; existing connections stay.
func (g *limits) setMax(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.max = n
	g.rate.SetBurst(max(n, 1))
}

// enter counts a connection in, or returns why it is refused. Each that enters must
// leave.
func (g *limits) enter(a netip.Addr) (refused string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case g.all >= g.max:
		return "too many connections"
	case !a.IsLoopback() && g.by[a] >= g.perAddress:
		return "too many connections from your address"
	}
	g.all++
	g.by[a]++
	return ""
}

func (g *limits) leave(a netip.Addr) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.all--
	if g.by[a]--; g.by[a] == 0 {
		delete(g.by, a)
	}
}

// remote returns the address of the other side without port or zone; IPv4 in IPv6 is
// IPv4.
func remote(c net.Conn) netip.Addr {
	a, err := netip.ParseAddrPort(c.RemoteAddr().String())
	if err != nil {
		return netip.Addr{}
	}
	return a.Addr().Unmap().WithZone("")
}

// accept accepts connections until the listener is closed.
func (s *Server) accept(l net.Listener) {
	s.tasks.Go(func() {
		for wait := time.Millisecond; ; {
			if s.limits.rate.Wait(s.accepting) != nil {
				return
			}
			c, err := l.Accept()
			if errors.Is(err, net.ErrClosed) {
				return
			}
			if err != nil {
				// Out of file descriptors, perhaps; closed connections free some.
				s.locked(func() { s.observe(Event{Kind: Trouble, Addr: l.Addr().String(), Text: err.Error()}) })
				select {
				case <-time.After(wait):
				case <-s.done:
					return
				}
				wait = min(2*wait, time.Second)
				continue
			}
			wait = time.Millisecond
			if !s.locked(func() { s.connected(c) }) {
				c.Close()
			}
		}
	})
}
