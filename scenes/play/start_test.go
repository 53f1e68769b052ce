package play

import (
	"slices"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

func TestStartCountsPeople(t *testing.T) {
	s := Start{Setup: rules.Setup{Seats: 3}, Chairs: []Chair{{Name: "Noé"}, {Level: "hard"}, {}}}
	if s.People() != 2 || s.Chairs[1].Person() {
		t.Errorf("%d people, want 2; a chair with a level is a person's: %v, want false", s.People(), s.Chairs[1].Person())
	}
}

// A record says by what people played, and gives those devices no seats. An old one, or one that says something
// else, says nothing; so does a computer player's chair.
func TestARecordSaysByWhatPeoplePlayed(t *testing.T) {
	st := Start{Setup: rules.Setup{Seats: 6}, Chairs: []Chair{
		{Device: input.Gamepad(2)}, {Device: input.LeftHalf}, {Guest: true}, {Level: "hard", Device: input.Mouse}, {Device: input.Mouse}, {}}}
	for i := range st.Chairs {
		st.Chairs[i].hold(&input.Frame{Pointer: input.Pointer{Touch: i == 4}})
	}
	meta := MetaOf(&st)
	read := func(meta match.Meta) (held []Held) {
		for _, c := range StartOf(&match.Header{Setup: st.Setup, Meta: meta}, "", []string{"hard"}).Chairs {
			if held = append(held, c.Held); c.Device != input.NoDevice {
				t.Errorf("the record seats %q at %v", c.Held, c.Device)
			}
		}
		return held
	}
	if got, want := read(meta), []Held{"pad", "keyboard", "elsewhere", "", "touch", ""}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for _, odd := range []string{"", "mice,,keyboard"} {
		meta.More["devices"] = odd
		if got, want := read(meta), make([]Held, 6); odd != "" {
			want[2] = "keyboard"
			if !slices.Equal(got, want) {
				t.Errorf("of %q it reads %q", odd, got)
			}
		} else if !slices.Equal(got, want) {
			t.Errorf("without the key it reads %q", got)
		}
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
