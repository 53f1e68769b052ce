package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Side is an edge of a view.
type Side uint8

// The sides.
const (
	Left Side = iota
	Right
	Top
	Bottom
)

// Chip points to a cell beyond the edge of a view.
type Chip struct {
	Seat rules.Seat
	// Said is "A 42", or the name and the mass of a danger.
	Said string
	// Danger is coral with teeth; otherwise it is a cell of one's own, on white paper.
	Danger bool
	// Bare is the head alone.
	Bare bool
	Side Side
	// X and Y are the tip of the head.
	X, Y float32
}

// Measures of a chip, in units of the design.
const (
	chipHigh = 36
	headLong = 22
	headHalf = 14
	headGap  = 10
)

func (c *Chip) types(p *ui.Painter) (t ui.Type, high float32) {
	t = p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink, Carries: true}, 2)
	return t, chipHigh * (0.5 + 0.5*max(1, p.TextScale))
}

// Box returns what the chip covers.
func (c *Chip) Box(p *ui.Painter) ui.Rect {
	t, high := c.types(p)
	w := high + p.Width(c.Said, t) + 16
	if c.Bare {
		w, high = 0, 0
	}
	long := float32(headLong)
	if !c.Bare {
		long += headGap
	}
	switch c.Side {
	case Left:
		return ui.Rect{X: c.X, Y: c.Y - max(high/2, headHalf), W: long + w, H: max(high, 2*headHalf)}
	case Right:
		return ui.Rect{X: c.X - long - w, Y: c.Y - max(high/2, headHalf), W: long + w, H: max(high, 2*headHalf)}
	case Top:
		return ui.Rect{X: c.X - max(w/2, headHalf), Y: c.Y, W: max(w, 2*headHalf), H: long + high}
	}
	return ui.Rect{X: c.X - max(w/2, headHalf), Y: c.Y - long - high, W: max(w, 2*headHalf), H: long + high}
}

// Paint paints the chip.
func (c *Chip) Paint(p *ui.Painter) {
	color := ui.Paper
	if c.Danger {
		color = coral
	}
	dx, dy := [...]float32{-1, 1, 0, 0}[c.Side], [...]float32{0, 0, -1, 1}[c.Side]
	head := func(grow float32, c2 ui.Color) {
		// A head is a stack of strokes that grow: a triangle with round corners.
		for i := range 11 {
			u := float32(i) / 10
			at := u * headLong
			half := u*headHalf + grow
			x, y := c.X-dx*at, c.Y-dy*at
			p.Line(x-dy*half, y-dx*half, x+dy*half, y+dx*half, 2.6+grow, c2)
		}
	}
	head(2.4, edge)
	head(0, color)
	if c.Bare {
		return
	}
	t, high := c.types(p)
	box := c.Box(p)
	body := box
	switch c.Side {
	case Left:
		body.X, body.W = box.X+headLong+headGap, box.W-headLong-headGap
	case Right:
		body.W -= headLong + headGap
	case Top:
		body.Y, body.H = box.Y+headLong+headGap, box.H-headLong-headGap
	default:
		body.H -= headLong + headGap
	}
	if c.Danger {
		teeth(p, body)
	}
	p.Sheet(body.Inset(-2.4), ui.Sheet{Color: edge, Radius: 9, Waver: 0.8, Seed: int(c.Seat) + 4, Lift: -1, NoRim: true})
	p.Sheet(body, ui.Sheet{Color: color, Radius: 8, Waver: 0.8, Seed: int(c.Seat) + 4, Lift: 0.1, NoRim: true})
	Nucleus(p, c.Seat, body.X+high*0.5, body.CY(), high*0.36)
	p.Label(c.Said, ui.Rect{X: body.X + high*0.94, Y: body.Y, W: body.Right() - 8 - body.X - high*0.94, H: body.H}, t, ui.Left)
}

// teeth stand above and below the chip of a danger.
func teeth(p *ui.Painter, r ui.Rect) {
	const tall = 9
	n := max(3, int(r.W/16))
	step := r.W / float32(n)
	for i := range n {
		x := r.X + (float32(i)+0.5)*step
		for k := range 5 {
			u := float32(k) / 4
			half := step * 0.42 * (1 - u)
			for _, y := range [...]float32{r.Y - u*tall, r.Bottom() + u*tall} {
				p.Line(x-half, y, x+half, y, 3, coral)
			}
		}
	}
}

// Bite paints beside an eater's cell what it just got, and of whom; u goes from 0 to
// 1 while it is seen.
func Bite(p *ui.Painter, seat rules.Seat, gain string, x, y, u float32) {
	t := p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink, Carries: true}, 2)
	high := chipHigh * (0.5 + 0.5*max(1, p.TextScale))
	w := high + p.Width(gain, t) + 12
	r := ui.Rect{X: x - w, Y: y - high/2, W: w, H: high}
	p.Fade(min(1, 6*u, 5*(1-u)))
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 9, Waver: 0.8, Seed: int(seat) + 9, Lift: 0.1, NoRim: true})
	p.Sign(seat, r.X+high*0.5, r.CY(), high*0.56, false)
	p.Label(gain, ui.Rect{X: r.X + high*0.9, Y: r.Y, W: w - high*0.9 - 6, H: high}, t, ui.Left)
	p.Pop()
}
