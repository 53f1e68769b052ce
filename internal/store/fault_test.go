//go:build unix

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
)

// kill makes every operation fail from the n-th on, as if the program were gone: what it
// was writing is cut in half. It reports whether the n-th operation happened.
func kill(t *testing.T, n int, run func()) (came bool) {
	gone := errors.New("killed")
	defer InjectFault(func(_, _ string, size int) (int, error) {
		if n--; n > 0 {
			return size, nil
		}
		half := 0
		if !came {
			half = size / 2
		}
		came = true
		return half, gone
	})()
	run()
	return came
}

func TestABreakAtAnyCallLeavesTheOldOrTheNew(t *testing.T) {
	const old, fresh = "what was there", "what comes in its place"
	cases := 0
	for n := 1; ; n++ {
		dir := t.TempDir()
		s, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"a", "taken"} {
			if err := s.Write(name, []byte(old)); err != nil {
				t.Fatal(err)
			}
		}
		var wrote, created, next error
		var name string
		more := kill(t, n, func() {
			wrote = s.Write("a", []byte(fresh))
			created = s.Create("b", []byte(fresh))
			next = s.Create("taken", []byte(fresh))
			name, _, _ = s.CreateNext(func(n int) string { return fmt.Sprintf("c-%d", n) }, []byte(fresh))
		})
		cases++
		read := func(name string) string {
			data, err := s.Read(name)
			if err != nil && !errors.Is(err, os.ErrNotExist) {
				t.Errorf("call %d: %v", n, err)
			}
			return string(data)
		}
		if got := read("a"); got != old && got != fresh || wrote == nil && got != fresh {
			t.Errorf("call %d: writing said %v, and the text is %q", n, wrote, got)
		}
		if got := read("b"); got != "" && got != fresh || created == nil && got != fresh {
			t.Errorf("call %d: creating said %v, and the text is %q", n, created, got)
		}
		if got := read("taken"); got != old || next == nil {
			t.Errorf("call %d: a text that was there is %q, creating it said %v", n, got, next)
		}
		if name != "" && read(name) != fresh {
			t.Errorf("call %d: %s counts as kept and is %q", n, name, read(name))
		}
		if !more {
			break
		}
	}
	if cases < 10 {
		t.Errorf("only %d calls were broken", cases)
	}
}

// TestTempsOfKilledProgramsAreSwept: a temporary file goes when the folder is opened next,
// unless a program is writing it.
func TestTempsOfKilledProgramsAreSwept(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write("records/a", nil); err != nil {
		t.Fatal(err)
	}
	for _, d := range []string{dir, filepath.Join(dir, "records")} {
		if err := os.WriteFile(filepath.Join(d, tempPrefix+"left"), []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	temps := func() (list []string) {
		for _, pattern := range []string{tempPrefix + "*", "records/" + tempPrefix + "*"} {
			found, _ := filepath.Glob(filepath.Join(dir, pattern))
			list = append(list, found...)
		}
		return list
	}
	// While one text is being written, other programs start.
	starts := 0
	mend := InjectFault(func(op, _ string, size int) (int, error) {
		if op == "write" || op == "rename" {
			starts++
			folder(dir).sweep()
		}
		return size, nil
	})
	err = s.Write("records/b", []byte("whole"))
	mend()
	if data, e := s.Read("records/b"); err != nil || e != nil || string(data) != "whole" || starts < 2 {
		t.Errorf("written beside %d starts: %q, %v, %v", starts, data, err, e)
	}
	if left := temps(); len(left) > 0 {
		t.Errorf("temporary files are left: %q", left)
	}
}

func TestWhatCannotBeAppendedIsReported(t *testing.T) {
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Append("a")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write([]byte("one\n")); err != nil {
		t.Fatal(err)
	}
	mend := InjectFault(func(op, _ string, size int) (int, error) {
		if op == "write" {
			return 2, syscall.ENOSPC
		}
		return size, nil
	})
	_, err = w.Write([]byte("two\n"))
	mend()
	var e *Error
	if !errors.As(err, &e) || e.Reason != Full {
		t.Errorf("a write to a full disk: %v", err)
	}
	if _, err := w.Write([]byte("three\n")); err == nil {
		t.Error("after a line that was cut another is taken")
	}
	if err := w.Close(); err == nil {
		t.Error("closing does not say that something was lost")
	}
	if data, _ := s.Read("a"); string(data) != "one\ntw" {
		t.Errorf("the text is %q", data)
	}

	w, err = s.Append("b")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write([]byte("one\n")); err != nil {
		t.Fatal(err)
	}
	defer InjectFault(func(op, _ string, size int) (int, error) {
		if op == "sync" {
			return 0, syscall.EIO
		}
		return size, nil
	})()
	if err := w.Close(); !errors.Is(err, syscall.EIO) {
		t.Errorf("closing what did not reach the disk: %v", err)
	}
}

// TestASlowDiskDelaysNoWrite: while what was written is brought to the disk, more is written; closing
// waits for all of it.
func TestASlowDiskDelaysNoWrite(t *testing.T) {
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Append("a")
	if err != nil {
		t.Fatal(err)
	}
	syncing, slow := make(chan bool), make(chan bool)
	var first atomic.Bool
	defer InjectFault(func(op, _ string, size int) (int, error) {
		if op == "sync" && first.CompareAndSwap(false, true) {
			syncing <- true
			<-slow
		}
		return size, nil
	})()
	for _, line := range []string{"one\n", "two\n"} {
		if _, err := w.Write([]byte(line)); err != nil {
			t.Fatal(err)
		}
		if line == "one\n" {
			<-syncing
		}
	}
	close(slow)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if data, err := s.Read("a"); string(data) != "one\ntwo\n" {
		t.Errorf("%q is written, %v", data, err)
	}
}

func TestFilesOfPeopleAreFound(t *testing.T) {
	dir := t.TempDir()
	kept := filepath.Join(dir, "kept")
	elsewhere := filepath.Join(dir, "elsewhere")
	for _, d := range []string{kept, elsewhere, filepath.Join(elsewhere, "2026")} {
		if err := os.Mkdir(d, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{}
	for _, name := range []string{"My Game (2).record", "[1].record", "é.record", "2026/Ünter.record", "A+B.record", "a%2bb.record"} {
		if err := os.WriteFile(filepath.Join(elsewhere, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
		want = append(want, "records/"+name)
	}
	slices.Sort(want)
	link := func(to, from string) {
		if err := os.Symlink(to, from); err != nil {
			t.Fatal(err)
		}
	}
	link(elsewhere, filepath.Join(kept, "records"))
	link(kept, filepath.Join(dir, "link"))
	link(elsewhere, filepath.Join(elsewhere, "loop"))
	link(filepath.Join(dir, "nothing"), filepath.Join(elsewhere, "nothing"))
	link(dir, filepath.Join(elsewhere, "2026", "above"))
	link("/", filepath.Join(elsewhere, "2026", "root"))
	if err := syscall.Mkfifo(filepath.Join(elsewhere, "fifo"), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Open(filepath.Join(dir, "link"))
	if err != nil {
		t.Fatal(err)
	}
	names, err := s.List("records/")
	if err != nil || !slices.Equal(names, want) {
		t.Errorf("found\n%s, %v, want\n%s", strings.Join(names, "\n"), err, strings.Join(want, "\n"))
	}
	for _, name := range names {
		if data, err := s.Read(name); err != nil || "records/"+string(data) != name {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
		lock, err := s.Lock(name)
		if err != nil {
			t.Errorf("locking %s: %v", name, err)
		}
		defer lock.Unlock()
	}

	// What is written to a link is in the file that it leads to, whose permissions stay.
	settings := filepath.Join(dir, "settings")
	if err := os.WriteFile(settings, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	link(settings, filepath.Join(kept, "settings.json"))
	if err := s.Write("settings.json", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(settings); err != nil || string(data) != "{}" {
		t.Errorf("behind the link: %q, %v", data, err)
	}
	if i, err := os.Lstat(filepath.Join(kept, "settings.json")); err != nil || i.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", i.Mode(), err)
	}
	if i, err := os.Stat(settings); err != nil || i.Mode().Perm() != 0o644 {
		t.Errorf("the file's permissions are %v, %v", i.Mode(), err)
	}
}

// A link that leads to no file stays a link: the file is made where it leads, or, as long as the folder is
// not there, refused.
func TestALinkIsNotReplacedByAFile(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, to := range map[string]string{
		"new.json": filepath.Join(elsewhere, "new.json"), "gone.json": filepath.Join(elsewhere, "drive", "gone.json"), "circle.json": filepath.Join(dir, "circle.json"),
	} {
		link := filepath.Join(dir, name)
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
		err := s.Write(name, []byte("{}"))
		if made := name == "new.json"; made != (err == nil) {
			t.Errorf("%s: %v", name, err)
		}
		if i, err := os.Lstat(link); err != nil || i.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v", name, err)
		}
	}
	if data, err := os.ReadFile(filepath.Join(elsewhere, "new.json")); err != nil || string(data) != "{}" {
		t.Errorf("behind the link is %q, %v", data, err)
	}
}

// A link that leads to no file is not overwritten by a file that is moved or set aside.
func TestALinkToNothingIsNotOverwritten(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write("a", []byte("text")); err != nil {
		t.Fatal(err)
	}
	links := []string{filepath.Join(dir, "b"), filepath.Join(dir, "a"+damaged+"1")}
	for _, link := range links {
		if err := os.Symlink(filepath.Join(dir, "nothing"), link); err != nil {
			t.Fatal(err)
		}
	}
	var e *Error
	if err := s.Move("a", "b"); !errors.As(err, &e) || e.Reason != Taken {
		t.Errorf("moving: %v", err)
	}
	if to, err := s.SetAside("a"); err != nil || to != "a"+damaged+"2" {
		t.Errorf("setting aside: %q, %v", to, err)
	}
	for _, link := range links {
		if i, err := os.Lstat(link); err != nil || i.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v", link, err)
		}
	}
}

// A lock whose file is a link into a folder that is not there is refused.
func TestALockBehindALinkToNothingIsRefused(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	lock, err := s.Lock("a") // makes the folder of locks
	if err != nil {
		t.Fatal(err)
	}
	lock.Unlock()
	if err := os.Symlink(filepath.Join(dir, "gone", "a"), folder(dir).lockPath("a")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lock("a"); err == nil {
		t.Error("the lock is held")
	}
}

func TestWhatIsNoFileOrTooLargeIsRefused(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large")
	f, err := os.Create(large)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Truncate(2<<30), f.Close(), syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600)); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var e *Error
	if _, err := s.Read("large"); !errors.As(err, &e) || e.Reason != TooLarge {
		t.Errorf("2 GB: %v", err)
	}
	if _, err := s.Read("pipe"); !errors.As(err, &e) || e.Reason != NoFile {
		t.Errorf("a pipe: %v", err)
	}
	if err := s.Write("pipe", nil); !errors.As(err, &e) || e.Reason != NoFile {
		t.Errorf("writing to a pipe: %v", err)
	}
	if _, err := ReadFile("/dev/zero"); !errors.As(err, &e) || e.Reason != NoFile {
		t.Errorf("a device: %v", err)
	}
	if _, err := ReadFile(dir); !errors.As(err, &e) || e.Reason != NoFile {
		t.Errorf("a folder: %v", err)
	}
}

func TestCreateNextTakesTheFirstFreeName(t *testing.T) {
	for kind, s := range stores(t) {
		name := func(n int) string { return fmt.Sprintf("TREFLE-%d.record", n) }
		if err := s.Write(name(1), []byte("old")); err != nil {
			t.Fatal(err)
		}
		held, err := s.Lock(name(2))
		if err != nil {
			t.Fatal(err)
		}
		got, lock, err := s.CreateNext(name, []byte("new"))
		if err != nil || got != name(3) {
			t.Errorf("%s: %q, %v; want the third: the first is there, the second is locked", kind, got, err)
		}
		if old, err := s.Read(name(1)); err != nil || string(old) != "old" {
			t.Errorf("%s: what was there is %q, %v", kind, old, err)
		}
		if _, err := s.Lock(got); err == nil {
			t.Errorf("%s: the new text can be locked by another", kind)
		}
		lock.Unlock()
		held.Unlock()
	}
}

func TestATextThatWasTakenAwayIsLost(t *testing.T) {
	for _, what := range []string{"removed", "replaced", "folder removed"} {
		dir := t.TempDir()
		s, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		w, err := s.Append("records/a")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte("one\n")); err != nil {
			t.Fatal(err)
		}
		if err := w.Check(); err != nil {
			t.Errorf("before it was %s: %v", what, err)
		}
		switch what {
		case "removed":
			err = s.Remove("records/a")
		case "replaced":
			err = s.Write("records/a", []byte("another's"))
		default:
			err = os.RemoveAll(filepath.Join(dir, "records"))
		}
		if err != nil {
			t.Fatal(err)
		}
		var e *Error
		if err := w.Check(); !errors.As(err, &e) || e.Reason != Lost {
			t.Errorf("%s: %v", what, err)
		}
		if err := w.Close(); !errors.As(err, &e) || e.Reason != Lost {
			t.Errorf("%s, closed: %v", what, err)
		}
	}
}

func TestAFolderThatCanOnlyBeReadIsRead(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write("records/a", []byte("kept")); err != nil {
		t.Fatal(err)
	}
	defer InjectFault(func(op, _ string, _ int) (int, error) { return 0, syscall.EROFS })()
	s, err = Open(dir)
	var e *Error
	if !errors.As(err, &e) || e.Reason != Denied {
		t.Errorf("opening it: %v", err)
	}
	if data, err := s.Read("records/a"); err != nil || string(data) != "kept" {
		t.Errorf("it holds %q, %v", data, err)
	}
	if err := s.Write("records/a", nil); !errors.As(err, &e) || e.Reason != Denied {
		t.Errorf("writing: %v", err)
	}
}
