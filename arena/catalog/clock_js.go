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

// took is how long the decision took: never longer than has gone by, since Node's processor
// time is also that of its compilers, which work beside the thread.
func (i instant) took() time.Duration { return min(worked()-i.worked, time.Since(began)-i.real) }

// worked is the processor time so far of Node, which measures for docs/players.md, without
// what went by while players had given the thread away: the engine compiles, collects its
// garbage and looks for events then, which is no thinking. A page does not tell its own.
func worked() time.Duration {
	if thread.Clock == nil {
		thread.Clock = used
	}
	return used() - thread.Away
}

func used() time.Duration {
	node := js.Global().Get("process")
	if node.IsUndefined() || node.Get("cpuUsage").IsUndefined() {
		return time.Since(began)
	}
	u := node.Call("cpuUsage")
	return time.Duration(u.Get("user").Int()+u.Get("system").Int()) * time.Microsecond
}
