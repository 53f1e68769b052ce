package files

import (
	"errors"
	"syscall/js"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// Pickable reports whether there is a list of files to choose from.
func Pickable() bool { return true }

// Pick has the browser offer its list of files, and sends those that are chosen to k.Files. It must be called
// within a few seconds of a click.
func Pick(k *play.App) {
	field := js.Global().Get("document").Call("createElement", "input")
	field.Set("type", "file")
	field.Set("multiple", true)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		files := field.Get("files")
		for i := range min(files.Length(), Max) {
			readFile(files.Index(i), k.Files)
		}
		changed.Release()
		return nil
	})
	field.Call("addEventListener", "change", changed)
	field.Call("addEventListener", "cancel", changed) // without files
	field.Call("click")
}

// Reveal does nothing: a browser shows its downloads itself.
var Reveal = func(string) error { return nil }

// readFile reads a file of the browser and sends it to files.
func readFile(file js.Value, files chan<- play.File) {
	f := play.File{Name: file.Get("name").String()}
	if file.Get("size").Float() > largest {
		f.Err = errors.New("it is too large")
		go func() { files <- f }()
		return
	}
	var read, failed js.Func
	send := func() {
		read.Release()
		failed.Release()
		go func() { files <- f }() // a page's callback must not wait
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		f.Data = make([]byte, bytes.Length())
		js.CopyBytesToGo(f.Data, bytes)
		send()
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		f.Err = errors.New("the browser cannot read it")
		send()
		return nil
	})
	file.Call("arrayBuffer").Call("then", read, failed)
}

// AtClick reports whether a file is delivered only in response to a click: a browser may refuse others.
const AtClick = true

// Deliver gives a file to the system's list of programs to share it with, where fingers are used and it takes
// such a file, and otherwise to the browser, which puts it among its downloads.
func Deliver(k *play.App, f *File) error {
	bytes := js.Global().Get("Uint8Array").New(len(f.Data))
	js.CopyBytesToJS(bytes, f.Data)
	options := map[string]any{"type": f.Kind}
	if k.P.Thumb > 0 && share(k, js.Global().Get("File").New([]any{bytes}, f.Name, options)) {
		return nil
	}
	download(k, js.Global().Get("Blob").New([]any{bytes}, options), f.Name)
	return nil
}

// download puts a file among the browser's downloads.
func download(k *play.App, blob js.Value, name string) {
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", url)
	k.Env.Say(words.ShareKept(name))
}

// share offers a file to the system's programs, and reports whether there is such a list for it. If the system
// then refuses, for example because the click was too long ago, the file is downloaded.
func share(k *play.App, file js.Value) bool {
	navigator, what := js.Global().Get("navigator"), map[string]any{"files": []any{file}}
	if !navigator.Get("canShare").Truthy() || !navigator.Call("canShare", what).Bool() {
		return false
	}
	var done, failed js.Func
	release := func() {
		done.Release()
		failed.Release()
	}
	done = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("name").String() != "AbortError" { // else the person changed their mind
			download(k, file, file.Get("name").String())
		}
		release()
		return nil
	})
	navigator.Call("share", what).Call("then", done, failed)
	return true
}
