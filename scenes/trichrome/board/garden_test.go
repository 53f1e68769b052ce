package board

import (
	"fmt"
	"image/color"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// carved returns a maze by depth-first search, for pictures.
func carved(w, h int, seed uint64) *Maze {
	m := &Maze{W: w, H: h, East: make([]bool, w*h), South: make([]bool, w*h), Key: seed + 1}
	for i := range m.East {
		m.East[i], m.South[i] = true, true
	}
	r := rules.NewRand(seed)
	seen := make([]bool, w*h)
	stack := []int{0}
	seen[0] = true
	for len(stack) > 0 {
		c := stack[len(stack)-1]
		x, y := c%w, c/w
		var next []int
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			nx, ny := x+d[0], y+d[1]
			if nx >= 0 && ny >= 0 && nx < w && ny < h && !seen[ny*w+nx] {
				next = append(next, ny*w+nx)
			}
		}
		if len(next) == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		n := next[r.Intn(len(next))]
		switch n - c {
		case 1:
			m.East[c] = false
		case -1:
			m.East[n] = false
		case w:
			m.South[c] = false
		default:
			m.South[n] = false
		}
		seen[n] = true
		stack = append(stack, n)
	}
	return m
}

// One sees along a corridor as far as the light reaches, and not through a
// hedge.
func TestSightStopsAtHedges(t *testing.T) {
	m := &Maze{W: 4, H: 1, East: []bool{false, false, true, false}, South: make([]bool, 4)}
	for _, c := range []struct {
		name          string
		x, dx, dy     float32
		radius, wants float32
	}{
		{"to the hedge in the east", 0, 1, 0, 6, 2.5 + inside},
		{"to the outer hedge", 0, -1, 0, 6, 0.5 + inside},
		{"as far as the lamp", 0, 1, 0, 2, 2},
		{"across the corridor", 1, 0, 1, 6, 0.5 + inside},
	} {
		if got := sight(m, c.x, 0, c.dx, c.dy, c.radius); got < c.wants-1e-4 || got > c.wants+1e-4 {
			t.Errorf("%s: %v, want %v", c.name, got, c.wants)
		}
	}
}

func TestChaseShowsItsThreeLights(t *testing.T) {
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	f := &Frame{Maze: carved(21, 15, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}, Dark: 0.4, Tick: 30}
	f.Tokens = []Token{
		{Seat: 0, X: 12, Y: 5, Ring: Ring{Solid: 2, Dashed: 1}, Trail: [3]ui.Point{{X: 12.4, Y: 5}, {X: 12.8, Y: 5}, {X: 13.1, Y: 5}}},
		{Seat: 1, X: 17, Y: 3, Ring: Ring{Solid: 0, Dashed: 2}},
		{Seat: 2, X: 4, Y: 8, Ring: Ring{Solid: 1, Dashed: 0}},
	}
	paint := func(w, h int) {
		u.Begin(ui.NewView(w, h), ui.Input{})
		Backdrop(u.P)
		g.Paint(u, f)
		u.End()
	}
	paint(1280, 720)
	lit := hidden.Picture(t, 1280, 720, "board-chase", u.P.Flush)
	f.Tokens[0].Dark = true
	paint(1280, 720)
	dark := hidden.Picture(t, 1280, 720, "board-dark", u.P.Flush)
	x, y := g.At(f, 12, 5)
	differ := 0
	for dy := -60; dy <= 60; dy++ {
		for dx := -60; dx <= 60; dx++ {
			if lit.RGBAAt(int(x)+dx, int(y)+dy) != dark.RGBAAt(int(x)+dx, int(y)+dy) {
				differ++
			}
		}
	}
	if differ < 800 {
		t.Errorf("the drop's light changes %d pixels", differ)
	}
}

func TestDuelAndThreads(t *testing.T) {
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	f := &Frame{Maze: carved(21, 15, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}, Dark: 0.68, Tick: 30}
	f.Tokens = []Token{
		{Seat: 0, X: 17, Y: 3, Ring: Ring{Solid: 2, Dashed: rules.Spectator}},
		{Seat: 1, X: 19, Y: 4, Ghost: true},
		{Seat: 2, X: 4, Y: 8, Ring: Ring{Solid: rules.Spectator, Dashed: rules.Spectator}, Wait: 0.7},
	}
	f.Door = Door{X: 13, Y: 11, Open: 1, Show: true}
	f.Arrows = []Arrow{{16, 4.5, 2.2, 0.9, 1}, {15.5, 5.5, 2.1, 1, 1}, {15, 6.5, 2, 1.1, 1}, {14.5, 7.5, 2, 1.2, 0.4}}
	u.Begin(ui.NewView(1280, 720), ui.Input{})
	Backdrop(u.P)
	g.Paint(u, f)
	u.End()
	img := hidden.Picture(t, 1280, 720, "board-duel", u.P.Flush)
	x, y := g.At(f, 13, 11)
	if c := img.RGBAAt(int(x), int(y)); c.R < 180 || c.G < 150 {
		t.Errorf("the open door is not bright: %v", c)
	}
	f.Door.Show, f.Arrows, f.Tokens, f.Dark = false, nil, nil, 0.16
	f.Threads = []Thread{
		{Seat: 0, Points: []ui.Point{{X: 3, Y: 2}, {X: 8, Y: 2}, {X: 8, Y: 5}}, Eaten: true},
		{Seat: 1, Points: []ui.Point{{X: 12, Y: 12}, {X: 8, Y: 12}, {X: 8, Y: 6}}},
		{Seat: 2, Points: []ui.Point{{X: 18, Y: 3}, {X: 18, Y: 9}}},
	}
	u.Begin(ui.NewView(1280, 720), ui.Input{})
	Backdrop(u.P)
	g.Paint(u, f)
	u.End()
	img = hidden.Picture(t, 1280, 720, "board-threads", u.P.Flush)
	x, y = g.At(f, 5, 2)
	found := false
	for d := -9; d <= 0; d++ {
		c := img.RGBAAt(int(x), int(y)+d)
		found = found || c.B > 220 && c.R < 150
	}
	if !found {
		t.Error("the drop's thread is not to be seen")
	}
}

// The hedges around a door look the same with and without it, also while it opens.
func TestTheDoorHidesNoHedge(t *testing.T) {
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	f := &Frame{Maze: carved(21, 15, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}}
	const x, y = 13, 11
	picture := func(open float32) func(cx, cy float32) color.RGBA {
		f.Door = Door{X: x, Y: y, Open: open, Show: open > 0}
		u.Begin(ui.NewView(1280, 720), ui.Input{})
		g.Paint(u, f)
		u.End()
		img := hidden.Picture(t, 1280, 720, fmt.Sprint("board-door-", open), u.P.Flush)
		return func(cx, cy float32) color.RGBA {
			px, py := g.At(f, cx, cy)
			return img.RGBAAt(int(px), int(py))
		}
	}
	without, hedges := picture(0), 0
	for _, open := range [...]float32{0.3, 1} {
		with := picture(open)
		for cy := y - 2; cy <= y+2; cy++ {
			for cx := x - 2; cx <= x+2; cx++ {
				for _, d := range [...][2]int{{1, 0}, {0, 1}} {
					if !f.Maze.Blocked(cx, cy, d[0], d[1]) {
						continue
					}
					hedges++
					at, to := float32(cx)+0.5*float32(d[0]), float32(cy)+0.5*float32(d[1])
					if without(at, to) != with(at, to) {
						t.Errorf("open by %v, the door changes the hedge at (%v, %v)", open, at, to)
					}
				}
			}
		}
	}
	if hedges < 20 {
		t.Errorf("only %d hedges were looked at", hedges)
	}
}

// The lights of a settled garden allocate nothing.
func BenchmarkGarden(b *testing.B) {
	g, u := New(), ui.NewGui(ui.NewPainter())
	defer g.Close()
	f := &Frame{Maze: carved(21, 15, 4), Area: ui.Rect{X: 314, Y: 22, W: 945, H: 675}, Dark: 0.4}
	for s := range rules.Seat(3) {
		f.Tokens = append(f.Tokens, Token{Seat: s, X: 3 + 5*float32(s), Y: 4, Ring: Ring{Solid: (s + 2) % 3, Dashed: (s + 1) % 3}})
	}
	frame := func() {
		u.Begin(ui.NewView(1280, 720), ui.Input{})
		Backdrop(u.P)
		g.Paint(u, f)
		u.End()
	}
	frame()
	frame()
	b.ReportAllocs()
	for b.Loop() {
		f.Tick++
		frame()
	}
}
