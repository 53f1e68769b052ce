package board

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// middle is where exhibits are on their own small map.
const middle = 2000

// scene returns an exhibit's view: a unit of the map is one of the design.
func scene(r ui.Rect, seconds float32) Frame {
	return Frame{Area: r, MapW: 2 * middle, MapH: 2 * middle, Camera: Camera{X: middle, Y: middle, Height: r.H}, Seconds: seconds}
}

func shown(id int, s rules.Seat, x, y, r float32, mass int) Cell {
	return Cell{ID: id, Seat: s, X: middle + x, Y: middle + y, R: r, Mass: mass}
}

// beds returns the plankton of the exhibits.
func beds() *Plankton {
	pl := &Plankton{Key: 1, Step: 36}
	n := uint32(0)
	for y := float32(middle - 300); y < middle+300; y += pl.Step {
		for x := float32(middle - 400); x < middle+400; x += pl.Step {
			n += 2
			pl.Places = append(pl.Places, ui.Point{X: x + (ui.Hash01(n)-0.5)*18, Y: y + (ui.Hash01(n+1)-0.5)*18})
			pl.Grown = append(pl.Grown, 255)
		}
	}
	return pl
}

// Gallery is everything that the water is painted of, in every state, for
// [play.FrontEnd].
func Gallery(k *play.App) (pieces []play.GalleryPiece, leave func()) {
	t := New()
	e := exhibits{t: t, k: k.Kit, plankton: beds()}
	for _, l := range exhibited {
		pieces = append(pieces, play.GalleryPiece{Name: l.name, W: l.w, H: l.h, Paint: func(g *ui.Gui, r ui.Rect) {
			if g.Motion != ui.Reduced {
				e.seconds += 1.0 / 60 / float32(len(exhibited))
			}
			l.paint(&e, g, r)
		}})
	}
	return pieces, t.Close
}

type exhibits struct {
	t        *Board
	k        *kit.Kit
	plankton *Plankton
	seconds  float32
}

// exhibited are the pieces: their words, their room and how they are painted.
var exhibited = []struct {
	name  words.Text
	w, h  float32
	paint func(e *exhibits, g *ui.Gui, r ui.Rect)
}{
	{words.GalleryAquariomCells(), 1140, 310, (*exhibits).cells},
	{words.GalleryAquariomMoving(), 270, 200, one(func(e *exhibits, f *Frame) {
		c := shown(3, 0, 40, 0, 62, 84)
		c.Own, c.VX, c.VY = true, 0.8, 0.1
		f.Cells = append(f.Cells, c)
		f.Reaches = append(f.Reaches, Reach{X: middle + 92, Y: middle + 6, R: 62, Angle: 0.1})
	})},
	{words.GalleryAquariomIsolated(), 270, 200, one(func(e *exhibits, f *Frame) {
		for i := range 3 {
			c := shown(i, 0, float32(i-1)*76, 0, 26, 15)
			c.Own, c.Isolated, c.Quiet = true, 1-0.4*float32(i), i < 2
			f.Cells = append(f.Cells, c)
		}
	})},
	{words.GalleryAquariomCrown(), 270, 200, one(func(e *exhibits, f *Frame) {
		c := shown(9, 4, 0, 0, 80, 318)
		c.Crown = true
		f.Cells = append(f.Cells, c)
	})},
	{words.GalleryAquariomEdible(), 270, 200, marked(Edible, 26, 0)},
	{words.GalleryAquariomDanger(), 270, 200, marked(Danger, 60, 0)},
	{words.GalleryAquariomDangerSome(), 270, 200, marked(DangerSome, 60, 0)},
	{words.GalleryAquariomLunge(), 270, 200, marked(Lunge, 74, -60)},
	{words.GalleryAquariomLungeSome(), 270, 200, marked(LungeSome, 74, -60)},
	{words.GalleryAquariomGhost(), 270, 200, one(func(e *exhibits, f *Frame) {
		c := shown(3, 0, -50, 0, 60, 42)
		c.Own = true
		f.Cells = append(f.Cells, c)
		f.Ghosts = append(f.Ghosts, Ghost{Seat: 0, X: middle + 52, Y: middle, R: 40, Mass: 42})
		f.AimX, f.AimY, f.Aims = middle+110, middle-40, true
	})},
	{words.GalleryAquariomRefused(), 270, 200, one(func(e *exhibits, f *Frame) {
		f.Ghosts = append(f.Ghosts, Ghost{Seat: 0, X: middle, Y: middle - 20, R: 44, Mass: 8, Refused: e.k.Say(words.GalleryAquariomTooLight())})
	})},
	{words.GalleryAquariomUrchin(), 270, 220, one(func(e *exhibits, f *Frame) {
		f.Urchins = append(f.Urchins, Urchin{ID: 2, X: middle, Y: middle, R: 92})
	})},
	{words.GalleryAquariomThreat(), 270, 220, one(func(e *exhibits, f *Frame) {
		f.Urchins = append(f.Urchins, Urchin{ID: 2, X: middle, Y: middle, R: 80, Threat: true})
	})},
	{words.GalleryAquariomBurst(), 556, 400, (*exhibits).burst},
	{words.GalleryAquariomEaten(), 270, 200, one(func(e *exhibits, f *Frame) {
		c := shown(4, 1, 0, 0, 66, 90)
		c.Fed = 1
		f.Cells = append(f.Cells, c)
		f.Meals = append(f.Meals, Meal{Seat: 6, X: middle + 90, Y: middle + 30, R: 30, ToX: middle, ToY: middle - 8, T: e.passing(1.2)})
	})},
	{words.GalleryAquariomDivided(), 270, 200, one(func(e *exhibits, f *Frame) {
		t := e.passing(1.2)
		a, b := shown(5, 0, -50, 0, 56, 60), shown(6, 0, 10+70*t, 10, 36, 30)
		a.Own, b.Own = true, true
		f.Cells = append(f.Cells, a, b)
		f.Necks = append(f.Necks, Neck{Seat: 0, AX: a.X, AY: a.Y, AR: a.R, BX: b.X, BY: b.Y, BR: b.R, T: t})
	})},
	{words.GalleryAquariomReborn(), 270, 200, one(func(e *exhibits, f *Frame) {
		c := shown(5, 3, 0, 0, 56, 20)
		c.Own, c.Folded = true, 1-e.passing(1.2)
		f.Cells = append(f.Cells, c)
	})},
	{words.GalleryAquariomEdge(), 270, 200, one(func(e *exhibits, f *Frame) { f.Camera.X, f.Camera.Y = 60, 40 })},
	{words.GalleryAquariomDimmed(), 270, 200, one(func(e *exhibits, f *Frame) {
		f.Cells = append(f.Cells, shown(4, 10, 0, 0, 50, 44))
		f.Dim = 0.55
	})},
	{words.GalleryAquariomMinimap(), 270, 200, (*exhibits).minimap},
	{words.GalleryAquariomSplit(), 556, 310, (*exhibits).split},
	{words.GalleryAquariomSigns(), 556, 110, (*exhibits).signs},
	{words.GalleryAquariomBar(), 1140, 44, (*exhibits).bar},
	{words.GalleryAquariomBanner(), 556, 140, func(e *exhibits, g *ui.Gui, r ui.Rect) {
		Panel(g.P, r, 5)
		Banner(g.P, r.Inset2(70, 22), e.k.Say(words.GalleryAquariomBurst()), 0.6, true)
	}},
}

// passing goes from 0 to 1, again and again.
func (e *exhibits) passing(period float32) float32 {
	return float32(math.Mod(float64(e.seconds), float64(period))) / period
}

// one is an exhibit in water of its own.
func one(fill func(e *exhibits, f *Frame)) func(e *exhibits, g *ui.Gui, r ui.Rect) {
	return func(e *exhibits, g *ui.Gui, r ui.Rect) {
		f := scene(r, e.seconds)
		f.Plankton, f.Still = e.plankton, g.Motion == ui.Reduced
		f.Words.Flee = e.k.Say(words.GalleryAquariomFlee())
		fill(e, &f)
		e.t.Paint(g, &f)
	}
}

// marked is a cell under one of the marks.
func marked(m Mark, r, x float32) func(e *exhibits, g *ui.Gui, r ui.Rect) {
	return one(func(e *exhibits, f *Frame) {
		c := shown(int(m)+20, rules.Seat(m)+5, x, 0, r, int(r))
		c.Mark, c.Gain, c.Flee = m, 25, m == Lunge
		f.Cells = append(f.Cells, c)
	})
}

// cells are the sixteen seats in the three sizes at which a cell changes its face.
func (e *exhibits) cells(g *ui.Gui, r ui.Rect) {
	f := scene(r, e.seconds)
	f.Still = g.Motion == ui.Reduced
	const row = 8
	step := r.W / row
	for s := range seats {
		seat := rules.Seat(s)
		x, y := (float32(s%row)+0.5)*step-r.W/2, 150*(float32(s/row)-0.5)
		f.Cells = append(f.Cells, shown(s+1, seat, x-24, y, 47, 120+s))
		small := shown(s+40, seat, x+46, y-34, 20, 42)
		small.Own, small.Quiet = s%2 == 0, true
		f.Cells = append(f.Cells, small, shown(s+80, seat, x+36, y+34, 11, 9))
	}
	e.t.Paint(g, &f)
}

func (e *exhibits) burst(g *ui.Gui, r ui.Rect) {
	f := scene(r, e.seconds)
	f.Camera.Height = r.H * 1.9
	f.Plankton, f.Still = e.plankton, g.Motion == ui.Reduced
	b := Burst{Seat: 0, X: middle, Y: middle, R: 120, Reach: 146, Urchin: 100, Age: e.passing(2.4) * 2.4}
	c := shown(1, 0, 0, 0, 120, 120)
	c.Own, c.Isolated = true, 1
	f.Cells = append(f.Cells, c)
	for i := range 8 {
		sin, cos := sincos(float32(i) * math.Pi / 4)
		p := ui.Point{X: middle + cos*b.Reach, Y: middle + sin*b.Reach}
		b.Satellites = append(b.Satellites, p)
		if b.Age < BurstSlow {
			continue
		}
		s := shown(10+i, 0, 0, 0, 24, 15)
		s.X, s.Y = b.Fly(p.X, p.Y, f.Still)
		s.Own, s.Isolated, s.VX, s.VY = true, 1, cos*0.1, sin*0.1
		f.Cells = append(f.Cells, s)
	}
	if b.Age < BurstTime {
		f.Bursts = append(f.Bursts, b)
	}
	e.t.Paint(g, &f)
}

func (e *exhibits) minimap(g *ui.Gui, r ui.Rect) {
	e.t.PaintMinimap(g, &Minimap{Area: r, MapW: 4000, MapH: 3000, View: ui.Rect{X: 1200, Y: 900, W: 1300, H: 760},
		Dots: []Dot{{Seat: 0, X: 1800, Y: 1200, R: 90, Own: true}, {Seat: 1, X: 1500, Y: 1300, R: 230}, {Seat: 7, X: 600, Y: 600, Named: true},
			{Seat: 4, X: 3600, Y: 500, Named: true}, {Seat: 5, X: 3900, Y: 2800, Named: true}},
		Urchins: []ui.Point{{X: 700, Y: 1700}, {X: 3000, Y: 400}, {X: 2600, Y: 2300}}})
}

func (e *exhibits) split(g *ui.Gui, r ui.Rect) {
	in := r.Inset2(FrameWide, 0)
	head, in := in.CutTop(42, 0)
	in.H -= FrameWide
	PaintSplit(g, &Split{Outer: r, Area: in, Head: head, Seat: 3, Name: e.k.Say(words.GalleryAquariomName()), Rank: "1", Crown: true, Danger: true,
		MassName: e.k.Say(words.GalleryAquariomMass()), Mass: ui.Digits(318)})
	f := scene(in, e.seconds)
	f.Plankton, f.Dim, f.Still = e.plankton, 0.55, g.Motion == ui.Reduced
	e.t.Paint(g, &f)
	SeaEdge(g.P, in, 3)
	chip := Chip{Seat: 3, Said: "D 42", Side: Right, X: in.Right() - 6, Y: in.CY()}
	chip.Paint(g.P)
	chip = Chip{Seat: 1, Said: e.k.Say(words.GalleryAquariomName()), Danger: true, Side: Left, X: in.X + 6, Y: in.CY()}
	chip.Paint(g.P)
	e.t.Dashed(g, 3, r.CX(), r.CY()+10, 84)
}

func (e *exhibits) signs(g *ui.Gui, r ui.Rect) {
	p := g.P
	Panel(p, r, 9)
	x := r.X + 60
	e.t.Sign(g, x, r.CY(), 30)
	Nucleus(p, 2, x+90, r.CY(), 26)
	Crown(p, x+180, r.CY(), 44)
	Warning(p, x+265, r.CY(), 44, false)
	Warning(p, x+345, r.CY(), 44, true)
	e.t.Dashed(g, 6, x+430, r.CY(), 60)
}

func (e *exhibits) bar(g *ui.Gui, r ui.Rect) {
	var parts [seats]Part
	for s := range parts {
		parts[s] = Part{rules.Seat(s), 90000 / float32(2+s*s)}
	}
	Bar(g.P, ui.Rect{X: r.X, Y: r.Y + 6, W: r.W, H: 30}, parts[:])
}
