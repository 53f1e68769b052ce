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

// Values below 0 are in the picture, above the times.
func TestAPlotShowsValuesBelowZero(t *testing.T) {
	for _, c := range []struct{ least, from, to float32 }{{-4, -8, -4}, {0, 0, 0}, {3, 0, 0}} {
		curves := []history.Curve{{Values: []float32{c.least, 20}}}
		d := diagram{area: Rect{H: 100}, n: 2, top: 21, foot: plotFoot(curves)}
		if d.foot < c.from || d.foot > c.to || d.y(c.least) > 100 || d.y(d.foot) != 100 {
			t.Errorf("from %v on the plot begins at %v, and the value lies at %v of 100", c.least, d.foot, d.y(c.least))
		}
	}
}
