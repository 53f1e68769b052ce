package kittest

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ludotheque/scenes/hidden"
)

// Main is the TestMain of a package that has scenes: the tests run in a hidden
// window, and when all of them have run, every scene of the package and every
// thing that it lets be pressed has been seen by a [Sight]. So no screen, sheet
// or panel to come can be forgotten. It does not return.
func Main(m *testing.M) { hidden.Main(&audience{m}) }

// audience is the tests of a package, and who asks afterwards what they saw.
type audience struct{ *testing.M }

// seen is what every Sight of this package's tests has seen: scenes by their
// types, those that were drawn and measured, and things by their names.
var seen = struct{ scenes, drawn, things map[string]bool }{map[string]bool{}, map[string]bool{}, map[string]bool{}}

// Run is [hidden.Runner]'s.
func (a *audience) Run() int {
	code := a.M.Run()
	if code != 0 || !everything() {
		return code
	}
	files, err := Sources(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	for _, name := range Scenes(files) {
		if !seen.scenes[name] {
			fmt.Fprintf(os.Stderr, "FAIL: no test holds the scene %s to what can be seen of it (kittest.Sight)\n", name)
			code = 1
		} else if !seen.drawn[name] {
			fmt.Fprintf(os.Stderr, "FAIL: no test draws the scene %s in its usual look, to measure its contrasts\n", name)
			code = 1
		}
	}
	for _, name := range Things(files) {
		if !seen.things[name] {
			fmt.Fprintf(os.Stderr, "FAIL: no test that looks at a screen (kittest.Sight) has %q on it\n", name)
			code = 1
		}
	}
	return code
}

// everything says whether no test was left out.
func everything() bool {
	for _, name := range [...]string{"test.run", "test.skip", "test.list"} {
		if flag.Lookup(name).Value.String() != "" {
			return false
		}
	}
	return true
}

// Sources are the files of a folder's package that are no tests.
func Sources(dir string) ([]*ast.File, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// Scenes are the types that are scenes, by their Update; a game's front end is seen
// by the scene that all games share.
func Scenes(files []*ast.File) []string {
	var names []string
	frontEnd, own := false, false
	for _, f := range files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if ok && fn.Recv == nil && fn.Name.Name == "FrontEnd" {
				frontEnd = true
			}
			if !ok || fn.Recv == nil || fn.Name.Name != "Update" || len(fn.Type.Params.List) != 1 || !isType(fn.Type.Params.List[0].Type, "input", "Frame") {
				continue
			}
			if star, ok := fn.Recv.List[0].Type.(*ast.StarExpr); ok {
				name := star.X
				if generic, ok := name.(*ast.IndexListExpr); ok {
					name = generic.X
				}
				names = append(names, fmt.Sprintf("%s.%s", f.Name.Name, name))
				own = own || strings.HasSuffix(names[len(names)-1], ".Scene")
			}
		}
	}
	if frontEnd && !own {
		names = append(names, "play.Scene")
	}
	return names
}

// isType says whether an expression is that type, or a pointer to it.
func isType(e ast.Expr, pkg, name string) bool {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && x.Name == pkg && s.Sel.Name == name
}

// isScroll says whether a call opens an area that scrolls, whose name no test
// presses.
func isScroll(c *ast.CallExpr) bool {
	s, ok := c.Fun.(*ast.SelectorExpr)
	return ok && slices.Contains([]string{"Scroll", "ScrollText", "ScrollTo"}, s.Sel.Name)
}

// Things are the names of what can be pressed, as they are written into [ui.ID]s.
func Things(files []*ast.File) []string {
	names := map[string]bool{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && isScroll(call) {
				return false
			}
			c, ok := n.(*ast.CompositeLit)
			if !ok || !isType(c.Type, "ui", "ID") || len(c.Elts) == 0 {
				return true
			}
			e := c.Elts[0]
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				e = kv.Value
			}
			if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil {
					names[s] = true
				}
			}
			return true
		})
	}
	return slices.Sorted(maps.Keys(names))
}
