package brutal

import (
	"testing"

	"ludotheque/rules"
)

// battle plays a battle of two recipes to its end, without orders or with random ones.
func battle(b testing.TB, d Dialect, seed uint64, first, second *Recipe) *State {
	s, err := New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{OptionDialect: d.String()}})
	if err != nil {
		b.Fatal(err)
	}
	r := rules.Rand{State: seed}
	zones := [Zones]int{0, 1, 2, 3, 4}
	s.Step([]Action{ComposeTeam(first.Team()), ComposeTeam(second.Team())})
	r.Shuffle(Zones, func(i, j int) { zones[i], zones[j] = zones[j], zones[i] })
	posts := first.Posts(zones)
	r.Shuffle(Zones, func(i, j int) { zones[i], zones[j] = zones[j], zones[i] })
	s.Step([]Action{DeployPosts(posts), DeployPosts(second.Posts(zones))})
	var view View
	for s.Rush(); s.phase != PhaseOver; s.Rush() {
		var acts [Players]Action
		for seat := range acts {
			s.ViewTo(&view, rules.Seat(seat))
			acts[seat] = view.Sample(&r)
		}
		s.Step(acts[:])
	}
	return s
}

// BenchmarkBattle plays complete battles of preset teams as computer players simulate them, with
// set-up and truces.
func BenchmarkBattle(b *testing.B) {
	presets := Presets()
	for _, d := range []Dialect{Origin, Balanced} {
		b.Run(d.String(), func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				battle(b, d, uint64(n), &presets[n%len(presets)].Recipes[d], &presets[n/2%len(presets)].Recipes[d])
				n++
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "battles/s")
		})
	}
}

func BenchmarkTick(b *testing.B) {
	presets := Presets()
	s, _ := New(rules.Setup{Seats: 2, Seed: 1})
	s.deploy(presets[0].Recipes[0].Team(), presets[0].Recipes[0].Posts([Zones]int{0, 1, 2, 3, 4}))
	start := s.Clone()
	b.ReportAllocs()
	for b.Loop() {
		if s.phase != PhaseMelee {
			*s = *start.Clone()
		}
		s.Step(nil)
	}
}

// deploy composes and posts the same for both seats.
func (s *State) deploy(t Team, p Posts) {
	s.Step([]Action{ComposeTeam(t), ComposeTeam(t)})
	s.Step([]Action{DeployPosts(p), DeployPosts(p)})
}

func BenchmarkView(b *testing.B) {
	presets := Presets()
	s, _ := New(rules.Setup{Seats: 2, Seed: 1})
	s.deploy(presets[0].Recipes[0].Team(), presets[0].Recipes[0].Posts([Zones]int{0, 1, 2, 3, 4}))
	b.ReportAllocs()
	for b.Loop() {
		s.View(0)
	}
}

// BenchmarkRush fights mêlées to their end at once, from the state after the posting.
func BenchmarkRush(b *testing.B) {
	presets := Presets()
	for _, d := range []Dialect{Origin, Balanced} {
		b.Run(d.String(), func(b *testing.B) {
			s, _ := New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{OptionDialect: d.String()}})
			s.deploy(presets[0].Recipes[d].Team(), presets[0].Recipes[d].Posts([Zones]int{0, 1, 2, 3, 4}))
			var rushed State
			ticks := 0
			b.ReportAllocs()
			for b.Loop() {
				s.CloneTo(&rushed)
				rushed.rng.State += uint64(ticks)
				ticks += rushed.Rush()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(ticks), "ns/tick")
		})
	}
}
