//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const tempPrefix = ".tmp-"

// open makes sure that the folder exists and can be written.
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
	if err := makeFolder(dir); err != nil {
		return nil, dir, err
	}
	f := folder(dir)
	f.sweep()
	// Only a write shows whether a folder can be written. A full one can still be read,
	// and its files removed.
	probe, err := createTemp(dir)
	if err == nil {
		err = probe.Close() // ends the lock: another program that opens the folder may sweep the file now
		if gone := os.Remove(probe.Name()); !errors.Is(gone, fs.ErrNotExist) {
			err = errors.Join(err, gone)
		}
		return f, dir, err
	}
	if reason(err) == Full {
		err = nil
	} else if _, unread := os.ReadDir(dir); unread != nil {
		return nil, dir, err
	}
	return f, dir, err
}

// folder is a store in a folder of the system. It may be used from several goroutines.
type folder string

func (f folder) path(name string) string { return filepath.Join(string(f), filepath.FromSlash(name)) }

// sweep removes temporary files that a killed program left in the folder and in those
// directly below.
func (f folder) sweep() {
	clean := func(dir string, entries []fs.DirEntry) {
		for _, e := range entries {
			if !e.IsDir() && strings.HasPrefix(e.Name(), tempPrefix) {
				removeAbandoned(filepath.Join(dir, e.Name()))
			}
		}
	}
	entries, _ := os.ReadDir(string(f)) // what cannot be read is not swept
	clean(string(f), entries)
	for _, e := range entries {
		if e.IsDir() {
			below := filepath.Join(string(f), e.Name())
			inner, _ := os.ReadDir(below)
			clean(below, inner)
		}
	}
}

// old reports whether a temporary file is so old that no program writes it any more, where
// locks cannot tell.
func old(name string) bool {
	i, err := os.Lstat(name)
	return err == nil && time.Since(i.ModTime()) > time.Hour
}

func (f folder) read(name string) ([]byte, error) { return readFile(f.path(name)) }

func (f folder) write(name string, data []byte) error { return writeFile(f.path(name), data, 0o600) }

func (f folder) create(name string, data []byte) error {
	path := f.path(name)
	if _, err := os.Lstat(path); err == nil {
		return fs.ErrExist
	}
	return place(path, data, 0o600, func(temp string) error {
		if err := ask("link", path); err != nil {
			return err
		}
		err := os.Link(temp, path)
		if err == nil || errors.Is(err, fs.ErrExist) {
			return errors.Join(err, os.Remove(temp))
		}
		// A file system without hard links: the name is taken first, then replaced.
		taken, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil {
			return err
		}
		return errors.Join(taken.Close(), os.Rename(temp, path))
	})
}

func (f folder) append(name string) (io.WriteCloser, error) {
	path := f.path(name)
	if err := makeFolder(filepath.Dir(path)); err != nil {
		return nil, err
	}
	if err := ask("append", path); err != nil {
		return nil, err
	}
	h, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	return &file{f: h, path: path}, nil
}

func (f folder) list(prefix string, recursive bool) ([]Info, error) {
	var out []Info
	dir := path.Dir(prefix + "x")
	err := walk(f.path(dir), strings.TrimPrefix(dir+"/", "./"), recursive, parents(f.path(dir)), &out)
	if errors.Is(err, fs.ErrNotExist) && dir != "." {
		err = nil // a folder that nothing was written to yet
	}
	slices.SortFunc(out, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return out, err
}

// parents returns the folders above a folder, up to the root.
func parents(dir string) (list []fs.FileInfo) {
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	for up := filepath.Dir(dir); up != dir; dir, up = up, filepath.Dir(up) {
		if i, err := os.Stat(up); err == nil {
			list = append(list, i)
		}
	}
	return list
}

// walk adds to out the files in a folder, with prefix before their names, and those in
// the folders in it if recursive is set. Links are followed, but not back to a folder above.
// Hidden files are skipped, and so is what cannot be read below the first folder.
func walk(dir, prefix string, recursive bool, above []fs.FileInfo, out *[]Info) error {
	entries, err := os.ReadDir(dir)
	if err != nil && len(entries) == 0 {
		return err
	}
	here, err := os.Stat(dir)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(above, func(i fs.FileInfo) bool { return os.SameFile(i, here) }) {
		return nil
	}
	above = append(slices.Clip(above), here)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue
		}
		full := filepath.Join(dir, e.Name())
		info := e.Info
		if e.Type()&fs.ModeSymlink != 0 {
			info = func() (fs.FileInfo, error) { return os.Stat(full) }
		}
		i, err := info()
		if err != nil {
			continue // removed meanwhile, or a link to nothing
		}
		switch mode := i.Mode(); {
		case mode.IsRegular():
			*out = append(*out, Info{prefix + e.Name(), i.Size(), i.ModTime().UnixNano()})
		case mode.IsDir() && recursive:
			_ = walk(full, prefix+e.Name()+"/", recursive, above, out)
		}
	}
	return nil
}

func (f folder) remove(name string) error {
	if err := ask("remove", f.path(name)); err != nil {
		return err
	}
	return os.Remove(f.path(name))
}

func (f folder) rename(from, to string) error {
	from, to = f.path(from), f.path(to)
	if there, err := os.Lstat(to); err == nil {
		// Where a system ignores case, a file may get its own name in other letters.
		i, err := os.Lstat(from)
		if own := err == nil && os.SameFile(i, there) && from != to && strings.EqualFold(from, to); !own {
			return fs.ErrExist
		}
	}
	if err := makeFolder(filepath.Dir(to)); err != nil {
		return err
	}
	if err := ask("rename", to); err != nil {
		return err
	}
	return os.Rename(from, to)
}
