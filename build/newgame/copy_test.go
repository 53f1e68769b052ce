package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestIDsThatCannotBe(t *testing.T) {
	root := filepath.Join("..", "..")
	for _, id := range []string{"", "x", "Penguins", "9men", "nine men", "bzzz", "null", "range", "rules", "aaaaaaaaaaaaaaaaa"} {
		if err := usable(root, id); err == nil {
			t.Errorf("%q can be used", id)
		}
	}
	const free = "newgameoftest"
	if err := usable(root, free); err != nil {
		t.Error(err)
	}
	if err := usable(t.TempDir(), free); err == nil {
		t.Error("a folder without a template can be used")
	}
}

// Nothing of the copy says the template's name, and what lists games says the new one.
func TestACopyIsRenamedThroughout(t *testing.T) {
	files, err := copyGame(filepath.Join("..", ".."), "penguins")
	if err != nil {
		t.Fatal(err)
	}
	outside := 0
	for name, data := range files {
		if _, list := lists[name]; list {
			outside++
			if !bytes.Contains(data, []byte("penguins")) {
				t.Errorf("%s does not name the new game", name)
			}
			continue
		}
		if !strings.Contains(name, "penguins") {
			t.Errorf("%s would be written over", name)
		}
		if word.Match(data) && filepath.Ext(name) != ".py" {
			t.Errorf("%s still says %s", name, template)
		}
		if bytes.Contains(data, []byte("emplate")) {
			t.Errorf("%s speaks of the template", name)
		}
	}
	if len(files) < 20 || outside > 6 {
		t.Errorf("%d files, %d of them outside the game's own", len(files), outside)
	}
}

// A new game passes every test that looks at games, and can be played, at once; and so does one
// with three levels and nothing hidden. One with a large board is in the tests of its scenes.
func TestANewGameIsGreenAtOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a copy of the tree")
	}
	root := t.TempDir()
	copyTree(t, filepath.Join("..", ".."), root)
	run := func(args ...string) {
		t.Helper()
		cmd := exec.Command("go", args...)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
	games := []string{"test", "-timeout=20m", "-short", ".", "./rules/penguins", "./ai/penguins", "./arena/catalog", "./arena/twins", "./arena/forever", "./scenes/penguins"}
	run("run", "./build/newgame", "penguins")
	run("vet", "./...")
	run(append(games, "./assets/...", "./build/newgame", "./scenes/cabinet", "./scenes/menu")...)
	run("run", "./arena", "play", "penguins", "--games", "3")
	for _, c := range [][3]string{
		{"ai/penguins/penguins.go", "var Levels = ai.Levels()", "var Levels = ai.Levels()[:3]"},
		// What is laid is seen by all.
		{"arena/twins/games.go", "\tof(penguins.Game, penguinsbots.New, func(s *penguins.State, seat rules.Seat) any { return s.View(seat).Shown }, nil),",
			"\t&Game[*penguins.State, penguins.Action, penguins.View]{Game: penguins.Game, Open: true},"},
		{"arena/twins/games.go", "\tpenguinsbots \"ludotheque/ai/penguins\"\n", ""},
		{"rules/penguins/view.go", "\tMine int `json:\"mine\"`\n", "\tMine int `json:\"mine\"`\n\t// Laid is what each seat laid.\n\tLaid []int `json:\"laid\"`\n"},
		{"rules/penguins/view.go", "\t\tWon: slices.Clone(s.won), Shown", "\t\tLaid: slices.Clone(s.laid), Won: slices.Clone(s.won), Shown"},
		{"rules/penguins/view.go", "s.laid[i] = held[r.Intn(len(held))]", "s.laid[i] = v.Laid[i]"},
		{"rules/penguins/view.go", "len(v.Held) == n &&", "len(v.Held) == n && len(v.Laid) == n &&"},
		{"rules/penguins/view.go", "\t\tc.Within(\"what was won\"", "\t\tc.Must((v.Laid[i] != 0) == (rules.Seat(i) < v.Turn) && (v.Laid[i] == 0 || slices.Contains(held, v.Laid[i])), \"card %d is laid\", v.Laid[i])\n\t\tc.Within(\"what was won\""},
	} {
		name := filepath.Join(root, filepath.FromSlash(c[0]))
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Count(data, []byte(c[1])) != 1 {
			t.Fatalf("%s has not exactly one %q", c[0], c[1])
		}
		if err := os.WriteFile(name, bytes.Replace(data, []byte(c[1]), []byte(c[2]), 1), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run("run", "./build/schema")
	run(games...)
}

// copyTree copies what the tests of a new game read.
func copyTree(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		base := d.Name()
		if rel != "." && (strings.HasPrefix(base, ".") || base == "dist" || base == "bin") {
			if d.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), data, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}
