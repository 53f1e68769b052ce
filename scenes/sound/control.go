package sound

import (
	"math"
	"sync/atomic"
)

// The game's goroutine and the device's communicate only through this file, without locks: settings
// are single words that are stored and loaded atomically, effects go through a ring buffer.

// level is a number that the game sets and the mixer reads.
type level struct{ bits atomic.Uint64 }

func (l *level) set(x float64) { l.bits.Store(math.Float64bits(x)) }
func (l *level) get() float64  { return math.Float64frombits(l.bits.Load()) }

// controls is all settings of the mixer, except what to play.
type controls struct {
	master, music, effects level // gains
	intensity              level // 0 to 1
	mute, pause, hidden    atomic.Bool
	input                  atomic.Uint32 // incremented at every input of the user
	cue                    atomic.Pointer[cue]
}

// order is an effect on its way to the mixer.
type order struct {
	clip        clip
	left, right float32 // gains
	delay       int     // samples, after all others of the same moment
	effect      int     // its index in the list
	priority    int
}

// ring is a queue of orders for one writer and one reader.
type ring struct {
	slots      [256]order
	head, tail atomic.Uint32 // next to read, next to write
}

// push adds an order; a full ring drops it, since it would be late anyway.
func (r *ring) push(o order) {
	tail := r.tail.Load()
	if tail-r.head.Load() == uint32(len(r.slots)) {
		return
	}
	r.slots[tail%uint32(len(r.slots))] = o
	r.tail.Store(tail + 1)
}

// pop removes the oldest order, if there is one.
func (r *ring) pop() (order, bool) {
	head := r.head.Load()
	if head == r.tail.Load() {
		return order{}, false
	}
	slot := &r.slots[head%uint32(len(r.slots))]
	o := *slot
	slot.clip = nil // release the samples
	r.head.Store(head + 1)
	return o, true
}
