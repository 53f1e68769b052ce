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

// usage is where the program names words.
type usage struct {
	exact    map[string]token.Position
	prefixes map[string]token.Position // of keys put together at run time
	literals map[string]bool           // every text in the sources
	// functions are what is asked of this package: words.BzzzOdds.
	functions map[string]bool
}

// scan reads all sources but tests.
func scan(t *testing.T) (u usage) {
	t.Helper()
	u = usage{map[string]token.Position{}, map[string]token.Position{}, map[string]bool{}, map[string]bool{}}
	fset := token.NewFileSet()
	root := filepath.Join("..", "..")
	add := func(e ast.Expr) {
		switch e := e.(type) {
		case *ast.BasicLit:
			if s, err := strconv.Unquote(e.Value); err == nil && s != "" && e.Kind == token.STRING {
				u.exact[s] = fset.Position(e.Pos())
			}
		case *ast.BinaryExpr:
			for left := ast.Expr(e); ; {
				b, ok := left.(*ast.BinaryExpr)
				if !ok {
					if l, ok := left.(*ast.BasicLit); ok && l.Kind == token.STRING {
						if s, err := strconv.Unquote(l.Value); err == nil {
							u.prefixes[s] = fset.Position(l.Pos())
						}
					}
					break
				}
				left = b.X
			}
		}
	}
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
			case *ast.BasicLit:
				if s, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
					u.literals[s] = true
				}
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "words" {
					u.functions[n.Sel.Name] = true
				}
			case *ast.CallExpr:
				if name := called(n.Fun); len(n.Args) > 0 && (name == "T" || name == "Say" || name == "words.Key") {
					add(n.Args[0])
				}
			case *ast.CompositeLit:
				switch called(n.Type) {
				case "Text", "Phrase", "Notice", "Label":
					for i, e := range n.Elts {
						kv, ok := e.(*ast.KeyValueExpr)
						if !ok {
							if i == 0 && called(n.Type) != "Label" {
								add(e)
							}
							continue
						}
						if id, ok := kv.Key.(*ast.Ident); ok && (id.Name == "Key" || id.Name == "Word") {
							add(kv.Value)
						}
					}
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

// called is the name of a function or type, with its package for words.Key.
func called(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && x.Name == "words" && e.Sel.Name == "Key" {
			return "words.Key"
		}
		return e.Sel.Name
	}
	return ""
}

var keyLike = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+\.?$`)

func TestEveryWordThatIsSaidExists(t *testing.T) {
	u := scan(t)
	tab, err := load("fr")
	if err != nil {
		t.Fatal(err)
	}
	begins := func(p string) bool {
		for key := range tab {
			if strings.HasPrefix(key, p) {
				return true
			}
		}
		return false
	}
	n := 0
	for key, pos := range u.exact {
		if _, ok := tab[key]; ok {
			n++
		} else if keyLike.MatchString(key) {
			t.Errorf("%s: there are no words for %q", pos, key)
		}
	}
	for p, pos := range u.prefixes {
		if keyLike.MatchString(p) && !begins(p) {
			t.Errorf("%s: no key begins with %q", pos, p)
		}
	}
	t.Logf("%d keys are named in full, %d by their beginning", n, len(u.prefixes))
}

// TestEveryWordIsSaid names the texts that no source asks for: by its function,
// by the beginning of a key for Named and Counted, or, where a game still asks so,
// by its key.
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
		if !u.literals[key] && !u.functions[names[key]] && !named(u, key) {
			t.Errorf("nothing says %s: take it out of both languages", key)
		}
	}
}

// named says that a key is put together: "level." + l, or, for what a game's
// rules name, its options and levels.
func named(u usage, key string) bool {
	game, rest, _ := strings.Cut(key, ".")
	for _, middle := range []string{"option.", "level.", "lobby.who", "seed.note"} {
		if strings.HasPrefix(rest, middle) && game != "settings" {
			return true
		}
	}
	for lit := range u.literals {
		if strings.HasSuffix(lit, ".") && len(lit) > 1 && strings.HasPrefix(key, lit) {
			return true
		}
		// An ending of a key: keys[0] + ".short".
		if base, ok := strings.CutSuffix(key, lit); ok && strings.HasPrefix(lit, ".") && u.literals[base] {
			return true
		}
	}
	return false
}

// functionNames are the generated functions, by key.
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
