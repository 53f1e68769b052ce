package trichrome

import "github.com/solarlune/resolv"

// Shapes are put into the Space's cells by this file's own code: resolv's constructors increment a
// counter shared by all games of the program, a data race between concurrent games. Finding them
// directly also avoids resolv's queries, which miss a shape inside another. The embedded interface
// stays nil: only this file uses the shapes.
//
// The runners are not in the Space: comparing three of them directly is faster.

// ground is the walls of a maze in a Space whose cells are the maze's. It is immutable once built, so
// that clones share it.
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
