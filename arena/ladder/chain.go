package ladder

import "math"

// Base is the Elo rating of the lowest player of a chain.
const Base = 1000

// Rung is the rating of a player of a chain, on the Elo scale, relative to Base.
type Rung struct {
	// Elo is the estimate; the interval from Low to High contains the true value in about 95 cases of
	// 100. High is infinite if a lower player may be arbitrarily weaker.
	Elo, Low, High float64
	// Open reports that this player or one below won all its comparisons with the next lower: Elo is
	// infinite then, and only Low is known.
	Open bool
}

// Chain returns the ratings of players each of whom met only the one below, the lowest first; steps
// holds the results of all but the lowest. The maximum likelihood that league.Rate searches for has a
// closed form here: each step is independent, its distance is the logarithm of its odds, and distances
// and squared errors add up, upwards and downwards separately. There is no prior draw as in
// league.Rate. The chain ends below a step without information.
func Chain(steps []Estimate) []Rung {
	rungs := []Rung{{Elo: Base, Low: Base, High: Base}}
	sure := 0.0 // the distance, using the lower end of the interval for steps without a loss
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

// distance returns the Elo difference for a share of comparisons won; infinite for 1.
func distance(rate float64) float64 { return 400 * math.Log10(rate/(1-rate)) }

func square(x float64) float64 { return x * x }
