package bzzz

import (
	"strings"

	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// How a press on the board differs from a drag and from a long press.
const (
	dragUnits = 9
	longTicks = 27
)

// pointer is what the mouse or a finger does on the board, and what is said of the
// cell under it, or under the cursor.
type pointer struct {
	*face
	hover board.Cell
	over  bool // it is over the board
	hot   int  // the bee under it, or -1
	drag  drag
	last  clicked

	// odds are the fights of the selected bee, if it went to what is pointed at;
	// tip is what lies there. Both were computed for of.
	odds []board.Odds
	tip  string
	of   pointed
}

// pointed is what odds and tip depend on.
type pointed struct {
	v        *game.View
	sel      int
	cell     board.Cell
	fights   bool // the cell is one that the selected bee can go to
	explains bool // there is something to say of the cell
	language string
}

// drag is a press on the board that has not ended.
type drag struct {
	on    bool
	bee   int // the bee it began on, or -1
	fresh bool
	cell  board.Cell
	from  ui.Point
	at    ui.Point // where it is now
	moved bool
	ticks int
}

// clicked is the latest click that did something on the board.
type clicked struct {
	cell      board.Cell
	bee, tick int // bee is the one that was selected before it, or -1
}

// doubleTicks is how long after a click another one on the same cell belongs to it.
const doubleTicks = 24

// isDoubleClick reports whether a click on a cell is the second half of a double click whose first
// half gave an order, which selected another bee.
func (f *pointer) isDoubleClick(c board.Cell) bool {
	l := &f.last
	again := c == l.cell && f.ticks-l.tick < doubleTicks && l.bee >= 0 && l.bee != f.hands.sel
	*l = clicked{c, f.hands.sel, f.ticks}
	return again
}

// clearHold forgets the drag and the bee under the pointer.
func (f *pointer) clearHold() { f.drag, f.hot = drag{}, -1 }

// forget has the odds and the tip recomputed.
func (f *pointer) forget() { f.of = pointed{} }

// plays reports whether the pointer can play on the board now.
func (f *pointer) plays() bool {
	return f.fight == nil && !f.left.open && (f.hands.onBoard() || f.menu.open || f.hands.aside)
}

// point lets the pointer play on the board.
func (f *pointer) point(in *input.Frame, view ui.View) {
	if !f.plays() {
		f.over = false
		return
	}
	h := kit.Input(in, view)
	f.measure()
	c, on := f.field.CellAt(&f.frame, h.X, h.Y)
	on = on && !f.menu.open
	f.over, f.hover = on && !f.hands.keyed, c
	f.hot = -1
	if f.over {
		if at := f.v.BeeAt(c.X, c.Y); at >= 0 && at != f.hands.sel {
			f.hot = at
		}
		if h.Moved && f.g.Tick() > 1 {
			f.hands.returnToBoard() // what was pointed at before is left
		}
	}
	d := &f.drag
	switch {
	case on && in.Pointer.Pressed.Has(input.MouseRight):
		if f.own(c) >= 0 || f.turn.isHive(c) {
			f.menu.show(c)
		} else {
			f.hands.pick(-1)
		}
	case on && h.Pressed:
		f.press(c, ui.Point{X: h.X, Y: h.Y})
	case d.on && h.Down:
		d.at = ui.Point{X: h.X, Y: h.Y}
		d.ticks++
		d.moved = d.moved || max(h.X-d.from.X, d.from.X-h.X, h.Y-d.from.Y, d.from.Y-h.Y) > dragUnits
		if d.bee >= 0 && !d.moved && d.ticks == longTicks && in.Pointer.Touch {
			d.on = false
			f.menu.show(d.cell)
		}
	case d.on:
		d.on = false
		if h.Released && on {
			f.release(c)
		}
	}
}

// own returns the bee of the viewer on a cell, or -1.
func (f *pointer) own(c board.Cell) int {
	if at := f.v.BeeAt(c.X, c.Y); at >= 0 && f.v.Bees[at].Owner == f.v.Seat {
		return at
	}
	return -1
}

// press begins a press on a cell: a bee of one's own is taken up at once.
func (f *pointer) press(c board.Cell, at ui.Point) {
	f.drag = drag{on: true, bee: -1, cell: c, from: at, at: at}
	f.hands.cursor = c
	if bee := f.own(c); bee >= 0 && f.hands.aim == "" {
		f.drag.bee, f.drag.fresh = bee, bee != f.hands.sel
		if f.drag.fresh {
			f.hands.pick(bee)
		}
	}
}

// release ends a press on a cell.
func (f *pointer) release(c board.Cell) {
	d := &f.drag
	f.hands.cursor = c
	switch {
	case d.bee >= 0 && d.moved && c != d.cell:
		f.hands.send(c)
	case d.bee >= 0 && d.fresh:
	case d.bee < 0 && f.isDoubleClick(c):
	case d.bee < 0 && f.hands.sel < 0 && f.v.BeeAt(c.X, c.Y) < 0 && !f.turn.isHive(c):
		f.hands.ask(c)
	default:
		f.hands.act(c)
	}
}

// explained returns the cell that is explained, and whether there is one. Keys
// and pads explain what they walked to, never what is selected.
func (f *pointer) explained() (c board.Cell, ok bool) {
	c, ok = f.hover, f.over
	if h := &f.hands; h.keyed && h.onBoard() && h.turn.run == runNone {
		c = h.cursor
		at := f.v.BeeAt(c.X, c.Y)
		// While others play the cursor does not move, and a tip would cover what they do.
		ok = f.mine() && at != h.sel && (at >= 0 || f.v.FlowerAt(c.X, c.Y) >= 0)
	}
	return c, ok && !f.drag.on && f.fight == nil
}

// aimedAt returns the cell to which the selected bee would go, and whether it can.
func (f *pointer) aimedAt() (c board.Cell, ok bool) {
	h := &f.hands
	c, ok = f.hover, f.over
	if h.keyed {
		c, ok = h.cursor, true
	}
	if !ok || h.sel < 0 || h.turn.run != runNone {
		return c, false
	}
	for _, l := range h.legal {
		if l == c {
			return c, true
		}
	}
	return c, false
}

// updateTip computes the odds and the tip of what is pointed at, where that has
// changed.
func (f *pointer) updateTip() {
	now := pointed{v: f.v, sel: f.hands.sel, language: f.k.Words.Language()}
	var to, at board.Cell
	to, now.fights = f.aimedAt()
	at, now.explains = f.explained()
	if now.cell = at; now.fights {
		now.cell = to
	}
	if now == f.of {
		return
	}
	f.of = now
	f.odds, f.tip = f.odds[:0], ""
	if now.fights {
		for _, fi := range f.v.FightsAfter(f.hands.sel, to.X, to.Y) {
			f.odds = append(f.odds, board.Odds{Bee: fi.Bee, Num: fi.Num, Den: fi.Den, Words: history.Odds(f.k, fi.Num, fi.Den)})
		}
	}
	if now.explains {
		f.tip = f.describe(at)
		if f.on.Prefs.Coordinates && f.tip != "" {
			f.tip += "\n" + f.k.Say(words.BzzzPlace(at.X, at.Y))
		}
	}
}

// describe puts a cell into words: its bee, its flower, whose zone it is.
func (f *pointer) describe(c board.Cell) string {
	v := f.v
	if at := v.BeeAt(c.X, c.Y); at >= 0 {
		return f.describeBee(at)
	}
	if i := v.FlowerAt(c.X, c.Y); i >= 0 {
		n := v.Flowers[i].Nectar
		switch {
		case n.Hi == 0:
			return f.k.Say(words.BzzzTipFlowerEmpty())
		case v.Forgotten():
			return f.k.Say(words.BzzzTipFlowerHidden()) + "\n" + f.k.Say(words.BzzzTipFlowerMirror())
		case n.Known():
			return f.k.Say(words.BzzzTipFlowerKnown(n.Lo)) + "\n" + f.k.Say(words.BzzzTipFlowerMirror())
		}
		return f.k.Say(words.BzzzTipFlower(n.Lo, n.Hi)) + "\n" + f.k.Say(words.BzzzTipFlowerMirror())
	}
	p := v.Zone(c.X, c.Y)
	switch {
	case p < 0 || f.hands.sel >= 0:
		return ""
	case p == v.Seat:
		return f.k.Say(words.BzzzTipHome())
	}
	return f.k.Say(words.BzzzTipZone(f.lettered(p)))
}

// describeBee puts a bee into words: its kind, and what it carries or misses.
func (f *pointer) describeBee(bee int) string {
	b := &f.v.Bees[bee]
	state := ""
	switch left := f.v.KOLeft(bee); {
	case b.KO() && left == 0:
		state = f.k.Say(words.BzzzTipKoLast())
	case b.KO():
		state = f.k.Say(words.BzzzTipKo(left))
	case b.Nectar.Known():
		state = f.k.Say(words.BzzzTipLoad(b.Nectar.Lo, b.Kind.Capacity()))
	default:
		state = f.k.Say(words.BzzzTipLoadHidden(f.span(b.Nectar)))
	}
	return strings.Join([]string{f.k.Say(namedBy[b.Kind](board.Name(b))), f.k.Say(kindTips[b.Kind]), state}, "\n")
}

// paint notes what a pointer finds on the board, and says what it rests on.
func (f *pointer) paint() {
	f.g.Takes(f.lay.board)
	f.spots()
	if f.tip == "" || len(f.frame.Odds) > 0 || f.hands.refused.left > 1 {
		return
	}
	c, ok := f.explained()
	if !ok {
		return
	}
	f.g.Tip(ui.Use{Over: true}, f.around(c.X, c.Y), f.tip)
}

// spots notes where a pointer finds the own bees, and where the selected one
// may go, numbered row after row.
func (f *pointer) spots() {
	if !f.mine() || f.turn.run != runNone {
		return
	}
	for i := range f.v.Bees {
		if b := &f.v.Bees[i]; b.Owner == f.v.Seat && !b.KO() {
			f.g.Spot(ui.ID{Name: "bee", N: i}, f.around(b.X, b.Y))
		}
	}
	for _, c := range f.frame.Legal {
		f.g.Spot(ui.ID{Name: "cell", N: c.Y*f.v.Params.Cells + c.X}, f.around(c.X, c.Y))
	}
}
