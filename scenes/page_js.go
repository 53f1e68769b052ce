package scenes

import "syscall/js"

// TellLanguage gives the browser's page the language of its texts, for screen readers and hyphens.
func TellLanguage(code string) {
	if doc := js.Global().Get("document"); !doc.IsUndefined() {
		doc.Get("documentElement").Set("lang", code)
	}
}

// TellStatus has screen readers say a text, of a page whose picture says nothing to them.
func TellStatus(text string) {
	if e := js.Global().Get("document").Call("getElementById", "told"); !e.IsNull() {
		e.Set("textContent", text)
	}
}

// asks says that the browser asks before the page is left.
var asks bool

// askFirst has a browser ask whether the page is to be left.
var askFirst = js.FuncOf(func(_ js.Value, args []js.Value) any {
	args[0].Call("preventDefault")
	args[0].Set("returnValue", "asks") // of older browsers
	return nil
})

// AskBeforeLeaving has the browser ask, or no longer, before the page is loaded again or closed: what somebody has
// entered would be lost.
func AskBeforeLeaving(on bool) {
	if on == asks {
		return
	}
	if asks = on; on {
		js.Global().Call("addEventListener", "beforeunload", askFirst)
	} else {
		js.Global().Call("removeEventListener", "beforeunload", askFirst)
	}
}

// watchPage tells hidden when the page is put in the background and when it
// comes back. Ebitengine stops ticking meanwhile, so the frames cannot say it.
func watchPage(hidden func(bool)) {
	doc := js.Global().Get("document")
	if doc.IsUndefined() {
		return
	}
	doc.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		hidden(doc.Get("hidden").Bool())
		return nil
	}))
}

// forgetCommand takes the match that the page's address begins out of it: loaded again, the page shows
// the title, which offers to go on. The address of a table stays.
func forgetCommand() {
	location, history := js.Global().Get("location"), js.Global().Get("history")
	if location.IsUndefined() || history.IsUndefined() {
		return
	}
	before := location.Get("search").String()
	query := js.Global().Get("URLSearchParams").New(before)
	for _, name := range []string{"game", "seats", "seed", "option", "learn"} {
		query.Call("delete", name)
	}
	search := query.Call("toString").String()
	if search != "" {
		search = "?" + search
	}
	if search != before {
		history.Call("replaceState", history.Get("state"), "", location.Get("pathname").String()+search)
	}
}
