package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// SpeedRuler paints a cut ruler with a stop for each speed and a knob on the chosen
// one; left and right move it while it has the focus.
func SpeedRuler(g *ui.Gui, id ui.ID, r ui.Rect, words []string, chosen int) (int, bool) {
	u := g.Item(id, r, true)
	p := g.P
	was := chosen
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
		p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 8, Waver: 0.6, Seed: 9, Lift: -1, NoRim: true})
	}
	n := len(words)
	if n == 0 {
		return chosen, false
	}
	cell := func(i int) ui.Rect { return r.Column(i, n, 0) }
	chosen = max(0, min(n-1, chosen+u.DX))
	if u.Held {
		for i := range n {
			if c := cell(i); g.Input().X >= c.X && g.Input().X < c.Right() {
				chosen = i
			}
		}
	}
	y := r.Y + r.H*0.36
	p.Sheet(ui.Rect{X: r.X + 4, Y: y - 4.5, W: r.W - 8, H: 9}, ui.Sheet{Color: ui.Hex(0x857F76), Radius: 5, Waver: 1.4, Seed: 8, Lift: -1, NoRim: true})
	for i, w := range words {
		c := cell(i)
		ink := ui.Ink.Fade(0.75)
		if i == chosen {
			p.Disc(c.CX(), y, 19, 19, ui.Sheet{Color: ui.White, Waver: 0.4, Lift: 0.15, NoRim: true})
			p.Disc(c.CX(), y, 16, 16, ui.Sheet{Color: ui.Accent, Waver: 0.6, Lift: -1})
			ink = ui.AccentInk
		} else {
			p.Disc(c.CX(), y, 5.5, 5.5, ui.Sheet{Color: ui.Ink.Mix(ui.Paper, 0.3), Lift: -1, NoRim: true})
		}
		said, under := ui.Type{Face: ui.Nunito800, Size: 16, Color: ink}, ui.Rect{X: c.X, Y: r.Y + r.H*0.62, W: c.W, H: r.H * 0.36}
		if i == chosen && p.Thumb > 0 { // the others make way on a phone
			under = under.Inset2(-c.W/2, 0)
		}
		if i == chosen || hasRoom(p, w, said, under) {
			p.Label(w, under, said, ui.Center)
		}
	}
	if chosen != was && g.Sound != nil {
		g.Sound("slide", chosen)
	}
	return chosen, chosen != was
}

// RoundButton paints a disc of ink with a sign, radius half the height of r; true
// when it is used.
func RoundButton(g *ui.Gui, id ui.ID, r ui.Rect, icon string) bool {
	u := g.Item(id, r, false)
	p := g.P
	rad := min(r.W, r.H) / 2
	if u.Focus {
		p.On(ui.Raised)
		defer p.Pop()
		p.Disc(r.CX(), r.CY(), rad+9, rad+9, ui.Sheet{Color: ui.Accent, Waver: 0.7, Seed: 3, Lift: 0.8})
		p.Disc(r.CX(), r.CY(), rad+4.5, rad+4.5, ui.Sheet{Color: ui.White, Waver: 0.5, Lift: -1, NoRim: true})
	}
	lift := float32(0.1)
	if u.Held {
		lift = -1
	}
	p.Disc(r.CX(), r.CY(), rad, rad, ui.Sheet{Color: ui.Ink, Waver: 0.8, Seed: 5, Lift: lift, Gouache: 0.3})
	p.Art(icon, r.CX(), r.CY(), ui.ArtStyle{Height: rad * 0.86, Ink: ui.White})
	if u.Clicked && g.Sound != nil {
		g.Sound("press", 0)
	}
	return u.Clicked
}

// OrderLine is one line of a truce's list of orders.
type OrderLine struct {
	Seat   rules.Seat
	Number int
	// Name goes To a zone, with Strategy; Short is the zone's shorter name.
	Name, To, Short string

	Strategy Strategy
}

// OrderUse is what hands want of an order: another strategy, or to take it back.
type OrderUse struct {
	Strategy Strategy
	Changed  bool
	Cancel   bool
}

// OrderHigh returns how high a line is in a list of that height: three are visible at once
// where texts are large.
func OrderHigh(p *ui.Painter, list float32) float32 {
	if isLarge(p) && p.Thumb <= ample {
		return max(leastOrder, min(72, list/3))
	}
	return max(46*min(1.4, p.TextScale), min(72, list/3), p.Thumb)
}

// leastOrder is the least height of an order's line of large texts, and twoLines that of
// one whose zone stands under the name, in units.
const (
	leastOrder = 44
	twoLines   = 64
)

// OrderRow paints a line of the list: disc, name, zone, strategy, a cross.
func OrderRow(g *ui.Gui, id ui.ID, r ui.Rect, o *OrderLine) OrderUse {
	p := g.P
	use := OrderUse{Strategy: o.Strategy}
	if p.Thumb > ample {
		return orderByThumb(g, id, r, o)
	}
	OrderDisc(p, o.Seat, o.Number, r.X+16, r.CY(), 15)
	// The keys are as large as a high row allows: fingers take them.
	k := max(1, min(1.6, r.H/46, r.W/420))
	cross := ui.Rect{X: r.Right() - 30*k, Y: r.CY() - 16*k, W: 30 * k, H: 32 * k}
	trough := ui.Rect{X: cross.X - 120*k, Y: r.CY() - 17*k, W: 112 * k, H: 34 * k}
	if r.W < 380 {
		trough.X, trough.W = cross.X-92, 90
	}
	p.Sheet(trough, ui.Sheet{Color: ui.Hex(0xE3DDD1), Radius: 7, Waver: 0.6, Seed: id.N, Lift: -1, NoRim: true})
	for i, s := range [3]Strategy{Offensive, Defensive, Random} {
		c := trough.Column(i, 3, 0)
		if strategyKey(g, ui.ID{Name: id.Name, N: id.N*4 + i}, c, s, s == o.Strategy) && s != o.Strategy {
			use.Strategy, use.Changed = s, true
		}
	}
	if strategyless(g, ui.ID{Name: id.Name, N: id.N*4 + 3}, cross) {
		use.Cancel = true
	}
	text := ui.Rect{X: r.X + 42, Y: r.Y, W: trough.X - r.X - 50, H: r.H}
	name := ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink}
	to := o.To
	if isLarge(p) && r.H < twoLines {
		to = o.Short // on one line with the name
	} else if text.W < 180 || isLarge(p) {
		// In a narrow window, and where texts are large, the zone goes under the name.
		up, low := text.Row(0, 2, 0), text.Row(1, 2, 0)
		p.Label(o.Name, up, name.Sized(18), ui.Left)
		p.Label(o.To, low, ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink.Mix(ui.Paper, 0.1)}, ui.Left)
		return use
	}
	w := min(text.W*0.46, p.Width(o.Name, name))
	p.Label(o.Name, ui.Rect{X: text.X, Y: text.Y, W: w, H: text.H}, name, ui.Left)
	p.Art("icons/arrow-right", text.X+w+15, r.CY(), ui.ArtStyle{Height: 10, Ink: ui.Ink})
	p.Label(to, ui.Rect{X: text.X + w + 28, Y: text.Y, W: text.W - w - 28, H: text.H}, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink.Mix(ui.Paper, 0.1)}, ui.Left)
	return use
}

// orderByThumb paints an order's line on a phone: one key goes through the strategies.
func orderByThumb(g *ui.Gui, id ui.ID, r ui.Rect, o *OrderLine) OrderUse {
	p := g.P
	use := OrderUse{Strategy: o.Strategy}
	OrderDisc(p, o.Seat, o.Number, r.X+18, r.CY(), 18)
	text, cross := r.Inset2(0, 4).CutRight(p.Thumb-8, 8)
	text, key := text.CutRight(p.Thumb-8, 8)
	icon, c := StrategyIcon(o.Strategy)
	if KeyButton(g, ui.ID{Name: id.Name, N: id.N * 4}, key, &Key{Icon: icon, Color: c, Flat: true}) {
		for i, s := range StrategyOrder {
			if s == o.Strategy {
				use.Strategy, use.Changed = StrategyOrder[(i+1)%len(StrategyOrder)], true
			}
		}
	}
	use.Cancel = strategyless(g, ui.ID{Name: id.Name, N: id.N*4 + 3}, cross)
	_, text = text.CutLeft(44, 0)
	p.Label(o.Name, text.Row(0, 2, 0), ui.Heading, ui.Left)
	p.Label(o.To, text.Row(1, 2, 0), ui.SmallStrong, ui.Left)
	return use
}

func strategyKey(g *ui.Gui, id ui.ID, r ui.Rect, s Strategy, chosen bool) bool {
	u := g.Item(id, r, false)
	p := g.P
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		if !chosen {
			p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 6, Waver: 0.6, Seed: id.N, Lift: -1, NoRim: true})
		}
	}
	icon, c := StrategyIcon(s)
	if chosen {
		p.Sheet(r.Inset2(0, -2), ui.Sheet{Color: ui.Ink, Radius: 7, Waver: 0.7, Seed: id.N, Lift: 0})
		c = sun
	}
	p.Art(icon, r.CX(), r.CY(), ui.ArtStyle{Scale: 0.66, Ink: c})
	return u.Clicked
}

// strategyless paints the cross at the end of an order's line.
func strategyless(g *ui.Gui, id ui.ID, r ui.Rect) bool {
	u := g.Item(id, r, false)
	p := g.P
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 6, Waver: 0.6, Seed: id.N, Lift: -1, NoRim: true})
	}
	p.Art("brutal/cross", r.CX(), r.CY(), ui.ArtStyle{Height: 20, Ink: ui.Ink})
	return u.Clicked
}

// LogHeight returns how high a line of the log is.
func LogHeight(p *ui.Painter) float32 {
	if isLarge(p) {
		return p.Control(54*min(1.5, p.TextScale), 0)
	}
	return p.Control(36, 0)
}

// LogLine paints a line of the brawl's log: the seat's sign, the zone, what
// happened, in brief where a phone has no room for all of it. Old lines are paler. It is
// LogHeight high.
func LogLine(p *ui.Painter, r ui.Rect, seat rules.Seat, zone, text, brief string, age int) {
	ink := ui.Ink
	if age > 0 {
		ink = ui.Ink.Mix(ui.Paper, 0.28)
	}
	strong, plain := ui.Type{Face: ui.Nunito800, Size: 17, Color: ink}, ui.Type{Face: ui.Nunito600, Size: 17, Color: ink}
	if in := (ui.Rect{X: r.X + 38, Y: r.Y, W: r.W - 38, H: r.H}); isLarge(p) {
		// Where texts are large what happened is under where.
		sign, low := r, in.Row(1, 2, 0)
		if p.Thumb > 0 { // and under the sign
			sign, low = r.Row(0, 2, 0), r.Row(1, 2, 0)
			if p.Width(text, p.Legible(plain.Sized(0.01))) > low.W {
				text = brief
			}
		}
		p.Sign(seat, r.X+15, sign.CY(), min(32, sign.H), true)
		p.Label(zone, in.Row(0, 2, 0), strong, ui.Left)
		p.Label(text, low, plain, ui.Left)
		return
	}
	p.Sign(seat, r.X+15, r.CY(), min(32, r.H), true)
	w := min(r.W*0.36, p.Width(zone, strong))
	p.Label(zone, ui.Rect{X: r.X + 38, Y: r.Y, W: w, H: r.H}, strong, ui.Left)
	x := r.X + 38 + w + 10
	p.Label(text, ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, plain, ui.Left)
}

// ReadyNote paints "the other is ready" on a slip of paper.
func ReadyNote(p *ui.Painter, r ui.Rect, seat rules.Seat, text string, ready bool) {
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 8, Waver: 0.8, Seed: 33, Lift: 0.05})
	p.Sign(seat, r.X+26, r.CY(), min(36, r.H-6), true)
	end := r.Right() - 12
	if ready {
		p.Art("icons/check", end-8, r.CY(), ui.ArtStyle{Height: 13, Ink: ui.Hex(0x36703F)})
		end -= 26
	}
	p.Label(text, ui.Rect{X: r.X + 48, Y: r.Y, W: end - r.X - 48, H: r.H}, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}, ui.Left)
}
