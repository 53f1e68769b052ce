package records

import (
	"errors"
	"slices"
	"strings"
	"time"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// InUse says whether a match is open somewhere else now, and on which machine; host is
// "" for this one.
func InUse(st *store.Store, name string) (host string, open bool) {
	lock, err := st.Lock(name)
	lock.Unlock()
	var e *store.Error
	if errors.As(err, &e) && e.Reason == store.InUse {
		return e.Holder, true
	}
	return "", false
}

// Remove takes a record away, unless its match is open somewhere else. The error is the
// store's.
func Remove(st *store.Store, name string) error {
	lock, err := st.Lock(name)
	if err != nil {
		return err
	}
	defer lock.Unlock()
	return st.Remove(name)
}

// Unfinished are the names of the records of matches that were left before their end,
// the one that was begun last first. Records that wanted refuses are left out; whether
// the others can be played is found out by opening them. What is over and not packed yet
// is packed on the way.
func Unfinished(st *store.Store, wanted func(h *match.Header) bool) []string {
	names, err := st.List(Folder)
	if err != nil {
		return nil
	}
	type left struct {
		name string
		date time.Time
	}
	var found []left
	for _, n := range names {
		text, err := st.Read(n)
		if err != nil || match.Packed(text) {
			continue // what is packed is over
		}
		h, end, err := match.Glance(text)
		switch {
		case err != nil:
		case end != nil:
			packFree(st, n)
		case wanted(&h):
			date, _ := time.Parse(time.RFC3339, h.Meta.Date)
			found = append(found, left{n, date})
		}
	}
	slices.SortStableFunc(found, func(a, b left) int { return b.date.Compare(a.date) })
	out := make([]string, len(found))
	for i := range found {
		out[i] = found[i].name
	}
	return out
}

// packFree packs a record that nobody has open.
func packFree(st *store.Store, name string) {
	lock, err := st.Lock(name)
	if err != nil {
		return
	}
	defer lock.Unlock()
	_ = pack(st, name) // it is whole, if long
}

// Old is a record that could be let go.
type Old struct {
	// Name is its name in the store, Game and Date what its header says, Size its bytes.
	Name, Game string
	Date       time.Time
	Size       int
}

// enough is how many bytes are let go at once, where there are so many.
const enough = 1 << 20

// Oldest are the records to let go so that there is room again: of the matches that are
// over, the oldest ones, a megabyte of them or all there are. What is set aside, what
// is not over and what is open somewhere is never among them.
func Oldest(st *store.Store) []Old {
	names, err := st.List(Folder)
	if err != nil {
		return nil
	}
	var all []Old
	for _, name := range names {
		data, err := st.Read(name)
		if err != nil {
			continue
		}
		h, end, err := match.Glance(data)
		if err != nil || end == nil {
			continue
		}
		if _, open := InUse(st, name); open {
			continue
		}
		date, _ := time.Parse(time.RFC3339, h.Meta.Date)
		all = append(all, Old{name, h.Game, date, len(data)})
	}
	slices.SortFunc(all, func(a, b Old) int {
		if c := a.Date.Compare(b.Date); c != 0 {
			return c
		}
		return strings.Compare(a.Name, b.Name)
	})
	sum := 0
	for i := range all {
		if sum += all[i].Size; sum >= enough {
			return all[:i+1]
		}
	}
	return all
}

// LetGo removes records, and says how many bytes that were.
func LetGo(st *store.Store, old []Old) (freed int, err error) {
	for i := range old {
		if e := Remove(st, old[i].Name); e != nil {
			err = errors.Join(err, e)
			continue
		}
		freed += old[i].Size
	}
	return freed, err
}
