package store

import (
	"io"
	"io/fs"
	"maps"
	"slices"
	"sync"
)

// memory is a backend that lasts as long as the program. It may be used from several
// goroutines.
type memory struct {
	mu     sync.Mutex
	files  map[string]*memoryFile
	last   int64 // the number of the latest change
	locked map[string]bool
	// room is the capacity in bytes, names included; 0 is unlimited.
	room int
}

type memoryFile struct {
	data []byte
	time int64 // the number of its latest change
}

func newMemory() *memory {
	return &memory{files: map[string]*memoryFile{}, locked: map[string]bool{}}
}

func (m *memory) read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f, ok := m.files[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return slices.Clone(f.data), nil
}

func (m *memory) write(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.put(name, data)
}

// put is write for callers that hold mu, as fits is.
func (m *memory) put(name string, data []byte) error {
	if err := m.fits(name, len(data)); err != nil {
		return err
	}
	m.set(name, &memoryFile{data: slices.Clone(data)})
	return nil
}

// set replaces a file for callers that hold mu.
func (m *memory) set(name string, f *memoryFile) {
	m.last++
	f.time = m.last
	m.files[name] = f
}

// fits returns errQuota if a file of n bytes under that name would not fit.
func (m *memory) fits(name string, n int) error {
	if m.room == 0 {
		return nil
	}
	used := len(name) + n
	for k, v := range m.files {
		if k != name {
			used += len(k) + len(v.data)
		}
	}
	if used > m.room {
		return errQuota
	}
	return nil
}

func (m *memory) create(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.files[name]; ok {
		return fs.ErrExist
	}
	return m.put(name, data)
}

func (m *memory) append(name string) (io.WriteCloser, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.files[name]; !ok {
		if err := m.put(name, nil); err != nil {
			return nil, err
		}
	}
	return &memoryWriter{m: m, name: name, f: m.files[name]}, nil
}

type memoryWriter struct {
	m    *memory
	name string
	f    *memoryFile
	err  error
}

func (w *memoryWriter) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	w.m.mu.Lock()
	defer w.m.mu.Unlock()
	if w.m.files[w.name] != w.f {
		w.err = errLost
	} else {
		w.err = w.m.fits(w.name, len(w.f.data)+len(p))
	}
	if w.err != nil {
		return 0, w.err
	}
	w.f.data = append(w.f.data, p...)
	w.m.set(w.name, w.f)
	return len(p), nil
}

func (w *memoryWriter) Close() error {
	err := w.err
	if err == nil {
		w.err = fs.ErrClosed
	}
	return err
}

func (m *memory) list(string, bool) ([]Info, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []Info
	for _, name := range slices.Sorted(maps.Keys(m.files)) {
		out = append(out, Info{name, int64(len(m.files[name].data)), m.files[name].time})
	}
	return out, nil
}

func (m *memory) remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.files, name)
	return nil
}

func (m *memory) rename(from, to string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	f, ok := m.files[from]
	if !ok {
		return fs.ErrNotExist
	}
	if m.files[to] != nil {
		return fs.ErrExist
	}
	delete(m.files, from)
	m.set(to, f)
	return nil
}

func (m *memory) lock(name string) (func(), error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.locked[name] {
		return nil, &heldError{}
	}
	m.locked[name] = true
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.locked, name)
	}, nil
}
