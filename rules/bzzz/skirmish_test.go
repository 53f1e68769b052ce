package bzzz

import (
	"math"
	"testing"

	"ludotheque/rules"
)

// The worked examples of the rules: numbers of bees are in reading order.
func TestWorkedExamples(t *testing.T) {
	three := `
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  Aw Bw
		.  .  .  .  Ad Bw
		.  .  .  .  .  Cd`
	for _, c := range []struct {
		name string
		rows string
		turn rules.Seat
		want map[int][2]int // bee: numerator, denominator
	}{
		{"1 worker against worker", `
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .  Aw Bw`, 0, map[int][2]int{0: {1, 2}, 1: {1, 2}}},
		{"2 worker against drone", `
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .  Aw Bd`, 0, map[int][2]int{0: {1, 6}, 1: {5, 6}}},
		{"3 two against three", three, 0, map[int][2]int{0: {1, 2}, 1: {6, 19}, 2: {5, 11}, 3: {6, 19}, 4: {3, 4}}},
		{"4 the same on C's turn", three, 2, map[int][2]int{2: {2, 3}, 3: {2, 7}, 4: {5, 11}}},
		{"5 three around a drone", `
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .
			.  .  .  .  Aw Bd Aw
			.  .  .  .  .  Ad .`, 0, map[int][2]int{0: {3, 8}, 1: {5, 12}, 2: {3, 8}, 3: {3, 4}}},
	} {
		s := scene(t, c.rows).on(c.turn)
		fights := s.board.Fights()
		if len(fights) != len(c.want) {
			t.Errorf("%s: %d bees fight, want %d: %v", c.name, len(fights), len(c.want), fights)
		}
		for _, f := range fights {
			if w := c.want[f.Bee]; f.Num != w[0] || f.Den != w[1] {
				t.Errorf("%s: bee %d dodges with %d/%d, want %d/%d", c.name, f.Bee, f.Num, f.Den, w[0], w[1])
			}
		}
		// What is announced is what is drawn.
		for i, e := range s.finish(t)[:len(fights)] {
			if e.What != EventDraw || e.Bee != fights[i].Bee || e.Num != fights[i].Num || e.Den != fights[i].Den {
				t.Errorf("%s: event %d is %+v", c.name, i, e)
			}
		}
	}
}

func TestAllDrawsComeBeforeAllKOs(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw4 Bw3`)
	events := s.hit(t, 0, 1)
	kinds := []EventKind{EventDraw, EventDraw, EventKO, EventKO, EventTurn}
	for i, k := range kinds {
		if i >= len(events) || events[i].What != k {
			t.Fatalf("events %v, want kinds %v", events, kinds)
		}
	}
	wantInt(t, "lost by A1", events[2].Amount, 4)
	wantInt(t, "lost by B1", events[3].Amount, 3)
	wantInt(t, "left on A1", s.load(0), 0)
}

func TestFightsAfterAMove(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw . . Bd`)
	v := s.View(0)
	if f := v.Fights(); f != nil {
		t.Errorf("nobody touches: %v", f)
	}
	if f := v.FightsAfter(0, 6, 5); len(f) != 2 || f[0].Num != 1 || f[0].Den != 6 {
		t.Errorf("next to a drone: %v", f)
	}
	if v.FightsAfter(7, 1, 1) != nil {
		t.Error("odds for a bee that does not exist")
	}
	if v.Bees[0].X != 4 {
		t.Error("asking moved the bee")
	}
}

// TestZ34_DodgeIsADrawBelowTheChance: the draw and the chance agree, and one
// in six comes one time in six.
func TestZ34_DodgeIsADrawBelowTheChance(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw Bd`)
	s.do(t, EndTurn)
	const games = 6000
	dodged := 0
	for seed := range uint64(games) {
		c := s.Clone()
		c.rng = *rules.NewRand(seed)
		c.Step(nil)
		for _, e := range c.events[:2] {
			if e.Draw < 0 || e.Draw >= 1 || e.Dodged != (e.Draw < float64(e.Num)/float64(e.Den)) {
				t.Fatalf("a dodge does not follow from its draw: %+v", e)
			}
		}
		if c.events[0].Dodged {
			dodged++
		}
	}
	if off := math.Abs(float64(dodged) - games/6.0); off > 4*math.Sqrt(games*5/36.0) {
		t.Errorf("a chance of one in six came %d times in %d", dodged, games)
	}
}
