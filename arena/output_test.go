package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOutputToAFullDisk runs every command with output to a full disk.
func TestOutputToAFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this system has no /dev/full")
	}
	defer full.Close()
	calls := [][]string{
		{"--help"}, {"--version"}, {"games"}, {"games", "--json"},
		{"play", "null"}, {"play", "null", "--json"}, {"play", "null", "--games", "2"},
		{"soak", "null", "--games", "1", "--keep", t.TempDir()},
	}
	for _, c := range commands() {
		calls = append(calls, []string{c.name, "--help"})
	}
	record := recorded(t)[0]
	calls = append(calls, []string{"replay", record}, []string{"replay", "--step", "0", record})
	file, _ := leagueFile(t, "", "easy", "hard")
	calls = append(calls, []string{"league", file}, []string{"league", file, "--count"}, []string{"league", file, "--report", "--json"})
	for _, args := range calls {
		var errs bytes.Buffer
		a := &app{in: strings.NewReader(""), out: full, err: &errs}
		if code := a.run(t.Context(), args); code != exitFailed || !strings.Contains(errs.String(), "the output could not be written") {
			t.Errorf("arena %s: code %d, %q", strings.Join(args, " "), code, errs.String())
		}
	}
	if _, err := os.Stat(filepath.Join(filepath.Dir(file), "summer.league", "report.html")); err != nil {
		t.Error("the report is not written where the table could not be printed")
	}
}

// A terminal obeys no name of a file.
func TestNoControlCharactersReachATerminal(t *testing.T) {
	out, errs, code := arena(t, "replay", recorded(t)[0], filepath.Join(t.TempDir(), "a\x1b[2J\u202e.record"))
	if want := `a\u001b[2J\u202e.record`; code != exitFailed || !strings.Contains(out+errs, want) || strings.ContainsAny(out+errs, "\x1b\u202e") {
		t.Errorf("code %d: %q, %q; want %s", code, out, errs, want)
	}
	var log sink
	l := newAsyncLog()
	l.tell(&log, "one\ntwo")
	l.close()
	if log.String() != "one\n    two\n" {
		t.Errorf("the log is %q", log.String())
	}
}
