package store

import (
	"syscall/js"
)

// lock asks the browser for a lock of that name, which ends with the page. Pages without
// a secure address have none: then locking always succeeds, and a second page that
// appends stops the first, see databaseWriter.
func (d *database) lock(name string) (func(), error) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return func() {}, nil
	}
	var granted, settled, failed js.Func
	var release js.Value
	ended := make(chan struct{})
	resolver := js.FuncOf(func(_ js.Value, args []js.Value) any { release = args[0]; return nil })
	defer resolver.Release()
	free := func() {
		for _, f := range [...]js.Func{granted, settled, failed} {
			f.Release()
		}
	}
	_, err := answer(func(done func(js.Value, error)) {
		granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
			if !args[0].Truthy() {
				done(js.Undefined(), &heldError{})
				return nil
			}
			promise := js.Global().Get("Promise").New(resolver)
			done(js.Undefined(), nil)
			return promise
		})
		// The request ends when the lock was given back, or was refused.
		settled = js.FuncOf(func(js.Value, []js.Value) any { free(); close(ended); return nil })
		failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
			done(js.Undefined(), thrown(args[0]))
			free()
			return nil
		})
		options := js.Global().Get("Object").New()
		options.Set("ifAvailable", true)
		locks.Call("request", d.name+"/"+name, options, granted).Call("then", settled, failed)
	})
	if err != nil {
		return nil, err
	}
	// The browser frees the lock in a later task, and refuses it until then.
	return func() { release.Invoke(); <-ended }, nil
}
