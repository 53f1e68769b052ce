package store

import "io/fs"

// ReadFile finds nothing: a page has no files that a person could name.
func ReadFile(name string) ([]byte, error) { return nil, wrap("read", name, fs.ErrNotExist) }
