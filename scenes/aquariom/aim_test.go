package aquariom

import (
	"encoding/json"
	"math"
	"testing"

	"ludotheque/assets/maps"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
)

// grazer returns a game in which one cell keeps its mass and finds food everywhere.
func grazer(t *testing.T, basin string, mass float64) *game.State {
	t.Helper()
	data, ok := maps.Find(basin)
	if !ok {
		t.Fatalf("there is no map %q", basin)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	m["player_cells_starting_mass"], m["minimum_player_cell_mass"], m["maximum_player_cell_mass"] = mass, 1, mass
	m["mass_loss_per_frame"], m["nb_turns"], m["viruses_starting_positions"] = 0, 2000, []any{}
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{game.OptionMap: string(text)}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// eatenShare returns how much of the food under the path that is drawn a cell eats that is steered
// straight ahead, in twelve directions.
func eatenShare(t *testing.T, basin string, mass float64, aim func(v *game.View, c *game.Cell, wish game.Point) game.Point) float64 {
	under, eaten := 0, 0
	for way := range 12 {
		s := grazer(t, basin, mass)
		sin, cos := math.Sincos(2*math.Pi*float64(way)/12 + 0.1)
		for range 40 {
			v := s.View(0)
			c := v.Cells[0]
			wish := game.Point{
				X: max(0, min(v.Map.Width, c.At.X+float32(300*cos))),
				Y: max(0, min(v.Map.Height, c.At.Y+float32(300*sin))),
			}
			to := aim(v, &c, wish)
			s.Step([]game.Action{{Answer: game.Answer{Moves: []game.Move{{Cell: c.ID, Target: to}}}}, {}})
			w := s.View(0)
			r := v.Laws().Radius(c.Mass)
			for id := range uint32(v.Map.PlanktonCount()) {
				if v.Present(id) && besideWay(v.Map.Plankton(id), c.At, w.Cells[0].At) < r {
					under++
					if !w.Present(id) {
						eaten++
					}
				}
			}
		}
	}
	// What is not eaten in a step may be in the next: it is counted twice, to our harm.
	return float64(eaten) / float64(max(under, 1))
}

// besideWay returns how far a place is from a stretch.
func besideWay(p, a, b game.Point) float32 {
	x, y := b.X-a.X, b.Y-a.Y
	k := float32(0)
	if d := x*x + y*y; d > 0 {
		k = max(0, min(1, ((p.X-a.X)*x+(p.Y-a.Y)*y)/d))
	}
	return hypot(p.X-a.X-k*x, p.Y-a.Y-k*y)
}

func TestABeginnersWayEatsWhatItIsDrawnOver(t *testing.T) {
	straight := func(_ *game.View, _ *game.Cell, wish game.Point) game.Point { return wish }
	for _, basin := range []string{"reef", "lagoon"} {
		for _, c := range []struct{ mass, share float64 }{{20, 0.9}, {15, 0.8}, {10, 0.75}} {
			plain, aimed := eatenShare(t, basin, c.mass, straight), eatenShare(t, basin, c.mass, seedward)
			t.Logf("%s, mass %v: %.1f %% of the seeds under the path, %.1f %% without the aim", basin, c.mass, 100*aimed, 100*plain)
			if aimed < c.share {
				t.Errorf("%s: a cell of %v eats %.1f %% of the seeds under its path, and should eat %v", basin, c.mass, 100*aimed, 100*c.share)
			}
			if aimed < plain-0.02 {
				t.Errorf("%s: with the aim a cell of %v eats %.1f %%, without %.1f", basin, c.mass, 100*aimed, 100*plain)
			}
		}
	}
	// A small cell of the first basins, which hops far, is helped the most.
	plain, aimed := eatenShare(t, "original-4p", 10, straight), eatenShare(t, "original-4p", 10, seedward)
	t.Logf("original-4p, mass 10: %.1f %%, %.1f %% without the aim", 100*aimed, 100*plain)
	if aimed < 1.3*plain {
		t.Errorf("original-4p: %.1f %% with the aim and %.1f without", 100*aimed, 100*plain)
	}
}
