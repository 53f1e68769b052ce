package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"
	"testing"
)

// literals counts what a package writes by hand although scenes/ui has a name for
// it.
type literals struct {
	// sizes of type, as ui.Type{Size: 18} or t.Sized(18).
	sizes int
	// colors, as ui.Hex(0xF6EFE0).
	colors int
	// seeds of the edges of sheets, as ui.Sheet{Seed: 7}.
	seeds int
}

// literalSize is the least number that is a size of type and no factor.
const literalSize = 8

// largest is the largest number that an expression is written with, or -1.
func largest(x ast.Expr) float64 {
	most := -1.0
	ast.Inspect(x, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && (lit.Kind == token.INT || lit.Kind == token.FLOAT) {
			if v, err := strconv.ParseFloat(lit.Value, 64); err == nil {
				most = max(most, v)
			}
		}
		return true
	})
	return most
}

// lastName is what a name means in its own package: "Hex" of ui.Hex.
func lastName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	}
	return ""
}

// literalsOf counts the literals of a file. Where colors are at home they do not
// count.
func literalsOf(f *ast.File, colors bool) literals {
	var n literals
	ast.Inspect(f, func(node ast.Node) bool {
		switch x := node.(type) {
		case *ast.CallExpr:
			switch lastName(x.Fun) {
			case "Hex":
				if !colors {
					n.colors++
				}
			case "Sized":
				if len(x.Args) == 1 && largest(x.Args[0]) >= literalSize {
					n.sizes++
				}
			}
		case *ast.AssignStmt:
			for i, to := range x.Lhs {
				if sel, ok := to.(*ast.SelectorExpr); ok && sel.Sel.Name == "Size" && i < len(x.Rhs) && largest(x.Rhs[i]) >= literalSize {
					n.sizes++
				}
			}
		case *ast.CompositeLit:
			kind := lastName(x.Type)
			if kind == "Color" && len(x.Elts) > 0 && !colors {
				n.colors++
			}
			for _, e := range x.Elts {
				kv, ok := e.(*ast.KeyValueExpr)
				if !ok {
					continue
				}
				switch key := lastName(kv.Key); {
				case key == "Size" && (kind == "Type" || kind == "Button" || kind == "") && largest(kv.Value) >= literalSize:
					n.sizes++
				case key == "Seed" && kind == "Sheet" && largest(kv.Value) >= 0:
					n.seeds++
				}
			}
		}
		return true
	})
	return n
}

// The painter of a board (scenes/GAME/board) measures and paints as its board wants;
// the colours of a game are in its look.go. Everything else takes its sizes, colours
// and edges from scenes/ui.
func TestSizesColoursAndSeedsHaveNames(t *testing.T) {
	got := map[string]literals{}
	each(t, func(dir, file string, f *ast.File) {
		base := path.Base(file)
		if !strings.HasPrefix(dir, "scenes/") || path.Base(dir) == "board" || dir == "scenes/ui" && (base == "tokens.go" || base == "skin.go") {
			return
		}
		home := base == "look.go" || dir == "scenes/ui" && (base == "seats.go" || base == "color.go")
		n, sum := literalsOf(f, home), got[dir]
		got[dir] = literals{sum.sizes + n.sizes, sum.colors + n.colors, sum.seeds + n.seeds}
	})
	for dir, n := range got {
		if n != (literals{}) {
			t.Errorf("%s writes %+v by hand: take a name from scenes/ui/tokens.go or skin.go, or put a colour of the game into its look.go", dir, n)
		}
	}
}

func TestLiteralsAreCounted(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "toy.go", `package toy

var (
	kind = ui.Type{Face: ui.Nunito600, Size: 18 / scale}
	same = ui.Type{Size: ui.SizeText * 1.2}
	pink = ui.Hex(0xFF00FF)
	grey = ui.Color{0.5, 0.5, 0.5, 1}
	none ui.Color
	cut  = ui.Sheet{Color: ui.Color{}, Seed: 3 + i, Radius: 9}
	own  = ui.Sheet{Seed: seat}
	game = rules.Setup{Seed: 12}
)

func paint() {
	p.Label("a", r, ui.Body.Sized(17), ui.Left)
	p.Label("a", r, ui.Body.Sized(r.H*0.4), ui.Left)
	t.Size = 30
	t.Size = min(t.Size, r.H)
}
`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	if got := literalsOf(f, false); got != (literals{3, 2, 1}) {
		t.Errorf("%+v, want 3 sizes, 2 colours and 1 seed", got)
	}
	if got := literalsOf(f, true); got.colors != 0 {
		t.Errorf("%d colours count where colours are at home", got.colors)
	}
}
