package main

import (
	"bytes"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"ludotheque/internal/store"
)

// TestARecordTakesNoOthersName plays the same seed twice, with other seats, into a folder whose name
// is a glob pattern.
func TestARecordTakesNoOthersName(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "June [draft")
	for _, seats := range []string{"easy,hard", "hard,easy"} {
		if _, errs, code := arena(t, "play", "null", "--seed", "5", "--seats", seats, "--record", dir); code != 0 {
			t.Fatal(errs)
		}
	}
	first, err := os.ReadFile(filepath.Join(dir, "null-5.record"))
	if err != nil || !bytes.Contains(first, []byte(`"players":["easy","hard"]`)) {
		t.Errorf("the first record: %v, %.300s", err, first)
	}
	second, err := os.ReadFile(filepath.Join(dir, "null-5-2.record"))
	if err != nil || !bytes.Contains(second, []byte(`"players":["hard","easy"]`)) {
		t.Errorf("the second record: %v, %.300s", err, second)
	}
	if info, err := os.Stat(filepath.Join(dir, "null-5.record")); err == nil && info.Mode().Perm()&0o077 != 0 {
		t.Errorf("others may read a record: %v", info.Mode())
	}
}

// TestARecordIsWholeOrNotThere fails each file operation in turn as if the disk were full.
func TestARecordIsWholeOrNotThere(t *testing.T) {
	for at, failed := 1, true; failed; at++ {
		dir, n := t.TempDir(), 0
		failed = false
		mend := store.InjectFault(func(op, _ string, size int) (int, error) {
			if n++; n < at {
				return size, nil
			}
			failed = true
			return size / 2, syscall.ENOSPC
		})
		_, errs, code := arena(t, "play", "null", "--seed", "5", "--record", dir)
		mend()
		names, err := filepath.Glob(filepath.Join(dir, "*.record"))
		if err != nil {
			t.Fatal(err)
		}
		if kept := len(names) == 1; kept != (code == 0) || code > 1 || code == 1 && errs == "" {
			t.Fatalf("fault %d: code %d, %q, files %v", at, code, errs, names)
		}
		if again, errs, code := arena(t, "play", "null", "--seed", "5", "--record", dir); code != 0 {
			t.Fatalf("fault %d, again: %s%s", at, again, errs)
		}
		if names, _ = filepath.Glob(filepath.Join(dir, "*.record")); len(names) == 0 {
			t.Fatalf("fault %d: nothing is kept", at)
		}
		if _, errs, code := arena(t, append([]string{"replay"}, names...)...); code != 0 {
			t.Errorf("fault %d: %s", at, errs)
		}
	}
}

// TestFilesThatAreNone tests devices and files that are much too large.
func TestFilesThatAreNone(t *testing.T) {
	huge := filepath.Join(t.TempDir(), "huge")
	if err := os.WriteFile(huge, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(huge, 2<<30); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"/dev/zero": "it is", huge: "the file is too large"} {
		for _, args := range [][]string{{"play", "aquariom", "--option", "map=" + name}, {"league", name}, {"replay", name}, {"replay", "--meals", name}} {
			if _, errs, code := arena(t, args...); code == 0 || !bytes.Contains([]byte(errs), []byte(want)) {
				t.Errorf("%v: code %d, %s", args, code, errs)
			}
		}
	}
}
