// Mutate breaks the program on purpose, one small change after the other, and says
// which of the changes no test notices:
//
//	go run ./build/mutate [--only NAME,…] [--list] [--json] [--docs]
//
// It is run from the root of the repository. mutations.toml is the table: each entry
// names a file, a text that stands in it once, what replaces it, and the package
// whose own tests have to fail then. The file itself is never changed: go test reads
// the replaced text through -overlay. A test that reads source files by itself, as
// those at the root do, sees the unchanged ones, and cannot kill a mutation.
//
// Existing tools were looked at first. gremlins v0.6.0 mutates by eleven operators
// (a comparison's bound, plus for minus, …) wherever they apply: it finds 548 places
// in rules/empire alone, and runs the tests for each of the 460 that they reach. It can name no single mutation by file and text, and can delete no
// statement or call, which is how a promise is usually broken (a record that is not
// kept, a flag that is not cleared). go-mutesting removes statements, but takes no
// list of chosen changes either, and could not be installed from the module proxy.
package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// page is where --docs writes, from the root of the repository.
const page = "docs/mutations.md"

// least is the part of the mutations that has to be killed, in percent.
const least = 95

//go:embed mutations.toml
var mutationsTOML string

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, ".", mutationsTOML, os.Args[1:], os.Stdout, os.Stderr))
}

const usage = `go run ./build/mutate: applies each mutation of build/mutate/mutations.toml and runs the tests that have to fail.

%s
It exits 1 when less than %d %% are killed, when an entry no longer fits the source or
does not compile, or when tests fail without any mutation. A package that needs a
display needs one here: xvfb-run -a go run ./build/mutate.
`

// run is the program in the module at root; what it returns is its exit code.
func run(ctx context.Context, root, table string, args []string, stdout, stderr io.Writer) int {
	f := pflag.NewFlagSet("mutate", pflag.ContinueOnError)
	f.SetOutput(io.Discard)
	only := f.StringSlice("only", nil, "apply these alone, by `NAME`, or all of a package, as ./rules/empire")
	list := f.Bool("list", false, "name all mutations, and apply none")
	asJSON := f.Bool("json", false, "write the results as a line of JSON for each mutation")
	docs := f.Bool("docs", false, "write "+page+" as well; all mutations have to be applied for that")
	help := f.BoolP("help", "h", false, "say this, and quit")
	err := f.Parse(args)
	if err == nil && f.NArg() > 0 {
		err = fmt.Errorf("%q is no argument", f.Arg(0))
	}
	if err == nil && *docs && len(*only) > 0 {
		err = errors.New("--docs tells of all mutations, so --only cannot stand beside it")
	}
	if err != nil {
		fmt.Fprintf(stderr, "mutate: %v; --help lists the arguments\n", err)
		return 2
	}
	if *help {
		fmt.Fprintf(stdout, usage, f.FlagUsages(), least)
		return 0
	}
	all, err := readTable(table)
	if err != nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 1
	}
	chosen, err := choose(all, *only)
	if err != nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 2
	}
	if *list {
		for _, m := range chosen {
			fmt.Fprintf(stdout, "%-32s %-20s %s\n", m.Name, m.Test, m.Breaks)
		}
		return 0
	}
	results, err := tryAll(ctx, root, chosen, stderr)
	if err == nil {
		err = report(results, *asJSON, stdout)
	}
	if err == nil && *docs {
		err = os.WriteFile(page, []byte(Page(results)), 0o644)
	}
	if err == nil {
		err = judge(results)
	}
	if err != nil {
		fmt.Fprintln(stderr, "mutate:", err)
		return 1
	}
	return 0
}

// choose is the mutations that --only names, or all.
func choose(all []Mutation, only []string) ([]Mutation, error) {
	if len(only) == 0 {
		return all, nil
	}
	for _, want := range only {
		if !slices.ContainsFunc(all, func(m Mutation) bool { return m.Name == want || m.Test == want }) {
			return nil, fmt.Errorf("no mutation and no package of the table is called %q; --list names them", want)
		}
	}
	var chosen []Mutation
	for _, m := range all {
		if slices.Contains(only, m.Name) || slices.Contains(only, m.Test) {
			chosen = append(chosen, m)
		}
	}
	return chosen, nil
}

// report writes what became of each mutation, and the sum.
func report(results []Result, asJSON bool, w io.Writer) error {
	if asJSON {
		e := json.NewEncoder(w)
		for _, r := range results {
			if err := e.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	for _, r := range results {
		if _, err := fmt.Fprintln(w, r); err != nil {
			return err
		}
	}
	killed, all := count(results)
	_, err := fmt.Fprintf(w, "%d of %d killed\n", killed, all)
	return err
}

// count is how many mutations were killed, of how many that fit the source.
func count(results []Result) (killed, all int) {
	for _, r := range results {
		switch r.Outcome {
		case Killed:
			killed++
			all++
		case Survived:
			all++
		}
	}
	return killed, all
}

// judge says what is wrong with the results, or nil.
func judge(results []Result) error {
	var problems []error
	var survivors []string
	for _, r := range results {
		switch r.Outcome {
		case Survived:
			survivors = append(survivors, r.Name)
		case Unfit:
			problems = append(problems, fmt.Errorf("%s: %s", r.Name, r.Note))
		}
	}
	if killed, all := count(results); 100*killed < least*all {
		problems = append(problems, fmt.Errorf("%d of %d are killed, and %d %% is the least; these survive: %s", killed, all, least, strings.Join(survivors, ", ")))
	}
	return errors.Join(problems...)
}
