package kittest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ludotheque/assets/words"
)

// Words is for games that ask for words by [kit.Kit.T], and goes with it. It
// finds each text in the sources of the test's package that begins with
// one of the prefixes, separated by |, and looks like a key of words; it has to
// have words in every language, unless it is an effect. There are at least so
// many.
func Words(t testing.TB, prefixes string, least int) {
	t.Helper()
	key := regexp.MustCompile(`^(` + prefixes + `)\.[a-zA-Z.-]+$`)
	effects := Effects(t)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	n := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(node ast.Node) bool {
			l, ok := node.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(l.Value)
			if err != nil || !key.MatchString(s) || effects[s] {
				return true
			}
			n++
			for _, lang := range words.Languages {
				if !words.New(lang).Has(s) {
					t.Errorf("%s: no words in %s for %q", fset.Position(l.Pos()), lang, s)
				}
			}
			return true
		})
	}
	if n < least {
		t.Errorf("only %d keys were found: the search is broken", n)
	}
}
