package thread

import "syscall/js"

// The goroutines that wait for the page, the longest first. All of them share
// the thread, so no lock is needed.
var (
	waiting []chan struct{}
	next    js.Func
	timeout js.Value
)

func init() {
	timeout = js.Global().Get("setTimeout")
	next = js.FuncOf(func(js.Value, []js.Value) any {
		first := waiting[0]
		waiting = waiting[1:]
		if len(waiting) > 0 {
			timeout.Invoke(next, 0)
		}
		close(first)
		return nil
	})
}

// Yield lets the page do what it has to, a frame above all, and returns
// afterwards. A sleep would not do: while one goroutine works the sleep of
// another ends, and the two of them pass the thread to each other and never to
// the page. One goroutine goes on at a time, so what holds up a frame is the
// work between two calls of one of them.
func Yield() {
	wake := make(chan struct{})
	waiting = append(waiting, wake)
	if len(waiting) == 1 {
		timeout.Invoke(next, 0)
	}
	<-wake
}
