package brutal

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
)

// Views and clones written over old memory equal new ones.
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

// A mêlée that is rushed ends as one fought tick by tick, also from the middle, and records no events.
func TestARushEndsAsStepsDo(t *testing.T) {
	presets := Presets()
	maxTicks := 0
	for seed := range uint64(24) {
		d := Dialect(seed % 2)
		s, err := New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{OptionDialect: d.String()}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		teams := [Players]Team{presets[seed/2%6].Recipes[d].Team(), RandomTeam(r)}
		for i := range teams[1] {
			teams[1][i].Strategy = Strategy(r.Intn(Strategies))
		}
		s.Step([]Action{ComposeTeam(teams[0]), ComposeTeam(teams[1])})
		s.Step([]Action{DeployPosts(RandomPosts(&teams[0], r)), DeployPosts(RandomPosts(&teams[1], r))})
		if seed%3 == 0 {
			// The frenzy has begun, in which no fighter heals.
			s.tick = s.params.Limit + 30
		}
		for s.phase != PhaseOver {
			rushed := s.Clone()
			if r.Intn(2) == 0 && s.phase == PhaseMelee {
				s.Step(nil)
				s.CloneTo(rushed)
			}
			ticks, want := rushed.Rush(), 0
			for ; s.phase == PhaseMelee; want++ {
				s.Step(nil)
			}
			maxTicks = max(maxTicks, s.tick)
			if len(rushed.events) > 0 {
				t.Fatalf("seed %d: a rush tells %v", seed, rushed.events)
			}
			told := s.Clone()
			told.events = nil
			if a, b := rushed.String(), told.String(); a != b || ticks != want {
				t.Fatalf("seed %d, mêlée %d: a rush of %d ticks ends in\n%s\nand %d steps in\n%s", seed, s.melee, ticks, a, want, b)
			}
			var acts [Players]Action
			for seat := range acts {
				acts[seat] = s.View(rules.Seat(seat)).Sample(r)
			}
			s.Step(acts[:])
		}
		if s.Rush() != 0 {
			t.Fatal("there is a mêlée after the end")
		}
	}
	if maxTicks <= Origin.Limit()+20 {
		t.Errorf("no frenzy was fought: %d ticks at most", maxTicks)
	}
}
