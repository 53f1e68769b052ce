package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Luck is what a side's throws did against what was to be expected.
type Luck struct {
	Seat rules.Seat
	// Label says whose it is, Words what happened against what was expected.
	Label, Words string
	// Real and Expected are on the same scale, whose end is Most.
	Real, Expected, Most float32
}

// PaintLuck paints a bar for what happened and a notch of ink for what was
// expected.
func PaintLuck(p *ui.Painter, r ui.Rect, l *Luck) {
	look := ui.SeatLook(l.Seat)
	p.Sign(l.Seat, r.X+18, r.CY(), min(34, r.H), true)
	_, in := r.CutLeft(44, 0)
	up, low := in.CutTop(in.H*0.5, 0)
	w := min(up.W*0.4, p.Width(l.Label, ui.RowLabel))
	p.Label(l.Label, ui.Rect{X: up.X, Y: up.Y, W: w, H: up.H}, ui.RowLabel, ui.Left)
	p.Label(l.Words, ui.Rect{X: up.X + w + 12, Y: up.Y, W: up.W - w - 12, H: up.H}, ui.Small, ui.Right)
	bar := ui.Rect{X: low.X, Y: low.CY() - 7, W: low.W, H: 14}
	most := max(l.Most, l.Real, l.Expected, 1)
	p.Sheet(bar, ui.Sheet{Color: ui.Trough, Radius: 7, Waver: 0.3, Lift: -1, NoRim: true})
	full := bar
	full.W *= max(0, l.Real) / most
	if full.W > 4 {
		p.Sheet(full, ui.Sheet{Color: look.Color, Radius: 7, Waver: 0.3, Lift: -1, NoRim: true})
	}
	x := bar.X + bar.W*max(0, l.Expected)/most
	p.Line(x, bar.Y-5, x, bar.Bottom()+5, 6.5, ui.White)
	p.Line(x, bar.Y-5, x, bar.Bottom()+5, 3.4, ui.Ink)
}

// Best is one of the fighters who did most.
type Best struct {
	Cup Cup
	// Figure is what it did, Words what that counts.
	Figure, Words string
}

// PaintBest paints the best fighters side by side, each on a step of paper; the
// first is the highest and wears the crown.
func PaintBest(p *ui.Painter, r ui.Rect, best []Best, tick int, still bool) {
	for i := range best {
		b := &best[i]
		c := r.Column(i, len(best), 10)
		step := min(max(r.H*0.42, 56), 84) - min(10, max(0, r.H-100)*0.3)*float32(min(i, 2))
		block := ui.Rect{X: c.X, Y: c.Bottom() - step, W: c.W, H: step}
		p.Sheet(block, ui.Sheet{Color: boardPale, Radius: 6, Waver: 0.9, Seed: 50 + i, Lift: 0.1, Gouache: 0.4})
		cup := b.Cup
		cup.Bar, cup.Acting, cup.Sign, cup.Selected, cup.Fallen, cup.Posture = false, false, false, false, 0, Standing
		k := cup.Kind % 3
		scale := min(shelfScale[k]*0.86, (c.H-step-26)/rim[k])
		x, y := c.CX(), block.Y-1
		PaintCup(p, &cup, x, y, scale, tick, still)
		if i == 0 {
			p.Art("brutal/crown", x, y-rim[k]*scale-12, ui.ArtStyle{Shadow: 0.1})
		}
		third := block.H / 3
		p.Label(cup.Name, ui.Rect{X: c.X + 4, Y: block.Y + 2, W: c.W - 8, H: third}, cupName, ui.Center)
		p.Label(b.Figure, ui.Rect{X: c.X + 4, Y: block.Y + third, W: c.W - 8, H: third + 2}, ui.Type{Face: ui.Fredoka700, Size: 22, Color: ui.SeatLook(cup.Seat).Ground.Mix(ui.Ink, 0.4)}, ui.Center)
		p.Label(b.Words, ui.Rect{X: c.X + 4, Y: block.Bottom() - third, W: c.W - 8, H: third - 2}, ui.Type{Face: ui.Nunito800, Size: 14.5, Color: ui.Ink}, ui.Center)
	}
}
