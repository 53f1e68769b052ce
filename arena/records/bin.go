package records

import (
	"errors"
	"fmt"
	"path"
	"strings"
	"time"

	"ludotheque/internal/store"
)

// Bin is the folder of deleted records. Each is in a folder named after the day of its deletion, so
// that all can be restored until [BinDays] later.
const Bin = "bin/"

// BinDays is how many days a deleted record stays in the bin.
const BinDays = 30

// day is the form of the names of the folders in the bin.
const day = "2006-01-02"

// ToBin deletes a record, which can be restored, unless its match is open elsewhere. It returns the
// record's name in the bin. The error is the store's.
func ToBin(st *store.Store, name string, now time.Time) (string, error) {
	lock, err := st.Lock(name)
	if err != nil {
		return "", err
	}
	defer lock.Unlock()
	return move(st, name, binned(name, now))
}

// binned returns the name of a record in the bin.
func binned(name string, now time.Time) string {
	return Bin + now.UTC().Format(day) + "/" + path.Base(name)
}

// Restore moves a record back from the bin and returns its name. The error is the store's.
func Restore(st *store.Store, name string) (string, error) {
	return move(st, name, Folder+path.Base(name))
}

// move moves a record to a name, or to the first free one like it.
func move(st *store.Store, from, to string) (string, error) {
	base, ext := strings.TrimSuffix(to, path.Ext(to)), path.Ext(to)
	for n := 2; ; n++ {
		err := st.Move(from, to)
		var e *store.Error
		if err == nil || !errors.As(err, &e) || e.Reason != store.Taken {
			return to, err
		}
		to = fmt.Sprintf("%s-%d%s", base, n, ext)
	}
}

// DaysLeft returns for how many more days a record stays in the bin: 0 if it is to be removed.
func DaysLeft(name string, now time.Time) int {
	gone, err := time.Parse(day, path.Base(path.Dir(name)))
	if err != nil {
		return BinDays // moved here by hand
	}
	return max(0, BinDays-int(now.Sub(gone)/(24*time.Hour)))
}

// Sweep removes the records whose time in the bin is over. The error is the store's.
func Sweep(st *store.Store, now time.Time) error {
	names, err := st.List(Bin)
	for _, name := range names {
		if DaysLeft(name, now) == 0 {
			err = errors.Join(err, st.Remove(name))
		}
	}
	return err
}
