package trichrome

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
)

// TestForesee predicts the actions of one seat from views that went over a network, and compares its
// runner with the rules.
func TestForesee(t *testing.T) {
	const ahead = 5
	s, err := New(rules.Setup{Seats: Players, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(3)
	compared, moved := 0, 0
	for range 3000 {
		text, err := json.Marshal(s.View(blue))
		if err != nil {
			t.Fatal(err)
		}
		var v View
		if err := json.Unmarshal(text, &v); err != nil {
			t.Fatal(err)
		}
		acts := make([]Dir, ahead)
		for i := range acts {
			acts[i] = []Dir{None, Up, Right, Down, Left}[r.Intn(5)]
		}
		on := s.Clone()
		for _, d := range acts {
			on.Step([]Dir{d, None, None})
		}
		got, want := v.Foresee(blue, acts), on.View(blue)
		if s.board.Phase == PhaseChase && on.board.Phase == PhaseChase && on.board.Runners[blue].Boost == s.board.Runners[blue].Boost {
			compared++
			a, b := got.Runners[blue], want.Runners[blue]
			if a.Gap, b.Gap = 0, 0; a != b {
				t.Fatalf("after %v the runner is at %+v, foreseen was %+v", acts, b, a)
			}
			if a.Place() != v.Runners[blue].Place() {
				moved++
			}
		}
		if got.Runners[red] != v.Runners[red] {
			t.Fatal("another runner was foreseen")
		}
		s.Step([]Dir{acts[0], None, None})
		if s.Result() != nil {
			break
		}
	}
	if compared < 1000 || moved < 500 {
		t.Errorf("%d positions compared, in %d of them it ran", compared, moved)
	}
}
