package board

import (
	"math"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// pulsePeriod is how long a ring takes to breathe, in ticks: 1.2 s.
const pulsePeriod = 72

// paintMarks paints mats, rings, candidates' numbers and ghosts.
func (a *Map) paintMarks(p *ui.Painter, f *Frame) {
	k := f.Plan.k()
	at := where{x: f.Plan.X, y: f.Plan.Y, cell: f.Plan.Cell}
	mat := func(r empire.Region, out float32) {
		at.inset = -(5 + out) * k
		a.pen.ring(p, &a.regions[r], at, 5*k, ui.Accent)
		at.inset = -out * k
		a.pen.ring(p, &a.regions[r], at, 4.2*k, ui.White)
	}
	for r := range f.Pointed.All {
		at.inset = -2 * k
		a.pen.ring(p, &a.regions[r], at, 4*k, ui.Ink)
	}
	for r := range f.Pulse.All {
		breath := float32(0.5)
		if !f.Still {
			breath = 0.5 + 0.5*float32(math.Sin(2*math.Pi*float64(f.Tick%pulsePeriod)/pulsePeriod))
		}
		at.inset = -(10 + 3*breath) * k
		a.pen.ring(p, &a.regions[r], at, 6*k, ui.Accent.Fade(0.18+0.17*breath))
		mat(r, 1.2)
	}
	if f.From.Known() {
		a.dashes(p, f, f.From)
	}
	if f.Under.Known() && !f.Pulse.Has(f.Under) {
		mat(f.Under, 1.2)
	}
	for r := range f.Ghosts.All {
		a.paintGhost(p, f, r)
	}
	for r := range empire.Region(empire.RegionCount) {
		if rad := discRadius(f.Plan); f.Numbers[r].N > 0 && f.Plan.Seen(ui.Centered(a.discs[r].X, a.discs[r].Y, 2*rad, 2*rad)) {
			paintNumber(p, &f.Numbers[r], a.discs[r].X, a.discs[r].Y, discRadius(f.Plan), true)
		}
	}
}

// dashes paints the dashed mat of the region that an army is about to leave.
func (a *Map) dashes(p *ui.Painter, f *Frame, r empire.Region) {
	k := f.Plan.k()
	s := &a.regions[r]
	a.scratch = a.scratch[:0]
	w := where{x: f.Plan.X, y: f.Plan.Y, cell: f.Plan.Cell, inset: 4.6 * k}
	for i := range len(s.pts) + 1 {
		x, y := w.at(s, i%len(s.pts), w.inset)
		a.scratch = append(a.scratch, ui.Point{X: x, Y: y})
	}
	phase := float32(0)
	if !f.Still {
		phase = -float32(f.Tick%240) * 0.2
	}
	p.Polyline(a.scratch, 8*k, ui.White)
	p.Dashed(a.scratch, 4*k, 8, 8, phase, ui.Accent)
}

// discRadius is the radius of the disc of a candidate's number.
func discRadius(plan *Plan) float32 { return 15 * max(plan.k(), 0.85*plan.zoom()) }

// paintNumber paints a candidate's disc.
func paintNumber(p *ui.Painter, n *Number, x, y, r float32, edged bool) {
	ground, ink := ui.Ink, ui.White
	switch {
	case n.Tied:
		ground = ui.Accent
	case n.Out:
		ground, ink = ui.Hex(0xD4CEC6), ui.Hex(0x4C4B5C)
	}
	if edged {
		p.Disc(x, y, r+2, r+2, ui.Sheet{Color: ui.White, Lift: 0, NoRim: true})
	}
	p.Disc(x, y, r, r, ui.Sheet{Color: ground, Waver: 0.5, Seed: n.N, Lift: -1, NoRim: true})
	t := ui.Type{Face: ui.Fredoka700, Size: max(12, 1.2*r) / p.TextScale, Color: ink}
	p.Text(ui.Digits(n.N), x, y+max(12, 1.2*r)*0.36, t, ui.Center)
}

// paintGhost paints the dashed piece that floats where it could go.
func (a *Map) paintGhost(p *ui.Painter, f *Frame, r empire.Region) {
	k := f.Plan.k()
	o := &a.laid
	a.lay(f, r, o)
	x, y := o.ghost.X, o.ghost.Y
	if !f.Still {
		y -= 2 * k * float32(math.Sin(float64(f.Tick%120)*math.Pi/60))
	}
	p.Fade(0.72)
	if f.GhostCity {
		paintCity(p, lookOf(f.GhostSide), x, y, 0.95*k, true)
	} else {
		paintCube(p, lookOf(f.GhostSide), x, y, 0.95*k, true)
	}
	p.Pop()
	a.scratch = a.scratch[:0]
	for i := range 25 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 24)
		a.scratch = append(a.scratch, ui.Point{X: x + 22*k*float32(cos), Y: y + 17*k*float32(sin)})
	}
	p.Dashed(a.scratch, 2.2*k, 5, 4, 0, ui.Ink)
}

// arriving is how many pieces of a kind are still on their way to a region.
func (f *Frame) arriving(r empire.Region, s empire.Side, city bool) int {
	n := 0
	for i := range f.Effects {
		if e := &f.Effects[i]; e.Kind != Remove && e.To == r && e.Side == s && (e.Kind == Build) == city && e.Age < e.Kind.Ticks() {
			n++
		}
	}
	return n
}

// paintEffects paints the pieces that move.
func (a *Map) paintEffects(p *ui.Painter, f *Frame) {
	for i := range f.Effects {
		e := &f.Effects[i]
		if !e.To.Known() || e.Age < 0 || e.Age >= e.Kind.Ticks() {
			continue
		}
		a.paintEffect(p, f, e)
	}
}

func (a *Map) paintEffect(p *ui.Painter, f *Frame, e *Effect) {
	k := f.Plan.k()
	look := lookOf(e.Side)
	a.lay(f, e.To, &a.laid)
	goal, ok := a.laid.goal(e.Side, e.Kind == Build)
	mid := f.Plan.place(a.middles[e.To])
	if !ok {
		goal = ui.Point{X: mid.X, Y: mid.Y + 12*k}
	}
	t := e.Age / e.Kind.Ticks()
	ease := ui.EaseOut(t)
	if f.Still {
		// Pieces fade in and out where they are.
		alpha := t
		if e.Kind == Remove {
			alpha = 1 - t
		}
		p.Fade(alpha)
		defer p.Pop()
		paintPiece(p, e.Kind == Build, look, goal.X, goal.Y, k)
		return
	}
	switch e.Kind {
	case Slide:
		from := goal
		if e.From.Known() {
			a.lay(f, e.From, &a.laid)
			if q, ok := a.laid.goal(e.Side, false); ok {
				from = q
			} else {
				q := f.Plan.place(a.middles[e.From])
				from = ui.Point{X: q.X, Y: q.Y + 12*k}
			}
		}
		x, y := from.X+(goal.X-from.X)*ease, from.Y+(goal.Y-from.Y)*ease
		up := 4 * t * (1 - t) * 14 * k
		p.SoftDisc(x+3*k, y+9*k, 11*k, 4*k, 2, ui.Ink.Fade(0.25))
		paintPiece(p, false, look, x, y-up, k*(1+0.12*4*t*(1-t)))
	case Put, Build:
		drop := (1 - ease) * 46 * k
		p.Fade(min(1, 3*t))
		p.SoftDisc(goal.X+3*k, goal.Y+9*k, (18-7*ease)*k, (7-3*ease)*k, 2+4*(1-ease), ui.Ink.Fade(0.22))
		paintPiece(p, e.Kind == Build, look, goal.X, goal.Y-drop, k*(1+0.25*(1-ease)))
		p.Pop()
	case Remove:
		pop := min(1, t*3.2)
		p.Fade(min(1, 2*(1-t)))
		p.Art("brutal/burst", goal.X, goal.Y, ui.ArtStyle{Height: 58 * k * (0.5 + 0.5*ui.EaseOut(pop)), Angle: 0.3, Moving: true})
		p.Transform(goal.X+26*ease*k, goal.Y-30*k*4*t*(1-t)+30*t*t*k, 2.6*t, 1)
		paintCube(p, look, 0, 0, 0.95*k*(1-0.4*t), true)
		p.Pop()
		p.Pop()
	}
}

func paintPiece(p *ui.Painter, city bool, look *ui.SeatStyle, x, y, scale float32) {
	if city {
		paintCity(p, look, x, y-2*scale, 0.95*scale, true)
		return
	}
	paintCube(p, look, x, y, 0.95*scale, true)
}

var (
	answerText = ui.Type{Face: ui.Fredoka600, Size: 21, Color: ui.Ink}
	capText    = ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}
)

// answerType is a type of an answer: it grows by a third at most, since what is
// asked about must stay in sight.
func answerType(p *ui.Painter, t ui.Type) ui.Type {
	t.Size *= min(p.TextScale, 1.33) / p.TextScale
	return t
}

// AnswerButton is the button that hangs from a region; true when it is used.
func (a *hanging) AnswerButton(g *ui.Gui, id ui.ID, n *Answer) bool {
	p := g.P
	r := a.AnswerRect(n.Region)
	u := g.Item(id, r, false)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	r = r.Move(u.Shake, 0)
	lift := 0.25 + 0.3*u.Lift
	if u.Held {
		r, lift = r.Move(0, 1), 0
	}
	sheet, ink := ui.White, ui.Ink
	if n.Main {
		sheet, ink = ui.Accent, ui.White
	}
	edge := ui.Ink
	if n.Main {
		edge = ui.White
	}
	p.Sheet(r.Inset(-2), ui.Sheet{Color: edge, Radius: 12, Waver: 0.7, Seed: 21, Lift: lift, NoRim: true})
	p.Sheet(r.Inset(0.5), ui.Sheet{Color: sheet, Radius: 10, Waver: 0.7, Seed: 21, Lift: -1, Gouache: 0.4, NoRim: true})
	in := r.Inset2(14, 4)
	full, _ := answerSize(p, n, false)
	if (n.Key != "" || n.Icon != "") && r.W > full-1 { // else it is short: see hang
		w := max(34, p.Width(n.Key, answerType(p, capText))+18)
		cap := ui.Rect{X: in.Right() - w, Y: r.CY() - 14, W: w, H: 27}
		paintCap(p, cap, n.Key, n.Icon)
		in.W -= w + 8
	}
	p.Label(n.Text, in, answerType(p, answerText).With(ink), ui.Left)
	if u.Clicked && g.Sound != nil {
		g.Sound("press", 0)
	}
	return u.Clicked
}

// paintCap paints a key's cap with a word or a drawing.
func paintCap(p *ui.Painter, r ui.Rect, word, icon string) {
	p.Sheet(r.Move(0, 2), ui.Sheet{Color: ui.Hex(0xACA7A6), Radius: 7, Lift: -1, NoRim: true})
	p.Sheet(r, ui.Sheet{Color: ui.Ink, Radius: 7, Lift: -1, NoRim: true})
	p.Sheet(r.Inset(1.8), ui.Sheet{Color: paper, Radius: 5.5, Lift: -1, NoRim: true})
	if icon != "" {
		p.Icon(icon, r.Inset2(6, 6), ui.Ink)
		return
	}
	p.Label(word, r.Inset2(5, 2), answerType(p, capText), ui.Center)
}
