package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"syscall/js"
	"time"
)

// open opens a database of the page. dir separates several from each other.
func open(dir string) (backend, string, error) {
	const where = "the browser's storage"
	d := &database{name: "ludotheque"}
	if dir != "" {
		d.name += "/" + dir
	}
	if err := d.connect(); err != nil {
		return nil, where, err
	}
	// A page may open its database and yet be unable to write. A full one can still be
	// read, and its files removed.
	_, err := d.transact("readwrite", func(texts, _ js.Value) js.Value {
		texts.Call("put", arrayOf(nil), "#")
		return texts.Call("delete", "#")
	})
	if err != nil && !errors.Is(err, errQuota) {
		return nil, where, err
	}
	// What does not fit now stays where it is until next time.
	_ = d.takeOver(dir)
	return d, where, nil
}

// database is the page's IndexedDB. A file that is written at once is one value under its
// name. What is appended goes to further values, name#000001 and so on, of about
// chunkSize bytes each, since a value cannot grow: so adding a line costs the same
// however long the file is.
//
// Each file that is appended to has a writer, a random word in a table of its own. An
// append checks it in the same transaction, so nothing is appended to a file that was
// removed, or that another page began to write, in the meantime. The same table has the
// time of each file's latest change, under timeKey.
type database struct {
	name string
	db   js.Value
	last int64 // the time of the latest change by this page, in µs since 1970
}

// The tables.
const (
	texts   = "texts"
	writers = "writers"
)

const chunkSize = 4096

func chunkKey(name string, i int) string { return fmt.Sprintf("%s#%06d", name, i) }

// timeKey returns the key of the time of a file's latest change among the writers.
func timeKey(name string) string { return name + "#" }

// rangeOf returns the key range of a file in either table: no name has a character below "#".
func rangeOf(name string) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", name, name+"#~")
}

// connect opens the database, also again after it was closed.
func (d *database) connect() error {
	var funcs []js.Func
	defer func() {
		for _, f := range funcs {
			f.Release()
		}
	}()
	on := func(target js.Value, event string, f func()) {
		fn := js.FuncOf(func(js.Value, []js.Value) any { f(); return nil })
		funcs = append(funcs, fn)
		target.Set(event, fn)
	}
	db, err := answer(func(done func(js.Value, error)) {
		factory := property(js.Global(), "indexedDB")
		if !factory.Truthy() {
			done(js.Undefined(), fmt.Errorf("there is none: %w", fs.ErrPermission))
			return
		}
		request := d.prepared()
		if !request.Truthy() {
			request = factory.Call("open", d.name, 1)
			on(request, "onupgradeneeded", func() {
				db := request.Get("result")
				db.Call("createObjectStore", texts)
				db.Call("createObjectStore", writers)
			})
		}
		success := func() { done(request.Get("result"), nil) }
		failure := func() { done(js.Undefined(), thrown(request.Get("error"))) }
		switch {
		case request.Get("opened").Truthy():
			success()
		case request.Get("readyState").String() == "done" && request.Get("error").Truthy():
			failure()
		default:
			on(request, "onsuccess", success)
			on(request, "onerror", failure)
		}
	})
	if err == nil {
		d.db = db
	}
	return err
}

// prepared returns the request that the page made while it loaded the program: one for
// the database of this name, used once. It is undefined if the page prepared none.
func (d *database) prepared() js.Value {
	const request = "ludothequeStore"
	if d.name != "ludotheque" {
		return js.Undefined()
	}
	early := js.Global().Get(request)
	js.Global().Delete(request)
	return early
}

// transact runs one transaction and waits for its end. f makes the requests and returns
// the one whose result is wanted, or undefined.
func (d *database) transact(mode string, f func(texts, writers js.Value) js.Value) (js.Value, error) {
	v, err := d.once(mode, f)
	if errors.Is(err, errClosed) {
		if err = d.connect(); err == nil {
			v, err = d.once(mode, f)
		}
	}
	return v, err
}

func (d *database) once(mode string, f func(texts, writers js.Value) js.Value) (js.Value, error) {
	var end func()
	v, err := answer(func(done func(js.Value, error)) {
		var request js.Value
		end = d.begin(mode, func(t js.Value) {
			request = f(t.Call("objectStore", texts), t.Call("objectStore", writers))
		}, func(err error) {
			if err == nil && request.Truthy() {
				done(request.Get("result"), nil)
				return
			}
			done(js.Undefined(), err)
		})
	})
	if end != nil {
		end()
	}
	return v, err
}

// begin starts a transaction and calls done at its end. The returned function releases
// the listeners; it must not be called before done.
func (d *database) begin(mode string, f func(t js.Value), done func(error)) (end func()) {
	names := js.Global().Get("Array").New(texts, writers)
	t := d.db.Call("transaction", names, mode)
	complete := js.FuncOf(func(js.Value, []js.Value) any { done(nil); return nil })
	abort := js.FuncOf(func(js.Value, []js.Value) any { done(thrown(t.Get("error"))); return nil })
	t.Set("oncomplete", complete)
	t.Set("onabort", abort)
	f(t)
	return func() { complete.Release(); abort.Release() }
}

func (d *database) read(name string) ([]byte, error) {
	list, err := d.transact("readonly", func(texts, _ js.Value) js.Value { return texts.Call("getAll", rangeOf(name)) })
	if err != nil {
		return nil, err
	}
	n := list.Length()
	if n == 0 {
		return nil, fs.ErrNotExist
	}
	var out []byte
	for i := range n {
		out = append(out, bytesOf(list.Index(i))...)
	}
	return out, nil
}

// stamp notes that a file changes.
func (d *database) stamp(writers js.Value, name string) {
	d.last = max(d.last+1, time.Now().UnixMicro())
	writers.Call("put", d.last, timeKey(name))
}

func (d *database) write(name string, data []byte) error {
	_, err := d.transact("readwrite", func(texts, writers js.Value) js.Value {
		writers.Call("delete", name)
		d.stamp(writers, name)
		texts.Call("delete", rangeOf(name))
		return texts.Call("put", arrayOf(data), name)
	})
	return err
}

func (d *database) create(name string, data []byte) error {
	_, err := d.transact("readwrite", func(texts, writers js.Value) js.Value {
		d.stamp(writers, name)
		return texts.Call("add", arrayOf(data), name)
	})
	return err
}

func (d *database) list(string, bool) ([]Info, error) {
	var noted, values js.Value
	keys, err := d.transact("readonly", func(texts, writers js.Value) js.Value {
		noted, values = writers.Call("getAllKeys"), writers.Call("getAll")
		return texts.Call("getAllKeys")
	})
	if err != nil {
		return nil, err
	}
	noted, values = noted.Get("result"), values.Get("result")
	times := map[string]int64{}
	for i := range noted.Length() {
		if value := values.Index(i); value.Type() == js.TypeNumber {
			times[noted.Index(i).String()] = int64(value.Float())
		}
	}
	var out []Info
	for i := range keys.Length() {
		name, _, _ := strings.Cut(keys.Index(i).String(), "#")
		if len(out) == 0 || out[len(out)-1].Name != name {
			out = append(out, Info{Name: name, Time: times[timeKey(name)]})
		}
		out[len(out)-1].Size += chunkSize
	}
	slices.SortFunc(out, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

func (d *database) remove(name string) error {
	_, err := d.transact("readwrite", func(texts, writers js.Value) js.Value {
		writers.Call("delete", rangeOf(name))
		return texts.Call("delete", rangeOf(name))
	})
	return err
}

func (d *database) rename(from, to string) error {
	data, err := d.read(from)
	if err != nil {
		return err
	}
	_, err = d.transact("readwrite", func(texts, writers js.Value) js.Value {
		added := texts.Call("add", arrayOf(data), to)
		writers.Call("delete", rangeOf(from))
		texts.Call("delete", rangeOf(from))
		d.stamp(writers, to)
		return added
	})
	return err
}

func (d *database) append(name string) (io.WriteCloser, error) {
	w := &databaseWriter{d: d, name: name, id: js.Global().Get("Math").Call("random").String()}
	keys, err := d.transact("readwrite", func(texts, writers js.Value) js.Value {
		writers.Call("put", w.id, name)
		return texts.Call("getAllKeys", rangeOf(name))
	})
	if err == nil && keys.Length() == 0 {
		_, err = d.transact("readwrite", func(texts, writers js.Value) js.Value {
			d.stamp(writers, name)
			return texts.Call("put", arrayOf(nil), name)
		})
	}
	if err != nil {
		return nil, err
	}
	// A new chunk, so that the last one need not be read.
	w.chunk = max(1, keys.Length())
	return w, nil
}

// databaseWriter appends without waiting: a game goes on while the browser writes. Errors
// are returned by the next Write, and by Close.
type databaseWriter struct {
	d     *database
	name  string
	id    string
	chunk int
	buf   []byte

	under sync.WaitGroup
	mu    sync.Mutex
	err   error
}

func (w *databaseWriter) fail(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = err
	}
}

func (w *databaseWriter) failed() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

func (w *databaseWriter) Write(p []byte) (int, error) {
	if err := w.failed(); err != nil {
		return 0, err
	}
	if len(w.buf) > 0 && len(w.buf)+len(p) > chunkSize {
		w.buf = w.buf[:0]
		w.chunk++
	}
	w.buf = append(w.buf, p...)
	if err := w.put(chunkKey(w.name, w.chunk), arrayOf(w.buf)); err != nil {
		err = lostIfClosed(err)
		w.fail(err)
		return 0, err
	}
	return len(p), nil
}

// lostIfClosed turns the error of a database that was closed during a write into errLost:
// its user has cleared it.
func lostIfClosed(err error) error {
	if errors.Is(err, errClosed) {
		return errors.Join(errLost, err)
	}
	return err
}

// put starts to write a chunk, if this page is still the file's writer.
func (w *databaseWriter) put(key string, value js.Value) error {
	return guard(func() {
		w.under.Add(1)
		begun := false
		defer func() {
			if !begun {
				w.under.Done()
			}
		}()
		var check js.Func
		var end func()
		var stop error
		end = w.d.begin("readwrite", func(t js.Value) {
			writers := t.Call("objectStore", writers)
			request := writers.Call("get", w.name)
			check = js.FuncOf(func(js.Value, []js.Value) any {
				switch id := request.Get("result"); {
				case id.Type() != js.TypeString:
					stop = errLost
				case id.String() != w.id:
					stop = &heldError{}
				}
				if stop != nil {
					t.Call("abort")
					return nil
				}
				err := guard(func() {
					t.Call("objectStore", texts).Call("put", value, key)
					w.d.stamp(writers, w.name)
				})
				if err != nil {
					w.fail(err)
				}
				return nil
			})
			request.Set("onsuccess", check)
		}, func(err error) {
			if stop != nil {
				err = stop
			}
			if err != nil {
				w.fail(lostIfClosed(err))
			}
			check.Release()
			end()
			w.under.Done()
		})
		begun = true
	})
}

// Close waits for what is being written, unless a write has failed already. Chromium never
// ends a transaction during which the site's data are cleared, so it waits for maxPatience
// at most.
func (w *databaseWriter) Close() error {
	if w.failed() == nil {
		written := make(chan struct{})
		go func() { w.under.Wait(); close(written) }()
		select {
		case <-written:
		case <-time.After(maxPatience):
			w.fail(errSilent)
		}
	}
	err := w.failed()
	w.fail(fs.ErrClosed)
	return err
}
