package ui

import (
	"cmp"
	"slices"

	"ludotheque/scenes/history"
)

// Limit is a horizontal line with a name.
type Limit struct {
	At   float32
	Name string
}

// usualCurves is the number of curves that are painted without allocation.
const usualCurves = 16

// farLimit is how many times higher than all curves a limit may be and still be in the picture: beyond
// it the curves would be squeezed at the axis.
const farLimit = 2

// plotTop returns the value at the upper edge of a plot, and whether its limit is above that edge.
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
		return top * 1.2, true // room for the name above the curves
	}
	return max(top, limit.At) * 1.06, false
}

// Plot paints curves over time in a box, with an axis below, a sign at the end of each curve and its
// last value beside it; no legend, no frame. last labels the end of the time axis; shown is the drawn
// part of the curves, from 0 to 1.
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
	// The figures of an axis grow by at most a third, to stay apart.
	small := p.AtMost(SmallStrong.With(Second), 1.3)
	left := max(p.Width("000", small), p.Width(Digits(int(top)), small)) + 14
	ends := endsOf(len(curves), r.H, p.Width(Digits(int(top)), endText), p.TextScale)
	d := diagram{Rect{r.X + left, r.Y + 14, r.W - left - ends.width, r.H - 14 - 12 - p.Lead(small)}, n, top, plotFoot(curves), small}
	d.axes(p, max(1, curves[0].Every), last)
	if limit != nil {
		d.limit(p, limit, beyond)
	}
	// The winner's curve is painted last.
	order := make([]int, 0, usualCurves)
	for _, winner := range [2]bool{false, true} {
		for i := range curves {
			if curves[i].Winner == winner {
				order = append(order, i)
			}
		}
	}
	end := int(float32(n-1)*max(0, min(1, shown)) + 0.5)
	for _, casing := range [2]bool{true, false} {
		for _, k := range order {
			d.curve(p, &curves[k], end, casing)
		}
	}
	for j, k := range order {
		d.signs(p, &curves[k], j, len(curves), end)
	}
	if end == n-1 {
		ends.paint(p, curves, order, d.area, r.Bottom(), d.y)
	}
}

// plotFoot returns the value at the lower edge of a plot: 0, or below the least value if that is less.
func plotFoot(curves []history.Curve) float32 {
	foot := float32(0)
	for _, c := range curves {
		for _, v := range c.Values {
			foot = min(foot, 1.2*v)
		}
	}
	return foot
}

// diagram is the geometry of curves of n values from foot, which is 0 or less, up to top, and the labels
// of its axes.
type diagram struct {
	area      Rect
	n         int
	top, foot float32
	text      Type
}

func (d *diagram) x(i int) float32 { return d.area.X + d.area.W*float32(i)/float32(max(d.n-1, 1)) }

func (d *diagram) y(v float32) float32 { return d.area.Bottom() - d.area.H*(v-d.foot)/(d.top-d.foot) }

// axes paints lines at round values, with the numbers of values and times; there is a value every that
// many turns, and last labels the end.
func (d *diagram) axes(p *Painter, every int, last string) {
	area, text := d.area, d.text
	size := text.Size * p.TextScale
	step := niceStep(d.top * max(1.0/4, 1.3*p.Lead(text)/max(1, area.H)))
	for v := float32(0); v <= d.top; v += step {
		alpha := float32(0.14)
		if v == 0 {
			alpha = 0.55
		}
		p.Fill(Rect{area.X, d.y(v) - 0.75, area.W, 1.5}, Ink.Fade(alpha))
		p.Text(Digits(int(v)), area.X-12, d.y(v)+size*0.35, text, Right)
	}
	whole := (d.n - 1) * every
	tick := int(niceStep(float32(whole) / 4))
	lastW := p.Width(last, text)
	for i := 0; i < whole && tick > 0; i += tick {
		at := area.X + area.W*float32(i)/float32(max(whole, 1))
		if at+20 > area.Right()-lastW {
			break
		}
		p.Fill(Rect{at - 0.75, area.Bottom(), 1.5, 6}, Ink.Fade(0.55))
		p.Text(Digits(i), at, area.Bottom()+8+size, text, Center)
	}
	p.Text(last, area.Right()+8, area.Bottom()+8+size, text.With(Ink), Right)
}

// limit paints a limit with its name; beyond reports that it is above the picture.
func (d *diagram) limit(p *Painter, limit *Limit, beyond bool) {
	area, text := d.area, d.text.With(Accent)
	if !beyond {
		at := d.y(limit.At)
		pts := [2]Point{{X: area.X, Y: at}, {X: area.Right(), Y: at}}
		p.Dashed(pts[:], 2.6, 2, 7, 0, Accent)
		p.Text(limit.Name, area.X+8, at-8, text, Left)
		return
	}
	// Its name is at the upper edge, with an arrow.
	x, y := area.X+16, area.Y+2
	p.Line(x, y+15, x, y, 2.6, Accent)
	p.Line(x-6, y+6, x, y, 2.6, Accent)
	p.Line(x+6, y+6, x, y, 2.6, Accent)
	p.Text(limit.Name, x+16, y+text.Size*p.TextScale*0.8, text, Left)
}

// curve paints a curve up to its value end, or the white casing under it.
func (d *diagram) curve(p *Painter, c *history.Curve, end int, casing bool) {
	look := SeatLook(c.Seat)
	w := float32(3.8)
	if c.Winner {
		w = 5.4
	}
	stroke := func(width float32, color Color) {
		// More points than the plot is wide would overlap.
		stride, stop := max(1, d.n/600), min(end, len(c.Values)-1)
		for i := 0; i < stop; i += stride {
			j := min(i+stride, stop)
			p.Line(d.x(i), d.y(c.Values[i]), d.x(j), d.y(c.Values[j]), width, color)
		}
	}
	if casing {
		stroke(max(9, w+4), White)
		return
	}
	if look.Edge.A > 0 {
		stroke(w+2.6, look.Edge)
	}
	stroke(w, look.Color)
}

// signs paints the shapes along the j-th of n curves.
func (d *diagram) signs(p *Painter, c *history.Curve, j, n, end int) {
	for m := range 2 {
		i := (d.n - 1) * signAt(j, m, n) / 1000
		if i < len(c.Values) && i <= end {
			p.Disc(d.x(i), d.y(c.Values[i]), 11, 11, Sheet{Color: White, Waver: 0.5, Lift: -1, NoRim: true})
			p.Sign(c.Seat, d.x(i), d.y(c.Values[i]), 18, false)
		}
	}
}

// signAt returns the position of the m-th of two signs on the j-th of n curves, in thousandths of the
// time, so that those of neighbouring curves are far apart.
func signAt(j, m, n int) int {
	step := 7
	if n%step == 0 {
		step = 5
	}
	return 270 + 650*(j*step%n+m*n)/max(1, 2*n-1)
}

// plotEnds is the layout of the labels at the ends of the curves: in one column, or alternating in two
// if there are many.
type plotEnds struct {
	columns int
	// apart is the least distance of two labels in a column, width that of all columns together.
	apart, width float32
}

// endText is the type of the value at the end of a curve. It does not carry the game: the ranking
// beside a plot has the scores.
var endText = Type{Face: Figure.Face, Size: Figure.Size, Color: Figure.Color}

// endsOf returns the layout for n curves in a plot h units high; wide is the widest value at that text
// size.
func endsOf(n int, h, wide, text float32) plotEnds {
	if least := float32(n) * 36; least <= h {
		apart := 36 * min(max(1, 0.85*text), h/least)
		return plotEnds{1, apart, max(96, min(26+apart+wide, 140*apart/36))}
	}
	apart := max(14, min(36, 2*(h-10)/float32(n)))
	return plotEnds{2, apart, 2 * (26 + apart + min(wide*0.8, 56))}
}

// paint labels the ends of curves to the right of area, moved apart from the top down, then back up
// from the bottom.
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
	size, wide := e.apart-2, e.width/float32(e.columns)
	for i, k := range byValue {
		left := area.Right() + wide*float32(i%e.columns)
		p.Line(area.Right()+4, y(lastOf(k)), left+20, at[k], 1.2, Ink.Fade(0.5))
		p.Sign(curves[k].Seat, left+21+size/2, at[k], size, true)
		p.Label(Digits(int(lastOf(k))), Rect{left + 26 + size, at[k] - size*0.41, wide - size - 28, size * 0.82}, endText, Left)
	}
}

// niceStep returns the next 1, 2 or 5 times a power of ten, at least 1.
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
