package records

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
	"ludotheque/internal/thread"
	"ludotheque/internal/version"
)

// Entry is what is known of a record without reading it again. It does not change.
type Entry struct {
	// Info is the file.
	store.Info
	// Header is its first line, without the values of long options.
	Header match.Header
	// End is how the match ended, nil if it is unfinished.
	End *match.Ending `json:",omitempty"`
	// Unread says that the file is no record that this version can read.
	Unread bool `json:",omitempty"`
	// More is what a caller of [Shelf.Note] noted.
	More json.RawMessage `json:",omitempty"`
	// Date is when the match began, or the zero Time.
	Date time.Time `json:"-"`
}

// EntryOf returns the entry of a record that is in no shelf. The error is that of [match.Glance].
func EntryOf(info store.Info, data []byte) (*Entry, error) {
	h, end, err := match.Glance(data)
	e := &Entry{Info: info, Header: h, End: end, Unread: err != nil}
	return e.dated(), err
}

// dated fills in the date.
func (e *Entry) dated() *Entry {
	e.Date, _ = time.Parse(time.RFC3339, e.Header.Meta.Date)
	return e
}

// longOption is the number of bytes from which an option's value, which may be a whole map, is left
// out of an Entry.
const longOption = 200

// Shelf knows the records in a folder of a store. Each record is read once; what is known is kept in
// a file beside the folder, which is made anew if it is missing, damaged or of another build. A
// Shelf may be used from several goroutines.
type Shelf struct {
	// Store has the records.
	Store  *store.Store
	folder string

	reading sync.Mutex // held by Refresh
	mu      sync.Mutex // guards what follows
	entries map[string]*Entry
	changed bool // since the index was written
	loaded  bool
	version int
	running chan struct{} // closed when what Begin began ends; nil before
	again   bool
	err     error // of the latest Refresh
}

// NewShelf returns the shelf of a folder, [Folder] or [Bin]. It knows nothing before [Shelf.Refresh].
func NewShelf(st *store.Store, folder string) *Shelf {
	return &Shelf{Store: st, folder: folder, entries: map[string]*Entry{}}
}

// indexName is the name of the file that keeps what is known.
func (s *Shelf) indexName() string { return strings.TrimSuffix(s.folder, "/") + ".index" }

// Entries returns all that is known, in no order, and a number that grows with each change.
func (s *Shelf) Entries() (list []*Entry, version int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list = make([]*Entry, 0, len(s.entries))
	for _, e := range s.entries {
		list = append(list, e)
	}
	return list, s.version
}

// Version returns the number that [Shelf.Entries] returns.
func (s *Shelf) Version() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version
}

// Note keeps something about a record with its entry, until the record changes.
func (s *Shelf) Note(name string, more json.RawMessage) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if e, ok := s.entries[name]; ok && !bytes.Equal(e.More, more) {
		noted := *e
		noted.More = more
		s.entries[name], s.changed = &noted, true
	}
}

// Forget drops what is known of a record: it was removed, or will be read again.
func (s *Shelf) Forget(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.entries[name]; ok {
		delete(s.entries, name)
		s.changed = true
		s.version++
	}
}

// Begin has [Shelf.Refresh] run beside the caller, once more if it runs already.
func (s *Shelf) Begin() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.reads() {
		s.again = true
		return
	}
	done := make(chan struct{})
	s.running = done
	go func() {
		for again := true; again; {
			err := s.Refresh()
			s.mu.Lock()
			s.err, again, s.again = err, s.again, false
			if !again {
				close(done) // before another Begin could count on this one
			}
			s.mu.Unlock()
		}
	}()
}

// reads reports whether Refresh runs beside the caller; mu is locked.
func (s *Shelf) reads() bool {
	select {
	case <-s.running:
		return false
	default:
		return s.running != nil
	}
}

// Wait waits until all is known, but not longer than d, and reports whether it is. The error is the
// store's. It must be called after Begin.
func (s *Shelf) Wait(d time.Duration) (done bool, err error) {
	s.mu.Lock()
	running := s.running
	s.mu.Unlock()
	if d <= 0 {
		d = 1
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-running:
		s.mu.Lock()
		defer s.mu.Unlock()
		return true, s.err
	case <-timer.C:
		return false, nil
	}
}

// Refresh reads the records that changed since the last call, compresses those of finished matches
// that are not compressed yet, removes those whose time in the [Bin] is over, and returns when all is
// known. It may take long, and lets a browser's
// page draw meanwhile. The error is the store's.
func (s *Shelf) Refresh() error {
	s.reading.Lock()
	defer s.reading.Unlock()
	if !s.loaded {
		s.load()
		s.loaded = true
	}
	if s.folder == Bin {
		if err := Sweep(s.Store, time.Now()); err != nil {
			return err
		}
	}
	files, err := s.Store.Infos(s.folder)
	if err != nil {
		return err
	}
	there := make(map[string]bool, len(files))
	for _, f := range files {
		there[f.Name] = true
		s.mu.Lock()
		known, ok := s.entries[f.Name]
		s.mu.Unlock()
		if !ok || known.Info != f {
			s.read(f)
			thread.Yield()
		}
	}
	s.mu.Lock()
	for name := range s.entries {
		if !there[name] {
			delete(s.entries, name)
			s.changed = true
			s.version++
		}
	}
	s.mu.Unlock()
	return s.Save()
}

// read reads a record and puts it on the shelf.
func (s *Shelf) read(f store.Info) {
	data, err := s.Store.Read(f.Name)
	if err != nil {
		return // removed meanwhile
	}
	e, err := EntryOf(f, data)
	if err == nil && e.End != nil && !match.Packed(data) && packFree(s.Store, f.Name) {
		if list, err := s.Store.Infos(f.Name); err == nil && len(list) == 1 {
			e.Info = list[0]
		}
	}
	long := func(value string) bool { return len(value) > longOption }
	for key, value := range e.Header.Setup.Options {
		if long(value) {
			delete(e.Header.Setup.Options, key)
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.entries[f.Name], s.changed = e, true
	s.version++
}

// index is the first line of the file that keeps what is known.
type index struct {
	// Index is the version of the form, Program the build of the program, since callers note its texts.
	Index   int
	Program string
}

// today is the first line of an index of this version.
var today = index{1, version.String("index")}

// load reads what was kept. It is no error if that cannot be used: the records are there.
func (s *Shelf) load() {
	data, err := s.Store.Read(s.indexName())
	if err != nil {
		return
	}
	d := json.NewDecoder(bytes.NewReader(data))
	var first index
	if d.Decode(&first) != nil || first != today {
		return
	}
	for n := 0; ; n++ {
		var e Entry
		if d.Decode(&e) != nil {
			break
		}
		s.mu.Lock()
		if _, ok := s.entries[e.Name]; !ok {
			s.entries[e.Name] = e.dated()
			s.version++
		}
		s.mu.Unlock()
		if n%20 == 0 {
			thread.Yield()
		}
	}
}

// Save writes the index if it changed since. The error is the store's.
func (s *Shelf) Save() error {
	s.mu.Lock()
	if !s.changed {
		s.mu.Unlock()
		return nil
	}
	s.changed = false
	list := make([]*Entry, 0, len(s.entries))
	for _, e := range s.entries {
		list = append(list, e)
	}
	s.mu.Unlock()
	slices.SortFunc(list, func(a, b *Entry) int { return strings.Compare(a.Name, b.Name) })
	var b bytes.Buffer
	out := json.NewEncoder(&b)
	err := out.Encode(today)
	for i := range list {
		if err == nil {
			err = out.Encode(list[i])
		}
		if i%20 == 0 {
			thread.Yield()
		}
	}
	if err != nil {
		return err
	}
	return s.Store.Write(s.indexName(), b.Bytes())
}

// Unfinished returns the records of unfinished matches, those that were played last first, without those
// that wanted rejects. Whether they can be played shows when they are opened.
func (s *Shelf) Unfinished(wanted func(h *match.Header) bool) []*Entry {
	all, _ := s.Entries()
	all = slices.DeleteFunc(all, func(e *Entry) bool { return e.Unread || e.End != nil || !wanted(&e.Header) })
	Latest(all)
	slices.SortStableFunc(all, func(a, b *Entry) int { return cmp.Compare(b.Time, a.Time) })
	return all
}

// Latest sorts entries by date, the latest first, and by name on the same date.
func Latest(all []*Entry) {
	slices.SortFunc(all, func(a, b *Entry) int {
		return cmp.Or(b.Date.Compare(a.Date), strings.Compare(a.Name, b.Name))
	})
}
