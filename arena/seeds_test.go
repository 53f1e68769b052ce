package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A seed that JavaScript would round is written as text as well, wherever a number is printed.
func TestLargeSeedsAreWrittenAsText(t *testing.T) {
	const seed = "9007199254740993" // 2^53 + 1
	dir := t.TempDir()
	var printed []string
	say := func(args ...string) {
		t.Helper()
		out, errs, code := arena(t, args...)
		if code != 0 {
			t.Fatalf("%q: %s", args, errs)
		}
		printed = append(printed, strings.Split(strings.TrimSpace(out), "\n")...)
	}
	say("play", "null", "--seats", "novice,novice", "--seed", seed, "--record", dir, "--json")
	files, err := filepath.Glob(filepath.Join(dir, "*.record"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	header, _, _ := strings.Cut(string(data), "\n")
	printed = append(printed, header)
	say("replay", "--json", files[0])
	say("life", "--json", "bzzz", "--games", "1", "--seed", seed)
	seen := 0
	for _, line := range printed {
		if !json.Valid([]byte(line)) || !strings.Contains(line, seed) {
			continue
		}
		seen++
		if !regexp.MustCompile(`"seedText":"` + seed + `"`).MatchString(line) {
			t.Errorf("the seed is a number alone in %s", line)
		}
	}
	if seen < 4 {
		t.Errorf("%d lines with the seed in %q", seen, printed)
	}
}
