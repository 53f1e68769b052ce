// Command trim makes a WebAssembly program of Go smaller. It takes out what only the traces
// of a crash want: the tables that say which line of which file an instruction is from, and
// with which arguments a function was called. They are a tenth of what a browser downloads.
// A trace names its functions as before; the runtime says "?" for a file that it does not
// find. The table by which the runtime finds the function of an instruction is written when
// the program starts: it is a quarter of what a browser would unpack. The programs for
// desktops keep theirs.
//
//	go run ./build/trim FILE
package main

import (
	"fmt"
	"io"
	"os"
)

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

func run(args []string, stderr io.Writer) int {
	if len(args) != 1 || args[0] == "" || args[0][0] == '-' {
		fmt.Fprintln(stderr, "trim FILE: takes the numbers of lines out of a WebAssembly program of Go")
		return 2
	}
	if err := trimFile(args[0]); err != nil {
		fmt.Fprintf(stderr, "trim: %s: %v\n", args[0], err)
		return 1
	}
	return 0
}

func trimFile(name string) error {
	program, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	m, err := readModule(program)
	if err != nil {
		return err
	}
	t, err := findTables(m.memory)
	if err != nil {
		return err
	}
	if err := t.removeLines(); err != nil {
		return err
	}
	if err := m.shrinkBuckets(t.count); err != nil {
		return err
	}
	return os.WriteFile(name, m.bytes(), 0o755)
}
