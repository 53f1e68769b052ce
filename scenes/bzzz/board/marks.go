package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// paintThread stitches a standing order: the seat's colour on a line of paper,
// with numbered knots.
func paintThread(p *ui.Painter, t *Thread) {
	look := ui.SeatLook(t.Seat)
	var buf [64]ui.Point
	pts := buf[:0]
	for _, q := range t.Points {
		if len(pts) < cap(buf) {
			pts = append(pts, ui.Point{X: mid(q.X), Y: mid(q.Y)})
		}
	}
	var smooth [256]ui.Point
	line := curve(smooth[:0], pts)
	p.Polyline(line, 6.5, ui.White)
	p.Dashed(line, 3.2, 9, 6.5, 0, look.Color.Mix(ui.Ink, 0.1))
	for n, k := range t.Knots {
		if k < 0 || k >= len(pts) {
			continue
		}
		q := pts[k]
		text := p.TextScale
		grown := 1 + 0.4*(text-1)
		p.Disc(q.X, q.Y, 12*grown, 12*grown, ui.Sheet{Color: look.Color, Waver: 0.4, Lift: 0, NoRim: true})
		p.Disc(q.X, q.Y, 9.8*grown, 9.8*grown, ui.Sheet{Color: ui.White, Waver: 0.4, Lift: -1, NoRim: true})
		p.Text(ui.Digits(n+1), q.X, q.Y+5+4*(text-1), p.Legible(ui.Type{Face: ui.Fredoka600, Size: 14 * (1 + 0.86*(text-1)) / text, Carries: true, Color: ui.Ink}), ui.Center)
	}
}

// curve appends a smooth line through the points (Catmull and Rom) to dst.
func curve(dst, pts []ui.Point) []ui.Point {
	if len(pts) < 3 {
		return append(dst, pts...)
	}
	at := func(i int) ui.Point { return pts[max(0, min(len(pts)-1, i))] }
	steps := max(2, min(8, cap(dst)/len(pts)-1))
	for i := 0; i+1 < len(pts); i++ {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for k := range steps {
			t := float32(k) / float32(steps)
			f := func(a, b, c, d float32) float32 {
				return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
			}
			dst = append(dst, ui.Point{X: f(a.X, b.X, c.X, d.X), Y: f(a.Y, b.Y, c.Y, d.Y)})
		}
	}
	return append(dst, pts[len(pts)-1])
}

// paintMarks paints the cells that can be reached, the cursor, and the places
// that the log points at.
func paintMarks(p *ui.Painter, f *Frame) {
	cell := func(c Cell) ui.Rect {
		return ui.Rect{X: float32(c.X) * cellSize, Y: float32(c.Y) * cellSize, W: cellSize, H: cellSize}
	}
	for _, c := range f.Legal {
		// What lies in the cell stays visible: a frame, no cushion.
		r := cell(c).Inset(2)
		frame := [...]ui.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}, {X: r.X, Y: r.Y}}
		width := float32(3)
		if f.Next != nil && *f.Next == c {
			width = 7
		}
		p.Polyline(frame[:], width+3, ui.White)
		p.Polyline(frame[:], width, ui.Accent)
	}
	for _, c := range f.Marked {
		r := cell(c)
		pulse := float32(0)
		if !f.Still {
			pulse = 2 * float32(math.Sin(float64(f.Tick)*0.12))
		}
		p.Ring(r.CX(), r.CY(), 25+pulse, 25+pulse, 6.5, ui.White)
		p.Ring(r.CX(), r.CY(), 25+pulse, 25+pulse, 3.5, ui.Accent)
	}
	if f.Cursor != nil {
		r := cell(*f.Cursor).Inset(-1)
		breathe := float32(0)
		if !f.Still {
			breathe = float32(math.Sin(float64(f.Tick) * 0.1))
		}
		r = r.Inset(-breathe)
		// Four corners, so that what is in the cell stays visible.
		l := r.W * 0.3
		for _, pass := range [2]struct {
			w float32
			c ui.Color
		}{{8, ui.White}, {4.4, ui.Accent}} {
			for _, q := range [4][2]float32{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
				x, y := r.CX()+q[0]*r.W/2, r.CY()+q[1]*r.H/2
				p.Line(x, y, x-q[0]*l, y, pass.w, pass.c)
				p.Line(x, y, x, y-q[1]*l, pass.w, pass.c)
			}
		}
	}
}

// paintSparks paints the effects that lie under the bees, or those above.
func paintSparks(p *ui.Painter, f *Frame, under bool) {
	for i := range f.Sparks {
		s := &f.Sparks[i]
		if under != (s.Kind == Burst || s.Kind == Splash || s.Kind == Puff) {
			continue
		}
		paintSpark(p, s, i, f.piled(i), f.Still)
	}
}

// piled returns how many gains before one are still visible next to its place: it goes
// beside them.
func (f *Frame) piled(spark int) (n int) {
	s := &f.Sparks[spark]
	for i := range f.Sparks[:spark] {
		o := &f.Sparks[i]
		if o.Kind == Gain && s.Kind == Gain && abs32(o.X-s.X) < 1.5 && abs32(o.Y-s.Y) < 1 {
			n++
		}
	}
	return n
}

// paintSpark paints an effect; n tells it from the others, piled is how many lie where it
// would, and still says that nothing moves.
func paintSpark(p *ui.Painter, s *Spark, n, piled int, still bool) {
	x, y := mid(s.X), mid(s.Y)
	fade := min(1, 3*(1-s.T))
	rise := ui.EaseOut(s.T)
	if still {
		rise = 1
	}
	switch s.Kind {
	case Gain:
		w := s.Words
		if w == "" {
			w = "+" + ui.Digits(s.N)
		}
		cy := y - 22 - 26*rise
		if s.Y < 1 {
			cy = y + 22 + 26*rise // above it is the edge of the board
		}
		cy -= 20 * float32(piled)
		if cy < 12 {
			cy = y + 22 + 20*float32(piled)
		}
		p.Fade(fade)
		t := ui.Type{Face: ui.Fredoka700, Size: 19 / p.TextScale * min(p.TextScale, 1.4), Color: ui.Hex(0x8A5200), Rim: 2.4, RimColor: ui.White}
		p.Text(w, x+6, cy+6, t, ui.Center)
		p.Art("bzzz/nectar", x-8-p.Width(w, t)/2, cy, ui.ArtStyle{Scale: 0.8, Moving: true})
		p.Pop()
	case Nothing:
		p.Fade(fade)
		p.Text("0", x, max(14, y-18-18*rise), ui.Type{Face: ui.Fredoka700, Size: 19 / p.TextScale, Color: ui.Second, Rim: 2.4, RimColor: ui.White}, ui.Center)
		p.Pop()
	case Drops:
		p.Fade(fade)
		paintDrops(p, s, x, y, n)
		p.Pop()
	case Burst:
		paintSplash(p, "bzzz/burst", x, y, 0.55, ui.Spring(min(1, s.T*2.2)), s.T, still)
	case Splash:
		paintSplash(p, "bzzz/splash", x, y+14, 0.5, ui.EaseOut(s.T*3), s.T, still)
	case Puff:
		r := 12 + 20*ui.EaseOut(s.T)
		p.Ring(x, y, r, r, max(0.5, 5*(1-s.T)), ui.White.Fade(1-s.T))
	}
}

// paintDrops paints drops of nectar that fly apart.
func paintDrops(p *ui.Painter, s *Spark, x, y float32, turn int) {
	n := max(1, min(8, s.N))
	for k := range n {
		a := 2*math.Pi*float64(k)/float64(n) + float64(turn)
		d := 10 + 26*ui.EaseOut(s.T)
		px := x + d*float32(math.Cos(a))
		py := y + d*0.8*float32(math.Sin(a)) + 22*s.T*s.T
		p.Art("bzzz/nectar", px, py, ui.ArtStyle{Scale: 0.75 - 0.2*s.T, Angle: float32(a) + math.Pi/2, Moving: true})
	}
}

// paintSplash paints what bursts at a KO, grown so far; where nothing moves it fades
// in at its full size.
func paintSplash(p *ui.Painter, art string, x, y, size, grown, t float32, still bool) {
	fade := min(1, 3*(1-t))
	if still {
		grown, fade = 1, min(fade, t*6)
	}
	p.Fade(fade)
	p.Art(art, x, y, ui.ArtStyle{Scale: size * max(0.05, grown), Moving: true})
	p.Pop()
}
