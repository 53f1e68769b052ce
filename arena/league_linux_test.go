package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestALeagueThatIsKilled kills a league without warning in the middle: its bots end, and the same
// command plays the rest.
func TestALeagueThatIsKilled(t *testing.T) {
	pids := t.TempDir()
	file, dir := leagueFile(t, "think = \"1m\"\nrounds = 20", "easy", "bot counted "+pids)
	results := filepath.Join(dir, "results.jsonl")
	cmd := exec.Command(os.Args[0], "league", file, "--jobs", "2")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	wait(t, "two results and a match under way", func() bool {
		text, _ := os.ReadFile(results) // there is none at first
		bots, _ := os.ReadDir(pids)
		n := bytes.Count(text, []byte("\n"))
		return n >= 2 && len(bots) > n
	})
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // it was killed
	list, err := os.ReadDir(pids)
	if err != nil || len(list) < 3 {
		t.Fatalf("%d bots were started, %v", len(list), err)
	}
	for _, f := range list {
		pid, err := strconv.Atoi(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		wait(t, "the end of a bot", func() bool { return !running(pid) })
	}
	before, err := os.ReadFile(results)
	if err != nil {
		t.Fatal(err)
	}
	if done := bytes.Count(before, []byte("\n")); done > freeBots {
		t.Fatalf("%d matches were played, with bots of which %d can play", done, freeBots)
	}
	if err := os.WriteFile(filepath.Join(pids, goOn), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	// As if it had been killed in the middle of a line:
	if err := os.WriteFile(results, append(bytes.Clone(before), `{"match":"0123`...), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := arena(t, "league", file, "--jobs", "2"); code != 0 || !strings.HasSuffix(errs, "that are damaged or do not fit their match, and do not count: 1\n") {
		t.Fatalf("the damaged result should be reported: %d %s", code, errs)
	}
	after, err := os.ReadFile(results)
	if err != nil || !bytes.HasPrefix(after, before) || bytes.Count(after, []byte(`{"match":"`)) != 41 {
		t.Errorf("%d lines, %v", bytes.Count(after, []byte("\n")), err)
	}
	if s := played(t, file, dir); len(s.Left(1, 1)) != 0 || len(s.Results) != 40 {
		t.Errorf("%d matches are left", len(s.Left(1, 1)))
	}
}

// wait polls for a condition that has no event.
func wait(t *testing.T, what string, happened func() bool) {
	t.Helper()
	for end := time.Now().Add(4 * time.Minute); !happened(); {
		if time.Now().After(end) {
			t.Fatalf("%s: not within four minutes", what)
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// running reports whether a process is alive; a zombie is not.
func running(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	_, rest, _ := bytes.Cut(text, []byte(") "))
	return len(rest) > 0 && rest[0] != 'Z' && rest[0] != 'X'
}
