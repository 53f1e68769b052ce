package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// ordersKey opens the orders of the bee that is selected, or under the cursor.
const ordersKey = ebiten.KeyG

// onBoard reports whether arrows and buttons go to the board.
func (f *hands) onBoard() bool { return !f.aside && f.open() }

// open reports whether nothing lies over the board and its panels.
func (f *hands) open() bool {
	return f.fight == nil && !f.card() && !f.log.sheet.Open && !f.menu.open && f.v.Result == nil
}

// steer returns the frame as the widgets may see it: what goes to the board is
// taken out.
func (f *hands) steer(in *input.Frame) *input.Frame {
	if !f.onBoard() {
		return in
	}
	f.seen = *in
	m := &f.seen.Menu
	m.Repeat &^= input.Directions | input.Of(input.L, input.R)
	m.Pressed &^= input.Directions | input.Of(input.A, input.B, input.L, input.R)
	return &f.seen
}

// keys does what keys and buttons ask for.
func (f *hands) keys(in *input.Frame) {
	pressed := in.Menu.Pressed
	back := pressed.Has(input.B)
	switch {
	case f.turn.stopFlow(in):
		f.on.UsedBack()
	case f.fight != nil:
		f.fight.keys(in)
	case f.card():
		if back {
			f.on.Pause()
		}
	case f.v.Result != nil:
		if back || pressed.Has(input.A) || in.Pointer.Pressed != 0 {
			f.on.UsedBack()
			f.on.Hurry()
		}
	case in.Asks(input.ShowLog):
		f.log.toggle()
	case f.log.sheet.Open:
		if back || pressed.Has(input.Start) {
			f.on.UsedBack()
			f.log.toggle()
		}
	case f.left.open && back:
		f.on.UsedBack()
		f.left.open = false
	case f.menu.open:
		switch {
		case back:
			f.on.UsedBack()
			f.menu.open = false
		case in.Asks(input.EndTurn), in.Asks(input.DoRest), in.Asks(input.AskHint), in.Asks(input.Undo):
			f.menu.open = false
			f.boardKeys(in)
		}
	case !pressed.Has(input.Start):
		f.boardKeys(in)
	}
}

// boardKeys does what keys and buttons ask for on the board and beside it.
func (f *hands) boardKeys(in *input.Frame) {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	f.watch(in)
	for i, k := range [...]ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3} {
		if keys.Has(k) || keys.Has(ebiten.KeyNumpad1+ebiten.Key(i)) {
			f.layBee(game.Kinds[i])
		}
	}
	switch {
	case in.Asks(input.Undo):
		f.on.Undo()
	case !f.mine() && (pressed.Has(input.A) || in.Asks(input.EndTurn)):
		f.turn.hurry()
	case in.Asks(input.DoRest):
		f.turn.goOn()
	case in.Asks(input.AskHint):
		f.hint.ask()
	case in.Asks(input.EndTurn):
		f.turn.end(f.turn.hurried)
	case keys.Has(ebiten.KeyV):
		f.replayLast()
	case pressed.Has(input.R) || in.Menu.Repeat.Has(input.R):
		f.aside = false
		f.pickNext(1)
	case keys.Has(ebiten.KeyTab): // with Shift
		f.aside = false
		f.pickNext(-1)
	case keys.Has(ordersKey) || pressed.Has(input.L):
		f.aside = false
		f.menu.show(f.cursor)
	case pressed.Has(input.B):
		f.backOut(in)
	case f.aside:
		f.leaveAside(in)
	default:
		f.drive(in)
	}
}

// watch notes whether keys and pads are in use, or what points.
func (f *hands) watch(in *input.Frame) {
	if (in.Menu.Pressed != 0 || !in.Keys.Pressed.Empty()) && in.Pointer.Pressed == 0 {
		f.keyed = true
	} else if in.Pointer.Pressed != 0 || in.Pointer.Moved && !in.Pointer.Touch {
		f.keyed = false
	}
}

// backOut steps back one thing at a time; the Escape key pauses at the end.
func (f *hands) backOut(in *input.Frame) {
	switch {
	case f.aside:
		f.returnToBoard()
	case f.aim != "":
		f.aim = ""
	case f.turn.run != runNone:
		f.turn.run = runNone
	case f.sel >= 0 && !in.Keys.Pressed.Has(ebiten.KeyEscape):
		f.pick(-1)
	default:
		f.on.Pause()
		return
	}
	f.on.UsedBack()
}

// returnToBoard brings keys and pads back to the board.
func (f *hands) returnToBoard() {
	f.aside = false
	f.g.Focus(ui.ID{})
}

// leaveAside brings keys and pads back to the board when a step to the left led
// nowhere in the panel, which is known a tick later.
func (f *hands) leaveAside(in *input.Frame) {
	id, ok := f.g.Focused()
	if f.leaving && (!ok || id == f.wasFocus) {
		f.returnToBoard()
	}
	f.leaving = f.aside && in.Menu.Repeat.Has(input.Left)
	f.wasFocus = id
}

// laysAt reports whether a cell is the own hive, free for a bee to be laid, and the selected bee, if
// any, has nothing to bring there.
func (f *hands) laysAt(c board.Cell) bool {
	return f.mine() && f.turn.isHive(c) && f.v.BeeAt(c.X, c.Y) < 0 && f.turn.canLay() &&
		(f.sel < 0 || f.v.Bees[f.sel].Nectar.Hi == 0)
}

// drive moves the cursor and acts with it.
func (f *hands) drive(in *input.Frame) {
	n := f.v.Params.Cells
	if dx, dy := in.Menu.Steps(); dx != 0 || dy != 0 {
		if f.cursor.X+dx >= n {
			f.aside, f.leaving = true, false
			f.g.Focus(idEnd)
			return
		}
		f.keyed = true
		f.cursor.X = max(0, min(n-1, f.cursor.X+dx))
		f.cursor.Y = max(0, min(n-1, f.cursor.Y+dy))
	}
	if !in.Menu.Pressed.Has(input.A) {
		return
	}
	onBee := f.sel >= 0 && f.cursor == (board.Cell{X: f.v.Bees[f.sel].X, Y: f.v.Bees[f.sel].Y})
	switch {
	case f.aim == "" && f.laysAt(f.cursor):
		f.menu.show(f.cursor)
	case in.Enters() && f.sel < 0 && f.aim == "" && f.mine():
		f.turn.end(f.turn.hurried)
	case onBee && f.aim == "" && f.mine():
		if f.turn.ordered(f.sel) || !f.sendItself() {
			f.menu.show(f.cursor)
		}
	default:
		f.act(f.cursor)
	}
}
