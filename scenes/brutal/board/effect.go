package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// EffectKind is what became of an action.
type EffectKind uint8

// The effects.
const (
	// Hit is a throw that takes ECTS, Absorbed one that takes none, Miss one that
	// goes by, KO the one that was too much.
	Hit EffectKind = iota
	Absorbed
	Miss
	KO
	// Heal gives ECTS back.
	Heal
)

// Effect is one action on a stage. It has run its course at EffectTicks.
type Effect struct {
	Kind     EffectKind
	From, To Who
	// Age is in ticks of the picture; a faster brawl ages its effects faster.
	Age float32
	// Text is what the burst says: "−14", "raté", "+9", "KO".
	Text string
	// Quick leaves the flight out: the burst comes at once.
	Quick bool
}

// The times of an effect, in ticks.
const (
	// FlightTicks is how long a cup flies; its burst comes after it.
	FlightTicks = 13
	// FallTicks is how long a cup takes to fall.
	FallTicks = 11
	// EffectTicks is when nothing is left visible of an effect.
	EffectTicks = 56
	popTicks    = 9
)

func (e *Effect) arc() float32 {
	if e.Quick || e.Kind == Heal {
		return 0
	}
	return FlightTicks
}

// Landed returns how long ago the throw arrived, in ticks; below 0 it is flying.
func (e *Effect) Landed() float32 { return e.Age - e.arc() }

// paintEffect paints the throw and what it did, in a building's own units.
func (c *Field) paintEffect(p *ui.Painter, f *Frame, zone int, e *Effect) {
	if e.Age < 0 || e.Age >= EffectTicks {
		return
	}
	fx, fy, fs, from := c.local(f, zone, e.From)
	tx, ty, ts, to := c.local(f, zone, e.To)
	if !to {
		return
	}
	cup := find(&f.Zones[zone], e.From)
	headY := ty - 40*ts
	if e.Kind == Miss {
		// It flies over the head.
		headY -= 34
	}
	if from && cup != nil && e.Kind != Heal && !e.Quick && !f.Still {
		if f.Plan.Mode == Directed {
			headY = max(stageY+22, headY)
		}
		paintThrow(p, e, cup, ui.Point{X: fx, Y: fy - 34*fs}, ui.Point{X: tx, Y: headY}, fs, f.Plan.Mode == Directed)
	}
	after := e.Landed()
	if after < 0 {
		return
	}
	size, alpha := pop(after, f.Still)
	side := float32(-1)
	if e.To.Seat != 0 {
		side = 1
	}
	if e.Kind == Heal {
		if from {
			paintCare(p, e, fx, fy-46*fs, tx, ty-44*ts, f.Still)
		}
		paintBurst(p, f, "brutal/heal", e.Text, tx-side*4, ty-86*ts-4, size, alpha, ui.White)
		return
	}
	x, y := tx-side*8, ty-84*ts-4
	switch e.Kind {
	case Miss:
		paintBurst(p, f, "brutal/miss", e.Text, tx+side*44, ty-84*ts-6, size, alpha, ui.Ink)
	case Absorbed:
		paintBurst(p, f, "brutal/miss", e.Text, x, y, size, alpha, ui.Ink)
	case KO:
		paintBurst(p, f, "brutal/burst-ko", e.Text, x, y+26, size, alpha, ui.White)
	default:
		paintBurst(p, f, "brutal/burst", e.Text, x, y, size, alpha, ui.Ink)
	}
}

// local returns where a fighter is, in a building's own units.
func (c *Field) local(f *Frame, zone int, w Who) (x, y, scale float32, ok bool) {
	x, y, scale, ok = c.Where(w)
	b, s := f.Plan.Buildings[zone], f.Plan.Scale
	return (x - b.X) / s, (y - b.Y) / s, scale / s, ok
}

func find(z *Zone, w Who) *Cup {
	for i := range z.Cups {
		if z.Cups[i].Who == w {
			return &z.Cups[i]
		}
	}
	return nil
}

// pop returns how large and how opaque a burst is: 1.2 down to 1, then it fades.
func pop(after float32, still bool) (size, alpha float32) {
	size, alpha = 1, 1
	if after < popTicks && !still {
		size = 1.2 - 0.2*ui.EaseOut(after/popTicks)
	}
	if left := EffectTicks - FlightTicks - after; left < 12 {
		alpha = max(0, left/12)
	}
	if still && after < 8 {
		alpha = min(alpha, after/8)
	}
	return size, alpha
}

// paintThrow paints the cup that flies, on a dashed trail; low ones do not fly over the
// upper edge of the stage.
func paintThrow(p *ui.Painter, e *Effect, cup *Cup, from, to ui.Point, scale float32, low bool) {
	x0, y0, x1, y1 := from.X, from.Y, to.X, to.Y
	rise := min(float32(64), 26+float32(math.Abs(float64(x1-x0)))*0.22)
	if low {
		// The curve comes up three quarters of the way to its handles.
		rise = max(4, min(rise, (min(y0, y1)-stageY-16)/0.75))
	}
	arc := func(t float32) ui.Point {
		return cubic([4]ui.Point{{X: x0, Y: y0}, {X: x0 + (x1-x0)*0.2, Y: min(y0, y1) - rise}, {X: x0 + (x1-x0)*0.75, Y: min(y0, y1) - rise}, {X: x1, Y: y1}}, t)
	}
	t := min(1, e.Age/FlightTicks)
	fade := float32(1)
	if after := e.Landed(); after > 0 {
		fade = 1 - after/18
	}
	if fade <= 0 {
		return
	}
	var pts [17]ui.Point
	for i := range pts {
		pts[i] = arc(t * 0.92 * float32(i) / float32(len(pts)-1))
	}
	p.Dashed(pts[:], 3, 2, 8, 0, ui.Ink.Fade(fade))
	at := arc(t)
	turn := t * 2 * math.Pi
	if e.To.Seat == 0 {
		turn = -turn
	}
	if after := e.Landed(); after > 0 {
		// It bounces off, or goes by.
		d := after / 18
		dir := float32(1)
		if e.To.Seat == 0 {
			dir = -1
		}
		if e.Kind != Miss {
			dir = -dir * 0.6
		}
		at.X += dir * 34 * d
		at.Y += -18*d + 46*d*d
		turn += dir * 2.4 * d
	}
	p.Fade(fade)
	p.Transform(at.X, at.Y, turn-0.5, 1)
	p.Art(bodies[cup.Kind%3][cup.Motif%Motifs][0], 0, 20*scale, ui.ArtStyle{Scale: scale * 0.66, Seat: ui.SeatLook(cup.Seat), Moving: true, Shadow: 0.4})
	p.Pop()
	p.Pop()
}

// paintCare is the dotted way of a heal and the small crosses around it.
func paintCare(p *ui.Painter, e *Effect, x0, y0, x1, y1 float32, still bool) {
	t := min(1, e.Age/FlightTicks)
	if still {
		t = 1
	}
	fade := max(0, min(1, (EffectTicks-FlightTicks-e.Age)/12))
	var pts [13]ui.Point
	for i := range pts {
		pts[i] = cubic([4]ui.Point{{X: x0, Y: y0}, {X: x0, Y: y0 - 26}, {X: x1 - 10, Y: y1 - 34}, {X: x1, Y: y1 - 8}}, t*float32(i)/float32(len(pts)-1))
	}
	p.Dashed(pts[:], 3.5, 1.5, 8, 0, leafGreen.Fade(fade))
	p.Fade(fade)
	for k, d := range [3][2]float32{{-24, 4}, {28, -2}, {24, 22}} {
		rise := float32(0)
		if !still {
			rise = 10 * ui.EaseOut(e.Age/40)
		}
		p.Art("brutal/plus", x1+d[0], y1+d[1]-rise*float32(1+k%2), ui.ArtStyle{Scale: t, Moving: true})
	}
	p.Pop()
}

// paintBurst paints a burst and its text, inside the stage.
func paintBurst(p *ui.Painter, f *Frame, name, text string, x, y, size, alpha float32, ink ui.Color) {
	if alpha <= 0 {
		return
	}
	x = max(stageX+40, min(stageX+stageW-40, x))
	above := float32(12)
	if f.Plan.Mode == Directed {
		size *= 0.76 // the stage is nearer
		above = 25   // and figures stand on its upper edge
	}
	y = max(stageY+above, y)
	p.Fade(alpha)
	p.Transform(x, y, 0, size)
	grow := float32(1)
	words := ui.Type{Face: ui.Fredoka700, Size: 24, Color: ink}
	if name == "brutal/miss" {
		words = ui.Type{Face: ui.Fredoka600, Size: 20, Color: ink}
		if w := p.Width(text, words); w > 62 {
			grow = min(1.5, (w+12)/62)
		}
	}
	p.Art(name, 0, 0, ui.ArtStyle{Scale: grow, Moving: true, Shadow: 0.25})
	p.Label(text, ui.Centered(0, 0, 58*grow, 34), words, ui.Center)
	p.Pop()
	p.Pop()
}
