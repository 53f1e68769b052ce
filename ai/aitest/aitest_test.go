package aitest

import (
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// A master of the template among novices is no weaker than they are, and sits on every
// seat.
func TestAContestIsPlayed(t *testing.T) {
	t.Setenv("LUDOTHEQUE_GUESTS", "")
	seen := map[uint64]bool{}
	Play(t, null.Game, Contest{Guest: "master", Level: ai.Novice, Setup: rules.Setup{Seats: 3}, Bar: 0.2, Floor: true, Few: 9},
		func(seed uint64) *bots.Player { seen[seed] = true; return bots.New(ai.Master, seed) }, bots.New)
	if len(seen) == 0 {
		t.Error("nobody played")
	}
}
