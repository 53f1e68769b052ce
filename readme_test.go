package main_test

import (
	"cmp"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/catalog"
)

// TestTheReadmeNamesEveryFolder looks for the folders at the top and in those of
// code, and for every test that stands at the top.
func TestTheReadmeNamesEveryFolder(t *testing.T) {
	page := readme(t)
	n := 0
	for _, dir := range []string{".", "rules", "ai", "arena", "scenes", "assets", "build", "docs", "internal"} {
		found, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range found {
			name := f.Name()
			switch {
			case isGame(name) && dir != ".": // the page tells of games by their names
				continue
			case name == "testdata", name == "bin", name == "dist", strings.HasPrefix(name, "."): // of tests, made, or hidden
				continue
			case f.IsDir():
				name += "/"
			case dir != "." || !strings.HasSuffix(name, "_test.go"):
				continue
			}
			if n++; !strings.Contains(page, name) {
				t.Errorf("README.md does not name %s", path.Join(dir, name))
			}
		}
	}
	if n < 40 {
		t.Errorf("only %d folders were found: the search is broken", n)
	}
}

// TestDocumentsNameTestsThatThereAre looks for every test that docs name as what holds a
// promise.
func TestDocumentsNameTestsThatThereAre(t *testing.T) {
	there := map[string]bool{}
	err := filepath.WalkDir(".", func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() && (strings.HasPrefix(d.Name(), ".") && file != "." || d.Name() == "dist") {
			return cmp.Or(err, error(fs.SkipDir))
		}
		if !strings.HasSuffix(file, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(file)
		for _, m := range regexp.MustCompile(`(?m)^func ((?:Test|Benchmark)\w+)`).FindAllSubmatch(text, -1) {
			there[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile("`((?:Test|Benchmark)[A-Z]\\w+)").FindAllSubmatch(text, -1) {
			if n++; !there[string(m[1])] {
				t.Errorf("%s names %s, which there is not", page, m[1])
			}
		}
	}
	if n < 60 {
		t.Errorf("only %d tests are named: the search is broken", n)
	}
}

// TestTheReadmeNamesEveryModule looks for what go.mod requires itself, with its
// version where that is one that people write.
func TestTheReadmeNamesEveryModule(t *testing.T) {
	page := readme(t)
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	release := regexp.MustCompile(`^v\d+\.\d+\.\d+$`)
	n := 0
	for _, m := range regexp.MustCompile(`(?m)^\t(\S+) (v\S+)$`).FindAllStringSubmatch(string(mod), -1) {
		name, version := path.Base(regexp.MustCompile(`/v\d+$`).ReplaceAllString(m[1], "")), m[2]
		if n++; !strings.Contains(page, name) {
			t.Errorf("README.md does not say what %s is for", m[1])
		}
		if release.MatchString(version) && !strings.Contains(page, version) {
			t.Errorf("README.md does not name %s of %s", version, m[1])
		}
	}
	if n < 10 {
		t.Errorf("only %d modules were found: the search is broken", n)
	}
}

func readme(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

// isGame says whether a name is the id of a game of the catalogue.
func isGame(name string) bool {
	return slices.ContainsFunc(catalog.Games(), func(e *catalog.Entry) bool { return e.ID == name })
}
