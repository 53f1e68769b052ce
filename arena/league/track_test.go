package league

import (
	"os"
	"path/filepath"
	"testing"

	"ludotheque/arena/aquanet"
)

// TestAMatchOfAquariomHasMealsAndTrack: the result of a match has the meals of the record, and
// positions from its first moment to its last.
func TestAMatchOfAquariomHasMealsAndTrack(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "pond.toml")
	text := `name = "pond"
game = "aquariom"
seats = 4
rounds = 1
options = { map = "original-4p", turns = 500 }
[[bot]]
level = "easy"
[[bot]]
level = "normal"
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	l, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	r, kept, err := l.Play(t.Context(), &l.Schedule()[0], dir)
	if err != nil {
		t.Fatal(err)
	}
	kept()
	record, err := os.Open(filepath.Join(dir, r.Record))
	if err != nil {
		t.Fatal(err)
	}
	defer record.Close()
	list, _, err := aquanet.RecordedMeals(record)
	if err != nil {
		t.Fatal(err)
	}
	cells := 0
	for _, m := range r.Meals {
		cells += m.Cells
	}
	if len(list) == 0 || cells != len(list) {
		t.Errorf("%v are %d cells, and the record tells of %d", r.Meals, cells, len(list))
	}
	if r.Track == nil || !r.Track.fits(4) || len(r.Track.Spots) != trackPoints || r.Track.Height != 750 {
		t.Fatalf("the track is %+v", r.Track)
	}
	moved := 0
	for seat, from := range r.Track.Spots[0] {
		to := r.Track.Spots[trackPoints-1][seat]
		if from[2] < 1 || from[0] < 0 || from[0] > 1000 || from[1] < 0 || from[1] > 750 {
			t.Errorf("seat %d begins at %v", seat, from)
		}
		if from != to {
			moved++
		}
	}
	if moved < 3 {
		t.Errorf("%d of 4 seats went anywhere", moved)
	}
	if (&Track{Height: 1}).fits(4) || (&Track{Height: 1, Spots: [][][3]int{{{}}}}).fits(4) {
		t.Error("a track of other seats fits")
	}
}
