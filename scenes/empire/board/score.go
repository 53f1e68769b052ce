package board

import (
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// maxLines is how many categories a score has at most.
const maxLines = 10

// SideScore is one seat's side of a score.
type SideScore struct {
	Seat rules.Seat
	// Name is "vous", "automate", a first name or that of a computer player.
	Name  string
	Total int
	// Turn says that it is its turn, Lead that it leads alone.
	Turn, Lead bool
	// Points are by line of the score; NoPoints where a line is not for it.
	Points [maxLines]int
	// Armies, Cities and Coins are what it has in hand.
	Armies, Cities, Coins int
}

// NoPoints is the value of a category that is not for a seat.
const NoPoints = -1 << 30

// Score is all players' points by where they come from.
type Score struct {
	Sides []SideScore
	// Lead is a sentence: "B mène d’un point".
	Lead string
	// Lines are the categories' names, Lit the one that would change now, -1 for
	// none.
	Lines []string
	Lit   int
	// Short leaves the place of the goods to the log.
	Short bool
}

// PaintScore paints the paper of points down to the upper edge of the goods.
func (q *Numbers) PaintScore(p *ui.Painter, plan *Plan, s *Score) {
	r := plan.Score
	if s.Short && !plan.View.Narrow {
		r.H = plan.Log.Y - 14 - r.Y
	}
	sheet(p, r, 61)
	n := min(len(s.Sides), empire.MostSeats)
	if n == 0 {
		return
	}
	k := plan.zoom()
	head := ui.Rect{X: r.X + 10, Y: r.Y + 10, W: r.W - 20, H: 24 * k}
	if m := plan.Menu; r.Contains(m.CX(), m.CY()) { // beside it
		head.W, head.H = m.X-8-head.X, m.H
	}
	p.Label(s.Lead, head, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}, ui.Center)
	top := head.Bottom() + 6*k
	if !plan.Large { // else they stand beside the map
		tiles := ui.Rect{X: r.X + 9, Y: top + 2, W: r.W - 18, H: min(90, r.H*0.26)}
		for i := range n {
			q.paintTile(p, tiles.Column(i, n, max(3, 12-2*float32(n))), i, &s.Sides[i], n > 2)
		}
		top = tiles.Bottom() + 6
	}
	end := r.Bottom() - 10
	if g := plan.Goods; !s.Short && g.X == r.X && g.Y > top && g.Y < end {
		end = g.Y - 4
	}
	lines := ui.Rect{X: r.X + 11, Y: top, W: r.W - 22, H: end - top}
	high := min(36*k, lines.H/float32(max(1, len(s.Lines))))
	// One size for all names, that of the longest, unless the others would lose
	// much: who asked for large letters gets what there is room for.
	text := ui.Type{Face: ui.Nunito800, Size: 16.5, Color: ui.Ink, Carries: true}
	text.Size = min(text.Size, (high-2)/p.TextScale)
	room := lines.W - 2*lineCell*k - 8
	if n != 2 {
		room = lines.W - min(40*k, lines.W*0.62/float32(n))*float32(n) - 10
	}
	common := text
	for _, name := range s.Lines {
		common = p.Fit(name, common, room)
	}
	if common.Size >= 0.8*text.Size {
		text = common
	}
	for l, name := range s.Lines {
		if l < maxLines {
			q.paintLine(p, ui.Rect{X: lines.X, Y: lines.Y + high*float32(l), W: lines.W, H: high - 1}, s, l, name, text, n, k)
		}
	}
}

// paintTile paints a seat's name and points.
func (q *Numbers) paintTile(p *ui.Painter, r ui.Rect, i int, t *SideScore, many bool) {
	if t.Turn {
		p.Sheet(r.Inset(-2.5), ui.Sheet{Color: ui.Ink, Radius: 11, Waver: 0.9, Seed: 71 + i, Lift: -1, NoRim: true})
	}
	in := r
	if t.Turn {
		in = r.Inset(2)
	}
	look := grounded(p, in, t.Seat, 9, 71+i, -1)
	value, rolled := q.show(i, rollLines-1, t.Total)
	number := ui.Type{Face: ui.Fredoka700, Size: 46, Color: look.TextOn, Carries: true}
	if many {
		seatSign(p, t.Seat, r.CX(), r.Y+r.H*0.23, r.H*0.34)
		paintName(p, ui.Rect{X: r.X + 2, Y: r.Y + r.H*0.4, W: r.W - 4, H: r.H * 0.22}, t.Name, look.TextOn)
		number.Size = 26
		rollIn(p, value, rolled, ui.Rect{X: r.X, Y: r.Y + r.H*0.6, W: r.W, H: r.H * 0.36}, number, ui.Center)
		if t.Lead {
			p.Art("brutal/crown", r.CX(), r.Y-1, ui.ArtStyle{Height: 17})
		}
		return
	}
	seatSign(p, t.Seat, r.X+18, r.Y+r.H*0.27, r.H*0.33)
	name := ui.Type{Face: ui.Fredoka600, Size: 18, Color: look.TextOn}
	if p.Width(t.Name, name) > r.W-36 {
		name = p.AtMost(name, 1) // as small as usual, and no smaller
	}
	name = p.Fit(t.Name, name, r.W-36)
	p.Label(p.Ellipsis(t.Name, name, r.W-36), ui.Rect{X: r.X + 32, Y: r.Y + 4, W: r.W - 36, H: r.H * 0.42}, name, ui.Left)
	box := ui.Rect{X: r.X + 6, Y: r.Y + r.H*0.4, W: r.W - 12, H: r.H * 0.56}
	if t.Lead {
		box.W -= 28
		p.Art("brutal/crown", r.Right()-19, r.Y+r.H*0.68, ui.ArtStyle{Height: 22})
	}
	rollIn(p, value, rolled, box, number, ui.Center)
}

// paintName paints a name that has room: where it has none, the sign beside it has to do.
func paintName(p *ui.Painter, r ui.Rect, name string, c ui.Color) {
	t := p.Fit(name, p.AtMost(ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: c}, 1), r.W)
	if p.Width(name, t) <= r.W {
		p.Label(name, r, t, ui.Center)
	}
}

// rollAlpha is how opaque a number is that rolls in: it is never gone, since a
// large change goes through many numbers.
func rollAlpha(e float32) float32 { return 0.6 + 0.4*e }

// rollIn paints a number that comes in from below.
func rollIn(p *ui.Painter, value int, rolled float32, r ui.Rect, t ui.Type, align ui.Align) {
	if rolled >= 1 {
		p.Label(ui.Digits(value), r, t, align)
		return
	}
	e := ui.EaseOut(rolled)
	p.Fade(rollAlpha(e))
	p.Label(ui.Digits(value), r.Move(0, (1-e)*r.H*0.22), t, align)
	p.Pop()
}

// lineCell is the width of a number at either end of a line, for two seats.
const lineCell = 46

// pointsInk is a seat's colour for numbers on paper, a little darker than its
// ground.
func pointsInk(look *ui.SeatStyle) ui.Color { return look.Ground.Mix(ui.Ink, 0.16) }

// paintLine paints one category: with two seats its name in the middle, else at
// the left.
func (q *Numbers) paintLine(p *ui.Painter, r ui.Rect, s *Score, l int, name string, text ui.Type, n int, k float32) {
	if s.Lit == l {
		p.Sheet(r, ui.Sheet{Color: ui.Hex(0xECC7C6), Radius: 8, Waver: 0.4, Seed: l, Lift: -1, NoRim: true})
	} else if l%2 == 0 {
		p.Sheet(r, ui.Sheet{Color: ui.Hex(0xE9E3D6), Radius: 8, Waver: 0.4, Seed: l, Lift: -1, NoRim: true})
	}
	best, at := 0, -1
	for i := range n {
		if v := s.Sides[i].Points[l]; v > best {
			best, at = v, i
		} else if v == best {
			at = -1
		}
	}
	cell := lineCell * k
	names := ui.Rect{X: r.X + cell + 4, Y: r.Y, W: r.W - 2*cell - 8, H: r.H}
	align := ui.Center
	if n != 2 {
		cell = min(40*k, r.W*0.62/float32(n))
		names = ui.Rect{X: r.X + 8, Y: r.Y, W: r.W - cell*float32(n) - 10, H: r.H}
		align = ui.Left
	}
	p.Label(name, names, text, align)
	for i := range n {
		c := ui.Rect{X: r.Right() - cell*float32(n-i), Y: r.Y, W: cell, H: r.H}
		if n == 2 && i == 0 {
			c.X = r.X
		}
		v := s.Sides[i].Points[l]
		if v == NoPoints {
			p.Label("–", c, ui.Type{Face: ui.Fredoka600, Size: 19, Color: ui.Second}, ui.Center)
			continue
		}
		look := lookOf(empire.Side(s.Sides[i].Seat))
		ink := pointsInk(look)
		if look.Edge.A > 0 {
			ink = ui.Ink
		}
		if i == at && best > 0 {
			pill := ui.Centered(c.CX(), c.CY(), min(42*k, c.W-3), min(24*k, c.H-3))
			if look.Edge.A > 0 {
				p.Sheet(pill.Inset(-1.2), ui.Sheet{Color: look.Edge, Radius: 13, Lift: -1, NoRim: true})
			}
			p.Sheet(pill, ui.Sheet{Color: look.Ground, Radius: 12, Lift: -1, NoRim: true})
			ink = look.TextOn
		}
		shown, rolled := q.show(i, l, v)
		rollIn(p, shown, rolled, ui.Centered(c.CX(), c.CY(), c.W-6, min(22*k, c.H)), ui.Type{Face: ui.Fredoka700, Size: 19, Color: ink, Carries: true}, ui.Center)
	}
}

// Stock is one good of a seat: how many it has and how many bring the next
// points.
type Stock struct {
	Good       empire.Good
	Have, Next int
	// Lit says that the card under the hand would bring more of it.
	Lit bool
}

// Stocks is the paper of a seat's goods.
type Stocks struct {
	Title string
	Goods [empire.Kinds]Stock
	// Jokers is how many jokers there are; they are shown beside the title.
	Jokers int
}

// PaintGoods paints a seat's goods.
func PaintGoods(p *ui.Painter, plan *Plan, s *Stocks) {
	r := plan.Goods
	k := plan.zoom()
	if plan.View.Narrow || plan.Large {
		sheet(p, r, 81)
	}
	title, rest := r.Inset2(14, 4).CutTop(24*k, 0)
	jokers := min(s.Jokers, 3)
	w := title.W - 22*k*float32(jokers)
	p.Label(s.Title, ui.Rect{X: title.X + 2, Y: title.Y, W: w, H: title.H}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Left)
	for i := range jokers {
		paintGood(p, empire.Wild, title.Right()-10-22*k*float32(i), title.CY(), 20*k)
	}
	for i := range s.Goods {
		g := &s.Goods[i]
		c := rest.Column(i, empire.Kinds, 2)
		if g.Lit {
			p.Sheet(c.Inset2(0, 0), ui.Sheet{Color: ui.Hex(0xECC7C6), Radius: 8, Waver: 0.6, Seed: i, Lift: -1, NoRim: true})
		}
		up, low := c.CutTop(c.H*0.56, 0)
		paintGood(p, g.Good, c.CX(), up.CY(), min(25*k, up.H))
		t := ui.Type{Face: ui.Fredoka600, Size: 17, Color: ui.Ink, Carries: true}
		if g.Have == 0 {
			t.Color = ui.Hex(0x45434F)
		}
		fraction(p, low, g.Have, g.Next, t)
	}
}

// fraction paints "3/4" in the middle of a box; only "3" when next is 0.
func fraction(p *ui.Painter, r ui.Rect, have, next int, t ui.Type) {
	if next == 0 {
		p.Label(ui.Digits(have), r, t, ui.Center)
		return
	}
	size := min(t.Size, r.H*0.9/p.TextScale)
	t.Size = size
	w := p.Width(ui.Digits(have), t) + p.Width("/", t) + p.Width(ui.Digits(next), t)
	if room := r.W - 6; w > room {
		t.Size *= room / w
		w = room
	}
	x, y := r.CX()-w/2, r.CY()+t.Size*p.TextScale*0.35
	for _, part := range [3]string{ui.Digits(have), "/", ui.Digits(next)} {
		p.Text(part, x, y, t, ui.Left)
		x += p.Width(part, t)
	}
}

// PaintHand paints what all players have left: armies, cities, coins.
func (q *Numbers) PaintHand(p *ui.Painter, plan *Plan, title string, s *Score) {
	r := plan.Hand
	sheet(p, r, 91)
	grow := plan.zoom()
	top, rest := r.Inset2(11, 8).CutTop(26*grow, 2)
	p.Label(title, ui.Rect{X: top.X + 5, Y: top.Y, W: top.W - 10, H: top.H}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Left)
	n := min(len(s.Sides), empire.MostSeats)
	if n == 0 {
		return
	}
	rest.H = max(60, min(rest.H-54, 190))
	switch {
	case plan.Large:
		rest.H = r.Bottom() - 10 - rest.Y
	case plan.View.Narrow:
		rest.H = max(60, r.Bottom()-54-rest.Y)
	}
	if n <= 2 {
		for i := range n {
			t := &s.Sides[i]
			c := rest.Column(i, n, 6)
			look := lookOf(empire.Side(t.Seat))
			p.Sheet(c, ui.Sheet{Color: paper.Mix(look.Color, 0.16), Radius: 11, Waver: 0.7, Seed: 92 + i, Lift: -1, NoRim: true})
			head := c.Row(0, 4, 0)
			p.Sign(t.Seat, c.X+20*grow, head.CY()+2, 20*grow, false)
			p.Label(t.Seat.Letter(), ui.Rect{X: c.X + 34*grow, Y: head.Y + 2, W: 24 * grow, H: head.H}, ui.Type{Face: ui.Fredoka700, Size: 18, Color: ui.Ink}, ui.Left)
			for k := range 3 {
				row := c.Row(k+1, 4, 0)
				q.paintStore(p, ui.Rect{X: c.X + 8, Y: row.Y, W: c.W - 12, H: row.H}, i, k, t, grow)
			}
		}
		return
	}
	for i := range n {
		t := &s.Sides[i]
		row := rest.Row(i, n, 2)
		look := lookOf(empire.Side(t.Seat))
		p.Sheet(row, ui.Sheet{Color: paper.Mix(look.Color, 0.16), Radius: 8, Waver: 0.6, Seed: 92 + i, Lift: -1, NoRim: true})
		p.Sign(t.Seat, row.X+15, row.CY(), min(26, row.H), true)
		for k := range 3 {
			c := ui.Rect{X: row.X + 30, Y: row.Y, W: row.W - 32, H: row.H}.Column(k, 3, 2)
			q.paintStore(p, c, i, k, t, grow)
		}
	}
}

// paintStore paints the armies, cities or coins that a seat has in hand.
func (q *Numbers) paintStore(p *ui.Painter, r ui.Rect, i, what int, t *SideScore, grow float32) {
	look := lookOf(empire.Side(t.Seat))
	s := min(1.05*grow, r.H/28)
	value := [3]int{t.Armies, t.Cities, t.Coins}[what]
	x := r.X + 20*min(grow, s+0.1)
	switch what {
	case 0:
		paintCube(p, look, x-1, r.CY()+2*s, s, false)
	case 1:
		paintCity(p, look, x, r.CY(), 0.92*s, false)
	case 2:
		paintCoin(p, x, r.CY(), 13*s, -1)
	}
	shown, rolled := q.show(i, maxLines+what, value)
	left := x + 20*min(grow, s+0.1)
	rollIn(p, shown, rolled, ui.Rect{X: left, Y: r.Y, W: max(8, r.Right()-left), H: r.H}, ui.Type{Face: ui.Fredoka700, Size: 26, Color: ui.Ink, Carries: true}, ui.Left)
}
