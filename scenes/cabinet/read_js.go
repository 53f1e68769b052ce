package cabinet

import (
	"errors"
	"syscall/js"
)

// readRecord reads the record at an address, as a link to the page names it. It must not be called from one of the
// page's callbacks.
func readRecord(address string) ([]byte, error) {
	type answer struct {
		data []byte
		err  error
	}
	answered := make(chan answer, 1)
	whole := js.FuncOf(func(_ js.Value, args []js.Value) any {
		array := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		answered <- answer{data: data}
		return nil
	})
	begun := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			answered <- answer{err: errors.New("there is nothing at " + address)}
			return nil
		}
		return args[0].Call("arrayBuffer").Call("then", whole)
	})
	failed := js.FuncOf(func(js.Value, []js.Value) any {
		answered <- answer{err: errors.New("the page cannot read " + address)}
		return nil
	})
	defer whole.Release()
	defer begun.Release()
	defer failed.Release()
	js.Global().Call("fetch", address).Call("then", begun).Call("catch", failed)
	a := <-answered
	return a.data, a.err
}
