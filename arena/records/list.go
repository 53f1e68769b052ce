package records

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// InUse reports whether a match is open elsewhere now, and on which machine; host is ""
// for this one.
func InUse(st *store.Store, name string) (host string, open bool) {
	lock, err := st.Lock(name)
	lock.Unlock()
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.InUse {
		return e.Holder, true
	}
	return "", false
}

// Remove deletes a record, unless its match is open elsewhere. The error is the store's.
func Remove(st *store.Store, name string) error {
	lock, err := st.Lock(name)
	if err != nil {
		return err
	}
	defer lock.Unlock()
	return st.Remove(name)
}

// packFree compresses a record that is not open anywhere, and reports whether it did. Without it the
// record is complete, just larger.
func packFree(st *store.Store, name string) bool {
	lock, err := st.Lock(name)
	if err != nil {
		return false
	}
	defer lock.Unlock()
	return pack(st, name) == nil
}

// Old is a record that may be deleted.
type Old struct {
	// Name is its name in the store, Game and Date are from its header, and Size is in
	// bytes.
	Name, Game string
	Date       time.Time
	Size       int
}

// enough is how many bytes are deleted at once, if there are that many.
const enough = 1 << 20

// Oldest returns records to delete to make room: those in the bin, then the oldest ones of
// finished matches, a megabyte of them or all there are. Records that were set aside, are
// unfinished or open are never among them.
func Oldest(st *store.Store) []Old {
	var all []Old
	for _, folder := range [...]string{Bin, Folder} {
		names, err := st.List(folder)
		if err != nil {
			return nil
		}
		var here []Old
		for _, name := range names {
			if old, ok := finished(st, name, nil); ok {
				here = append(here, old)
			}
		}
		sortOld(here)
		all = append(all, here...)
	}
	sum := 0
	for i := range all {
		if sum += all[i].Size; sum >= enough {
			return all[:i+1]
		}
	}
	return all
}

// finished reads a record; ok reports whether it is that of a match that is finished or abandoned, wanted and
// not open anywhere. A nil wanted wants all.
func finished(st *store.Store, name string, wanted func(name string, h *match.Header) bool) (old Old, ok bool) {
	data, err := st.Read(name)
	if err != nil {
		return old, false
	}
	h, end, err := match.Glance(data)
	if err != nil || end == nil && h.Meta.More[match.Abandoned] == "" || wanted != nil && !wanted(name, &h) {
		return old, false
	}
	if _, open := InUse(st, name); open {
		return old, false
	}
	date, _ := time.Parse(time.RFC3339, h.Meta.Date)
	return Old{name, h.Game, date, len(data)}, true
}

// sortOld sorts records by date, the oldest first.
func sortOld(all []Old) {
	slices.SortFunc(all, func(a, b Old) int { return cmp.Or(a.Date.Compare(b.Date), strings.Compare(a.Name, b.Name)) })
}

// Bound keeps the finished records directly in a store's folder within a number of bytes,
// for an unattended server.
type Bound struct {
	Store *store.Store
	// Most is the number of bytes.
	Most int
	// Own reports whether a record counts and may be deleted.
	Own func(name string, h *match.Header) bool

	known map[string]Old // finished records do not change, and are read once
}

// Prune deletes the oldest finished records beyond the bound and returns them. Records that
// are unfinished, open or not the caller's own never count. The error is the store's; Prune
// may be called again.
func (b *Bound) Prune() ([]Old, error) {
	names, err := b.Store.Files()
	if err != nil {
		return nil, err
	}
	known := map[string]Old{}
	var all []Old
	sum := 0
	for _, name := range names {
		old, ok := b.known[name]
		if !ok && strings.HasSuffix(name, match.Extension) {
			old, ok = finished(b.Store, name, b.Own)
		}
		if ok {
			known[name], all = old, append(all, old)
			sum += old.Size
		}
	}
	b.known = known
	sortOld(all)
	var deleted []Old
	for i := 0; sum > b.Most; i++ {
		sum -= all[i].Size
		if e := Remove(b.Store, all[i].Name); e != nil {
			err = errors.Join(err, e)
			continue
		}
		deleted = append(deleted, all[i])
	}
	return deleted, err
}

// Delete deletes records and returns the number of bytes freed.
func Delete(st *store.Store, old []Old) (freed int, err error) {
	for i := range old {
		if e := Remove(st, old[i].Name); e != nil {
			err = errors.Join(err, e)
			continue
		}
		freed += old[i].Size
	}
	return freed, err
}
