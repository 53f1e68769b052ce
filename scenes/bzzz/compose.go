package bzzz

import (
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// narrowText is how large texts on the board are at least in a narrow window, where cells
// are small.
const narrowText = 1.2

// measure says where the board is, for what points at it.
func (f *face) measure() {
	f.frame.Board, f.frame.View, f.frame.Camera = f.lay.board, f.v, board.Camera{}
}

// compose puts together what is visible of the board now.
func (f *face) compose() {
	on, motion := &f.frame, f.on.Prefs.Motion
	*on = board.Frame{
		Board: f.lay.board, View: f.v, Owner: f.v.Seat, Open: f.v.Result != nil, Names: true,
		Tick: f.on.Gui.OrnamentTick(), Still: motion == ui.Reduced, Selected: f.hands.sel, Hot: -1,
		Threads: f.hands.threads, Marked: f.log.marked(),
	}
	if f.fight == nil {
		on.Text = f.g.P.TextScale
		if f.lay.narrow {
			on.Text = max(on.Text, narrowText)
		}
	}
	if f.fight != nil {
		f.fight.compose(on, motion)
		return
	}
	on.Coordinates = f.on.Prefs.Coordinates
	on.Players = f.players()
	f.stage.pose(on, f.v, motion)
	on.Life = life(f.v)
	if to := f.hint.marked(); to != nil {
		on.Marked = to
	}
	if h := &f.hands; h.onBoard() || f.menu.open || h.aside {
		f.point(on)
	}
}

// The meadow has a life of its own before the bees are many: all of it for this many
// own turns, and none after this many more.
const (
	livelyTurns = 6
	fadingTurns = 5
)

// life returns how much of the meadow's own life is visible.
func life(v *game.View) float32 {
	if v.Seat >= 0 && v.Result != nil {
		return 0
	}
	past := float32(v.OwnTurn(v.Current) - livelyTurns)
	return max(0, min(1, 1-past/fadingTurns))
}

// point adds what is selected and what is pointed at.
func (f *face) point(on *board.Frame) {
	h := &f.hands
	on.Hot = f.pointer.hot
	if d := &f.pointer.drag; d.on && d.moved && d.bee >= 0 && d.bee < len(on.Bees) {
		// The bee is carried.
		p := &on.Bees[d.bee]
		x, y := f.field.At(on, 0, 0)
		side := f.field.CellSide(on)
		at := f.g.Carried(d.at, side/2)
		p.X, p.Y, p.Lift = (at.X-x)/side, (at.Y-y)/side, 1
	}
	if f.turn.run != runNone {
		return
	}
	if h.sel >= 0 {
		on.Legal, on.Odds = h.legal, f.pointer.odds
		if h.hasNext {
			on.Next = &h.next
		}
	}
	if h.keyed && !h.aside {
		on.Cursor = &h.cursor
	}
}

// around returns the box of a cell on the screen.
func (f *face) around(x, y int) ui.Rect {
	px, py := f.field.At(&f.frame, float32(x), float32(y))
	side := f.field.CellSide(&f.frame)
	return ui.Centered(px, py, side, side)
}
