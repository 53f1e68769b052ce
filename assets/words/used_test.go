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

// usage is how the program asks for words.
type usage struct {
	// exact and prefixes are keys for Named and Counted: whole, and the beginnings
	// of those that are put together at run time.
	exact, prefixes map[string]token.Position
	// functions are what is asked of this package: words.BzzzOdds.
	functions map[string]bool
}

// scan reads all sources but tests.
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

// asked notes a key that Named or Counted is asked for; one that begins with what is
// known only at run time is left out.
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

// TestEveryKeyThatIsAskedForExists finds texts for the keys of Named and Counted: that
// the functions have theirs is for the compiler to say.
func TestEveryKeyThatIsAskedForExists(t *testing.T) {
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

// TestEveryWordIsSaid names the texts that no source asks for: by its function, or
// by its key or the beginning of it for Named and Counted.
func TestEveryWordIsSaid(t *testing.T) {
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

// named says that a key is put together: "level." + l, or, for what a game's
// rules name, its options and levels.
func named(u usage, key string) bool {
	game, rest, _ := strings.Cut(key, ".")
	if game == "phone" {
		return true // the generator's tests look into the page
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
