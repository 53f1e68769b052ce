package kittest

import (
	"runtime/debug"
	"testing"
)

// Settled is a screen on which nothing happens any more.
type Settled struct {
	Name string
	// Open opens it, waits until it has come to rest, and gives one tick of it.
	Open func(t testing.TB) (tick func())
}

// What allocates once in stillTicks is found, since allocations are counted and not
// shared out among the ticks. Goroutines of the window may allocate meanwhile: one
// of stillRounds without any allocation is enough.
const (
	stillTicks  = 120
	stillRounds = 4
)

// AllocateNothing fails for each screen that allocates while nothing happens: no
// hitch while a player thinks.
func AllocateNothing(t *testing.T, all []Settled) {
	for _, s := range all {
		t.Run(s.Name, func(t *testing.T) {
			allocateNothing(t, s.Open(drawn{t}))
		})
	}
}

// allocateNothing fails if ticks on which nothing happens allocate.
func allocateNothing(t *testing.T, tick func()) {
	t.Helper()
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // it empties what is kept for the next tick
	var counts []float64
	for range stillRounds {
		n := testing.AllocsPerRun(1, func() {
			for range stillTicks {
				tick()
			}
		})
		if n == 0 {
			return
		}
		counts = append(counts, n)
	}
	t.Errorf("%d ticks on which nothing happens allocate, counted again and again, %v times", stillTicks, counts)
}

// BenchmarkSettled measures a tick of each screen.
func BenchmarkSettled(b *testing.B, all []Settled) {
	for _, s := range all {
		b.Run(s.Name, func(b *testing.B) {
			tick := s.Open(b)
			b.ReportAllocs()
			for b.Loop() {
				tick()
			}
		})
	}
}
