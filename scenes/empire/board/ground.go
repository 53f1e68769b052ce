package board

import (
	"cmp"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// The colours of the map.
var (
	parchment = ui.Hex(0xEBDDB8)
	shallows  = ui.Hex(0xC9DDD0)
	shore     = ui.Hex(0x2B6672) // the edge of the land, for eyes that see no hue
	hatching  = parchment.Mix(ui.Hex(0x5F9496), 0.62)
	waves     = parchment.Mix(ui.Hex(0x7FA9A4), 0.52)
	paper     = ui.Paper
	brick     = ui.Hex(0xA3492F)
	seaInk    = ui.Hex(0x7A3F22)
)

// lands are the continents' papers.
var lands = [empire.ContinentCount]ui.Color{
	empire.Plateau: ui.Hex(0xEBC56B), empire.Mist: ui.Hex(0xBDAFD6), empire.Amber: ui.Hex(0xF0AC74),
	empire.Levant: ui.Hex(0x8FCBC0), empire.Woods: ui.Hex(0xA6BE78),
}

// tint is the paper of a region: somewhat lighter or darker than its
// continent's.
func tint(r empire.Region) ui.Color {
	c := lands[empire.Atlas.Lands[r].Continent]
	t := 0.09 * swing(int(r)*7+3)
	if t > 0 {
		return c.Mix(ui.White, t*1.8)
	}
	return c.Mix(ui.Hex(0x9A7A4A), -t*0.6)
}

// bakeKey is what a ground was painted for.
type bakeKey struct {
	view       ui.View
	x, y, cell float32
}

// paintGround paints sea, coasts and land; it is baked, since none of it moves.
func (a *Map) paintGround(p *ui.Painter, plan *Plan) {
	if plan.Large {
		a.paintWhole(p, plan)
		return
	}
	key := bakeKey{plan.View, plan.X, plan.Y, plan.Cell}
	r := plan.View.Rect()
	if a.ground == nil || a.key != key {
		scale := plan.View.Scale
		w, h := max(1, int(r.W*scale+0.5)), max(1, int(r.H*scale+0.5))
		if a.ground == nil || a.ground.Bounds().Dx() != w || a.ground.Bounds().Dy() != h {
			if a.ground != nil {
				a.ground.Deallocate()
			}
			a.ground = ebiten.NewImage(w, h)
		}
		a.key = key
		p.Bake(a.ground, r, func() { a.paintMap(p, plan) })
	}
	p.Picture(a.ground, 0, 0, 1, 1)
}

func (a *Map) paintMap(p *ui.Painter, plan *Plan) {
	k := plan.k()
	p.Fill(plan.View.Rect().Inset(-8), parchment)
	a.paintWaves(p, plan)
	for i := range a.shores {
		p.Polyline(a.line(plan, a.shores[i]), 20*k, shallows)
	}
	for i := range a.shores {
		p.Polyline(a.line(plan, a.shores[i]), 11.5*k, shore)
	}
	for _, route := range a.routes {
		pts := a.line(plan, route[:])
		p.Polyline(pts, 7*k, paper.Mix(parchment, 0.25))
		p.Dashed(pts, 3.4*k, 0.5, 8*k, 0, brick)
	}
	at := where{x: plan.X, y: plan.Y, cell: plan.Cell}
	for i := range a.lands {
		a.pen.fill(p, &a.lands[i], where{x: plan.X + 2, y: plan.Y + 4, cell: plan.Cell, inset: -4 * k}, ui.Ink.Fade(0.2), 0, 8*k)
	}
	for i := range a.shores {
		p.Polyline(a.line(plan, a.shores[i]), 7*k, paper)
	}
	for i := range a.regions {
		a.pen.fill(p, &a.regions[i], at, tint(empire.Region(i)), 0.5, 0)
	}
	for i := range a.coast.Borders {
		if b := &a.coast.Borders[i]; b.A.Known() && b.B.Known() {
			p.Polyline(a.line(plan, b.Points), 3.4*k, paper)
		}
	}
}

// line puts a line of the map into the view; it is good until the next one.
func (a *Map) line(plan *Plan, pts []Point) []ui.Point {
	a.scratch = a.scratch[:0]
	for _, q := range pts {
		a.scratch = append(a.scratch, plan.place(q))
	}
	return a.scratch
}

// paintWaves paints sparse marks on the sea, and close hatching around the land.
func (a *Map) paintWaves(p *ui.Painter, plan *Plan) {
	const tilt = -0.0523 // 3 degrees
	sin, cos := float32(math.Sin(tilt)), float32(math.Cos(tilt))
	turned := func(x, y float32) ui.Point { return ui.Point{X: x*cos - y*sin, Y: x*sin + y*cos} }
	v, k := plan.View, plan.k()
	near := func(q ui.Point, reach float32) bool {
		return a.offshore(plan.square(q.X, q.Y)) < reach/plan.Cell
	}
	mark := func(x, y float32, pts ...[2]float32) {
		if mid := turned(x+pts[0][0], y+pts[0][1]); near(mid, 34*k) {
			return
		}
		a.scratch = a.scratch[:0]
		for i := range 9 {
			t := float32(i) / 8
			u := 1 - t
			b := [4]float32{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
			var cx, cy float32
			for j, w := range b {
				cx, cy = cx+w*pts[j][0], cy+w*pts[j][1]
			}
			a.scratch = append(a.scratch, turned(x+cx, y+cy))
		}
		p.Polyline(a.scratch, 1.5, waves)
	}
	for y := float32(-24); y < v.H+100; y += 24 {
		for x := float32(-92); x < v.W+46; x += 46 {
			mark(x, y, [2]float32{4, 6}, [2]float32{8, 3}, [2]float32{12, 8}, [2]float32{18, 5})
			mark(x, y, [2]float32{27, 18}, [2]float32{31, 15}, [2]float32{35, 20}, [2]float32{41, 17})
		}
	}
	step := float32(3.5) * k
	end := plan.Y + plan.Cell*empire.PictureH + 60*k
	for y := plan.Y - 60*k; y < end+60*k; y += 7 * k {
		a.scratch = a.scratch[:0]
		flush := func() {
			if len(a.scratch) > 1 {
				p.Polyline(a.scratch, 1.35*k, hatching)
			}
			a.scratch = a.scratch[:0]
		}
		n := 0
		for x := plan.X - 40*k; x < plan.X+plan.Cell*empire.PictureW+40*k; x += step {
			rise := [4]float32{0, -1.1, 0, 1.1}[n&3] * k
			n++
			q := turned(x, y+rise)
			if near(q, 22*k) && a.offshore(plan.square(q.X, q.Y)) > -0.5 {
				a.scratch = append(a.scratch, q)
			} else {
				flush()
			}
		}
		flush()
	}
}

// The field of distances from the coast has a point every half square, and
// reaches this many squares beyond the picture.
const (
	fieldStep   = 0.5
	fieldBeyond = 8
	fieldW      = (empire.PictureW + 2*fieldBeyond) * 2
	fieldH      = (empire.PictureH + 2*fieldBeyond) * 2
)

// soundings are the distances from the coast, in squares, over a field around
// the picture; on land they are below 0.
func soundings(lines [][]Point) []float32 {
	var few []Point
	for _, line := range lines {
		for i := 0; i < len(line); i += 4 {
			few = append(few, line[i])
		}
	}
	slices.SortFunc(few, func(a, b Point) int { return cmp.Compare(a.X, b.X) })
	field := make([]float32, fieldW*fieldH)
	for i := range field {
		q := Point{float32(i%fieldW)*fieldStep - fieldBeyond, float32(i/fieldW)*fieldStep - fieldBeyond}
		// Looked at from the nearest column on, until the columns alone are farther than the nearest point.
		right, _ := slices.BinarySearchFunc(few, q.X, func(s Point, x float32) int { return cmp.Compare(s.X, x) })
		best := float32(math.MaxFloat32)
		near := func(s Point) bool {
			dx, dy := s.X-q.X, s.Y-q.Y
			if d := dx*dx + dy*dy; d < best {
				best = d
			}
			return dx*dx < best
		}
		for k := right; k < len(few) && near(few[k]); k++ {
		}
		for k := right - 1; k >= 0 && near(few[k]); k-- {
		}
		field[i] = float32(math.Sqrt(float64(best)))
		x, y := int(math.Floor(float64(q.X))), int(math.Floor(float64(q.Y)))
		if x >= 0 && y >= 0 && x < empire.PictureW && y < empire.PictureH && empire.Atlas.Picture[y*empire.PictureW+x].Known() {
			field[i] = -field[i]
		}
	}
	return field
}

// offshore is how far a place is from the coast, in squares: below 0 on land.
func (a *Map) offshore(q Point) float32 {
	x, y := (q.X+fieldBeyond)/fieldStep, (q.Y+fieldBeyond)/fieldStep
	if x < 0 || y < 0 || x >= fieldW-1 || y >= fieldH-1 {
		return fieldBeyond
	}
	i, j := int(x), int(y)
	fx, fy := x-float32(i), y-float32(j)
	n := j*fieldW + i
	top := a.field[n] + (a.field[n+1]-a.field[n])*fx
	low := a.field[n+fieldW] + (a.field[n+fieldW+1]-a.field[n+fieldW])*fx
	return top + (low-top)*fy
}

// sail is the route between two regions: between their nearest squares, bowed.
func sail(a, b empire.Region) []Point {
	var from, to Point
	best := float32(math.MaxFloat32)
	there := squares(b)
	for _, p := range squares(a) {
		for _, q := range there {
			if d := (p.X-q.X)*(p.X-q.X) + (p.Y-q.Y)*(p.Y-q.Y); d < best {
				best, from, to = d, p, q
			}
		}
	}
	dx, dy := to.X-from.X, to.Y-from.Y
	mid := Point{(from.X+to.X)/2 - 0.15*dy, (from.Y+to.Y)/2 + 0.15*dx}
	pts := make([]Point, 17)
	for i := range pts {
		t := float32(i) / float32(len(pts)-1)
		u := 1 - t
		pts[i] = Point{u*u*from.X + 2*u*t*mid.X + t*t*to.X, u*u*from.Y + 2*u*t*mid.Y + t*t*to.Y}
	}
	return pts
}

// squares returns the middles of a region's squares.
func squares(r empire.Region) (all []Point) {
	for i, s := range empire.Atlas.Picture {
		if s == r {
			all = append(all, Point{float32(i%empire.PictureW) + 0.5, float32(i/empire.PictureW) + 0.5})
		}
	}
	return all
}

// shores gathers the coasts of a continent into closed lines, each without its
// last point twice.
func shores(c *Coast) (lines [][]Point) {
	var open [][]Point
	for i := range c.Borders {
		b := &c.Borders[i]
		if b.A.Known() == b.B.Known() {
			continue
		}
		pts := append([]Point(nil), b.Points...)
		if !b.A.Known() {
			// The land is to the right.
			for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
				pts[i], pts[j] = pts[j], pts[i]
			}
		}
		open = append(open, pts)
	}
	for len(open) > 0 {
		line := open[0]
		open = open[1:]
		for line[0] != line[len(line)-1] {
			found := false
			for i, next := range open {
				if next[0] == line[len(line)-1] {
					line = append(line, next[1:]...)
					open = append(open[:i], open[i+1:]...)
					found = true
					break
				}
			}
			if !found {
				break
			}
		}
		lines = append(lines, line)
	}
	return lines
}
