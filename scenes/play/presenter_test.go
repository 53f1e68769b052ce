package play

import "testing"

func TestTheStrongestBeatenLevel(t *testing.T) {
	levels := []string{"easy", "normal", "hard"}
	person, easy, normal, hard := Chair{Name: "Camille"}, Chair{Level: "easy"}, Chair{Level: "normal"}, Chair{Level: "hard"}
	for _, c := range []struct {
		name   string
		chairs []Chair
		ranks  []int
		want   string
	}{
		{"the weaker one is named last", []Chair{person, hard, easy}, []int{1, 2, 3}, "hard"},
		{"the strongest shares the first place", []Chair{person, normal, hard}, []int{1, 3, 1}, "normal"},
		{"a computer won", []Chair{person, hard, easy}, []int{2, 1, 3}, ""},
		{"all share the first place", []Chair{person, hard}, []int{1, 1}, ""},
		{"people alone", []Chair{person, person}, []int{1, 2}, ""},
		{"the second person won", []Chair{person, person, easy}, []int{3, 1, 2}, "easy"},
		{"a level of another version", []Chair{person, {Level: "novice"}}, []int{1, 2}, ""},
	} {
		if got := strongestBeaten(c.chairs, c.ranks, levels); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
