package main

import "math"

// warmth is the temperature of the logit equilibrium: an answer that wins this much less is used a
// third as often. Pay-offs are not measured more exactly, and a wide mixture is harder to answer than
// the apparently best of several equal teams.
const warmth = 0.004

// solve returns weights for the rows of a symmetric game against which no column does much better than
// one half: an approximate logit equilibrium, by that many rounds of fictitious play. pay[i][j] is how
// often i wins against j.
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
		// The early rounds are inaccurate: later ones count more.
		step := 2 / float64(t+2)
		for i := range weights {
			weights[i] += float64(step * (answer[i]/sum - weights[i]))
		}
	}
	return weights
}
