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

func TestALevelAndItsCharacter(t *testing.T) {
	for _, c := range append(ai.Characters(), "") {
		l := ai.Hard.With(c)
		level, character := l.Parts()
		if level != ai.Hard || character != c || l.With("") != ai.Hard || ai.Budget(0, l) != ai.Budget(0, ai.Hard) {
			t.Errorf("%q is %q and %q", l, level, character)
		}
	}
	if ai.Budget(0, ai.Master.With(ai.Pirate)) != ai.Budget(0, ai.Master) {
		t.Error("a pirate has less time than its level")
	}
}
