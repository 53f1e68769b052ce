package settings

import "syscall/js"

func systemCalm() bool {
	match := js.Global().Get("matchMedia")
	if match.Type() != js.TypeFunction {
		return false // a page without a window
	}
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}
