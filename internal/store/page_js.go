package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
	"time"
)

// guard calls f and returns what the browser throws as an error.
func guard(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			err = thrown(e.Value)
		}
	}()
	f()
	return nil
}

// thrown converts an exception or error value of the browser.
func thrown(v js.Value) error {
	if !v.Truthy() {
		return errors.New("the browser does not say why")
	}
	switch name := v.Get("name").String(); name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return errQuota
	case "ConstraintError":
		return fs.ErrExist
	case "SecurityError":
		return fs.ErrPermission
	case "InvalidStateError", "UnknownError", "AbortError":
		return fmt.Errorf("%w (%s)", errClosed, v.Get("message").String())
	default:
		return fmt.Errorf("%s: %s", name, v.Get("message").String())
	}
}

// errClosed is the error of a database that the browser has closed, as it does when its
// user clears the site's data.
var errClosed = errors.New("the browser has closed its database")

// property reads a property whose getter may throw. Value.Get would end the program; a
// call panics, and can be guarded.
func property(of js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", of, name)
}

// maxPatience is how long to wait for the browser. Some browsers never answer the first
// page that asks for a database.
const maxPatience = 10 * time.Second

// errSilent is the error of a browser that has not answered for that long.
var errSilent = errors.New("the browser does not answer")

// answer waits for an asynchronous answer of the browser. listen gets a callback that may
// be called any number of times; the first counts.
func answer(listen func(done func(v js.Value, err error))) (js.Value, error) {
	type reply struct {
		v   js.Value
		err error
	}
	replies := make(chan reply, 1)
	err := guard(func() {
		listen(func(v js.Value, err error) {
			select {
			case replies <- reply{v, err}:
			default:
			}
		})
	})
	if err != nil {
		return js.Undefined(), err
	}
	timer := time.NewTimer(maxPatience)
	defer timer.Stop()
	select {
	case r := <-replies:
		return r.v, r.err
	case <-timer.C:
		return js.Undefined(), errSilent
	}
}

// bytesOf copies a Uint8Array into Go memory.
func bytesOf(v js.Value) []byte {
	out := make([]byte, v.Length())
	js.CopyBytesToGo(out, v)
	return out
}

// arrayOf copies data into a Uint8Array.
func arrayOf(data []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	return a
}
