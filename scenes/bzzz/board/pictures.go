package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// illustrations are the pictures of the rule book: how high they are on a page
// 446 wide, and whether they paint the words themselves.
var illustrations = map[string]struct {
	height float32
	wide   bool
	paint  func(g *ui.Gui, r ui.Rect, title, text string)
}{
	"worker":     {132, true, portrait(bzzz.Worker)},
	"drone":      {132, true, portrait(bzzz.Drone)},
	"scout":      {132, true, portrait(bzzz.Scout)},
	"skirmish":   {290, true, paintSkirmish},
	"hive":       {96, false, paintHiveCorner},
	"zone":       {96, false, paintStitchedZone},
	"mirror":     {104, false, paintMirror},
	"step-1":     {74, false, paintStep(1)},
	"step-2":     {74, false, paintStep(2)},
	"step-3":     {74, false, paintStep(3)},
	"step-4":     {74, false, paintStep(4)},
	"odds":       {84, false, paintOddsExample},
	"rate-3":     {58, false, paintRate(3)},
	"rate-2":     {58, false, paintRate(2)},
	"rate-1":     {58, false, paintRate(1)},
	"rate-0":     {58, false, paintRate(0)},
	"home":       {92, false, paintHome},
	"blitzkrieg": {80, false, paintBlitzkrieg},
	"exhausted":  {80, false, paintExhausted},
	"time":       {80, false, paintTime},
}

// IllustrationHeight returns how high a picture of the rule book is when the page is
// 446 units wide, and whether it paints its words itself; 0 when there is none.
func IllustrationHeight(name string) (h float32, wide bool) {
	i := illustrations[name]
	return i.height, i.wide
}

// Illustrate paints a picture of the rule book into r, and answers false when
// there is none of that name.
func Illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	i, ok := illustrations[name]
	if ok {
		i.paint(g, r, title, text)
	}
	return ok
}

// patch is a piece of meadow with a cut edge, the ground of a small picture.
func patch(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r, ui.Sheet{Color: ui.Hex(0xB4D07E), Radius: 10, Waver: 1.2, Seed: seed, Gouache: 0.9, Lift: 0})
}

// portrait paints a bee as on the pages of the rule book: in its colours of
// nature, with its force, what it carries and where it goes.
func portrait(kind bzzz.Kind) func(g *ui.Gui, r ui.Rect, title, text string) {
	names := map[bzzz.Kind]string{bzzz.Worker: "book/worker", bzzz.Drone: "book/drone", bzzz.Scout: "book/scout"}
	return func(g *ui.Gui, r ui.Rect, title, text string) {
		p := g.P
		s := r.H / 132
		cy := r.CY()
		p.Disc(r.X+57*s, cy, 56*s, 57*s, ui.Sheet{Color: ui.Hex(0xB4D07E), Waver: 1.3, Seed: int(kind) + 3, Gouache: 0.9, Lift: 0})
		p.Art(names[kind], r.X+57*s, cy, ui.ArtStyle{Scale: s, Shadow: 0.05})
		x := r.X + 130*s
		gridW := 100 * s
		w := r.W - 130*s - gridW - 12
		heading := ui.Type{Face: ui.Fredoka600, Size: 27 * s, Color: ui.Ink}
		p.Label(title, ui.Rect{X: x, Y: r.Y + 6*s, W: w, H: 30 * s}, heading, ui.Left)
		line := ui.Type{Face: ui.Nunito600, Size: 18 * s, Color: ui.Ink}
		p.Label(text, ui.Rect{X: x, Y: r.Y + 38*s, W: w, H: 24 * s}, line, ui.Left)
		y := r.Y + 80*s
		for i := range 5 {
			c := ui.Ink.Fade(0.18)
			if i < kind.Force() {
				c = ui.Ink
			}
			p.Hexagon(x+10*s+22*s*float32(i), y, 10*s, ui.Sheet{Color: c, Lift: -1, NoRim: true})
			if i >= kind.Force() {
				p.Hexagon(x+10*s+22*s*float32(i), y, 8.4*s, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
			}
		}
		y += 30 * s
		n := kind.Capacity()
		for i := range n {
			p.Art("bzzz/nectar", x+8*s+14*s*float32(i%6), y-8*s+16*s*float32(i/6), ui.ArtStyle{Height: 14 * s})
		}
		p.Text(ui.Digits(n), x+14*s*float32(min(n, 6))+12*s, y+2*s, ui.Type{Face: ui.Fredoka600, Size: 19 * s / p.TextScale, Color: ui.Ink}, ui.Left)
		paintSteps(p, ui.Rect{X: r.Right() - gridW, Y: cy - gridW/2, W: gridW, H: gridW}, kind)
	}
}

// arrowNames are the pictures of the eight directions, by dx and dy plus one.
var arrowNames = [3][3]string{
	{"icons/arrow-up-left", "icons/arrow-left", "icons/arrow-down-left"},
	{"icons/arrow-up", "", "icons/arrow-down"},
	{"icons/arrow-up-right", "icons/arrow-right", "icons/arrow-down-right"},
}

// paintSteps paints where a bee can go from the middle of nine cells.
func paintSteps(p *ui.Painter, r ui.Rect, kind bzzz.Kind) {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			cell := r.Column(dx+1, 3, 1.5).Row(dy+1, 3, 1.5)
			legal := dx == 0 || dy == 0 || kind.Diagonal()
			c := ui.Hex(0xE6DCC6)
			if legal {
				c = ui.Hex(0xB4D07E)
			}
			p.Sheet(cell, ui.Sheet{Color: c, Radius: 4, Waver: 0.4, Seed: dx*3 + dy + 9, Lift: -1})
			if legal && (dx != 0 || dy != 0) {
				p.Art(arrowNames[dx+1][dy+1], cell.CX(), cell.CY(), ui.ArtStyle{Height: cell.H * 0.5, Ink: ui.Ink})
			}
		}
	}
}

// paintSkirmish paints a worker against a drone, and their six chances.
func paintSkirmish(g *ui.Gui, r ui.Rect, title, text string) {
	p := g.P
	s := r.H / 290
	scene := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 150 * s}
	cx, cy := scene.CX(), scene.CY()
	p.Art("book/skirmish", cx, cy, ui.ArtStyle{Scale: s, Shadow: 0.05})
	for i, bee := range [2]string{"book/bee-fighting", "book/drone-fighting"} {
		p.Art(bee, cx, cy, ui.ArtStyle{Scale: s, Seat: ui.SeatLook(rules.Seat(i)), Shadow: 0.05})
	}
	for seat, at := range [2]ui.Point{{X: cx - 149*s, Y: cy + 38*s}, {X: cx + 151*s, Y: cy - 35*s}} {
		p.Shape(rules.Seat(seat), at.X, at.Y, 38*s, ui.White) // grass is as bright as vermilion
		p.Sign(rules.Seat(seat), at.X, at.Y, 32*s, true)
	}
	for i, said := range [2]string{title, text} {
		seat := rules.Seat(i)
		won := 1 + 4*i
		row := ui.Rect{X: r.X, Y: scene.Bottom() + (16+62*float32(i))*s, W: r.W, H: 52 * s}
		p.Sign(seat, row.X+17*s, row.CY(), 34*s, true)
		w := 266 * s
		if p.TextScale > 1.25 {
			w = min(w, row.W*0.52) // the words need more of the row
		}
		dice := ui.Rect{X: row.Right() - w, Y: row.Y + 5*s, W: w, H: 40 * s}
		p.ParagraphMid(said, ui.Rect{X: row.X + 44*s, Y: row.Y, W: dice.X - row.X - 52*s, H: row.H}, ui.Type{Face: ui.Nunito800, Size: 17 * s, Color: ui.Ink}, ui.Left)
		for k := range 6 {
			die := dice.Column(k, 6, 5*s)
			c, dot := ui.Hex(0xE6DCC6), ui.Second.Fade(0.6)
			if k < won {
				c, dot = ui.SeatLook(seat).Color, ui.White
			}
			p.Sheet(die, ui.Sheet{Color: c, Radius: 6, Waver: 0.5, Seed: k, Lift: 0, Gouache: 0.4})
			for _, d := range pips[k] {
				p.Disc(die.CX()+d[0]*10*s, die.CY()+d[1]*10*s, 3*s, 3*s, ui.Sheet{Color: dot, Lift: -1, NoRim: true})
			}
		}
	}
}

// pips are the dots of a die's faces, from 1 to 6.
var pips = [6][][2]float32{
	{{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

func paintHiveCorner(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	p.Sheet(r, ui.Sheet{Color: ui.Seats[0].Tint, Radius: 9, Waver: 1, Seed: 5, Gouache: 0.7, Lift: 0})
	for i, q := range [...][2]float32{{-1, 0}, {1, 0}, {-0.5, 0.86}, {0.5, 0.86}, {-0.5, -0.86}, {0.5, -0.86}} {
		c := ui.Seats[0].Tint.Mix(ui.Seats[0].Color, 0.3)
		if i%3 == 1 {
			c = honey
		}
		p.Hexagon(r.CX()+q[0]*r.H*0.36, r.CY()+q[1]*r.H*0.36, r.H*0.19, ui.Sheet{Color: c, Lift: -1})
	}
	p.Hexagon(r.CX(), r.CY(), r.H*0.24, ui.Sheet{Color: ui.White, Lift: 0})
	p.Hexagon(r.CX(), r.CY(), r.H*0.21, ui.Sheet{Color: ui.Seats[0].Color, Lift: -1})
	inside := ui.Seats[0]
	inside.Color = ui.White
	p.Art(inside.Sign, r.CX(), r.CY(), ui.ArtStyle{Height: r.H * 0.27, Seat: &inside})
}

func paintStitchedZone(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 6)
	side := r.H * 0.72
	z := ui.Rect{X: r.X + 7, Y: r.Y + 7, W: side, H: side}
	p.Sheet(z, ui.Sheet{Color: ui.Seats[0].Tint, Radius: 5, Waver: 0.7, Seed: 3, Gouache: 0.5, Lift: 0, NoRim: true})
	p.DashedRect(z.Inset(2), 4, 2, 7, 5, ui.Seats[0].Color)
	PaintBee(p, bzzz.Worker, &ui.Seats[0], z.CX(), z.CY(), r.H/120, ui.ArtStyle{Shadow: 0.05})
	PaintBee(p, bzzz.Worker, &ui.Seats[1], r.Right()-24*r.H/96, r.Bottom()-24*r.H/96, r.H/120, ui.ArtStyle{Shadow: 0.05})
	x := z.Right() + 3
	p.Line(x+2, z.Bottom()-8, x+14, z.Bottom()+4, 3.4, ui.Accent)
	p.Line(x+14, z.Bottom()-8, x+2, z.Bottom()+4, 3.4, ui.Accent)
}

func paintMirror(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 7)
	pts := [2]ui.Point{{X: r.CX(), Y: r.Y + 6}, {X: r.CX(), Y: r.Bottom() - 6}}
	p.Dashed(pts[:], 2, 6, 5, 0, ui.White)
	pts = [2]ui.Point{{X: r.X + 6, Y: r.CY()}, {X: r.Right() - 6, Y: r.CY()}}
	p.Dashed(pts[:], 2, 6, 5, 0, ui.White)
	for i := range 4 {
		sx, sy := float32(i%2)*2-1, float32(i/2)*2-1
		p.Art("bzzz/flower-violet", r.CX()+sx*r.W*0.28, r.CY()+sy*r.H*0.26, ui.ArtStyle{Height: r.H * 0.36, Shadow: 0.05})
	}
}

func paintStep(n int) func(g *ui.Gui, r ui.Rect, _, _ string) {
	return func(g *ui.Gui, r ui.Rect, _, _ string) {
		p := g.P
		patch(p, r, 10+n)
		cx, cy, s := r.CX(), r.CY(), r.H/74
		look := &ui.Seats[0]
		switch n {
		case 1:
			p.Hexagon(cx, cy, 27*s, ui.Sheet{Color: look.Color, Lift: 0})
			PaintBee(p, bzzz.Worker, look, cx, cy, s, ui.ArtStyle{Shadow: 0.3})
		case 2:
			cell := ui.Centered(cx+26*s, cy, 36*s, 36*s)
			p.Sheet(cell, ui.Sheet{Color: ui.Accent, Radius: 6, Waver: 0.5, Lift: 0})
			p.Sheet(cell.Inset(2.4*s), ui.Sheet{Color: ui.White, Radius: 4, Waver: 0.4, Lift: -1, NoRim: true})
			p.Disc(cell.CX(), cell.CY(), 4*s, 4*s, ui.Sheet{Color: ui.Accent, Lift: -1, NoRim: true})
			PaintBee(p, bzzz.Worker, look, cx-22*s, cy, s, ui.ArtStyle{Angle: math.Pi / 2, Shadow: 0.05})
		case 3:
			p.Art("bzzz/flower-violet", cx+20*s, cy, ui.ArtStyle{Height: 42 * s, Shadow: 0.05})
			PaintBee(p, bzzz.Worker, look, cx-22*s, cy, s, ui.ArtStyle{Angle: 0.4, Shadow: 0.05})
			p.Art("bzzz/nectar", cx, cy-20*s, ui.ArtStyle{Height: 18 * s})
		default:
			p.Art("bzzz/burst", cx, cy, ui.ArtStyle{Height: 54 * s})
			PaintBee(p, bzzz.Worker, look, cx-24*s, cy, 0.95*s, ui.ArtStyle{Angle: math.Pi / 2, Shadow: 0.05})
			PaintBee(p, bzzz.Drone, &ui.Seats[1], cx+26*s, cy, 0.95*s, ui.ArtStyle{Angle: -math.Pi / 2, Shadow: 0.05})
		}
	}
}

func paintOddsExample(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 15)
	s := r.H / 84
	PaintBee(p, bzzz.Drone, &ui.Seats[0], r.CX()-18*s, r.CY()-4*s, s, ui.ArtStyle{Angle: math.Pi / 2, Shadow: 0.05})
	PaintBee(p, bzzz.Worker, &ui.Seats[1], r.CX()+28*s, r.CY()-20*s, 0.85*s, ui.ArtStyle{Angle: -1.2, Shadow: 0.05})
	PaintBee(p, bzzz.Drone, &ui.Seats[2], r.CX()+28*s, r.CY()+20*s, 0.85*s, ui.ArtStyle{Angle: -1.9, Shadow: 0.05})
	for k := range 11 {
		c := ui.White
		if k < 5 {
			c = honey
		}
		x := r.X + 10*s + float32(k)*9.2*s
		p.Hexagon(x, r.Bottom()-11*s, 5.4*s, ui.Sheet{Color: ui.Ink.Fade(0.7), Lift: -1, NoRim: true})
		p.Hexagon(x, r.Bottom()-11*s, 4.4*s, ui.Sheet{Color: c, Lift: -1, NoRim: true})
	}
}

func paintRate(n int) func(g *ui.Gui, r ui.Rect, _, _ string) {
	return func(g *ui.Gui, r ui.Rect, _, _ string) {
		p := g.P
		patch(p, r, 20+n)
		name := "bzzz/flower-cream"
		if n == 0 {
			name += "-empty"
		}
		p.Art(name, r.X+30*r.H/58, r.CY(), ui.ArtStyle{Height: r.H * 0.72, Shadow: 0.05})
		for k := range n {
			p.Art("bzzz/nectar", r.X+(66+15*float32(k))*r.H/58, r.CY(), ui.ArtStyle{Height: r.H * 0.36, Shadow: 0.05})
		}
		if n == 0 {
			p.Text("0", r.X+76*r.H/58, r.CY()+8, ui.Type{Face: ui.Fredoka700, Size: 22 / p.TextScale, Color: ui.Ink}, ui.Center)
		}
	}
}

func paintHome(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	paintStitchedHome(p, r)
	PaintBee(p, bzzz.Worker, &ui.Seats[0], r.CX()-12, r.CY()+4, r.H/92, ui.ArtStyle{Angle: -0.7, Shadow: 0.05})
	for k := range 3 {
		p.Art("bzzz/nectar", r.X+24+float32(k)*13, r.Y+22-float32(k%2)*5, ui.ArtStyle{Height: 17, Shadow: 0.05})
	}
	p.Art("bzzz/pot", r.Right()-26, r.Bottom()-26, ui.ArtStyle{Height: 34, Shadow: 0.05})
}

func paintStitchedHome(p *ui.Painter, r ui.Rect) {
	p.Sheet(r, ui.Sheet{Color: ui.Seats[0].Tint, Radius: 8, Waver: 1, Seed: 8, Gouache: 0.6, Lift: 0})
	p.DashedRect(r.Inset(5), 4, 2, 7, 5, ui.Seats[0].Color)
}

func paintBlitzkrieg(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 31)
	for i, share := range [3]float32{0.82, 0.45, 0.3} {
		bar := ui.Rect{X: r.X + 12, Y: r.Y + r.H*(0.24+0.22*float32(i)), W: r.W - 24, H: r.H * 0.13}
		p.Sheet(bar, ui.Sheet{Color: ui.White, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
		bar.W *= share
		p.Sheet(bar, ui.Sheet{Color: ui.Seats[i].Color, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	}
	p.Sheet(ui.Rect{X: r.X + 12 + (r.W-24)*0.7, Y: r.Y + 8, W: 9, H: r.H - 16}, ui.Sheet{Color: ui.HoneyDark, Hatch: true, Lift: -1, NoRim: true})
	p.Art("bzzz/crown", r.X+24, r.Y+12, ui.ArtStyle{Height: 15})
}

func paintExhausted(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 32)
	for i, name := range [3]string{"bzzz/flower-lilac-empty", "bzzz/flower-pink-empty", "bzzz/flower-cream-empty"} {
		p.Art(name, r.X+r.W*(0.22+0.28*float32(i)), r.CY()+6-12*float32(i%2), ui.ArtStyle{Height: r.H * 0.46, Shadow: 0.05})
	}
}

func paintTime(g *ui.Gui, r ui.Rect, _, _ string) {
	p := g.P
	patch(p, r, 33)
	rad := r.H * 0.34
	p.Disc(r.CX(), r.CY(), rad, rad, ui.Sheet{Color: ui.White, Waver: 0.6, Lift: 0.2})
	p.Ring(r.CX(), r.CY(), rad, rad, 4, ui.Ink)
	p.Line(r.CX(), r.CY(), r.CX(), r.CY()-rad*0.65, 4, ui.Ink)
	p.Line(r.CX(), r.CY(), r.CX()+rad*0.45, r.CY()+rad*0.1, 4, ui.Accent)
}
