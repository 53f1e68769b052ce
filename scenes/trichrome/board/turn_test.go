package board

import (
	"testing"

	"ludotheque/scenes/ui"
)

// TestAMazeOnItsSideIsTheSameMaze: the wall on each side of each cell is there after a
// quarter turn, on the side where the turn puts it.
func TestAMazeOnItsSideIsTheSameMaze(t *testing.T) {
	m := carved(5, 3, 7)
	n := m.turn()
	if n.W != 3 || n.H != 5 {
		t.Fatalf("a maze of 5 × 3 is %d × %d on its side", n.W, n.H)
	}
	for y := range m.H {
		for x := range m.W {
			at := Turn(ui.Point{X: float32(x), Y: float32(y)}, m.H)
			if back := TurnBack(at, m.H); back != (ui.Point{X: float32(x), Y: float32(y)}) {
				t.Errorf("(%d, %d) comes back as %v", x, y, back)
			}
			for _, d := range [...]struct{ dx, dy, tx, ty int }{{1, 0, 0, 1}, {0, 1, -1, 0}, {-1, 0, 0, -1}, {0, -1, 1, 0}} {
				if m.Blocked(x, y, d.dx, d.dy) != n.Blocked(int(at.X), int(at.Y), d.tx, d.ty) {
					t.Errorf("(%d, %d) towards (%d, %d): a wall is lost or new", x, y, d.dx, d.dy)
				}
			}
		}
	}
}

// TestWhatIsInATurnedFrameTurns: everything lies where At says that its place lies.
func TestWhatIsInATurnedFrameTurns(t *testing.T) {
	var g Board
	f := &Frame{Maze: carved(5, 3, 7), Area: ui.Rect{W: 300, H: 500}, Turned: true,
		Tokens: []Token{{X: 4, Y: 0, Trail: [3]ui.Point{{X: 3, Y: 0}}}}, Door: Door{X: 1, Y: 2},
		Arrows: []Arrow{{X: 2, Y: 1}}, Prints: []Print{{X: 0, Y: 2}},
		Threads: []Thread{{Points: []ui.Point{{X: 1, Y: 1}}}}}
	k := g.turned.turn(f)
	for _, c := range []struct {
		name   string
		at, to ui.Point
	}{
		{"a player", ui.Point{X: 4}, ui.Point{X: k.Tokens[0].X, Y: k.Tokens[0].Y}},
		{"where it was", ui.Point{X: 3}, k.Tokens[0].Trail[0]},
		{"the door", ui.Point{X: 1, Y: 2}, ui.Point{X: k.Door.X, Y: k.Door.Y}},
		{"an arrow", ui.Point{X: 2, Y: 1}, ui.Point{X: k.Arrows[0].X, Y: k.Arrows[0].Y}},
		{"a print", ui.Point{Y: 2}, ui.Point{X: k.Prints[0].X, Y: k.Prints[0].Y}},
		{"a thread", ui.Point{X: 1, Y: 1}, k.Threads[0].Points[0]},
	} {
		x0, y0 := g.At(f, c.at.X, c.at.Y)
		x1, y1 := g.At(k, c.to.X, c.to.Y)
		if x0 != x1 || y0 != y1 {
			t.Errorf("%s is painted at (%v, %v), and looked for at (%v, %v)", c.name, x1, y1, x0, y0)
		}
	}
	if k.Tokens[0].Trail[1] != (ui.Point{}) {
		t.Error("a trail that is not there has got a place")
	}
	// The upper right corner of the maze is the lower right one now.
	if x, y := g.At(f, 4, 0); int(x+0.5) != 250 || int(y+0.5) != 450 {
		t.Errorf("the upper right cell is at (%v, %v)", x, y)
	}
	if side := g.CellSide(f); int(side+0.5) != 100 {
		t.Errorf("a cell is %v wide", side)
	}
}
