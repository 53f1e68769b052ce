package server

import (
	"sync"
	"sync/atomic"
)

// packet is bytes on their way to one connection or to many. Those of turns go
// back to where they came from when nobody needs them any more, so that a turn
// of a big map costs no new memory.
type packet struct {
	bytes []byte
	// users is how many hold it; home is where it goes when none does, nil for
	// what is sent once.
	users atomic.Int32
	home  *packets
}

func (p *packet) keep() {
	if p.home != nil {
		p.users.Add(1)
	}
}

func (p *packet) release() {
	if p.home != nil && p.users.Add(-1) == 0 {
		p.home.put(p)
	}
}

// packets are packets that nobody uses, and how many somebody does.
type packets struct {
	mu   sync.Mutex
	free []*packet
	used int
	size int // of the latest that came back, in bytes
}

// maxHeld is how many bytes of turns may be on their way at once before those who
// were slow with their last one have to wait for the others.
const maxHeld = 8 << 20

// full says that so many bytes are on their way.
func (ps *packets) full() bool {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.used > maxFree && ps.used*ps.size > maxHeld
}

// maxFree is how many are kept: the turn that was sent and the one to be. More
// are on their way only to slow clients.
const maxFree = 2

// take gives a packet that its taker holds.
func (ps *packets) take() *packet {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	p := &packet{home: ps}
	if n := len(ps.free); n > 0 {
		p, ps.free = ps.free[n-1], ps.free[:n-1]
	}
	ps.used++
	p.users.Store(1)
	return p
}

func (ps *packets) put(p *packet) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	ps.used, ps.size = ps.used-1, len(p.bytes)
	if len(ps.free) < maxFree {
		ps.free = append(ps.free, p)
	}
}
