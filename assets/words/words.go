// Package words holds all texts of the program, in French and in English, and formats them:
// placeholders, plurals, numbers, and the spaces and quotes of each language.
//
// The texts are the files beside this one, for translators: ui.fr.properties and ui.en.properties for
// what all games share, one such pair for each game, and one pair of Markdown files for its rule book.
// From the properties, go generate writes a function for each text, whose parameters are the text's
// slots: BzzzOdds(5, 6) is a [Text], and [Words.Say] formats it in the language in use. The generator
// checks that both languages have the same texts, slots and forms.
package words

import (
	"embed"
	"io/fs"
	"strings"

	"ludotheque/assets/words/properties"
)

//go:embed *.properties *.md
var files embed.FS

// Languages are the codes of the languages.
var Languages = []string{"fr", "en"}

// Words is the texts in one language, which can be switched at any time. It is used from one
// goroutine.
type Words struct {
	lang   string
	tables map[string]table
}

type table map[string]text

// text is one entry: a plain text, or the two forms of one with a count.
type text struct {
	one, other string
	counts     bool
	set        bool // typeset already
}

// text returns the entry of a key in the language in use. It is typeset at first use: typesetting all
// of them would delay a browser's first picture.
func (w *Words) text(key string) (text, bool) {
	t := w.tables[w.lang]
	e, ok := t[key]
	if ok && !e.set {
		e.one, e.other, e.set = properties.Typeset(e.one, w.lang), properties.Typeset(e.other, w.lang), true
		t[key] = e
	}
	return e, ok
}

// New returns the texts in a language; an unknown language means English. Only the files of used
// languages are read.
func New(lang string) *Words {
	w := &Words{tables: map[string]table{}}
	w.SetLanguage(lang)
	return w
}

// SetLanguage switches to another language: "fr", "en", or a code with that prefix ("fr_CA.UTF-8").
// For any other it sets English and returns false.
func (w *Words) SetLanguage(code string) bool {
	lang, ok := Match(code)
	w.lang = lang
	if w.tables[lang] == nil {
		t, err := load(lang)
		if err != nil {
			// The files are embedded, and a test reads them all.
			panic(err)
		}
		w.tables[lang] = t
	}
	return ok
}

// Match returns the language for a locale code; ok is false if there is none, and then it returns
// English.
func Match(code string) (lang string, ok bool) {
	code = strings.ToLower(code)
	for _, l := range Languages {
		if code == l || strings.HasPrefix(code, l+"-") || strings.HasPrefix(code, l+"_") || strings.HasPrefix(code, l+".") {
			return l, true
		}
	}
	return "en", false
}

// Language returns the code of the language in use.
func (w *Words) Language() string { return w.lang }

// single reports whether a number takes the singular: below two in French, exactly one in English.
func (w *Words) single(n float64) bool {
	if n < 0 {
		n = -n
	}
	if w.lang == "fr" {
		return n < 2
	}
	return n == 1
}

// load reads all files of a language.
func load(lang string) (table, error) {
	t := table{}
	names, err := fs.Glob(files, "*."+lang+".properties")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := t.parse(name, string(data)); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// parse adds the entries of one file.
func (t table) parse(name, data string) error {
	all, err := properties.Parse(name, data)
	if err != nil {
		return err
	}
	for _, e := range all {
		t[e.Key] = text{one: e.One, other: e.Other, counts: e.Counts}
	}
	return nil
}
