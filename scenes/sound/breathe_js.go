package sound

import (
	"syscall/js"
	"time"

	"ludotheque/internal/thread"
)

var breath = time.Now()

// breathe lets the browser draw, which has one thread for all. What is done in
// the background calls it.
func breathe() {
	if time.Since(breath) > 2*time.Millisecond {
		thread.Yield()
		breath = time.Now()
	}
}

// later does something when the page has shown some more frames: opening the
// sound takes a browser a tenth of a second and more, nothing may sound there
// before somebody has touched the page, and the first screen is what everybody
// waits for.
func later(do func()) {
	request := js.Global().Get("requestAnimationFrame")
	if !request.Truthy() { // no page
		do()
		return
	}
	frames := 4
	var next js.Func
	next = js.FuncOf(func(js.Value, []js.Value) any {
		if frames--; frames > 0 {
			request.Invoke(next)
			return nil
		}
		next.Release()
		go do()
		return nil
	})
	request.Invoke(next)
}
