package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
	"time"
)

// guard makes errors of what a browser throws.
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

// thrown is what a browser throws, or puts in the place of an answer.
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

// errClosed is said of a database that the browser has closed, as it does when its
// user clears what it keeps.
var errClosed = errors.New("the browser has closed its database")

// property is a property whose getter may throw: a Get of its own would end the
// program then, a call panics and can be guarded.
func property(of js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", of, name)
}

// mostPatience is how long an answer of the browser is waited for. Some browsers never
// answer the first page that asks for a database.
const mostPatience = 10 * time.Second

// answer waits for what the browser says later. listen is given what to call then; it
// may be called any number of times, of which the first counts.
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
	timer := time.NewTimer(mostPatience)
	defer timer.Stop()
	select {
	case r := <-replies:
		return r.v, r.err
	case <-timer.C:
		return js.Undefined(), errors.New("the browser does not answer")
	}
}

// bytesOf is a Uint8Array of the page in our memory.
func bytesOf(v js.Value) []byte {
	out := make([]byte, v.Length())
	js.CopyBytesToGo(out, v)
	return out
}

// arrayOf is data as a Uint8Array of the page.
func arrayOf(data []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	return a
}
