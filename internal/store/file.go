//go:build !js

package store

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"
)

// WriteFile replaces a file that a person names, atomically. A link is followed, and an
// existing file keeps its permissions. The error is an *Error.
func WriteFile(name string, data []byte, mode fs.FileMode) error {
	return wrap("write", name, writeFile(name, data, mode))
}

func writeFile(name string, data []byte, mode fs.FileMode) error {
	name, err := resolveLinks(name)
	if err != nil {
		return err
	}
	switch i, err := os.Stat(name); {
	case err == nil && i.Mode().IsRegular():
		mode = i.Mode().Perm()
	case err == nil:
		return errKind
	}
	return place(name, data, mode, func(temp string) error {
		if err := ask("rename", name); err != nil {
			return err
		}
		return os.Rename(temp, name)
	})
}

// maxLinks is how many links may lead to a file, one after the other.
const maxLinks = 40

// resolveLinks returns the file that links lead to, which need not exist. The error says that its folder does
// not: a drive may not be there now, and the link must not be replaced by a file meanwhile.
func resolveLinks(name string) (string, error) {
	if real, err := filepath.EvalSymlinks(name); err == nil {
		return real, nil
	}
	for range maxLinks {
		to, err := os.Readlink(name)
		if err != nil {
			return name, nil
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(name), to)
		}
		if _, err := os.Stat(filepath.Dir(to)); err != nil {
			return "", fmt.Errorf("it is a link, and leads into a folder that is not there: %w", err)
		}
		name = to
	}
	return "", fmt.Errorf("%s is a link that leads in a circle", name)
}

// place writes data to a temporary file beside name, syncs it, and calls put to give it
// its name.
func place(name string, data []byte, mode fs.FileMode, put func(temp string) error) (err error) {
	dir := filepath.Dir(name)
	if err := makeFolder(dir); err != nil {
		return err
	}
	t, err := createTemp(dir)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(t.Name()) // the first error is the one to tell
		}
	}()
	if mode != 0o600 {
		err = t.Chmod(mode)
	}
	if err == nil {
		_, err = writeTo(t, data)
	}
	if err == nil {
		err = syncTo(t)
	}
	shut := func() {
		if e := t.Close(); err == nil {
			err = e
		}
	}
	if onWindows { // where an open file cannot be renamed
		shut()
	}
	if err == nil {
		err = put(t.Name())
	}
	if !onWindows { // the lock holds until the file has its name
		shut()
	}
	if err == nil {
		syncFolder(dir)
	}
	return err
}

func makeFolder(dir string) error {
	if i, err := os.Stat(dir); err == nil && i.IsDir() {
		return nil
	}
	if err := ask("folder", dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o700)
}

func createTemp(dir string) (*os.File, error) {
	if err := ask("create", dir); err != nil {
		return nil, err
	}
	for {
		t, err := os.CreateTemp(dir, tempPrefix)
		if err != nil {
			return nil, err
		}
		if lockTemp(t) == nil {
			return t, nil
		}
		_ = t.Close() // a program that is starting removes it
	}
}

const onWindows = runtime.GOOS == "windows"

// syncFolder makes a rename survive a power failure on systems where folders can be
// synced. On others either the old or the new file is there, which is all that is
// promised.
func syncFolder(dir string) {
	if onWindows {
		return
	}
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

// syncAfter is how long appended data may stay in the system's memory, where a power
// failure would lose it.
const syncAfter = time.Second

// file is an appended file. Data reaches the disk within syncAfter; if that failed the
// next Write or Close says so.
type file struct {
	mu    sync.Mutex
	f     *os.File
	path  string
	timer *time.Timer // until it is synced; nil when all that was written is, or is being synced
	syncs int         // how many syncs are under way
	err   error
}

func (f *file) Write(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err != nil {
		return 0, f.err
	}
	n, err := writeTo(f.f, p)
	if err == nil && f.timer == nil {
		f.timer = time.AfterFunc(syncAfter, f.syncNow)
	}
	f.err = err
	return n, err
}

// syncNow writes what is pending to the disk, while further data are written: a slow disk must not
// hold up a match.
func (f *file) syncNow() {
	f.mu.Lock()
	f.timer = nil
	f.syncs++
	f.mu.Unlock()
	err := syncTo(f.f)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.syncs--
	f.synced(err)
}

// sync is syncNow for a caller that holds the lock.
func (f *file) sync() {
	if f.timer == nil && f.syncs == 0 {
		return
	}
	if f.timer != nil {
		f.timer.Stop()
		f.timer = nil
	}
	f.synced(syncTo(f.f))
}

// synced notes how a sync ended. The caller holds the lock.
func (f *file) synced(err error) {
	if f.err != nil {
		return
	}
	if err == nil && !stands(f.f, f.path) {
		err = errLost
	}
	f.err = err
}

// stands reports whether an open file is the one of that name.
func stands(h *os.File, path string) bool {
	mine, err := h.Stat()
	if err != nil {
		return false
	}
	now, err := os.Stat(path)
	return err == nil && os.SameFile(mine, now)
}

// Check reports whether the file still has its name.
func (f *file) Check() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.err == nil && !stands(f.f, f.path) {
		f.err = errLost
	}
	return f.err
}

func (f *file) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.sync()
	err := f.f.Close()
	if f.err != nil {
		err = f.err
	}
	f.err = fs.ErrClosed
	return err
}
