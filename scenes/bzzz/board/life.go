package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// guest is one of the small animals that have the meadow to themselves before the
// bees come. It belongs to no seat and takes no part.
type guest struct {
	art string
	// From flower to flower, or along a blade of grass.
	x, y, dx, dy float32
	// ticks is how long a round takes, ahead where in it this one begins.
	ticks, ahead float64
	wings        bool
}

// guests, in the board's own units of a board 688 wide.
var guests = [...]guest{
	{"bzzz/butterfly", 250, 250, 74, 46, 620, 0, true},
	{"bzzz/butterfly", 452, 214, 60, 66, 540, 200, true},
	{"bzzz/butterfly", 420, 470, 84, 40, 700, 420, true},
	{"bzzz/butterfly", 226, 452, 52, 58, 660, 90, true},
	{"bzzz/ladybird", 344, 120, 26, 4, 900, 0, false},
	{"bzzz/ladybird", 112, 344, 4, 24, 1000, 300, false},
	{"bzzz/ladybird", 580, 350, 6, 22, 950, 500, false},
	{"bzzz/ladybird", 350, 582, 24, 6, 870, 650, false},
}

// paintLife paints the animals of the meadow as much as there is life left in it: on
// the ground, under everything that matters.
func paintLife(p *ui.Painter, f *Frame) {
	if f.Life <= 0 {
		return
	}
	k := float32(f.View.Params.Cells) / 16
	p.Fade(f.Life)
	for i := range guests {
		g := &guests[i]
		tick := float64(f.Tick)
		if f.Still {
			tick = 0
		}
		a := 2 * math.Pi * (tick + g.ahead) / g.ticks
		x := g.x + g.dx*float32(math.Cos(a)) + 0.3*g.dx*float32(math.Sin(3*a))
		y := g.y + g.dy*float32(math.Sin(2*a))
		// It looks where it goes.
		vx := -g.dx * float32(math.Sin(a))
		vy := 2 * g.dy * float32(math.Cos(2*a))
		turn := float32(math.Atan2(float64(vx), float64(-vy)))
		if !g.wings {
			p.Art(g.art, x*k, y*k, ui.ArtStyle{Angle: turn, Moving: true})
			continue
		}
		open := float32(0.74 + 0.26*math.Cos(tick*0.16+g.ahead))
		p.SoftDisc(x*k+3, y*k+9, 7, 5, 3, ui.Ink.Fade(0.14))
		p.Transform(x*k, y*k, turn*0.35, 1.25)
		p.Stretch(open, 1)
		p.Art(g.art, 0, 0, ui.ArtStyle{Moving: true})
		p.Pop()
		p.Pop()
	}
	p.Pop()
}
