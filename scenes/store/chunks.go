package store

import (
	"errors"
	"io"
	"io/fs"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"
)

// kv is what a browser offers: texts by key.
type kv interface {
	get(key string) (value string, ok bool, err error)
	set(key, value string) error // errQuota when it is full
	remove(key string) error
	keys() ([]string, error)
}

// mapKV is a kv in memory.
type mapKV map[string]string

func (m mapKV) get(key string) (string, bool, error) { v, ok := m[key]; return v, ok, nil }
func (m mapKV) set(key, value string) error          { m[key] = value; return nil }
func (m mapKV) remove(key string) error              { delete(m, key); return nil }
func (m mapKV) keys() ([]string, error) {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	return out, nil
}

// chunks is a backend over a kv. What is written at once is one value under
// its name. What is appended goes to further values, name#1, name#2 and so on,
// each of about chunkSize bytes, since a value cannot grow: adding a line to
// the last chunk costs the same however long the text has become.
type chunks struct{ kv kv }

const chunkSize = 4096

var errNoText = errors.New("only text in UTF-8 can be kept")

func chunkKey(name string, i int) string { return name + "#" + strconv.Itoa(i) }

func (c *chunks) read(name string) ([]byte, error) {
	v, ok, err := c.kv.get(name)
	if err != nil {
		return nil, err
	}
	found := ok
	out := []byte(v)
	for i := 1; ; i++ {
		v, ok, err := c.kv.get(chunkKey(name, i))
		if err != nil {
			return nil, err
		}
		if !ok {
			break
		}
		found = true
		out = append(out, v...)
	}
	if !found {
		return nil, fs.ErrNotExist
	}
	return out, nil
}

// count is how many chunks follow the first value.
func (c *chunks) count(name string) (int, error) {
	for i := 1; ; i++ {
		if _, ok, err := c.kv.get(chunkKey(name, i)); err != nil || !ok {
			return i - 1, err
		}
	}
}

func (c *chunks) write(name string, data []byte) error {
	if !utf8.Valid(data) {
		return errNoText
	}
	n, err := c.count(name)
	if err != nil {
		return err
	}
	if n == 0 {
		return c.kv.set(name, string(data))
	}
	// The chunks of the old text would follow the new one, so they go first; a
	// page does one thing at a time, and nobody reads in between.
	old, err := c.read(name)
	if err != nil {
		return err
	}
	if err := c.drop(name, n); err != nil {
		return err
	}
	if err := c.kv.set(name, string(data)); err != nil {
		return errors.Join(err, c.kv.set(name, string(old)))
	}
	return nil
}

// drop removes n chunks, the last first, so that what stays is a beginning.
func (c *chunks) drop(name string, n int) error {
	for i := n; i >= 1; i-- {
		if err := c.kv.remove(chunkKey(name, i)); err != nil {
			return err
		}
	}
	return nil
}

func (c *chunks) append(name string) (io.WriteCloser, error) {
	n, err := c.count(name)
	if err != nil {
		return nil, err
	}
	if n == 0 {
		if _, ok, err := c.kv.get(name); err != nil {
			return nil, err
		} else if !ok {
			if err := c.kv.set(name, ""); err != nil {
				return nil, err
			}
		}
	}
	// A fresh chunk, so that the last one need not be read back.
	return &chunkWriter{c: c, name: name, i: n + 1}, nil
}

type chunkWriter struct {
	c    *chunks
	name string
	i    int
	buf  []byte
	err  error
}

// Write keeps p at once. Every p is whole characters: whoever writes records
// writes whole lines.
func (w *chunkWriter) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	if !utf8.Valid(p) {
		return 0, errNoText
	}
	if len(w.buf) > 0 && len(w.buf)+len(p) > chunkSize {
		w.buf = w.buf[:0]
		w.i++
	}
	before := len(w.buf)
	w.buf = append(w.buf, p...)
	if err := w.c.kv.set(chunkKey(w.name, w.i), string(w.buf)); err != nil {
		w.buf = w.buf[:before]
		w.err = err
		return 0, err
	}
	return len(p), nil
}

func (w *chunkWriter) Close() error {
	err := w.err
	if err == nil {
		w.err = fs.ErrClosed
	}
	return err
}

func (c *chunks) list() ([]string, error) {
	keys, err := c.kv.keys()
	if err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	var out []string
	for _, k := range keys {
		name, _, _ := strings.Cut(k, "#")
		if !seen[name] {
			seen[name] = true
			out = append(out, name)
		}
	}
	sort.Strings(out)
	return out, nil
}

func (c *chunks) remove(name string) error {
	n, err := c.count(name)
	if err != nil {
		return err
	}
	if err := c.drop(name, n); err != nil {
		return err
	}
	return c.kv.remove(name)
}

func (c *chunks) rename(from, to string) error {
	data, err := c.read(from)
	if err != nil {
		return err
	}
	// A full storage has no room for two: the old one goes first, and comes
	// back when the new one is refused.
	if err := c.remove(from); err != nil {
		return err
	}
	if err := c.write(to, data); err != nil {
		return errors.Join(err, c.write(from, data))
	}
	return nil
}
