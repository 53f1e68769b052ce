package main

import (
	"math"
	"testing"

	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

func TestSolve(t *testing.T) {
	for name, c := range map[string]struct {
		pay  [][]float64
		want []float64
	}{
		"rock, paper, scissors": {[][]float64{{0.5, 0, 1}, {1, 0.5, 0}, {0, 1, 0.5}}, []float64{1. / 3, 1. / 3, 1. / 3}},
		"one beats all":         {[][]float64{{0.5, 0.6, 0.7}, {0.4, 0.5, 0.9}, {0.3, 0.1, 0.5}}, []float64{1, 0, 0}},
		// Nearly equal answers are all used, so that no answer to one is an answer to all.
		"two as good":   {[][]float64{{0.5, 0.5, 0.6}, {0.5, 0.5, 0.6}, {0.4, 0.4, 0.5}}, []float64{0.5, 0.5, 0}},
		"hardly better": {[][]float64{{0.5, 0.502}, {0.498, 0.5}}, []float64{0.62, 0.38}},
		// Rock wins double: paper is taken for half, scissors and rock share the rest.
		"a strong rock": {[][]float64{{0.5, 0.25, 1}, {0.75, 0.5, 0.25}, {0, 0.75, 0.5}}, []float64{0.25, 0.5, 0.25}},
	} {
		got := solve(c.pay, 100_000)
		for i := range got {
			if math.Abs(got[i]-c.want[i]) > 0.03 {
				t.Errorf("%s: %.3f, want %.3f", name, got, c.want)
				break
			}
		}
	}
}

func TestWhatIsTriedIsLegal(t *testing.T) {
	r := rules.NewRand(1)
	lineup := *bots.NewLineup(brutal.Presets()[0].Recipes[0])
	different, legal := 0, 0
	for range 2000 {
		next := lineup
		mutate(&next, r)
		if next.Check() != nil {
			continue // left out of a search
		}
		legal++
		if next != lineup {
			different++
		}
		lineup = next
	}
	if different < 1500 || legal < 1900 {
		t.Errorf("of 2000 mutations %d are legal and %d change something", legal, different)
	}
}

func TestRatesAreFair(t *testing.T) {
	presets := brutal.Presets()
	brutes, balanced := bots.NewLineup(presets[0].Recipes[0]), bots.NewLineup(presets[3].Recipes[0])
	one := &league{brutal.Origin, 0, []*bots.Lineup{brutes}, []float64{1}}
	if got := one.rate(brutes, 600, 1); math.Abs(got-0.5) > 0.08 {
		t.Errorf("brutes win %.2f against brutes", got)
	}
	if a, b := one.rate(balanced, 300, 2), one.rate(balanced, 300, 2); a != b || a > 0.55 {
		t.Errorf("balanced win %.2f and %.2f against brutes", a, b)
	}
	pay := (&league{brutal.Origin, 0, []*bots.Lineup{brutes, balanced}, nil}).table(nil, 200, rules.NewRand(1))
	if pay[0][1]+pay[1][0] != 1 || pay[0][0] != 0.5 || pay[0][1] < 0.45 {
		t.Errorf("both sides' shares should add up to 1, and to a half against oneself: %v", pay)
	}
}

func TestASearchFindsSomethingBetter(t *testing.T) {
	presets := brutal.Presets()
	l := &league{brutal.Origin, 0, []*bots.Lineup{bots.NewLineup(presets[3].Recipes[0])}, []float64{1}}
	if x, score := l.respond(race{4, 24, 30}, rules.NewRand(1)); x == nil || score < 0.6 {
		t.Errorf("the best against balanced: %.2f", score)
	}
}

func TestCompactJoinsWhatIsTheSame(t *testing.T) {
	presets := brutal.Presets()
	a, b := *bots.NewLineup(presets[0].Recipes[0]), *bots.NewLineup(presets[1].Recipes[0])
	m := compact(bots.Mixture{{Weight: 300, Lineup: b}, {Weight: 400, Lineup: a}, {Weight: 300, Lineup: b}})
	if len(m) != 2 || m[0].Weight != 600 || m[0].Lineup != b || m[1].Weight != 400 {
		t.Errorf("two lineups of weights 600 and 400 are wanted: %+v", m)
	}
}

// Each lineup of a league is met as often as its weight says, on both sides.
func TestFixturesAreFair(t *testing.T) {
	presets := brutal.Presets()
	a, b := bots.NewLineup(presets[0].Recipes[0]), bots.NewLineup(presets[1].Recipes[0])
	l := &league{brutal.Origin, 0, []*bots.Lineup{a, b}, []float64{0.7, 0.3}}
	met := map[*bots.Lineup][2]int{}
	for _, f := range l.fixtures(1000, rules.NewRand(4)) {
		n := met[f.foe]
		n[f.seat]++
		met[f.foe] = n
	}
	for seat := range 2 {
		if n := met[a][seat]; n < 345 || n > 355 || met[a][seat]+met[b][seat] != 500 {
			t.Errorf("seat %d meets %d and %d", seat, n, met[b][seat])
		}
	}
}
