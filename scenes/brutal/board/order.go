package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Order is the arrow of one order of a truce.
type Order struct {
	Seat rules.Seat
	// Number is shown on the arrow's disc; 0 for none, the seat's sign where it begins.
	Number int
	// X0 and Y0 are where it starts: the middle of the outline that is left
	// behind. Below says that this is a place on the bench, under the buildings.
	X0, Y0 float32
	Below  bool
	// Drops reports whether Number fighters come and their origin is secret: the arrow comes down from
	// above the zone, and X0 and Y0 are not looked at.
	Drops bool
	// To is the zone it ends in, Lane its number among the arrows to that zone
	// from the same side, so that two heads do not cover one another.
	To, Lane int
	// Slim is how many times narrower than usual it is, where many are shown at
	// once; 0 is as wide as usual.
	Slim float32
	// Drawn is how much of it is there, 0 to 1, from tail to head.
	Drawn float32
	// Fade makes it appear as a whole: reduced motion. 0 is opaque.
	Fade float32
}

func (o *Order) slim() float32 {
	if o.Slim == 0 {
		return 1
	}
	return o.Slim
}

// orderSteps is into how many strokes an arrow is cut.
const orderSteps = 40

// arrows paints the orders of a truce over the field that they belong to.
type arrows struct {
	*Field
	gaps  [Zones]float32 // where orders come up through the plinths
	discs []ui.Rect      // of this picture, so that none lies over another
}

// head returns where an order ends: beside those who already stand there.
func (c *arrows) head(f *Frame, o *Order) ui.Point {
	s := f.Plan.Stage(o.To)
	k := f.Plan.Scale
	var x float32
	own, others := 0, 0
	far := float32(0)
	for i := range f.Zones[o.To].Cups {
		cup := &f.Zones[o.To].Cups[i]
		if cup.Seat != o.Seat {
			others++
			continue
		}
		if cx, _, _, ok := c.Where(cup.Who); ok && cup.Posture == Standing {
			own++
			d := cx - s.X
			if o.Seat != 0 {
				d = s.Right() - cx
			}
			far = max(far, d)
		}
	}
	d := s.W * 0.2
	if own > 0 {
		d = min(far+34*k, s.W*0.62)
	}
	d += 30 * k * float32(o.Lane)
	if o.Seat == 0 {
		x = s.X + d
	} else {
		x = s.Right() - d
	}
	return ui.Point{X: max(s.X+16*k, min(s.Right()-16*k, x)), Y: s.Y + s.H*0.36}
}

// way returns the curve of an order as orderSteps strokes. It leaves upwards and
// arrives from above, so that it goes round figures and names; from the bench
// it takes the paths between the buildings and arrives from below.
func (c *arrows) way(f *Frame, o *Order) (pts [orderSteps + 1]ui.Point) {
	if o.Drops {
		s := f.Plan.Stage(o.To)
		x := s.X + 24*f.Plan.Scale
		if o.Seat != 0 {
			x = s.Right() - 24*f.Plan.Scale
		}
		for i := range pts {
			pts[i] = ui.Point{X: x, Y: s.Y + s.H*(0.14+0.42*float32(i)/orderSteps)}
		}
		return pts
	}
	h := c.head(f, o)
	k := f.Plan.Scale
	start := ui.Point{X: o.X0, Y: o.Y0}
	lane := float32(o.Lane) * 14 * k * o.slim()
	if o.Seat != 0 {
		// Both sides' arrows are shown at once in the reveal.
		lane += 12 * k
	}
	if o.Below && f.Plan.View.Narrow {
		h = ui.Point{X: f.Plan.Buildings[o.To].X + c.gaps[o.To]*k, Y: f.Plan.Stage(o.To).Bottom() - 38*k}
		c.narrowWay(pts[:], &f.Plan, o.To, start, h, lane)
		return pts
	}
	if o.Below {
		h.X = c.door(f, o)
		h.Y = f.Plan.Stage(o.To).Bottom() - 38*k
		// Slim ones stay clear of what is written on the plinth.
		low := f.Plan.Buildings[3].Bottom() + (19-12*o.slim())*k - lane
		if f.Plan.Buildings[o.To].Y < f.Plan.Buildings[3].Y {
			// Up beside the workshops, then along the way between the rows.
			high := f.Plan.Buildings[o.To].Bottom() + 8*k + lane
			x := f.Plan.Buildings[3].X - 9*k - lane*0.6
			round(pts[:], 54*k, start, ui.Point{X: start.X, Y: low}, ui.Point{X: x, Y: low}, ui.Point{X: x, Y: high}, ui.Point{X: h.X, Y: high}, h)
			return pts
		}
		round(pts[:], 54*k, start, ui.Point{X: start.X, Y: low}, ui.Point{X: h.X, Y: low}, h)
		return pts
	}
	if pts, ok := c.betweenRows(f, o, start, h, lane); ok {
		return pts
	}
	rise := 66*k + lane
	curve := [4]ui.Point{start, {X: start.X + (h.X-start.X)*0.16, Y: start.Y - rise}, {X: h.X + (start.X-h.X)*0.22, Y: min(h.Y, start.Y) - rise*1.05}, h}
	for i := range pts {
		pts[i] = cubic(curve, float32(i)/orderSteps)
	}
	return pts
}

// door returns where an order comes up through the plinth: one's own lie on both sides
// of the gap between the notes, and where both sides' are shown, each side's on
// its own.
func (c *arrows) door(f *Frame, o *Order) float32 {
	aside := 13 * float32((o.Lane+1)/2*(1-o.Lane%2*2))
	if o.Number == 0 {
		aside = (16 + 26*float32(o.Lane)) * (2*float32(o.Seat) - 1)
	}
	return f.Plan.Buildings[o.To].X + (c.gaps[o.To]+o.slim()*aside)*f.Plan.Scale
}

// narrowWay is the way of an order from the bench in a narrow window: up beside
// the building of the third row, then between the two columns.
func (c *arrows) narrowWay(pts []ui.Point, plan *Plan, to int, start, h ui.Point, lane float32) {
	last := plan.Buildings[Zones-1]
	low := last.Bottom() + 4 - lane*0.5
	if to == Zones-1 {
		round(pts, 30, start, ui.Point{X: start.X, Y: low}, ui.Point{X: h.X, Y: low}, h)
		return
	}
	x, mid := last.X-9, plan.Buildings[2].Bottom()+6+lane*0.4
	if plan.Buildings[to].Y == plan.Buildings[2].Y {
		round(pts, 30, start, ui.Point{X: start.X, Y: low}, ui.Point{X: x, Y: low}, ui.Point{X: x, Y: mid}, ui.Point{X: h.X, Y: mid}, h)
		return
	}
	gap, high := plan.View.W/2, plan.Buildings[0].Bottom()+6+lane*0.4
	round(pts, 30, start, ui.Point{X: start.X, Y: low}, ui.Point{X: x, Y: low}, ui.Point{X: x, Y: mid}, ui.Point{X: gap, Y: mid}, ui.Point{X: gap, Y: high}, ui.Point{X: h.X, Y: high}, h)
}

// betweenRows returns the way of an order from a side's paper, or from one building to
// one that is not beside it: down or up to the path between the rows, along it, and in through the
// plinth or the roof. ok is false for neighbours in a row, and in a narrow
// window, where a bow is short enough.
func (c *arrows) betweenRows(f *Frame, o *Order, start, h ui.Point, lane float32) (pts [orderSteps + 1]ui.Point, ok bool) {
	plan, k := &f.Plan, f.Plan.Scale
	if o.Below || plan.View.Narrow {
		return pts, false
	}
	from, b := plan.ZoneAt(o.X0, o.Y0), plan.Buildings[o.To]
	if from == o.To {
		return pts, false
	}
	if from >= 0 {
		a := plan.Buildings[from]
		apartBy := (a.CX() - b.CX()) / a.W
		if a.Y == b.Y && apartBy < 1.5 && apartBy > -1.5 {
			return pts, false
		}
	}
	y := plan.Buildings[0].Bottom() + 8*k + lane
	if o.Number == 0 {
		y += (8*float32(o.Seat) - 4) * k
	}
	if b.Y == plan.Buildings[0].Y {
		h = ui.Point{X: c.door(f, o), Y: plan.Stage(o.To).Bottom() - 38*k}
	} else {
		h.Y = plan.Stage(o.To).Y + 26*k
	}
	round(pts[:], 50*k, start, ui.Point{X: start.X, Y: y}, ui.Point{X: h.X, Y: y}, h)
	return pts, true
}

// round spreads points evenly along a line through corners, each cut by a curve
// that begins r before it.
func round(pts []ui.Point, r float32, corners ...ui.Point) {
	// Twelve points a corner, then the same length between any two.
	var fine [96]ui.Point
	n := 0
	put := func(q ui.Point) {
		if n < len(fine) {
			fine[n] = q
			n++
		}
	}
	put(corners[0])
	for i := 1; i < len(corners)-1; i++ {
		a, b, d := corners[i-1], corners[i], corners[i+1]
		in, out := toward(b, a, r), toward(b, d, r)
		for s := range 12 {
			t := float32(s) / 11
			u := 1 - t
			put(ui.Point{X: u*u*in.X + 2*u*t*b.X + t*t*out.X, Y: u*u*in.Y + 2*u*t*b.Y + t*t*out.Y})
		}
	}
	put(corners[len(corners)-1])
	total := float32(0)
	for i := 1; i < n; i++ {
		total += apart(fine[i-1], fine[i])
	}
	step, at, seg, done := total/float32(len(pts)-1), float32(0), 1, float32(0)
	for i := range pts {
		at = step * float32(i)
		for seg < n-1 && done+apart(fine[seg-1], fine[seg]) < at {
			done += apart(fine[seg-1], fine[seg])
			seg++
		}
		l := apart(fine[seg-1], fine[seg])
		t := float32(1)
		if l > 0 {
			t = min(1, (at-done)/l)
		}
		pts[i] = ui.Point{X: fine[seg-1].X + (fine[seg].X-fine[seg-1].X)*t, Y: fine[seg-1].Y + (fine[seg].Y-fine[seg-1].Y)*t}
	}
}

// toward returns the point r from a in the direction of b, at most half way.
func toward(a, b ui.Point, r float32) ui.Point {
	l := apart(a, b)
	if l == 0 {
		return a
	}
	t := min(0.5, r/l)
	return ui.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

func apart(a, b ui.Point) float32 {
	return float32(math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y)))
}

// shown reports whether anything of an order is visible.
func (o *Order) shown() bool { return o.Drawn > 0 && o.To >= 0 && o.To < Zones }

// lift has what is painted next lie above the campus, as faded as the order; two
// Pops end it.
func (o *Order) lift(p *ui.Painter) {
	p.Fade(1 - o.Fade)
	p.On(ui.Raised)
}

// paintOrder paints an order's arrow, with a white edge, lifted.
func (c *arrows) paintOrder(p *ui.Painter, f *Frame, o *Order) {
	o.lift(p)
	pts := c.way(f, o)
	n := max(2, min(orderSteps, int(ui.EaseInOut(o.Drawn)*orderSteps+0.5)))
	paintArrow(p, o.Seat, pts[:], n, f.Plan.Scale*o.slim())
	p.Pop()
	p.Pop()
}

// paintOrderDisc paints an order's number, or its seat's sign where it begins.
func (c *arrows) paintOrderDisc(p *ui.Painter, f *Frame, o *Order) {
	o.lift(p)
	pts, k := c.way(f, o), f.Plan.Scale
	start := pts[0]
	mid := start // where no other arrow runs beside it
	if !o.Below && !o.Drops {
		mid = c.discAt(p, f, &pts, 16*k)
	}
	switch {
	case o.Number == 0: // both sides' are shown
		p.SignDisc(o.Seat, start.X, start.Y, 15*k)
	case o.Drawn > 0.42:
		OrderDisc(p, o.Seat, o.Number, mid.X, mid.Y, 16*k)
	}
	p.Pop()
	p.Pop()
}

// discAt returns the place of an order's disc, r units around it, on its way: the one nearest to its
// beginning that covers neither another disc, nor what is written on a building, nor a cup, nor a name
// under one. Where there is none it may cover cups, then names.
func (c *arrows) discAt(p *ui.Painter, f *Frame, pts *[orderSteps + 1]ui.Point, r float32) ui.Point {
	const usual, last = orderSteps * 2 / 5, orderSteps - 6 // beyond that is the arrow's head
	for spare := range 3 {
		for off := range orderSteps {
			for _, i := range [...]int{usual + off, usual - off} {
				if i < 1 || i > last {
					continue
				}
				if at := ui.Centered(pts[i].X, pts[i].Y, 2*r, 2*r); c.clear(p, f, at, spare) {
					c.discs = append(c.discs, at)
					return pts[i]
				}
			}
		}
	}
	return pts[usual]
}

// clear reports whether something in a rectangle lies over no other disc, over nothing that is written on
// the buildings and over no cup or name; with spare 1 it may lie over cups, with 2 over names as well.
func (c *arrows) clear(p *ui.Painter, f *Frame, r ui.Rect, spare int) bool {
	k := f.Plan.Scale
	for z, b := range f.Plan.Buildings {
		name := nameBoard(p)
		if isLarge(p) { // the tags hang over it
			name.H += 48
			name.Y -= 48
		}
		for _, at := range [...]ui.Rect{name, plinthBand(p)} {
			if overlaps(r, ui.Rect{X: b.X + at.X*k, Y: b.Y + at.Y*k, W: at.W * k, H: at.H * k}) {
				return false
			}
		}
		for i := range f.Zones[z].Cups {
			cup := &f.Zones[z].Cups[i]
			x, y, scale, ok := c.Where(cup.Who)
			if !ok || cup.Gone {
				continue
			}
			at := ui.Rect{X: x - 36*k, Y: y, W: 72 * k, H: 26 * k} // its name
			if cup.Name == "" || !f.Names {
				at = ui.Rect{}
			}
			if spare < 2 && overlaps(r, at) {
				return false
			}
			if high := Height(cup.Kind) * scale; spare < 1 && overlaps(r, ui.Rect{X: x - 18*scale, Y: y - high, W: 36 * scale, H: high}) {
				return false
			}
		}
	}
	for i := range c.discs {
		if overlaps(r, c.discs[i]) {
			return false
		}
	}
	return true
}

// paintArrow paints the first n strokes of an arrow along points, with a white
// edge, growing wider towards its head. It may move the points near its head.
func paintArrow(p *ui.Painter, seat rules.Seat, pts []ui.Point, n int, k float32) {
	look := ui.SeatLook(seat)
	tip, shaft := pts[n], n
	for shaft > 1 && apart(pts[shaft], tip) < 12*k {
		shaft--
	}
	back := shaft
	for back > 0 && apart(pts[back], tip) < 26*k {
		back--
	}
	angle := float32(math.Atan2(float64(tip.Y-pts[back].Y), float64(tip.X-pts[back].X)))
	// The shaft ends under the head.
	pts[shaft] = toward(tip, pts[back], 9*k)
	width := func(i int) float32 { return (14 + 6*float32(i)/orderSteps) * k }
	for i := 1; i <= shaft; i++ {
		p.Line(pts[i-1].X+3, pts[i-1].Y+6, pts[i].X+3, pts[i].Y+6, width(i)+5*k, ui.Ink.Fade(0.07))
	}
	for i := 1; i <= shaft; i++ {
		p.Line(pts[i-1].X, pts[i-1].Y, pts[i].X, pts[i].Y, width(i)+7*k, ui.White)
	}
	p.Art("brutal/arrowhead-edge", tip.X, tip.Y, ui.ArtStyle{Scale: k, Angle: angle, Shadow: 0.3})
	for i := 1; i <= shaft; i++ {
		p.Line(pts[i-1].X, pts[i-1].Y, pts[i].X, pts[i].Y, width(i), look.Ground)
	}
	ground := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
	p.Art("brutal/arrowhead", tip.X, tip.Y, ui.ArtStyle{Scale: k, Angle: angle, Seat: &ground, Moving: true})
}

// OrderDisc paints the numbered disc of an order, r units around (x, y), as on
// its arrow.
func OrderDisc(p *ui.Painter, seat rules.Seat, n int, x, y, r float32) {
	look := ui.SeatLook(seat)
	p.Disc(x, y, r, r, ui.Sheet{Color: look.Ground, Lift: 0.1, NoRim: true})
	p.Disc(x, y, r-2.6, r-2.6, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	p.Label(ui.Digits(n), ui.Centered(x, y, r*1.5, r*1.5), ui.Type{Face: ui.Fredoka700, Size: r * 1.12, Color: look.Ground}, ui.Center)
}
