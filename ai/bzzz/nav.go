package bzzz

import (
	"sync"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Costs on the board are in quarters of a turn, so that a risk can be compared with a detour.
const turnCost = 4

// far is the cost of an unreachable cell.
const far = 1 << 20

// chart is a board with cells numbered y*n+x, and the bees on them.
type chart struct {
	v    *bzzz.View
	n    int
	grid *grid
	bees []int16 // by cell: index of the bee + 1, 0 when empty
}

func newChart(v *bzzz.View) *chart {
	c := &chart{v: v, n: v.Params.Cells, grid: gridOf(v)}
	c.bees = make([]int16, c.n*c.n)
	for i := range v.Bees {
		c.bees[c.cell(v.Bees[i].X, v.Bees[i].Y)] = int16(i + 1)
	}
	return c
}

func (c *chart) cell(x, y int) int { return y*c.n + x }

// bee returns the bee on a cell, or -1.
func (c *chart) bee(cell int) int { return int(c.bees[cell]) - 1 }

// at returns the cell of a bee.
func (c *chart) at(bee int) int { return c.cell(c.v.Bees[bee].X, c.v.Bees[bee].Y) }

// open reports whether bees of a seat may stand on a cell.
func (c *chart) open(p rules.Seat, x, y int) bool {
	return x >= 0 && y >= 0 && x < c.n && y < c.n && c.grid.open[max(p, 0)][c.cell(x, y)]
}

// The meadow has four-fold mirror symmetry. Ties are broken in an order relative to the seat's own
// corner, the mirror image of seat 0's order; a fixed order would favour the seat at the top left.

// corners is, by seat, the seats in the order of that seat's corner: its own, the mirror image along
// x, the opposite one, the one along y.
var corners = [bzzz.Players][bzzz.Players]rules.Seat{{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}}

// facing returns the signs of x and y in seat p's mirror image.
func facing(p rules.Seat) (x, y int) {
	x, y = 1, 1
	if p == 1 || p == 2 {
		x = -1
	}
	if p == 2 || p == 3 {
		y = -1
	}
	return x, y
}

// own maps a flower between the points of view of seat 0 and seat p; it is its own inverse.
func own(p rules.Seat, f int) int {
	return f - f%bzzz.Players + int(corners[max(p, 0)][f%bzzz.Players])
}

// steps returns the possible steps of a kind of bee of seat p, in the order of its corner.
func steps(p rules.Seat, k bzzz.Kind) [][2]int {
	list := mirrored[max(p, 0)][:]
	if !k.Diagonal() {
		list = list[:4]
	}
	return list
}

// mirrored is bzzz.Steps by seat.
var mirrored = func() (all [bzzz.Players][len(bzzz.Steps)][2]int) {
	for p := range all {
		sx, sy := facing(rules.Seat(p))
		for i, d := range bzzz.Steps {
			all[p][i] = [2]int{sx * d[0], sy * d[1]}
		}
	}
	return all
}()

// field is, by cell, the cost of the way from there to the nearest goal.
type field []int32

// reach computes the field of a bee of seat p. Entering a cell costs one turn plus toll, if not nil; a
// toll of far closes the cell.
func (c *chart) reach(p rules.Seat, k bzzz.Kind, goals []int, toll []int32) field {
	f := make(field, c.n*c.n)
	for i := range f {
		f[i] = far
	}
	scratch := queues.Get().(*[]int16)
	defer queues.Put(scratch)
	queue := (*scratch)[:0]
	for _, g := range goals {
		if f[g] != 0 {
			f[g] = 0
			queue = append(queue, int16(g))
		}
	}
	near := c.grid.near[max(p, 0)][0]
	if k.Diagonal() {
		near = c.grid.near[max(p, 0)][1]
	}
	// A cell enters the queue again if a cheaper way to it is found.
	for head := 0; head < len(queue); head++ {
		to := queue[head]
		cost := f[to] + turnCost
		if toll != nil {
			cost += toll[to]
		}
		if cost >= far {
			continue
		}
		for _, from := range near[to] {
			if cost < f[from] {
				f[from] = cost
				queue = append(queue, from)
			}
		}
	}
	*scratch = queue
	return f
}

// queues reuses the memory of reach.
var queues = sync.Pool{New: func() any { return new([]int16) }}

// grid is the same for all games on boards of one size.
type grid struct {
	open [bzzz.Players][]bool // by seat and cell
	// near is, by seat, for four and for eight directions, the open cells from which a bee reaches a
	// cell.
	near [bzzz.Players][2][][]int16
}

// grids caches grids by the size of the board.
var grids sync.Map

func gridOf(v *bzzz.View) *grid {
	n := v.Params.Cells
	if g, ok := grids.Load(n); ok {
		return g.(*grid)
	}
	g := new(grid)
	for p := range g.open {
		seat := rules.Seat(p)
		for cell := range n * n {
			g.open[p] = append(g.open[p], v.Enter(seat, cell%n, cell/n) == nil)
		}
		for diagonal, kind := range [2]bzzz.Kind{bzzz.Worker, bzzz.Scout} {
			near := make([][]int16, n*n)
			for cell := range near {
				for _, d := range steps(seat, kind) {
					if x, y := cell%n-d[0], cell/n-d[1]; v.Enter(seat, x, y) == nil {
						near[cell] = append(near[cell], int16(y*n+x))
					}
				}
			}
			g.near[p][diagonal] = near
		}
	}
	grids.Store(n, g)
	return g
}

// tolls returns the cost for a bee of passing the others: KO bees close their cells for a while, and
// passing a standing bee takes a detour of a turn or two.
func (c *chart) tolls(bee int) []int32 {
	t := make([]int32, c.n*c.n)
	for i := range c.v.Bees {
		if i == bee {
			continue
		}
		switch left := c.v.KOLeft(i); {
		case left > 1:
			t[c.at(i)] = int32(2 * turnCost * left)
		case c.v.Bees[i].Owner == c.v.Seat:
			t[c.at(i)] = turnCost / 2
		default:
			t[c.at(i)] = turnCost
		}
	}
	return t
}

// around returns the cells within one step of x, y where bees of seat p may stand.
func (c *chart) around(p rules.Seat, x, y int) []int {
	cells := make([]int, 0, 9)
	sx, sy := facing(p)
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if c.open(p, x+sx*dx, y+sy*dy) {
				cells = append(cells, c.cell(x+sx*dx, y+sy*dy))
			}
		}
	}
	return cells
}

// spots returns the cells from which bees of seat p forage a flower.
func (c *chart) spots(p rules.Seat, flower int) []int {
	f := &c.v.Flowers[flower]
	return c.around(p, f.X, f.Y)
}

// zone returns the cells of the hive zone of seat p.
func (c *chart) zone(p rules.Seat) []int {
	var cells []int
	hx, hy := c.v.Hive(p)
	for y := range bzzz.ZoneSide {
		for x := range bzzz.ZoneSide {
			cells = append(cells, c.cell(abs(hx-x), abs(hy-y)))
		}
	}
	return cells
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// descend returns the legal move of a bee down a field computed with toll, ties going to the earlier
// of steps; ok is false if staying is as good. risk, if not nil, is the cost of ending the turn on
// each cell.
func (c *chart) descend(bee int, f field, toll, risk []int32) (a bzzz.Action, ok bool) {
	b := &c.v.Bees[bee]
	at := c.cell(b.X, b.Y)
	best := f[at]
	if risk != nil {
		best += risk[at]
	}
	for _, d := range steps(b.Owner, b.Kind) {
		x, y := b.X+d[0], b.Y+d[1]
		if !c.open(b.Owner, x, y) {
			continue
		}
		to := c.cell(x, y)
		cost := f[to] + toll[to]
		if risk != nil {
			cost += risk[to]
		}
		if cost >= best || c.bee(to) >= 0 {
			continue
		}
		m := bzzz.MoveBee(bee, d[0], d[1])
		if c.v.Check(m) == nil {
			best, a, ok = cost, m, true
		}
	}
	return a, ok
}
