package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// maxAwards is how many awards are given at most. As many stand in a row as have at
// least leastAward each, in units at usual texts; more that have not stand in two rows.
const (
	maxAwards  = 4
	leastAward = 200
)

// ceremony is the picture of the results: who did what best, and the sea over the turns.
type ceremony struct {
	k      *kit.Kit
	told   *history.History
	awards []history.Award
	layers [][]float32
	m      *game.Map
	board  *board.Board
	cells  []board.Cell
	ticks  int
	order  []rules.Seat // by rank: the lowest layer is the best
}

// awarded are the pictures of the results that are the game's own: the awards, a click
// on which leads to its moment, and the sea over the turns.
func awarded(k *kit.Kit, h shared.History[*game.View], start play.Start) (awards func(g *ui.Gui, r ui.Rect, open bool) int, course func(g *ui.Gui, r ui.Rect)) {
	told := h.(*history.History)
	c := &ceremony{k: k, told: told, awards: told.Awards(), layers: told.Layers(), order: told.Ranked()}
	c.awards = c.awards[:min(len(c.awards), maxAwards)]
	c.m, _ = game.FindMap(game.Game.Value(start.Setup, game.OptionMap))
	name := func(p rules.Seat) string {
		if p < 0 || int(p) >= len(start.Chairs) {
			return ""
		}
		if chair := &start.Chairs[p]; chair.Name != "" || chair.Person() {
			return k.PersonName(chair.Name, p)
		}
		return k.Say(history.NameOf(p))
	}
	awards = func(g *ui.Gui, r ui.Rect, open bool) int { return c.paint(g, r, name, open) }
	return awards, func(g *ui.Gui, r ui.Rect) { c.sea(g.P, r) }
}

// Times of the ceremony, in ticks.
const (
	fallTicks = 250 * input.TicksPerSecond / 1000
	fallApart = 400 * input.TicksPerSecond / 1000
)

// beforeAward is how many views before the moment of an award its replay begins: one
// sees it come.
const beforeAward = 6

// idAward names the card of an award.
func idAward(i int) ui.ID { return ui.ID{Name: "award", N: i} }

// paint paints the awards, which fall in one by one. It answers the position of the
// replay at which the award that was clicked begins, or -1.
func (c *ceremony) paint(g *ui.Gui, r ui.Rect, name func(rules.Seat) string, open bool) int {
	chosen := -1
	c.ticks++
	boxes := c.places(g.P, r, name)
	// What the cards say has one size on all of them.
	notes, names := g.P.Group(ui.SmallStrong), g.P.Group(ui.Heading)
	for i := range c.awards {
		a, wide := &c.awards[i], wordsIn(boxes[i], g.P.TextScale).W
		_, counts, more := c.said(a, name)
		notes.Line(counts, wide)
		notes.Line(more, wide)
		names.Line(name(a.Seat), wide-46)
	}
	for i := range c.awards {
		u := float32(1)
		if g.Motion != ui.Reduced {
			u = max(0, min(1, float32(c.ticks-20-i*fallApart)/fallTicks))
		}
		if u <= 0 {
			continue
		}
		g.P.Fade(u)
		g.P.Transform(0, -40*(1-ui.EaseOut(u)), 0, 1)
		box := boxes[i]
		var use ui.Use
		if open {
			use = g.Item(idAward(i), box, false)
			g.Tip(use, box, c.k.Say(words.ResultsReplay()))
			if use.Clicked {
				chosen = max(0, c.awards[i].At-beforeAward) / stride
			}
		}
		c.card(g, box, &c.awards[i], name, notes.Type, names.Type)
		if open {
			scene, _ := parts(box, g.P.TextScale)
			corner := ui.Centered(scene.Right()-20, scene.Y+20, 34, 34)
			ink := ui.Second
			if use.Focus {
				ink = ui.AccentInk
			}
			g.P.Disc(corner.CX(), corner.CY(), 17, 17, ui.Sheet{Color: ui.Paper, Lift: 0.1})
			g.P.Icon("icons/film", corner.Inset(6), ink)
		}
		g.P.Pop()
		g.P.Pop()
	}
	return chosen
}

// places are where the cards of the awards are: side by side, in two columns where they
// would be too narrow for that, or one below the other in a high room.
func (c *ceremony) places(p *ui.Painter, r ui.Rect, name func(rules.Seat) string) (cards [maxAwards]ui.Rect) {
	n := len(c.awards)
	narrow := n > 2 && r.W/float32(max(1, n)) < leastAward*p.TextScale
	high := r.H > 0.7*r.W && c.crowded(p, r.Column(0, max(1, n), ui.Gap).W-2*cardEdge, name)
	for i := range n {
		switch {
		case narrow && r.W > r.H:
			cards[i] = r.Grid(n, 2, ui.Gap).At(i)
		case high:
			cards[i] = r.Row(i, n, ui.Gap)
		default:
			cards[i] = r.Column(i, n, ui.Gap)
		}
	}
	return cards
}

// crowded reports whether the text of some card is far too wide for a width.
func (c *ceremony) crowded(p *ui.Painter, wide float32, name func(rules.Seat) string) bool {
	for i := range c.awards {
		if _, counts, more := c.said(&c.awards[i], name); max(p.Width(counts, ui.SmallStrong), p.Width(more, ui.SmallStrong)) > wide*1.3 {
			return true
		}
	}
	return false
}

// said is an award in words: its title, what its figure counts, and more.
func (c *ceremony) said(a *history.Award, name func(rules.Seat) string) (title, counts, more string) {
	k, other := c.k, name(a.Other)
	switch a.Kind {
	case history.MostEaten:
		return k.Say(words.AquariomAwardMost()), k.Say(words.AquariomAwardMostCount(a.Figure)), k.Say(words.AquariomAwardMostNote(a.Count, other))
	case history.CruellestBite:
		return k.Say(words.AquariomAwardBite()), k.Say(words.AquariomAwardBiteCount()), k.Say(words.AquariomAwardBiteNote(a.Count, other, c.told.Clock(a.Turn)))
	case history.LongestFlight:
		if a.Count > 0 {
			more = k.Say(words.AquariomAwardFlightCaught(c.told.Clock(a.Turn)))
		} else {
			more = k.Say(words.AquariomAwardFlightFree(c.told.Clock(a.Turn)))
		}
		return k.Say(words.AquariomAwardFlight()), k.Say(words.AquariomAwardFlightCount(c.figure(a), other)), more
	}
	return k.Say(words.AquariomAwardDaring()), k.Say(words.AquariomAwardDaringCount()), k.Say(words.AquariomAwardDaringNote(other, c.told.Clock(a.Turn)))
}

// figure is by how much somebody has an award: a flight in seconds.
func (c *ceremony) figure(a *history.Award) int {
	if a.Kind == history.LongestFlight {
		return c.told.Seconds(a.Figure)
	}
	return a.Figure
}

// cardEdge is the paper about a card's scene, in units of the design.
const cardEdge = 9

// parts are the scene of a card and its words: in a low card side by side.
func parts(r ui.Rect, text float32) (scene, said ui.Rect) {
	in := r.Inset(cardEdge)
	if in.W > 1.4*in.H {
		return in.CutLeft(min(in.H, in.W*0.42), 8)
	}
	return in.CutTop(in.H*0.43/max(1, text), 6)
}

// wordsIn returns where the words of a card stand.
func wordsIn(r ui.Rect, text float32) ui.Rect {
	_, said := parts(r, text)
	return said
}

// card paints one award.
func (c *ceremony) card(g *ui.Gui, r ui.Rect, a *history.Award, name func(rules.Seat) string, notes, t ui.Type) {
	p := g.P
	p.Sheet(r, ui.Panel.Of("award", int(a.Kind)))
	scene, in := parts(r, p.TextScale)
	c.scene(g, scene, a)
	title, counts, more := c.said(a, name)
	// Where texts are large the air between them gives way first.
	row := in.H / (4.9 + 0.4*max(0, 1-4*(p.TextScale-1)))
	line, in := in.CutTop(row, 0)
	p.Label(title, line, ui.Subheading, ui.Center)
	line, in = in.CutTop(row, 0)
	who := name(a.Seat)
	w := p.Width(who, t)
	x := line.CX() - (w+38)/2
	p.Sign(a.Seat, x+14, line.CY(), min(32, line.H*1.16), true)
	p.Label(who, ui.Rect{X: x + 38, Y: line.Y, W: w + 1, H: line.H}, t, ui.Left)
	line, in = in.CutTop(row*1.3, 0)
	p.Label(c.k.Say(words.AquariomNumber(c.figure(a))), line, ui.SheetTitle, ui.Center)
	line, in = in.CutTop(row*0.8, 0)
	if p.Thumb > 0 {
		// Letters that a phone raises may need a second line, or be left to the scene.
		both := ui.Rect{X: line.X, Y: line.Y, W: line.W, H: in.Bottom() - line.Y}
		if said := c.k.Join(counts, "\n", more); p.TextHeight(said, p.Legible(notes), both.W) <= both.H {
			p.ParagraphMid(said, both, notes, ui.Center)
		} else {
			p.ParagraphMid(counts, both, notes, ui.Center)
		}
		return
	}
	p.Label(counts, line, notes, ui.Center)
	p.Label(more, in, notes.With(ui.Second), ui.Center)
}

// scene paints the moment of an award, as it was right before.
func (c *ceremony) scene(g *ui.Gui, r ui.Rect, a *history.Award) {
	if c.board == nil {
		c.board = board.New()
	}
	f := board.Frame{Area: r, MapW: 1, MapH: 1, Still: true, Seconds: 8}
	c.cells = c.cells[:0]
	if c.m != nil {
		f.MapW, f.MapH = c.m.Width, c.m.Height
		laws := game.Laws{Map: c.m}
		for i := range a.Scene {
			q := &a.Scene[i]
			cell := board.Cell{ID: int(q.ID), Seat: q.Owner, X: q.At.X, Y: q.At.Y, R: laws.Radius(q.Mass), Mass: int(q.Mass + 0.5), Quiet: true}
			if q.ID == a.Who {
				f.Camera = board.Camera{X: cell.X, Y: cell.Y, Height: 4.2 * cell.R * max(1, r.H/r.W)}
			}
			c.cells = append(c.cells, cell)
		}
		c.both(&f, a)
	}
	if len(c.cells) == 0 || f.Camera.Height == 0 {
		f.Camera = board.Camera{X: f.MapW / 2, Y: f.MapH / 2, Height: 400}
	}
	f.Cells = c.cells
	c.board.Paint(g, &f)
}

// bitten is how much of a cell that is eaten lies in its eater when that is shown, as a
// share of its radius: enough to see the bite, and whose it is.
const bitten = 0.5

// both makes the camera show who did it and the nearest cell to whom it was done, which
// is shown as it is drawn in: a moment later it lies under its eater.
func (c *ceremony) both(f *board.Frame, a *history.Award) {
	var who, other *board.Cell
	for i := range c.cells {
		if c.cells[i].ID == int(a.Who) {
			who = &c.cells[i]
		}
	}
	for i := range c.cells {
		o := &c.cells[i]
		if who != nil && o.Seat == a.Other && (other == nil || hypot(o.X-who.X, o.Y-who.Y) < hypot(other.X-who.X, other.Y-who.Y)) {
			other = o
		}
	}
	if other == nil {
		return
	}
	d := hypot(other.X-who.X, other.Y-who.Y)
	if apart := who.R + (1-bitten)*other.R; d < apart {
		dx, dy := float32(1), float32(0)
		if d > 0 {
			dx, dy = (other.X-who.X)/d, (other.Y-who.Y)/d
		}
		other.X, other.Y, d = who.X+dx*apart, who.Y+dy*apart, apart
	}
	wide := d + who.R + other.R
	f.Camera.X, f.Camera.Y = (who.X+other.X)/2, (who.Y+other.Y)/2
	f.Camera.Height = 1.15 * max(2*max(who.R, other.R)+abs(other.Y-who.Y), wide*f.Area.H/max(1, f.Area.W))
}

// sea paints each player's share of the sea over the turns, the best at the bottom.
func (c *ceremony) sea(p *ui.Painter, r ui.Rect) {
	p.Sheet(r, ui.Panel.Of("sea", 0))
	in := r.Inset2(ui.GapWide, 12)
	title, small := p.AtMost(ui.Subheading, 1.4), p.AtMost(ui.Small, 1.4)
	said, lead := c.k.Say(words.AquariomAwardSea()), p.Lead(title)
	if p.Thumb > 0 {
		lead = max(lead, p.TextHeight(said, p.Legible(title), in.W))
	}
	head, in := in.CutTop(lead, 4)
	p.Caption(said, head, title, ui.Left)
	foot := p.Lead(small)
	in, axis := in.CutTop(in.H-foot, 0)
	in.W -= 44
	n := len(c.layers)
	if n < 2 || in.H < 8 {
		return
	}
	p.Fill(in, sand)
	wide := in.W / float32(n)
	for i, m := range c.layers {
		y := in.Bottom()
		for _, q := range c.order {
			h := m[q] * in.H
			p.Fill(ui.Rect{X: in.X + float32(i)*wide, Y: y - h, W: wide + 0.6, H: h}, ui.SeatLook(q).Color)
			y -= h
		}
	}
	// Signs at the end, pushed apart.
	const apart = 18
	y, last := in.Bottom(), in.Bottom()+apart
	for _, q := range c.order {
		h := c.layers[n-1][q] * in.H
		at := min(y-h/2, last-apart)
		y, last = y-h, at
		if at > in.Y-6 {
			p.Sign(q, in.Right()+16, at, 16, false)
		}
	}
	p.Label(history.Clock(0, 0), ui.Rect{X: in.X, Y: axis.Y, W: in.W / 2, H: foot}, small, ui.Left)
	p.Label(c.k.Say(c.told.Last()), ui.Rect{X: in.CX(), Y: axis.Y, W: in.W / 2, H: foot}, small, ui.Right)
}
