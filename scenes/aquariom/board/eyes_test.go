package board

import (
	"math"
	"slices"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// Everybody tells the sixteen seats' cells of every size apart, one's own from
// others', whom one can eat from whom one has to flee, cells from urchins.
func TestEverybodySeesATank(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	f := page()
	big := func(s int) ui.Point { return ui.Point{X: 80 + 160*float32(s%8), Y: 70 + 120*float32(s/8)} }
	small := func(s int) ui.Point { return ui.Point{X: 80 + 160*float32(s%8), Y: 300 + 70*float32(s/8)} }
	tiny := func(s int) ui.Point { return ui.Point{X: 80 + 160*float32(s%8), Y: 430 + 50*float32(s/8)} }
	for s := range ui.Seats {
		for i, q := range []ui.Point{big(s), small(s), tiny(s)} {
			f.Cells = append(f.Cells, at(100*i+s, rules.Seat(s).Letter()[0], q.X, q.Y, []float32{50, 22, 10}[i], 20))
		}
	}
	marked := func(i int) ui.Point { return ui.Point{X: 80 + 118*float32(i), Y: 600} }
	const own, lead, urchin, ghost = 6, 7, 8, 9
	show := func(name string, mark func(i int, c *Cell)) *kittest.Print {
		f := *f
		u := Urchin{ID: 1, X: marked(urchin).X + off, Y: marked(urchin).Y + off, R: 34, Threat: name == "board"}
		h := Ghost{Seat: 4, X: marked(ghost).X + off, Y: marked(ghost).Y + off, R: 34, Mass: 30}
		if name == "board" {
			h.Refused = "no"
		}
		f.Urchins, f.Ghosts = []Urchin{u}, []Ghost{h}
		for i := range urchin {
			c := at(300+i, 'E', marked(i).X, marked(i).Y, 34, 30)
			c.Gain, c.Facing = 12, math.Pi
			mark(i, &c)
			f.Cells = append(f.Cells, c)
		}
		return kittest.PrintOf(t, name, g.P, 1280, 720, func() { paint(board, g, 1280, 720, &f) }, g.P.Flush)
	}
	f.Cells = slices.Clip(f.Cells)
	p := show("board", func(i int, c *Cell) {
		if i < own {
			c.Mark = Mark(i)
		}
		c.Own, c.Crown = i == own, i == lead
	})
	plain := show("aqua-board-plain", func(int, *Cell) {})
	other := show("aqua-board-other", func(i int, c *Cell) { c.Mark = [urchin]Mark{Edible: Danger, Danger: DangerSome, Lunge: LungeSome}[i] })
	letter := func(s int) ui.Rect { return ui.Rect{X: tiny(s).X - 9, Y: tiny(s).Y - 9, W: 36, H: 36} }
	for s := range ui.Seats {
		for o := range s {
			heart := func(s int) ui.Rect { q := big(s); return ui.Rect{X: q.X - 25, Y: q.Y - 25, W: 50, H: 36} }
			p.Signed("large cells of two seats", heart(s), heart(o), 24)
			p.Signed("cells of two seats", ui.Centered(small(s).X, small(s).Y, 26, 26), ui.Centered(small(o).X, small(o).Y, 26, 26), 14)
			p.Signed("small cells of two seats", letter(s), letter(o), 12)
		}
	}
	// The upper half: its name stands below.
	whole := func(i int) ui.Rect { return ui.Rect{X: marked(i).X - 50, Y: marked(i).Y - 55, W: 100, H: 65} }
	for what, i := range map[string]int{"that can be eaten": int(Edible), "that is a danger": int(Danger), "that is a danger to some": int(DangerSome),
		"that can lunge": int(Lunge), "that can lunge at some": int(LungeSome), "of one's own": own, "that leads": lead,
		"that could not be set free": ghost} {
		p.Changed("a cell "+what+" and another", plain, whole(i), 1.0/96)
	}
	p.Changed("a cell that can be eaten and one that is a danger", other, whole(int(Edible)), 1.0/24)
	p.Changed("a danger and one to some", other, whole(int(Danger)), 1.0/96)
	p.Changed("who can lunge and who can at some", other, whole(int(Lunge)), 1.0/96)
	p.Changed("an urchin that is a danger and another", plain, whole(urchin), 1.0/12)
	p.Apart("an urchin and a cell", whole(urchin), whole(int(Neutral)), 1.0/6)

	// A whole map, as in a replay and in a contest that is watched.
	all := page()
	all.Whole = true
	for s := range ui.Seats {
		all.Cells = append(all.Cells, at(400+s, rules.Seat(s).Letter()[0], tiny(s).X, tiny(s).Y, 10, 20))
	}
	watched := kittest.PrintOf(t, "aqua-board-whole", g.P, 1280, 720, func() { paint(board, g, 1280, 720, all) }, g.P.Flush)
	for s := range ui.Seats {
		for o := range s {
			watched.Signed("cells of two seats on a whole map", letter(s), letter(o), 12)
		}
	}
}

// Everybody tells on the map in the corner whose each cell is, the smallest
// included, and one's own from others'.
func TestEverybodySeesAMinimap(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	m := Minimap{Area: ui.Rect{X: 1012, Y: 290, W: 222, H: 166}, MapW: 4000, MapH: 3000}
	sizes := [...]float32{40, 160}
	for s := range ui.Seats {
		for i, r := range sizes {
			m.Dots = append(m.Dots, Dot{Seat: rules.Seat(s), X: 250 + 500*float32(s%8), Y: 300 + 500*float32(s/8) + 1200*float32(i), R: r})
		}
	}
	show := func(name string) *kittest.Print {
		return kittest.PrintOf(t, name, g.P, 1280, 720, func() {
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			g.P.Fill(g.P.View().Rect(), ui.Depth)
			board.PaintMinimap(g, &m)
			g.End()
		}, g.P.Flush)
	}
	plain := show("minimap")
	inner := m.Area.Inset(9)
	f := Frame{Area: inner, MapW: m.MapW, MapH: m.MapH, Camera: Camera{X: m.MapW / 2, Y: m.MapH / 2, Height: max(m.MapH, m.MapW*inner.H/inner.W)}}
	dot := func(i int) ui.Rect { x, y := f.At(m.Dots[i].X, m.Dots[i].Y); return ui.Centered(x, y, 14, 14) }
	plain.Signs(len(ui.Seats))
	for i := range m.Dots {
		m.Dots[i].Own = true
	}
	own := show("minimap-own")
	own.Signs(len(ui.Seats))
	for i := range m.Dots {
		own.Changed("one's own cell on the map in the corner and another", plain, dot(i).Inset(-4), 1.0/12)
	}
}
