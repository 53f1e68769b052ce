package catalog

import (
	"syscall/js"
	"time"
)

// began is when real time began to count.
var began = time.Now()

// worked is the processor time so far of Node, which measures for docs/players.md; a
// page does not tell its own.
func worked() time.Duration {
	node := js.Global().Get("process")
	if node.IsUndefined() || node.Get("cpuUsage").IsUndefined() {
		return time.Since(began)
	}
	u := node.Call("cpuUsage")
	return time.Duration(u.Get("user").Int()+u.Get("system").Int()) * time.Microsecond
}
