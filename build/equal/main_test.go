package main

import (
	"os"
	"path/filepath"
	"testing"
)

// Runs of four lines that another game has too are counted, shorter ones, comments
// and imports are not.
func TestRunsAreCounted(t *testing.T) {
	root := t.TempDir()
	shared := "a := one()\nb := two(a)\n// said otherwise\nc := three(b)\nreturn four(c)\n"
	for name, text := range map[string]string{
		"scenes/chess/face.go":      "package chess\n\nimport (\n\t\"fmt\"\n)\n\nfunc f() int {\n" + shared + "}\n",
		"scenes/go/board/b.go":      "package board\n\nfunc g() int {\n" + shared + "}\nfunc h() {}\n",
		"scenes/go/face_test.go":    shared + shared,
		"scenes/checkers/little.go": "package checkers\n\na := one()\nb := two(a)\nc := three(b)\n",
	} {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := count(root, []string{"chess", "go", "checkers"})
	if err != nil {
		t.Fatal(err)
	}
	want := []counted{{4, 5}, {4, 6}, {0, 3}}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("game %d: %+v, want %+v", i, got[i], want[i])
		}
	}
	if _, err := count(root, []string{"bridge"}); err == nil {
		t.Error("a game without a front end is counted")
	}
}
