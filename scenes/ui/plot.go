package ui

import (
	"cmp"
	"ludotheque/scenes/history"
	"slices"
)

// Limit is a line that means something, with its name.
type Limit struct {
	At   float32
	Name string
}

// usualCurves is how many curves are painted without asking for memory.
const usualCurves = 16

// farLimit is how many times as high as all curves a limit may lie and still be in
// their picture: beyond it they would all crawl along the axis.
const farLimit = 2

// plotTop is the value at the upper edge of a plot, and whether its limit lies
// beyond that edge.
func plotTop(curves []history.Curve, limit *Limit) (top float32, beyond bool) {
	top = 1
	for _, c := range curves {
		for _, v := range c.Values {
			top = max(top, v)
		}
	}
	if limit == nil {
		return top * 1.06, false
	}
	if limit.At > farLimit*top {
		return top * 1.2, true // the name has its room above the curves
	}
	return max(top, limit.At) * 1.06, false
}

// Plot paints curves over time in a box, with the axis below, a sign at the
// end of each curve and its last value beside it; no legend, no frame. last
// names the end of the time axis; from 0 to 1, shown is how much of the curves
// is drawn yet.
func (g *Gui) Plot(r Rect, curves []history.Curve, limit *Limit, last string, shown float32) {
	p := g.P
	n := 0
	for _, c := range curves {
		n = max(n, len(c.Values))
	}
	if n == 0 {
		return
	}
	top, beyond := plotTop(curves, limit)
	// The figures of an axis grow by a third at most: they must stay apart.
	small := p.AtMost(SmallStrong.With(Second), 1.3)
	left := max(p.Width("000", small), p.Width(Digits(int(top)), small)) + 14
	ends := endsOf(len(curves), r.H, p.Width(Digits(int(top)), Figure))
	valueW := ends.width
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
	every := max(1, curves[0].Every)
	tick := int(niceStep(float32((n-1)*every) / 4))
	lastW := p.Width(last, small.With(Ink))
	for i := 0; i < (n-1)*every && tick > 0; i += tick {
		at := area.X + area.W*float32(i)/float32(max((n-1)*every, 1))
		if at+20 > area.Right()-lastW {
			break
		}
		p.Fill(Rect{at - 0.75, area.Bottom(), 1.5, 6}, Ink.Fade(0.55))
		p.Text(Digits(i), at, area.Bottom()+8+small.Size*p.TextScale, small, Center)
	}
	p.Text(last, area.Right()+8, area.Bottom()+8+small.Size*p.TextScale, small.With(Ink), Right)
	switch {
	case beyond:
		// It is named where it would lie, out of the picture, with the way there.
		x, y := area.X+16, area.Y+2
		p.Line(x, y+15, x, y, 2.6, Accent)
		p.Line(x-6, y+6, x, y, 2.6, Accent)
		p.Line(x+6, y+6, x, y, 2.6, Accent)
		p.Text(limit.Name, x+16, y+small.Size*p.TextScale*0.8, small.With(Accent), Left)
	case limit != nil:
		pts := [2]Point{{X: area.X, Y: y(limit.At)}, {X: area.Right(), Y: y(limit.At)}}
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
	// More points than a plot is wide would be painted over each other.
	stride := max(1, n/600)
	for _, pass := range [2]bool{true, false} {
		for _, k := range order {
			c := &curves[k]
			look := SeatLook(c.Seat)
			w := float32(3.8)
			if c.Winner {
				w = 5.4
			}
			stop := min(end, len(c.Values)-1)
			for i := 0; i < stop; i += stride {
				j := min(i+stride, stop)
				x0, y0, x1, y1 := x(i), y(c.Values[i]), x(j), y(c.Values[j])
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
			for i := 0; i < stop; i += stride {
				j := min(i+stride, stop)
				p.Line(x(i), y(c.Values[i]), x(j), y(c.Values[j]), w, look.Color)
			}
		}
	}
	for j, k := range order {
		c := &curves[k]
		for m := range 2 {
			i := (n - 1) * signAt(j, m, len(curves)) / 1000
			if i < len(c.Values) && i <= end {
				p.Disc(x(i), y(c.Values[i]), 11, 11, Sheet{Color: White, Waver: 0.5, Lift: -1, NoRim: true})
				p.Sign(c.Seat, x(i), y(c.Values[i]), 18, false)
			}
		}
	}
	if end < n-1 {
		return
	}
	ends.paint(p, curves, order, area, r.Bottom(), y)
}

// signAt is where the m-th of two signs stands on the j-th of n curves, in
// thousandths of the time: those of curves beside each other are far apart.
func signAt(j, m, n int) int {
	step := 7
	if n%step == 0 {
		step = 5
	}
	return 270 + 650*(j*step%n+m*n)/max(1, 2*n-1)
}

// plotEnds is how the ends of the curves are named: in one column, or in two by
// turns where many would stand on each other.
type plotEnds struct {
	columns int
	// apart is the least distance of two ends in a column, width that of all
	// columns together.
	apart, width float32
}

// endsOf is how the ends of n curves are named in a plot h units high; the
// widest value is that wide.
func endsOf(n int, h, wide float32) plotEnds {
	if float32(n)*36 <= h {
		return plotEnds{1, 36, max(96, min(62+wide, 140))}
	}
	apart := max(14, min(36, 2*(h-10)/float32(n)))
	return plotEnds{2, apart, 2 * (26 + apart + min(wide*0.8, 56))}
}

// paint names the ends of curves right of area: pushed apart from the top down,
// then back up from the bottom.
func (e plotEnds) paint(p *Painter, curves []history.Curve, order []int, area Rect, bottom float32, y func(float32) float32) {
	at := append(make([]float32, 0, usualCurves), make([]float32, len(curves))...)
	byValue := append(make([]int, 0, usualCurves), order...)
	lastOf := func(k int) float32 {
		if v := curves[k].Values; len(v) > 0 {
			return v[len(v)-1]
		}
		return 0
	}
	slices.SortStableFunc(byValue, func(a, b int) int { return cmp.Compare(lastOf(b), lastOf(a)) })
	apart := e.apart / float32(e.columns)
	for i, k := range byValue {
		at[k] = y(lastOf(k))
		if i > 0 {
			at[k] = max(at[k], at[byValue[i-1]]+apart)
		}
	}
	over := max(0, at[byValue[len(byValue)-1]]-(bottom-e.apart/2))
	for i := len(byValue) - 1; i >= 0 && over > 0; i-- {
		k := byValue[i]
		at[k] -= over
		if i > 0 {
			over = max(0, at[byValue[i-1]]+apart-at[k])
		}
	}
	size, wide := min(34, e.apart-2), e.width/float32(e.columns)
	for i, k := range byValue {
		left := area.Right() + wide*float32(i%e.columns)
		p.Line(area.Right()+4, y(lastOf(k)), left+20, at[k], 1.2, Ink.Fade(0.5))
		p.Sign(curves[k].Seat, left+21+size/2, at[k], size, true)
		p.Label(Digits(int(lastOf(k))), Rect{left + 26 + size, at[k] - size*0.41, wide - size - 28, size * 0.82}, Figure, Left)
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
