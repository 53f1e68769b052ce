package store

import (
	"io"
	"io/fs"
	"maps"
	"slices"
)

// memory is a backend that lasts as long as the program. room is its capacity in bytes,
// names included; 0 is unlimited.
type memory struct {
	texts  map[string][]byte
	locked map[string]bool
	room   int
}

func newMemory() *memory { return &memory{texts: map[string][]byte{}, locked: map[string]bool{}} }

func (m *memory) read(name string) ([]byte, error) {
	data, ok := m.texts[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return slices.Clone(data), nil
}

func (m *memory) write(name string, data []byte) error {
	if err := m.fits(name, len(data)); err != nil {
		return err
	}
	m.texts[name] = slices.Clone(data)
	return nil
}

// fits returns errQuota if a file of n bytes under that name would not fit.
func (m *memory) fits(name string, n int) error {
	if m.room == 0 {
		return nil
	}
	used := len(name) + n
	for k, v := range m.texts {
		if k != name {
			used += len(k) + len(v)
		}
	}
	if used > m.room {
		return errQuota
	}
	return nil
}

func (m *memory) create(name string, data []byte) error {
	if _, ok := m.texts[name]; ok {
		return fs.ErrExist
	}
	return m.write(name, data)
}

func (m *memory) append(name string) (io.WriteCloser, error) {
	if _, ok := m.texts[name]; !ok {
		if err := m.write(name, nil); err != nil {
			return nil, err
		}
	}
	return &memoryWriter{m: m, name: name}, nil
}

type memoryWriter struct {
	m    *memory
	name string
	err  error
}

func (w *memoryWriter) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	old := w.m.texts[w.name]
	if w.err = w.m.fits(w.name, len(old)+len(p)); w.err != nil {
		return 0, w.err
	}
	w.m.texts[w.name] = append(old, p...)
	return len(p), nil
}

func (w *memoryWriter) Close() error {
	err := w.err
	if err == nil {
		w.err = fs.ErrClosed
	}
	return err
}

func (m *memory) list(string, bool) ([]string, error) { return slices.Sorted(maps.Keys(m.texts)), nil }

func (m *memory) remove(name string) error {
	delete(m.texts, name)
	return nil
}

func (m *memory) rename(from, to string) error {
	data, err := m.read(from)
	if err == nil {
		delete(m.texts, from)
		m.texts[to] = data
	}
	return err
}

func (m *memory) lock(name string) (func(), error) {
	if m.locked[name] {
		return nil, &heldError{}
	}
	m.locked[name] = true
	return func() { delete(m.locked, name) }, nil
}
