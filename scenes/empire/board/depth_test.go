package board

import (
	"math"
	"testing"
)

// The depth of the sea is the distance to the nearest point of a coast, wherever the search for it may stop.
func TestTheDepthIsTheDistanceToTheNearestCoast(t *testing.T) {
	g := theGeography()
	sea, land := 0, 0
	for i := 0; i < len(g.field); i += 37 {
		x, y := float64(i%fieldW)*fieldStep-fieldBeyond, float64(i/fieldW)*fieldStep-fieldBeyond
		want := math.Inf(1)
		for _, line := range g.shores {
			for k := 0; k < len(line); k += 4 {
				want = min(want, math.Hypot(float64(line[k].X)-x, float64(line[k].Y)-y))
			}
		}
		got := float64(g.field[i])
		if got < 0 {
			land++
		} else {
			sea++
		}
		if math.Abs(math.Abs(got)-want) > 1e-3 {
			t.Fatalf("at %v, %v the depth is %v, the nearest coast %v away", x, y, got, want)
		}
	}
	if sea < 100 || land < 100 {
		t.Errorf("%d places at sea, %d on land", sea, land)
	}
}
