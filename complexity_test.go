package main_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// What a reader can hold in mind of one function. A branch is what go on either way:
// if, for, a case, && and ||; a function has one more way through it than branches.
const (
	mostLines = 60
	mostWays  = 25
)

// mostMethods is how many methods of its own a type of the front ends may have: one
// with more does several jobs, each of which wants a type with a name.
const mostMethods = 40

// size is how large a function is.
type size struct{ lines, ways int }

// sizeOf measures a function, what is written inside it included.
func sizeOf(files *token.FileSet, fn *ast.FuncDecl) size {
	s := size{files.Position(fn.End()).Line - files.Position(fn.Pos()).Line + 1, 1}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			s.ways++
		case *ast.CaseClause:
			if n.List != nil { // or it is the default, which is no way more
				s.ways++
			}
		case *ast.CommClause:
			if n.Comm != nil {
				s.ways++
			}
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				s.ways++
			}
		}
		return true
	})
	return s
}

// receiver is the type that a function is a method of, "" for one that is none, and
// whether it takes a pointer.
func receiver(fn *ast.FuncDecl) (name string, pointer bool) {
	if fn.Recv == nil {
		return "", false
	}
	of := fn.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of, pointer = star.X, true
	}
	switch x := of.(type) {
	case *ast.IndexExpr:
		of = x.X
	case *ast.IndexListExpr:
		of = x.X
	}
	return fmt.Sprint(of), pointer
}

// functionName is a function's name: folder, receiver, name.
func functionName(dir string, fn *ast.FuncDecl) string {
	name := fn.Name.Name
	if of, pointer := receiver(fn); pointer {
		name = fmt.Sprintf("(*%s).%s", of, name)
	} else if of != "" {
		name = fmt.Sprintf("%s.%s", of, name)
	}
	return path.Join(dir, name)
}

func TestFunctionsStaySmall(t *testing.T) {
	n := 0
	each(t, func(dir, file string, _ *ast.File) {
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			n++
			s, name := sizeOf(files, fn), functionName(dir, fn)
			if s.lines <= mostLines && s.ways <= mostWays {
				continue
			}
			t.Errorf("%s in %s has %d lines and complexity %d, and %d and %d are the most: part it by what it does", name, file, s.lines, s.ways, mostLines, mostWays)
		}
	})
	if n < 1000 {
		t.Errorf("only %d functions were found: the search is broken", n)
	}
}

func TestTypesDoOneJob(t *testing.T) {
	methods := map[string]int{}
	each(t, func(dir, _ string, f *ast.File) {
		if !strings.HasPrefix(dir, "scenes") {
			return
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				if of, _ := receiver(fn); of != "" {
					methods[dir+"."+of]++
				}
			}
		}
	})
	for _, name := range slices.Sorted(maps.Keys(methods)) {
		if n := methods[name]; n > mostMethods {
			t.Errorf("%s has %d methods, and %d are the most: part it into types that each do one job, and embed or hold them", name, n, mostMethods)
		}
	}
	if n := methods["scenes/ui.canvas"]; n < 20 {
		t.Errorf("%d methods of scenes/ui.canvas were found: the search is broken", n)
	}
}

func TestSizesAreMeasured(t *testing.T) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "toy.go", `package toy

func (t *Toy[T]) Play(a, b bool) {
	for range 3 {
		if a && b || !a {
			func() { _ = a || b }()
		}
	}
	switch {
	case a:
	default:
	}
}
`, 0)
	if err != nil {
		t.Fatal(err)
	}
	fn := f.Decls[0].(*ast.FuncDecl)
	if got := sizeOf(files, fn); got != (size{11, 7}) {
		t.Errorf("%+v, want 11 lines and complexity 7", got)
	}
	if got := functionName("x/toy", fn); got != "x/toy/(*Toy).Play" {
		t.Errorf("it is called %q", got)
	}
}
