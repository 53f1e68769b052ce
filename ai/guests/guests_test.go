package guests

import (
	"os"
	"path/filepath"
	"testing"
)

func TestTheIntervalHoldsTheShare(t *testing.T) {
	won := make([]float64, 100)
	for i := range 25 {
		won[i] = 1
	}
	mean, low, high := Interval(won, 1.96)
	if mean < 0.249 || mean > 0.251 || low < 0.17 || low > 0.18 || high < 0.34 || high > 0.35 {
		t.Errorf("25 of 100: %.3f, %.3f to %.3f", mean, low, high)
	}
	if _, low, high := Interval(nil, 1.96); low != 0 || high != 1 {
		t.Errorf("of no game: %.3f to %.3f", low, high)
	}
}

func TestWhatIsGood(t *testing.T) {
	for _, c := range []struct {
		share, bar float64
		floor      bool
		want       bool
	}{{0.3, 0.25, true, true}, {0.2, 0.25, true, false}, {0.3, 0.25, false, false}, {0.2, 0.25, false, true}} {
		if f := (Found{First: c.share, Bar: c.bar, Floor: c.floor}); f.Good() != c.want {
			t.Errorf("%+v is good: %t", f, f.Good())
		}
	}
}

// What is measured anew takes the place of the old, and the rest stays.
func TestWhatIsFoundIsKept(t *testing.T) {
	dir := t.TempDir()
	for _, f := range []Found{{Game: "b", Guest: "person", Games: 1}, {Game: "a", Guest: "person", Games: 2}, {Game: "b", Guest: "person", Games: 3}} {
		if err := Keep(dir, f); err != nil {
			t.Fatal(err)
		}
	}
	all, err := Read(dir)
	if err != nil || len(all) != 2 || all[0].Games != 2 || all[1].Games != 3 {
		t.Errorf("%+v, %v", all, err)
	}
	if err := os.WriteFile(filepath.Join(dir, File), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(dir); err == nil {
		t.Error("half a file is read")
	}
}
