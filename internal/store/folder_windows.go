package store

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock opens the lock file of a file so that no other program can open it for writing;
// the system closes and removes it when the program ends.
func (f folder) lock(name string) (func(), error) {
	if err := os.MkdirAll(f.lockPath(""), 0o700); err != nil {
		return nil, err
	}
	path := f.lockPath(name)
	p, err := windows.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := windows.CreateFile(p, windows.GENERIC_READ|windows.GENERIC_WRITE|windows.DELETE,
		windows.FILE_SHARE_READ|windows.FILE_SHARE_DELETE, nil, windows.OPEN_ALWAYS,
		windows.FILE_ATTRIBUTE_NORMAL|windows.FILE_FLAG_DELETE_ON_CLOSE, 0)
	switch {
	case errors.Is(err, windows.ERROR_SHARING_VIOLATION), errors.Is(err, windows.ERROR_ACCESS_DENIED):
		return nil, &heldError{holder(readShared(p))}
	case err != nil:
		return nil, err
	}
	file := os.NewFile(uintptr(h), path)
	claim(file)
	return func() { _ = file.Close() }, nil
}

// readShared returns the contents of a file that another program has open for writing.
func readShared(path *uint16) []byte {
	h, err := windows.CreateFile(path, windows.GENERIC_READ,
		windows.FILE_SHARE_READ|windows.FILE_SHARE_WRITE|windows.FILE_SHARE_DELETE, nil, windows.OPEN_EXISTING, 0, 0)
	if err != nil {
		return nil
	}
	defer windows.CloseHandle(h)
	said := make([]byte, 300)
	var n uint32
	if err := windows.ReadFile(h, said, &n, nil); err != nil {
		return nil
	}
	return said[:n]
}

// lockTemp does nothing: an open file cannot be removed.
func lockTemp(*os.File) error { return nil }

// removeAbandoned removes a temporary file that no program writes any more. A file is closed
// before it gets its name, so that only its age can tell.
func removeAbandoned(name string) {
	if old(name) {
		_ = os.Remove(name) // tried again next time
	}
}
