package words

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"testing"
)

var unused = flag.Bool("unused", false, "fail for words that no screen says")

// usage is where the program names words.
type usage struct {
	exact    map[string]token.Position
	prefixes map[string]token.Position // of keys put together at run time
	literals map[string]bool           // every text in the sources
}

// scan reads all sources but tests.
func scan(t *testing.T) (u usage) {
	t.Helper()
	u = usage{map[string]token.Position{}, map[string]token.Position{}, map[string]bool{}}
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
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
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

// TestEveryWordIsSaid is for tidying up: it needs screens that are finished.
func TestEveryWordIsSaid(t *testing.T) {
	if !*unused {
		t.Skip("run with -unused to find words that no screen says")
	}
	u := scan(t)
	tab, err := load("fr")
	if err != nil {
		t.Fatal(err)
	}
	var idle []string
next:
	for key := range tab {
		if u.literals[key] {
			continue
		}
		for lit := range u.literals {
			if strings.HasSuffix(lit, ".") && strings.HasPrefix(key, lit) {
				continue next
			}
		}
		idle = append(idle, key)
	}
	sort.Strings(idle)
	for _, key := range idle {
		t.Errorf("no screen says %s", key)
	}
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
