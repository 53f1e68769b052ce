package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"go/format"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// template is the game that is copied.
const template = "null"

var idForm = regexp.MustCompile(`^[a-z][a-z0-9]{1,15}$`)

// taken are names that a package cannot have beside those that all scenes import.
var taken = []string{"rules", "scenes", "play", "kit", "lesson", "history", "board", "input", "match", "words", "game", "bots", "main", "ui", "menu", "sound", "store", "settings", "cabinet", "cli", "console", "hidden", "phone", "trace", "title"}

// usable says why a game in the tree at root cannot have the id.
func usable(root, id string) error {
	switch {
	case !idForm.MatchString(id):
		return fmt.Errorf("%q is not an id: give 2 to 16 lower-case letters and digits, a letter first", id)
	case token.IsKeyword(id) || slices.Contains(taken, id):
		return fmt.Errorf("%q means something else in the program: choose another id", id)
	}
	for _, dir := range []string{"rules", "ai", "scenes"} {
		if _, err := os.Stat(filepath.Join(root, dir, id)); err == nil {
			return fmt.Errorf("%s/%s is there already: choose another id", dir, id)
		}
	}
	if _, err := os.Stat(filepath.Join(root, "rules", template)); err != nil {
		return fmt.Errorf("run it at the top of the repository: %w", err)
	}
	return nil
}

// copyGame are the files of a new game of that id, and those of the tree at root that
// name it, by their paths with slashes.
func copyGame(root, id string) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			if base := d.Name(); rel != "." && (strings.HasPrefix(base, ".") || base == "dist" || base == "bin") {
				return filepath.SkipDir
			}
			return nil
		}
		if !belongs(rel) {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		to := rename(rel, id)
		files[to], err = rewrite(to, data, id)
		return err
	})
	if err != nil {
		return nil, err
	}
	record := sha256.Sum256(files["arena/forever/testdata/"+id+"-1.record"])
	for name, list := range lists {
		data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		if files[name], err = list(data, id, fmt.Sprintf("%x", record[:8])); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return files, nil
}

// generated are files of the template that are made from others.
var generated = regexp.MustCompile(`^(assets/words/text_null\.go|docs/schema/.*|arena/match/.*)$`)

// belongs says whether a file is a part of the template game.
func belongs(name string) bool {
	if generated.MatchString(name) || strings.HasPrefix(name, "build/newgame/") {
		return false
	}
	for _, part := range strings.Split(path.Dir(name), "/") {
		if part == template {
			return true
		}
	}
	base := path.Base(name)
	return strings.HasPrefix(base, template+".") || strings.HasPrefix(base, template+"-") || strings.HasPrefix(base, "emblem-"+template+".")
}

// inName is the template's id as a part of a file's name.
var inName = regexp.MustCompile(`(^|[/\-_])` + template + `([/\-_.]|$)`)

// rename is a path of the template as the new game has it.
func rename(name, id string) string {
	// Twice, since one match may end with what the next begins with.
	for range 2 {
		name = inName.ReplaceAllString(name, "${1}"+id+"${2}")
	}
	return name
}

var (
	word = regexp.MustCompile(`\b` + template + `(_test)?\b`)
	call = regexp.MustCompile(`\bwords\.Null([A-Z])`)
	// note is a paragraph of a comment that speaks of the template as such.
	note = regexp.MustCompile(`(?m)^//\n// Template: [^\n]*\n(// [^\n]+\n)*`)
)

// rewrite is a file of the template as the new game has it.
func rewrite(name string, data []byte, id string) ([]byte, error) {
	text := string(data)
	title := strings.ToUpper(id[:1]) + id[1:]
	switch path.Ext(name) {
	case ".svg", ".score":
		return data, nil
	case ".go":
		text = note.ReplaceAllString(text, "")
		text = strings.ReplaceAll(text, "the template game", title)
		text = call.ReplaceAllString(text, "words."+title+"$1")
		return format.Source([]byte(word.ReplaceAllString(text, id+"${1}")))
	case ".properties":
		text = strings.ReplaceAll(text, ".name = Null\n", ".name = "+title+"\n")
	case ".md":
		text = strings.Replace(text, "# Null\n", "# "+title+"\n", 1)
	case ".py":
		text = strings.ReplaceAll(text, "the template game", title)
	}
	return []byte(word.ReplaceAllString(text, id+"${1}")), nil
}

// lists are the files that name games, and what becomes of them; sum is that of the
// record that is kept for ever.
var lists = map[string]func(data []byte, id, sum string) ([]byte, error){
	"arena/catalog/games.go": func(data []byte, id, _ string) ([]byte, error) {
		return insert(data, []change{
			{"\tnullbots \"ludotheque/ai/null\"\n", fmt.Sprintf("\t%sbots \"ludotheque/ai/%s\"\n", id, id)},
			{"\t\"ludotheque/rules/null\"\n", fmt.Sprintf("\t\"ludotheque/rules/%s\"\n", id)},
			{"}\n\n// template is", fmt.Sprintf("\tRegister(%s.Game, %sbots.Levels, %sbots.New),\n", id, id, id)},
		})
	},
	"arena/twins/games.go": func(data []byte, id, _ string) ([]byte, error) {
		data, err := insert(data, []change{
			{"\tnullbots \"ludotheque/ai/null\"\n", fmt.Sprintf("\t%sbots \"ludotheque/ai/%s\"\n", id, id)},
			{"\t\"ludotheque/rules/null\"\n", fmt.Sprintf("\t\"ludotheque/rules/%s\"\n", id)},
		})
		if err != nil {
			return nil, err
		}
		return twin(data, "\tof(null.Game, ", func(line string) string {
			return word.ReplaceAllString(strings.Replace(line, "nullbots", id+"bots", 1), id)
		})
	},
	"scenes/cabinet/games.go": func(data []byte, id, _ string) ([]byte, error) {
		return insert(data, []change{
			{"\t\"ludotheque/scenes/null\"\n", fmt.Sprintf("\t\"ludotheque/scenes/%s\"\n", id)},
			{"\t}\n}\n\n// template is", fmt.Sprintf("\t\t%s.FrontEnd(),\n", id)},
		})
	},
	"assets/sound/effects.fx": func(data []byte, id, _ string) ([]byte, error) {
		var own []string
		for line := range strings.Lines(string(data)) {
			if strings.HasPrefix(line, template+".") || strings.HasPrefix(line, "scale "+template+" ") {
				own = append(own, word.ReplaceAllString(line, id+"${1}"))
			}
		}
		if len(own) == 0 {
			return nil, fmt.Errorf("the template has no effects")
		}
		return append(bytes.TrimRight(data, "\n"), "\n"+strings.Join(own, "")...), nil
	},
	"arena/forever/forever_test.go": func(data []byte, id, sum string) ([]byte, error) {
		return twin(data, "\t{\"null-1.record\", ", func(line string) string {
			line = word.ReplaceAllString(line, id)
			return strings.Replace(line, sumForm.FindString(line), `"`+sum+`"`, 1)
		})
	},
	"assets/art/testdata/coverage.txt": func(data []byte, id, _ string) ([]byte, error) {
		name := func(line string) string { return word.ReplaceAllString(line, id) }
		data, err := twin(data, "posters/null ", name)
		if err != nil {
			return nil, err
		}
		return twin(data, "posters/emblem-null ", name)
	},
}

// sumForm is a checksum in the table of records that are kept for ever.
var sumForm = regexp.MustCompile(`"[0-9a-f]{16}"`)

// twin puts a changed copy of the line that begins so after it.
func twin(data []byte, begins string, change func(line string) string) ([]byte, error) {
	var out strings.Builder
	found := false
	for line := range strings.Lines(string(data)) {
		out.WriteString(line)
		if !found && strings.HasPrefix(line, begins) {
			found = true
			out.WriteString(change(line))
		}
	}
	if !found {
		return nil, fmt.Errorf("no line begins with %q", begins)
	}
	return []byte(out.String()), nil
}

// change puts text before the first place where before stands.
type change struct{ before, text string }

// insert makes changes in a Go file.
func insert(data []byte, changes []change) ([]byte, error) {
	text := string(data)
	for _, c := range changes {
		at := strings.Index(text, c.before)
		if at < 0 {
			return nil, fmt.Errorf("%q is not there: has the list of games changed?", c.before)
		}
		text = text[:at] + c.text + text[at:]
	}
	return format.Source([]byte(text))
}

// write puts files into the tree at root, in the order of their names.
func write(root string, files map[string][]byte) error {
	for _, name := range slices.Sorted(maps.Keys(files)) {
		to := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}
