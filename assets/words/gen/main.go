// Command gen writes a function of package words for each text of the files
// *.properties, and the texts of the page that a phone shows as modules of JavaScript.
// It is started in the folder of that package, by
//
//	go generate ./assets/words
//
// and exits with 1 and a message that names file and line when the files do not
// say the same in both languages.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"ludotheque/assets/words/properties"
)

// The most values that a text has: the size of the arrays of words.Text.
const (
	maxNumbers = 3
	maxStrings = 4
)

func main() {
	files, err := generate(".")
	if err == nil {
		err = write(".", files)
	}
	if err == nil {
		files, err = pages(".")
	}
	if err == nil {
		err = write(pageDir, files)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

// write puts the files into a folder.
func write(dir string, files map[string][]byte) error {
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generate is the Go files for the texts of a folder, by name: text_bzzz.go for
// bzzz.fr.properties and bzzz.en.properties.
func generate(dir string) (map[string][]byte, error) {
	french, err := filepath.Glob(filepath.Join(dir, "*.fr.properties"))
	if err != nil {
		return nil, err
	}
	if len(french) == 0 {
		return nil, fmt.Errorf("there is no *.fr.properties in %s", dir)
	}
	out := map[string][]byte{}
	names := map[string]string{}
	for _, fr := range french {
		stem := strings.TrimSuffix(filepath.Base(fr), ".fr.properties")
		fns, err := functions(fr, filepath.Join(dir, stem+".en.properties"))
		if err != nil {
			return nil, err
		}
		for _, f := range fns {
			if other, again := names[f.name]; again {
				return nil, fmt.Errorf("%s: %s and %s would both be the function %s", fr, f.fr.Key, other, f.name)
			}
			names[f.name] = f.fr.Key
		}
		if out["text_"+stem+".go"], err = source(stem, fns); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// function is what is written for a text.
type function struct {
	name   string
	fr, en properties.Entry
	slots  []properties.Slot
}

// functions reads a text file in both languages and compares them.
func functions(fr, en string) ([]function, error) {
	french, err := read(fr)
	if err != nil {
		return nil, err
	}
	english, err := read(en)
	if err != nil {
		return nil, err
	}
	byKey := map[string]properties.Entry{}
	for _, e := range english {
		byKey[e.Key] = e
	}
	var out []function
	for _, f := range french {
		e, ok := byKey[f.Key]
		if !ok {
			return nil, fmt.Errorf("%s:%d: %s is not in %s", fr, f.Line, f.Key, en)
		}
		delete(byKey, f.Key)
		fn, err := compare(fr, en, f, e)
		if err != nil {
			return nil, err
		}
		out = append(out, fn)
	}
	for _, e := range english {
		if _, left := byKey[e.Key]; left {
			return nil, fmt.Errorf("%s:%d: %s is not in %s", en, e.Line, e.Key, fr)
		}
	}
	return out, nil
}

func read(path string) ([]properties.Entry, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return properties.Parse(path, string(data))
}

// compare makes the function of a text, whose two languages have the same slots
// and the same forms.
func compare(fr, en string, f, e properties.Entry) (function, error) {
	fn := function{name: name(f.Key), fr: f, en: e}
	var english []properties.Slot
	for _, of := range []struct {
		file  string
		entry properties.Entry
		slots *[]properties.Slot
	}{{fr, f, &fn.slots}, {en, e, &english}} {
		if of.entry.Counts && (of.entry.One == "" || of.entry.Other == "") {
			return fn, fmt.Errorf("%s:%d: %s needs both forms, %s[one] and %s[other]", of.file, of.entry.Line, f.Key, f.Key, f.Key)
		}
		slots, err := properties.Slots(&of.entry)
		if err != nil {
			return fn, fmt.Errorf("%s:%d: %w", of.file, of.entry.Line, err)
		}
		*of.slots = slots
	}
	if f.Counts != e.Counts {
		return fn, fmt.Errorf("%s:%d: %s counts in one language and not in the other (%s:%d)", en, e.Line, f.Key, fr, f.Line)
	}
	if a, b := placeholders(fn.slots), placeholders(english); a != b {
		return fn, fmt.Errorf("%s:%d: %s has the slots %q, and %q in %s:%d", en, e.Line, f.Key, b, a, fr, f.Line)
	}
	numbers, strings := 0, 0
	for _, s := range fn.slots {
		if keptAsString(s.Kind) {
			strings++
		} else {
			numbers++
		}
	}
	if numbers > maxNumbers || strings > maxStrings {
		return fn, fmt.Errorf("%s:%d: %s has too many slots: %d numbers and %d strings are the most", fr, f.Line, f.Key, maxNumbers, maxStrings)
	}
	return fn, nil
}

func keptAsString(k properties.Kind) bool { return k == properties.String || k == properties.Words }

func placeholders(slots []properties.Slot) string {
	var all []string
	for _, s := range slots {
		all = append(all, "{"+s.Name+"}")
	}
	return strings.Join(all, " ")
}

// name is the name of a key's function: BzzzTipZone for bzzz.tip.zone.
func name(key string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(key, func(r rune) bool { return r == '.' || r == '-' }) {
		r, size := utf8.DecodeRuneInString(part)
		b.WriteRune(unicode.ToUpper(r))
		b.WriteString(part[size:])
	}
	return b.String()
}

// source is the Go file of a file of words.
func source(stem string, fns []function) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Code generated from %s.fr.properties and %s.en.properties by assets/words/gen. DO NOT EDIT.\n\npackage words\n", stem, stem)
	for _, f := range fns {
		f.write(&b)
	}
	out, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("%s.fr.properties: a name in it is none for Go: %w", stem, err)
	}
	return out, nil
}

func (f *function) write(b *bytes.Buffer) {
	fmt.Fprintf(b, "\n// %s is %s\n// or %s.\n", f.name, quoted(f.fr), quoted(f.en))
	var params, numbers, texts []string
	for i, s := range f.slots {
		param, typ := s.Name, types[s.Kind]
		if i+1 < len(f.slots) && types[f.slots[i+1].Kind] == typ {
			typ = ""
		}
		params = append(params, strings.TrimSpace(param+" "+typ))
		switch s.Kind {
		case properties.Number:
			numbers = append(numbers, "int64("+param+")")
		case properties.Tenths, properties.Hundredths:
			numbers = append(numbers, "bits("+param+")")
		case properties.Words:
			texts = append(texts, param+"().key")
		default:
			texts = append(texts, param)
		}
	}
	fields := fmt.Sprintf("key: %q", f.fr.Key)
	if len(numbers) > 0 {
		fields += ", numbers: [maxNumbers]int64{" + strings.Join(numbers, ", ") + "}"
	}
	if len(texts) > 0 {
		fields += ", strings: [maxStrings]string{" + strings.Join(texts, ", ") + "}"
	}
	fmt.Fprintf(b, "func %s(%s) Text { return Text{%s} }\n", f.name, strings.Join(params, ", "), fields)
}

// types are what the functions take for each kind of slot.
var types = [...]string{
	properties.Number: "int", properties.Tenths: "float64", properties.Hundredths: "float64",
	properties.String: "string", properties.Words: "func() Text",
}

// quoted is the text in a language, with both forms when there are two.
func quoted(e properties.Entry) string {
	var all []string
	for _, s := range e.Forms() {
		all = append(all, fmt.Sprintf("%q", s))
	}
	return strings.Join(all, " / ")
}
