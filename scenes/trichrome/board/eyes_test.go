package board

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// Everybody tells in the garden who runs, whom he eats and whom he flees, who is
// out, who waits, whether the door is open and whose each way is.
func TestEverybodySeesAGarden(t *testing.T) {
	const none = rules.Spectator
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	f := &Frame{Maze: carved(21, 15, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}, Dark: 0.68, Still: true}
	print := func(name string) *kittest.Print {
		return kittest.PrintOf(t, name, u.P, 1280, 720, func() {
			u.Begin(ui.NewView(1280, 720), ui.Input{})
			Backdrop(u.P)
			g.Paint(u, f)
			u.End()
		}, u.P.Flush)
	}
	bare, ring := Ring{none, none}, Ring{Solid: 2, Dashed: none}
	f.Door = Door{X: 17, Y: 11, Show: true}
	// What each of them means, by its place in the row.
	const alone, solid, dashed, waits, out = 0, 1, 2, 3, 4
	at := func(row int, s rules.Seat) ui.Point { return ui.Point{X: 2 + 4*float32(s), Y: 1 + 3*float32(row)} }
	for s := range rules.Seat(3) {
		for row, k := range []Token{{Ring: bare}, {Ring: ring}, {Ring: Ring{Solid: none, Dashed: 2}}, {Ring: bare, Wait: 0.7}, {Ring: bare, Ghost: true}} {
			k.Seat, k.X, k.Y, k.Dark, k.Shared = s, at(row, s).X, at(row, s).Y, true, true
			f.Tokens = append(f.Tokens, k)
		}
	}
	p := print("board")
	p.Signs(3)
	square := func(q ui.Point, side float32) ui.Rect {
		x, y := g.At(f, q.X, q.Y)
		return ui.Centered(x, y, side*g.CellSide(f), side*g.CellSide(f))
	}
	for s := range rules.Seat(3) {
		for o := range s {
			p.Signed("two runners", square(at(alone, s), 1), square(at(alone, o), 1), 34)
			p.Signed("two that are out", square(at(out, s), 1), square(at(out, o), 1), 34)
		}
		p.Apart("a runner and one that is out", square(at(alone, s), 1), square(at(out, s), 1), 1.0/6)
		p.Apart("who is to be eaten and who is to be fled", square(at(solid, s), 1.8), square(at(dashed, s), 1.8), 1.0/12)
		p.Apart("who is to be eaten and nobody", square(at(solid, s), 1.8), square(at(alone, s), 1.8), 1.0/12)
		p.Apart("who is to be fled and nobody", square(at(dashed, s), 1.8), square(at(alone, s), 1.8), 1.0/12)
		p.Apart("who waits and who runs", square(at(waits, s), 1.8), square(at(alone, s), 1.8), 1.0/12)
	}

	whose := ui.Rect{}
	for i := range f.Tokens {
		if k := &f.Tokens[i]; k.Ring == ring {
			k.Ring.Solid = 1
			whose = square(ui.Point{X: k.X + 22.0/cellSize, Y: k.Y - 22.0/cellSize}, 20.0/cellSize)
		}
	}
	f.Door.Open = 1
	after := print("board-after")
	after.Changed("whose a ring is", p, whose, 1.0/12)
	after.Changed("the open door and the closed one", p, square(ui.Point{X: f.Door.X, Y: f.Door.Y}, 2), 1.0/6)

	f.Tokens, f.Door.Show, f.Dark = nil, false, 0.16
	for s := range rules.Seat(3) {
		y := 2 + 4*float32(s)
		f.Threads = append(f.Threads, Thread{Seat: s, Points: []ui.Point{{X: 2, Y: y}, {X: 12, Y: y}}, Eaten: s == 2})
	}
	ways := print("board-ways")
	ways.Signs(3)
	offsets := [3]float32{-5.5 * threadScale, 5.5 * threadScale, 0}
	strand := func(s rules.Seat) ui.Rect {
		x, y := g.At(f, 5, 2+4*float32(s)+offsets[s]/cellSize)
		return ui.Rect{X: x, Y: y - 7, W: 120, H: 14}
	}
	for s := range rules.Seat(3) {
		for o := range s {
			ways.Apart("two ways", strand(s), strand(o), 1.0/12)
		}
	}
	end := func(s rules.Seat) ui.Rect { return square(ui.Point{X: 12, Y: 2 + 4*float32(s)}, 1) }
	ways.Apart("the end of a way and where one was eaten", end(0), end(2), 1.0/6)
}
