package main

import "math"

// tally counts the results of contestants; each seat of each game counts once.
type tally struct{ rows []*row }

type row struct {
	label              string
	seats, wins, score int
}

func (t *tally) add(o *outcome) {
	for i, label := range o.Seats {
		r := t.row(label)
		r.seats++
		r.score += o.Scores[i]
		if o.Ranks[i] == 1 {
			r.wins++
		}
	}
}

// row returns the row of a contestant, adding it at first.
func (t *tally) row(label string) *row {
	for _, r := range t.rows {
		if r.label == label {
			return r
		}
	}
	r := &row{label: label}
	t.rows = append(t.rows, r)
	return r
}

// wilson returns the 95 % score interval of Wilson for a rate of wins, which also holds for rates near
// 0 and 1.
func wilson(wins, n int) (lo, hi float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.96
	p, m := float64(wins)/float64(n), float64(n)
	middle := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	// Rounding must not exclude the rate.
	return max(0, min(p, middle-half)), min(1, max(p, middle+half))
}
