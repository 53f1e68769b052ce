package store

import (
	"io"
	"os"
)

// MaxSize is the largest number of bytes that is read from a file.
const MaxSize = 64 << 20

// ReadFile returns the contents of a file that a person names, up to MaxSize bytes.
// Folders, devices and pipes are refused. The error is an *Error.
func ReadFile(name string) ([]byte, error) {
	data, err := readFile(name)
	return data, wrap("read", name, err)
}

func readFile(name string) ([]byte, error) {
	// Opening a pipe blocks until another program writes to it.
	i, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !i.Mode().IsRegular():
		return nil, errKind
	case i.Size() > MaxSize:
		return nil, errSize
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, MaxSize+1))
	if err == nil && len(data) > MaxSize {
		return nil, errSize
	}
	return data, err
}
