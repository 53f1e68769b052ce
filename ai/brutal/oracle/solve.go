package main

// solve is weights for the rows of a symmetric game that no column does well
// against: a mixed equilibrium, as near as so many rounds of fictitious play
// come. pay[i][j] is how often i wins against j.
func solve(pay [][]float64, rounds int) []float64 {
	n := len(pay)
	sums := make([]float64, n) // what each would have won against the past
	counts := make([]float64, n)
	next := 0
	for t := range rounds {
		for i := range sums {
			sums[i] += pay[i][next] - 0.5
		}
		// The early rounds are far off: later ones count more.
		counts[next] += float64(t)
		next = 0
		for i := range sums {
			if sums[i] > sums[next] {
				next = i
			}
		}
		if t%64 == 63 {
			for i := range sums {
				sums[i] *= 0.999
			}
		}
	}
	total := 0.0
	for _, c := range counts {
		total += c
	}
	for i := range counts {
		counts[i] /= total
	}
	return counts
}
