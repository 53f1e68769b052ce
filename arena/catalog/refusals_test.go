package catalog_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryRefusalHasAName reads the sources of the rules: an error without a name could not be sent
// to other screens.
func TestEveryRefusalHasAName(t *testing.T) {
	declared := regexp.MustCompile(`(?m)^\s*(?:var )?Err\w+\s*=\s*errors\.New\("([^"]+)"\)`)
	for _, e := range every(t) {
		files, err := filepath.Glob("../../rules/" + e.ID + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		known := map[string]string{}
		for name, reason := range e.Refusals {
			if other := known[reason.Error()]; other != "" {
				t.Errorf("%s: %s and %s are one reason", e.ID, name, other)
			}
			known[reason.Error()] = name
			if got := e.Refusal(fmt.Errorf("seat A: %w", reason)); got != name {
				t.Errorf("%s: %q is called %s, want %s", e.ID, reason, got, name)
			}
		}
		found := 0
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, m := range declared.FindAllStringSubmatch(string(text), -1) {
				if found++; known[m[1]] == "" {
					t.Errorf("%s: %q has no name in Info.Refusals", file, m[1])
				}
			}
		}
		if got := e.Refusal(os.ErrExist); got != "" {
			t.Errorf("%s: another error is called %s", e.ID, got)
		}
		if found != len(known) {
			t.Errorf("%s: %d reasons in the rules, %d in Info.Refusals", e.ID, found, len(known))
		}
	}
}
