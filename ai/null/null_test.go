package null_test

import (
	"context"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// wins returns how many of n games between two the first level wins, each seed played from both seats.
func wins(t *testing.T, a, b ai.Level, n int) (won int) {
	t.Helper()
	for i := range n {
		m, err := match.New(null.Game, rules.Setup{Seats: 2, Seed: uint64(i / 2)})
		if err != nil {
			t.Fatal(err)
		}
		first := rules.Seat(i % 2)
		m.Sit(first, bots.New(a, uint64(i)), 0)
		m.Sit(1-first, bots.New(b, uint64(i)), 0)
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if len(m.Notices()) > 0 {
			t.Fatalf("a match of two players has faults: %+v", m.Notices())
		}
		if r := m.Result().Ranks; r[first] == 1 && r[1-first] > 1 {
			won++
		}
	}
	return won
}

func TestLevelsAreOrdered(t *testing.T) {
	if testing.Short() {
		t.Skip("plays six hundred games")
	}
	for _, c := range []struct{ better, worse ai.Level }{{ai.Normal, ai.Novice}, {ai.Hard, ai.Novice}, {ai.Master, ai.Novice}} {
		if won := wins(t, c.better, c.worse, 200); won < 110 {
			t.Errorf("%s wins %d of 200 games against %s", c.better, won, c.worse)
		}
	}
}

func TestASearchEndsWithItsContext(t *testing.T) {
	s, err := null.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	s.Step(make([]null.Action, 2))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	a, err := bots.New(ai.Hard, 1).Choose(ctx, s.View(0))
	if err != nil || s.Check(0, a) != nil {
		t.Errorf("a player that was stopped should give a legal action: %v, %v", a, err)
	}
}

func TestNothingToDo(t *testing.T) {
	s, err := null.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	if a, err := bots.New(ai.Normal, 1).Choose(context.Background(), s.View(0)); err != nil || a != (null.Action{}) {
		t.Errorf("before the roll: %v, %v", a, err)
	}
}
