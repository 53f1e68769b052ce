package bzzz

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Advice names existing things, is legal, deterministic, and independent of what the seat cannot know.
func TestAdviceIsSoundAndTellsNoSecret(t *testing.T) {
	asked, gathers, risks := 0, 0, 0
	for seed := range uint64(4) {
		s, err := bzzz.Game.New(rules.Setup{Seats: 4, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		var players [bzzz.Players]*Player
		for p := range players {
			players[p] = New(ai.Normal, seed+uint64(p))
		}
		acts := make([]bzzz.Action, bzzz.Players)
		r := rules.NewRand(seed)
		for step := 0; s.Result() == nil && step < 500; step++ {
			clear(acts)
			if p := s.Acting().First(); p >= 0 {
				v := s.View(p)
				acts[p], _ = players[p].Choose(t.Context(), v)
				if step%7 == 0 {
					for bee := -1; bee < len(v.Bees); bee++ {
						h, ok := Advise(v, bee)
						if !ok {
							continue
						}
						asked++
						if again, _ := Advise(v, bee); again != h {
							t.Fatalf("two hints for one view: %+v and %+v", h, again)
						}
						// Another state that looks the same gives the same advice.
						if other, _ := Advise(v.Guess(r).View(p), bee); len(v.Bees) < 4 && other.Do != h.Do {
							t.Fatalf("a hint hangs on what is hidden: %+v and %+v", h, other)
						}
						if h.Do == HintGather {
							gathers++
							if h.Flower < 0 || h.Gain <= 0 || h.Turns <= 0 {
								t.Errorf("a trip that brings nothing: %+v", h)
							}
						}
						if h.Rival >= 0 {
							risks++
							if h.Den == 0 || h.RivalDen == 0 || v.Bees[h.Rival].Owner == p {
								t.Errorf("odds of a fight: %+v", h)
							}
						}
					}
				}
			}
			s.Step(acts)
		}
	}
	if asked < 100 || gathers == 0 || risks == 0 {
		t.Errorf("%d hints, %d trips, %d fights", asked, gathers, risks)
	}
}
