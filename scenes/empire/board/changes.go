package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// washed is how much of a new holder's colour washes over a region at first: its name
// stays readable.
const washed = 0.4

// paintChanges lets the colour of a new holder wash over a region and go again, with
// the holder's sign; where nothing moves the sign stands meanwhile.
func (a *Map) paintChanges(p *ui.Painter, f *Frame) {
	k := f.Plan.k()
	for i := range f.Changes {
		c := &f.Changes[i]
		t := c.Age / ChangeTicks
		if t < 0 || t >= 1 {
			continue
		}
		look, ink := lookOf(c.Side), ui.White
		wash := paper
		if c.Side != empire.Nobody {
			wash, ink = look.Color, look.TextOn
		}
		at := where{x: f.Plan.X, y: f.Plan.Y, cell: f.Plan.Cell, inset: 2 * k}
		left := 1 - t*t
		a.pen.fill(p, &a.regions[c.Region], at, wash.Fade(washed*left), 0, 0)
		if c.Side < 0 || c.Side >= empire.Neutral {
			continue
		}
		size := float32(92)
		if !f.Still {
			size *= 1.5 - 0.5*ui.EaseOut(min(1, 2*t))
		}
		mid := f.Plan.place(a.middles[c.Region])
		p.Shape(rules.Seat(c.Side), mid.X, mid.Y, size*k, ink.Fade(0.55*left))
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
		to, before := f.Plan.place(a.middles[m.To]), 0
		for j := range i {
			if f.Moves[j].To == m.To {
				before++
			}
		}
		goal := ui.Point{X: to.X + float32(before)*30*k - 34*k, Y: to.Y - 38*k}
		if m.From.Known() {
			from := f.Plan.place(a.middles[m.From])
			a.arrow(p, ui.Point{X: from.X, Y: from.Y + 22*k}, goal, k) // the name stands above
		}
		if f.Plan.Seen(ui.Centered(goal.X, goal.Y, 28*k, 28*k)) {
			paintNumber(p, &Number{N: m.N, Tied: true}, goal.X, goal.Y, 13*max(k, 0.9*f.Plan.zoom()), true)
		}
	}
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
