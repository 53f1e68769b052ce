package bzzz

import "ludotheque/scenes/ui"

// layout is where things are on the screen.
type layout struct {
	board ui.Rect
	// head says whose turn it is, steps what is asked; race, ending and log are
	// the left column, behind a tab in a narrow window.
	head, steps ui.Rect
	title       ui.Rect
	// pause is in the upper right corner: within head, or beside what is at the top.
	pause             ui.Rect
	race, ending, log ui.Rect
	narrow            bool
	// folds reports whether the left column is behind a tab and lies over the board when it
	// is open.
	folds bool
	// large is the layout for large texts: see large.
	large bool
	big   large
	// grow is how much wider than usual the columns are, for large texts.
	grow float32
}

const margin = 16

// tallFrom is how many times as high as wide a window has room for large panels below the
// board.
const tallFrom = 1.9

// arrange fits everything into the view: the board has the most room, and the
// columns widen a little when the text grows; textScale is 1 for its usual size. Thumb is
// what a thumb needs to press a thing, 0 where none is used.
func arrange(v ui.View, textScale, thumb float32) layout {
	tall := v.Narrow && v.H >= tallFrom*v.W
	if textScale >= largeFrom || thumb > 0 && !v.Narrow || tall {
		return arrangeLarge(v, thumb)
	}
	l := layout{narrow: v.Narrow, folds: v.Narrow, grow: 1 + 0.22*(textScale-1)}
	if v.Narrow {
		side := min(v.W-2*margin, v.H-72-420)
		l.title, l.pause = ui.Rect{X: margin, Y: 10, W: v.W - 2*margin, H: 52}.CutRight(48, 12)
		l.board = ui.Rect{X: (v.W - side) / 2, Y: 76, W: side, H: side}
		under := ui.Rect{X: margin, Y: l.board.Bottom() + 22, W: v.W - 2*margin, H: v.H - l.board.Bottom() - 22 - margin}
		l.head, l.steps = under.CutLeft(under.W*0.43, 12)
		// The left column lies over the board when its tab is open.
		col := l.board.Inset2(side*0.16, 10)
		l.race, col = col.CutTop(275, 14)
		l.ending, l.log = col.CutTop(150, 14)
		return l
	}
	lw, rw := 248*l.grow, 280*l.grow
	side := min(v.H-2*margin, v.W-4*margin-lw-rw)
	left := (v.W - lw - rw - side - 2*margin) / 2
	col := ui.Rect{X: left, Y: margin, W: lw, H: v.H - 2*margin}
	l.board = ui.Rect{X: col.Right() + margin, Y: (v.H - side) / 2, W: side, H: side}
	l.title, col = col.CutTop(50, 11)
	l.race, col = col.CutTop(275*min(1.1, l.grow), 14)
	l.ending, l.log = col.CutTop(142*min(1.25, l.grow), 14)
	right := ui.Rect{X: l.board.Right() + margin, Y: margin, W: rw, H: v.H - 2*margin}
	l.head, l.steps = right.CutTop(149, margin)
	l.pause = ui.Rect{X: l.head.Right() - 44, Y: l.head.Y + 8, W: 36, H: 36}
	return l
}

// stack is where the four steps of a turn are in their panel.
// Ask is under the cards, for the sentence that asks for a first bee.
type stack struct{ lay, cards, ask, move, forage, fight ui.Rect }

// stack shares the height of the panel: cards when a bee can be laid, the
// accent card for the step that is on (1, 2 or 3; 0 for none), lines for the rest.
func (l *layout) stack(lays bool, now int) (at stack) {
	in := l.steps.Inset2(14, 12)
	if !l.narrow {
		in.H -= 122 // the foot
	}
	line := min(float32(76), in.H/6.6)
	if lays {
		line = min(line, 58)
	}
	open := min(float32(106), in.H-3*line-118)
	accent := min(float32(106), max(84, in.H-3*line-8))
	title := line
	if lays {
		// The cards stand where they stand whatever the step that is on.
		title = min(46, line)
		accent = min(accent, in.H-2.7*line-open-10)
	}
	y := in.Y
	row := func(h, gap float32) ui.Rect {
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: h}
		y += h + gap
		return r
	}
	step := func(n int) float32 {
		if n == now {
			return accent
		}
		return line
	}
	at.lay = row(title, 0)
	if lays {
		at.cards = row(open, 10)
	}
	if now == 1 {
		at.ask = row(max(30, min(48, in.Bottom()-y-3*line-14)), 14)
	}
	at.move = row(step(2), 4)
	at.forage = row(step(3), 0)
	at.fight = row(line, 0)
	return at
}

// foot is where the buttons are that end a turn or help on the way.
// Hint, which asks for advice, is there on a phone.
type foot struct{ rest, undo, last, hint, end ui.Rect }

func (l *layout) foot() (at foot) {
	if l.large {
		return l.big.foot
	}
	in := l.steps.Inset2(14, 12)
	r := ui.Rect{X: in.X, Y: in.Bottom() - 116, W: in.W, H: 116}
	if l.narrow {
		r = ui.Rect{X: l.head.X, Y: l.head.Y + 160, W: l.head.W, H: l.head.H - 160}
	}
	row, end := r.CutTop(min(40, r.H*0.36), 8)
	end.H = min(end.H, 72)
	small := row.H
	at.rest, row = row.CutLeft(row.W-2*small-16, 8)
	at.undo, at.last = row.CutLeft(small, 8)
	at.last.W = small
	at.end = end
	return at
}

// card paints a panel: paper laid on the board.
func card(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r, ui.Sheet{Color: panelPaper, Radius: 13, Waver: 1.3, Seed: seed, Gouache: 0.35, Lift: 0.15})
}

// The types of the panels.
var (
	panelTitle = ui.Type{Face: ui.Fredoka600, Size: ui.SizeStrong, Color: ui.Ink}
	panelRow   = ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Ink}
	panelNote  = ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Second}
	panelNum   = ui.Type{Face: ui.Fredoka600, Size: ui.SizeText, Color: ui.Ink}
)
