package store

import "io/fs"

// ReadFile fails: a page has no files that a person could name.
func ReadFile(name string) ([]byte, error) { return nil, wrap("read", name, fs.ErrNotExist) }

// WriteFile fails: a page cannot write files.
func WriteFile(name string, _ []byte, _ fs.FileMode) error {
	return wrap("write", name, fs.ErrPermission)
}
