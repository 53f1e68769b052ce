//go:build !windows

package console

import "os"

// Open gives the standard output and the standard error.
func Open() *Console { return &Console{Out: os.Stdout, Err: os.Stderr} }
