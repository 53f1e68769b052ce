// Package board paints Huit minutes: the map of the Five Shores on parchment,
// pieces of wood, cards, and the automaton's reasoning.
package board

import (
	"ludotheque/rules/empire"
)

// Point is a place on the map, in squares of the picture of squares.
type Point struct{ X, Y float32 }

// Border is a smooth line between two areas; one of them may be the sea
// ([empire.NoRegion]). Neighbours share it point by point, so that no gap opens.
type Border struct {
	// A lies to the right of the line as it runs, B to the left.
	A, B empire.Region
	// Points run from end to end; a line that is closed ends where it begins.
	Points []Point
}

// Coast is the picture of squares with smooth coasts and borders.
type Coast struct {
	Borders []Border
	// Outlines is the edge of each region, closed, without its last point twice.
	Outlines [empire.RegionCount][]Point
}

// corner is a corner of squares: x + y·(PictureW+1).
type corner int

const corners = (empire.PictureW + 1) * (empire.PictureH + 1)

func (c corner) point() Point {
	return Point{float32(c % (empire.PictureW + 1)), float32(c / (empire.PictureW + 1))}
}

// step is a side of a square: from a corner in one of four directions (right,
// down, left, up), with one area on its right hand and another on its left.
type step struct {
	from        corner
	dir         int
	right, left empire.Region
}

var turns = [4]corner{1, empire.PictureW + 1, -1, -empire.PictureW - 1}

func (s step) to() corner { return s.from + turns[s.dir] }

// tracer finds the lines between areas in a picture of squares.
type tracer struct {
	picture *empire.Map
	// out are the sides that leave each corner, on where each of them is in the
	// borders.
	out     [corners][]step
	on      map[step]place
	borders []Border
}

// place is where a side is: in which border, and whether that runs the other way.
type place struct {
	border int
	back   bool
}

// NewCoast smooths a picture: sides of squares become chains between the
// corners where three areas or more meet, chains become curves with those
// corners fixed, and the corners then follow.
func NewCoast(m *empire.Map) *Coast {
	t := &tracer{picture: m, on: map[step]place{}}
	t.sides()
	for _, junctions := range [2]bool{true, false} {
		for k := range t.out {
			for _, s := range t.out[k] {
				if _, done := t.on[s]; !done && (len(t.out[k]) != 2) == junctions {
					t.chain(s)
				}
			}
		}
	}
	c := &Coast{Borders: t.borders}
	c.smooth()
	for r := range empire.Region(empire.RegionCount) {
		if first, ok := t.first(r); ok {
			// A walk that began in the midst of a chain has taken it twice.
			c.Outlines[r] = c.once(t.outline(c, first))
		}
	}
	return c
}

// at is the area of a square.
func (t *tracer) at(x, y int) empire.Region {
	if x < 0 || y < 0 || x >= empire.PictureW || y >= empire.PictureH {
		return empire.NoRegion
	}
	return t.picture.Picture[y*empire.PictureW+x]
}

// add notes a side between two areas.
func (t *tracer) add(x, y, dir int, right, left empire.Region) {
	if right != left {
		c := corner(y*(empire.PictureW+1) + x)
		t.out[c] = append(t.out[c], step{c, dir, right, left})
	}
}

// sides notes every side between two areas, both ways.
func (t *tracer) sides() {
	for y := range empire.PictureH + 1 {
		for x := range empire.PictureW + 1 {
			if x < empire.PictureW {
				above, below := t.at(x, y-1), t.at(x, y)
				t.add(x, y, 0, below, above)
				t.add(x+1, y, 2, above, below)
			}
			if y < empire.PictureH {
				before, after := t.at(x-1, y), t.at(x, y)
				t.add(x, y, 1, before, after)
				t.add(x, y+1, 3, after, before)
			}
		}
	}
}

// chain follows a line from a side of it to the next corner where areas meet, or
// all around.
func (t *tracer) chain(first step) {
	border := Border{A: first.right, B: first.left}
	corners := []corner{first.from}
	n := len(t.borders)
	for s := first; ; {
		t.on[s] = place{border: n}
		t.on[step{s.to(), (s.dir + 2) % 4, s.left, s.right}] = place{n, true}
		corners = append(corners, s.to())
		from := t.out[s.to()]
		if len(from) != 2 || s.to() == first.from {
			break
		}
		next := from[0]
		if next.dir == (s.dir+2)%4 {
			next = from[1]
		}
		s = next
	}
	for i, k := range corners {
		p := k.point()
		if i > 0 {
			q := corners[i-1].point()
			border.Points = append(border.Points, Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2})
		}
		border.Points = append(border.Points, p)
	}
	t.borders = append(t.borders, border)
}

// first is a side with a region on its right hand.
func (t *tracer) first(r empire.Region) (step, bool) {
	for k := range t.out {
		for _, s := range t.out[k] {
			if s.right == r {
				return s, true
			}
		}
	}
	return step{}, false
}

// outline is the edge of the area on the right hand of a side, along the borders
// of a coast.
func (t *tracer) outline(c *Coast, first step) (edge []Point) {
	last := place{border: -1}
	for s := first; ; {
		if p := t.on[s]; p != last {
			pts := c.Borders[p.border].Points
			for i := range len(pts) - 1 {
				if p.back {
					i = len(pts) - 1 - i
				}
				edge = append(edge, pts[i])
			}
			last = p
		}
		if s = follow(t.out[s.to()], s); s == first {
			return edge
		}
	}
}

// follow is the next side of the same area: the sharpest turn to the right, so
// that areas that touch at a corner only stay apart.
func follow(from []step, s step) step {
	for _, turn := range [3]int{1, 0, 3} {
		for _, n := range from {
			if n.dir == (s.dir+turn)%4 && n.right == s.right {
				return n
			}
		}
	}
	return s
}

// once cuts a closed line where it begins again.
func (c *Coast) once(pts []Point) []Point {
	for i := 1; i < len(pts); i++ {
		if pts[i] == pts[0] && i > 2 {
			return pts[:i]
		}
	}
	return pts
}

// closed reports whether a line ends where it begins.
func closed(pts []Point) bool { return pts[0] == pts[len(pts)-1] }

// smooth rounds the chains: 14 rounds of (a + 2b + c) / 4 with fixed ends, then
// ends that move half-way to where their chains pull them, four times.
func (c *Coast) smooth() {
	const rounds, pulls = 14, 4
	for i := range c.Borders {
		soften(c.Borders[i].Points, rounds)
	}
	for range pulls {
		c.pull()
		for i := range c.Borders {
			soften(c.Borders[i].Points, 2)
		}
	}
	for i := range c.Borders {
		c.Borders[i].Points = cut(c.Borders[i].Points, i)
	}
}

// soften rounds a line; the ends of an open one stay.
func soften(pts []Point, rounds int) {
	last, around := len(pts)-1, closed(pts)
	for range rounds {
		before := pts[0]
		if around {
			before = pts[last-1]
		}
		start := pts[0]
		for i := range last {
			a, b, d := before, pts[i], pts[i+1]
			before = b
			if i == 0 && !around {
				continue
			}
			pts[i] = Point{(a.X + 2*b.X + d.X) / 4, (a.Y + 2*b.Y + d.Y) / 4}
		}
		if around {
			pts[last] = pts[0]
		} else {
			pts[0] = start
		}
	}
}

// pull moves the ends of open lines half-way to where all lines that meet there
// pull them.
func (c *Coast) pull() {
	pulled := map[Point][]Point{}
	for i := range c.Borders {
		if pts := c.Borders[i].Points; !closed(pts) {
			last := len(pts) - 1
			pulled[pts[0]] = append(pulled[pts[0]], pts[1])
			pulled[pts[last]] = append(pulled[pts[last]], pts[last-1])
		}
	}
	moved := func(p Point) Point {
		around := pulled[p]
		var m Point
		for _, q := range around {
			m.X += q.X / float32(len(around))
			m.Y += q.Y / float32(len(around))
		}
		return Point{(p.X + m.X) / 2, (p.Y + m.Y) / 2}
	}
	for i := range c.Borders {
		if pts := c.Borders[i].Points; !closed(pts) {
			last := len(pts) - 1
			pts[0], pts[last] = moved(pts[0]), moved(pts[last])
		}
	}
}

// cut keeps every second point, lets the scissors waver by up to 0.09 squares,
// and draws the curve through them (Catmull and Rom).
func cut(pts []Point, seed int) []Point {
	last, around := len(pts)-1, closed(pts)
	var few []Point
	for i := 0; i < last; i += 2 {
		few = append(few, pts[i])
	}
	few = append(few, pts[last])
	for i := 1; i < len(few)-1; i++ {
		few[i].X += 0.09 * swing(seed*131+i*2)
		few[i].Y += 0.09 * swing(seed*131+i*2+1)
	}
	n := len(few)
	at := func(i int) Point {
		switch {
		case around:
			return few[(i+n-1)%(n-1)]
		case i < 0:
			return few[0]
		case i >= n:
			return few[n-1]
		}
		return few[i]
	}
	const parts = 4
	out := []Point{few[0]}
	for i := range n - 1 {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for k := 1; k <= parts; k++ {
			t := float32(k) / parts
			spline := func(a, b, c, d float32) float32 {
				return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
			}
			out = append(out, Point{spline(a.X, b.X, c.X, d.X), spline(a.Y, b.Y, c.Y, d.Y)})
		}
	}
	// The ends are shared with other lines, to the bit.
	out[len(out)-1] = few[n-1]
	return out
}

// swing is a number from -1 to 1 that belongs to n.
func swing(n int) float32 {
	h := uint32(n)*2654435761 + 97
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float32(h>>8)/(1<<23) - 1
}

// At is the region at a place of the map, NoRegion for the sea.
func (c *Coast) At(p Point) empire.Region {
	for r := range c.Outlines {
		if inside(c.Outlines[r], p) {
			return empire.Region(r)
		}
	}
	return empire.NoRegion
}

// inside reports whether a closed line winds around a place.
func inside(line []Point, p Point) bool {
	in := false
	for i := range line {
		a, b := line[i], line[(i+1)%len(line)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)*(b.X-a.X)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}
