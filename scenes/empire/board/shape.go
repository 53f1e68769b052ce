package board

import (
	_ "embed"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/ui"
)

//go:embed land.kage
var landSource []byte

// shape is an outline in squares of the map, ready to be painted.
type shape struct {
	pts []Point
	// in are the unit vectors that point inwards at each point.
	in []Point
	// tris are the corners of the triangles that fill it.
	tris           []uint16
	x0, y0, x1, y1 float32 // the rectangle around it
}

// newShape prepares a closed line whose inside is to the right, with the points
// that a tolerance in squares leaves.
func newShape(line []Point, tolerance float32) shape {
	s := shape{pts: thin(line, tolerance)}
	n := len(s.pts)
	s.in = make([]Point, n)
	for i := range s.pts {
		a, b, c := s.pts[(i+n-1)%n], s.pts[i], s.pts[(i+1)%n]
		ax, ay := unit(b.X-a.X, b.Y-a.Y)
		bx, by := unit(c.X-b.X, c.Y-b.Y)
		x, y := unit(-ay-by, ax+bx)
		// Where the line turns the same distance asks for a longer vector.
		long := 1 / max(0.5, -ay*x+ax*y)
		s.in[i] = Point{x * long, y * long}
	}
	s.tris = triangles(s.pts)
	s.x0, s.y0, s.x1, s.y1 = 1e9, 1e9, -1e9, -1e9
	for _, p := range s.pts {
		s.x0, s.y0, s.x1, s.y1 = min(s.x0, p.X), min(s.y0, p.Y), max(s.x1, p.X), max(s.y1, p.Y)
	}
	return s
}

func unit(x, y float32) (float32, float32) {
	l := float32(math.Hypot(float64(x), float64(y)))
	if l == 0 {
		return 0, 0
	}
	return x / l, y / l
}

// thin leaves out points of a closed line that are nearer than the tolerance to
// the line without them (Douglas and Peucker).
func thin(line []Point, tolerance float32) []Point {
	n := len(line)
	if n < 8 {
		return line
	}
	keep := make([]bool, n)
	var cut func(a, b int)
	cut = func(a, b int) {
		p, q := line[a], line[b%n]
		far, at := tolerance, -1
		for i := a + 1; i < b; i++ {
			if d := distance(line[i%n], p, q); d > far {
				far, at = d, i
			}
		}
		if at >= 0 {
			keep[at%n] = true
			cut(a, at)
			cut(at, b)
		}
	}
	for i := range 4 {
		keep[i*n/4] = true
		cut(i*n/4, (i+1)*n/4)
	}
	var out []Point
	for i, k := range keep {
		if k {
			out = append(out, line[i])
		}
	}
	return out
}

// distance is that of a point from the stretch between a and b.
func distance(p, a, b Point) float32 {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := dx*dx + dy*dy
	t := float32(0)
	if l > 0 {
		t = max(0, min(1, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l))
	}
	return float32(math.Hypot(float64(p.X-a.X-t*dx), float64(p.Y-a.Y-t*dy)))
}

// triangles cuts a closed line, its inside to the right, into triangles: ear by
// ear.
func triangles(pts []Point) []uint16 {
	left := make([]uint16, len(pts))
	for i := range left {
		left[i] = uint16(i)
	}
	cross := func(a, b, c Point) float32 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
	var out []uint16
	for len(left) > 3 {
		n, found := len(left), false
		for i := range n {
			ai, bi, ci := left[(i+n-1)%n], left[i], left[(i+1)%n]
			a, b, c := pts[ai], pts[bi], pts[ci]
			if cross(a, b, c) <= 0 {
				continue
			}
			clear := true
			for _, k := range left {
				if p := pts[k]; k != ai && k != bi && k != ci && cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0 {
					clear = false
					break
				}
			}
			if clear {
				out = append(out, ai, bi, ci)
				left = append(left[:i], left[i+1:]...)
				found = true
				break
			}
		}
		if !found {
			// What is left is a sliver without an inside.
			break
		}
	}
	if len(left) == 3 {
		out = append(out, left...)
	}
	return out
}

// box is the rectangle around a shape, in squares.
func (s *shape) box() (x0, y0, x1, y1 float32) { return s.x0, s.y0, s.x1, s.y1 }

// centroid is the middle of a shape's area, in squares.
func (s *shape) centroid() Point {
	var x, y, area float32
	for t := 0; t < len(s.tris); t += 3 {
		a, b, c := s.pts[s.tris[t]], s.pts[s.tris[t+1]], s.pts[s.tris[t+2]]
		w := (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X)
		x, y, area = x+w*(a.X+b.X+c.X)/3, y+w*(a.Y+b.Y+c.Y)/3, area+w
	}
	return Point{x / area, y / area}
}

// pen paints shapes with the shader of cut paper.
type pen struct{ brush *ui.Brush }

func newPen() pen {
	s, err := ebiten.NewShader(landSource)
	if err != nil {
		panic(err) // embedded: a test excludes it
	}
	return pen{&ui.Brush{Shader: s}}
}

// where is how a shape lies in the view: its origin, the side of a square, and
// how far its outline is moved inwards, in units.
type where struct {
	x, y, cell float32
	inset      float32
}

func (w *where) at(s *shape, i int, inset float32) (x, y float32) {
	p, n := s.pts[i], s.in[i]
	return w.x + p.X*w.cell + n.X*inset, w.y + p.Y*w.cell + n.Y*inset
}

// ink is a colour under the present fade, opaque and gone, for the corners of quads.
type ink struct{ full, none ebiten.Vertex }

func newInk(p *ui.Painter, c ui.Color, streaks float32) ink {
	a := c.A * p.Alpha()
	return ink{
		full: ebiten.Vertex{ColorR: c.R * a, ColorG: c.G * a, ColorB: c.B * a, ColorA: a, Custom0: streaks},
		none: ebiten.Vertex{Custom0: streaks},
	}
}

// put is a corner at a point of a shape, moved inwards.
func put(p *ui.Painter, v ebiten.Vertex, s *shape, w *where, i int, inset float32) ebiten.Vertex {
	v.Custom1, v.Custom2 = w.at(s, i, inset)
	v.DstX, v.DstY = p.Pixel(v.Custom1, v.Custom2)
	return v
}

// fill paints the inside of a shape, its edge softened by about a pixel or, for
// a shadow, by soft units.
func (b pen) fill(p *ui.Painter, s *shape, w where, c ui.Color, streaks, soft float32) {
	n, tris := len(s.pts), len(s.tris)/3
	if c.A == 0 || n < 3 {
		return
	}
	half := max(soft, 1/p.Zoom()) / 2
	vs := p.Mesh(b.brush, tris+n)
	inside, edge := vs[:4*tris], vs[4*tris:]
	colour := newInk(p, c, streaks)
	// Each corner is worked out once: it ends the quad of the edge before it.
	before := edge[4*n-4:]
	for i := range n {
		q := edge[4*i : 4*i+4]
		q[0] = put(p, colour.full, s, &w, i, w.inset+half)
		q[2] = put(p, colour.none, s, &w, i, w.inset-half)
		before[1], before[3] = q[0], q[2]
		before = q
	}
	for t := range tris {
		q, corners := inside[4*t:4*t+4], s.tris[3*t:3*t+3]
		q[0], q[1], q[2] = edge[4*int(corners[0])], edge[4*int(corners[1])], edge[4*int(corners[2])]
		q[3] = q[2]
	}
}

// ring paints the outline of a shape, width units wide, inwards from the inset.
func (b pen) ring(p *ui.Painter, s *shape, w where, width float32, c ui.Color) {
	n := len(s.pts)
	if c.A == 0 || n < 3 || width <= 0 {
		return
	}
	half := 0.5 / p.Zoom()
	vs := p.Mesh(b.brush, 3*n)
	colour := newInk(p, c, 0)
	before := vs[12*n-12:]
	for i := range n {
		q := vs[12*i : 12*i+12]
		outer := put(p, colour.none, s, &w, i, w.inset-half)
		first := put(p, colour.full, s, &w, i, w.inset+half)
		last := put(p, colour.full, s, &w, i, w.inset+width-half)
		inner := put(p, colour.none, s, &w, i, w.inset+width+half)
		// Three quads beside each other: out of nothing, the ring, into nothing.
		q[0], q[2] = first, outer
		q[4], q[6] = last, first
		q[8], q[10] = inner, last
		before[1], before[3], before[5], before[7], before[9], before[11] = q[0], q[2], q[4], q[6], q[8], q[10]
		before = q
	}
}
