package clip

import (
	"errors"
	"syscall/js"
)

// Copy puts a text on the clipboard and says on done how it went, later.
func Copy(text string, done chan<- error) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		done <- errors.New("the page has no clipboard")
		return
	}
	settle(clipboard.Call("writeText", text), done)
}

// Shares reports whether the device has a sheet by which a page is shared.
func Shares() bool { return js.Global().Get("navigator").Get("share").Truthy() }

// Share opens that sheet for a link, and says on done how it went, later; it is an error to put
// the sheet away.
func Share(title, link string, done chan<- error) {
	settle(js.Global().Get("navigator").Call("share", map[string]any{"title": title, "url": link}), done)
}

// settle says on done how a promise ends.
func settle(promise js.Value, done chan<- error) {
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
	no = js.FuncOf(func(js.Value, []js.Value) any { return end(errors.New("the browser does not allow it")) })
	promise.Call("then", yes, no)
}
