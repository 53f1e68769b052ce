package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// nearness is how far a seat of some level keeps from whoever is nearest among three
// novices on the lagoon, on an average of some games.
func nearness(t *testing.T, level ai.Level) float32 {
	t.Helper()
	sum, n := float32(0), float32(0)
	for seed := range uint64(6) {
		s, err := aquariom.New(rules.Setup{Seats: 4, Seed: seed, Options: map[string]string{"map": "lagoon"}})
		if err != nil {
			t.Fatal(err)
		}
		var players [4]*Player
		for p := range players {
			of := ai.Novice
			if p == 0 {
				of = level
			}
			players[p] = New(of, seed+uint64(p))
		}
		acts := make([]aquariom.Action, 4)
		for range 300 {
			for p := range players {
				if acts[p], err = players[p].Choose(t.Context(), s.View(rules.Seat(p))); err != nil {
					t.Fatal(err)
				}
			}
			s.Step(acts)
			var mine, least float32 = 0, 1e9
			v := s.View(0)
			for i := range v.Cells {
				for j := range v.Cells {
					if v.Cells[i].Owner == 0 && v.Cells[j].Owner != 0 {
						least, mine = min(least, distance(v.Cells[i].At, v.Cells[j].At)), 1
					}
				}
			}
			sum, n = sum+float32(mine*least), n+mine
		}
	}
	return sum / n
}

// Novices divide and hunt so little that their character shows by where they swim: a pirate
// and a daredevil where somebody is, a miser where nobody is.
func TestCharactersOfNovicesShow(t *testing.T) {
	plain := nearness(t, ai.Novice)
	for level, most := range map[ai.Level]float32{"novice:pirate": 0.9, "novice:daredevil": 0.95} {
		if far := nearness(t, level); far > most*plain {
			t.Errorf("%s keeps %.0f from the nearest, a plain novice %.0f", level, far, plain)
		}
	}
	if far := nearness(t, "novice:miser"); far < 1.1*plain {
		t.Errorf("a miser keeps %.0f from the nearest, a plain novice %.0f", far, plain)
	}
}
