package trichrome

import "ludotheque/rules/trichrome"

// nav is a maze as the players of this package walk it.
type nav struct {
	maze  *trichrome.Maze
	next  [][]int16 // by cell, the cells beside it without a wall between
	rows  [][]int16 // by cell, the path distances from it; nil until asked for
	known int       // how many cells learn has been through
}

func newNav(m *trichrome.Maze) *nav {
	n := &nav{maze: m, next: make([][]int16, m.Cells()), rows: make([][]int16, m.Cells())}
	all := make([]int16, 0, 4*m.Cells())
	for c := range n.next {
		begin := len(all)
		for _, d := range trichrome.Dirs {
			if m.Open(c, d) {
				all = append(all, int16(m.Next(c, d)))
			}
		}
		n.next[c] = all[begin:len(all):len(all)]
	}
	return n
}

// from is the path distances from a cell.
func (n *nav) from(c int) []int16 {
	if n.rows[c] == nil {
		n.rows[c] = make([]int16, len(n.rows))
		n.maze.Flood(c, n.rows[c])
	}
	return n.rows[c]
}

// learn looks up the distances from a few more cells, while there is time.
func (n *nav) learn(cells int) {
	for ; cells > 0 && n.known < len(n.rows); cells-- {
		n.from(n.known)
		n.known++
	}
}

func (n *nav) dist(a, b int) int { return int(n.from(a)[b]) }

// dir is the direction from a cell to one beside it.
func (n *nav) dir(from, to int) trichrome.Dir {
	for _, d := range trichrome.Dirs {
		if n.maze.Open(from, d) && n.maze.Next(from, d) == to {
			return d
		}
	}
	return trichrome.None
}

// cell is the length of a cell as this package counts: time at base speed and
// distance are the same then.
const cell = 100

// leg is where a runner is: on its way to a cell, or at it. Who stands comes from
// nowhere: from and to are the same.
type leg struct {
	from, to int
	left     int // until to, in hundredths of a cell; 0 at its centre
}

// legOf is where a runner is.
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

// near is the cell whose centre is nearer.
func (l leg) near() int {
	if l.left > cell/2 {
		return l.from
	}
	return l.to
}
