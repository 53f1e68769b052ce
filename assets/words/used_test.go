package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// usage is the program's uses of texts.
type usage struct {
	// exact and prefixes are keys for Named and Counted: complete ones, and constant prefixes of
	// composed ones.
	exact, prefixes map[string]token.Position
	// functions are the functions used of this package: words.BzzzOdds.
	functions map[string]bool
}

// scan reads all sources except tests.
func scan(t *testing.T) (u usage) {
	t.Helper()
	u = usage{map[string]token.Position{}, map[string]token.Position{}, map[string]bool{}}
	fset := token.NewFileSet()
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "dist" || d.Name() == "testdata") {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(d.Name(), "text_") && filepath.Base(filepath.Dir(path)) == "words" {
			return nil
		}
		f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "words" {
					u.functions[n.Sel.Name] = true
				}
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.SelectorExpr); ok && len(n.Args) > 0 && (f.Sel.Name == "Named" || f.Sel.Name == "Counted") {
					u.asked(n.Args[0], fset)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// asked records a key for Named or Counted; one without a constant prefix is ignored.
func (u *usage) asked(key ast.Expr, fset *token.FileSet) {
	where := u.exact
	for {
		b, ok := key.(*ast.BinaryExpr)
		if !ok {
			break
		}
		key, where = b.X, u.prefixes
	}
	if l, ok := key.(*ast.BasicLit); ok && l.Kind == token.STRING {
		if s, err := strconv.Unquote(l.Value); err == nil {
			where[s] = fset.Position(l.Pos())
		}
	}
}

// TestUsedKeysExist finds texts for the keys of Named and Counted; the compiler checks the functions.
func TestUsedKeysExist(t *testing.T) {
	u := scan(t)
	tab, err := load("fr")
	if err != nil {
		t.Fatal(err)
	}
	for key, pos := range u.exact {
		if _, ok := tab[key]; !ok {
			t.Errorf("%s: there are no words for %q", pos, key)
		}
	}
	for p, pos := range u.prefixes {
		begins := false
		for key := range tab {
			begins = begins || strings.HasPrefix(key, p)
		}
		if !begins {
			t.Errorf("%s: no key begins with %q", pos, p)
		}
	}
	if len(u.prefixes) < 4 {
		t.Errorf("only %d keys are put together: the search is broken", len(u.prefixes))
	}
}

// TestTextsAreUsed lists the texts that no source uses: by function, or by key or prefix for Named and
// Counted.
func TestTextsAreUsed(t *testing.T) {
	u := scan(t)
	tab, err := load("fr")
	if err != nil {
		t.Fatal(err)
	}
	names, err := functionNames()
	if err != nil || len(names) < len(tab) {
		t.Fatalf("%d functions for %d texts: %v", len(names), len(tab), err)
	}
	for key := range tab {
		if _, exact := u.exact[key]; !exact && !u.functions[names[key]] && !named(u, key) {
			t.Errorf("nothing says %s: take it out of both languages", key)
		}
	}
}

// named reports whether a key is composed: "level." + l, or the names of a game's rules, options and
// levels.
func named(u usage, key string) bool {
	game, rest, _ := strings.Cut(key, ".")
	if game == "phone" {
		return true // the generator's tests check the page
	}
	for _, middle := range []string{"option.", "level.", "character.", "lobby."} {
		if strings.HasPrefix(rest, middle) && game != "settings" {
			return true
		}
	}
	for p := range u.prefixes {
		if strings.HasPrefix(key, p) {
			return true
		}
	}
	return false
}

// functionNames returns the generated functions, by key.
func functionNames() (map[string]string, error) {
	all := map[string]string{}
	files, err := filepath.Glob("text_*.go")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for _, m := range regexp.MustCompile(`(?s)func (\w+)\([^)]*\)? ?.*?key: "([^"]+)"`).FindAllStringSubmatch(string(data), -1) {
			all[m[2]] = m[1]
		}
	}
	return all, err
}

func TestTheFilesAreAllEmbedded(t *testing.T) {
	on, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range on {
		if d.IsDir() || strings.HasSuffix(d.Name(), ".go") {
			continue
		}
		if _, err := files.Open(d.Name()); err != nil {
			t.Errorf("%s is in no build: name it LANGUAGE.properties or .md", d.Name())
		}
	}
}
