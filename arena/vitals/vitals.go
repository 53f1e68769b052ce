// Package vitals is what a process takes of its machine: memory, goroutines and
// open files, for tests and commands that watch whether it grows.
package vitals

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// Signs are what was found at one moment.
type Signs struct {
	// Heap is the bytes of live objects, right after a garbage collection.
	Heap uint64 `json:"heap"`
	// Goroutines is how many there are.
	Goroutines uint64 `json:"goroutines"`
	// Resident is the bytes of memory that the process cannot do without, what is
	// free given back, and Files how many files and sockets it has open; 0 where the
	// system does not tell.
	Resident uint64 `json:"resident,omitempty"`
	Files    int    `json:"files,omitempty"`
}

// Take collects the garbage, gives the system what is free, and looks. It costs as
// much as the heap is large.
func Take() Signs {
	// Twice: what a finalizer holds is free after the second.
	runtime.GC()
	debug.FreeOSMemory()
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/sched/goroutines:goroutines"}}
	metrics.Read(samples)
	s := Signs{Heap: samples[0].Value.Uint64(), Goroutines: samples[1].Value.Uint64()}
	s.Resident, s.Files = system()
	return s
}
