package scenes

import "syscall/js"

// TellLanguage gives the browser's page the language of its texts, for screen readers and hyphens.
func TellLanguage(code string) {
	if doc := js.Global().Get("document"); !doc.IsUndefined() {
		doc.Get("documentElement").Set("lang", code)
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
