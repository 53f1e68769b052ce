package ui

import (
	"testing"

	"ludotheque/scenes/history"
)

// The curves fill their plot, unless a limit close to them has to be visible too.
func TestPlotHoldsItsCurves(t *testing.T) {
	curves := []history.Curve{{Values: []float32{10, 33}}, {Values: []float32{10, 52}}}
	for _, c := range []struct {
		limit  *Limit
		from   float32
		to     float32
		beyond bool
	}{
		{nil, 52, 60, false},
		{&Limit{At: 40}, 52, 60, false},
		{&Limit{At: 100}, 100, 110, false},
		{&Limit{At: 226}, 55, 70, true},
	} {
		if top, beyond := plotTop(curves, c.limit); top < c.from || top > c.to || beyond != c.beyond {
			t.Errorf("limit %v: the plot ends at %v, beyond %v", c.limit, top, beyond)
		}
	}
}
