package ladder

import (
	"math"
	"testing"

	"ludotheque/rules"
)

// Odds of 10 to 1 are 400 points; distances and squared errors add up.
func TestAChainAddsUp(t *testing.T) {
	step := Estimate{Rate: 10. / 11, Low: 0.5, High: 100. / 101} // 400 points, 0 to 800
	for i, r := range Chain([]Estimate{step, step, step}) {
		elo, wide := Base+400*float64(i), 400*math.Sqrt(float64(i))
		if math.Abs(r.Elo-elo) > 1e-6 || math.Abs(r.Low-elo+wide) > 1e-6 || math.Abs(r.High-elo-wide) > 1e-6 || r.Open {
			t.Errorf("rung %d: %+v, not %.0f ± %.0f", i, r, elo, wide)
		}
	}
}

// A chain agrees with the fit of all pairs to the same games, apart from the prior draw of the fit.
func TestAChainIsTheFitOfItsSteps(t *testing.T) {
	r := rules.NewRand(3)
	l := NewSteps([]string{"a", "b", "c", "d"}, 2)
	var steps []Estimate
	for i, p := range l.Pairs {
		play(l, p, 400, []float64{0.3, 0.6, 0.5}[i], r)
		steps = append(steps, p.Won())
	}
	fit := l.Ratings()
	chain := Chain(steps)
	if len(chain) != len(fit) {
		t.Fatalf("%d rungs of %d", len(chain), len(fit))
	}
	for i := 1; i < len(chain); i++ {
		if one, other := chain[i].Elo-chain[0].Elo, fit[i].Elo-fit[0].Elo; math.Abs(one-other) > 25 {
			t.Errorf("%s is %.0f points over the lowest by the chain, %.0f by the fit", l.Names[i], one, other)
		}
		if chain[i].Low > chain[i].Elo || chain[i].High < chain[i].Elo || chain[i].Elo <= chain[i-1].Elo {
			t.Errorf("%+v over %+v", chain[i], chain[i-1])
		}
	}
}

// Without a loss the rating is infinite, and its lower end is finite.
func TestAChainWithoutALossHasALowerEnd(t *testing.T) {
	even, all := Estimate{Rate: 10. / 11, Low: 10. / 11, High: 1}, Estimate{Rate: 1, Low: 10. / 11, High: 1}
	rungs := Chain([]Estimate{even, all, even})
	if r := rungs[1]; r.Open || math.Abs(r.Elo-1400) > 1e-6 || !math.IsInf(r.High, 1) {
		t.Errorf("without an upper end: %+v", r)
	}
	for i, want := range []float64{1800, 2200} {
		if r := rungs[2+i]; !r.Open || math.Abs(r.Low-want) > 1e-6 || !math.IsInf(r.Elo, 1) {
			t.Errorf("over a step without a loss: %+v, at least %.0f", r, want)
		}
	}
	for _, nothing := range []Estimate{{Rate: 1, Low: 0, High: 1}, {Rate: 0, Low: 0, High: 0.2}} {
		if rungs := Chain([]Estimate{even, nothing, even}); len(rungs) != 2 {
			t.Errorf("over a step of which nothing is known: %+v", rungs)
		}
	}
}
