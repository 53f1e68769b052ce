package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/arena/soak"
)

// TestSoak plays a few games of each kind in every mode; thousands are for arena soak itself.
func TestSoak(t *testing.T) {
	keep := filepath.Join(t.TempDir(), "kept")
	for args, want := range map[string]func(*soak.Tally) bool{
		"--games 3": func(t *soak.Tally) bool {
			return t.Mode == "plain" && t.Games == 3 && t.Sounded > 0 || t.Game == "all" && t.Games == 15
		},
		"--games 1 --heavy --seed 3":                      func(t *soak.Tally) bool { return t.Reloads == t.Steps },
		"null --games 4 --kill":                           func(t *soak.Tally) bool { return t.Kills > 0 },
		"bzzz trichrome brutal --games 1 --kill --seed 7": func(t *soak.Tally) bool { return t.Kills > 0 },
	} {
		out, errs, code := arena(t, append([]string{"soak", "--json", "--keep", keep}, strings.Fields(args)...)...)
		if code != 0 || errs != "" {
			t.Errorf("soak %s: exit code %d\n%s%s", args, code, errs, out)
			continue
		}
		if n := strings.Count(out, "\n"); n > 1 && strings.Count(out, `{"game":"all",`) != 1 {
			t.Errorf("soak %s: %d lines, and none for all\n%s", args, n, out)
		}
		for line := range strings.Lines(out) {
			var tally soak.Tally
			if err := json.Unmarshal([]byte(line), &tally); err != nil || tally.Failed > 0 || tally.Steps == 0 || !want(&tally) {
				t.Errorf("soak %s: %s%v", args, line, err)
			}
		}
	}
	if _, err := os.Stat(keep); err == nil {
		t.Error("there is a folder for failures, and none failed")
	}
}

func TestSoakForPeople(t *testing.T) {
	out, errs, code := arena(t, "soak", "null", "--games", "2")
	if code != 0 || errs != "" || !strings.Contains(out, "looked at") || !strings.Contains(out, "null       2        0") {
		t.Errorf("%d %s\n%s", code, errs, out)
	}
}
