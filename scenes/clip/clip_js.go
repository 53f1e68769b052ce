package clip

import (
	"errors"
	"sync"
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

// pasted is what the browser has pasted since it was last asked for.
var pasted string

// listen keeps what the browser pastes. Ebitengine would keep the keys for it from the browser.
var listen = sync.OnceFunc(func() {
	window := js.Global()
	window.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && e.Get("code").String() == "KeyV" {
			e.Call("stopPropagation")
		}
		return nil
	}), true)
	window.Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		pasted += args[0].Get("clipboardData").Call("getData", "text").String()
		return nil
	}))
})

// Pasted returns the text that was pasted since the last call, or "". It never fails in a browser,
// which has keys of its own for it.
func Pasted(bool) (text string, err error) {
	listen()
	text, pasted = pasted, ""
	return text, nil
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
