package trichrome

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Maze is the walls of a round. It is immutable, so states and views share it.
//
// Cells are numbered row by row from the top left: cell x, y is y·W + x. As text, and in JSON, a maze
// is one hexadecimal digit per cell, rows separated by a slash: the sum of 1 if the cell is open
// upwards, 2 to the right, 4 downwards and 8 to the left.
type Maze struct {
	// W and H are the numbers of columns and rows.
	W, H  int
	cells []uint8
	text  string
}

// Place is a position in units, or in cells where noted. The centre of the top left cell is 0, 0; x
// grows to the right and y downwards.
type Place struct {
	X int `json:"x"`
	Y int `json:"y"`
}

// bit returns the bit of a direction in a cell.
func (d Dir) bit() uint8 {
	if d == None || !d.Known() {
		return 0
	}
	return 1 << (d - 1)
}

// newMaze makes a maze of cells, which must not be modified afterwards.
func newMaze(w, h int, cells []uint8) *Maze {
	var t strings.Builder
	t.Grow(h * (w + 1))
	for y := range h {
		if y > 0 {
			t.WriteByte('/')
		}
		for x := range w {
			t.WriteByte("0123456789abcdef"[cells[y*w+x]])
		}
	}
	return &Maze{W: w, H: h, cells: cells, text: t.String()}
}

// Cells returns the number of cells.
func (m *Maze) Cells() int { return len(m.cells) }

// At returns the number of the cell x, y.
func (m *Maze) At(x, y int) int { return y*m.W + x }

// XY returns where a cell is.
func (m *Maze) XY(cell int) (x, y int) { return cell % m.W, cell / m.W }

// Centre returns the place of a cell's centre.
func (m *Maze) Centre(cell int) Place {
	x, y := m.XY(cell)
	return Place{x * Cell, y * Cell}
}

// Nearest returns the cell whose centre is nearest to a place inside the maze; in the middle it is the
// cell to the right or below.
func (m *Maze) Nearest(p Place) int {
	return m.At((p.X+Cell/2)/Cell, (p.Y+Cell/2)/Cell)
}

// Open reports whether there is no wall between a cell and its neighbour in that direction.
func (m *Maze) Open(cell int, d Dir) bool { return m.cells[cell]&d.bit() != 0 }

// Next returns the neighbour in that direction, ignoring walls; it has to be inside.
func (m *Maze) Next(cell int, d Dir) int {
	dx, dy := d.Vector()
	return cell + dy*m.W + dx
}

// Ways returns the number of open sides of a cell: 1 for a dead end.
func (m *Maze) Ways(cell int) int {
	n := 0
	for _, d := range Dirs {
		if m.Open(cell, d) {
			n++
		}
	}
	return n
}

// Flood writes the path distance of every cell from one, in cells, into dist,
// which has Cells entries.
func (m *Maze) Flood(from int, dist []int16) {
	for i := range dist {
		dist[i] = -1
	}
	steps := m.steps()
	var queue [MaxCells]int16
	queue[0] = int16(from)
	dist[from] = 0
	for head, tail := 0, 1; head < tail; head++ {
		c := int(queue[head])
		for ways := m.cells[c]; ways != 0; ways &= ways - 1 {
			if n := c + steps[bits.TrailingZeros8(ways)&3]; dist[n] < 0 {
				dist[n] = dist[c] + 1
				queue[tail] = int16(n)
				tail++
			}
		}
	}
}

// steps returns what each direction, from Up on, adds to the number of a cell.
func (m *Maze) steps() [4]int { return [4]int{-m.W, 1, m.W, -1} }

// Near returns the path distance of two cells if it is at most most, which must be at most Heartbeat;
// else -1.
func (m *Maze) Near(from, to, most int) int {
	if from == to {
		return 0
	}
	// A path is at least as long as in a maze without walls.
	fx, fy := m.XY(from)
	tx, ty := m.XY(to)
	if max(fx-tx, tx-fx)+max(fy-ty, ty-fy) > most {
		return -1
	}
	steps := m.steps()
	var seen [(MaxCells + 63) / 64]uint64
	// The cells within n steps are at most a diamond of 2n(n+1)+1.
	var queue [2*Heartbeat*(Heartbeat+1) + 1]int16
	queue[0] = int16(from)
	seen[from/64] |= 1 << (from % 64)
	head, tail := 0, 1
	for dist := 1; dist <= most; dist++ {
		for end := tail; head < end; head++ {
			c := int(queue[head])
			for ways := m.cells[c]; ways != 0; ways &= ways - 1 {
				n := c + steps[bits.TrailingZeros8(ways)&3]
				if n == to {
					return dist
				}
				if seen[n/64]>>(n%64)&1 == 0 {
					seen[n/64] |= 1 << (n % 64)
					queue[tail] = int16(n)
					tail++
				}
			}
		}
	}
	return -1
}

// Toward returns a direction that shortens the path to the cell whose Flood is dist; None at that
// cell.
func (m *Maze) Toward(cell int, dist []int16) Dir {
	for _, d := range Dirs {
		if m.Open(cell, d) && dist[m.Next(cell, d)] < dist[cell] {
			return d
		}
	}
	return None
}

// String returns the maze as text.
func (m *Maze) String() string { return m.text }

// MarshalText writes String.
func (m *Maze) MarshalText() ([]byte, error) { return []byte(m.text), nil }

// errMaze is wrapped by the errors of reading a maze.
var errMaze = errors.New("trichrome: this is not a maze")

// UnmarshalText reads what MarshalText wrote. It refuses mazes smaller or larger than those of the
// game, rows of different lengths, ways that lead out, walls with one side, and unreachable cells.
func (m *Maze) UnmarshalText(b []byte) error {
	rows := strings.Split(string(b), "/")
	w, h := len(rows[0]), len(rows)
	if w < minWidth || h < minHeight || w*h > MaxCells {
		return fmt.Errorf("%w: %d by %d cells", errMaze, w, h)
	}
	cells := make([]uint8, 0, w*h)
	for y, row := range rows {
		if len(row) != w {
			return fmt.Errorf("%w: row %d has %d cells instead of %d", errMaze, y, len(row), w)
		}
		for _, c := range []byte(row) {
			i := strings.IndexByte("0123456789abcdef", c)
			if i < 0 {
				return fmt.Errorf("%w: %q in row %d", errMaze, c, y)
			}
			cells = append(cells, uint8(i))
		}
	}
	read := newMaze(w, h, cells)
	for c := range cells {
		x, y := read.XY(c)
		for _, d := range Dirs {
			dx, dy := d.Vector()
			if !read.Open(c, d) {
				continue
			}
			if x+dx < 0 || x+dx >= w || y+dy < 0 || y+dy >= h || !read.Open(read.Next(c, d), d.Back()) {
				return fmt.Errorf("%w: cell %d, %d is open %s to nowhere", errMaze, x, y, d)
			}
		}
	}
	dist := make([]int16, w*h)
	read.Flood(0, dist)
	if c := slices.Index(dist, -1); c >= 0 {
		x, y := read.XY(c)
		return fmt.Errorf("%w: no way leads to cell %d, %d", errMaze, x, y)
	}
	*m = *read
	return nil
}
