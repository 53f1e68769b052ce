package store

import "syscall/js"

// persisted says that the browser was asked.
var persisted bool

// Persist asks the browser, once, to keep the store when it needs room for other sites. The browser may ask
// its user, and may refuse: it is called when there is something to lose.
func (s *Store) Persist() {
	if persisted || !s.Lasts() {
		return
	}
	persisted = true
	_ = guard(func() { // a page without a secure address has no such thing
		js.Global().Get("navigator").Get("storage").Call("persist")
	})
}
