// Package store keeps what people would miss: settings, records, results, maps. A
// store is a folder, or a database of the browser's (IndexedDB).
//
// What is written is whole or not there at all, what is appended reaches the disk
// within a second, and what is read is bounded. A folder that cannot be written, a full
// disk and a browser that forbids storage are error values with a sentence. Several
// programs may have the same store open: a [Lock] keeps two of them from writing one
// text, and [Store.Create] from taking one name. A Store may be used from several
// goroutines; in a browser it waits for the answers of the page, so never from a
// callback of it.
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

// Store is a set of named texts, which may be any bytes. A name is the path of a file in
// the folder, its parts parted by slashes ("records/GAME-1.record"), none of them hidden.
type Store struct {
	b     backend
	where string
}

// backend is what a store stands on. Names are checked before they get here.
type backend interface {
	read(name string) ([]byte, error)
	write(name string, data []byte) error
	// create writes a new text; the error is fs.ErrExist when there is one.
	create(name string, data []byte) error
	append(name string) (io.WriteCloser, error)
	// list is the names that may begin with prefix, sorted: those in its folder, and those
	// in folders below it if they are wanted. It may give more than that.
	list(prefix string, below bool) ([]string, error)
	remove(name string) error
	rename(from, to string) error
	// lock gives what unlocks; the error is a *heldError when somebody holds it.
	lock(name string) (release func(), err error)
}

// Open opens the store in dir, or where the system keeps such things when dir
// is "". In a browser dir is a prefix and may be anything.
//
// The store is never nil. The error (an *Error) says why nothing can be written: what
// is in a folder that can be read is found all the same, and without one the store lives
// in memory and works until the program ends.
func Open(dir string) (*Store, error) {
	b, where, err := open(dir)
	if b == nil {
		return Memory(), wrap("open", where, err)
	}
	return &Store{b: b, where: where}, wrap("open", where, err)
}

// Memory is a store that lasts as long as the program, for tests and for
// running without a trace.
func Memory() *Store {
	return &Store{b: newMemory(), where: ""}
}

// Small is a store in memory that holds so many bytes, names included, for tests of
// what happens when there is no room left.
func Small(room int) *Store {
	b := newMemory()
	b.room = room
	return &Store{b: b}
}

// Where says where the store is, in the system's words; "" for memory.
func (s *Store) Where() string { return s.where }

// Lasts says whether what is kept outlives the program.
func (s *Store) Lasts() bool { return s.where != "" }

// Reason is why something could not be kept or found.
type Reason string

// The reasons.
const (
	// Missing: there is nothing of that name.
	Missing Reason = "missing"
	// Full: the disk or the browser's storage holds no more.
	Full Reason = "full"
	// Denied: the folder, the file or the browser does not let us.
	Denied Reason = "denied"
	// Taken: there is a text of that name already.
	Taken Reason = "taken"
	// TooLarge: the file is larger than anything that is kept here.
	TooLarge Reason = "too large"
	// NoFile: what has that name is a folder, a device or a pipe.
	NoFile Reason = "no file"
	// BadName: the name is none that a store takes.
	BadName Reason = "name"
	// InUse: another window or tab has the text open to write it.
	InUse Reason = "in use"
	// Lost: what was being written is not there any more; somebody cleared the store.
	Lost Reason = "lost"
	// Failed: the system's own message is all that is known.
	Failed Reason = "failed"
)

// Error is every error of a store. It unwraps to the system's, so that
// errors.Is(err, fs.ErrNotExist) tells what is missing.
type Error struct {
	// Op is what was tried: open, read, write, append, list, remove, set aside, lock.
	Op string
	// Name is the text, or the folder for open.
	Name   string
	Reason Reason
	// Holder is the machine that has the text open, when it is another one.
	Holder string
	Err    error
}

// Error says in English what was tried, why it failed and what to do about it.
func (e *Error) Error() string {
	why := map[Reason]string{
		Missing:  "there is nothing of that name",
		Full:     "no room is left: free some and try again",
		Denied:   "it is not permitted here: choose another folder with --data",
		InUse:    "it is open already: go on there, or close it there first",
		Lost:     "it was removed meanwhile",
		Taken:    "there is one of that name already",
		NoFile:   "it is a folder, a device or a pipe, and no file",
		TooLarge: "it is larger than anything that is kept here, which is 64 MB at most",
		BadName:  "it is no name of a file in this folder",
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

// Unwrap is the system's error; nil when the name alone was refused.
func (e *Error) Unwrap() error { return e.Err }

func wrap(op, name string, err error) error {
	if err == nil {
		return nil
	}
	e := &Error{Op: op, Name: name, Reason: reason(err), Err: err}
	if op == "open" && e.Reason == Missing {
		// A folder is made that is not there. Windows says of one that cannot be, below a
		// file or on a drive that is gone, that there is no way to it.
		e.Reason = Denied
	}
	var held *heldError
	if errors.As(err, &held) {
		e.Holder = held.host
	}
	return e
}

// errQuota is what a backend says when it holds no more.
var errQuota = errors.New("quota exceeded")

// errSize and errKind are why a file is not read.
var (
	errSize = errors.New("it is larger than 64 MB")
	errKind = errors.New("it is no file")
)

// errLost is what a backend says when what it appends to was taken away.
var errLost = errors.New("the text is gone")

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

// maxPart and maxName are how many bytes a part of a name and a whole name have at most.
const maxPart, maxName = 255, 1000

// damaged marks what was set aside.
const damaged = ".damaged-"

// check says whether a name is one of a text that a store holds or may hold: whatever
// people call their files, but for what is hidden, set aside, or would lead out of the
// folder.
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

// Read is the whole text of that name.
func (s *Store) Read(name string) ([]byte, error) {
	if err := check("read", name); err != nil {
		return nil, err
	}
	data, err := s.b.read(name)
	return data, wrap("read", name, err)
}

// Write puts data in the place of what was there. Whoever reads sees the old
// text or the new one, never half of it, even if the power fails.
func (s *Store) Write(name string, data []byte) error {
	if err := check("write", name); err != nil {
		return err
	}
	return wrap("write", name, s.b.write(name, data))
}

// Create keeps a new text. One that has the name already stays what it is, and the
// error's reason is Taken.
func (s *Store) Create(name string, data []byte) error {
	if err := check("create", name); err != nil {
		return err
	}
	return wrap("create", name, s.b.create(name, data))
}

// CreateNext keeps a new text under the first free name of name(1), name(2) and so
// on, and gives the right to write it. Names that another program has locked are
// passed over.
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

// Append opens a text to be written on at its end as things happen. Each Write
// is kept at once: a program that is killed loses nothing it had written, save
// perhaps half of its last line; a power failure loses a second at most. Close says
// whether all of it was kept.
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

// Appender writes on at the end of a text.
type Appender struct {
	w    io.WriteCloser
	name string
}

// Write appends p.
func (a *Appender) Write(p []byte) (int, error) {
	n, err := a.w.Write(p)
	return n, wrap("append", a.name, err)
}

// Check says, without waiting for a disk, whether what was written so far is where it
// belongs: the reason of its error is Lost when somebody took the text away.
func (a *Appender) Check() error {
	c, ok := a.w.(interface{ Check() error })
	if !ok {
		return nil
	}
	return wrap("append", a.name, c.Check())
}

// Close ends the text, and says whether all of it was kept.
func (a *Appender) Close() error { return wrap("append", a.name, a.w.Close()) }

// List is the names that begin with prefix, sorted; what was set aside and what cannot
// be read are not among them. Links are followed.
func (s *Store) List(prefix string) ([]string, error) { return s.list(prefix, true) }

// Files is the names directly in the folder, sorted, as List gives them: for a folder of
// somebody's, which may have anything below it.
func (s *Store) Files() ([]string, error) { return s.list("", false) }

func (s *Store) list(prefix string, below bool) ([]string, error) {
	all, err := s.b.list(prefix, below)
	if err != nil {
		return nil, wrap("list", prefix, err)
	}
	out := all[:0]
	for _, n := range all {
		if strings.HasPrefix(n, prefix) && check("list", n) == nil && (below || !strings.Contains(n, "/")) {
			out = append(out, n)
		}
	}
	return out, nil
}

// Remove takes a text away; one that is not there is gone already.
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

// SetAside takes a text that cannot be understood out of the way without
// losing it, and says what it is called now. What has been set aside is never
// read again: people may look at it.
func (s *Store) SetAside(name string) (string, error) {
	if err := check("set aside", name); err != nil {
		return "", err
	}
	all, err := s.b.list(name, false)
	if err != nil {
		return "", wrap("set aside", name, err)
	}
	taken := map[string]bool{}
	for _, n := range all {
		taken[n] = true
	}
	for i := 1; ; i++ {
		to := name + damaged + strconv.Itoa(i)
		if !taken[to] {
			return to, wrap("set aside", name, s.b.rename(name, to))
		}
	}
}
