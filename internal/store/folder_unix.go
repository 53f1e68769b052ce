//go:build unix

package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// lock locks the lock file of a file; the system unlocks it when the program ends.
func (f folder) lock(name string) (func(), error) {
	if err := os.MkdirAll(f.lockPath(""), 0o700); err != nil {
		return nil, err
	}
	path := f.lockPath(name)
	for {
		h, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			return nil, err
		}
		err = flock(h)
		switch {
		case errors.Is(err, syscall.EWOULDBLOCK):
			said, _ := io.ReadAll(io.LimitReader(h, 300))
			_ = h.Close()
			return nil, &heldError{holder(said)}
		case err != nil:
			_ = h.Close()
			return func() {}, nil // a file system without locks
		}
		// Unlocking removes the file: then another program may have locked a new one.
		if !stands(h, path) {
			_ = h.Close()
			continue
		}
		claim(h)
		return func() {
			_ = os.Remove(path) // a file that stays is locked again by the next
			_ = h.Close()
		}, nil
	}
}

func flock(h *os.File) error {
	for {
		if err := syscall.Flock(int(h.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != syscall.EINTR {
			return err
		}
	}
}

// lockTemp locks a new temporary file for as long as it is open. It fails if a program that
// sweeps the folder has just removed it.
func lockTemp(h *os.File) error {
	err := flock(h)
	if err != nil && !errors.Is(err, syscall.EWOULDBLOCK) {
		return nil // a file system without locks
	}
	if err == nil && !stands(h, h.Name()) {
		err = os.ErrNotExist
	}
	return err
}

// removeAbandoned removes a temporary file that no program has open.
func removeAbandoned(name string) {
	h, err := os.OpenFile(name, os.O_RDWR|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
	if err != nil {
		return
	}
	defer h.Close() // ends the lock, so that a process that has just created the file sees that it is gone
	err = flock(h)
	if err == nil || !errors.Is(err, syscall.EWOULDBLOCK) && old(name) { // old: a file system without locks
		_ = os.Remove(name) // tried again next time
	}
}
