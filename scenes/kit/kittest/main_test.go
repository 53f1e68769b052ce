package kittest

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// unseen are the packages whose scenes show no text: bare paper while the program
// opens, stand-ins for tests, and the scene of all games, which each game sees to.
var unseen = []string{"cabinet", "kit/kittest", "play"}

// Every package that has a scene holds it to what can be seen of it.
func TestEveryPackageOfScenesIsSeen(t *testing.T) {
	root := filepath.Join("..", "..")
	found := 0
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		files, err := Sources(dir)
		if err != nil || len(Scenes(files)) == 0 {
			return err
		}
		found++
		name, err := filepath.Rel(root, dir)
		if err == nil && !slices.Contains(unseen, filepath.ToSlash(name)) && !tested(t, dir) {
			t.Errorf("%s has the scenes %v, and no test of it says kittest.Main(m)", name, Scenes(files))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if found < 8 {
		t.Errorf("only %d packages with scenes were found: the search is broken", found)
	}
}

// tested says whether a test of a folder says kittest.Main(m).
func tested(t *testing.T, dir string) bool {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), "kittest.Main(m)") {
			return true
		}
	}
	return false
}
