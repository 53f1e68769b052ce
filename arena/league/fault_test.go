package league

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"ludotheque/internal/store"
)

// TestALeagueWhoseDiskFails fails each file operation in turn, and then continues with a working disk:
// results that were added are kept, and at the end all equal those of an undisturbed league.
func TestALeagueWhoseDiskFails(t *testing.T) {
	l := league(t, "game = \"null\"\nseed = 1\n[options]\ncards = 5\n[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n")
	// play plays the remaining matches, and returns the keys of the results that were added.
	play := func(dir string) (added []string, err error) {
		s, err := Open(l, dir)
		if err != nil {
			return nil, err
		}
		to, err := openResults(dir, resultsFile)
		if err != nil {
			return nil, err
		}
		for _, m := range s.Left(1, 1) {
			r, kept, err := s.Play(t.Context(), &m, dir)
			if err == nil {
				err = to.add(r)
				kept()
			}
			if err != nil {
				_ = to.close() // the first error is reported
				return added, err
			}
			added = append(added, r.Key)
		}
		return added, to.close()
	}
	// state returns all results and records of a folder.
	state := func(dir string) string {
		s, err := Open(l, dir)
		if err != nil {
			t.Fatal(err)
		}
		var all []byte
		for i, r := range s.Results {
			if r == nil {
				t.Fatalf("match %d has no result", i+1)
			}
			r.Seconds = 0
			line, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			record, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(r.Record)))
			if err != nil {
				t.Fatal(err)
			}
			all = append(append(all, line...), record...)
		}
		return string(all)
	}
	good := t.TempDir()
	if _, err := play(good); err != nil {
		t.Fatal(err)
	}
	want := state(good)
	for at, failed := 1, true; failed; at++ {
		dir, n := t.TempDir(), 0
		failed = false
		mend := store.InjectFault(func(op, _ string, size int) (int, error) {
			if n++; n != at {
				return size, nil
			}
			failed = true
			return size / 2, syscall.ENOSPC
		})
		added, _ := play(dir)
		mend()
		s, err := Open(l, dir)
		if err != nil {
			t.Fatalf("fault %d: %v", at, err)
		}
		for _, key := range added {
			if !slices.ContainsFunc(s.Results, func(r *Result) bool { return r != nil && r.Key == key }) {
				t.Errorf("fault %d: match %s was added and is lost", at, key)
			}
		}
		if _, err := play(dir); err != nil {
			t.Fatalf("fault %d, again: %v", at, err)
		}
		if state(dir) != want {
			t.Errorf("fault %d: the results are not those of an undisturbed league", at)
		}
	}
}
