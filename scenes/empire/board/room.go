package board

import (
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// things adds to out the rectangles of what lies in a region and has to stay in
// sight: its name, its pieces, who holds it, its token and its coin.
func (a *Map) things(p *ui.Painter, f *Frame, r empire.Region, out []ui.Rect) []ui.Rect {
	k, o := f.Plan.k(), &a.laid
	a.lay(f, r, o)
	mid := f.Plan.place(a.middles[r])
	if f.Names != nil {
		t, x := a.nameType(p, f, r)
		w, high := p.Width(f.Names.Regions[r], t), t.Size*p.TextScale
		out = append(out, ui.Rect{X: x - w/2, Y: o.name - 0.8*high, W: w, H: high})
	}
	for i := range o.n {
		s := &o.slots[i]
		w, high := pieceScale(k*o.size)*cubeW, pieceScale(k*o.size)*20
		if s.city {
			w = pieceScale(k*o.size) * cityW
		}
		at := ui.Centered(s.x, s.y, w, high)
		if s.times > 1 {
			at.W += 20 * k
		}
		out = append(out, at)
	}
	if f.Ghosts.Has(r) {
		out = append(out, ui.Centered(o.ghost.X, o.ghost.Y, 44*k, 34*k))
	}
	if o.lowly {
		w := a.lowWidth(p, f, r)
		out = append(out, ui.Rect{X: mid.X - w/2, Y: o.low - 15*k, W: w, H: 30 * k})
	}
	return out
}

// lowWidth is how wide the row below the pieces is.
func (a *Map) lowWidth(p *ui.Painter, f *Frame, r empire.Region) float32 {
	k, g := f.Plan.k(), &f.Grounds[r]
	w := float32(0)
	if f.held(r) {
		w += pillWidth(p, f.Plan, f.hold(r), int(f.Power[r])) + 4*k
	}
	if g.Token != empire.NoGood {
		w += 36 * k
	}
	if g.Coin {
		w += 29 * k
	}
	return w
}

// over is the area that two rectangles share.
func over(a, b ui.Rect) float32 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// discKey is what the place of a candidate's number hangs on, beside where the map lies.
type discKey struct {
	cell, text, radius  float32
	ground              empire.Ground
	holder              empire.Side
	power               int8
	ghost, plus, strong bool
	name                string
}

// disc is where the number of a candidate stands, from the corner of the map.
type disc struct {
	key discKey
	at  ui.Point
}

// discOf is where the number of a candidate stands: looked for anew when what lies in
// its region has changed, and not in every tick.
func (a *Map) discOf(p *ui.Painter, f *Frame, r empire.Region, radius float32) ui.Point {
	plan := f.Plan
	k := discKey{cell: plan.Cell, text: p.TextScale, radius: radius, ground: f.Grounds[r], holder: f.hold(r), power: f.Power[r],
		ghost: f.Ghosts.Has(r), plus: f.Plus.Has(r), strong: f.Under == r || f.Pulse.Has(r)}
	if f.Names != nil {
		k.name = f.Names.Regions[r]
	}
	if d := &a.places[r]; d.key != k {
		at := a.discAt(p, f, r, radius)
		*d = disc{k, ui.Point{X: at.X - plan.X, Y: at.Y - plan.Y}}
	}
	at := a.places[r].at
	return ui.Point{X: at.X + plan.X, Y: at.Y + plan.Y}
}

// discAt is where the number of a candidate stands, in a disc of that radius: in its
// region, as far to the upper left as what lies there leaves free. The rim of the
// disc may reach over the border, its middle never.
func (a *Map) discAt(p *ui.Painter, f *Frame, r empire.Region, radius float32) ui.Point {
	plan, mid := f.Plan, f.Plan.place(a.middles[r])
	a.taken = a.things(p, f, r, a.taken[:0])
	b := a.Bounds(plan, r)
	within := func(x, y float32) bool { return inside(a.coast.Outlines[r], plan.square(x, y)) }
	best, at := float32(1e9), mid
	step := plan.Cell * 0.4
	for y := b.Y + step/2; y < b.Bottom(); y += step {
		for x := b.X + step/2; x < b.Right(); x += step {
			if !within(x, y) {
				continue
			}
			// Far from the upper left is bad, to reach over a border is worse, and to
			// hide something is worst.
			cost := ((x - b.X) + 1.1*(y-b.Y)) * 0.5
			for _, d := range [...][2]float32{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				if !within(x+0.7*radius*d[0], y+0.7*radius*d[1]) {
					cost += 60
				}
			}
			disc := ui.Centered(x, y, 2*radius, 2*radius)
			for _, t := range a.taken {
				cost += 2 * over(disc, t)
			}
			if cost < best {
				best, at = cost, ui.Point{X: x, Y: y}
			}
		}
	}
	return at
}

// hang lays the buttons of the answers out: each beside its region, where it hides
// least of what has to be judged, of the other buttons and of everything else.
func (a *Map) hang(p *ui.Painter, f *Frame) {
	a.hung = a.hung[:0]
	if len(f.Answers) == 0 {
		return
	}
	a.judged, a.aside = a.judged[:0], a.aside[:0]
	for r := range empire.Region(empire.RegionCount) {
		if f.Pulse.Has(r) || f.Lit.Has(r) {
			a.judged = a.things(p, f, r, a.judged)
		} else {
			a.aside = a.things(p, f, r, a.aside)
		}
		if n := f.Numbers[r].N; n > 0 {
			q, rad := a.discs[r], discRadius(f.Plan)
			a.judged = append(a.judged, ui.Centered(q.X, q.Y, 2*rad, 2*rad))
		}
	}
	for i := range f.Answers {
		n := &f.Answers[i]
		at, cost := a.answerPlace(p, f, n, false)
		if cost > crowdedTie && (n.Key != "" || n.Icon != "") { // the key can go
			if short, less := a.answerPlace(p, f, n, true); less < cost {
				at = short
			}
		}
		a.hung = append(a.hung, at)
	}
}

// crowdedTie is the cost from which a button hides enough to be made short.
const crowdedTie = 60

// answerPlace is the best place of a button, or of a short one without the key,
// among those around its region, and how bad it is: the area that it hides.
func (a *Map) answerPlace(p *ui.Painter, f *Frame, n *Answer, short bool) (ui.Rect, float32) {
	plan, b := f.Plan, a.Bounds(f.Plan, n.Region)
	w, h := answerSize(p, n, short)
	right, low := min(plan.Board.Right()+8, plan.View.W-8), plan.Board.Bottom()+10
	best, at := float32(1e9), ui.Rect{}
	try := func(x, y, far float32) {
		r := ui.Rect{X: max(8, min(x, right-w)), Y: max(plan.Board.Y+8, min(y, low-h)), W: w, H: h}
		cost := far + 0.02*over(r, plan.Banner)
		for _, t := range a.judged {
			cost += over(r.Inset(-2), t)
		}
		for _, t := range a.aside {
			cost += 0.4 * over(r.Inset(-6), t)
		}
		for _, t := range a.hung {
			cost += 2 * over(r.Inset(-6), t)
		}
		if cost < best {
			best, at = cost, r
		}
	}
	const steps = 8
	for i := range steps + 1 {
		part := float32(i) / steps
		x, y := b.X-w+part*(b.W+w), b.Y-h+part*(b.H+h)
		aside := 6 * (part - 0.5) * (part - 0.5)
		try(x, b.Bottom()-14, aside)
		try(x, b.Bottom()+4, 2+aside)
		try(x, b.Y-h+14, 4+aside)
		try(x, b.Y-h-4, 6+aside)
		try(b.Right()-14, y, 3+aside)
		try(b.Right()+4, y, 4+aside)
		try(b.X-w+14, y, 3+aside)
		try(b.X-w-4, y, 4+aside)
	}
	return at, best
}

// AnswerRect is where the button of a region's answer hangs in the latest picture,
// empty where there is none.
func (a *hanging) AnswerRect(r empire.Region) ui.Rect {
	for i := range a.hung {
		if i < len(a.asked) && a.asked[i] == r {
			return a.hung[i]
		}
	}
	return ui.Rect{}
}

// answerSize is how large the button of an answer is; a short one has no key.
func answerSize(p *ui.Painter, n *Answer, short bool) (w, h float32) {
	t, cap := answerType(p, answerText), answerType(p, capText)
	w = p.Width(n.Text, t) + 36
	if !short && (n.Icon != "" || n.Key != "") {
		w += max(34, p.Width(n.Key, cap)+18) + 10
	}
	return w, max(46, p.Thumb, 2*t.Size*p.TextScale)
}
