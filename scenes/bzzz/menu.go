package bzzz

import (
	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// menu is the small menu at a bee or at the hive.
type menu struct {
	*face
	open bool
	cell board.Cell
	bee  int // -1: the hive
	age  int // ticks since it was opened
}

// show opens the menu of a bee or of the own hive.
func (f *menu) show(c board.Cell) {
	if !f.mine() {
		f.hands.refuseAt(game.ErrNotYourTurn, -1, c)
		return
	}
	v, at := f.v, f.v.BeeAt(c.X, c.Y)
	f.cell, f.bee = c, -1
	switch sel := f.hands.sel; {
	case at >= 0 && v.Bees[at].Owner == v.Seat:
		f.hands.pick(at)
		f.bee = at
	case f.turn.isHive(c):
	case sel >= 0:
		f.cell, f.bee = board.Cell{X: v.Bees[sel].X, Y: v.Bees[sel].Y}, sel
	case at < 0:
		// Nothing is selected: what can be done from afar is to lay.
		f.cell.X, f.cell.Y = v.Hive(v.Seat)
	default:
		f.hands.refuseAt(game.ErrNotYourBee, -1, c)
		return
	}
	f.open, f.age = true, 0
	f.hands.refused.left = 0
	f.on.Play("ui.lift")
}

// The lines of a bee's menu.
var beeMenu = [...]struct {
	order words.Text
	icon  string
}{
	{words.BzzzOrderGather(), "icons/nectar"},
	{words.BzzzOrderHome(), "icons/home"},
	{words.BzzzOrderGuard(), "icons/eye"},
	{words.BzzzOrderFollow(), "icons/people"},
	{words.BzzzOrderCancel(), "icons/cross"},
}

func idMenu(i int) ui.ID { return ui.ID{Name: "menu", N: i} }

// rows returns how many lines the menu has: a bee without an order has none to cancel.
func (f *menu) rows() int {
	switch {
	case f.bee < 0:
		return len(game.Kinds) + 1
	case f.turn.ordered(f.bee):
		return len(beeMenu)
	}
	return len(beeMenu) - 1
}

// paint paints the menu beside its place.
func (f *menu) paint() {
	if !f.open {
		return
	}
	p, g := f.g.P, f.g
	g.Modal()
	p.On(ui.Over)
	defer p.Pop()
	if f.age <= 1 {
		g.Focus(idMenu(0))
	}
	rows := f.rows()
	scale := min(1.5, p.TextScale)
	w, h := 250*scale, p.Control(44*min(1.3, scale), 6)
	on := &f.frame
	x, y := f.field.At(on, float32(f.cell.X), float32(f.cell.Y))
	side := f.field.CellSide(on)
	box := ui.Rect{X: x + side*0.7, Y: y - h, W: w + 20, H: float32(rows)*(h+6) + 14}
	if box.Right() > on.Board.Right() {
		box.X = x - side*0.7 - box.W
	}
	box.X = max(8, box.X)
	box.Y = max(on.Board.Y, min(on.Board.Bottom()-box.H, box.Y))
	p.Sheet(box, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1, Lift: 0.8})
	if at := g.Input(); f.age > 1 && at.Pressed && !box.Contains(at.X, at.Y) {
		f.on.Do(func() { f.open = false })
	}
	inner := box.Inset2(10, 10)
	for i := range rows {
		r := ui.Rect{X: inner.X, Y: inner.Y + float32(i)*(h+6), W: inner.W, H: h}
		if f.bee >= 0 {
			f.paintOrder(i, r)
		} else {
			f.paintLaying(i, r)
		}
	}
}

// paintOrder is a line of a bee's menu.
func (f *menu) paintOrder(i int, r ui.Rect) {
	if f.g.Button(idMenu(i), r, ui.Button{Text: f.k.Say(beeMenu[i].order), Icon: beeMenu[i].icon, Size: ui.SizeRow}) {
		f.on.Do(func() { f.choose(i) })
	}
}

// paintLaying is a line of the hive's menu: a bee to lay, or the way out.
func (f *menu) paintLaying(i int, r ui.Rect) {
	if i == len(game.Kinds) {
		if f.g.Button(idMenu(i), r, ui.Button{Text: f.k.Say(words.BzzzLeave()), Icon: "icons/robot", Size: ui.SizeRow, Tip: f.k.Say(words.BzzzLeaveNote())}) {
			f.on.Do(func() { f.open = false })
			f.on.Leave(f.v.Seat)
		}
		return
	}
	k := game.Kinds[i]
	if f.g.Button(idMenu(i), r, ui.Button{Text: f.k.Say(kindNames[k]), Size: ui.SizeStrong, Disabled: !f.turn.canLay(), Tip: f.k.Say(kindTips[k])}) {
		f.on.Do(func() {
			f.open = false
			f.hands.layBee(k)
		})
	}
}

// choose does a line of a bee's menu.
func (f *menu) choose(i int) {
	f.open = false
	b := &f.v.Bees[f.bee]
	switch beeMenu[i].order {
	case words.BzzzOrderGather():
		f.hands.aim = bots.OrderForage
	case words.BzzzOrderFollow():
		f.hands.aim = bots.OrderFollow
	case words.BzzzOrderHome():
		if c, ok := f.turn.freeHome(f.bee); ok {
			f.turn.give(bots.Order{Do: bots.OrderGo, X: c.X, Y: c.Y})
		}
	case words.BzzzOrderGuard():
		f.turn.give(bots.Order{Do: bots.OrderGuard, X: b.X, Y: b.Y})
	case words.BzzzOrderCancel():
		delete(f.turn.orders, f.bee)
		f.hands.refresh()
	}
}
