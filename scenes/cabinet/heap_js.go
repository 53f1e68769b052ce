package cabinet

import "runtime/debug"

// A browser gives the program one thread. Go marks its heap there in one piece
// when nothing else wants to run, so while it does, which takes some ten
// milliseconds, no frame is shown. With room for it, that is once in half a
// minute instead of every few seconds; the limit keeps a game that goes on all
// night from taking more than a telephone has.
const (
	heapGrowth = 400       // percent of what is in use, between two cleanings
	heapLimit  = 256 << 20 // bytes
)

func init() {
	debug.SetGCPercent(heapGrowth)
	debug.SetMemoryLimit(heapLimit)
}
