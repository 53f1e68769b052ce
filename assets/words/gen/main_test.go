package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestGeneratedFilesAreFresh(t *testing.T) {
	files, err := generate("..")
	if err != nil {
		t.Fatal(err)
	}
	committed, err := filepath.Glob("../text_*.go")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 2 || len(committed) != len(files) {
		t.Errorf("%d files are generated, %q are there", len(files), committed)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Error(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is stale: go generate ./assets/words", name)
		}
	}
}

func TestPagesAreFresh(t *testing.T) {
	files, err := pages("..")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join("..", pageDir, name))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is stale (%v): go generate ./assets/words", name, err)
		}
	}
}

// Each text of the page is asked for by its scripts, and they ask for no other.
func TestThePageSaysItsTexts(t *testing.T) {
	scripts := ""
	for _, name := range []string{"pad.js", "games.js", "words.js"} {
		data, err := os.ReadFile(filepath.Join("..", pageDir, name))
		if err != nil {
			t.Fatal(err)
		}
		scripts += string(data)
	}
	files, err := pages("..")
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]any
	if err := json.Unmarshal(bytes.SplitN(files["texts.en.js"], []byte("texts = "), 2)[1], &texts); err != nil {
		t.Fatal(err)
	}
	front, err := os.ReadFile(filepath.Join("..", pageDir, "front.html"))
	if err != nil {
		t.Fatal(err)
	}
	scripts += string(front)
	// These are put together: `${table.game}.refused.${why}`, and in page.go the names of games.
	for key := range texts {
		if !strings.Contains(scripts, `"`+key+`"`) && !strings.Contains(key, ".refused.") && !regexp.MustCompile(`^((phone\.bzzz|bzzz\.bee|brutal\.zone|trichrome)\.\w+|[a-z]+\.(name|line))$`).MatchString(key) {
			t.Errorf("no script says %s: take it out of gen/page.go", key)
		}
	}
	asked := regexp.MustCompile(`"([a-z]+(?:\.[a-z0-9-]+)+)"`).FindAllStringSubmatch(scripts, -1)
	if len(asked) < 40 {
		t.Fatalf("only %d texts are asked for: the search is broken", len(asked))
	}
	for _, m := range asked {
		if _, ok := texts[m[1]]; !ok && !regexp.MustCompile(`^(div|span|button|a|p|b|form)\.`).MatchString(m[1]) {
			t.Errorf("a script says %s, which gen/page.go does not give it", m[1])
		}
	}
}

func TestFunctionsAreWritten(t *testing.T) {
	got, err := generateFrom(t, "a.b-c = {name} : {min}\na.n[one] = un {span}\na.n[other] = {n} {span} {draw}\na.key = {label} ?\n",
		"a.b-c = {min}, {name}\na.n[one] = one {span}\na.n[other] = {n} {span} {draw}\na.key = {label}?\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"// AN is \"un {span}\" / \"{n} {span} {draw}\"\n// or \"one {span}\" / \"{n} {span} {draw}\".\n",
		"func ABC(min int, name string) Text {\n\treturn Text{key: \"a.b-c\", numbers: [maxNumbers]int64{int64(min)}, strings: [maxStrings]string{name}}\n}\n",
		"func AN(n int, draw float64, span string) Text {\n\treturn Text{key: \"a.n\", numbers: [maxNumbers]int64{int64(n), bits(draw)}, strings: [maxStrings]string{span}}\n}\n",
		"func AKey(label func() Text) Text {\n\treturn Text{key: \"a.key\", strings: [maxStrings]string{label().key}}\n}\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks\n%s\nin\n%s", want, got)
		}
	}
}

func TestLanguagesThatDifferAreRefused(t *testing.T) {
	for _, c := range []struct{ fr, en, want string }{
		{"a = 1\nb = 2", "a = 1", "x.fr.properties:2: b is not in"},
		{"a = 1", "a = 1\n\nb = 2", "x.en.properties:3: b is not in"},
		{"a = {name}", "a = {day}", `x.en.properties:1: a has the slots "{day}", and "{name}" in`},
		{"a = {name}", "a = 1", `x.en.properties:1: a has the slots "", and "{name}" in`},
		{"a[one] = 1\na[other] = {n}", "a = {n}", "x.en.properties:1: a counts in one language"},
		{"a[one] = 1", "a[one] = 1\na[other] = 2", "x.fr.properties:1: a needs both forms"},
		{"a[one] = 1\na[other] = 2", "a[other] = 2", "x.en.properties:1: a needs both forms"},
		{"a = {unknown}", "a = {unknown}", "x.fr.properties:1: a: no slot is called {unknown}"},
		{"a = 1", "a = {", "x.en.properties:1: a: a brace stands alone"},
		{"a.b = 1\na-b = 2", "a.b = 1\na-b = 2", "a-b and a.b would both be the function AB"},
		{"a b = 1", "a b = 1", "a name in it is none for Go"},
		{"a", "a = 1", "x.fr.properties:1: write key = text"},
		{"a = {name} {other} {third} {bee} {foe}", "a = {name} {other} {third} {bee} {foe}", "x.fr.properties:1: a has too many slots"},
		{"# none", "# none\n= 1", "x.en.properties:2: write key = text"},
	} {
		if _, err := generateFrom(t, c.fr, c.en); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q and %q: %v, want %q", c.fr, c.en, err, c.want)
		}
	}
	if _, err := generate(t.TempDir()); err == nil {
		t.Error("nothing is generated from a folder without words")
	}
}

func generateFrom(t *testing.T, fr, en string) (string, error) {
	t.Helper()
	dir := t.TempDir()
	if err := write(dir, map[string][]byte{"x.fr.properties": []byte(fr), "x.en.properties": []byte(en)}); err != nil {
		t.Fatal(err)
	}
	files, err := generate(dir)
	return string(files["text_x.go"]), err
}
