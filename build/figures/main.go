// Figures measures what docs/quality.md tells, and writes that page:
//
//	go run ./build/figures [--only NAME,…] [--list] [--page]
//
// It is run from the root of the repository; build/quality installs what it
// needs and brings a display. What is measured stands in figures.toml. A run
// that is not asked for, or fails, keeps the figures that it had, with their
// date: docs/quality.json holds them.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"
)

// Where the figures are kept, and the page that is made of them, from the root.
const (
	kept = "docs/quality.json"
	page = "docs/quality.md"
)

// errBeyond is a figure beyond its limit.
var errBeyond = errors.New("beyond its limit")

func main() {
	flags := pflag.NewFlagSet("figures", pflag.ContinueOnError)
	only := flags.StringSlice("only", nil, "measure these alone, and keep the other figures")
	list := flags.Bool("list", false, "name what can be measured")
	again := flags.Bool("page", false, "measure nothing, only write the page again")
	switch err := flags.Parse(os.Args[1:]); {
	case errors.Is(err, pflag.ErrHelp):
		return
	case err == nil && flags.NArg() > 0:
		err = fmt.Errorf("%q is no argument", flags.Arg(0))
		fallthrough
	case err != nil:
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(2)
	}
	runs, err := readRuns(figuresTOML)
	if err != nil {
		fail(1, err)
	}
	if *list {
		for _, r := range runs {
			fmt.Printf("%-18s %s\n", r.Name, r.Title)
		}
		return
	}
	if *again {
		if err := write(runs); err != nil {
			fail(1, err)
		}
		return
	}
	chosen, err := choose(runs, *only)
	if err != nil {
		fail(2, err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx, runs, chosen); err != nil {
		fail(1, err)
	}
}

func fail(code int, err error) {
	fmt.Fprintln(os.Stderr, "figures:", err)
	os.Exit(code)
}

// choose is the runs that are named, or all.
func choose(runs []Run, names []string) ([]Run, error) {
	if len(names) == 0 {
		return runs, nil
	}
	var chosen []Run
	for _, name := range names {
		at := slices.IndexFunc(runs, func(r Run) bool { return r.Name == name })
		if at < 0 {
			return nil, fmt.Errorf("nothing is measured by the name %q; --list names what is", name)
		}
		chosen = append(chosen, runs[at])
	}
	return chosen, nil
}

// measure makes the chosen runs one after the other and writes the page after
// each, so that whoever breaks off loses one.
func measure(ctx context.Context, runs, chosen []Run) error {
	had, err := load(kept)
	if err != nil {
		return err
	}
	var problems []error
	for _, r := range chosen {
		fmt.Fprintf(os.Stderr, "figures: %s: %s\n", r.Name, r.Command)
		begin := time.Now()
		figures, err := r.measure(ctx)
		if err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", r.Name, err))
			if ctx.Err() != nil {
				break
			}
			continue
		}
		fmt.Fprintf(os.Stderr, "figures: %s took %.0f s\n", r.Name, time.Since(begin).Seconds())
		had[r.Name] = Measured{Date: begin.UTC().Format(time.DateOnly), Commit: commit(), Machine: machine(), Figures: figures}
		if err := save(kept, had); err != nil {
			return err
		}
		if err := os.WriteFile(page, []byte(Page(runs, had)), 0o644); err != nil {
			return err
		}
	}
	for _, r := range chosen {
		for _, f := range had[r.Name].Figures {
			if f.beyond() {
				problems = append(problems, fmt.Errorf("%s: %s: %s is %w of %s", r.Name, f.What, f.value(), errBeyond, f.limit()))
			}
		}
	}
	return errors.Join(problems...)
}

// write makes the page of the figures that are kept.
func write(runs []Run) error {
	had, err := load(kept)
	if err != nil {
		return err
	}
	return os.WriteFile(page, []byte(Page(runs, had)), 0o644)
}

// commit is what was measured, with a plus when files were changed since.
func commit() string {
	out, err := exec.Command("git", "rev-parse", "--short=10", "HEAD").Output()
	if err != nil {
		return "unknown"
	}
	// The page itself is changed by measuring.
	dirty, _ := exec.Command("git", "status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs/quality.*").Output()
	id := strings.TrimSpace(string(out))
	if len(dirty) > 0 {
		id += "+"
	}
	return id
}

// machine is what it was measured on.
func machine() string {
	cpu := runtime.GOARCH
	if info, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.Lines(string(info)) {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
				cpu = strings.TrimSpace(value)
				break
			}
		}
	}
	out, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		out = []byte(runtime.Version())
	}
	return fmt.Sprintf("%s/%s, %d cores of %s, %s", runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), cpu, strings.TrimSpace(string(out)))
}
