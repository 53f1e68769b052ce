package ai_test

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
)

func TestSeedsDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for game := range uint64(50) {
		for seat := range rules.Seat(8) {
			seen[ai.Seed(game, seat)] = true
		}
	}
	if len(seen) != 400 {
		t.Errorf("%d seeds for 400 seats", len(seen))
	}
}
