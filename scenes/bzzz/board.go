package bzzz

import (
	bots "ludotheque/ai/bzzz"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// How a press on the board is told from a drag and from a long press.
const (
	dragUnits = 9
	longTicks = 27
)

// board paints the board and lets the pointer play on it.
func (s *Scene) board() {
	f := &s.frame
	f.Board, f.View = s.lay.board, s.v
	f.Camera = meadow.Camera{}
	f.Owner = s.eyes
	f.Open = s.v.Result != nil
	f.Names = true
	f.Tick++
	f.Still = s.k.Prefs.Motion == ui.Reduced
	f.Selected, f.Hot = s.sel, -1
	f.Legal, f.Next, f.Cursor = nil, nil, nil
	f.Odds, f.Threads, f.Marked = nil, s.threads, s.log.marked(s)
	f.Dim, f.Foot, f.Holes, f.Links = 0, 0, nil, nil
	s.stage.paint(f, s.v)
	if s.fight != nil {
		s.fight.frame(s, f)
	} else if s.onBoard() || s.menu.open || s.aside {
		s.point(f)
		if s.sel >= 0 && s.run == runNone {
			f.Legal = s.legal
			if s.hasNext {
				f.Next = &s.next
			}
			s.showOdds(f)
		}
		if s.keyed && !s.aside && s.run == runNone {
			f.Cursor = &s.cursor
		}
	}
	s.ground.Paint(s.g, f)
	s.spots(f)
	s.explain(f)
	s.sayRefusal(f)
	s.paintMenu(f)
}

// spots notes where a pointer finds the own bees, and where the one in the hand
// may go, numbered row after row.
func (s *Scene) spots(f *meadow.Frame) {
	if !s.mine() || s.run != runNone {
		return
	}
	side := s.ground.CellSide(f)
	for i := range s.v.Bees {
		if b := &s.v.Bees[i]; b.Owner == s.eyes && !b.KO() {
			x, y := s.ground.At(f, float32(b.X), float32(b.Y))
			s.g.Spot(ui.ID{Name: "bee", N: i}, ui.Centered(x, y, side, side))
		}
	}
	for _, c := range f.Legal {
		x, y := s.ground.At(f, float32(c.X), float32(c.Y))
		s.g.Spot(ui.ID{Name: "cell", N: c.Y*s.v.Params.Cells + c.X}, ui.Centered(x, y, side, side))
	}
}

// explain says what lies under a pointer that rests on the board.
func (s *Scene) explain(f *meadow.Frame) {
	c, on := s.hover, s.over
	if f.Cursor != nil && s.onBoard() {
		// Keys and pads explain what they walked to, never what is in the hand.
		c = *f.Cursor
		at := s.v.BeeAt(c.X, c.Y)
		on = at != s.sel && (at >= 0 || s.v.FlowerAt(c.X, c.Y) >= 0)
	}
	if !on || s.drag.on || s.fight != nil || len(f.Odds) > 0 || s.refused.left > 0 {
		return
	}
	key := oddsKey{step: s.m.Steps(), cell: c}
	if key != s.tipAt || s.tipOf != s.v {
		s.tipAt, s.tipOf, s.tip = key, s.v, s.describe(c)
	}
	x, y := s.ground.At(f, float32(c.X), float32(c.Y))
	side := s.ground.CellSide(f)
	s.g.Tip(ui.Use{Over: true}, ui.Centered(x, y, side, side), s.tip)
}

// describe puts a cell into words: its bee, its flower, whose zone it is.
func (s *Scene) describe(c meadow.Cell) string {
	v := s.v
	if at := v.BeeAt(c.X, c.Y); at >= 0 {
		b := &v.Bees[at]
		text := s.say(phrase{key: theKeys[b.Kind], x: meadow.Name(b)}) + "\n" + s.word(tipKeys[b.Kind])
		switch {
		case b.KO():
			text += "\n" + s.say(phrase{key: "bzzz.tip.ko", n: v.KOLeft(at)})
		case b.Nectar.Known():
			text += "\n" + s.say(phrase{key: "bzzz.tip.load", n: b.Nectar.Lo, m: b.Kind.Capacity()})
		default:
			text += "\n" + s.say(phrase{key: "bzzz.tip.load.hidden", y: s.span(b.Nectar)})
		}
		return text
	}
	if f := v.FlowerAt(c.X, c.Y); f >= 0 {
		n := v.Flowers[f].Nectar
		switch {
		case n.Hi == 0:
			return s.word("bzzz.tip.flower.empty")
		case n.Known():
			return s.say(phrase{key: "bzzz.tip.flower.known", n: n.Lo}) + "\n" + s.word("bzzz.tip.flower.mirror")
		}
		return s.say(phrase{key: "bzzz.tip.flower", y: s.span(n)}) + "\n" + s.word("bzzz.tip.flower.mirror")
	}
	p := v.Zone(c.X, c.Y)
	switch {
	case p < 0 || s.sel >= 0:
		return ""
	case p == s.eyes:
		return s.word("bzzz.tip.home")
	}
	return s.say(phrase{key: "bzzz.tip.zone", x: s.lettered(p)})
}

// point lets the pointer play on the board.
func (s *Scene) point(f *meadow.Frame) {
	h := s.g.Hands()
	in := s.k.Env.Hands.Frame()
	c, on := s.ground.CellAt(f, h.X, h.Y)
	if s.menu.open {
		on = false
	}
	s.over, s.hover = on && !s.keyed, c
	s.hot = -1
	if s.over {
		if at := s.v.BeeAt(c.X, c.Y); at >= 0 && at != s.sel {
			s.hot = at
		}
		if h.Moved && s.g.Tick() > 1 {
			s.g.Focus(ui.ID{}) // what was pointed at before is left
			s.aside = false
		}
	}
	f.Hot = s.hot
	d := &s.drag
	switch {
	case on && in.Pointer.Pressed.Has(input.MouseRight):
		if at := s.v.BeeAt(c.X, c.Y); at >= 0 && s.v.Bees[at].Owner == s.eyes || s.isHive(c) {
			s.openMenu(c)
		} else {
			s.pick(s, -1)
		}
	case on && h.Pressed:
		*d = drag{on: true, bee: -1, cell: c, x: h.X, y: h.Y}
		s.cursor = c
		if at := s.v.BeeAt(c.X, c.Y); at >= 0 && s.v.Bees[at].Owner == s.eyes && s.aim == "" {
			d.bee, d.fresh = at, at != s.sel
			if d.fresh {
				s.pick(s, at)
			}
		}
	case d.on && h.Down:
		d.ticks++
		d.moved = d.moved || max(h.X-d.x, d.x-h.X, h.Y-d.y, d.y-h.Y) > dragUnits
		if d.bee >= 0 && d.moved && d.bee < len(f.Bees) {
			s.carry(f, d.bee, h.X, h.Y)
		}
		if d.bee >= 0 && !d.moved && d.ticks == longTicks && in.Pointer.Touch {
			d.on = false
			s.openMenu(d.cell)
		}
	case d.on:
		d.on = false
		if !h.Released || !on {
			break
		}
		s.cursor = c
		switch {
		case d.bee >= 0 && d.moved && c != d.cell:
			if s.mine() {
				s.command(c, true)
			} else {
				s.refuseAt(game.ErrNotYourTurn, d.bee, c)
			}
		case d.bee >= 0 && d.fresh:
		case d.bee < 0 && s.sel < 0 && s.v.BeeAt(c.X, c.Y) < 0 && !s.isHive(c):
		default:
			s.act(c, false)
		}
	}
}

// carry shows a bee in the hand that drags it.
func (s *Scene) carry(f *meadow.Frame, bee int, x, y float32) {
	p := &f.Bees[bee]
	x0, y0 := s.ground.At(f, 0, 0)
	side := s.ground.CellSide(f)
	p.X, p.Y = (x-x0)/side, (y-y0)/side
	p.Lift = 1
}

// showOdds puts a bubble at each bee that would fight if the bee in the hand
// went where the pointer or the cursor is.
func (s *Scene) showOdds(f *meadow.Frame) {
	c := s.cursor
	if !s.keyed {
		if !s.over {
			return
		}
		c = s.hover
	}
	key := oddsKey{bee: s.sel, step: s.m.Steps(), cell: c}
	if key != s.oddsAt {
		s.oddsAt = key
		s.odds = s.odds[:0]
		for _, l := range s.legal {
			if l == c {
				for _, fi := range s.v.FightsAfter(s.sel, c.X, c.Y) {
					s.odds = append(s.odds, meadow.Odds{Bee: fi.Bee, Num: fi.Num, Den: fi.Den, Words: s.chances(fi.Num, fi.Den)})
				}
			}
		}
	}
	f.Odds = s.odds
}

// chances is odds in words: "5 chances out of 6".
func (s *Scene) chances(n, m int) string { return s.say(phrase{key: "bzzz.odds", n: n, m: m}) }

// sayRefusal writes why something was refused, where it was tried, or that an
// order stands.
func (s *Scene) sayRefusal(f *meadow.Frame) {
	r := &s.refused
	if r.left == 0 {
		return
	}
	r.left--
	p := s.g.P
	x, y := s.ground.At(f, float32(r.cell.X), float32(r.cell.Y))
	t := ui.SmallStrong.Sized(17)
	words := s.say(r.said)
	w := min(float32(330), p.Width(words, t)+34)
	h := p.TextHeight(words, t, w-30) + 16
	half := s.ground.CellSide(f) * 0.6
	box := ui.Rect{X: x - w/2, Y: y - half - h - 8, W: w, H: h}
	if box.Y < f.Board.Y+4 {
		box.Y = y + half + 8
	}
	// It leaves the papers beside the board alone.
	box.X = max(f.Board.X+4, min(f.Board.Right()-w-4, box.X))
	box.X = max(8, min(p.View().W-w-8, box.X))
	p.On(ui.Top)
	p.Fade(min(1, float32(r.left)/20))
	paper, ink := ui.Ink, ui.White
	if r.fine {
		paper, ink = ui.White, ui.Ink
	}
	p.Sheet(box, ui.Sheet{Color: paper, Radius: 8, Waver: 0.7, Seed: 5, Lift: 0.6})
	p.Paragraph(words, ui.Rect{X: box.X + 15, Y: box.Y + 8, W: box.W - 30, H: box.H - 14}, t.With(ink), ui.Left)
	p.Pop()
	p.Pop()
}

// menu is the small menu at a bee or at the hive.
type menu struct {
	open bool
	cell meadow.Cell
	bee  int // -1: the hive
	age  int
}

// openMenu opens the menu of a bee or of the own hive.
func (s *Scene) openMenu(c meadow.Cell) {
	if !s.mine() {
		s.refuseAt(game.ErrNotYourTurn, -1, c)
		return
	}
	at := s.v.BeeAt(c.X, c.Y)
	switch {
	case at >= 0 && s.v.Bees[at].Owner == s.eyes:
		s.pick(s, at)
		s.menu = menu{open: true, cell: c, bee: at}
	case s.isHive(c):
		s.menu = menu{open: true, cell: c, bee: -1}
	case s.sel >= 0:
		b := &s.v.Bees[s.sel]
		s.menu = menu{open: true, cell: meadow.Cell{X: b.X, Y: b.Y}, bee: s.sel}
	case at < 0:
		// Nothing is in the hand: what can be done from afar is to lay.
		x, y := s.v.Hive(s.eyes)
		s.menu = menu{open: true, cell: meadow.Cell{X: x, Y: y}, bee: -1}
	default:
		s.refuseAt(game.ErrNotYourBee, -1, c)
		return
	}
	s.refused.left = 0
	s.k.Play("ui.lift")
}

// entry is a line of the menu.
type entry struct{ key, icon string }

var beeMenu = [...]entry{
	{"bzzz.order.gather", "icons/nectar"},
	{"bzzz.order.home", "icons/home"},
	{"bzzz.order.guard", "icons/eye"},
	{"bzzz.order.follow", "icons/people"},
	{"bzzz.order.cancel", "icons/cross"},
}

// paintMenu paints the menu beside its place and does what is chosen.
func (s *Scene) paintMenu(f *meadow.Frame) {
	mn := &s.menu
	if !mn.open {
		return
	}
	p, g := s.g.P, s.g
	g.Modal()
	p.On(ui.Over)
	defer p.Pop()
	mn.age++
	if mn.age == 1 {
		g.Focus(ui.ID{Name: "menu"})
	}
	rows := len(game.Kinds) + 1
	if mn.bee >= 0 {
		rows = len(beeMenu)
		if !s.ordered(mn.bee) {
			rows--
		}
	}
	scale := min(1.5, p.TextScale)
	w, h := 250*scale, 44*min(1.3, scale)
	x, y := s.ground.At(f, float32(mn.cell.X), float32(mn.cell.Y))
	side := s.ground.CellSide(f)
	box := ui.Rect{X: x + side*0.7, Y: y - h, W: w + 20, H: float32(rows)*(h+6) + 14}
	if box.Right() > f.Board.Right() {
		box.X = x - side*0.7 - box.W
	}
	box.X = max(8, box.X)
	box.Y = max(f.Board.Y, min(f.Board.Bottom()-box.H, box.Y))
	p.Sheet(box, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1, Seed: 17, Lift: 0.8})
	hands := g.Hands()
	if mn.age > 1 && hands.Pressed && !box.Contains(hands.X, hands.Y) {
		mn.open = false
		return
	}
	inner := box.Inset2(10, 10)
	for i := range rows {
		r := ui.Rect{X: inner.X, Y: inner.Y + float32(i)*(h+6), W: inner.W, H: h}
		if mn.bee < 0 && i == len(game.Kinds) {
			if g.Button(ui.ID{Name: "menu", N: i}, r, ui.Button{Text: s.word("bzzz.leave"), Icon: "icons/robot", Size: 19, Tip: s.word("bzzz.leave.note")}) {
				mn.open = false
				s.seats.Leave(s.eyes)
				return
			}
			continue
		}
		if mn.bee < 0 {
			k := game.Kinds[i]
			if g.Button(ui.ID{Name: "menu", N: i}, r, ui.Button{Text: s.word(kindKeys[k]), Size: 20, Disabled: !s.canLay(), Tip: s.word(tipKeys[k])}) {
				mn.open = false
				s.layBee(k)
			}
			continue
		}
		if g.Button(ui.ID{Name: "menu", N: i}, r, ui.Button{Text: s.word(beeMenu[i].key), Icon: beeMenu[i].icon, Size: 19}) {
			mn.open = false
			s.choose(i)
		}
	}
}

// choose does a line of a bee's menu.
func (s *Scene) choose(i int) {
	bee := s.menu.bee
	b := &s.v.Bees[bee]
	switch beeMenu[i].key {
	case "bzzz.order.gather":
		s.aim = bots.OrderForage
	case "bzzz.order.follow":
		s.aim = bots.OrderFollow
	case "bzzz.order.home":
		if c, ok := s.freeHome(bee); ok {
			s.give(bots.Order{Do: bots.OrderGo, X: c.X, Y: c.Y})
		}
	case "bzzz.order.guard":
		s.give(bots.Order{Do: bots.OrderGuard, X: b.X, Y: b.Y})
	case "bzzz.order.cancel":
		delete(s.orders, bee)
		s.refresh(s)
	}
}
