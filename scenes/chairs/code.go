package chairs

import (
	"math"

	"ludotheque/scenes/ui"
)

// The measures of the card of a QR code.
const (
	quiet      = 4  // squares around the code that stay white
	emblemSize = 41 // the radius of what lies in its middle, on a card of usual size
	usualCode  = 328
)

// Code is the QR code of a table on its card, as a camera reads it.
type Code struct {
	// runs are the black squares of the code of at in lines, in squares; wide is the
	// number of squares in a side of the code.
	runs []ui.Rect
	wide int
	at   string
}

// Show makes it the code of a link, whose squares are asked for when the link changes: how
// many it is wide, and which are black.
func (c *Code) Show(link string, squares func() (wide int, black func(x, y int) bool)) {
	if link == c.at {
		return
	}
	wide, black := squares()
	c.at, c.wide, c.runs = link, wide, c.runs[:0]
	for y := range wide {
		for x := 0; x < wide; x++ {
			from := x
			for x < wide && black(x, y) {
				x++
			}
			if x > from {
				c.runs = append(c.runs, ui.Rect{X: float32(from), Y: float32(y), W: float32(x - from), H: 1})
			}
		}
	}
}

// Paint paints the code on its card in the middle of an area, straight, with tape on the
// corners.
func (c *Code) Paint(p *ui.Painter, r ui.Rect) {
	// Squares of whole pixels: a camera reads them, and no seam shows.
	zoom := p.Zoom()
	n := float32(c.wide + 2*quiet)
	pixel := float32(math.Floor(float64(min(r.W, r.H) * zoom / n)))
	m := pixel / zoom
	x, y := p.Pixel(r.CX()-m*n/2, r.CY()-m*n/2)
	dx, dy := (float32(math.Round(float64(x)))-x)/zoom, (float32(math.Round(float64(y)))-y)/zoom
	card := ui.Rect{X: r.CX() - m*n/2 + dx, Y: r.CY() - m*n/2 + dy, W: m * n, H: m * n}
	p.Sheet(card, ui.Key.In(ui.Blank).Raised(0.3))
	for _, q := range c.runs {
		p.Fill(ui.Rect{X: card.X + (q.X+quiet)*m, Y: card.Y + (q.Y+quiet)*m, W: q.W * m, H: m}, ui.Ink)
	}
	for side := range 2 {
		cx, angle := card.X+2, float32(-math.Pi/4)
		if side == 1 {
			cx, angle = card.Right()-2, -angle
		}
		p.Transform(cx, card.Y+2, angle, 1)
		p.Sheet(ui.Centered(0, 0, 52, 18), ui.Tag.In(ui.Honey).Of("tape", side))
		p.Pop()
	}
	rad := emblemSize * card.W / usualCode * 0.98
	p.Hexagon(card.CX(), card.CY(), rad, ui.Sheet{Color: ui.Blank, Lift: -1, NoRim: true})
	p.Hexagon(card.CX(), card.CY(), rad*0.86, ui.Sheet{Color: ui.Honey, Lift: -1})
	p.Art("menu/bee", card.CX(), card.CY(), ui.ArtStyle{Height: rad * 1.1, Moving: true})
}
