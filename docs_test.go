package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documents is the text of README.md and of every page below docs that is written by
// hand, by file name.
func documents(t *testing.T) map[string]string {
	t.Helper()
	pages := map[string]string{}
	for _, pattern := range []string{"README.md", "CONTRIBUTING.md", "docs/*.md", "docs/rulings/*.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no page, %v", pattern, err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			pages[name] = string(text)
		}
	}
	return pages
}

func TestLinksLeadToFiles(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:\s]+)(?:#[^)\s]*)?\)`)
	command := regexp.MustCompile(`(?:^|[\s` + "`" + `(])(build/[a-z]+)\b`)
	n := 0
	for name, text := range documents(t) {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			n++
			if _, err := os.Stat(filepath.Join(filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", name, m[1])
			}
		}
		for _, m := range command.FindAllStringSubmatch(text, -1) {
			n++
			if _, err := os.Stat(m[1]); err != nil {
				t.Errorf("%s: there is no %s", name, m[1])
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d links and commands were found: the search is broken", n)
	}
}

// TestRulingsAreWritten looks in docs/rulings for every number that a comment or the
// name of a test cites, and in the code for every test that a page names.
func TestRulingsAreWritten(t *testing.T) {
	pages := documents(t)
	written := map[string]bool{}
	for name, text := range pages {
		if strings.HasPrefix(filepath.ToSlash(name), "docs/rulings/") {
			for _, m := range regexp.MustCompile(`(?m)^\| ([A-Z]\d+) \|`).FindAllStringSubmatch(text, -1) {
				written[m[1]] = true
			}
		}
	}
	if len(written) < 160 {
		t.Fatalf("only %d rulings were found: the search is broken", len(written))
	}

	tests := map[string]bool{}
	number := regexp.MustCompile(`\b([ZMBAS])0?(\d{1,2})\b`)
	cited := func(file, text string) {
		for _, m := range number.FindAllStringSubmatch(text, -1) {
			if !written[m[1]+m[2]] {
				t.Errorf("%s cites %s%s, which is not in docs/rulings", file, m[1], m[2])
			}
		}
	}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := d.Name()
		if d.IsDir() && name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "dist") {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(base, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, c := range f.Comments {
			cited(name, c.Text())
		}
		for _, decl := range f.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && strings.HasSuffix(base, "_test.go") && fn.Recv == nil {
				tests[fn.Name.Name] = true
				if strings.HasPrefix(filepath.ToSlash(name), "rules/") {
					cited(name, strings.ReplaceAll(strings.TrimPrefix(fn.Name.Name, "Test"), "_", " "))
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range pages {
		for _, m := range regexp.MustCompile(`\b((?:Test|Benchmark)[A-Z]\w*)`).FindAllStringSubmatch(text, -1) {
			if !tests[m[1]] {
				t.Errorf("%s names %s, which there is not", name, m[1])
			}
		}
	}
}
