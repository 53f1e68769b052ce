package league

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestDealsAreDrawn opens leagues without seeds.
func TestDealsAreDrawn(t *testing.T) {
	seeds := func(l *League, dir string) (list []uint64) {
		t.Helper()
		s, err := Open(l, dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range s.Schedule {
			list = append(list, m.Seed)
		}
		return list
	}
	dir := filepath.Join(t.TempDir(), "league")
	first := seeds(drawn(t, 3, 2), dir)
	for i, s := range first {
		turn := i%2 == 1 // of the same group
		if s >= 1<<53 || s <= 2 || turn != (i > 0 && slices.Contains(first[:i], s)) || turn && s != first[i-1] {
			t.Errorf("match %d has the seed %d of %v", i+1, s, first)
		}
	}
	if again := seeds(drawn(t, 3, 2), dir); !slices.Equal(first, again) {
		t.Errorf("again, the seeds are %v, not %v", again, first)
	}
	if more := seeds(drawn(t, 4, 3), dir); len(more) != 36 || slices.ContainsFunc(first, func(s uint64) bool { return !slices.Contains(more, s) }) {
		t.Errorf("with another bot and round, %v misses some of %v", more, first)
	}
	if other := seeds(drawn(t, 3, 2), t.TempDir()); slices.ContainsFunc(first, func(s uint64) bool { return slices.Contains(other, s) }) {
		t.Errorf("another folder has the same seeds: %v", other)
	}
	if i, err := os.Stat(filepath.Join(dir, dealsFile)); err != nil || i.Mode().Perm()&0o077 != 0 {
		t.Errorf("others may read the secret: %v, %v", i, err)
	}
	for name, text := range map[string]string{dealsFile: "short\n", resultsFile: "{\"match\":\"0123456789abcdef\"}\n"} {
		broken := t.TempDir()
		if err := os.WriteFile(filepath.Join(broken, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(drawn(t, 3, 2), broken); err == nil || !strings.Contains(err.Error(), dealsFile) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// drawn returns a league of bots without seeds.
func drawn(t *testing.T, bots, rounds int) *League {
	l := table(t, bots, 2, 2, "", true, rounds)
	l.Drawn = true
	return l
}
