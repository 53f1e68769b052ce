package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// washed is how much of a new holder's colour lies over a region: what stands in it
// stays readable.
const washed = 0.7

// spreadTicks is how long a ring spreads around a region that has changed hands.
const spreadTicks = 46

// paintChanges lets the colour of a new holder sweep over a region, stay for a while and
// fade, under the holder's sign and within a bright edge. Where nothing moves the whole
// region takes the colour.
func (a *Map) paintChanges(p *ui.Painter, f *Frame) {
	for i := range f.Changes {
		if c := &f.Changes[i]; c.Age >= 0 && c.Age < ChangeTicks {
			a.paintChange(p, f, c)
		}
	}
}

func (a *Map) paintChange(p *ui.Painter, f *Frame, c *Change) {
	k := f.Plan.k()
	look, ink, wash := lookOf(c.Side), ui.White, paper
	if c.Side != empire.Nobody {
		wash, ink = look.Color, look.TextOn
	}
	t := c.Age / ChangeTicks
	left := 1 - t*t*t
	swept := float32(1)
	if !f.Still {
		swept = ui.EaseOut(min(1, c.Age/SweepTicks))
	}
	region, box := &a.regions[c.Region], a.Bounds(f.Plan, c.Region)
	at := where{x: f.Plan.X, y: f.Plan.Y, cell: f.Plan.Cell, inset: 2 * k}
	over := box
	over.W *= swept
	p.Clip(over)
	a.pen.fill(p, region, at, wash.Fade(washed*left), 0, 0)
	p.Pop()
	at.inset = -2.4 * k
	a.pen.ring(p, region, at, 4.4*k, ui.White.Fade(left))
	if u := (c.Age - SweepTicks/2) / spreadTicks; !f.Still && u > 0 && u < 1 {
		at.inset = -34 * k * ui.EaseOut(u)
		a.pen.ring(p, region, at, 7*k*(1-u)+2*k, wash.Fade(0.9*(1-u)))
	}
	if swept < 1 {
		p.Line(over.Right(), box.Y, over.Right(), box.Bottom(), 5*k, ui.White.Fade(0.85*(1-swept)))
	}
	if c.Side < 0 || c.Side >= empire.Neutral {
		return
	}
	size := float32(104)
	if !f.Still {
		size *= 1.4 - 0.4*swept
	}
	mid := f.Plan.place(a.middles[c.Region])
	p.Shape(rules.Seat(c.Side), mid.X, mid.Y, size*k, ink.Fade(0.42*left*swept))
}

var captionText = ui.Type{Face: ui.Fredoka600, Size: 22, Color: ui.Ink}

// PaintCaption paints the sentence that says which region has changed hands, on the foot of
// the banner.
func PaintCaption(p *ui.Painter, f *Frame) {
	c, r := &f.Caption, f.Plan.Caption
	if c.Text == "" || c.Came <= 0 {
		return
	}
	came := ui.EaseOut(c.Came)
	p.Fade(came)
	defer p.Pop()
	if !f.Still {
		p.Transform(0, -14*(1-came), 0, 1)
		defer p.Pop()
	}
	sign, t, w := r.H*0.66, captionText, float32(0)
	lines := p.Wrap(c.Text, captionText, 1e4)
	for _, line := range lines {
		t = p.Fit(line, t, r.W-sign-34)
	}
	for _, line := range lines {
		w = max(w, p.Width(line, t)+sign+34)
	}
	r = ui.Rect{X: r.CX() - w/2, Y: r.Y, W: w, H: max(r.H, float32(len(lines))*p.Lead(t)+8)}
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 9, Waver: 1.1, Seed: 41, Lift: 0.6})
	if c.Side >= 0 && c.Side < empire.Neutral {
		p.Sign(rules.Seat(c.Side), r.X+14+sign/2, r.CY(), sign, false)
	}
	text := ui.Rect{X: r.X + sign + 22, Y: r.Y, W: r.W - sign - 34, H: r.H}.Inset2(0, 4)
	for i, line := range lines {
		p.Label(line, text.Row(i, len(lines), 0), t, ui.Left)
	}
}

// paintMoves paints the order of what an advice would do: an arrow for an army that
// goes, and the number where it arrives. Several in one place stand side by side.
func (a *Map) paintMoves(p *ui.Painter, f *Frame) {
	k := f.Plan.k()
	for i := range f.Moves {
		m := &f.Moves[i]
		if !m.To.Known() {
			continue
		}
		before := 0
		for j := range i {
			if f.Moves[j].To == m.To {
				before++
			}
		}
		goal := a.beside(p, f, m.To)
		goal.Y -= float32(before) * 28 * k
		if m.From.Known() {
			from := f.Plan.place(a.middles[m.From])
			a.lay(f, m.From, &a.laid)
			y := from.Y + 22*k // the name stands above
			if a.laid.lowly {
				y = a.laid.low + 13*k // the holder's sign is there
			}
			a.arrow(p, ui.Point{X: from.X, Y: y}, goal, k)
		}
		if f.Plan.Seen(ui.Centered(goal.X, goal.Y, 28*k, 28*k)) {
			paintNumber(p, &Number{N: m.N, Tied: true}, goal.X, goal.Y, 13*max(k, 0.9*f.Plan.zoom()), true)
		}
	}
}

// beside is where the number of an advice stands: beside the name of a region.
func (a *Map) beside(p *ui.Painter, f *Frame, r empire.Region) ui.Point {
	k := f.Plan.k()
	a.lay(f, r, &a.laid)
	q := ui.Point{X: f.Plan.place(a.middles[r]).X, Y: a.laid.name - 5*k}
	if f.Names == nil {
		return q
	}
	t, x := a.nameType(p, f, r)
	q.X = x - p.Width(f.Names.Regions[r], t)/2 - 18*max(k, 0.9*f.Plan.zoom())
	return q
}

// arrow is a bowed line of the accent on white from one place to another.
func (a *Map) arrow(p *ui.Painter, from, to ui.Point, k float32) {
	dx, dy := to.X-from.X, to.Y-from.Y
	far := float32(math.Hypot(float64(dx), float64(dy)))
	if far < 1 {
		return
	}
	const steps = 16
	a.scratch = a.scratch[:0]
	for i := range steps + 1 {
		t := float32(i) / steps
		bow := 4 * t * (1 - t) * 0.12
		a.scratch = append(a.scratch, ui.Point{X: from.X + dx*t + dy*bow, Y: from.Y + dy*t - dx*bow})
	}
	p.Polyline(a.scratch, 8*k, ui.White)
	p.Polyline(a.scratch, 4.4*k, ui.Accent)
}
