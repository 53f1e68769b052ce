package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall/js"
)

// open uses the page's local storage, under a prefix of our own.
func open(dir string) (backend, string, error) {
	l := &local{prefix: "ludotheque/"}
	if dir != "" {
		l.prefix += dir + "/"
	}
	const where = "the browser's storage"
	err := guard(func() {
		l.storage = property(js.Global(), "localStorage")
	})
	if err == nil && (l.storage.IsUndefined() || l.storage.IsNull()) {
		err = fmt.Errorf("there is none: %w", fs.ErrPermission)
	}
	if err == nil {
		// A page may see its storage and yet not write to it.
		err = errors.Join(l.set("#", "#"), l.remove("#"))
	}
	if err != nil {
		return nil, where, err
	}
	return &chunks{kv: l}, where, nil
}

// local is the page's local storage.
type local struct {
	storage js.Value
	prefix  string
}

// guard makes errors of what a browser throws.
func guard(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			switch name := e.Value.Get("name"); name.String() {
			case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
				err = errQuota
			case "SecurityError":
				err = fs.ErrPermission
			default:
				err = e
			}
		}
	}()
	f()
	return nil
}

// property is a property whose getter may throw: a Get of its own would end the
// program then, a call panics and can be guarded.
func property(of js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", of, name)
}

func (l *local) get(key string) (value string, ok bool, err error) {
	err = guard(func() {
		if v := l.storage.Call("getItem", l.prefix+key); v.Type() == js.TypeString {
			value, ok = v.String(), true
		}
	})
	return value, ok, err
}

func (l *local) set(key, value string) error {
	return guard(func() { l.storage.Call("setItem", l.prefix+key, value) })
}

func (l *local) remove(key string) error {
	return guard(func() { l.storage.Call("removeItem", l.prefix+key) })
}

func (l *local) keys() (out []string, err error) {
	err = guard(func() {
		for i := range property(l.storage, "length").Int() {
			k := l.storage.Call("key", i).String()
			if rest, ok := strings.CutPrefix(k, l.prefix); ok {
				out = append(out, rest)
			}
		}
	})
	return out, err
}
