package board

import (
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// Holders is who holds each region, Nobody for none.
type Holders [empire.RegionCount]empire.Side

// PaintSmallMap paints the whole map in a box, each region in the colour and with
// the shape of its holder, a stroke for neutral armies: for the film of a game, for thumbnails.
func (a *Map) PaintSmallMap(p *ui.Painter, r ui.Rect, h *Holders) {
	w := smallMap(r)
	side := w.cell
	for i := range a.small {
		edge := w
		edge.inset = -max(0.8, side*0.35)
		a.pen.fill(p, &a.small[i], edge, paper, 0, 0)
	}
	w.inset = max(0.3, side*0.14)
	for i := range a.small {
		c := tint(empire.Region(i))
		if s := h[i]; s != empire.Nobody {
			c = lookOf(s).Color
			if s == empire.Neutral {
				c = c.Mix(paper, 0.35)
			}
		}
		a.pen.fill(p, &a.small[i], w, c, 0, 0)
	}
	for i, s := range h {
		if s == empire.Nobody {
			continue
		}
		q := a.middles[i]
		x, y := w.x+q.X*side, w.y+q.Y*side
		if s == empire.Neutral {
			p.Line(x-2.2*side, y, x+2.2*side, y, 1.8*side, lookOf(s).TextOn)
			continue
		}
		p.Shape(rules.Seat(s), x, y, 6.4*side, lookOf(s).TextOn)
	}
}

// smallMap is where the whole map lies in a box.
func smallMap(r ui.Rect) where {
	side := min(r.W/empire.PictureW, r.H/empire.PictureH)
	return where{x: r.CX() - side*empire.PictureW/2, y: r.CY() - side*empire.PictureH/2, cell: side}
}

// Picture is one picture of a film strip.
type Picture struct {
	Holders Holders
	// Caption is what stands below: the number of the turn.
	Caption string
}

// FilmStrip paints the map's history as a strip of small maps, of which left
// and right choose one while it has the focus; it returns the chosen one.
func (a *Map) FilmStrip(g *ui.Gui, id ui.ID, r ui.Rect, pictures []Picture, chosen int) int {
	p := g.P
	n := len(pictures)
	if n == 0 {
		return 0
	}
	u := g.Item(id, r, true)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	was := chosen
	chosen = max(0, min(n-1, chosen+u.DX))
	p.Sheet(r, ui.Sheet{Color: ui.Ink, Radius: 8, Waver: 0.8, Seed: 111, Lift: 0.2})
	const holes = 9
	for x := r.X + 12; x < r.Right()-12; x += 18 {
		p.Sheet(ui.Rect{X: x, Y: r.Y + 4, W: holes, H: 5}, ui.Sheet{Color: parchment, Radius: 1.5, Lift: -1, NoRim: true})
		p.Sheet(ui.Rect{X: x, Y: r.Bottom() - 9, W: holes, H: 5}, ui.Sheet{Color: parchment, Radius: 1.5, Lift: -1, NoRim: true})
	}
	in := r.Inset2(10, 13)
	// As many as fit, the chosen one among them.
	wide := in.H * 1.5
	fit := max(1, min(n, int(in.W/wide)))
	first := max(0, min(n-fit, chosen-fit/2))
	for i := range fit {
		k := first + i
		cell := in.Column(i, fit, 6)
		if g.Input().Pressed && u.Pressed && cell.Contains(g.Input().X, g.Input().Y) {
			chosen = k
		}
		ground := parchment
		if k == chosen {
			p.Sheet(cell.Inset(-3), ui.Sheet{Color: ui.Accent, Radius: 6, Lift: -1, NoRim: true})
		}
		p.Sheet(cell, ui.Sheet{Color: ground, Radius: 4, Lift: -1, NoRim: true})
		up, low := cell.CutTop(cell.H-19, 0)
		a.PaintSmallMap(p, up.Inset(4), &pictures[k].Holders)
		p.Label(pictures[k].Caption, low, ui.Type{Face: ui.Fredoka600, Size: 15, Color: ui.Ink}, ui.Center)
	}
	if chosen != was && g.Sound != nil {
		g.Sound("slide", chosen)
	}
	return chosen
}

// Set is one good at the end of a game.
type Set struct {
	Good empire.Good
	// Have is how many there are of it, jokers laid to it included; Jokers is how
	// many of them are jokers. Points is what it brings.
	Have, Jokers, Points int
}

// PaintSets paints a seat's goods as an audit: each good in a row with a mark
// at every threshold, the points at the right.
func PaintSets(p *ui.Painter, r ui.Rect, seat rules.Seat, sets []Set) {
	sheet(p, r, 121)
	look := lookOf(empire.Side(seat))
	in := r.Inset2(14, 10)
	const steps = 8
	// A threshold's figure stands beside its mark, and what lies behind the mark beside it.
	figure := 14 * p.TextScale
	for i := range sets {
		s := &sets[i]
		row := in.Row(i, len(sets), 2)
		if i%2 == 0 {
			p.Sheet(row, ui.Sheet{Color: ui.Hex(0xE9E3D6), Radius: 8, Waver: 0.4, Seed: i, Lift: -1, NoRim: true})
		}
		size := min(30, row.H*0.8)
		paintGood(p, s.Good, row.X+18, row.CY(), size)
		area := ui.Rect{X: row.X + 40, Y: row.Y, W: row.W - 92 - figure, H: row.H}
		pitch := area.W / steps
		if s.Good >= empire.Crystal && s.Good <= empire.Food {
			for k, at := range empire.Thresholds[s.Good-empire.Crystal] {
				x := area.X + pitch*float32(at)
				reached := s.Have >= at
				c := ui.Ink.Fade(0.25)
				if reached {
					c = look.Ground
				}
				p.Line(x, row.Y+5, x, row.Bottom()-5, 2.4, c)
				p.Label(ui.Digits([4]int{1, 2, 3, 5}[k]), ui.Rect{X: x + 1, Y: row.Y + 1, W: figure, H: row.H * 0.5}, ui.Type{Face: ui.Fredoka600, Size: ui.SizeFine, Color: c.Mix(ui.Ink, 0.75).Fade(1), Carries: true}, ui.Center)
			}
		}
		for k := range min(s.Have, steps) {
			good := s.Good
			if k >= s.Have-s.Jokers {
				good = empire.Wild
			}
			high := min(size*0.84, pitch*0.86)
			x := max(pitch/2, min(figure+1+high/2, pitch-high/2))
			paintGood(p, good, area.X+pitch*float32(k)+x, row.CY()+2, high)
		}
		p.Label(ui.Digits(s.Points), ui.Rect{X: row.Right() - 46, Y: row.Y, W: 40, H: row.H}, ui.Number.Sized(ui.SizeButton).Carrying(), ui.Right)
	}
}
