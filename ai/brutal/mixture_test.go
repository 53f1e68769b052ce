package brutal

import (
	"slices"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

func TestTheMixturesAreLegal(t *testing.T) {
	for d := range brutal.Dialect(2) {
		found := Solved(d)
		sum := 0
		for _, c := range found.Mixture {
			sum += c.Weight
			if err := c.Lineup.Check(); err != nil || c.Weight <= 0 {
				t.Errorf("%s: %+v: %v", d, c, err)
			}
		}
		if len(found.Mixture) == 0 || sum < 900 || sum > 1010 {
			t.Errorf("%s: %d set-ups with %d in a thousand", d, len(found.Mixture), sum)
		}
		for name, x := range map[string]*Lineup{"the best response": &found.Response, "that to master's truces": &found.ThinkingResponse} {
			if err := x.Check(); err != nil {
				t.Errorf("%s: %s: %v", d, name, err)
			}
		}
	}
}

func TestDrawFollowsTheWeights(t *testing.T) {
	presets := brutal.Presets()
	m := Mixture{{Weight: 300, Lineup: *NewLineup(presets[0].Recipes[0])}, {Weight: 100, Lineup: *NewLineup(presets[1].Recipes[0])}}
	r := rules.NewRand(1)
	count := map[int]int{}
	for range 4000 {
		count[slices.Index([]*Lineup{&m[0].Lineup, &m[1].Lineup}, m.Draw(r))+1]++
	}
	if count[1] < 2850 || count[1] > 3150 {
		t.Errorf("a lineup of three quarters should be drawn 3,000 times of 4,000: %v", count)
	}
}

// No fixed set-up wins more than 55 % against the mixture: neither a preset nor the best response that
// the oracle found. The bound allows for chance.
func TestNoFixedSetupBeatsTheMixture(t *testing.T) {
	n := 1200
	if testing.Short() {
		n = 400
	}
	for d := range brutal.Dialect(2) {
		found := Solved(d)
		fixed := map[string]*Lineup{"the best response": &found.Response}
		for _, p := range brutal.Presets() {
			fixed["preset "+p.ID] = NewLineup(p.Recipes[d])
		}
		for name, x := range fixed {
			r := rules.NewRand(7)
			won := 0
			for i := range n {
				pair := [2]*Lineup{x, found.Mixture.Draw(r)}
				if i%2 == 1 {
					pair[0], pair[1] = pair[1], pair[0]
				}
				if Battle(d, pair, r.Uint64()) == rules.Seat(i%2) {
					won++
				}
			}
			if share := float64(won) / float64(n); share > 0.59 {
				t.Errorf("%s: %s wins %.1f %% of %d battles", d, name, 100*share, n)
			}
			if name == "the best response" {
				t.Logf("%s: %s wins %.1f %% of %d battles", d, name, 100*float64(won)/float64(n), n)
			}
		}
	}
}
