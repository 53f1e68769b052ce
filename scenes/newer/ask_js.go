package newer

import "syscall/js"

// ask has the page look, which knows where it came from, and offers what it finds. A page
// that is not ready yet looks when it is.
func ask(string, func(answer string)) {
	page := js.Global().Get("ludotheque")
	if page.IsUndefined() {
		return
	}
	page.Set("wanted", true)
	if look := page.Get("look"); look.Type() == js.TypeFunction {
		look.Invoke()
	}
}
