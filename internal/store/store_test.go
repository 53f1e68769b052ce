package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// broken is a backend that fails like a browser that forbids storage.
type broken struct{}

func (broken) read(string) ([]byte, error)           { return nil, fs.ErrPermission }
func (broken) write(string, []byte) error            { return fs.ErrPermission }
func (broken) append(string) (io.WriteCloser, error) { return nil, fs.ErrPermission }
func (broken) create(string, []byte) error           { return fs.ErrPermission }
func (broken) list(string, bool) ([]Info, error)     { return nil, fs.ErrPermission }
func (broken) remove(string) error                   { return fs.ErrPermission }
func (broken) rename(string, string) error           { return fs.ErrPermission }
func (broken) lock(string) (func(), error)           { return nil, fs.ErrPermission }

// stores are the kinds there are on a system.
func stores(t *testing.T) map[string]*Store {
	kind, dir := "database", t.Name()
	if runtime.GOOS != "js" {
		kind, dir = "folder", t.TempDir()
	}
	lasting, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]*Store{
		kind:     lasting,
		"memory": Memory(),
	}
}

func TestEveryStoreKeepsItsPromises(t *testing.T) {
	for kind, s := range stores(t) {
		t.Run(kind, func(t *testing.T) {
			want := func(name, text string) {
				t.Helper()
				if got, err := s.Read(name); err != nil || string(got) != text {
					t.Errorf("%s holds %.60q, %v; want %.60q", name, got, err, text)
				}
			}
			if _, err := s.Read("a.txt"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("reading nothing: %v", err)
			}
			if err := s.Write("records/a.txt", []byte("é\n")); err != nil {
				t.Fatal(err)
			}
			want("records/a.txt", "é\n")
			if err := s.Write("records/a.txt", []byte("b")); err != nil {
				t.Fatal(err)
			}
			want("records/a.txt", "b")

			// Appending goes on after what was written, and after a restart;
			// every line is there before Close.
			long := ""
			for range 3 {
				w, err := s.Append("records/a.txt")
				if err != nil {
					t.Fatal(err)
				}
				for range 200 {
					line := strings.Repeat("ligne é ", 5) + "\n"
					if n, err := w.Write([]byte(line)); err != nil || n != len(line) {
						t.Fatalf("%d bytes, %v", n, err)
					}
					long += line
				}
				want("records/a.txt", "b"+long)
				if err := w.Close(); err != nil {
					t.Error(err)
				}
			}
			if w, err := s.Append("records/empty.txt"); err != nil {
				t.Error(err)
			} else if err := w.Close(); err != nil {
				t.Error(err)
			}
			want("records/empty.txt", "")

			if err := s.Write("records/a.txt", []byte("short")); err != nil {
				t.Fatal(err)
			}
			want("records/a.txt", "short")

			// A change of the same size is seen.
			info := func() Info {
				t.Helper()
				list, err := s.Infos("records/a.txt")
				if err != nil || len(list) != 1 {
					t.Fatalf("files of one name: %v, %v", list, err)
				}
				return list[0]
			}
			before := info()
			if err := s.Write("records/a.txt", []byte("trohs")); err != nil {
				t.Fatal(err)
			}
			if after := info(); after == before {
				t.Errorf("before and after a change a file is %+v", after)
			}

			// A file that is removed or replaced while it is appended to is lost, and not made again.
			for what, change := range map[string]func() error{
				"removed":  func() error { return s.Remove("records/lost.txt") },
				"replaced": func() error { return s.Write("records/lost.txt", []byte("another's")) },
				"moved":    func() error { return s.Move("records/lost.txt", "records/moved.txt") },
			} {
				w, err := s.Append("records/lost.txt")
				if err != nil {
					t.Fatal(err)
				}
				if _, err := w.Write([]byte("head\n")); err != nil {
					t.Fatal(err)
				}
				if err := change(); err != nil {
					t.Fatal(err)
				}
				_, _ = w.Write([]byte("tail\n")) // Close reports the error, if this does not yet
				var e *Error
				if err := w.Close(); !errors.As(err, &e) || e.Reason != Lost {
					t.Errorf("%s while it is appended to: %v", what, err)
				}
				if data, err := s.Read("records/lost.txt"); strings.Contains(string(data), "tail") || what != "replaced" && !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%s while it is appended to, it reads %q, %v", what, data, err)
				}
				for _, name := range []string{"records/lost.txt", "records/moved.txt"} {
					if err := s.Remove(name); err != nil {
						t.Error(err)
					}
				}
			}

			if err := s.Write("settings.json", nil); err != nil {
				t.Fatal(err)
			}
			names, err := s.List("records/")
			if got := strings.Join(names, " "); err != nil || got != "records/a.txt records/empty.txt" {
				t.Errorf("records: %q, %v", got, err)
			}

			for i, text := range []string{"first", "second"} {
				w, err := s.Append("bad.txt")
				if err != nil {
					t.Fatal(err)
				}
				if _, err := w.Write([]byte(text)); err != nil {
					t.Fatal(err)
				}
				if err := w.Close(); err != nil {
					t.Fatal(err)
				}
				to, err := s.SetAside("bad.txt")
				if want := "bad.txt.damaged-" + string(rune('1'+i)); err != nil || to != want {
					t.Errorf("set aside as %q, %v; want %q", to, err, want)
				}
				if data, err := s.b.read(to); err != nil || string(data) != text {
					t.Errorf("%s holds %q, %v", to, data, err)
				}
			}
			if _, err := s.SetAside("bad.txt"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("setting nothing aside: %v", err)
			}
			if names, err = s.List(""); err != nil || len(names) != 3 {
				t.Errorf("all names: %v, %v", names, err)
			}
			if err := s.Remove("records/a.txt"); err != nil {
				t.Error(err)
			}
			if err := s.Remove("records/a.txt"); err != nil {
				t.Errorf("removing what is gone: %v", err)
			}
			if _, err := s.Read("records/a.txt"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("what was removed reads %v", err)
			}
		})
	}
}

func TestNamesAreChecked(t *testing.T) {
	for kind, s := range stores(t) {
		for _, name := range []string{"", "/a", "a/", "a//b", "../a", "a/../b", ".hidden", "a/.b", "a\x00", "a\n", "\xff", strings.Repeat("x", maxPart+1), strings.Repeat("x/", maxName), "a.damaged-1"} {
			_, err := s.Read(name)
			_, err2 := s.Append(name)
			_, err3 := s.SetAside(name)
			for _, err := range []error{err, s.Write(name, nil), s.Create(name, nil), err2, s.Remove(name), err3} {
				var e *Error
				if !errors.As(err, &e) || e.Reason != BadName {
					t.Errorf("%s, %q: %v", kind, name, err)
				}
			}
		}
	}
}

func TestAFullStorageSaysSoAndLosesNothing(t *testing.T) {
	s := LimitedMemory(6000)
	w, err := s.Append("a")
	if err != nil {
		t.Fatal(err)
	}
	line := []byte(strings.Repeat("x", 99) + "\n")
	kept := 0
	for {
		_, err = w.Write(line)
		if err != nil {
			break
		}
		kept++
	}
	var e *Error
	if !errors.As(err, &e) || e.Reason != Full || !strings.Contains(err.Error(), "no room is left") {
		t.Fatalf("full: %v", err)
	}
	if data, err := s.Read("a"); err != nil || len(data) != 100*kept || kept < 50 {
		t.Errorf("%d bytes of %d lines, %v", len(data), kept, err)
	}
	if err := w.Close(); err == nil {
		t.Error("closing does not say that something was lost")
	}
	if err := s.Write("a", make([]byte, 9000)); !errors.As(err, &e) || e.Reason != Full {
		t.Errorf("too large a text: %v", err)
	}
	if data, _ := s.Read("a"); len(data) != 100*kept {
		t.Errorf("a refused text has spoilt the old one: %d bytes", len(data))
	}
	if to, err := s.SetAside("a"); err != nil || to != "a.damaged-1" {
		t.Errorf("setting aside in a full storage: %q, %v", to, err)
	}
}

// Of two that want to write one text the second is refused until the first is done.
func TestALockIsHeldByOne(t *testing.T) {
	for kind, s := range stores(t) {
		other := s
		if s.Lasts() {
			dir := s.where
			if kind == "database" {
				dir = t.Name()
			}
			var err error
			if other, err = Open(dir); err != nil {
				t.Fatal(err)
			}
		}
		for range 3 {
			lock, err := s.Lock("records/a.txt")
			if err != nil {
				t.Fatalf("%s: %v", kind, err)
			}
			_, err = other.Lock("records/a.txt")
			var e *Error
			if !errors.As(err, &e) || e.Reason != InUse || e.Holder != "" {
				t.Errorf("%s: a second lock: %v", kind, err)
			}
			if free, err := other.Lock("records/b.txt"); err != nil {
				t.Errorf("%s: the lock of another text: %v", kind, err)
			} else {
				free.Unlock()
			}
			lock.Unlock()
			lock.Unlock()
			again, err := other.Lock("records/a.txt")
			if err != nil {
				t.Fatalf("%s: a lock that was given back: %v", kind, err)
			}
			again.Unlock()
		}
		if names, err := s.List(""); err != nil || len(names) != 0 {
			t.Errorf("%s: locks are listed as %v, %v", kind, names, err)
		}
	}
}

func TestAForbiddenStorageIsAnError(t *testing.T) {
	s := &Store{b: broken{}}
	_, err := s.Read("a")
	_, err2 := s.Append("a")
	_, err3 := s.List("")
	_, err4 := s.SetAside("a")
	_, err5 := s.Lock("a")
	for i, err := range []error{err, err2, err3, err4, err5, s.Write("a", nil), s.Create("a", nil), s.Remove("a")} {
		var e *Error
		if !errors.As(err, &e) || e.Reason != Denied {
			t.Errorf("%d: %v", i, err)
		}
	}
}

func TestAMemoryIsForSeveralGoroutines(t *testing.T) {
	s := Memory()
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			name := fmt.Sprint("a", i)
			for range 200 {
				if err := s.Write(name, []byte("b")); err != nil {
					t.Error(err)
				}
				if _, err := s.List(""); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	if names, err := s.List(""); err != nil || len(names) != 8 {
		t.Errorf("eight files are wanted: %v, %v", names, err)
	}
}

// Of many that want one lock again and again, one at a time has it.
func TestALockIsHeldByOneOfMany(t *testing.T) {
	for kind, s := range stores(t) {
		var all sync.WaitGroup
		var holders, held atomic.Int32
		for range 8 {
			all.Go(func() {
				for range 500 {
					lock, err := s.Lock("a")
					var e *Error
					if errors.As(err, &e) && e.Reason == InUse {
						continue
					}
					if err != nil {
						t.Errorf("%s: %v", kind, err)
						return
					}
					held.Add(1)
					if n := holders.Add(1); n > 1 {
						t.Errorf("%s: %d hold the lock", kind, n)
					}
					runtime.Gosched()
					holders.Add(-1)
					lock.Unlock()
				}
			})
		}
		all.Wait()
		if held.Load() == 0 {
			t.Errorf("%s: the lock was never taken", kind)
		}
	}
}

// A list shows that a file changed, in whatever way.
func TestAChangeShows(t *testing.T) {
	for kind, s := range stores(t) {
		var w *Appender
		line := func() error { _, err := w.Write([]byte("line\n")); return err }
		latest := Info{}
		for _, change := range []struct {
			what string
			do   func() error
		}{
			{"created", func() error { return s.Create("a", []byte("one")) }},
			{"written", func() error { return s.Write("a", []byte("second")) }},
			{"appended to", func() (err error) {
				if w, err = s.Append("a"); err != nil {
					return err
				}
				return line()
			}},
			{"appended to again", line},
			{"replaced by another", func() error {
				return errors.Join(w.Close(), s.Write("b", []byte("other")), s.Remove("a"), s.Move("b", "a"))
			}},
			{"removed and begun anew", func() (err error) {
				if err = s.Remove("a"); err == nil {
					w, err = s.Append("a")
				}
				return err
			}},
		} {
			if err := change.do(); err != nil {
				t.Fatalf("%s, %s: %v", kind, change.what, err)
			}
			list, err := s.Infos("")
			if err != nil || len(list) != 1 {
				t.Fatalf("%s, %s: there is %v, %v", kind, change.what, list, err)
			}
			if list[0] == latest || list[0].Time < latest.Time {
				t.Errorf("%s, %s: %+v, and before %+v", kind, change.what, list[0], latest)
			}
			latest = list[0]
		}
		if err := w.Close(); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// A file that is moved overwrites nothing.
func TestMoveOverwritesNothing(t *testing.T) {
	for kind, s := range stores(t) {
		move := func(from, to string, want Reason, left map[string]string) {
			t.Helper()
			err := s.Move(from, to)
			var e *Error
			if got := errors.As(err, &e); got != (want != "") || got && e.Reason != want {
				t.Errorf("%s: %s to %s: %v, want %q", kind, from, to, err, want)
			}
			names, err := s.List("")
			if err != nil || !slices.Equal(names, slices.Sorted(maps.Keys(left))) {
				t.Errorf("%s: after %s to %s there are %q, %v", kind, from, to, names, err)
			}
			for name, text := range left {
				if data, err := s.Read(name); err != nil || string(data) != text {
					t.Errorf("%s: after %s to %s, %s holds %q, %v", kind, from, to, name, data, err)
				}
			}
		}
		for _, name := range []string{"a", "b"} {
			if err := s.Write(name, []byte("text of "+name)); err != nil {
				t.Fatal(err)
			}
		}
		both := map[string]string{"a": "text of a", "b": "text of b"}
		move("a", "b", Taken, both)
		move("a", "a", Taken, both)
		move("c", "d", Missing, both)
		move("a", "new/a", "", map[string]string{"new/a": "text of a", "b": "text of b"})
		move("b", "B", "", map[string]string{"new/a": "text of a", "B": "text of b"})

		// Where the system ignores case the name is taken in all letters.
		if _, err := s.Read("b"); err == nil {
			move("new/a", "b", Taken, map[string]string{"new/a": "text of a", "B": "text of b"})
		} else {
			move("new/a", "b", "", map[string]string{"b": "text of a", "B": "text of b"})
		}
	}
}
