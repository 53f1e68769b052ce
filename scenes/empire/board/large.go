package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// Where texts are large the map and its papers are another layout: the map is as much
// larger as the texts, so that a part of it is seen at a time with the whole beside it
// in small, and the cards lie in a list. Everything is painted with texts of Plan.Zoom
// times the usual size: see [Plan.Texts].

// LargeFrom is the size of texts from which that is so.
const LargeFrom = 1.4

// mapGrows is how much larger the map is at a size of texts, as a part of it: so that
// texts of 200 % are drawn 1.68 times as large.
const mapGrows = 0.84

// The measures of the large layout, in units.
const (
	largeSide   = 484 // the column with the cards
	largePause  = 50
	largeBubble = 168
	largeHead   = 92 // whose turn it is
	largeTiles  = 84 // all players' points
	largeTools  = 58
	largeGap    = 6
	thumbMap    = 1.25 // how many times as large the map is on a phone
	largeSlip   = 104  // a card in a list of two columns
	// seaAround is how much sea is seen around the map, in squares.
	seaAround = 5
)

// Texts is the size of texts that everything of the plan is painted with, where the
// person has set another.
func (p *Plan) Texts(text float32) float32 {
	if p.Large {
		return p.Zoom
	}
	return text
}

// NewLargePlan lays a view out for large texts, and for a thumb where one is used.
func NewLargePlan(v ui.View, text, thumb float32) *Plan {
	p := &Plan{View: v, Large: true, Zoom: max(1, mapGrows*text), Thumb: thumb}
	base := NewPlan(v, thumb)
	p.Cell = base.Cell * p.Zoom
	if thumb > 0 {
		p.Cell *= thumbMap // or names and figures, which a phone raises, would lie on each other
	}
	side := max(largeSide, (tools+1)*thumb) // a fingertip more than its tools: the heads are long
	col := ui.Rect{X: v.W - side - 10, Y: 10, W: side, H: v.H - 20}
	if v.Narrow {
		col = ui.Rect{X: 10, Y: 10, W: v.W - 20, H: v.H - 20}
	}
	p.Totals, col = col.CutTop(largeTiles, largeGap)
	p.Totals, p.Menu = p.Totals.CutRight(max(largePause, thumb-largeGap), largeGap)
	p.Banner, col = col.CutTop(largeHead, largeGap)
	col, p.Keys = col.CutBottom(max(largeTools, thumb-largeGap), largeGap+2)
	bubble := float32(largeBubble)
	if thumb > 0 {
		bubble += 12 // three lines of what is advised
	}
	if v.Narrow {
		// The map has what the cards, the bubble and the papers above it leave.
		list := max(3*(largeSlip+5), col.H-bubble-2*largeGap-(empire.PictureH+2*seaAround)*p.Cell)
		col, p.List = col.CutBottom(min(list, 420), largeGap)
		col, p.Bubble = col.CutBottom(bubble, largeGap)
		p.Board = ui.Rect{X: 0, Y: col.Y, W: v.W, H: col.H}
	} else {
		p.List = col
		p.Board = ui.Rect{W: v.W - side - 20, H: v.H - bubble - 14}
		p.Bubble = ui.Rect{X: 10, Y: v.H - bubble - 8, W: p.Board.W - 10, H: bubble}
	}
	mini := min(196, p.Board.W*0.3)
	p.Mini = ui.Rect{X: p.Board.X + 8, Y: p.Board.Y + 8, W: mini, H: mini * 0.57}
	p.Shelf, p.Steps, p.Log = p.Bubble, p.List, p.List
	grid := p.List.Grid(empire.RowLength, p.columns(), 5)
	for i := range p.Row {
		p.Row[i] = grid.At(i)
	}
	in := p.Shelf.Inset2(12, 10)
	p.Deck, in = in.CutLeft(128, 14)
	wide := p.Board.Inset2(12, 8)
	if left := p.Mini.Right() + 12; !v.Narrow {
		wide.X, wide.W = left, wide.Right()-left // beside the small map
	}
	p.Caption = ui.Rect{X: wide.X, Y: wide.Y, W: wide.W, H: captionHigh * p.Zoom}
	if v.Narrow {
		p.Caption.Y = p.Mini.Bottom() + 8
	}
	p.Drawn = in.Middle(in.W, 92)
	p.standings()
	p.Look(Point{empire.PictureW / 2, empire.PictureH / 2})
	return p
}

// columns is in how many columns the cards lie: two in a narrow window, and where a thumb
// would miss them below each other.
func (p *Plan) columns() int {
	if p.View.Narrow || empire.RowLength*p.Thumb > p.List.H {
		return 2
	}
	return 1
}

// Answers is how many regions of a tie the list shows at a time, and in how many columns.
func (p *Plan) Answers() (n, columns int) {
	const most = 5
	columns = 1
	if p.View.Narrow {
		columns = 2
	}
	n = most
	if p.Thumb > 0 {
		n = max(1, min(most, int((p.List.H+largeGap)/p.Thumb)))
	}
	return n * columns, columns
}

// standings lays out the paper with the points, goods and supplies, which lies over the
// map when it is asked for.
func (p *Plan) standings() {
	v := p.View
	r := ui.Rect{X: 10, Y: 10, W: p.Board.W - 10, H: v.H - 20}
	if v.Narrow {
		r = ui.Rect{X: 10, Y: p.Board.Y, W: v.W - 20, H: p.Keys.Y - p.Board.Y - largeGap}
	}
	p.Sheet = r
	in := r.Inset2(12, 12)
	if v.Narrow {
		p.Score, in = in.CutTop(in.H*0.6, largeGap)
	} else {
		p.Score, in = in.CutLeft(in.W*0.56, largeGap)
	}
	p.Goods, in = in.CutTop(min(190, in.H*0.36), largeGap)
	p.Hand = in
}

// Look lays the map so that a place of it, in squares, is in the middle of the board,
// or as near to it as the sea around the map lets it.
func (p *Plan) Look(at Point) {
	limit := func(at, room, size, before float32) float32 {
		half := room / p.Cell / 2
		if low, high := half-before, size+seaAround-half; low < high {
			return max(low, min(at, high))
		}
		return size / 2
	}
	// The small map lies over the sea above the map.
	above := max(seaAround, (p.Mini.H+40)/p.Cell)
	at = Point{limit(at.X, p.Board.W, empire.PictureW, seaAround), limit(at.Y, p.Board.H, empire.PictureH, above)}
	p.At = at
	p.X, p.Y = p.Board.CX()-at.X*p.Cell, p.Board.CY()-at.Y*p.Cell
}

// Seen reports whether all of a rectangle of the map is seen, and nothing lies over it:
// what is written on the map is left out elsewhere.
func (p *Plan) Seen(r ui.Rect) bool {
	if !p.Large {
		return true
	}
	b := p.Board
	return r.X >= b.X+2 && r.Y >= b.Y+2 && r.Right() <= b.Right()-2 && r.Bottom() <= b.Bottom()-2 && over(r, p.Mini.Inset(-4)) == 0
}

// Bring is the place of the map to look at so that a rectangle of the view is seen,
// as near as may be to what is seen now.
func (p *Plan) Bring(r ui.Rect) Point {
	b := p.Board.Inset(24)
	dx, dy := float32(0), float32(0)
	shift := func(low, high, from, to float32) float32 {
		switch {
		case high-low > to-from:
			return (low+high)/2 - (from+to)/2
		case low < from:
			return low - from
		case high > to:
			return high - to
		}
		return 0
	}
	dx, dy = shift(r.X, r.Right(), b.X, b.Right()), shift(r.Y, r.Bottom(), b.Y, b.Bottom())
	if over(r.Move(-dx, -dy), p.Mini.Inset(-8)) > 0 {
		dy -= p.Mini.Bottom() + 8 - (r.Y - dy) // the small map lies over it
	}
	return Point{p.At.X + dx/p.Cell, p.At.Y + dy/p.Cell}
}

// largest is how many pixels the picture of the whole map may be wide.
const largest = 4096

// paintWhole paints the ground of a map of which a part is seen: all of it is baked
// once, and the part cut out.
func (a *Map) paintWhole(p *ui.Painter, plan *Plan) {
	const beyond = seaAround + 1
	scale := plan.View.Scale
	cell := plan.Cell * min(1, largest/(plan.Cell*scale*(empire.PictureW+2*beyond)))
	whole := Plan{View: plan.View, X: beyond * cell, Y: beyond * cell, Cell: cell}
	whole.View.W, whole.View.H = (empire.PictureW+2*beyond)*cell, (empire.PictureH+2*beyond)*cell
	key := bakeKey{whole.View, whole.X, whole.Y, cell}
	if a.ground == nil || a.key != key {
		w, h := max(1, int(whole.View.W*scale+0.5)), max(1, int(whole.View.H*scale+0.5))
		if a.ground == nil || a.ground.Bounds().Dx() != w || a.ground.Bounds().Dy() != h {
			a.Close()
			a.ground = ebiten.NewImage(w, h)
		}
		a.key = key
		p.Bake(a.ground, whole.View.Rect(), func() { a.paintMap(p, &whole) })
	}
	p.Fill(plan.View.Rect(), parchment)
	p.Picture(a.ground, plan.X-beyond*plan.Cell, plan.Y-beyond*plan.Cell, plan.Cell/cell, 1)
}

// PaintMini paints the whole map in small, with who holds what and the part of it that
// is seen; marked are regions that it points at.
func (a *Map) PaintMini(p *ui.Painter, f *Frame, marked empire.Regions) {
	plan := f.Plan
	r := plan.Mini
	p.Sheet(r, ui.Slip.In(parchment))
	in := r.Inset(8)
	var h Holders
	for i := range h {
		h[i] = f.hold(empire.Region(i))
	}
	a.PaintSmallMap(p, in, &h)
	w := smallMap(in)
	for m := range marked.All {
		q := a.middles[m]
		p.Disc(w.x+q.X*w.cell, w.y+q.Y*w.cell, 7, 7, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
		p.Disc(w.x+q.X*w.cell, w.y+q.Y*w.cell, 5, 5, ui.Sheet{Color: ui.Accent, Lift: -1, NoRim: true})
	}
	half := Point{plan.Board.W / plan.Cell / 2, plan.Board.H / plan.Cell / 2}
	x0, y0 := max(r.X+2, w.x+(plan.At.X-half.X)*w.cell), max(r.Y+2, w.y+(plan.At.Y-half.Y)*w.cell)
	x1, y1 := min(r.Right()-2, w.x+(plan.At.X+half.X)*w.cell), min(r.Bottom()-2, w.y+(plan.At.Y+half.Y)*w.cell)
	box := [5]ui.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}, {X: x0, Y: y0}}
	p.Polyline(box[:], 5, ui.White)
	p.Polyline(box[:], 2.5, ui.Ink)
}

// PaintColumn paints the ground of the papers beside the map.
func PaintColumn(p *ui.Painter, plan *Plan) {
	if plan.View.Narrow {
		return
	}
	x := plan.List.X - 8
	p.Sheet(ui.Rect{X: x, Y: -12, W: plan.View.W - x + 12, H: plan.View.H + 24}, ui.Backdrop.In(parchment.Mix(ui.Ink, 0.16)).Of("column", 0))
}

// MiniAt is the place of the map at a place of the small one.
func (p *Plan) MiniAt(x, y float32) Point {
	w := smallMap(p.Mini.Inset(8))
	return Point{(x - w.x) / w.cell, (y - w.y) / w.cell}
}

// TotalsButton is all players' points, a key that shows where they come from; true when
// it is used.
func (q *Numbers) TotalsButton(g *ui.Gui, id ui.ID, plan *Plan, s *Score) bool {
	p := g.P
	u := g.Item(id, plan.Totals, false)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	p.Sheet(plan.Totals, ui.Slip.Of("totals", 0).Raised(0.3*u.Lift))
	n := min(len(s.Sides), empire.MostSeats)
	for i := range n {
		q.paintTotal(p, plan.Totals.Inset(5).Column(i, max(1, n), 6), i, &s.Sides[i], n > 2)
	}
	return u.Clicked
}

// paintTotal is a seat's sign and points, side by side or the one above the other.
func (q *Numbers) paintTotal(p *ui.Painter, r ui.Rect, i int, t *SideScore, many bool) {
	if t.Turn {
		p.Sheet(r.Inset(-2.5), ui.Key.In(ui.Ink).Of("turn", i).Raised(-1))
	}
	look := grounded(p, r.Inset(1), t.Seat, 7, 71+i, -1)
	value, rolled := q.show(i, rollLines-1, t.Total)
	if many {
		var name ui.Rect
		name, r = r.CutTop(r.H*0.34, 0)
		paintName(p, name.Inset2(2, 0), t.Name, look.TextOn)
		seatSign(p, t.Seat, r.X+r.W*0.2, r.CY(), min(30, r.W*0.36))
		rollIn(p, value, rolled, ui.Rect{X: r.X + r.W*0.38, Y: r.Y, W: r.W * 0.6, H: r.H}, ui.Type{Face: ui.Fredoka700, Size: 28, Color: look.TextOn, Carries: true}, ui.Center)
		if t.Lead {
			p.Art("brutal/crown", r.X+r.W*0.2, r.Y+9, ui.ArtStyle{Height: 15})
		}
		return
	}
	sign := min(52, r.H*0.7)
	seatSign(p, t.Seat, r.X+12+sign/2, r.CY(), sign)
	box := ui.Rect{X: r.X + 18 + sign, Y: r.Y, W: r.W - sign - 24, H: r.H}
	if t.Lead {
		p.Art("brutal/crown", box.Right()-18, box.CY(), ui.ArtStyle{Height: 30})
		box.W -= 38
	}
	rollIn(p, value, rolled, box, ui.Type{Face: ui.Fredoka700, Size: 46, Color: look.TextOn, Carries: true}, ui.Center)
}

// paintWide paints a card as it lies in the list: what it costs and brings, then what
// it does.
func paintWide(p *ui.Painter, r ui.Rect, names *Names, c *Card, lift float32) {
	face := c.Card.Face()
	if c.Chosen {
		p.Sheet(r.Inset(-4), ui.Slip.In(ui.Accent).Of("card", int(c.Card)).Raised(-1))
	}
	p.Sheet(r, ui.Slip.In(paper).Of("card", int(c.Card)).Raised(lift))
	if c.Dear {
		p.Fade(0.5)
		p.Idle()
		defer p.Pop()
		defer p.Pop()
	}
	head, in := r.Inset(3).CutLeft(64, 10)
	p.Sheet(head, ui.Tag.In(heads[face.Good].Color).Of("head", int(c.Card)).Raised(-1))
	side := min(29, head.H*0.46)
	switch {
	case c.Price == 0:
		p.Art("empire/free", head.CX(), head.CY(), ui.ArtStyle{Scale: side / 17})
		p.Label("0", head, ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink, Carries: true}, ui.Center)
	case c.Price > 0:
		p.Art("empire/coin", head.CX(), head.CY(), ui.ArtStyle{Scale: side / 16})
		p.Label(ui.Digits(c.Price), head, ui.Type{Face: ui.Fredoka700, Size: 20, Color: ui.Ink, Carries: true}, ui.Center)
	}
	// What it brings stands beside what it does, or above it where the list has two
	// columns.
	what, does := in.Inset2(0, 1).CutLeft(in.W*0.32, 6)
	stacked, tight := in.W < 300, in.W < 220
	if stacked {
		what, does = in.Inset2(0, 2).CutTop((in.H-4)*0.33, 0)
	}
	goods := min(face.Count, 2)
	icons, name := what.CutTop(what.H*0.46, 0)
	if stacked {
		icons, name = what.CutLeft(34*float32(goods), 4)
	}
	for i := range goods {
		paintGood(p, face.Good, icons.X+16+34*float32(i), icons.CY(), min(34, icons.H))
	}
	if !tight { // else pictures and figures have to do
		p.Label(names.Goods[face.Good], name, ui.Type{Face: ui.Fredoka600, Size: 17, Color: ui.Ink, Carries: true}, ui.Left)
	}
	t := ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Second, Carries: true}
	join := names.Or
	if face.Join == empire.And {
		join = names.And
	}
	for i, act := range face.Acts {
		at := does.Row(i, len(face.Acts), 0)
		if i > 0 {
			w := p.Width(join, t) + 8
			p.Label(join, ui.Rect{X: at.X, Y: at.Y, W: w, H: at.H}, t, ui.Left)
			_, at = at.CutLeft(w, 0)
		}
		verb := names.Verbs[act.Verb]
		if tight {
			verb = ""
		}
		paintWideAct(p, at, verb, act, len(face.Acts) == 1, c.Struck == i+1)
	}
}

// paintWideAct paints one thing that a card in the list does, with its verb where there
// is room for one.
func paintWideAct(p *ui.Painter, r ui.Rect, verb string, act empire.Act, alone, struck bool) {
	all := r
	if struck {
		p.Fade(0.34)
		p.Idle()
	}
	s := min(1.2, r.H/36)
	paintAct(p, act.Verb, r.X+22*s, r.CY(), 0.84*s)
	_, r = r.CutLeft(44*s, 2)
	number := float32(24)
	if alone {
		number = 32
	}
	if act.Verb != empire.Found {
		t := ui.Type{Face: ui.Fredoka700, Size: number, Color: ui.Ink, Carries: true}
		w := p.Width(ui.Digits(act.N), t) + 6
		p.Label(ui.Digits(act.N), ui.Rect{X: r.X, Y: r.Y - 4, W: w, H: r.H + 8}, t, ui.Left)
		_, r = r.CutLeft(w, 0)
	}
	if t := p.Legible(ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink, Carries: true}); p.Width(verb, p.Fit(verb, t, r.W)) <= r.W {
		p.Label(verb, r, t, ui.Left)
	}
	if struck {
		p.Pop()
		p.Pop()
		p.Line(all.X+4, all.CY()+3, all.Right()-8, all.CY()-2, 3, ui.Ink)
	}
}

// largeSays is how high the line below the automaton's card is in the large layout.
const largeSays = 40

// paintLargeDeck paints how many cards the automaton has left, and the one it drew.
func paintLargeDeck(p *ui.Painter, plan *Plan, names *Names, d *Deck, still bool) {
	look := lookOf(d.Side)
	back := look.Ground.Mix(ui.Ink, 0.25)
	p.Sheet(plan.Deck, ui.Slip.In(back).Of("deck", 0).Painted(0.4))
	up, low := plan.Deck.Inset2(5, 6).CutTop((plan.Deck.H-12)*0.44, 0)
	p.Label(ui.Digits(d.Left), up, ui.Type{Face: ui.Fredoka700, Size: 30, Color: paper, Carries: true}, ui.Center)
	p.ParagraphMid(d.Words, low, ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: paper}, ui.Center)
	if d.Drawn.Card == 0 {
		return
	}
	at := plan.Drawn
	p.Fade(d.Flip)
	if in := plan.Shelf.Inset2(0, 8); d.Says != "" {
		says := ui.Rect{X: at.X, Y: in.Bottom() - largeSays, W: at.W, H: largeSays}
		at.Y = in.Y + (says.Y-in.Y-at.H)/2
		p.Label(d.Says, says, ui.Type{Face: ui.Nunito800, Size: 17, Color: paper, Carries: true}, ui.Center)
	}
	if !still {
		at = at.Move(-40*(1-ui.EaseOut(d.Flip)), 0)
	}
	paintWide(p, at, names, &d.Drawn, 0.3)
	p.Pop()
}

// largeStep is how high a strip of the automaton's reasons is in the large layout.
const largeStep = 142

// paintLargeSteps paints the last of the strips that fit, one below the other.
func paintLargeSteps(p *ui.Painter, plan *Plan, steps []Step, still bool) {
	r := plan.Steps
	n := plan.StepsShown()
	shown := len(steps)
	for shown > 0 && steps[shown-1].Shown <= 0 {
		shown--
	}
	first := max(0, shown-n)
	for i := first; i < shown; i++ {
		s := &steps[i]
		at := r.Grid(n, 1, 12).At(i-first).Inset2(8, 0)
		e := ui.EaseOut(s.Shown)
		p.Fade(e)
		if !still {
			at = at.Move(0, (1-e)*26)
		}
		paintStep(p, at, s, i, plan.Zoom)
		p.Pop()
	}
}

// LargeAnswer is a region in question as it lies in the list: its number, its name and
// what it changes; true when it is used.
func LargeAnswer(g *ui.Gui, id ui.ID, r ui.Rect, n int, text string, main bool) bool {
	used := g.Button(id, r, ui.Button{Main: main})
	g.P.On(ui.OverTop)
	rad := min(22, r.H*0.38)
	paintNumber(g.P, &Number{N: n, Tied: !main}, r.X+12+rad, r.CY(), rad, true)
	ink := ui.Ink
	if main {
		ink = ui.White
	}
	_, name := r.Inset2(12, 0).CutLeft(2*rad, 8)
	g.P.Label(text, name, ui.Type{Face: ui.Fredoka600, Size: ui.SizeRow, Color: ink, Carries: true}, ui.Center)
	g.P.Pop()
	return used
}
