package thread

import (
	"syscall/js"
	"time"
)

// The goroutines that wait for the page, the longest first. All of them share
// the thread, so no lock is needed.
var (
	waiting []chan struct{}
	next    js.Func
	// soon makes a task of the page that calls next, after those that wait already.
	soon func()
)

func init() {
	next = js.FuncOf(func(js.Value, []js.Value) any {
		first := waiting[0]
		waiting = waiting[1:]
		if len(waiting) > 0 {
			soon()
		}
		close(first)
		return nil
	})
	// A chain of timeouts waits four milliseconds at each of its links: sixteen
	// players who yield twice would need longer than their turn.
	if immediate := js.Global().Get("setImmediate"); immediate.Truthy() { // no page but Node, which does a thousand messages at a time
		// What setImmediate answers is an object, which Go would keep until it collects its garbage.
		later := js.Global().Get("Function").New("wake", "setImmediate(wake)")
		soon = func() { later.Invoke(next) }
		return
	}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", next)
	port := channel.Get("port2")
	soon = func() { port.Call("postMessage", js.Null()) }
}

// Clock, when somebody has set it, tells the time by which Away counts.
var Clock func() time.Duration

// Away is for how long, by Clock, the goroutines that called Yield have waited for the
// page: what the engine did meanwhile is no work of theirs.
var Away time.Duration

// Yield lets the page do what it has to, a frame above all, and returns
// afterwards. A sleep would not do: while one goroutine works the sleep of
// another ends, and the two of them pass the thread to each other and never to
// the page. One goroutine goes on at a time, so what holds up a frame is the
// work between two calls of one of them.
func Yield() {
	if Clock != nil {
		begin := Clock()
		defer func() { Away += Clock() - begin }()
	}
	wake := make(chan struct{})
	waiting = append(waiting, wake)
	if len(waiting) == 1 {
		soon()
	}
	<-wake
}
