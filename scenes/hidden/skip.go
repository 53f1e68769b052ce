package hidden

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// skip prints on w which tests a package skips for lack of a display, so that "ok" is not misread. It
// returns the exit code.
func skip(m Runner, w io.Writer) int {
	names, err := listed(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "no display, and the tests that are left out cannot be listed:", err)
		return 1
	}
	if v := flag.Lookup("test.v"); v != nil && v.Value.String() != "false" {
		for _, name := range names {
			fmt.Fprintf(w, "=== RUN   %s\n--- SKIP: %s (0.00s)\n", name, name)
		}
	}
	fmt.Fprintf(w, "no display: %d tests left out (build/test brings one)\n", len(names))
	// Of the output of a passing package, go test shows only this line's meaning: it adds "[no tests
	// to run]" to its own line.
	fmt.Fprint(w, "testing: warning: no tests to run\nPASS\n")
	return 0
}

// listed returns the names of the tests that would run, without benchmarks and examples.
func listed(m Runner) ([]string, error) {
	if !flag.Parsed() {
		flag.Parse()
	}
	pattern := flag.Lookup("test.run").Value.String()
	if pattern == "" {
		pattern = "."
	}
	// The part of -run after a slash is about subtests.
	pattern, _, _ = strings.Cut(pattern, "/")
	if err := flag.Set("test.list", pattern); err != nil {
		return nil, err
	}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	stdout := os.Stdout
	os.Stdout = write
	done := make(chan []string)
	go func() {
		var names []string
		for lines := bufio.NewScanner(read); lines.Scan(); {
			if name := lines.Text(); strings.HasPrefix(name, "Test") || strings.HasPrefix(name, "Fuzz") {
				names = append(names, name)
			}
		}
		done <- names
	}()
	code := m.Run()
	os.Stdout = stdout
	write.Close()
	names := <-done
	read.Close()
	if code != 0 {
		return nil, fmt.Errorf("listing them ended with exit code %d", code)
	}
	return names, nil
}
