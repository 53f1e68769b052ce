package catalog

import (
	"syscall/js"
	"time"

	"ludotheque/internal/thread"
)

// began is when real time began to count.
var began = time.Now()

// instant is when a decision began, by both clocks.
type instant struct{ worked, real time.Duration }

func now() instant { return instant{worked(), time.Since(began)} }

// took returns how long the decision took: never longer than has gone by, since Node's processor time
// is also that of its compilers, which work beside the thread.
func (i instant) took() time.Duration { return min(worked()-i.worked, time.Since(began)-i.real) }

// worked returns the processor time so far of Node, which measures for docs/players.md, without what
// went by while players had given the thread away: the engine compiles, collects its garbage and looks
// for events then, which is no thinking. A page does not tell its own.
func worked() time.Duration {
	if thread.Clock == nil {
		thread.Clock = used
	}
	return used() - thread.Away
}

// used returns what Node has used of the processor. Its answer is an object, which is added up on
// Node's side: each object that Go is given stays until Go's own collector runs, and tens of thousands
// of them had Node's collector stop a thought time and again.
func used() time.Duration {
	if !node.Truthy() {
		return time.Since(began)
	}
	return time.Duration(node.Invoke().Int()) * time.Microsecond
}

// node tells the microseconds of the processor that Node has used, and is null in a page.
var node = func() js.Value {
	process := js.Global().Get("process")
	if process.IsUndefined() || process.Get("cpuUsage").IsUndefined() {
		return js.Null()
	}
	return js.Global().Get("Function").New("const used = process.cpuUsage(); return used.user + used.system")
}()
