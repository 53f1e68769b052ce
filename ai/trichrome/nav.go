package trichrome

import "ludotheque/rules/trichrome"

// nav is a maze with neighbours and distances. A player reuses one for all its rounds, to avoid
// garbage collection while thinking.
type nav struct {
	maze  *trichrome.Maze
	ways  []int16   // the memory of next
	next  [][]int16 // by cell, the cells beside it without a wall between
	rows  [][]int16 // by cell, the path distances from it; empty until asked for
	known int       // number of cells that learn has processed
}

func newNav(m *trichrome.Maze) *nav {
	n := &nav{}
	n.enter(m)
	return n
}

// enter switches to another maze.
func (n *nav) enter(m *trichrome.Maze) {
	if size := m.Cells(); len(n.next) != size {
		n.ways, n.next, n.rows = make([]int16, 0, len(trichrome.Dirs)*size), make([][]int16, size), make([][]int16, size)
	}
	n.maze, n.known = m, 0
	all := n.ways[:0]
	for c := range n.next {
		begin := len(all)
		for _, d := range trichrome.Dirs {
			if m.Open(c, d) {
				all = append(all, int16(m.Next(c, d)))
			}
		}
		n.next[c] = all[begin:len(all):len(all)]
		n.rows[c] = n.rows[c][:0]
	}
}

// from returns the path distances from a cell.
func (n *nav) from(c int) []int16 {
	if row := n.rows[c]; len(row) > 0 {
		return row
	}
	return n.measure(c)
}

// measure computes and stores the path distances from a cell.
func (n *nav) measure(c int) []int16 {
	row := n.rows[c][:cap(n.rows[c])]
	if len(row) == 0 {
		row = make([]int16, len(n.rows))
	}
	n.maze.Flood(c, row)
	n.rows[c] = row
	return row
}

// learn computes the distances from a few more cells, while there is time.
func (n *nav) learn(cells int) {
	for ; cells > 0 && n.known < len(n.rows); cells-- {
		n.from(n.known)
		n.known++
	}
}

func (n *nav) dist(a, b int) int { return int(n.from(a)[b]) }

// dir returns the direction from a cell to one beside it.
func (n *nav) dir(from, to int) trichrome.Dir {
	for _, d := range trichrome.Dirs {
		if n.maze.Open(from, d) && n.maze.Next(from, d) == to {
			return d
		}
	}
	return trichrome.None
}

// cell is the length of a cell in this package: at base speed, time and distance have the same unit.
const cell = 100

// leg is a runner's position: on its way to a cell, or at it. For one that stands from and to are the
// same.
type leg struct {
	from, to int
	left     int // until to, in hundredths of a cell; 0 at its centre
}

// legOf returns the leg of a runner.
func legOf(m *trichrome.Maze, r *trichrome.Runner) leg {
	a, b, toA, toB := r.Ends(m)
	switch {
	case a == b && r.Moving && m.Open(a, r.Facing.Back()):
		return leg{m.Next(a, r.Facing.Back()), a, 0}
	case a == b:
		return leg{a, a, 0}
	case r.Facing == trichrome.Up || r.Facing == trichrome.Left:
		return leg{b, a, toA * cell / trichrome.Cell}
	}
	return leg{a, b, toB * cell / trichrome.Cell}
}

// near returns the cell whose centre is nearer.
func (l leg) near() int {
	if l.left > cell/2 {
		return l.from
	}
	return l.to
}
