package main

import "math"

// warmth is how much less than the best, of all battles, an answer wins that is given a
// third as often: what pay-offs are measured with is no more exact, and a mixture that is
// wide is harder to answer than the team that seemed best of several as good.
const warmth = 0.004

// solve is weights for the rows of a symmetric game that no column does much better than
// half against: a logit equilibrium, in which each is taken the more often the more it wins
// against the others as they are taken, as near as so many rounds of fictitious play come.
// pay[i][j] is how often i wins against j.
func solve(pay [][]float64, rounds int) []float64 {
	n := len(pay)
	weights := make([]float64, n)
	for i := range weights {
		weights[i] = 1 / float64(n)
	}
	gains, answer := make([]float64, n), make([]float64, n)
	for t := range rounds {
		top := math.Inf(-1)
		for i := range gains {
			gains[i] = 0
			for j, w := range weights {
				gains[i] += float64(w * pay[i][j])
			}
			top = max(top, gains[i])
		}
		sum := 0.0
		for i := range answer {
			answer[i] = math.Exp((gains[i] - top) / warmth)
			sum += answer[i]
		}
		// The early rounds are far off: later ones count more.
		step := 2 / float64(t+2)
		for i := range weights {
			weights[i] += float64(step * (answer[i]/sum - weights[i]))
		}
	}
	return weights
}
