package bout_test

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/rules"
)

// TestTheCurveIsOfTheGame compares the scores that a bout keeps with those of the same game without a
// curve: the first position and the last are among them, and keeping scores changes nothing.
func TestTheCurveIsOfTheGame(t *testing.T) {
	entry, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	play := func(points int) *bout.Outcome {
		t.Helper()
		b := bout.Bout{Entry: entry, Setup: rules.Setup{Seats: 2, Seed: 5}, Curve: points}
		for range 2 {
			b.Guests = append(b.Guests, bout.Guest{Level: ai.Easy})
		}
		o, err := b.Play(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return o
	}
	plain, drawn := play(0), play(4)
	if plain.Hash != drawn.Hash {
		t.Errorf("the game ends with %s, and with %s when its scores are kept", plain.Hash, drawn.Hash)
	}
	if plain.Curve != nil || play(1).Curve != nil {
		t.Error("less than two positions are no curve")
	}
	if c := drawn.Curve; len(c) != 4 || !slices.Equal(c[0], []int{0, 0}) || !slices.Equal(c[3], drawn.Scores) {
		t.Errorf("the curve is %v, and the game ends with %v", c, drawn.Scores)
	}
}

// A program's words are refused where they are typed if a record could not hold them.
func TestALabelThatNoRecordHolds(t *testing.T) {
	entry, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bout.ReadGuest(entry, "cmd:"+strings.Repeat("x", match.MaxText-4)); err != nil {
		t.Error(err)
	}
	if _, err := bout.ReadGuest(entry, "cmd:"+strings.Repeat("x", match.MaxText-3)); err == nil || !strings.Contains(err.Error(), "4097 letters") {
		t.Errorf("a label of 4097 letters: %v", err)
	}
}
