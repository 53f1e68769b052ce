package bout_test

import (
	"slices"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/pipe"
	"ludotheque/rules"
)

// short are options for short games.
var short = map[string]map[string]string{
	"bzzz": {"turns": "24"}, "trichrome": {"rounds": "1"}, "aquariom": {"turns": "60"},
}

// TestADeadProgramIsLast plays every game with one program, and with two, that end at once: they
// forfeit whatever their scores.
func TestADeadProgramIsLast(t *testing.T) {
	for _, e := range catalog.Games() {
		seats := max(2, e.Min)
		for _, dead := range [][]rules.Seat{{0}, {rules.Seat(seats - 1)}, {0, 1}} {
			b := bout.Bout{Entry: e, Setup: rules.Setup{Seats: seats, Seed: 5, Options: short[e.ID]}, Think: time.Second}
			for i := range seats {
				g := bout.Guest{Label: "level", Level: ai.Easy}
				if slices.Contains(dead, rules.Seat(i)) {
					g = bout.Guest{Label: "dead", Program: pipe.Program{Args: []string{"false"}}}
				}
				b.Guests = append(b.Guests, g)
			}
			o, err := b.Play(t.Context())
			if err != nil {
				t.Fatalf("%s: %v", e.ID, err)
			}
			if !slices.Equal(o.Forfeit, dead) {
				t.Errorf("%s: %v forfeit, want %v", e.ID, o.Forfeit, dead)
			}
			for i, rank := range o.Ranks {
				is := slices.Contains(dead, rules.Seat(i))
				if is && rank != max(2, seats-len(dead)+1) || !is && rank > seats-len(dead) {
					t.Errorf("%s: seat %s has rank %d of %v, and %v are dead", e.ID, rules.Seat(i).Letter(), rank, o.Ranks, dead)
				}
			}
		}
	}
}

// TestADeadProgramLosesAlone tests the game for one seat against an automaton.
func TestADeadProgramLosesAlone(t *testing.T) {
	e, err := catalog.Find("empire")
	if err != nil {
		t.Fatal(err)
	}
	b := bout.Bout{Entry: e, Setup: rules.Setup{Seats: 1, Seed: 5}, Guests: []bout.Guest{{Program: pipe.Program{Args: []string{"false"}}}}}
	o, err := b.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(o.Ranks, []int{2}) || o.Lead > -1000 || len(o.Forfeit) != 1 {
		t.Errorf("ranks %v, %d ahead, %v forfeit", o.Ranks, o.Lead, o.Forfeit)
	}
}
