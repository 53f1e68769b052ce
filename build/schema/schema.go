package main

import (
	"encoding"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"reflect"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
)

// generate is the files of a game, by name.
func generate(root string, e *catalog.Entry) (map[string][]byte, error) {
	docs := &docs{root: root, packages: map[string]*comments{}}
	files := map[string][]byte{}
	for _, f := range []struct {
		kind, title string
		t           reflect.Type
	}{
		{"view", "What a seat may know", e.ViewType},
		{"action", "What a seat may do", e.ActionType},
	} {
		text, err := file(f.t, docs, fmt.Sprintf("%s: %s, version %d", f.title, e.ID, e.Version))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.kind, err)
		}
		files[e.ID+"."+f.kind+".json"] = text
	}
	return files, nil
}

// messages is the files of what a table and its guests tell each other, by name.
func messages(root string) (map[string][]byte, error) {
	docs := &docs{root: root, packages: map[string]*comments{}}
	files := map[string][]byte{}
	for _, f := range []struct {
		name, title string
		t           reflect.Type
	}{
		{"table.host.json", "What a table tells a guest", reflect.TypeFor[table.ToGuest]()},
		{"table.guest.json", "What a guest tells a table", reflect.TypeFor[table.ToHost]()},
	} {
		text, err := file(f.t, docs, fmt.Sprintf("%s: protocol %d", f.title, table.Protocol))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		files[f.name] = text
	}
	return files, nil
}

// file is the file of a type.
func file(t reflect.Type, docs *docs, title string) ([]byte, error) {
	s, err := document(t, docs)
	if err != nil {
		return nil, err
	}
	s.Schema = "https://json-schema.org/draft/2020-12/schema"
	s.Title = title
	s.Comment = "Generated from the Go types by go run ./build/schema."
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return nil, err
	}
	return append(text, '\n'), nil
}

// document is the schema of a type. Named types of this module have schemas of
// their own, under $defs.
func document(root reflect.Type, docs *docs) (*jsonschema.Schema, error) {
	for root.Kind() == reflect.Pointer {
		root = root.Elem()
	}
	named := map[reflect.Type]bool{}
	reach(root, named)
	names := defNames(named)
	refs := map[reflect.Type]*jsonschema.Schema{}
	for t, name := range names {
		refs[t] = &jsonschema.Schema{Ref: "#/$defs/" + name}
	}
	defs := map[string]*jsonschema.Schema{}
	for t, name := range names {
		s, err := define(t, refs, docs)
		if err != nil {
			return nil, err
		}
		defs[name] = s
	}
	s := defs[names[root]]
	if s == nil {
		return nil, fmt.Errorf("%s is no type of this module: give the game one of its own", root)
	}
	s.Defs = map[string]*jsonschema.Schema{}
	use(s, defs, s.Defs)
	return s, nil
}

// defNames is what each type is called under $defs: its name, and its package
// before it when others have the same.
func defNames(named map[reflect.Type]bool) map[reflect.Type]string {
	count := map[string]int{}
	for t := range named {
		count[t.Name()]++
	}
	names := map[reflect.Type]string{}
	for t := range named {
		names[t] = t.Name()
		if count[t.Name()] > 1 {
			names[t] = path.Base(t.PkgPath()) + "." + t.Name()
		}
	}
	return names
}

// use gathers the definitions that a schema refers to: types that are only
// embedded are not among them.
func use(s *jsonschema.Schema, defs, used map[string]*jsonschema.Schema) {
	if s == nil {
		return
	}
	if name, ok := strings.CutPrefix(s.Ref, "#/$defs/"); ok && used[name] == nil {
		used[name] = defs[name]
		use(defs[name], defs, used)
	}
	for _, p := range s.Properties {
		use(p, defs, used)
	}
	for _, p := range append(s.AnyOf, s.Items, s.AdditionalProperties) {
		use(p, defs, used)
	}
}

// ours says whether a type is a named one of this module, or writes its JSON
// itself.
func ours(t reflect.Type) bool {
	return t.Name() != "" && t.PkgPath() != "" && (strings.HasPrefix(t.PkgPath(), "ludotheque/") || writesItself(t))
}

var (
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

func implements(t, i reflect.Type) bool { return t.Implements(i) || reflect.PointerTo(t).Implements(i) }

func writesItself(t reflect.Type) bool {
	return implements(t, jsonMarshaler) || implements(t, textMarshaler)
}

// reach gathers the named types that the JSON of a type is made of.
func reach(t reflect.Type, named map[reflect.Type]bool) {
	if named[t] {
		return
	}
	if ours(t) {
		named[t] = true
		if writesItself(t) {
			return
		}
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
		reach(t.Elem(), named)
	case reflect.Struct:
		for _, f := range reflect.VisibleFields(t) {
			if f.IsExported() && !f.Anonymous && f.Tag.Get("json") != "-" {
				reach(f.Type, named)
			}
		}
	}
}

// define is the schema of a named type.
func define(t reflect.Type, refs map[reflect.Type]*jsonschema.Schema, docs *docs) (*jsonschema.Schema, error) {
	about, err := docs.of(t)
	if err != nil {
		return nil, err
	}
	if implements(t, jsonMarshaler) {
		return &jsonschema.Schema{Types: kinds(t), Description: about.about()}, nil
	}
	if implements(t, textMarshaler) {
		return texts(t, about)
	}
	known := maps.Clone(refs)
	delete(known, t)
	if t.Kind() == reflect.Struct {
		for _, f := range reflect.VisibleFields(t) {
			if f.Anonymous { // its fields are those of t
				delete(known, f.Type)
			}
		}
	}
	s, err := jsonschema.ForType(t, &jsonschema.ForOptions{TypeSchemas: known})
	if err != nil {
		return nil, err
	}
	s.Description = about.about()
	mend(s, t)
	if t.Kind() == reflect.Struct {
		err = describe(s, t, docs)
	}
	return s, err
}

// kinds is what JSON a type that writes it itself may be: what its zero value
// is, or anything.
func kinds(t reflect.Type) (list []string) {
	list = []string{"null", "boolean", "number", "string", "array", "object"}
	defer func() { _ = recover() }() // a zero value need not be writable
	text, err := json.Marshal(reflect.New(t).Interface())
	if err != nil {
		return list
	}
	switch text[0] {
	case '[':
		return []string{"array"}
	case '{':
		return []string{"object"}
	case '"':
		return []string{"string"}
	case 't', 'f':
		return []string{"boolean"}
	case 'n':
		return list
	}
	return []string{"number"}
}

// texts is the schema of what is written as text: the words, when the type is
// a list of them.
func texts(t reflect.Type, about *typeDoc) (*jsonschema.Schema, error) {
	s := &jsonschema.Schema{Type: "string", Description: about.about()}
	if !reflect.New(t).Elem().CanUint() && !reflect.New(t).Elem().CanInt() {
		return s, nil
	}
	// Words are numbered from 0, without gaps. What has as many as a byte has
	// values is no list but a set, or the like.
	for i := 0; i < 256; i++ {
		v := reflect.New(t)
		if e := v.Elem(); e.CanUint() {
			e.SetUint(uint64(i))
		} else {
			e.SetInt(int64(i))
		}
		b, err := v.Interface().(encoding.TextMarshaler).MarshalText()
		if err != nil {
			break
		}
		s.Enum = append(s.Enum, string(b))
	}
	if len(s.Enum) == 256 {
		s.Enum = nil
		return s, nil
	}
	if len(s.Enum) == 0 {
		return nil, fmt.Errorf("%s has no words", t)
	}
	if len(about.values) == len(s.Enum) {
		for i, v := range about.values {
			if v != "" {
				s.Description = strings.TrimSpace(fmt.Sprintf("%s\n%s: %s", s.Description, s.Enum[i], v))
			}
		}
	}
	return s, nil
}

// mend puts right what the library does not know of encoding/json: a nil map
// is null, and so is a nil pointer to what a $ref stands for.
func mend(s *jsonschema.Schema, t reflect.Type) {
	if s == nil {
		return
	}
	if s.Ref != "" && len(s.Types) > 0 {
		*s = jsonschema.Schema{AnyOf: []*jsonschema.Schema{{Type: "null"}, {Ref: s.Ref}}}
		return
	}
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch t.Kind() {
	case reflect.Map:
		s.Type, s.Types = "", []string{"null", "object"}
		mend(s.AdditionalProperties, t.Elem())
	case reflect.Slice, reflect.Array:
		if s.Items != nil {
			mend(s.Items, t.Elem())
		}
	case reflect.Struct:
		for _, f := range reflect.VisibleFields(t) {
			if p := s.Properties[jsonName(f)]; p != nil && !f.Anonymous {
				mend(p, f.Type)
			}
		}
	}
}

func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	if name == "" {
		return f.Name
	}
	return name
}

// describe gives the properties of a struct what the fields' comments say.
func describe(s *jsonschema.Schema, t reflect.Type, docs *docs) error {
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous {
			inner := f.Type
			if inner.Kind() == reflect.Pointer {
				inner = inner.Elem()
			}
			if err := describe(s, inner, docs); err != nil {
				return err
			}
			continue
		}
		p := s.Properties[jsonName(f)]
		if p == nil {
			continue
		}
		about, err := docs.of(t)
		if err != nil {
			return err
		}
		p.Description = about.fields[f.Name]
	}
	return nil
}
