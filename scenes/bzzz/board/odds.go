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
		r := d.place(f, o.Bee, x, y, w, h, placed)
		placed = append(placed, bubble{r, x, y})
	}
	n := 0
	for i := range f.Odds {
		o := &f.Odds[i]
		if o.Bee < 0 || o.Bee >= len(f.Bees) || n == len(placed) {
			continue
		}
		paintBubble(p, o, placed[n])
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
		r.Y = max(f.Board.Y+4, min(f.Board.Bottom()-h-4, r.Y))
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

// overlap returns the area that two rectangles share.
func overlap(a, b ui.Rect) float32 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// paintBubble paints a bubble with its tail towards the bee.
func paintBubble(p *ui.Painter, o *Odds, b bubble) {
	p.Transform(b.rect.CX(), b.rect.CY(), 0, 1)
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
	p.Label(o.Words, r.Inset2(12, 2), text, ui.Center)
	p.Pop()
}
