package aquariom

import (
	"math"
	"math/bits"
	"slices"

	"ludotheque/rules/aquariom"
)

// swimmer is a cell of a player.
type swimmer struct {
	id       uint32
	at       aquariom.Point
	mass     float32
	mine     bool
	isolated int
	v        aquariom.Point // its movement in the turn before
}

// observation is a player's model of the game during one turn.
type observation struct {
	laws   aquariom.Laws
	seats  int // number of players
	mine   []swimmer
	others []swimmer
	mines  []aquariom.Point // viruses
	// near is the cells in sight of the cell considered, the nearest first, and hazards the viruses
	// that it or they may touch.
	near    []swimmer
	hazards []aquariom.Point
	dist    []float32

	cols, rows int
	dx, dy     float32
	perX, perY float32   // columns and rows per unit
	xs, ys     []float32 // of the columns and rows of plankton
	// free is the available plankton not on a chosen course, a bit each, with words words per row;
	// full is all possible plankton. seen is what was eaten on the present course, and marked lists
	// its words.
	words            int
	free, full, seen []uint64
	marked           []int
	// remains is what surrenders left, within reach of the cell considered, and prizes the target of
	// each own cell among them, in the order of mine.
	remains      []aquariom.Remain
	prizes       []prize
	before, then map[uint32]aquariom.Point
	turn         int
	looks        int // at rows of plankton, since the last rest
}

// fill initialises the observation from a view.
func (d *observation) fill(v *aquariom.View) {
	d.laws, d.seats = v.Laws(), len(v.Players)
	m := v.Map
	if d.cols != m.Columns || d.rows != m.Rows {
		d.lay(m.Columns, m.Rows)
	}
	if dx, dy := m.Width/float32(d.cols), m.Height/float32(d.rows); dx != d.dx || dy != d.dy {
		d.dx, d.dy = dx, dy
		d.perX, d.perY = 1/dx, 1/dy
		d.xs, d.ys = middles(d.xs, d.cols, dx), middles(d.ys, d.rows, dy)
	}
	copy(d.free, d.full)
	for _, a := range v.Away {
		y, x := int(a.ID)/d.cols, int(a.ID)%d.cols
		d.free[y*d.words+x/64] &^= 1 << (x % 64)
	}
	d.mines = d.mines[:0]
	for _, y := range v.Viruses {
		d.mines = append(d.mines, y.At)
	}
	d.before, d.then = d.then, d.before
	clear(d.then)
	if v.Turn != d.turn+1 {
		clear(d.before)
	}
	d.turn = v.Turn
	d.mine, d.others = d.mine[:0], d.others[:0]
	for i := range v.Cells {
		c := &v.Cells[i]
		s := swimmer{id: c.ID, at: c.At, mass: c.Mass, mine: c.Owner == v.Seat, isolated: c.Isolated}
		if old, ok := d.before[c.ID]; ok {
			s.v = aquariom.Point{X: c.At.X - old.X, Y: c.At.Y - old.Y}
		}
		d.then[c.ID] = c.At
		if s.mine {
			d.mine = append(d.mine, s)
		} else {
			d.others = append(d.others, s)
		}
	}
}

// lay sets the numbers of columns and rows of plankton.
func (d *observation) lay(cols, rows int) {
	d.cols, d.rows, d.words, d.dx = cols, rows, (cols+63)/64, 0
	n := d.rows * d.words
	d.free, d.full, d.seen, d.marked = make([]uint64, n), make([]uint64, n), make([]uint64, n), nil
	for i := range rows * cols {
		d.full[i/cols*d.words+i%cols/64] |= 1 << (i % cols % 64)
	}
	d.before, d.then = map[uint32]aquariom.Point{}, map[uint32]aquariom.Point{}
}

// middles returns the positions of that many columns, or rows, of plankton over a width.
func middles(list []float32, n int, wide float32) []float32 {
	list = list[:0]
	for i := range n {
		list = append(list, float32((float32(i)+0.5)*wide))
	}
	return list
}

// sight returns the distance within which others matter to a cell: some turns of its own movement and
// a daughter's throw.
func (d *observation) sight(c *swimmer) float32 {
	return float32(8*d.laws.Map.BaseSpeed) + float32(2*d.laws.Radius(c.mass))
}

// around finds the surroundings of a cell: at most eight others, the nearest by their rim first, and
// remains of surrenders.
func (d *observation) around(c *swimmer, left []aquariom.Remain) {
	const most = 8
	d.near, d.dist = d.near[:0], d.dist[:0]
	sight := d.sight(c)
	add := func(o *swimmer) {
		gap := distance(c.at, o.at) - 2*d.laws.Radius(o.mass)
		if o.id == c.id || gap > sight {
			return
		}
		at := len(d.near)
		for at > 0 && d.dist[at-1] > gap {
			at--
		}
		if at >= most {
			return
		}
		d.near = slices.Insert(d.near, at, *o)
		d.dist = slices.Insert(d.dist, at, gap)
		if len(d.near) > most {
			d.near, d.dist = d.near[:most], d.dist[:most]
		}
	}
	for i := range d.others {
		add(&d.others[i])
	}
	for i := range d.mine {
		add(&d.mine[i])
	}
	// Near cells may be as far as sight plus two radii, and touch viruses a third away.
	d.hazards = d.hazards[:0]
	wide := sight + float32(3*d.laws.Radius(d.laws.Map.MaxMass))
	for _, y := range d.mines {
		if distance(c.at, y) < wide {
			d.hazards = append(d.hazards, y)
		}
	}
	d.remains = d.remains[:0]
	for _, r := range left {
		if distance(c.at, r.At) < sight {
			d.remains = append(d.remains, r)
		}
	}
}

func distance(a, b aquariom.Point) float32 {
	x, y := a.X-b.X, a.Y-b.Y
	return float32(math.Sqrt(float64(float32(x*x) + float32(y*y))))
}

// compass returns direction i of n, a unit vector.
func compass(i, n int) aquariom.Point {
	sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
	return aquariom.Point{X: float32(cos), Y: float32(sin)}
}

// inside returns a place clamped to the map.
func (d *observation) inside(p aquariom.Point) aquariom.Point {
	m := d.laws.Map
	return aquariom.Point{X: min(max(p.X, 0), m.Width), Y: min(max(p.Y, 0), m.Height)}
}

// flee returns where a cell is after a turn away from a place, along a wall if there is one.
func (d *observation) flee(o swimmer, from aquariom.Point) aquariom.Point {
	x, y := o.at.X-from.X, o.at.Y-from.Y
	length := distance(o.at, from)
	if length == 0 {
		return o.at
	}
	to := d.inside(aquariom.Point{X: o.at.X + 1000*x/length, Y: o.at.Y + 1000*y/length})
	return d.laws.Move(o.at, o.mass, to)
}

// chase returns where a cell is after a turn towards a place.
func (d *observation) chase(o swimmer, to aquariom.Point) aquariom.Point {
	return d.laws.Move(o.at, o.mass, d.inside(to))
}

// drift returns where a cell is after a turn on its present course.
func (d *observation) drift(o swimmer) aquariom.Point {
	return d.inside(aquariom.Point{X: o.at.X + o.v.X, Y: o.at.Y + o.v.Y})
}

// graze returns the mass of the plankton within a distance of a place.
func (d *observation) graze(at aquariom.Point, r float32) float32 {
	return float32(float32(d.lying(at, r, look)) * d.laws.Map.PlanktonMass) // the conversion prevents fusing with a sum
}

// use is what happens to plankton that is counted.
type use uint8

const (
	look  use = iota // nothing, and what was eaten on the course counts too
	fresh            // nothing
	eat              // it is eaten on the course
	claim            // it is not available to the player's later cells
)

// begin starts another course: nothing was eaten on it.
func (d *observation) begin() {
	for _, w := range d.marked {
		d.seen[w] = 0
	}
	d.marked = d.marked[:0]
}

// lying returns how much plankton is within a distance of a place.
func (d *observation) lying(at aquariom.Point, r float32, u use) (n int) {
	// The columns and rows whose middles may be within: slightly less than half of one is left out on
	// each side, against rounding. NaN gives none.
	const half = 0.49
	x0, x1 := max(0, int(float32((at.X-r)*d.perX)+half)), min(d.cols-1, int(float32((at.X+r)*d.perX)-half))
	y0, y1 := max(0, int(float32((at.Y-r)*d.perY)+half)), min(d.rows-1, int(float32((at.Y+r)*d.perY)-half))
	if x0 > x1 || y0 > y1 {
		return 0
	}
	rr := r * r
	d.looks += y1 - y0 + 1
	from, to := uint(x0), uint(x1)
	for y := y0; y <= y1; y++ {
		py := d.ys[y] - at.Y
		yy := float32(py * py)
		for k := from / 64; k <= to/64; k++ {
			w := y*d.words + int(k)
			found := d.free[w]
			if k == from/64 {
				found &= ^uint64(0) << (from % 64)
			}
			if k == to/64 {
				found &= ^uint64(0) >> (63 - to%64)
			}
			if u != look {
				found &^= d.seen[w]
			}
			// What is between two grains within is within too.
			xs := d.xs[k*64:]
			for found != 0 {
				if px := xs[bits.TrailingZeros64(found)] - at.X; float32(px*px)+yy < rr {
					break
				}
				found &= found - 1
			}
			if found == 0 {
				continue
			}
			for {
				last := bits.Len64(found) - 1
				if px := xs[last] - at.X; float32(px*px)+yy < rr {
					break
				}
				found &^= 1 << last
			}
			n += bits.OnesCount64(found)
			d.take(w, found, u)
		}
	}
	return n
}

// take marks what was found in a word of the plankton.
func (d *observation) take(w int, found uint64, u use) {
	if u >= eat {
		d.seen[w] |= found
		d.marked = append(d.marked, w)
	}
	if u == claim {
		d.free[w] &^= found
	}
}

// crowded reports whether own cells would merge with one at a place.
func (d *observation) crowded(at aquariom.Point, r float32, but uint32) bool {
	for i := range d.mine {
		o := &d.mine[i]
		if o.id != but && distance(at, o.at) < 1.3*max(r, d.laws.Radius(o.mass)) {
			return true
		}
	}
	return false
}

// mined reports whether a cell of that mass would explode at a place.
func (d *observation) mined(at aquariom.Point, mass float32) bool {
	if mass <= d.laws.Map.VirusMass {
		return false
	}
	for _, y := range d.hazards {
		if d.laws.Covers(at, mass, y) {
			return true
		}
	}
	return false
}

// danger reports whether an opponent could eat a piece of that mass at a cell's place within some
// turns, by swimming or with a daughter.
func (d *observation) danger(c *swimmer, mass float32, turns int) bool {
	for i := range d.others {
		o := &d.others[i]
		if !d.laws.Outweighs(o.mass, mass) {
			continue
		}
		reach := d.laws.Radius(o.mass) + float32(float32(turns)*d.laws.Speed(o.mass))
		if d.laws.Outweighs(o.mass/2, mass) {
			reach += d.laws.Radius(o.mass) // a daughter's throw beyond the rim
		}
		if distance(o.at, c.at) < reach+d.laws.Radius(mass) {
			return true
		}
	}
	return false
}
