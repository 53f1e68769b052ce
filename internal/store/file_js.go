package store

import "io/fs"

// WriteFile fails: a page cannot write files.
func WriteFile(name string, _ []byte, _ fs.FileMode) error {
	return wrap("write", name, fs.ErrPermission)
}
