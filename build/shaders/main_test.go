package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The copy has the shaders of the first picture ready and compiles for a browser, and is not
// made again while nothing has changed.
func TestTheCopyHasItsShadersReady(t *testing.T) {
	t.Chdir("../..")
	dir := "dist/ebitengine" // that of build/web: what is compiled from it is compiled once
	var errs bytes.Buffer
	if code := run([]string{dir}, &errs); code != 0 {
		t.Fatalf("shaders ends with %d: %s", code, &errs)
	}
	table, err := os.ReadFile(filepath.Join(dir, "internal/legacyshader/ready.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`{name: "nearest"`, `{name: "linear"`, `{name: "clear"`, `const pages = 1\n`} {
		if n := strings.Count(string(table), part); n != 1 {
			t.Errorf("%s is in the table %d times, not once", part, n)
		}
	}
	if n := strings.Count(string(table), "#version 300 es"); n != 8 {
		t.Errorf("the table has %d texts of GLSL for browsers, not two for each of four shaders", n)
	}
	build := exec.Command("go", "build", "-modfile="+filepath.Join(dir, "page.mod"),
		engine+"/internal/legacyshader", engine+"/internal/atlas", engine+"/internal/ui")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	mark := filepath.Join(dir, "mark")
	if err := os.WriteFile(mark, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Remove(mark) })
	if code := run([]string{dir}, &errs); code != 0 {
		t.Fatalf("shaders ends with %d: %s", code, &errs)
	}
	if _, err := os.Stat(mark); err != nil {
		t.Error("the copy is made again although nothing has changed")
	}
}

// What was written for another version of Ebitengine is refused.
func TestChangesHaveOnePlace(t *testing.T) {
	for _, text := range []string{"two", "one one"} {
		if _, err := replaced([]byte(text), change{"one", "two"}); err == nil {
			t.Errorf("%q is changed", text)
		}
	}
	if got, err := replaced([]byte("one of them"), change{"one", "two"}); string(got) != "two of them" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
}
