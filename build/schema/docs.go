package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
)

// docs is the comments of packages, read when they are asked for.
type docs struct {
	root     string // of the module
	packages map[string]*comments
}

// comments is those of one package.
type comments struct{ types map[string]*typeDoc }

// typeDoc is what the comments say of a type.
type typeDoc struct {
	text string
	// form is what MarshalJSON says it writes.
	form   string
	fields map[string]string
	// values are the type's constants in the order of their declaration; "" for
	// one without a comment.
	values []string
}

// about is what to say of the type.
func (t *typeDoc) about() string {
	if t.form == "" || strings.Contains(t.text, "JSON") { // it says so already
		return t.text
	}
	return strings.TrimSpace(t.text + " Written as " + t.form)
}

// of is the comments of a named type; those of another module are not read.
func (d *docs) of(t reflect.Type) (*typeDoc, error) {
	dir, ok := strings.CutPrefix(t.PkgPath(), "ludotheque/")
	if !ok {
		return &typeDoc{}, nil
	}
	p := d.packages[dir]
	if p == nil {
		var err error
		if p, err = read(filepath.Join(d.root, filepath.FromSlash(dir))); err != nil {
			return nil, err
		}
		d.packages[dir] = p
	}
	return p.of(t.Name()), nil
}

func (c *comments) of(name string) *typeDoc {
	if c.types[name] == nil {
		c.types[name] = &typeDoc{fields: map[string]string{}}
	}
	return c.types[name]
}

func read(dir string) (*comments, error) {
	c := &comments{map[string]*typeDoc{}}
	list, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range list {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, e.Name()), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, decl := range f.Decls {
			if m, ok := decl.(*ast.FuncDecl); ok {
				c.addForm(m)
			}
			g, ok := decl.(*ast.GenDecl)
			if !ok {
				continue
			}
			switch g.Tok {
			case token.TYPE:
				c.addTypes(g)
			case token.CONST:
				c.addConstants(g)
			}
		}
	}
	return c, nil
}

// addForm adds what a type's MarshalJSON says it writes.
func (c *comments) addForm(m *ast.FuncDecl) {
	if m.Recv == nil || m.Name.Name != "MarshalJSON" {
		return
	}
	receiver := m.Recv.List[0].Type
	if star, ok := receiver.(*ast.StarExpr); ok {
		receiver = star.X
	}
	form, ok := strings.CutPrefix(words(m.Doc), m.Name.Name+" writes ")
	if id, named := receiver.(*ast.Ident); named && ok {
		c.of(id.Name).form = form
	}
}

func (c *comments) addTypes(g *ast.GenDecl) {
	for _, spec := range g.Specs {
		s := spec.(*ast.TypeSpec)
		t := c.of(s.Name.Name)
		text := words(s.Doc)
		if text == "" {
			text = words(g.Doc)
		}
		t.text = text
		fields, ok := s.Type.(*ast.StructType)
		if !ok {
			continue
		}
		for _, f := range fields.Fields.List {
			text := words(f.Doc)
			if text == "" {
				text = words(f.Comment)
			}
			for _, n := range f.Names {
				t.fields[n.Name] = text
			}
		}
	}
}

func (c *comments) addConstants(g *ast.GenDecl) {
	var t *typeDoc
	for _, spec := range g.Specs {
		s := spec.(*ast.ValueSpec)
		if s.Values != nil { // otherwise it goes on as the one before
			t = nil
			if id, ok := s.Type.(*ast.Ident); ok {
				t = c.of(id.Name)
			}
		}
		if t == nil {
			continue
		}
		text := words(s.Doc)
		if text == "" {
			text = words(s.Comment)
		}
		for _, n := range s.Names {
			// "EventLaid: a bee was laid" and "Worker carries 12" begin with
			// a name that the reader of a schema never meets.
			short := strings.TrimPrefix(text, n.Name)
			t.values = append(t.values, strings.TrimLeft(short, ": "))
		}
	}
}

// link is a link of a comment, as in [Event].
var link = regexp.MustCompile(`\[([A-Za-z][A-Za-z0-9_.]*)\]`)

// words is a comment on one line.
func words(g *ast.CommentGroup) string {
	return link.ReplaceAllString(strings.Join(strings.Fields(g.Text()), " "), "$1")
}
