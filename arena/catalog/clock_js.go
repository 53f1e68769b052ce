package catalog

import (
	"syscall/js"
	"time"

	"ludotheque/internal/thread"
)

// began is the start of the real-time clock.
var began = time.Now()

// instant is the start of a decision on both clocks.
type instant struct{ worked, real time.Duration }

func now() instant { return instant{worked(), time.Since(began)} }

// took returns how long the decision took: at most the elapsed real time, since Node's processor time
// includes that of its compilers, which run in parallel.
func (i instant) took() time.Duration { return min(worked()-i.worked, time.Since(began)-i.real) }

// worked returns the processor time of Node so far, for measurements, without the time in which
// players had yielded the thread: in it the engine compiles, collects garbage and handles events.
// Browsers do not provide it.
func worked() time.Duration {
	if thread.Clock == nil {
		thread.Clock = used
	}
	return used() - thread.Away
}

// used returns the processor time of Node. The object that Node returns is summed up on the JavaScript
// side: each object passed to Go stays alive until Go's collector runs, and tens of thousands of them
// triggered Node's collector during measurements.
func used() time.Duration {
	if !node.Truthy() {
		return time.Since(began)
	}
	return time.Duration(node.Invoke().Int()) * time.Microsecond
}

// node returns the microseconds of processor time that Node has used; null in a browser.
var node = func() js.Value {
	process := js.Global().Get("process")
	if process.IsUndefined() || process.Get("cpuUsage").IsUndefined() {
		return js.Null()
	}
	return js.Global().Get("Function").New("const used = process.cpuUsage(); return used.user + used.system")
}()
