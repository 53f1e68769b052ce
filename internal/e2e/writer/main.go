//go:build js

// Command writer is a page that keeps matches of the template game as the program
// does, without its pictures: tests tell two tabs of it what to do.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"syscall/js"

	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// writer is one tab.
type writer struct {
	st     *store.Store
	keeper *records.Keeper
	m      *match.Match[*null.State, null.Action, null.View]
	r      *rules.Rand
	// told are the notices of the match that were looked at.
	told int
}

// do does what a test says, and answers in a line.
func (w *writer) do(op, about string) (string, error) {
	switch op {
	case "store": // the store of that name
		var err error
		w.st, err = store.Open(about)
		w.r = rules.NewRand(1)
		return "", err
	case "new": // a match that began then
		return "", w.begin(about)
	case "resume":
		return w.resume()
	case "play":
		return w.play()
	case "close":
		return "", w.close()
	case "letgo":
		old := records.Oldest(w.st)
		_, err := records.Delete(w.st, old[:min(1, len(old))])
		return "", err
	case "whole":
		return w.whole()
	}
	return "", fmt.Errorf("no such thing to do: %s", op)
}

func (w *writer) begin(date string) error {
	if w.m != nil {
		return nil
	}
	m, err := match.New(null.Game, rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		return err
	}
	m.Meta.Date = date
	w.m, w.keeper, w.told = m, &records.Keeper{}, 0
	return nil
}

func (w *writer) resume() (string, error) {
	if w.m != nil {
		return "", nil
	}
	name := ""
	shelf := records.NewShelf(w.st, records.Folder)
	if err := shelf.Refresh(); err != nil {
		return "", err
	}
	if left := shelf.Unfinished(func(*match.Header) bool { return true }); len(left) > 0 {
		name = left[0].Name
	}
	if name == "" {
		return "nothing", nil
	}
	k := &records.Keeper{}
	if err := k.GoOn(w.st, name); err != nil {
		var e *store.Error
		if errors.As(err, &e) && e.Reason == store.InUse {
			return "in use", nil
		}
		return "", err
	}
	data, err := w.st.Read(name)
	if err != nil {
		return "gone", k.Close(w.st, true, false)
	}
	m, err := match.Load(null.Game, bytes.NewReader(data))
	if err != nil {
		return "", err
	}
	w.m, w.keeper, w.told = m, k, 0
	return name, nil
}

// play plays a step, and says which record holds how many of them, or why none does.
func (w *writer) play() (string, error) {
	if w.m == nil {
		return "", nil
	}
	if err := w.keeper.Keep(w.st, records.Of(w.st, "null"), w.m); err != nil {
		if err = w.keeper.Repair(w.st, err); err != nil {
			return "unkept", nil
		}
	}
	for seat := range rules.Seat(2) {
		if w.m.Result() == nil && w.m.State().Acting().Has(seat) {
			if err := w.m.Submit(seat, w.m.View(seat).Sample(w.r)); err != nil {
				return "", err
			}
		}
	}
	w.m.Step()
	for all := w.m.Notices(); w.told < len(all); w.told++ {
		if n := all[w.told]; n.Kind == match.Unsaved {
			if err := w.keeper.Repair(w.st, n.Err); err != nil {
				return "unkept", nil
			}
		}
	}
	if w.keeper.Unsaved() {
		return "unkept", nil
	}
	return fmt.Sprintf("%s %d", w.keeper.Name, w.m.Steps()), nil
}

func (w *writer) close() error {
	if w.m == nil {
		return nil
	}
	w.m.Close()
	err := w.keeper.Close(w.st, w.m.Steps() > 0, w.m.Result() != nil)
	w.m = nil
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.Full {
		return nil // which was to be expected
	}
	return err
}

// whole loads every record, and says how many steps each holds; the error says which
// one is spoilt.
func (w *writer) whole() (string, error) {
	names, err := w.st.List(records.Folder)
	if err != nil {
		return "", err
	}
	var all []string
	for _, name := range names {
		data, err := w.st.Read(name)
		if err != nil {
			return "", err
		}
		m, err := match.Load(null.Game, bytes.NewReader(data))
		if err != nil {
			return "", fmt.Errorf("%s: %w\n%s", name, err, data)
		}
		all = append(all, fmt.Sprintf("%s %d", name, m.Steps()))
	}
	return strings.Join(all, "\n"), nil
}

func main() {
	w := &writer{}
	promise := js.Global().Get("Promise")
	js.Global().Set("writer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		op, about := args[0].String(), args[1].String()
		return promise.New(js.FuncOf(func(_ js.Value, settle []js.Value) any {
			go func() {
				said, err := w.do(op, about)
				if err != nil {
					settle[1].Invoke(js.Global().Get("Error").New(op + ": " + err.Error()))
					return
				}
				settle[0].Invoke(said)
			}()
			return nil
		}))
	}))
	select {}
}
