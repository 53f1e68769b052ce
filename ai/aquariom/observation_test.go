package aquariom

import (
	"math"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// ponds calls play with observations of all sizes of grid, with every third grain of plankton absent.
func ponds(t *testing.T, play func(t *testing.T, d *observation, m *aquariom.Map)) {
	t.Helper()
	for _, m := range []string{"reef", "lagoon", "duel", "original-4p", "original-16p"} {
		t.Run(m, func(t *testing.T) {
			s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": m}})
			if err != nil {
				t.Fatal(err)
			}
			v := *s.View(0)
			for i := 0; i < v.Map.PlanktonCount(); i += 3 {
				v.Away = append(v.Away, aquariom.Away{ID: uint32(i), Turns: 30})
			}
			var d observation
			d.fill(&v)
			play(t, &d, v.Map)
		})
	}
}

// TestLyingCountsEveryGrain compares with testing all grains of the map, in the middle, along the
// walls and with circles that end on a grain.
func TestLyingCountsEveryGrain(t *testing.T) {
	ponds(t, func(t *testing.T, d *observation, m *aquariom.Map) {
		dice := rules.NewRand(5)
		most := 0
		for range 400 {
			at := aquariom.Point{X: m.Width * float32(dice.Intn(1001)) / 1000, Y: m.Height * float32(dice.Intn(1001)) / 1000}
			r := d.dx * float32(dice.Intn(1000)) / 200
			if dice.Intn(4) == 0 { // up to a grain, on its row
				at.Y = d.ys[dice.Intn(d.rows)]
				r = max(d.xs[dice.Intn(d.cols)]-at.X, 0)
			}
			want := 0
			for y := range d.rows {
				for x := range d.cols {
					px, py := d.xs[x]-at.X, d.ys[y]-at.Y
					if (y*d.cols+x)%3 != 0 && float32(px*px)+float32(py*py) < r*r {
						want++
					}
				}
			}
			if n := d.lying(at, r, look); n != want {
				t.Fatalf("%d grains within %v of %v, want %d", n, r, at, want)
			}
			most = max(most, want)
		}
		if most < 20 {
			t.Errorf("no circle covered more than %d grains", most)
		}
	})
}

// A damaged view may contain any number: places off the map have no plankton.
func TestNothingLiesOffTheMap(t *testing.T) {
	ponds(t, func(t *testing.T, d *observation, m *aquariom.Map) {
		for _, x := range []float32{-1000, m.Width + 1000, 1e30, -1e30, float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN())} {
			for _, at := range []aquariom.Point{{X: x, Y: m.Height / 2}, {X: m.Width / 2, Y: x}, {X: x, Y: x}} {
				if n := d.lying(at, d.dx, look); n != 0 {
					t.Errorf("%d grains at %v", n, at)
				}
			}
		}
	})
}

// TestNoCircleCoversMoreThanItsCapacity tries every half row and half column of the map.
func TestNoCircleCoversMoreThanItsCapacity(t *testing.T) {
	ponds(t, func(t *testing.T, d *observation, m *aquariom.Map) {
		copy(d.free, d.full)
		reached := [2][2]bool{}
		for step := range 60 {
			r := d.dx * float32(step) / 40
			capacity := d.capacity(r)
			for j := range 2*d.rows + 1 {
				for i := range 2*d.cols + 1 {
					n := d.lying(aquariom.Point{X: float32(float32(i) * d.dx / 2), Y: float32(float32(j) * d.dy / 2)}, r, look)
					if n > capacity[j&1][i&1] {
						t.Fatalf("a circle of %v covers %d grains at half row %d, half column %d, its capacity is %d", r, n, j, i, capacity[j&1][i&1])
					}
					reached[j&1][i&1] = reached[j&1][i&1] || n > 0 && n == capacity[j&1][i&1]
				}
			}
		}
		if reached != [2][2]bool{{true, true}, {true, true}} {
			t.Errorf("a capacity was never reached: %v", reached)
		}
	})
}
