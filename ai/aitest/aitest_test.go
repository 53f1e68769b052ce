package aitest

import (
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// A master of the template among novices is at least as strong as they are, and plays every seat.
func TestAContestIsPlayed(t *testing.T) {
	t.Setenv("LUDOTHEQUE_GUESTS", "")
	seen := map[uint64]bool{}
	Play(t, null.Game, Contest{Guest: "master", Level: ai.Novice, Setup: rules.Setup{Seats: 3}, Bar: 0.2, Floor: true, Few: 9},
		func(seed uint64) *bots.Player { seen[seed] = true; return bots.New(ai.Master, seed) }, bots.New)
	if len(seen) == 0 {
		t.Error("nobody played")
	}
}

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
