package main

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"github.com/BurntSushi/toml"
)

//go:embed figures.toml
var figuresTOML string

// Run is one command that measures, as figures.toml has it.
type Run struct {
	// Name is what --only takes; Title heads its table, Note stands under it.
	Name, Title, Note string
	// Command is what measures, for a shell; it may be left out with By "sizes"
	// and "tests".
	Command string
	// By says what is read: "bench" (the default), what go test -bench writes;
	// "json", the last line of JSON that the command writes; "sizes", the files
	// of dist; "tests", how many tests there are.
	By string
	// Row is what is told of it.
	Row []Row
}

// Row picks figures out of what a run measured.
type Row struct {
	// What says it to a reader. A * stands for what the * of Key stood for.
	What string
	// Key names the figure: a package's folder, a dot, a benchmark without its
	// "Benchmark", a space and the unit ("menu.Settled/title ns/op"); a key of JSON, with dots between levels; a file. One * in it stands
	// for anything, and then every figure of that kind gets a row.
	Key string
	// Scale multiplies it; Unit is what it is then.
	Scale float64
	Unit  string
	// AtMost and AtLeast are its limits, in Unit.
	AtMost, AtLeast *float64
}

// readRuns reads what is measured, and says what is wrong with it.
func readRuns(text string) ([]Run, error) {
	var all struct{ Run []Run }
	meta, err := toml.Decode(text, &all)
	if err != nil {
		return nil, fmt.Errorf("figures.toml: %w", err)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("figures.toml: nothing is known of %v", unknown)
	}
	seen := map[string]bool{}
	for i := range all.Run {
		r := &all.Run[i]
		if r.By == "" {
			r.By = "bench"
		}
		if err := r.check(); err != nil {
			return nil, fmt.Errorf("figures.toml: run %q: %w", r.Name, err)
		}
		if seen[r.Name] {
			return nil, fmt.Errorf("figures.toml: there are two runs %q", r.Name)
		}
		seen[r.Name] = true
		for j := range r.Row {
			if r.Row[j].Scale == 0 {
				r.Row[j].Scale = 1
			}
		}
	}
	return all.Run, nil
}

func (r *Run) check() error {
	switch {
	case r.Name == "" || strings.ContainsAny(r.Name, ", \t"):
		return errors.New("its name is empty, or has a comma or a space")
	case r.Title == "":
		return errors.New("it has no title")
	case len(r.Row) == 0:
		return errors.New("it has no row")
	}
	switch r.By {
	case "bench", "json":
		if r.Command == "" {
			return errors.New("it has no command")
		}
	case "sizes", "tests":
	default:
		return fmt.Errorf("by is %q; it may be bench, json, sizes or tests", r.By)
	}
	for _, row := range r.Row {
		if row.What == "" || row.Key == "" {
			return errors.New("a row says no what, or no key")
		}
		if strings.Count(row.Key, "*") > 1 {
			return fmt.Errorf("the key %q has more than one *", row.Key)
		}
		if strings.Contains(row.What, "*") != strings.Contains(row.Key, "*") {
			return fmt.Errorf("%q and its key %q do not both have a *", row.What, row.Key)
		}
	}
	return nil
}

// measure runs the command and picks the rows.
func (r *Run) measure(ctx context.Context) ([]Figure, error) {
	var raw []sample
	var err error
	switch r.By {
	case "sizes":
		raw, err = sizes("dist")
	case "tests":
		raw, err = countTests(".")
	default:
		var out []byte
		out, err = output(ctx, r.Command)
		if err != nil {
			return nil, err
		}
		if r.By == "json" {
			raw, err = readJSON(out)
		} else {
			raw, err = readBench(out)
		}
	}
	if err != nil {
		return nil, err
	}
	return pick(r.Row, raw)
}

// output runs a command in a shell and gives what it wrote to its standard
// output; what it says of its progress goes where ours goes.
func output(ctx context.Context, command string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "bash", "-c", "set -o pipefail; "+command)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = io.MultiWriter(&out, os.Stderr), os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: %w", command, err)
	}
	return out.Bytes(), nil
}

// pick makes the figures of the rows, in their order. A row that nothing was
// measured for is an error: a benchmark that was renamed must not go unseen.
func pick(rows []Row, raw []sample) ([]Figure, error) {
	var figures []Figure
	for _, row := range rows {
		before, after, pattern := strings.Cut(row.Key, "*")
		found := false
		for _, s := range raw {
			middle := ""
			if pattern {
				rest, ok := strings.CutPrefix(s.key, before)
				if !ok {
					continue
				}
				if middle, ok = strings.CutSuffix(rest, after); !ok {
					continue
				}
			} else if s.key != row.Key {
				continue
			}
			found = true
			figures = append(figures, Figure{
				What: strings.Replace(row.What, "*", strings.ReplaceAll(middle, "_", " "), 1), Value: s.value * row.Scale,
				Unit: row.Unit, AtMost: row.AtMost, AtLeast: row.AtLeast,
			})
		}
		if !found {
			return nil, fmt.Errorf("nothing was measured for %q (key %q)", row.What, row.Key)
		}
	}
	return figures, nil
}
