package empire

import (
	"encoding/json"
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// Coins only buy cards: at a table of two, master gives no value to coins that the cards still to be
// taken cannot cost, and none after its last card. In earlier games it ended with up to nine of its
// fourteen.
func TestMasterKeepsNoCoinsThatNothingCosts(t *testing.T) {
	s, err := empire.New(rules.Setup{Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	worth := func(cards, coins int) int {
		b := s.Board
		numbers := slices.Collect(func(yield func(int) bool) {
			for n := 1; n <= cards && yield(n); n++ {
			}
		})
		text, err := json.Marshal(numbers)
		if err == nil {
			err = json.Unmarshal(text, &b.Players[0].Cards)
		}
		if err != nil {
			t.Fatal(err)
		}
		b.Players[0].Coins = coins
		return New(ai.Master, 1).planner(&empire.View{Board: b}).worth(&b, 0)
	}
	limit := s.Limit()
	for _, c := range []struct {
		left, few, many int // cards still to be taken, and coins
		same            bool
	}{
		{0, 0, 9, true},
		{1, 3, 9, true},
		{1, 2, 3, false},
		{3, 9, 14, true},
		{3, 8, 9, false},
		{8, 13, 14, false},
	} {
		few, many := worth(limit-c.left, c.few), worth(limit-c.left, c.many)
		if same := few == many; same != c.same || few > many {
			t.Errorf("with %d cards to come %d coins are worth %d, and %d are worth %d", c.left, c.few, few, c.many, many)
		}
	}
}
