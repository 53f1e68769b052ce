package server

import (
	"sync"
	"sync/atomic"
)

// packet is an encoded message to one or more connections. Those of turns are reused when
// no connection needs them any more, so that a turn of a large map allocates nothing.
type packet struct {
	bytes []byte
	// users is the reference count; home is the pool it returns to, nil for a message
	// that is sent once.
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

// packets is a pool of packets, and counts those in use.
type packets struct {
	mu   sync.Mutex
	free []*packet
	used int
	size int // of the latest returned, in bytes
}

// maxHeld is how many bytes of turns may be in use at once before connections that were
// slow with their last turn have to wait for the others.
const maxHeld = 8 << 20

// full reports whether that many bytes are in use.
func (ps *packets) full() bool {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return ps.used > maxFree && ps.used*ps.size > maxHeld
}

// maxFree is how many packets are kept: the turn that was sent and the next one. More are
// in use only for slow clients.
const maxFree = 2

// take returns a packet with one reference.
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
