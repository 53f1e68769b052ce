package brutal

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
)

// Views and clones made in old memory are those made anew, whatever was there.
func TestOldMemoryLeavesNoTrace(t *testing.T) {
	presets := Presets()
	var clone State
	var view View
	for seed := range uint64(4) {
		d := Dialect(seed % 2)
		s, err := New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{OptionDialect: d.String()}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		first := &presets[seed].Recipes[d]
		s.deploy(first.Team(), first.Posts([Zones]int{0, 1, 2, 3, 4}))
		for s.phase != PhaseOver {
			var acts [Players]Action
			for seat := range rules.Seat(Players) {
				s.ViewTo(&view, seat)
				anew := s.View(seat)
				a, _ := json.Marshal(&view)
				b, _ := json.Marshal(anew)
				if string(a) != string(b) {
					t.Fatalf("seat %d, tick %d: the view is\n%s\ninstead of\n%s", seat, s.tick, a, b)
				}
				acts[seat] = anew.Sample(r)
			}
			s.CloneTo(&clone)
			before := s.String()
			if clone.String() != before {
				t.Fatalf("tick %d: the clone is\n%s\ninstead of\n%s", s.tick, clone.String(), before)
			}
			clone.Step(acts[:])
			if s.String() != before {
				t.Fatal("a step of the clone changed the state")
			}
			s.Step(acts[:])
		}
	}
	begun, _ := New(rules.Setup{Seats: 2, Seed: 1})
	begun.deploy(presets[0].Recipes[0].Team(), presets[0].Recipes[0].Posts([Zones]int{0, 1, 2, 3, 4}))
	if n := testing.AllocsPerRun(20, func() {
		begun.CloneTo(&clone)
		clone.Step(nil)
	}); n > 0 {
		t.Errorf("a clone and a tick allocate %.1f times", n)
	}
}
