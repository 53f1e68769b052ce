package trichrome

import "github.com/solarlune/resolv"

// Both Spaces hold shapes of our own: making one of resolv's counts up a
// variable that all games of a program share, and two games at once would race
// for it. They are entered into the cells by hand, and found there by hand,
// which also spares the queries that miss a shape inside another. The embedded
// interface stays nil: nobody but this file sees a shape.

// ground is the walls of a maze in a Space whose cells are the maze's. Nothing
// writes to it once it is built, so that clones share it.
type ground struct {
	space *resolv.Space
	maze  *Maze
}

// wall is the rectangle of one wall.
type wall struct {
	resolv.IShape
	box box
}

// box is a rectangle, edges included, in units from the top left corner.
type box struct{ x0, y0, x1, y1 int }

func (a box) meets(b box) bool {
	return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1
}

// halfWall is half the thickness of a wall.
const halfWall = Cell / 6

func newGround(m *Maze) *ground {
	g := &ground{resolv.NewSpace(m.W*Cell, m.H*Cell, Cell, Cell), m}
	walls := make([]wall, 0, 4*m.Cells())
	for c := range m.Cells() {
		x, y := m.XY(c)
		cell := g.space.Cell(x, y)
		for _, d := range Dirs {
			if m.Open(c, d) {
				continue
			}
			// A wall between two cells is entered twice, once in each.
			dx, dy := d.Vector()
			mx, my := x*Cell+Cell/2+dx*Cell/2, y*Cell+Cell/2+dy*Cell/2
			lx, ly := halfWall, halfWall
			if dx == 0 {
				lx += Cell / 2
			} else {
				ly += Cell / 2
			}
			walls = append(walls, wall{box: box{mx - lx, my - ly, mx + lx, my + ly}})
			cell.Shapes = append(cell.Shapes, &walls[len(walls)-1])
		}
	}
	return g
}

// stops says whether a wall is in the way from a cell's centre to the next.
func (g *ground) stops(cell int, d Dir) bool {
	x, y := g.maze.XY(cell)
	dx, dy := d.Vector()
	cx, cy := x*Cell+Cell/2, y*Cell+Cell/2
	nx, ny := cx+dx*Cell, cy+dy*Cell
	way := box{min(cx, nx), min(cy, ny), max(cx, nx), max(cy, ny)}
	for _, s := range g.space.Cell(x, y).Shapes {
		if w, ok := s.(*wall); ok && w.box.meets(way) {
			return true
		}
	}
	return false
}

// tokens is the players in a Space of larger cells. It remembers nothing: every
// step enters them anew, so that a clone can make its own.
type tokens struct {
	space *resolv.Space
	all   [Players]token
}

// token is the box that a player cannot leave within one step.
type token struct {
	resolv.IShape
	box, cells box // cells of the Space
	in         bool
}

const (
	// tokenCells is the side of a Space's cell in cells of the maze.
	tokenCells = 4
	// sweep is how far from where it is a player may touch something within a
	// step: half the contact, and more than anybody's greatest speed.
	sweep = Contact/2 + 2*BaseSpeed
)

func newTokens(m *Maze) *tokens {
	const side = tokenCells * Cell
	t := &tokens{space: resolv.NewSpace(m.W*Cell, m.H*Cell, side, side)}
	for y := range t.space.HeightInCells() {
		for x := range t.space.WidthInCells() {
			t.space.Cell(x, y).Shapes = make([]resolv.IShape, 0, Players)
		}
	}
	return t
}

// put enters a player where it is.
func (t *tokens) put(i int, at Place) {
	const side = tokenCells * Cell
	k := &t.all[i]
	x, y := at.X+Cell/2, at.Y+Cell/2
	k.box = box{x - sweep, y - sweep, x + sweep, y + sweep}
	cells := box{
		max(k.box.x0, 0) / side, max(k.box.y0, 0) / side,
		min(k.box.x1/side, t.space.WidthInCells()-1), min(k.box.y1/side, t.space.HeightInCells()-1),
	}
	if k.in && cells == k.cells {
		return
	}
	t.take(i)
	k.cells, k.in = cells, true
	for cy := cells.y0; cy <= cells.y1; cy++ {
		for cx := cells.x0; cx <= cells.x1; cx++ {
			c := t.space.Cell(cx, cy)
			c.Shapes = append(c.Shapes, k)
		}
	}
}

// take removes a player.
func (t *tokens) take(i int) {
	k := &t.all[i]
	if !k.in {
		return
	}
	k.in = false
	for cy := k.cells.y0; cy <= k.cells.y1; cy++ {
		for cx := k.cells.x0; cx <= k.cells.x1; cx++ {
			c := t.space.Cell(cx, cy)
			for j, s := range c.Shapes {
				if s == resolv.IShape(k) {
					last := len(c.Shapes) - 1
					c.Shapes[j] = c.Shapes[last]
					c.Shapes = c.Shapes[:last]
					break
				}
			}
		}
	}
}

// near says whether two players, both entered, may touch within the step.
func (t *tokens) near(i, j int) bool {
	a, b := &t.all[i], &t.all[j]
	if !a.in || !b.in {
		return false
	}
	for cy := a.cells.y0; cy <= a.cells.y1; cy++ {
		for cx := a.cells.x0; cx <= a.cells.x1; cx++ {
			for _, s := range t.space.Cell(cx, cy).Shapes {
				if s == resolv.IShape(b) {
					return a.box.meets(b.box)
				}
			}
		}
	}
	return false
}
