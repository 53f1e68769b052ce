package ui

import (
	"cmp"
	"slices"

	"ludotheque/rules"
)

// Curve is one seat's values over time in a plot.
type Curve struct {
	Seat   rules.Seat
	Values []float32
	// Winner is drawn thicker.
	Winner bool
}

// Limit is a line that means something, with its name.
type Limit struct {
	At   float32
	Name string
}

// usualCurves is how many curves are painted without asking for memory.
const usualCurves = 8

// Plot paints curves over time in a box, with the axis below, a sign at the
// end of each curve and its last value beside it; no legend, no frame. last
// names the end of the time axis; from 0 to 1, shown is how much of the curves
// is drawn yet.
func (g *Gui) Plot(r Rect, curves []Curve, limit *Limit, last string, shown float32) {
	p := g.P
	n := 0
	top := float32(1)
	for _, c := range curves {
		n = max(n, len(c.Values))
		for _, v := range c.Values {
			top = max(top, v)
		}
	}
	if n == 0 {
		return
	}
	if limit != nil {
		top = max(top, limit.At)
	}
	top *= 1.06
	// The figures of an axis grow by a third at most: they must stay apart.
	small := Type{Face: Nunito800, Size: 16.5 * min(p.TextScale, 1.3) / p.TextScale, Color: Second}
	left := p.Width("000", small) + 14
	valueW := float32(96)
	area := Rect{r.X + left, r.Y + 14, r.W - left - valueW, r.H - 14 - 12 - p.Lead(small)}
	x := func(i int) float32 { return area.X + area.W*float32(i)/float32(max(n-1, 1)) }
	y := func(v float32) float32 { return area.Bottom() - area.H*v/top }

	step := niceStep(top * max(1.0/4, 1.3*p.Lead(small)/max(1, area.H)))
	for v := float32(0); v <= top; v += step {
		alpha := float32(0.14)
		if v == 0 {
			alpha = 0.55
		}
		p.Fill(Rect{area.X, y(v) - 0.75, area.W, 1.5}, Ink.Fade(alpha))
		p.Text(Digits(int(v)), area.X-12, y(v)+small.Size*p.TextScale*0.35, small, Right)
	}
	tick := int(niceStep(float32(n-1) / 4))
	lastW := p.Width(last, small.With(Ink))
	for i := 0; i < n-1 && tick > 0; i += tick {
		if x(i)+20 > area.Right()-lastW {
			break
		}
		p.Fill(Rect{x(i) - 0.75, area.Bottom(), 1.5, 6}, Ink.Fade(0.55))
		p.Text(Digits(i), x(i), area.Bottom()+8+small.Size*p.TextScale, small, Center)
	}
	p.Text(last, area.Right()+8, area.Bottom()+8+small.Size*p.TextScale, small.With(Ink), Right)
	if limit != nil {
		pts := [2]Point{{area.X, y(limit.At)}, {area.Right(), y(limit.At)}}
		p.Dashed(pts[:], 2.6, 2, 7, 0, Accent)
		t := small.With(Accent)
		p.Text(limit.Name, area.X+8, y(limit.At)-8, t, Left)
	}

	// The winner's curve is the uppermost.
	order := make([]int, 0, usualCurves)
	for _, winner := range [2]bool{false, true} {
		for i := range curves {
			if curves[i].Winner == winner {
				order = append(order, i)
			}
		}
	}
	end := int(float32(n-1)*max(0, min(1, shown)) + 0.5)
	for _, pass := range [2]bool{true, false} {
		for _, k := range order {
			c := &curves[k]
			look := SeatLook(c.Seat)
			w := float32(3.8)
			if c.Winner {
				w = 5.4
			}
			for i := 1; i <= min(end, len(c.Values)-1); i++ {
				x0, y0, x1, y1 := x(i-1), y(c.Values[i-1]), x(i), y(c.Values[i])
				if pass {
					p.Line(x0, y0, x1, y1, max(9, w+4), White)
					continue
				}
				if look.Edge.A > 0 {
					p.Line(x0, y0, x1, y1, w+2.6, look.Edge)
				}
			}
			if pass {
				continue
			}
			for i := 1; i <= min(end, len(c.Values)-1); i++ {
				p.Line(x(i-1), y(c.Values[i-1]), x(i), y(c.Values[i]), w, look.Color)
			}
		}
	}
	for j, k := range order {
		c := &curves[k]
		for m := range 2 {
			i := (n - 1) * (3 + 4*m + j) / (10 + len(curves)/3)
			if i < len(c.Values) && i <= end {
				p.Disc(x(i), y(c.Values[i]), 11, 11, Sheet{Color: White, Waver: 0.5, Lift: -1, NoRim: true})
				p.Sign(c.Seat, x(i), y(c.Values[i]), 18, false)
			}
		}
	}
	if end < n-1 {
		return
	}
	// The ends are pushed apart to 36, from the top down, then back up.
	ends := append(make([]float32, 0, usualCurves), make([]float32, len(curves))...)
	byValue := append(make([]int, 0, usualCurves), order...)
	lastOf := func(k int) float32 {
		if v := curves[k].Values; len(v) > 0 {
			return v[len(v)-1]
		}
		return 0
	}
	slices.SortStableFunc(byValue, func(a, b int) int { return cmp.Compare(lastOf(b), lastOf(a)) })
	for i, k := range byValue {
		ends[k] = y(lastOf(k))
		if i > 0 {
			ends[k] = max(ends[k], ends[byValue[i-1]]+36)
		}
	}
	over := max(0, ends[byValue[len(byValue)-1]]-(r.Bottom()-18))
	for i := len(byValue) - 1; i >= 0 && over > 0; i-- {
		k := byValue[i]
		ends[k] -= over
		if i > 0 {
			over = max(0, ends[byValue[i-1]]+36-ends[k])
		}
	}
	for _, k := range byValue {
		p.Line(area.Right()+4, y(lastOf(k)), area.Right()+20, ends[k], 1.2, Ink.Fade(0.5))
		p.Sign(curves[k].Seat, area.Right()+38, ends[k], 34, true)
		t := Type{Face: Fredoka600, Size: 22, Color: Ink}
		v := Digits(int(lastOf(k)))
		p.Label(v, Rect{area.Right() + 60, ends[k] - 14, valueW - 62, 28}, t, Left)
	}
}

// niceStep is the next 1, 2 or 5 times a power of ten, at least 1.
func niceStep(v float32) float32 {
	step := float32(1)
	for {
		for _, m := range [3]float32{1, 2, 5} {
			if step*m >= v {
				return step * m
			}
		}
		step *= 10
	}
}
