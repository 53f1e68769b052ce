package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestConform(t *testing.T) {
	const traces = "aquanet/testdata/traces"
	out, errs, code := arena(t, "conform", traces+"/19_score_tie", traces+"/01_move_neutrals")
	if code != 0 || errs != "" || strings.Count(out, "same ") != 2 {
		t.Errorf("exit code %d, %s%s", code, out, errs)
	}
	bad := filepath.Join(t.TempDir(), "bad")
	if err := os.CopyFS(bad, os.DirFS(traces+"/19_score_tie")); err != nil {
		t.Fatal(err)
	}
	turns, err := os.ReadFile(bad + "/turns.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	edited := strings.Replace(string(turns), `"score": 46}`, `"score": 48}`, 1)
	if err := os.WriteFile(bad+"/turns.jsonl", []byte(edited), 0o644); err != nil {
		t.Fatal(err)
	}
	// A recording that is not a file is refused, and not read for ever.
	endless := filepath.Join(t.TempDir(), "endless")
	if err := os.CopyFS(endless, os.DirFS(traces+"/19_score_tie")); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(endless + "/map.json"); err != nil {
		t.Fatal(err)
	}
	if os.Symlink("/dev/zero", endless+"/map.json") == nil {
		if out, errs, code := arena(t, "conform", endless); code == 0 || !strings.Contains(out+errs, "no file") {
			t.Errorf("of a device it says %d, %s%s", code, out, errs)
		}
	}
	// The other recordings are run all the same.
	out, errs, code = arena(t, "conform", bad, traces+"/01_move_neutrals")
	if code != 1 || !strings.Contains(out, "GAME_ENDS: player 0: score is 48 in the recording and 46") ||
		!strings.Contains(out, "same ") || !strings.Contains(errs, "1 of 2") {
		t.Errorf("exit code %d, %s%s", code, out, errs)
	}
}
