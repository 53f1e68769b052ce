// Command typecheck tells what the compiler would not take on other systems: it checks
// the types of every package and of every test as each of them has it, from the sources
// alone. That is a tenth of the work of compiling everything for one more system.
//
//	typecheck windows/amd64 darwin/arm64
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

func main() {
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: typecheck SYSTEM/PROCESSOR…\n\nTells what of the packages here and of their tests does not compile there.")
	}
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	os.Exit(run(".", flag.Args(), os.Stdout))
}

// run checks the module in a folder for these targets, and returns the exit code.
func run(dir string, targets []string, out io.Writer) int {
	said := make([]string, len(targets))
	errs := make([]error, len(targets))
	var all sync.WaitGroup
	for i, target := range targets {
		all.Go(func() {
			n, err := check(dir, target)
			said[i], errs[i] = fmt.Sprintf("%s: %d packages and packages of tests", target, n), err
		})
	}
	all.Wait()
	code := 0
	for i := range targets {
		fmt.Fprintln(out, said[i])
		if errs[i] != nil {
			fmt.Fprintln(out, errs[i])
			code = 1
		}
	}
	return code
}

// listed is what go list tells of a package, as one system has it.
type listed struct {
	ImportPath, Dir, Name string
	Standard              bool
	Module                *struct {
		Main      bool
		GoVersion string
	}
	GoFiles   []string
	ImportMap map[string]string // what an import means, where that is not its own path
}

// list gives all packages and tests of the module and what they need, what is imported
// before who imports it.
func list(dir, system, processor string) ([]listed, error) {
	cmd := exec.Command("go", "list", "-deps", "-test", "-json=ImportPath,Dir,Name,Standard,Module,GoFiles,ImportMap", "./...")
	// With cgo go list would run the C compiler of another system.
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0")
	var errOut strings.Builder
	cmd.Stderr = &errOut
	data, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, errOut.String())
	}
	var all []listed
	for d := json.NewDecoder(strings.NewReader(string(data))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}

// check checks everything for one target, and says how many packages of the module that
// were.
func check(dir, target string) (int, error) {
	system, processor, ok := strings.Cut(target, "/")
	sizes := types.SizesFor("gc", processor)
	if !ok || sizes == nil {
		return 0, fmt.Errorf("%q is no SYSTEM/PROCESSOR as GOOS and GOARCH name them", target)
	}
	packages, err := list(dir, system, processor)
	if err != nil {
		return 0, err
	}
	files := token.NewFileSet()
	checked := map[string]*types.Package{"unsafe": types.Unsafe}
	own := 0
	var faults []error
	for _, p := range packages {
		// The main program of a test is written by go test.
		if p.ImportPath == "unsafe" || p.Name == "main" && strings.HasSuffix(p.ImportPath, ".test") {
			continue
		}
		ours := p.Module != nil && p.Module.Main
		if ours {
			own++
		}
		syntax, err := parse(files, p)
		if err != nil {
			return own, err
		}
		conf := types.Config{
			Importer: importer{checked, p.ImportMap},
			Sizes:    sizes,
			// Others answer for what their functions do, not for their declarations.
			IgnoreFuncBodies: !ours,
			Error: func(err error) {
				if ours {
					faults = append(faults, err)
				}
			},
		}
		if p.Module != nil && p.Module.GoVersion != "" {
			conf.GoVersion = "go" + p.Module.GoVersion
		}
		checked[p.ImportPath], _ = conf.Check(p.ImportPath, files, syntax, nil)
	}
	return own, errors.Join(faults...)
}

func parse(files *token.FileSet, p listed) ([]*ast.File, error) {
	var syntax []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		syntax = append(syntax, f)
	}
	return syntax, nil
}

// importer finds what a package imports among what was checked before.
type importer struct {
	checked map[string]*types.Package
	means   map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if other := i.means[path]; other != "" {
		path = other
	}
	if p := i.checked[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("%s is not there on this system", path)
}
