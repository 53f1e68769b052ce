package menu

import (
	"syscall/js"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// deliver gives a file to the browser, which puts it among its downloads.
func deliver(k *play.App, f *madeFile) error {
	bytes := js.Global().Get("Uint8Array").New(len(f.data))
	js.CopyBytesToJS(bytes, f.data)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": f.kind})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", f.name)
	link.Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", url)
	k.Env.Say(words.ShareKept(f.name))
	return nil
}
