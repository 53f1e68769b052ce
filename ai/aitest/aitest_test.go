package aitest

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/guests"
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

// A contest that is played in parts finds what it finds in one run.
func TestAContestGoesOn(t *testing.T) {
	t.Setenv("LUDOTHEQUE_WHOLE", "1")
	t.Setenv("LUDOTHEQUE_MORE", "1")
	c := Contest{Guest: "master", Level: ai.Novice, Setup: rules.Setup{Seats: 3}, Bar: 0.2, Floor: true}
	found := func(parts ...string) guests.Found {
		t.Helper()
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Mkdir(filepath.Join(dir, "docs"), 0o755); err != nil {
			t.Fatal(err)
		}
		t.Chdir(dir)
		for _, games := range parts {
			t.Setenv("LUDOTHEQUE_GUESTS", games)
			Play(t, null.Game, c, func(seed uint64) *bots.Player { return bots.New(ai.Master, seed) }, bots.New)
		}
		all, err := guests.Read(filepath.Join(dir, "docs"))
		if err != nil || len(all) != 1 {
			t.Fatalf("%+v, %v", all, err)
		}
		return all[0]
	}
	whole, parts := found("60"), found("21", "60")
	if parts.Games != 60 || math.Abs(parts.First-whole.First) > 1e-9 || math.Abs(parts.Low-whole.Low) > 1e-9 {
		t.Errorf("%+v in parts, %+v in one run", parts, whole)
	}
}
