package board

import (
	"ludotheque/scenes/ui"
)

// Hand is the carried cups.
type Hand struct {
	Cup Cup
	// X and Y are where the pointer holds it: the middle of the cup.
	X, Y float32
	// HomeX and HomeY are the foot of the place it was taken from; a dotted
	// thread leads there.
	HomeX, HomeY float32
	Thread       bool
	// High is how high the cup may be with its name, over a zone; 0 is the usual size.
	High float32
	// Flies goes from 0 to 1 as the cup flies home, or to where it is laid,
	// (ToX, ToY) being its foot and ToScale its size there.
	Flies             float32
	ToX, ToY, ToScale float32
}

// spring is where the carried cup was painted last.
type spring struct {
	x, y    float32
	who     Who
	painted int
}

// handScale is the size of carried cups.
const handScale = 1.36

// HandHigh returns how high carried cup is, its name counted.
func HandHigh(k Kind) float32 { return Height(k)*handScale + 30 }

// scale returns the size of the carried cups.
func (h *Hand) scale() float32 {
	if h.High == 0 {
		return handScale
	}
	return min(handScale, (h.High-30)/Height(h.Cup.Kind))
}

// paintThread paints the thread from the carried cups to where it was taken from.
func (c *Field) paintThread(p *ui.Painter, f *Frame) {
	h := f.Hand
	if h == nil || !h.Thread {
		return
	}
	x, y := h.X, h.Y
	if s := &c.hand; s.painted >= c.painted-1 && s.painted > 0 && s.who == h.Cup.Who && !f.Still {
		x, y = s.x, s.y
	}
	y += rim[h.Cup.Kind%3] * h.scale() / 2
	p.On(ui.Raised)
	defer p.Pop()
	var pts [25]ui.Point
	for i := range pts {
		pts[i] = cubic([4]ui.Point{{X: h.HomeX, Y: h.HomeY}, {X: h.HomeX + 10, Y: h.HomeY - 44}, {X: x - 120, Y: y + 40}, {X: x, Y: y}}, float32(i)/float32(len(pts)-1))
	}
	p.Polyline(pts[:], 8, ui.White)
	p.Dashed(pts[:], 5, 0.1, 10, 0, ui.Accent)
}

// paintHand paints the carried cups.
func (c *Field) paintHand(p *ui.Painter, f *Frame) {
	h := f.Hand
	if h == nil {
		return
	}
	s := &c.hand
	if s.painted < c.painted-1 || s.painted == 0 || s.who != h.Cup.Who || f.Still {
		s.x, s.y = h.X, h.Y
	}
	if c.moves { // about 60 ms behind the pointer
		s.x += (h.X - s.x) * 0.34
		s.y += (h.Y - s.y) * 0.34
	}
	s.who, s.painted = h.Cup.Who, c.painted
	k := h.Cup.Kind % 3
	scale := h.scale()
	x, y := s.x, s.y+rim[k]*scale/2
	tilt := float32(0.12) + (h.X-s.x)*0.004
	if h.Flies > 0 {
		t := ui.EaseOut(h.Flies)
		x, y = x+(h.ToX-x)*t, y+(h.ToY-y)*t
		scale += (h.ToScale - scale) * t
		tilt *= 1 - t
	}
	p.On(ui.Raised)
	defer p.Pop()
	cup := h.Cup
	cup.Posture, cup.Selected, cup.Acting, cup.Bar = Standing, false, false, false
	p.Transform(x, y, min(0.4, max(-0.4, tilt)), 1)
	p.Art(mats[k][0], 0, 0, ui.ArtStyle{Scale: scale, Shadow: 0.8, Moving: true})
	PaintCup(p, &cup, 0, 0, scale, f.Tick, f.Still)
	p.Pop()
	if cup.Name == "" || h.Flies > 0 {
		return
	}
	t := ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.White}
	w := max(60, p.Width(cup.Name, t)+26)
	r := ui.Centered(x+6, y+14, w, 26*max(1, p.TextScale*0.75))
	p.Sheet(r, ui.Sheet{Color: ui.Accent, Radius: 6, Waver: 0.7, Seed: 8, Lift: 0.1})
	p.Label(cup.Name, r.Inset2(8, 1), t, ui.Center)
}
