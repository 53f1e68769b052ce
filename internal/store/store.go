// Package store keeps what people would miss: settings, records, results, maps. A store
// is a folder or, in a browser, a database (IndexedDB).
//
// A write is atomic: afterwards the new file is there, or the old one. Appended data
// reaches the disk within a second. Reads are bounded. A folder that cannot be written, a
// full disk and a browser that forbids storage are errors with a sentence for people.
// Several programs may use a store at once: a [Lock] keeps two of them from writing the
// same file, and [Store.Create] from taking the same name. A Store may be used from
// several goroutines. In a browser it waits for the page, so it must never be called from
// one of the page's callbacks.
package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"unicode/utf8"
)

// Store is a set of named files. A name is a path in the folder with slashes, such as
// "records/GAME-1.record"; no part of it may be hidden.
type Store struct {
	b     backend
	where string
}

// backend is the storage behind a store. Names are validated before they get here.
type backend interface {
	read(name string) ([]byte, error)
	write(name string, data []byte) error
	// create writes a new file; it fails with fs.ErrExist if there is one of that name.
	create(name string, data []byte) error
	append(name string) (io.WriteCloser, error)
	// list returns the files whose names may begin with prefix, sorted by name: those in its
	// folder and, if recursive is set, in the folders in it. It may return more.
	list(prefix string, recursive bool) ([]Info, error)
	remove(name string) error
	// rename moves a file, also into a folder that does not exist yet; it fails with fs.ErrExist
	// if there is a file of the new name.
	rename(from, to string) error
	// lock returns a function that unlocks; it fails with a *heldError if the lock is
	// held.
	lock(name string) (release func(), err error)
}

// Open opens the store in dir, or in the system's usual place if dir is "". In a browser
// dir is a prefix and may be anything.
//
// The store is never nil. The error, an *Error, says why nothing can be written. What is
// in a readable folder can still be read; without one the store is in memory and lasts
// until the program ends.
func Open(dir string) (*Store, error) {
	b, where, err := open(dir)
	if b == nil {
		return Memory(), wrap("open", where, err)
	}
	return &Store{b: b, where: where}, wrap("open", where, err)
}

// Memory returns a store that lasts as long as the program, for tests and for running
// without a trace.
func Memory() *Store {
	return &Store{b: newMemory(), where: ""}
}

// LimitedMemory returns a store in memory with room for that number of bytes, names included, for
// tests of what happens when it is full.
func LimitedMemory(room int) *Store {
	b := newMemory()
	b.room = room
	return &Store{b: b}
}

// Where returns where the store is, as the system names it, or "" for memory.
func (s *Store) Where() string { return s.where }

// Lasts reports whether the store outlives the program.
func (s *Store) Lasts() bool { return s.where != "" }

// Reason is why something could not be kept or found.
type Reason string

// The reasons.
const (
	// Missing: there is nothing of that name.
	Missing Reason = "missing"
	// Full: the disk or the browser's storage holds no more.
	Full Reason = "full"
	// Denied: the folder, the file or the browser does not permit it.
	Denied Reason = "denied"
	// Taken: there is a file of that name already.
	Taken Reason = "taken"
	// TooLarge: the file is larger than MaxSize, or than its reader allows.
	TooLarge Reason = "too large"
	// NoFile: the name is that of a folder, a device or a pipe.
	NoFile Reason = "no file"
	// BadName: the name is not valid in a store.
	BadName Reason = "name"
	// InUse: another window or tab has the file open for writing.
	InUse Reason = "in use"
	// Lost: the file was removed while it was being written.
	Lost Reason = "lost"
	// Failed: the system's own message is all that is known.
	Failed Reason = "failed"
)

// Error is the type of every error of a store. It unwraps to the system's error, so
// errors.Is(err, fs.ErrNotExist) works.
type Error struct {
	// Op is what was tried: open, read, write, create, append, list, remove, move, set aside, lock.
	Op string
	// Name is the file, or the folder for open.
	Name   string
	Reason Reason
	// Holder is the machine that has the file open, if it is another one.
	Holder string
	Err    error
}

// Error says in English what was tried, why it failed and what to do.
func (e *Error) Error() string {
	why := map[Reason]string{
		Missing:  "there is nothing of that name",
		Full:     "no room is left: free some and try again",
		Denied:   "it is not permitted here: choose another folder",
		InUse:    "it is open already: go on there, or close it there first",
		Lost:     "it was removed meanwhile",
		Taken:    "a file with that name already exists",
		NoFile:   "it is a folder, a device or a pipe, and no file",
		TooLarge: "the file is too large",
		BadName:  "it is not a valid name for a file in this folder",
	}[e.Reason]
	if e.Reason == Denied && runtime.GOOS == "js" {
		why = "the browser does not permit it: allow this site to keep data"
	}
	if why == "" {
		why = "the system refuses"
	}
	s := fmt.Sprintf("cannot %s %q: %s", e.Op, e.Name, why)
	if e.Err != nil && !errors.Is(e.Err, errKind) && !errors.Is(e.Err, errSize) {
		s += " (" + e.Err.Error() + ")"
	}
	return s
}

// Unwrap returns the system's error, or nil if the name was refused.
func (e *Error) Unwrap() error { return e.Err }

func wrap(op, name string, err error) error {
	if err == nil {
		return nil
	}
	e := &Error{Op: op, Name: name, Reason: reason(err), Err: err}
	if op == "open" && e.Reason == Missing {
		// A missing folder is created. Windows reports a path below a file, or on a drive
		// that is gone, as missing.
		e.Reason = Denied
	}
	var held *heldError
	if errors.As(err, &held) {
		e.Holder = held.host
	}
	return e
}

// errQuota is the error of a backend that is full.
var errQuota = errors.New("quota exceeded")

// errSize and errKind say why a file is not read.
var (
	errSize = errors.New("it is larger than 64 MB")
	errKind = errors.New("it is not a regular file")
)

// errLost is the error of a backend when the file that it appends to was removed.
var errLost = errors.New("the file is gone")

func reason(err error) Reason {
	var errno syscall.Errno
	switch {
	case errors.Is(err, errQuota):
		return Full
	case errors.Is(err, errLost):
		return Lost
	case errors.As(err, new(*heldError)):
		return InUse
	case errors.Is(err, errSize):
		return TooLarge
	case errors.Is(err, errKind):
		return NoFile
	case errors.Is(err, fs.ErrExist):
		return Taken
	case errors.Is(err, fs.ErrNotExist):
		return Missing
	case errors.Is(err, fs.ErrPermission):
		return Denied
	case errors.As(err, &errno):
		switch {
		case errno == syscall.ENOSPC, errno == syscall.EDQUOT:
			return Full
		// ERROR_HANDLE_DISK_FULL and ERROR_DISK_FULL.
		case runtime.GOOS == "windows" && (errno == 39 || errno == 112):
			return Full
		case errno == syscall.EROFS, errno == syscall.ENOTDIR:
			return Denied
		}
	}
	return Failed
}

// maxPart and maxName are the largest numbers of bytes in a part of a name and in a name.
const maxPart, maxName = 255, 1000

// damaged marks files that were set aside.
const damaged = ".damaged-"

// check validates a name. People may call their files what they like, except for names
// that are hidden, set aside, or lead out of the folder.
func check(op, name string) error {
	bad := name == "" || len(name) > maxName || strings.Contains(name, damaged) || !utf8.ValidString(name)
	for part := range strings.SplitSeq(name, "/") {
		bad = bad || part == "" || part[0] == '.' || len(part) > maxPart
		for _, c := range part {
			bad = bad || c < ' ' || c == 0x7f
			switch runtime.GOOS {
			case "windows":
				bad = bad || strings.ContainsRune(`\:*?"<>|`, c)
			case "js": // see chunkKey
				bad = bad || c <= '#'
			}
		}
	}
	if bad {
		return &Error{Op: op, Name: name, Reason: BadName}
	}
	return nil
}

// Read returns the file of that name.
func (s *Store) Read(name string) ([]byte, error) {
	if err := check("read", name); err != nil {
		return nil, err
	}
	data, err := s.b.read(name)
	return data, wrap("read", name, err)
}

// Write replaces a file. Readers see the old file or the new one, never a part, even
// after a power failure.
func (s *Store) Write(name string, data []byte) error {
	if err := check("write", name); err != nil {
		return err
	}
	return wrap("write", name, s.b.write(name, data))
}

// Create writes a new file. If there is one of that name it stays as it is, and the
// error's reason is Taken.
func (s *Store) Create(name string, data []byte) error {
	if err := check("create", name); err != nil {
		return err
	}
	return wrap("create", name, s.b.create(name, data))
}

// CreateNext writes a new file under the first free name of name(1), name(2) and so on,
// and returns the name with its lock. Names that are locked are skipped.
func (s *Store) CreateNext(name func(n int) string, data []byte) (string, *Lock, error) {
	for n := 1; ; n++ {
		try := name(n)
		lock, err := s.Lock(try)
		if err == nil {
			if err = s.Create(try, data); err == nil {
				return try, lock, nil
			}
			lock.Unlock()
		}
		var e *Error
		if !errors.As(err, &e) || e.Reason != Taken && e.Reason != InUse {
			return "", nil, err
		}
	}
}

// Append opens a file for appending. Each Write is kept at once: if the program is killed
// nothing that it had written is lost, except perhaps half of the last line; a power
// failure loses a second at most. Close reports whether all of it was kept.
func (s *Store) Append(name string) (*Appender, error) {
	if err := check("append", name); err != nil {
		return nil, err
	}
	w, err := s.b.append(name)
	if err != nil {
		return nil, wrap("append", name, err)
	}
	return &Appender{w, name}, nil
}

// Appender appends to a file.
type Appender struct {
	w    io.WriteCloser
	name string
}

// Write appends p.
func (a *Appender) Write(p []byte) (int, error) {
	n, err := a.w.Write(p)
	return n, wrap("append", a.name, err)
}

// Check reports, without waiting for the disk, whether the file is still there: the
// error's reason is Lost if it was removed.
func (a *Appender) Check() error {
	c, ok := a.w.(interface{ Check() error })
	if !ok {
		return nil
	}
	return wrap("append", a.name, c.Check())
}

// Close ends the file and reports whether all of it was kept.
func (a *Appender) Close() error { return wrap("append", a.name, a.w.Close()) }

// List returns the names that begin with prefix, sorted, without those that were set
// aside or cannot be read. Links are followed.
func (s *Store) List(prefix string) ([]string, error) { return names(s.list(prefix, true)) }

// Info is a file in a store, as a list has it. If a file changes, so does one of Size and
// Time.
type Info struct {
	Name string
	// Size is its size in bytes; in a browser an estimate, for which no file is read.
	Size int64
	// Time grows with each change, as finely as the clock of the file system; 0 if an earlier
	// version of the program changed the file last, in a browser.
	Time int64
}

// Infos returns the files whose names begin with prefix, as List does.
func (s *Store) Infos(prefix string) ([]Info, error) { return s.list(prefix, true) }

func names(list []Info, err error) ([]string, error) {
	if err != nil {
		return nil, err
	}
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].Name
	}
	return out, nil
}

// Files returns the names directly in the folder, sorted, as List does. It is for a
// folder of the user's, which may have anything below it.
func (s *Store) Files() ([]string, error) { return names(s.list("", false)) }

func (s *Store) list(prefix string, recursive bool) ([]Info, error) {
	all, err := s.b.list(prefix, recursive)
	if err != nil {
		return nil, wrap("list", prefix, err)
	}
	out := all[:0]
	for _, f := range all {
		if n := f.Name; strings.HasPrefix(n, prefix) && check("list", n) == nil && (recursive || !strings.Contains(n, "/")) {
			out = append(out, f)
		}
	}
	return out, nil
}

// Move gives a file another name. If there is one of that name both stay as they are, and
// the error's reason is Taken. Two programs must not move files to the same name at the same
// time.
func (s *Store) Move(from, to string) error {
	for _, name := range [...]string{from, to} {
		if err := check("move", name); err != nil {
			return err
		}
	}
	return wrap("move", from, s.b.rename(from, to))
}

// Remove removes a file. It is no error if there is none.
func (s *Store) Remove(name string) error {
	if err := check("remove", name); err != nil {
		return err
	}
	err := s.b.remove(name)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return wrap("remove", name, err)
}

// SetAside renames a file that cannot be understood, so that it is not lost, and returns
// its new name. It is never read again; people may look at it.
func (s *Store) SetAside(name string) (string, error) {
	if err := check("set aside", name); err != nil {
		return "", err
	}
	for i := 1; ; i++ {
		to := name + damaged + strconv.Itoa(i)
		if err := s.b.rename(name, to); !errors.Is(err, fs.ErrExist) {
			return to, wrap("set aside", name, err)
		}
	}
}
