package cabinet

import (
	"testing"

	"ludotheque/rules"
)

// A first match takes five to eight minutes, or less in a game whose usual match is as short.
func TestFirstMatchesLastFiveToEightMinutes(t *testing.T) {
	for _, f := range frontEnds() {
		first, least := rules.Setup{Seats: f.Info.UsualSeats()}, 1
		if f.Info.First != nil {
			first, least = *f.Info.First, 5
		}
		if n := f.Minutes(first); n < least || n > 8 {
			t.Errorf("%s: the first match takes %d minutes", f.Info.ID, n)
		}
	}
}
