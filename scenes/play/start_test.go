package play

import (
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

func TestStartCountsPeople(t *testing.T) {
	s := Start{Setup: rules.Setup{Seats: 3}, Chairs: []Chair{{Name: "Noé"}, {Level: "hard"}, {}}}
	if s.People() != 2 || s.Chairs[1].Person() {
		t.Errorf("%d people", s.People())
	}
}

// A record names the character after the level; one from before names none, and one
// that is unknown is left out.
func TestARecordNamesCharacters(t *testing.T) {
	levels := []string{"easy", "normal", "hard"}
	h := &match.Header{Setup: rules.Setup{Seats: 5}, Meta: match.Meta{Players: []string{"human", "hard:pirate", "hard", "easy:poet", "genius:miser"}}}
	for i, want := range []string{"", "hard:pirate", "hard", "easy", "normal"} {
		c := StartOf(h, "", levels).Chairs[i]
		if c.Level != want || i == 1 && c.Strength() != "hard" {
			t.Errorf("%s sits down as %q", h.Meta.Players[i], c.Level)
		}
	}
}
