package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// writers are the files outside internal/store that may write files by themselves, and
// why.
var writers = map[string]string{
	"scenes/console/console_windows.go": "the console of the system, and what the runtime writes when the program crashes",
	"scenes/trace/file.go":              "a diary for developers",
	"scenes/trace/things_file.go":       "a diary for developers",
	"scenes/hidden/picture.go":          "pictures for developers",
	"assets/words/gen/main.go":          "generates sources",
	"ai/brutal/oracle/main.go":          "generates a table of the sources",
}

// readers are the files outside internal/store that may read whole files by themselves,
// and why.
var readers = map[string]string{
	"arena/pipe/tree_linux.go":     "what Linux says of processes",
	"arena/vitals/system_linux.go": "what Linux says of the process",
	"assets/words/gen/main.go":     "reads sources",
}

// TestFilesAreWrittenByTheStore looks for calls that write files or read whole ones: only
// package store writes them whole or not at all, takes no name that is taken, and reads
// neither pipes nor what is too large.
func TestFilesAreWrittenByTheStore(t *testing.T) {
	wrote, read := map[string]bool{}, map[string]bool{}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		name = filepath.ToSlash(name)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "build" || name == "dist" || name == "internal/store" || name == "internal/e2e" || name == "rules/rulestest" || name == "scenes/kit/kittest" || strings.HasPrefix(d.Name(), ".") && name != "."):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			x, ok := call.X.(*ast.Ident)
			switch {
			case !ok || x.Name != "os":
			case slices.Contains([]string{"WriteFile", "Create", "OpenFile", "CreateTemp", "Rename"}, call.Sel.Name):
				if wrote[name] = true; writers[name] == "" {
					t.Errorf("%s calls os.%s: write through internal/store, so that a full disk or a kill leaves no half of a file", name, call.Sel.Name)
				}
			case call.Sel.Name == "ReadFile":
				if read[name] = true; readers[name] == "" {
					t.Errorf("%s calls os.ReadFile: call store.ReadFile, which waits for no pipe and ends", name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range writers {
		if !wrote[name] {
			t.Errorf("%s writes no file any more: take it off the list", name)
		}
	}
	for name := range readers {
		if !read[name] {
			t.Errorf("%s reads no file any more: take it off the list", name)
		}
	}
}
