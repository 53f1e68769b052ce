package thread

import (
	"syscall/js"
	"time"
)

// The goroutines that wait for the page, oldest first. There is one thread, so no lock
// is needed.
var (
	waiting []chan struct{}
	next    js.Func
	// soon queues a task of the page that calls next.
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
	if immediate := js.Global().Get("setImmediate"); immediate.Truthy() { // Node, which handles a thousand messages at a time
		// setImmediate returns an object, which Go would hold until its next collection.
		later := js.Global().Get("Function").New("wake", "setImmediate(wake)")
		soon = func() { later.Invoke(next) }
		return
	}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", next)
	port := channel.Get("port2")
	soon = func() { port.Call("postMessage", js.Null()) }
}

// Clock, if set, is the time by which Away is measured.
var Clock func() time.Duration

// Away is how long, by Clock, goroutines have waited in Yield: what the browser does
// meanwhile is not their work.
var Away time.Duration

// Yield lets the page draw a frame and handle events, and returns afterwards. Sleeping
// would not do: while one goroutine works the sleep of another ends, and they pass the
// thread to each other and never to the page. One goroutine continues at a time, so a
// frame waits at most for the work between two calls of one of them.
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
