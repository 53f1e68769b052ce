//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"time"
)

const tempPrefix = ".tmp-"

// open makes sure that the folder is there and can be written.
func open(dir string) (backend, string, error) {
	if dir == "" {
		base, err := os.UserConfigDir()
		if err != nil {
			return nil, "", fmt.Errorf("the system names no folder for settings: %w", err)
		}
		dir = filepath.Join(base, "ludotheque")
	}
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, dir, err
	}
	f := folder(dir)
	f.sweep()
	// Only writing tells whether a folder can be written. In one that is full there is
	// much to read, and to let go.
	probe, err := os.CreateTemp(dir, tempPrefix)
	if err != nil {
		if reason(err) == Full {
			return f, dir, nil
		}
		return nil, dir, err
	}
	return f, dir, errors.Join(probe.Close(), os.Remove(probe.Name()))
}

// folder keeps each text in a file.
type folder string

func (f folder) path(name string) string { return filepath.Join(string(f), filepath.FromSlash(name)) }

// sweep removes what a program that was killed while writing left behind. What
// is younger than an hour may be another program's that is at it now.
func (f folder) sweep() {
	_ = filepath.WalkDir(string(f), func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasPrefix(d.Name(), tempPrefix) {
			if i, err := d.Info(); err == nil && time.Since(i.ModTime()) > time.Hour {
				_ = os.Remove(p) // another time, then
			}
		}
		return nil
	})
}

func (f folder) read(name string) ([]byte, error) { return os.ReadFile(f.path(name)) }

func (f folder) write(name string, data []byte) (err error) {
	path := f.path(name)
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	t, err := os.CreateTemp(dir, tempPrefix)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(t.Name()) // the first error is the one to tell
		}
	}()
	_, err = t.Write(data)
	if err == nil {
		err = t.Sync()
	}
	if e := t.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(t.Name(), path)
	}
	if err == nil {
		syncDir(dir)
	}
	return err
}

// syncDir makes a rename survive a power failure, where folders can be synced;
// where they cannot the old or the new file is there, which is promised too.
func syncDir(dir string) {
	if runtime.GOOS == "windows" {
		return
	}
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

type file struct{ *os.File }

func (f file) Close() error {
	err := f.Sync()
	if e := f.File.Close(); err == nil {
		err = e
	}
	return err
}

func (f folder) append(name string) (io.WriteCloser, error) {
	path := f.path(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	h, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	return file{h}, nil
}

func (f folder) list() ([]string, error) {
	var out []string
	err := filepath.WalkDir(string(f), func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(string(f), p)
		if err != nil {
			return err
		}
		if rel != "." && strings.HasPrefix(d.Name(), ".") {
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		if d.Type().IsRegular() {
			out = append(out, filepath.ToSlash(rel))
		}
		return nil
	})
	sort.Strings(out)
	return out, err
}

func (f folder) remove(name string) error { return os.Remove(f.path(name)) }

func (f folder) rename(from, to string) error { return os.Rename(f.path(from), f.path(to)) }
