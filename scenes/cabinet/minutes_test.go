package cabinet

import (
	"testing"

	"ludotheque/rules"
)

// A first match, or the usual one of a game without a shorter one, takes five to eight minutes.
func TestFirstMatchesLastFiveToEightMinutes(t *testing.T) {
	for _, f := range frontEnds() {
		first := rules.Setup{Seats: f.Info.UsualSeats()}
		if f.Info.First != nil {
			first = *f.Info.First
		}
		if n := f.Minutes(first); n < 5 || n > 8 {
			t.Errorf("%s: the first match takes %d minutes", f.Info.ID, n)
		}
	}
}
