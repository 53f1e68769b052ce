package catalog

import (
	"syscall/js"
	"time"

	"ludotheque/internal/thread"
)

// began is when real time began to count.
var began = time.Now()

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
