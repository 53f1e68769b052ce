package art

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestUsedNamesExist searches the screens' code for names of drawings, since a missing drawing would
// silently show nothing.
func TestUsedNamesExist(t *testing.T) {
	have := map[string]bool{}
	domains := map[string]bool{}
	for _, n := range Names() {
		have[n] = true
		domain, _, _ := strings.Cut(n, "/")
		domains[domain] = true
	}
	name := regexp.MustCompile(`^[a-z]+/[a-z0-9-]+$`)
	asked := 0
	err := filepath.WalkDir("../../scenes", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(lit.Value)
			if err != nil || !name.MatchString(s) {
				return true
			}
			if domain, _, _ := strings.Cut(s, "/"); !domains[domain] {
				return true
			}
			asked++
			if !have[s] {
				t.Errorf("%s: there is no drawing %q", set.Position(lit.Pos()), s)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if asked == 0 {
		t.Error("no drawing is asked for: has the place of the screens changed?")
	}
}
