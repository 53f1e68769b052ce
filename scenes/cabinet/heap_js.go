package cabinet

import "runtime/debug"

// A browser gives the program one thread. Go marks its heap there in one piece
// when nothing else wants to run, so while it does, which takes some ten
// milliseconds, no frame is shown. With room for it, that is several times a
// minute instead of every few seconds. A browser never gets memory back: the limit
// keeps a game that goes on all night, with what the program itself takes besides,
// under the 160 MB that a telephone can spare (BenchmarkMemoryInTheBrowser).
const (
	heapGrowth = 400      // percent of what is in use, between two cleanings
	heapLimit  = 96 << 20 // bytes
)

func init() {
	debug.SetGCPercent(heapGrowth)
	debug.SetMemoryLimit(heapLimit)
}
