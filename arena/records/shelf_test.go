//go:build !js

package records

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// plain is a small record of a finished match.
func plain(date string) []byte {
	return fmt.Appendf(nil, `{"record":1,"game":"null","version":1,"setup":{"seats":2,"seed":7},"meta":{"date":%q}}`+"\n"+
		`{"step":1,"hash":"00","end":{"reason":"dry","scores":[3,9],"ranks":[2,1]}}`+"\n", date)
}

// folderOf returns a store in a folder with n records.
func folderOf(t testing.TB, n int) (*store.Store, string) {
	t.Helper()
	dir := quick(t)
	if err := os.MkdirAll(filepath.Join(dir, "records"), 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		data, err := match.Pack(plain(time.Unix(int64(i)*3600, 0).UTC().Format(time.RFC3339)))
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, "records", fmt.Sprintf("null-%04d.record", i)), data, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return st, dir
}

// What was read of a record is read no second time, by another program either, until the
// record changes; what was noted stays with it as long.
func TestAShelfReadsARecordOnce(t *testing.T) {
	st, dir := folderOf(t, 3)
	first := NewShelf(st, Folder)
	if err := first.Refresh(); err != nil {
		t.Fatal(err)
	}
	first.Note("records/null-0001.record", json.RawMessage(`"noted"`))
	if err := first.Save(); err != nil {
		t.Fatal(err)
	}
	// A file that cannot be read any more, of the same size and time, shows who reads it.
	name := filepath.Join(dir, "records", "null-0001.record")
	info, err := os.Stat(name)
	if err == nil {
		err = os.WriteFile(name, make([]byte, info.Size()), 0o600)
	}
	if err == nil {
		err = os.Chtimes(name, time.Time{}, info.ModTime())
	}
	if err != nil {
		t.Fatal(err)
	}
	look := func() map[string]Entry {
		t.Helper()
		shelf := NewShelf(st, Folder)
		if err := shelf.Refresh(); err != nil {
			t.Fatal(err)
		}
		all, _ := shelf.Entries()
		found := map[string]Entry{}
		for _, e := range all {
			found[e.Name] = *e
		}
		return found
	}
	all := look()
	if e := all["records/null-0001.record"]; len(all) != 3 || e.Unread || e.End == nil || e.End.Scores[1] != 9 || string(e.More) != `"noted"` {
		t.Errorf("of %d records, one that was read before: %+v", len(all), e)
	}
	if err := os.Chtimes(name, time.Time{}, time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	if e := look()["records/null-0001.record"]; !e.Unread || e.More != nil {
		t.Errorf("after it changed: %+v", e)
	}
	damaged := NewShelf(st, Folder)
	if err := damaged.Refresh(); err != nil {
		t.Fatal(err)
	}
	if open := damaged.Unfinished(func(*match.Header) bool { return true }); len(open) != 0 {
		t.Errorf("unfinished: %+v; one record is damaged, the others are over", open)
	}
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "records.index"), []byte("{\"Index\":"), 0o600); err != nil {
		t.Fatal(err)
	}
	if all := look(); len(all) != 2 {
		t.Errorf("with a damaged index %d records are known, want 2", len(all))
	}
}

// BenchmarkShelf opens a shelf of 50 and of 5,000 records whose index is there.
func BenchmarkShelf(b *testing.B) {
	for _, n := range [...]int{50, 5000} {
		st, _ := folderOf(b, n)
		if err := NewShelf(st, Folder).Refresh(); err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				shelf := NewShelf(st, Folder)
				if err := shelf.Refresh(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// A deleted record can be restored for thirty days, whatever took its name meanwhile, and
// is gone then.
func TestTheBinKeepsWhatWasDeleted(t *testing.T) {
	for kind, st := range map[string]*store.Store{"memory": store.Memory(), "folder": func() *store.Store { st, _ := folderOf(t, 0); return st }()} {
		now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
		const name = "records/null-0001.record"
		want := func(what, name string, year int) {
			t.Helper()
			data, err := st.Read(name)
			if h, _, e := match.Glance(data); err != nil || e != nil || h.Meta.Date != fmt.Sprintf("%d-01-01T00:00:00Z", year) {
				t.Errorf("%s, %s: %s is %+v, %v, %v", kind, what, name, h.Meta, err, e)
			}
		}
		var bins []string
		for year := range 3 {
			if err := st.Write(name, plain(fmt.Sprintf("%d-01-01T00:00:00Z", 2001+year))); err != nil {
				t.Fatal(err)
			}
			bin, err := ToBin(st, name, now)
			if err != nil {
				t.Fatal(err)
			}
			if left, _ := st.List(Folder); len(left) != 0 {
				t.Errorf("%s: %v is left", kind, left)
			}
			bins = append(bins, bin)
		}
		for year, bin := range bins {
			want("in the bin", bin, 2001+year)
		}
		for i, c := range []struct{ bin, want string }{{bins[0], name}, {bins[2], "records/null-0001-3.record"}} {
			back, err := Restore(st, c.bin)
			if err != nil {
				t.Fatal(err)
			}
			want("restored", back, 2001+2*i)
		}
		if err := Sweep(st, now.AddDate(0, 0, BinDays-1)); err != nil {
			t.Fatal(err)
		}
		want("a day before its end", bins[1], 2002)
		if err := Sweep(st, now.AddDate(0, 0, BinDays)); err != nil {
			t.Fatal(err)
		}
		if left, _ := st.List(Bin); len(left) != 0 {
			t.Errorf("%s: after thirty days %v is left", kind, left)
		}
		want("not in the bin", name, 2001)
	}
}
