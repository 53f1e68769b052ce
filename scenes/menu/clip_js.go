package menu

import (
	"errors"
	"syscall/js"
)

// copyText puts a text on the clipboard and says on done how it went, later.
func copyText(text string, done chan<- error) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		done <- errors.New("the page has no clipboard")
		return
	}
	var yes, no js.Func
	end := func(err error) any {
		yes.Release()
		no.Release()
		select {
		case done <- err:
		default: // the first answer is still unread
		}
		return nil
	}
	yes = js.FuncOf(func(js.Value, []js.Value) any { return end(nil) })
	no = js.FuncOf(func(js.Value, []js.Value) any { return end(errors.New("the page may not use the clipboard")) })
	clipboard.Call("writeText", text).Call("then", yes, no)
}
