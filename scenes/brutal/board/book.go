package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// illustration is a picture of the rule book: how high it is where the page is
// 446 units wide, whether it holds its words, and how it is painted.
type illustration struct {
	height float32
	wide   bool
	paint  func(p *ui.Painter, r ui.Rect, title, text string)
}

var illustrations = map[string]illustration{
	"student":    {92, false, figures(Cup{Kind: Student, Motif: Dots})},
	"elite":      {92, false, figures(Cup{Kind: Elite, Motif: Zigzag})},
	"master":     {104, false, figures(Cup{Kind: Master, Motif: Bars})},
	"reserve":    {92, false, figures(Cup{Kind: Student, Motif: Stripe, Posture: Down}, Cup{Kind: Student, Motif: Slant, Posture: Down})},
	"offensive":  {92, false, figures(Cup{Kind: Student, Motif: Stripe, Strategy: Offensive, Sign: true})},
	"defensive":  {92, false, figures(Cup{Kind: Student, Motif: Dots, Strategy: Defensive, Sign: true})},
	"random":     {92, false, figures(Cup{Kind: Student, Motif: Slant, Strategy: Random, Sign: true})},
	"hit":        {96, false, fight("brutal/burst", "−14", ui.Ink, 0.8)},
	"miss":       {96, false, fight("brutal/miss", "?", ui.Ink, 0)},
	"ko":         {96, false, fight("brutal/burst-ko", "KO", ui.White, 0)},
	"heal":       {96, false, paintHealing},
	"front":      {96, false, paintFrontPiece},
	"held":       {100, false, paintHeldPiece},
	"order":      {96, false, paintOrderPiece},
	"sealed":     {92, false, paintSealedPiece},
	"frenzy":     {92, false, paintFrenzyPiece},
	"attributes": {96, false, paintAttributePiece},
	"zones":      {214, true, paintZonesPiece},
	"programmes": {128, true, paintProgrammes},
	"post":       {100, false, paintPostPiece},
	"lots":       {100, false, paintLotsPiece},
	"document":   {100, false, paintDocumentPiece},
}

// Illustrate paints a picture of the rule book into r, and answers false when
// there is none of that name. Wide ones hold title and text.
func Illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	i, ok := illustrations[name]
	if ok {
		i.paint(g.P, r, title, text)
	}
	return ok
}

// IllustrationHeight returns how high a picture of the rule book is, in units, where
// the page is 446 wide, and whether it holds its words; 0 when there is none.
func IllustrationHeight(name string) (h float32, wide bool) {
	i := illustrations[name]
	return i.height, i.wide
}

// card is a small stage with a cut edge: the ground of a picture.
func card(p *ui.Painter, r ui.Rect, paper ui.Color) {
	p.Sheet(r, ui.Sheet{Color: brickDark, Radius: 11, Waver: 1, Seed: int(r.H), Lift: 0})
	in := r.Inset(4)
	p.Sheet(in, ui.Sheet{Color: paper, Radius: 8, Waver: 0.5, Seed: 3, Lift: -1, NoRim: true, Gouache: 0.5})
	p.Sheet(ui.Rect{X: in.X, Y: in.Bottom() - in.H*0.26, W: in.W, H: in.H * 0.26}, ui.Sheet{Color: ui.Ink.Fade(0.09), Radius: 8, Waver: 0.4, Seed: 4, Lift: -1, NoRim: true})
}

// figures shows cups side by side.
func figures(cups ...Cup) func(p *ui.Painter, r ui.Rect, _, _ string) {
	return func(p *ui.Painter, r ui.Rect, _, _ string) {
		card(p, r, papers[0])
		for i := range cups {
			cup := cups[i]
			scale := min(1.3*r.H/92, (r.H-22)/rim[cup.Kind])
			if len(cups) > 1 {
				scale *= 0.82
			}
			PaintCup(p, &cup, r.CX()+r.W*0.4*(float32(i)-float32(len(cups)-1)/2), r.Bottom()-r.H*0.14, scale, 0, true)
		}
	}
}

// fight shows what became of a throw.
func fight(burst, text string, ink ui.Color, hit float32) func(p *ui.Painter, r ui.Rect, _, _ string) {
	return func(p *ui.Painter, r ui.Rect, _, _ string) {
		card(p, r, papers[1])
		k := r.H / 96
		foot := r.Bottom() - 14*k
		a := Cup{Who: Who{Seat: 0}, Kind: Student, Motif: Dots}
		b := Cup{Who: Who{Seat: 1}, Kind: Student, Motif: Stripe, Hit: hit}
		if text == "KO" {
			b.Fallen = 1
		}
		PaintCup(p, &a, r.X+r.W*0.22, foot, 0.85*k, 0, true)
		bx := r.X + r.W*0.76
		if text == "KO" {
			bx = r.X + r.W*0.86
		}
		PaintCup(p, &b, bx, foot, 0.85*k, 0, true)
		p.Art(burst, r.X+r.W*0.6, r.Y+r.H*0.3, ui.ArtStyle{Scale: 0.78 * k, Shadow: 0.2})
		p.Label(text, ui.Centered(r.X+r.W*0.6, r.Y+r.H*0.3, 44*k, 26*k), ui.Type{Face: ui.Fredoka700, Size: 18 * k / p.TextScale, Color: ink}, ui.Center)
	}
}

func paintHealing(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[0])
	k := r.H / 96
	foot := r.Bottom() - 14*k
	a := Cup{Kind: Student, Motif: Dots, Strategy: Defensive}
	b := Cup{Kind: Student, Motif: Stripe, Bar: true, Share: 0.5, bar: 34 * k}
	PaintCup(p, &a, r.X+r.W*0.24, foot, 0.85*k, 0, true)
	PaintCup(p, &b, r.X+r.W*0.74, foot, 0.85*k, 0, true)
	p.Art("brutal/heal", r.X+r.W*0.47, r.Y+r.H*0.25, ui.ArtStyle{Scale: 0.6 * k, Shadow: 0.2})
	p.Label("+9", ui.Centered(r.X+r.W*0.47, r.Y+r.H*0.25, 30*k, 24*k), ui.Type{Face: ui.Fredoka700, Size: 17 * k / p.TextScale, Color: ui.White}, ui.Center)
	for _, d := range [2][2]float32{{0.56, 0.55}, {0.93, 0.42}} {
		p.Art("brutal/plus", r.X+r.W*d[0], r.Y+r.H*d[1], ui.ArtStyle{Scale: 0.8 * k})
	}
}

// paintFrontPiece shows two papers that meet, and who has more.
func paintFrontPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[1])
	in := r.Inset(4)
	p.Clip(in)
	x := in.X + in.W*0.64
	p.Sheet(ui.Rect{X: in.X, Y: in.Y, W: x - in.X - 2, H: in.H}, ui.Sheet{Color: papers[0], Radius: 8, Waver: 0.5, Seed: 3, Lift: -1, NoRim: true})
	p.Art("brutal/front", x, in.Y-10, ui.ArtStyle{Shadow: 0.05})
	p.Pop()
	k := r.H / 96
	sign(p, 0, in.X+in.W*0.3, r.CY(), 40*k, ui.Seats[0].Color)
	sign(p, 1, in.X+in.W*0.82, r.CY(), 30*k, ui.Seats[1].Color)
}

func paintHeldPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[0])
	k := r.H / 100
	x, foot := r.X+r.W*0.3, r.Bottom()-14*k
	p.Line(x, r.Y+16*k, x, foot, 5*k, plinths[1])
	p.Disc(x, r.Y+14*k, 4.5*k, 4.5*k, ui.Sheet{Color: sun, Lift: -1})
	p.Art("brutal/flag", x+2*k, r.Y+16*k, ui.ArtStyle{Scale: 0.62 * k, Seat: ui.SeatLook(0), Shadow: 0.2})
	cup := Cup{Kind: Student, Motif: Zigzag}
	PaintCup(p, &cup, r.X+r.W*0.74, foot, 0.78*k, 0, true)
}

func paintOrderPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[0])
	k := r.H / 96
	foot := r.Bottom() - 14*k
	cup := Cup{Kind: Student, Motif: Stripe, Posture: Leaving}
	PaintCup(p, &cup, r.X+r.W*0.22, foot, 0.8*k, 0, true)
	var pts [orderSteps + 1]ui.Point
	for i := range pts {
		pts[i] = cubic([4]ui.Point{{X: r.X + r.W*0.24, Y: foot - 18*k}, {X: r.X + r.W*0.32, Y: r.Y - 4*k}, {X: r.X + r.W*0.62, Y: r.Y - 2*k}, {X: r.X + r.W*0.8, Y: r.CY() - 2*k}}, float32(i)/orderSteps)
	}
	paintArrow(p, 0, pts[:], orderSteps, 0.72*k)
	OrderDisc(p, 0, 1, pts[16].X, pts[16].Y, 12*k)
}

func paintSealedPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, boardPale)
	PaintEnvelope(p, &Envelope{Fold: 1, Seal: 1}, 1, r.CX(), r.CY(), min(r.W/134, r.H/92))
}

// paintPostPiece shows a zone that gets its third fighter.
func paintPostPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[0])
	k := r.H / 100
	foot := r.Bottom() - 15*k
	for i, m := range [3]Motif{Dots, Zigzag, Bars} {
		cup := Cup{Kind: Student, Motif: m}
		if i == 2 {
			cup.Posture = Ghost
		}
		PaintCup(p, &cup, r.X+r.W*(0.2+0.3*float32(i)), foot, 0.8*k, 0, true)
	}
	p.Art("icons/arrow-down", r.X+r.W*0.8, r.Y+18*k, ui.ArtStyle{Height: 20 * k, Ink: ui.Accent})
}

// paintLotsPiece shows two who are equal, and the die between them.
func paintLotsPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, boardPale)
	k := r.H / 100
	for i := range 2 {
		cup := Cup{Who: Who{Seat: rules.Seat(i)}, Kind: Student, Motif: Motif(i)}
		x := r.X + r.W*(0.22+0.56*float32(i))
		PaintCup(p, &cup, x, r.Bottom()-15*k, 0.8*k, 0, true)
		p.Art(AttributeIcons[4], x, r.Y+22*k, ui.ArtStyle{Scale: 0.7 * k, Ink: brickMark})
	}
	p.Art("brutal/random", r.CX(), r.CY()-2*k, ui.ArtStyle{Scale: 1.1 * k, Ink: violet})
}

// paintDocumentPiece shows a written sheet and a formula in a frame.
func paintDocumentPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, boardPale)
	k := r.H / 100
	page := ui.Centered(r.CX(), r.CY(), min(88*k, r.W*0.7), 82*k)
	p.Sheet(page, ui.Sheet{Color: ui.White, Radius: 3, Waver: 0.8, Seed: 5, Lift: 0.2})
	for i := range 6 {
		y := page.Y + (12+12*float32(i))*k
		if i == 3 || i == 4 {
			continue // the formula stands there
		}
		end := page.Right() - 10*k
		if i == 2 {
			end -= 22 * k
		}
		p.Line(page.X+10*k, y, end, y, 3*k, ui.Ink.Fade(0.45))
	}
	frame := ui.Rect{X: page.X + 10*k, Y: page.Y + 42*k, W: page.W - 20*k, H: 22 * k}
	p.Sheet(frame, ui.Sheet{Color: ui.Ink, Radius: 4, Lift: -1, NoRim: true})
	p.Sheet(frame.Inset(2*k), ui.Sheet{Color: sun, Radius: 3, Lift: -1, NoRim: true})
	p.Art(AttributeIcons[1], frame.X+frame.W*0.24, frame.CY(), ui.ArtStyle{Scale: 0.5 * k, Ink: ui.Ink})
	p.Line(frame.X+frame.W*0.44, frame.CY(), frame.X+frame.W*0.56, frame.CY(), 3*k, ui.Ink)
	p.Art(AttributeIcons[2], frame.X+frame.W*0.76, frame.CY(), ui.ArtStyle{Scale: 0.5 * k, Ink: ui.Ink})
}

func paintFrenzyPiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, papers[1])
	k := r.H / 92
	for i := range 5 {
		x := r.X + r.W*(0.16+0.17*float32(i))
		p.Line(x, r.Y+12*k, x-8*k, r.Y+28*k, 3*k, ui.Hex(0xC8402C))
		p.Line(x+10*k, r.Y+26*k, x+5*k, r.Y+36*k, 2.4*k, sun)
	}
	for i := range 3 {
		cup := Cup{Who: Who{Seat: rules.Seat(i % 2)}, Kind: Student, Motif: Motif(i)}
		PaintCup(p, &cup, r.X+r.W*(0.2+0.3*float32(i)), r.Bottom()-13*k, 0.72*k, 0, true)
	}
}

func paintAttributePiece(p *ui.Painter, r ui.Rect, _, _ string) {
	card(p, r, ui.Paper)
	k := r.H / 96
	for i, icon := range AttributeIcons {
		y := r.Y + r.H*(0.16+0.17*float32(i))
		p.Art(icon, r.X+r.W*0.2, y, ui.ArtStyle{Scale: 0.5 * k, Ink: brickMark})
		for c := range 5 {
			paper := ui.Hex(0xD4CEC6)
			if c == 0 {
				paper = sun
			} else if c <= 4-i%4 && c < 4 {
				paper = ui.Seats[0].Color
			}
			p.Sheet(ui.Centered(r.X+r.W*(0.38+0.12*float32(c)), y, 10*k, 9*k), ui.Sheet{Color: paper, Radius: 2, Lift: -1, NoRim: true})
		}
	}
}

// paintZonesPiece shows the five buildings, with words under them.
func paintZonesPiece(p *ui.Painter, r ui.Rect, title, text string) {
	s := r.H / 214
	p.Sheet(r, ui.Sheet{Color: ochre, Radius: 10, Waver: 1.2, Seed: 6, Gouache: 0.8, Lift: 0})
	k := min(r.W/446, s) * 0.31
	for i := range Zones {
		x := r.CX() + (float32(i)-1)*142*k/0.31 - buildingW*k/2
		y := r.Y + 12*s
		if i >= 3 {
			x = r.CX() + (float32(i)-3.5)*142*k/0.31 - buildingW*k/2
			y = r.Y + 88*s
		}
		p.Transform(x, y, 0, k)
		p.Fill(ui.Rect{X: stageX, Y: stageY, W: stageW, H: 112}, straw)
		p.Art(roofs[i][0], 0, 0, ui.ArtStyle{Moving: true})
		p.Art(lowWalls[0], 0, 0, ui.ArtStyle{Moving: true, Shadow: 0.2})
		p.Pop()
	}
	p.Label(title, ui.Rect{X: r.X + 14, Y: r.Y + 164*s, W: r.W - 28, H: 24 * s}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Center)
	p.Label(text, ui.Rect{X: r.X + 14, Y: r.Y + 186*s, W: r.W - 28, H: 22 * s}, ui.Type{Face: ui.Nunito800, Size: 16.5, Color: ui.Ink}, ui.Center)
}

// paintProgrammes shows the seven coats of arms, with words under them.
func paintProgrammes(p *ui.Painter, r ui.Rect, title, text string) {
	s := r.H / 128
	p.Sheet(r, ui.Sheet{Color: boardPale, Radius: 10, Waver: 1.2, Seed: 7, Gouache: 0.7, Lift: 0})
	for i, name := range Crests {
		c := ui.Rect{X: r.X + 10, Y: r.Y, W: r.W - 20, H: 84 * s}.Column(i, len(Crests), 4)
		Crest(p, name, rules.Seat(i%2), c.CX(), r.Y+46*s, min(58*s, c.W*1.05))
	}
	p.Label(title, ui.Rect{X: r.X + 14, Y: r.Y + 78*s, W: r.W - 28, H: 24 * s}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Center)
	p.Label(text, ui.Rect{X: r.X + 14, Y: r.Y + 100*s, W: r.W - 28, H: 22 * s}, ui.Type{Face: ui.Nunito600, Size: 16.5, Color: ui.Ink}, ui.Center)
}
