package board

import (
	"testing"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// area is the area within a closed line, in squares; it is over 0 when the
// inside lies to the right.
func area(line []Point) float32 {
	sum := 0.0
	for i := range line {
		a, b := line[i], line[(i+1)%len(line)]
		sum += float64(a.X)*float64(b.Y) - float64(b.X)*float64(a.Y)
	}
	return float32(sum / 2)
}

func TestTrianglesFillTheRegions(t *testing.T) {
	a := NewMap()
	defer a.Close()
	all := map[string][]shape{"regions": a.regions[:], "small": a.small[:], "lands": a.lands}
	for name, shapes := range all {
		for i := range shapes {
			s := &shapes[i]
			if want := 3 * (len(s.pts) - 2); len(s.tris) != want {
				t.Errorf("%s %d: %d corners of triangles, want %d", name, i, len(s.tris), want)
			}
			sum := float32(0)
			for k := 0; k < len(s.tris); k += 3 {
				p := []Point{s.pts[s.tris[k]], s.pts[s.tris[k+1]], s.pts[s.tris[k+2]]}
				if one := area(p); one < 0 {
					t.Errorf("%s %d: a triangle lies the wrong way round: %v", name, i, p)
				} else {
					sum += one
				}
			}
			if whole := area(s.pts); sum < 0.999*whole || sum > 1.001*whole {
				t.Errorf("%s %d: triangles cover %.2f squares of %.2f", name, i, sum, whole)
			}
		}
	}
	if len(a.lands) != empire.ContinentCount {
		t.Errorf("%d coasts close around %d continents", len(a.lands), empire.ContinentCount)
	}
	for r := range a.regions {
		thinned, whole := area(a.regions[r].pts), area(a.coast.Outlines[r])
		if thinned < 0.99*whole || thinned > 1.01*whole {
			t.Errorf("%s: %.2f squares are left of %.2f", empire.Region(r), thinned, whole)
		}
	}
}

func TestRoutesLinkTheTable(t *testing.T) {
	a := NewMap()
	defer a.Close()
	var found [empire.RegionCount]empire.Regions
	for _, route := range a.routes {
		square := func(p Point) empire.Region { return empire.Atlas.Picture[int(p.Y)*empire.PictureW+int(p.X)] }
		from, to := square(route[0]), square(route[len(route)-1])
		if !from.Known() || !to.Known() {
			t.Fatalf("a route runs from %s to %s", from, to)
		}
		found[from], found[to] = found[from].With(to), found[to].With(from)
	}
	for r := range empire.Region(empire.RegionCount) {
		if want := empire.Atlas.Lands[r].Links; found[r] != want {
			t.Errorf("routes lead from %s to %s, want %s", r, found[r], want)
		}
	}
}

func TestAtFollowsThePlan(t *testing.T) {
	a := NewMap()
	defer a.Close()
	for _, w := range windows {
		plan := NewPlan(ui.NewView(w[0], w[1]), 0)
		for r := range empire.Region(empire.RegionCount) {
			m := a.Middle(plan, r)
			if got := a.At(plan, m.X, m.Y); got != r {
				t.Errorf("%v: in the middle of %s lies %s", w, r, got)
			}
			b := a.Bounds(plan, r)
			if !b.Contains(m.X, m.Y) || b.X < 0 || b.Y < 0 || b.Right() > plan.Board.Right() {
				t.Errorf("%v: %s lies in %v", w, r, b)
			}
		}
	}
}

// Every region can be walked to from every other one, by keys.
func TestWalkReachesAll(t *testing.T) {
	a := NewMap()
	defer a.Close()
	every := empire.Regions(1<<empire.RegionCount - 1)
	for _, among := range []empire.Regions{every, set("AHVT"), set("FT")} {
		for start := range among.All {
			seen, todo := empire.Regions(0).With(start), []empire.Region{start}
			for len(todo) > 0 {
				r := todo[0]
				todo = todo[1:]
				for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					if to := a.Walk(r, d[0], d[1], among); !seen.Has(to) {
						seen, todo = seen.With(to), append(todo, to)
					}
				}
			}
			if seen != among {
				t.Errorf("from %s keys reach %s of %s", start, seen, among)
			}
		}
	}
	if got := a.Walk(empire.NoRegion, 1, 0, set("FT")); got != at('F') {
		t.Errorf("from nowhere the keys lead to %s", got)
	}
}
