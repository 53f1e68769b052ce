package trichrome

import "github.com/solarlune/resolv"

// The Space holds shapes of our own: making one of resolv's counts up a
// variable that all games of a program share, and two games at once would race
// for it. They are entered into the cells by hand, and found there by hand,
// which also spares the queries that miss a shape inside another. The embedded
// interface stays nil: nobody but this file sees a shape.
//
// The runners are in no Space: three are compared sooner than they are entered.

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

// stops reports whether a wall is in the way from a cell's centre to the next.
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
