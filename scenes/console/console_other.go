//go:build !windows

package console

import (
	"os"

	"ludotheque/internal/text"
)

// Open gives the standard output and the standard error, without control characters.
func Open() *Console { return &Console{Out: text.NewWriter(os.Stdout), Err: text.NewWriter(os.Stderr)} }
