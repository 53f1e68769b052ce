package main_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// piece is something that every game of the catalogue has to have.
type piece struct {
	name string
	// path of a file, a folder or a glob, as docs/adding-a-game.md writes it;
	// GAME is the game's id.
	path string
	// says, when not empty, has to be found in one of the files; GAME is the
	// game's id there too.
	says string
}

var pieces = []piece{
	{"rules", "rules/GAME/*.go", ""},
	{"the suite of promises", "rules/GAME/*_test.go", `rulestest\.Run\(t, `},
	{"a playthrough", "rules/GAME/*_test.go", `rulestest\.Playthrough\(t, `},
	{"its record", "rules/GAME/testdata/*.record", ""},
	{"its golden text", "rules/GAME/testdata/*.txt", ""},
	{"fuzzing of its records", "rules/GAME/*_test.go", `rulestest\.FuzzRecord\(f, `},
	{"computer players", "ai/GAME/*.go", ""},
	{"tests of the computer players", "ai/GAME/*_test.go", ""},
	{"a schema of its views", "docs/schema/GAME.view.json", ""},
	{"a schema of its actions", "docs/schema/GAME.action.json", ""},
	{"an example bot", "docs/bots/GAME.py", ""},
	{"a front end", "scenes/GAME/*.go", ""},
	{"a test of what every match at a screen promises", "scenes/GAME/*_test.go", `kittest\.Conform\(t, `},
	{"a first game that teaches", "scenes/GAME/lesson.go", ""},
	{"a test that plays it", "scenes/GAME/*_test.go", `kittest\.LessonHolds\(`},
	{"a test of its options", "scenes/GAME/*_test.go", `kittest\.Options\(t, `},
	{"a test of its rule book", "scenes/GAME/*_test.go", `kittest\.Book\(t, `},
	{"a test of its effects", "scenes/GAME/*_test.go", `kittest\.Sounds\(t, `},
	{"words in French", "assets/words/GAME.fr.properties", ""},
	{"words in English", "assets/words/GAME.en.properties", ""},
	{"a rule book in French", "assets/words/GAME.rules.fr.md", ""},
	{"a rule book in English", "assets/words/GAME.rules.en.md", ""},
	{"a poster", "assets/art/posters/GAME.svg", ""},
	{"an icon", "assets/art/posters/emblem-GAME.svg", ""},
	{"its look on the shared screens", "scenes/GAME/look.go", `play\.Look\{`},
	{"music", "assets/sound/GAME.score", ""},
}

// lacks is what a game lacks.
func lacks(t *testing.T, g graph, game string) []string {
	t.Helper()
	var list []string
	for _, p := range pieces {
		path := strings.ReplaceAll(p.path, "GAME", game)
		files, err := filepath.Glob(path)
		if err != nil {
			t.Fatal(err)
		}
		found := len(files) > 0 && p.says == ""
		for _, name := range files {
			if p.says == "" {
				break
			}
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			found = found || regexp.MustCompile(strings.ReplaceAll(p.says, "GAME", game)).Match(text)
		}
		if !found {
			list = append(list, p.name)
		}
	}
	if g.reach(module, "scenes/"+game) == nil {
		list = append(list, "a front end that is in the window")
	}
	return list
}

func TestEveryGameIsWhole(t *testing.T) {
	g := readGraph(t)
	for _, id := range games {
		for _, name := range lacks(t, g, id) {
			t.Errorf("%s lacks %s; docs/adding-a-game.md says what it takes", id, name)
		}
	}
	if n := len(lacks(t, g, "chess")); n != len(pieces)+1 {
		t.Errorf("a game that does not exist lacks %d pieces of %d", n, len(pieces)+1)
	}
}

// TestTheGuideNamesEveryPiece keeps docs/adding-a-game.md and the list above
// together.
func TestTheGuideNamesEveryPiece(t *testing.T) {
	guide, err := os.ReadFile("docs/adding-a-game.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pieces {
		dir, _ := filepath.Split(p.path)
		if !strings.Contains(string(guide), p.path) && !(strings.Contains(p.path, "*") && strings.Contains(string(guide), dir)) {
			t.Errorf("docs/adding-a-game.md does not speak of %s (%s)", p.name, p.path)
		}
		if p.says != "" && !regexp.MustCompile(p.says).Match(guide) {
			t.Errorf("docs/adding-a-game.md does not show %s", p.says)
		}
	}
}
