package ladder

import "math"

// Base is the Elo that the lowest player of a chain is given.
const Base = 1000

// Rung is how strong a player of a chain is, on the Elo scale, where the lowest has Base.
type Rung struct {
	// Elo is the estimate, and Low and High hold the true value in about 95 cases of
	// 100: High is infinite where who stands below may be as much weaker as anybody.
	Elo, Low, High float64
	// Open says that somebody on the way here lost nothing at all to the one below: Elo
	// is infinite then, and Low all that is known.
	Open bool
}

// Chain returns how strong players are of whom each met only the one below, the lowest first; steps is
// what each but the lowest won. What league.Rate fits best is known here without a search: nothing
// else bears on a step, so its distance is the logarithm of its odds, and distances add up. So do the
// squares of their errors, upwards and downwards by themselves. There is no draw in advance, which
// would hold down who always wins. It ends below a step of which nothing can be said.
func Chain(steps []Estimate) []Rung {
	rungs := []Rung{{Elo: Base, Low: Base, High: Base}}
	sure := 0.0 // the distance, with steps without a loss at the lower end of their interval
	var below, above float64
	for _, e := range steps {
		if e.Low <= 0 || e.Rate <= 0 {
			break
		}
		r := Rung{Open: e.Rate >= 1 || rungs[len(rungs)-1].Open}
		if e.Rate < 1 {
			sure += distance(e.Rate)
			below += square(distance(e.Rate) - distance(e.Low))
			above += square(distance(e.High) - distance(e.Rate))
		} else {
			sure += distance(e.Low)
		}
		r.Elo, r.Low, r.High = Base+sure, Base+sure-math.Sqrt(below), Base+sure+math.Sqrt(above)
		if r.Open {
			r.Elo, r.High = math.Inf(1), math.Inf(1)
		}
		rungs = append(rungs, r)
	}
	return rungs
}

// distance returns how many points of Elo who wins so much of the comparisons is ahead: infinite for
// who wins all.
func distance(rate float64) float64 { return 400 * math.Log10(rate/(1-rate)) }

func square(x float64) float64 { return x * x }
