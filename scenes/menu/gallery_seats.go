package menu

import (
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// water is the colour of deep water in its middle.
var water = ui.Water

// paintSeats hangs the sixteen seats: each as a cell and as a sign in water, the
// same in grey, and on paper with its name.
func (s *gallery) paintSeats(area ui.Rect) {
	cols := 4
	if s.g.P.View().Narrow {
		cols = 2
	}
	const high, gap = 146, 14
	for i := 0; i < len(ui.Seats); i += cols {
		row := s.place(area, high)
		s.y += gap
		if !s.seen(row) {
			continue
		}
		for j := range cols {
			s.paintSeat(rules.Seat(i+j), row.Column(j, cols, gap))
		}
	}
}

// paintSeat is the card of one seat.
func (s *gallery) paintSeat(seat rules.Seat, r ui.Rect) {
	p := s.g.P
	look := ui.SeatLook(seat)
	p.Sheet(r, ui.Slip.Of("gallery", int(seat)).Raised(0.1))
	top, low := r.CutTop(96, 0)
	for half, tone := range [2]func(ui.Color) ui.Color{colourful, ui.Color.Grey} {
		c := top.Column(half, 2, 0)
		p.Sheet(c, ui.Trench.In(tone(water)).Of("gallery", int(seat)+half).Painted(0.8))
		const radius = 31
		x := c.X + radius + 10
		cell(p, seat, x, c.CY(), radius, tone)
		p.Idle() // it shows what is left of a colour
		p.Shape(seat, x+radius+20, c.CY(), 24, tone(look.Water))
		p.Pop()
		p.Label(seat.Letter(), ui.Rect{X: x + radius + 36, Y: c.Y, W: c.Right() - x - radius - 38, H: c.H}, p.AtMost(ui.Heading.With(ui.Paper), 1), ui.Left)
	}
	p.Sign(seat, low.X+30, low.CY(), 36, true)
	p.Idle()
	p.Shape(seat, low.Right()-28, low.CY(), 26, look.Color.Grey())
	p.Pop()
	p.Label(s.k.Say(kit.SignName(seat)), ui.Rect{X: low.X + 60, Y: low.Y, W: low.W - 112, H: low.H}, ui.Heading.Sized(ui.SizeStrong), ui.Left)
}

// cell paints a seat's cell as it lies in the water, in a tone.
func cell(p *ui.Painter, seat rules.Seat, x, y, r float32, tone func(ui.Color) ui.Color) {
	look := ui.SeatLook(seat)
	disc := func(size float32, c ui.Color, lift float32) {
		p.Disc(x, y, size*r, size*r, ui.Sheet{Color: tone(c), Waver: 0.4, Lift: lift, NoRim: true}.Of("gallery", int(size)))
	}
	disc(1, look.Color.Mix(look.Water, 0.5).Fade(0.78), 0.4)
	disc(0.84, look.Water.Fade(0.62), -1)
	p.Ring(x, y, r, r, 2.2, tone(look.Rim()))
	disc(0.64, look.Nucleus(), -1)
	p.Shape(seat, x, y, 0.8*r, ui.Paper)
}

// colourful leaves a colour as it is.
func colourful(c ui.Color) ui.Color { return c }
