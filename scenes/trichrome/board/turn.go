package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// Turn returns where a place of a maze of that many rows lies once the maze is turned by a quarter
// to the right, in cells: what was on the right is below then, and what was below on the left.
func Turn(at ui.Point, rows int) ui.Point {
	return ui.Point{X: float32(rows-1) - at.Y, Y: at.X}
}

// TurnBack is the inverse of Turn.
func TurnBack(at ui.Point, rows int) ui.Point {
	return ui.Point{X: at.Y, Y: float32(rows-1) - at.X}
}

// turned is a frame on its side, with the maze of it and the points of its threads.
type turned struct {
	frame  Frame
	maze   *Maze
	of     *Maze
	points [][]ui.Point
}

// turn returns a frame as if its maze had been made on its side. It is valid until the next call.
func (t *turned) turn(f *Frame) *Frame {
	if t.of != f.Maze {
		t.of, t.maze = f.Maze, f.Maze.turn()
	}
	rows := f.Maze.H
	at := func(x, y *float32) {
		p := Turn(ui.Point{X: *x, Y: *y}, rows)
		*x, *y = p.X, p.Y
	}
	k := &t.frame
	tokens, arrows := append(k.Tokens[:0], f.Tokens...), append(k.Arrows[:0], f.Arrows...)
	prints, threads := append(k.Prints[:0], f.Prints...), append(k.Threads[:0], f.Threads...)
	*k = *f
	k.Maze, k.Turned, k.Tokens, k.Arrows, k.Prints, k.Threads = t.maze, false, tokens, arrows, prints, threads
	for i := range k.Tokens {
		o := &k.Tokens[i]
		at(&o.X, &o.Y)
		o.Hedge = ui.Point{X: -o.Hedge.Y, Y: o.Hedge.X}
		for j, q := range o.Trail {
			if q != (ui.Point{}) { // which says that there is none
				o.Trail[j] = Turn(q, rows)
			}
		}
	}
	at(&k.Door.X, &k.Door.Y)
	for i := range k.Arrows {
		at(&k.Arrows[i].X, &k.Arrows[i].Y)
		k.Arrows[i].Angle += math.Pi / 2
	}
	for i := range k.Prints {
		at(&k.Prints[i].X, &k.Prints[i].Y)
		k.Prints[i].Angle += math.Pi / 2
	}
	for len(t.points) < len(f.Threads) {
		t.points = append(t.points, nil)
	}
	for i := range k.Threads {
		all := t.points[i][:0]
		for _, q := range f.Threads[i].Points {
			all = append(all, Turn(q, rows))
		}
		k.Threads[i].Points, t.points[i] = all, all
	}
	return k
}

// turn returns the maze on its side.
func (m *Maze) turn() *Maze {
	n := &Maze{W: m.H, H: m.W, East: make([]bool, m.W*m.H), South: make([]bool, m.W*m.H), Key: m.Key}
	for y := range m.H {
		for x := range m.W {
			c := x*n.W + m.H - 1 - y
			n.East[c], n.South[c] = m.Blocked(x, y, 0, -1), m.Blocked(x, y, 1, 0)
		}
	}
	return n
}
