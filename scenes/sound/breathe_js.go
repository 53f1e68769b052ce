package sound

import (
	"syscall/js"
	"time"

	"ludotheque/internal/thread"
)

var breath = time.Now()

// breathe yields to the browser, which has a single thread. Background work calls it.
func breathe() {
	if time.Since(breath) > 2*time.Millisecond {
		thread.Yield()
		breath = time.Now()
	}
}

// later calls do after the page has shown some more frames: opening the sound takes a browser a tenth
// of a second or more, it may not sound before the first input, and it would delay the first screen.
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
