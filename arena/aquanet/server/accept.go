package server

import (
	"errors"
	"net"
	"net/netip"
	"sync"
	"time"
)

// gate limits connections: in total, per address, and per second.
type gate struct {
	mu         sync.Mutex
	all        int
	max        int
	perAddress int
	by         map[netip.Addr]int

	rate   int
	tokens float64
	last   time.Time
	quit   chan struct{}
	once   sync.Once
}

func (g *gate) limit(all, perAddress, rate int) {
	g.max, g.perAddress, g.rate = all, perAddress, rate
	g.by, g.quit = map[netip.Addr]int{}, make(chan struct{})
	g.tokens, g.last = float64(all), time.Now()
}

func (g *gate) close() { g.once.Do(func() { close(g.quit) }) }

// setMax changes the total; existing connections stay.
func (g *gate) setMax(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.max = n
}

// pace waits until the next connection may be accepted; it returns false if none may any
// more.
func (g *gate) pace() bool {
	g.mu.Lock()
	now := time.Now()
	burst := float64(max(g.max, 1))
	g.tokens = min(burst, g.tokens+now.Sub(g.last).Seconds()*float64(g.rate))
	g.last = now
	g.tokens--
	var wait time.Duration
	if g.tokens < 0 {
		wait = time.Duration(-g.tokens / float64(g.rate) * float64(time.Second))
	}
	g.mu.Unlock()
	if wait == 0 {
		return true
	}
	t := time.NewTimer(wait)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-g.quit:
		return false
	}
}

// enter counts a connection in, or returns why it is refused. Each that enters must
// leave.
func (g *gate) enter(a netip.Addr) (refused string) {
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

func (g *gate) leave(a netip.Addr) {
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
			if !s.gate.pace() {
				return
			}
			c, err := l.Accept()
			if errors.Is(err, net.ErrClosed) {
				return
			}
			if err != nil {
				// Out of file descriptors, perhaps; closed connections free some.
				s.decide(func() { s.observe(Event{Kind: Trouble, Addr: l.Addr().String(), Text: err.Error()}) })
				select {
				case <-time.After(wait):
				case <-s.done:
					return
				}
				wait = min(2*wait, time.Second)
				continue
			}
			wait = time.Millisecond
			if !s.decide(func() { s.connected(c) }) {
				c.Close()
			}
		}
	})
}
