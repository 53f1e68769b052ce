package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Outcome is what became of a mutation.
type Outcome string

// The outcomes.
const (
	Killed   Outcome = "killed"   // a test failed, as it should
	Survived Outcome = "survived" // all tests of the package passed
	Unfit    Outcome = "unfit"    // the entry does not fit the source, or does not compile
)

// Result is a mutation and what became of it.
type Result struct {
	Mutation
	Outcome Outcome `json:"outcome"`
	// By is the test that failed first, "the time limit", or empty.
	By string `json:"by,omitempty"`
	// Seconds is how long compiling and testing took.
	Seconds float64 `json:"seconds"`
	// Note says why it is unfit.
	Note string `json:"note,omitempty"`
}

// String is the line that the program prints.
func (r Result) String() string {
	line := fmt.Sprintf("%-8s %6.1f s  %s", r.Outcome, r.Seconds, r.Name)
	switch {
	case r.By != "":
		line += " (" + r.By + ")"
	case r.Note != "":
		line += ": " + r.Note
	}
	return line
}

// tryAll tries the mutations one after the other, and tells progress. The error is the
// disk's, or says that somebody broke off.
func tryAll(ctx context.Context, root string, chosen []Mutation, progress io.Writer) ([]Result, error) {
	work, err := os.MkdirTemp("", "mutate-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	t := &trial{root: root, work: work, baselines: map[tests]baseline{}}
	results := make([]Result, 0, len(chosen))
	for i := range chosen {
		m := &chosen[i]
		of := tests{m.Test, m.Run}
		if _, known := t.baselines[of]; !known {
			fmt.Fprintf(progress, "mutate: %s without a mutation\n", strings.TrimSpace(m.Test+" "+m.Run))
			t.baselines[of] = t.measure(ctx, of)
		}
		r, err := t.try(ctx, m)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(progress, "mutate: %d/%d %s\n", i+1, len(chosen), r)
		results = append(results, r)
	}
	return results, nil
}

// trial is where mutations are tried.
type trial struct {
	root, work string
	baselines  map[tests]baseline
}

// tests is a package, and which of its tests.
type tests struct{ pkg, run string }

// baseline is what tests do without a mutation.
type baseline struct {
	// limit is how long they may take with one, which may make a loop endless.
	limit time.Duration
	// failed is what they said, when they failed: then nothing can be learned of them.
	failed string
}

// measure runs tests without a mutation.
func (t *trial) measure(ctx context.Context, of tests) baseline {
	begin := time.Now()
	out, err := t.test(ctx, of, 20*time.Minute)
	switch {
	case err != nil:
		return baseline{failed: fmt.Sprintf("the tests of %s fail without a mutation: %v\n%s", of.pkg, err, out)}
	case idle.Match(out):
		return baseline{failed: fmt.Sprintf("no test of %s is called %q", of.pkg, of.run)}
	}
	return baseline{limit: 30*time.Second + 4*time.Since(begin)}
}

// try applies one mutation and runs the tests that have to fail.
func (t *trial) try(ctx context.Context, m *Mutation) (Result, error) {
	r := Result{Mutation: *m}
	file, err := filepath.Abs(filepath.Join(t.root, filepath.FromSlash(m.File)))
	if err != nil {
		return r, err
	}
	source, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		r.Outcome, r.Note = Unfit, m.File+" is not there any more"
		return r, nil
	}
	if err != nil {
		return r, err
	}
	changed, err := m.apply(string(source))
	if err != nil {
		r.Outcome, r.Note = Unfit, err.Error()
		return r, nil
	}
	overlay, err := t.overlay(file, changed)
	if err != nil {
		return r, err
	}
	of := tests{m.Test, m.Run}
	known := t.baselines[of]
	if ctx.Err() == nil && known.failed != "" {
		r.Outcome, r.Note = Unfit, known.failed
		return r, nil
	}
	begin := time.Now()
	out, err := t.test(ctx, of, known.limit, "-overlay="+overlay)
	r.Seconds = time.Since(begin).Seconds()
	switch {
	case ctx.Err() != nil:
		return r, errors.New("broken off")
	case err == nil:
		r.Outcome = Survived
	case unbuilt.Match(out):
		r.Outcome, r.Note = Unfit, "it does not compile: "+strings.TrimSpace(string(out))
	default:
		r.Outcome, r.By = Killed, by(out)
	}
	return r, nil
}

// overlay writes what go test reads instead of a file, and returns the path of the
// list that says so.
func (t *trial) overlay(file, text string) (string, error) {
	instead := filepath.Join(t.work, filepath.Base(file))
	if err := os.WriteFile(instead, []byte(text), 0o644); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]map[string]string{"Replace": {file: instead}})
	if err != nil {
		return "", err
	}
	name := filepath.Join(t.work, "overlay.json")
	return name, os.WriteFile(name, list, 0o644)
}

// test runs tests until the first fails. With CI set, a test whose
// display is missing fails, and is not left out.
func (t *trial) test(ctx context.Context, of tests, limit time.Duration, flags ...string) ([]byte, error) {
	args := append([]string{"test", "-count=1", "-failfast", "-vet=off", "-run=" + of.run, "-timeout=" + limit.Round(time.Second).String()}, flags...)
	cmd := exec.CommandContext(ctx, "go", append(args, of.pkg)...)
	cmd.Dir, cmd.Env = t.root, append(os.Environ(), "CI=true")
	// go test passes an interrupt on to the test's program; a kill would leave that one.
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	return cmd.CombinedOutput()
}

var (
	unbuilt = regexp.MustCompile(`(?m)^FAIL\s+\S+ \[(build|setup) failed\]$`)
	failed  = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)
	idle    = regexp.MustCompile(`\[no tests to run\]|\[no test files\]`)
	late    = regexp.MustCompile(`(?m)^panic: test timed out after`)
)

// by is which test failed first, from what go test wrote.
func by(out []byte) string {
	if late.Match(out) {
		return "the time limit"
	}
	if m := failed.FindSubmatch(out); m != nil {
		return string(m[1])
	}
	return "the package"
}
