package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What only one system would refuse is found for that one: in a package, in its test, in
// a test beside it, and in the size of a number.
func TestFaultsOfOtherSystems(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":              "module abroad\n\ngo 1.26\n",
		"good.go":             "package abroad\n\nfunc add(a, b int) int { return a + b }\n",
		"bad_windows.go":      "package abroad\n\nvar wrong string = add(1, 2)\n",
		"in_windows_test.go":  "package abroad\n\nvar inside bool = add(1, 2)\n",
		"out_windows_test.go": "package abroad_test\n\nimport _ \"abroad\"\n\nvar outside int = \"three\"\n",
		"wide.go":             "package abroad\n\nvar wide int = 1 << 40\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for target, want := range map[string][]string{
		"linux/amd64":   nil,
		"darwin/arm64":  nil,
		"windows/amd64": {"bad_windows.go:3", "in_windows_test.go:3", "out_windows_test.go:5"},
		"linux/386":     {"wide.go:3"},
		"nowhere":       {"no SYSTEM/PROCESSOR"},
	} {
		var out strings.Builder
		code := run(dir, []string{target}, &out)
		if (code == 0) != (want == nil) {
			t.Errorf("%s: exit code %d\n%s", target, code, &out)
		}
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: nothing is said of %s:\n%s", target, w, &out)
			}
		}
	}
}

// Both targets are told apart, and all packages of a module are looked at.
func TestEveryTargetIsTold(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module abroad\n\ngo 1.26\n", "a.go": "package abroad\n", "a_test.go": "package abroad\n", "b/b.go": "package b\n\nimport _ \"abroad\"\n",
	} {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	if code := run(dir, []string{"windows/amd64", "darwin/arm64"}, &out); code != 0 {
		t.Errorf("exit code %d", code)
	}
	const want = "windows/amd64: 3 packages and packages of tests\ndarwin/arm64: 3 packages and packages of tests\n"
	if out.String() != want {
		t.Errorf("%q was said, not %q", &out, want)
	}
}
