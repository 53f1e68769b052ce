package menu

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// mostScores is how many scores stand beside a replay's title; more go under it.
const mostScores = 5

// scoreLine paints the scores at the right end of a replay's title, and is where
// they begin.
func (r *records) scoreLine(head ui.Rect, scores []int) float32 {
	p := r.g.P
	// How it ended stands beside them.
	num := p.AtMost(ui.Heading.Sized(ui.SizeButton), 1.1)
	sign, gap := float32(24), float32(58)
	if p.TextScale > 1 {
		sign, gap = 20, 46
	}
	x := head.Right()
	for i := len(scores) - 1; i >= 0; i-- {
		w := p.Width(ui.Digits(scores[i]), num)
		p.Label(ui.Digits(scores[i]), ui.Rect{X: x - w, Y: head.Y, W: w + 2, H: head.H}, num, ui.Left)
		p.Sign(rules.Seat(i), x-w-sign, head.CY(), 36, true)
		x -= w + gap
	}
	return x
}

// scoreGrid paints the scores of many seats in rows of eight, from the top of r,
// and is where they end.
func (r *records) scoreGrid(area ui.Rect, scores []int) float32 {
	p := r.g.P
	const high, between = 28, 4
	perRow := 8
	num := p.AtMost(ui.Heading.Sized(ui.SizeText), 1.2)
	if p.Thumb > 0 { // as many as can be read beside each other
		widest := float32(0) // the highest score may have narrower figures than another
		for _, score := range scores {
			widest = max(widest, p.Width(ui.Digits(score), p.Legible(num)))
		}
		perRow = max(4, min(perRow, int((area.W+between)/(30+between+widest))))
	}
	rows := (len(scores) + perRow - 1) / perRow
	area.H = float32(rows) * high
	for i, score := range scores {
		c := area.Row(i/perRow, rows, 0).Column(i%perRow, perRow, between)
		p.Sign(rules.Seat(i), c.X+13, c.CY(), 27, true)
		p.Label(ui.Digits(score), ui.Rect{X: c.X + 29, Y: c.Y, W: c.W - 29, H: c.H}, num, ui.Left)
	}
	return area.Bottom()
}
