package board

import "ludotheque/scenes/ui"

// bubble is a bubble's place, in units of the view.
type bubble struct {
	rect       ui.Rect
	tipX, tipY float32
}

// paintOdds paints the bubbles with odds; they keep their size whatever the
// camera does, and stay apart from each other and inside the board.
func (d *Field) paintOdds(g *ui.Gui, f *Frame) {
	p := g.P
	if len(f.Odds) == 0 {
		return
	}
	var store [16]bubble
	placed := store[:0]
	side := d.CellSide(f)
	text := ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}
	for i := range f.Odds {
		o := &f.Odds[i]
		if o.Bee < 0 || o.Bee >= len(f.Bees) || len(placed) == cap(store) {
			continue
		}
		pose := &f.Bees[o.Bee]
		x, y := d.At(f, pose.X, pose.Y)
		w := p.Width(o.Words, text) + 26
		h := p.Lead(text) + 8
		if o.Big {
			w = max(w, 176)
			h = 30 + p.Lead(text)
			if o.Result != "" {
				h += p.Lead(text)
			}
		}
		r := d.place(f, o.Bee, x, y, w, h, placed)
		placed = append(placed, bubble{r, x, y})
	}
	n := 0
	for i := range f.Odds {
		o := &f.Odds[i]
		if o.Bee < 0 || o.Bee >= len(f.Bees) || n == len(placed) {
			continue
		}
		paintBubble(g, o, placed[n], side)
		n++
	}
}

// place finds room for a bubble of w by h near a bee at (x, y): above as a
// rule, else wherever it covers least of the bees that have bubbles and of the
// bubbles already there.
func (d *Field) place(f *Frame, bee int, x, y, w, h float32, placed []bubble) ui.Rect {
	side := d.CellSide(f)
	dy, dx := side*0.55+12+h/2, side*0.5+10+w/2
	best, least := ui.Rect{}, float32(-1)
	for i, c := range [...]ui.Point{{X: 0, Y: -dy}, {X: 0, Y: dy}, {X: dx, Y: 0}, {X: -dx, Y: 0},
		{X: dx * 0.8, Y: -dy}, {X: -dx * 0.8, Y: -dy}, {X: dx * 0.8, Y: dy}, {X: -dx * 0.8, Y: dy},
		{X: 0, Y: -dy - h - 8}, {X: 0, Y: dy + h + 8}} {
		r := ui.Centered(x+c.X, y+c.Y, w, h)
		r.X = max(f.Board.X+4, min(f.Board.Right()-w-4, r.X))
		r.Y = max(f.Board.Y+4, min(f.Board.Bottom()-f.Foot-h-4, r.Y))
		cost := float32(i) * 30
		for j := range f.Odds {
			if k := f.Odds[j].Bee; k >= 0 && k < len(f.Bees) {
				bx, by := d.At(f, f.Bees[k].X, f.Bees[k].Y)
				cost += overlap(r, ui.Centered(bx, by, side*0.8, side*0.8))
			}
		}
		for j := range placed {
			cost += 3 * overlap(r, placed[j].rect.Inset(-6))
		}
		if least < 0 || cost < least {
			best, least = r, cost
		}
	}
	return best
}

// overlap is the area that two rectangles share.
func overlap(a, b ui.Rect) float32 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// paintBubble paints a bubble with its tail towards the bee.
func paintBubble(g *ui.Gui, o *Odds, b bubble, side float32) {
	p := g.P
	t := ui.EaseOut(o.T)
	if o.T == 0 {
		t = 1
	}
	grow := 0.8 + 0.2*t
	if g.Motion == ui.Reduced {
		grow = 1
	}
	p.Fade(t)
	p.Transform(b.rect.CX(), b.rect.CY(), 0, grow)
	r := ui.Rect{X: -b.rect.W / 2, Y: -b.rect.H / 2, W: b.rect.W, H: b.rect.H}
	tx, ty := b.tipX-b.rect.CX(), b.tipY-b.rect.CY()
	// The tail: a few narrowing discs of the same paper, towards the bee.
	sx := max(r.X+16, min(r.Right()-16, tx))
	sy := max(r.Y+5, min(r.Bottom()-5, ty))
	for k := range 7 {
		u := float32(k) / 7
		w := 7 * (1 - u)
		p.Disc(sx+(tx-sx)*u*0.5, sy+(ty-sy)*u*0.42, w, w, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	}
	p.Sheet(r, ui.Sheet{Color: ui.White, Radius: 9, Waver: 0.7, Seed: o.Bee, Lift: 0.3})
	text := ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}
	if !o.Big {
		p.Label(o.Words, r.Inset2(12, 2), text, ui.Center)
		p.Pop()
		p.Pop()
		return
	}
	paintChance(p, o, r)
	lead := p.Lead(text)
	row := ui.Rect{X: r.X + 10, Y: r.Y + 28, W: r.W - 20, H: lead}
	p.Label(o.Words, row, text, ui.Center)
	if o.Result != "" {
		row.Y += lead
		paintResult(p, o, row, text)
	}
	p.Pop()
	p.Pop()
}

// paintChance paints the chance to dodge into the head of a large bubble: cells of
// comb to count, or a bar where there are too many.
func paintChance(p *ui.Painter, o *Odds, r ui.Rect) {
	y := r.Y + 18
	if o.Den <= 12 {
		step := float32(20)
		if o.Den > 7 {
			step = (r.W - 24) / float32(o.Den)
		}
		x := -step * float32(o.Den-1) / 2
		for k := range o.Den {
			c := ui.White
			if k < o.Num {
				c = honey
			}
			p.Hexagon(x, y, min(10.5, step*0.56), ui.Sheet{Color: ui.Ink.Fade(0.75), Lift: -1, NoRim: true})
			p.Hexagon(x, y, min(9.2, step*0.5), ui.Sheet{Color: c, Lift: -1})
			x += step
		}
	} else {
		bar := ui.Rect{X: r.X + 16, Y: y - 6, W: r.W - 32, H: 12}
		p.Sheet(bar, ui.Sheet{Color: ui.Hex(0xD5CEC6), Radius: 5, Lift: -1, NoRim: true})
		bar.W *= float32(o.Num) / float32(o.Den)
		p.Sheet(bar, ui.Sheet{Color: honey, Radius: 5, Lift: -1, NoRim: true})
		p.Fill(ui.Rect{X: bar.Right() - 1.2, Y: bar.Y - 3, W: 2.4, H: bar.H + 6}, ui.Ink)
	}
}

// paintResult paints into a row of a large bubble how the draw ended.
func paintResult(p *ui.Painter, o *Odds, row ui.Rect, text ui.Type) {
	if o.Hit {
		w := min(row.W, p.Width(o.Result, text)+24)
		p.Sheet(ui.Centered(row.CX(), row.CY(), w, row.H-1), ui.Sheet{Color: ui.Ink, Radius: 7, Waver: 0.4, Lift: -1, NoRim: true})
		p.Label(o.Result, row, text.With(ui.White), ui.Center)
		return
	}
	w := p.Width(o.Result, text)
	p.Art("icons/check", row.CX()-w/2-4, row.CY(), ui.ArtStyle{Height: 14, Ink: ui.Ink})
	p.Label(o.Result, row.Move(10, 0), text, ui.Center)
}
