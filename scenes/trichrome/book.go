package trichrome

import (
	"math"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/ui"
)

// illustration is a picture of the rule book: how high it is where the page is
// 446 units wide, and how it is painted.
type illustration struct {
	height float32
	wide   bool
	paint  func(g *ui.Gui, r ui.Rect, title, text string)
}

var illustrations = map[string]illustration{
	"cycle":   {150, true, paintCycle},
	"solid":   {92, false, plain(func(p *ui.Painter, r ui.Rect) { ringed(p, r, game.Red, sign(game.Blue), rules.Spectator) })},
	"dashed":  {92, false, plain(func(p *ui.Painter, r ui.Rect) { ringed(p, r, game.Green, rules.Spectator, sign(game.Blue)) })},
	"keys":    {96, false, plain(paintArrowKeys)},
	"bite":    {88, false, plain(paintBite)},
	"boost":   {84, false, plain(paintBoost)},
	"heart":   {84, false, plain(paintHeartDisc)},
	"door":    {104, false, plain(paintDoorway)},
	"freeze":  {92, false, plain(paintFreeze)},
	"points":  {84, false, plain(paintPoints)},
	"threads": {104, false, plain(paintThreads)},
}

// illustrate is [play.FrontEnd.Illustrate].
func illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	i, ok := illustrations[name]
	if ok {
		i.paint(g, r, title, text)
	}
	return ok
}

// illustrationHeight is [play.FrontEnd.IllustrationHeight].
func illustrationHeight(name string) (float32, bool) {
	i := illustrations[name]
	return i.height, i.wide
}

// plain is a picture without words, on a piece of night.
func plain(paint func(p *ui.Painter, r ui.Rect)) func(*ui.Gui, ui.Rect, string, string) {
	return func(g *ui.Gui, r ui.Rect, _, _ string) {
		patch(g.P, r)
		paint(g.P, r)
	}
}

// patch is a piece of night with a cut edge.
func patch(p *ui.Painter, r ui.Rect) {
	p.Sheet(r, ui.Panel.In(nightPatch).Of("picture", int(r.H)).Painted(0.7))
}

// figure paints a player as on the board, h units high.
func figure(p *ui.Painter, c game.Colour, x, y, h float32) {
	look := ui.SeatLook(sign(c))
	p.SoftDisc(x, y, h*0.5, h*0.5, h*0.3, board.Lamp[c].Fade(0.6))
	rim := ui.SeatStyle{Color: ui.White, TextOn: ui.White}
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: h * 1.15, Seat: &rim})
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: h, Seat: look})
	p.SignLetter(sign(c), x, y, h, ui.White, look.Color)
}

// ringed paints a player with its rings.
func ringed(p *ui.Painter, r ui.Rect, c game.Colour, solid, dashed rules.Seat) {
	rad := min(r.W, r.H) * 0.36
	if solid >= 0 {
		p.Ring(r.CX(), r.CY(), rad, rad, rad*0.17, board.Night[solid])
	}
	if dashed >= 0 {
		dashes(p, r.CX(), r.CY(), rad, rad*0.17, board.Night[dashed])
	}
	figure(p, c, r.CX(), r.CY(), rad*1.15)
}

// paintCycle shows who eats whom, as a ring of three.
func paintCycle(g *ui.Gui, r ui.Rect, title, text string) {
	p := g.P
	patch(p, r)
	s := r.H / 150
	cx, cy := r.X+92*s, r.CY()+8*s
	for i, c := range colours {
		a := 2*math.Pi*float32(i)/game.Players - math.Pi/2
		figure(p, c, cx+52*s*cos(a), cy+50*s*sin(a), 40*s)
		// The arrow lies between this one and its prey.
		m := a + math.Pi/game.Players
		x, y := cx+50*s*cos(m), cy+48*s*sin(m)
		p.Transform(x, y, m+math.Pi/2, 1)
		p.Line(-9*s, 0, 8*s, 0, 4*s, moonText)
		p.Line(8*s, 0, 1*s, -6*s, 4*s, moonText)
		p.Line(8*s, 0, 1*s, 6*s, 4*s, moonText)
		p.Pop()
	}
	in := ui.Rect{X: cx + 88*s, Y: r.Y + 14, W: r.Right() - cx - 88*s - 16, H: r.H - 28}
	p.ParagraphMid(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.6}, ui.Subheading.With(ui.White), ui.Left)
	p.ParagraphMid(text, ui.Rect{X: in.X, Y: in.Y + in.H*0.62, W: in.W, H: in.H * 0.38}, soft.Sized(ui.SizeText), ui.Left)
}

func paintArrowKeys(p *ui.Painter, r ui.Rect) {
	size := min(r.H*0.36, r.W*0.28)
	for i, name := range [...]string{"icons/key-up", "icons/key-left", "icons/key-down", "icons/key-right"} {
		d := [...][2]float32{{0, -0.5}, {-1, 0.5}, {0, 0.5}, {1, 0.5}}[i]
		k := ui.Centered(r.CX()+d[0]*size*1.1, r.CY()+d[1]*size*1.1, size, size)
		p.Sheet(k, ui.Key.Of("arrow", i).Raised(0.2))
		p.Art(name, k.CX(), k.CY(), ui.ArtStyle{Height: size * 0.4, Ink: ui.Ink})
	}
}

func paintBite(p *ui.Painter, r ui.Rect) {
	figure(p, game.Blue, r.X+r.W*0.27, r.CY(), r.H*0.42)
	board.Torn(p, sign(game.Red), r.X+r.W*0.7, r.CY(), r.H*0.44, 1)
}

func paintBoost(p *ui.Painter, r ui.Rect) {
	y := r.CY()
	figure(p, game.Blue, r.X+r.W*0.36, y, r.H*0.42)
	figure(p, game.Red, r.X+r.W*0.8, y, r.H*0.36)
	for i := range 3 {
		d := r.H * (0.16 - 0.16*float32(i))
		p.Line(r.X+r.W*0.05, y+d, r.X+r.W*(0.15+0.02*float32(i%2)), y+d, 3, board.Lamp[game.Blue])
	}
}

func paintHeartDisc(p *ui.Painter, r ui.Rect) {
	rad := r.H * 0.25
	for i := range 2 {
		p.Ring(r.CX(), r.CY(), rad+8+8*float32(i), rad+8+8*float32(i), 3, board.Night[game.Red].Fade(0.7-0.35*float32(i)))
	}
	p.Disc(r.CX(), r.CY(), rad, rad, ui.Sheet{Color: board.Night[game.Red], Waver: 0.8, Lift: 0})
	heart(p, r.CX(), r.CY(), rad*1.3, ui.White)
}

// paintScene paints what stands in a garden of w by h cells, without a maze.
func paintScene(p *ui.Painter, r ui.Rect, w, h int, f board.Frame) {
	f.Maze = &board.Maze{W: w, H: h, East: make([]bool, w*h), South: make([]bool, w*h), Key: uint64(w*100 + h)}
	f.Area, f.Still = r, true
	board.Props(p, &f)
}

func paintDoorway(p *ui.Painter, r ui.Rect) {
	paintScene(p, r, 5, 5, board.Frame{
		Door:   board.Door{X: 2.9, Y: 2, Open: 1, Show: true},
		Arrows: []board.Arrow{{X: 0.2, Y: 2.4, Angle: -0.1, Size: 1, Alpha: 1}, {X: 1.1, Y: 2.3, Angle: -0.1, Size: 1.2, Alpha: 1}},
	})
}

func paintFreeze(p *ui.Painter, r ui.Rect) {
	rad := min(r.W, r.H) * 0.37
	p.Ring(r.CX(), r.CY(), rad, rad, 8, deepNight)
	p.Arc(r.CX(), r.CY(), rad, 5.5, 0.66, ui.White)
	figure(p, game.Green, r.CX(), r.CY(), rad*1.15)
}

func paintPoints(p *ui.Painter, r ui.Rect) {
	coin(p, r.X+r.W*0.3, r.CY(), r.H*0.27, 2, -0.1)
	coin(p, r.X+r.W*0.72, r.CY(), r.H*0.27, 1, 0.1)
}

func paintThreads(p *ui.Painter, r ui.Rect) {
	for i, c := range colours {
		y := r.Y + r.H*(0.24+0.26*float32(i))
		pts := [...]ui.Point{{X: r.X + 26, Y: y}, {X: r.X + r.W*0.55, Y: y}, {X: r.X + r.W*0.55, Y: y + 11}, {X: r.Right() - 14, Y: y + 11}}
		board.Strand(p, sign(c), pts[:])
		p.Disc(r.X+24, y, 12, 12, ui.Sheet{Color: ui.White, Waver: 0.6, Lift: 0})
		p.Sign(sign(c), r.X+24, y, 16, false)
	}
}
