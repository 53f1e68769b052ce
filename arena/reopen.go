package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/internal/store"
	"ludotheque/internal/text"
)

// tableExtension ends the name of a file that says how a table was opened: its code is before it. The
// file is there, and locked, as long as the table is open, so that its guests find it again after a
// restart.
const tableExtension = ".table"

// tableFile is the file of an open table.
type tableFile struct {
	name string

	mu     sync.Mutex
	order  table.Order
	lock   *store.Lock
	saved  bool
	failed error // the reason that was logged last
	closed bool
}

// reopens reports whether tables are opened again at the next start. The only table of a process is
// opened by its flags.
func (k *tables) reopens() bool { return k.v.store != nil && !k.v.sole() }

// fileOf returns the file of a table, which is not written yet, or nil if tables are not opened again.
func (k *tables) fileOf(code string, o *table.Order) *tableFile {
	if !k.reopens() {
		return nil
	}
	return &tableFile{name: code + tableExtension, order: *o}
}

// save writes the file of a table if that was not done, if it is gone, so that there is false, or if the
// table was made public or is so no longer.
func (k *tables) save(r *opened, there bool) {
	f := r.file
	if f == nil {
		return
	}
	public := r.Host.State().Public
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.closed || f.saved && there && f.order.Public == public {
		return
	}
	f.order.Public = public
	err := k.write(f)
	if f.saved = err == nil; err != nil && (f.failed == nil || f.failed.Error() != err.Error()) {
		k.log.Error("a table will be gone after a restart", "file", f.name, "error", err)
	}
	f.failed = err
}

func (k *tables) write(f *tableFile) (err error) {
	if f.lock == nil {
		if f.lock, err = k.v.store.Lock(f.name); err != nil {
			return err
		}
	}
	data, err := json.Marshal(f.order)
	if err != nil {
		return err
	}
	return k.v.store.Write(f.name, data)
}

// unsaved reports whether the file could not be written.
func (f *tableFile) unsaved() bool {
	if f == nil {
		return false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return !f.saved
}

// end releases the file of a table that is closed, and deletes it unless the next process is to open
// the table.
func (k *tables) end(f *tableFile, reopen bool) {
	if f == nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.closed = true
	if f.saved && !reopen {
		if err := k.v.store.Remove(f.name); err != nil {
			k.log.Warn("a table that is closed will be open after a restart", "file", f.name, "error", err)
		}
	}
	f.lock.Unlock()
}

// tend writes the files of tables that have none, resumes the matches of busy records, and opens the
// tables that another process had open when it ended, and resumes their matches. It returns the
// records that are busy still. It is called at the start and then every few seconds, since a process
// that is about to end leaves its tables to the next one by and by.
func (k *tables) tend(busy []string) []string {
	busy = k.resume(busy)
	if !k.reopens() {
		return busy
	}
	names, err := k.v.store.Files()
	if err != nil {
		k.complain("no table is opened again", "the folder", err)
		return busy
	}
	k.mu.Lock()
	rooms := slices.Collect(maps.Values(k.rooms))
	k.mu.Unlock()
	for _, r := range rooms {
		_, there := slices.BinarySearch(names, r.file.name)
		k.save(r, there)
	}
	waiting := map[string]bool{}
	for _, name := range busy {
		if l, ok, err := k.kept(name); err == nil && ok {
			waiting[l.code] = true
		}
	}
	for _, name := range names {
		code, ok := strings.CutSuffix(name, tableExtension)
		if !ok || !strings.HasPrefix(code, k.v.prefix) || waiting[code] || k.find(code) != nil {
			continue
		}
		records := slices.Collect(func(yield func(string) bool) {
			for _, n := range names {
				if strings.HasPrefix(n, code+"-") && strings.HasSuffix(n, match.Extension) && !yield(n) {
					return
				}
			}
		})
		more, err := k.reopen(name, code, records)
		if err != nil {
			k.complain("a table is not opened again", name, err)
		}
		busy = append(busy, more...)
	}
	return busy
}

// complain logs why a file is not used, once for each reason.
func (k *tables) complain(what, name string, err error) {
	if k.complained == nil || len(k.complained) > 10000 {
		k.complained = map[string]string{}
	}
	if k.complained[name] != err.Error() {
		k.complained[name] = err.Error()
		k.log.Warn(what, "file", name, "error", err)
	}
}

// readOrder reads the file of a table.
func (k *tables) readOrder(name string) (o table.Order, err error) {
	data, err := k.v.store.Read(name)
	if err != nil {
		return o, err
	}
	if err := text.Unmarshal(data, &o); err != nil {
		return o, fmt.Errorf("it does not say how a table was opened: %w", text.Wrong(data, err))
	}
	return o, nil
}

// reopen opens a table again, or resumes the match of one of its records; busy are those of them
// that cannot be read yet. Nothing happens while another process has the table.
func (k *tables) reopen(name, code string, records []string) (busy []string, err error) {
	if table.CleanCode(code) != code {
		return nil, errCode
	}
	order, err := k.readOrder(name)
	if err != nil {
		return nil, err
	}
	o, err := k.options(order)
	if err != nil {
		return nil, err
	}
	lock, err := k.v.store.Lock(name)
	if e := (*store.Error)(nil); errors.As(err, &e) && e.Reason == store.InUse {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	if busy = k.resume(records); len(busy) > 0 {
		lock.Unlock()
		return busy, nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if r := k.rooms[code]; r != nil { // its match goes on
		lock.Unlock()
		return nil, nil
	}
	if k.draining {
		lock.Unlock()
		return nil, errDraining
	}
	r, err := newRoom(code, o, order.Public)
	if err != nil {
		lock.Unlock()
		return nil, err
	}
	k.start(code, &opened{Room: r, waits: true, file: &tableFile{name: name, order: order, lock: lock, saved: true}})
	return nil, nil
}
