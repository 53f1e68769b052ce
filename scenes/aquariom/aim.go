package aquariom

import game "ludotheque/rules/aquariom"

// How far a step may leave the wished way for a seed.
const (
	// bend is the cosine of the largest angle between the two.
	bend = 0.8
	// nibble is how near its middle, in radii of the cell, a seed has to be at the end of
	// a step that is made for it: rounding must not put it on the rim.
	nibble = 0.9
)

// seedward returns where a hand sends a cell that it wishes to go to a place. Food counts
// only where a step ends, so that a small and quick cell swims over most of it. Its
// step ends on a seed that lies within reach near the wished way, where the step as
// wished would end on none; a person cannot point so precisely.
func seedward(v *game.View, c *game.Cell, wish game.Point) game.Point {
	laws := v.Laws()
	r, speed := laws.Radius(c.Mass), laws.Speed(c.Mass)
	far := hypot(wish.X-c.At.X, wish.Y-c.At.Y)
	if far <= r || speed <= 0 {
		return wish // it rests
	}
	end := laws.Move(c.At, c.Mass, wish)
	if grazes(v, end, r) {
		return wish
	}
	ux, uy := (wish.X-c.At.X)/far, (wish.Y-c.At.Y)/far
	m := v.Map
	reach := min(speed, far) + nibble*r
	best, nearest := wish, float32(-1)
	seeds(m, c.At, reach, func(id uint32) {
		if !v.Present(id) {
			return
		}
		at := m.Plankton(id)
		x, y := at.X-c.At.X, at.Y-c.At.Y
		d := hypot(x, y)
		if d > reach || d == 0 || x*ux+y*uy < bend*d {
			return
		}
		aside := abs(x*uy - y*ux)
		if nearest >= 0 && aside >= nearest {
			return
		}
		// As far as the wished step, unless that would pass the seed by.
		step := min(speed, far)
		if abs(step-d) > nibble*r {
			step = d
		}
		best, nearest = game.Point{X: c.At.X + x/d*step, Y: c.At.Y + y/d*step}, aside
	})
	return game.Point{X: max(0, min(m.Width, best.X)), Y: max(0, min(m.Height, best.Y))}
}

// grazes says whether a cell of a radius eats a seed at a place.
func grazes(v *game.View, at game.Point, r float32) (any bool) {
	seeds(v.Map, at, r, func(id uint32) {
		p := v.Map.Plankton(id)
		any = any || v.Present(id) && hypot(p.X-at.X, p.Y-at.Y) < r
	})
	return any
}

// seeds calls f for every initial neutral cell, eaten or not, in the square about a
// place.
func seeds(m *game.Map, at game.Point, r float32, f func(id uint32)) {
	dx, dy := m.Width/float32(m.Columns), m.Height/float32(m.Rows)
	x0, x1 := max(0, int((at.X-r)/dx)), min(m.Columns-1, int((at.X+r)/dx))
	y0, y1 := max(0, int((at.Y-r)/dy)), min(m.Rows-1, int((at.Y+r)/dy))
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			f(uint32(y*m.Columns + x))
		}
	}
}

func abs(v float32) float32 { return max(v, -v) }
