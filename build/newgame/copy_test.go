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

// A new game passes every test that looks at games, and can be played, at once.
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
	run("run", "./build/newgame", "penguins")
	run("vet", "./...")
	run("test", "-timeout=20m", "-short", ".", "./rules/penguins", "./ai/penguins", "./assets/...", "./arena/catalog", "./arena/twins", "./arena/forever",
		"./build/newgame", "./scenes/penguins", "./scenes/cabinet", "./scenes/menu")
	run("run", "./arena", "play", "penguins", "--games", "3")
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
