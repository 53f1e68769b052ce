package trichrome

import "ludotheque/scenes/ui"

// layout is the layout of the screen.
type layout struct {
	// title has the game's name, the rounds and their lanterns; phase says what
	// is going on; cards are the three colours; legend explains the rings.
	title, phase ui.Rect
	cards        [3]ui.Rect
	legend       ui.Rect
	maze         ui.Rect
	// pause is in the upper right corner, and tempo where a speed stands that is not the usual one.
	pause, tempo ui.Rect
	narrow       bool
	// turned lays the maze on its side.
	turned bool
	// large is the layout for large texts: see arrangeLarge.
	large bool
	// grow is how much wider than usual the column is, for large texts.
	grow float32
}

const margin = 18

// arrange computes the layout: the maze gets the most room, and in a duel the roles replace
// the legend. ratio is the maze's height, in widths. textScale is 1 for texts of the usual size,
// phone says that the screen is a phone's, and turn that the maze may lie on its side.
func arrange(v ui.View, textScale float32, phone, turn, duel bool, ratio float32) layout {
	if isLarge(v, textScale) {
		return arrangeLarge(v, phone, turn, duel, ratio)
	}
	l := layout{narrow: v.Narrow, grow: 1 + 0.3*(textScale-1)}
	if v.Narrow {
		row := ui.Rect{X: margin, Y: 12 + 112*l.grow + 14, W: v.W - 2*margin, H: 124 * l.grow}
		top := ui.Rect{X: margin, Y: 12, W: row.W, H: 112 * l.grow}
		top, l.pause = top.CutRight(44, 14)
		l.pause.H = 44
		l.title, l.phase = top.CutLeft(top.W*0.47, 16)
		l.tempo = ui.Rect{X: l.title.Right() - 78, Y: l.title.Y + 50*l.grow, W: 78, H: 24}
		for i := range l.cards {
			l.cards[i] = row.Column(i, 3, 10)
		}
		// What is left is under the maze, where thumbs swipe.
		rest := v.H - margin - row.Bottom() - 44 - 98
		if l.turned = turn && turns(row.W, rest, ratio); l.turned {
			ratio = 1 / ratio
		}
		l.maze = ui.Rect{X: margin, Y: row.Bottom() + 22, W: row.W, H: min(row.W*ratio, rest)}
		if !duel {
			l.legend = ui.Rect{X: margin, Y: l.maze.Bottom() + 22, W: row.W, H: 84}
		}
		return l
	}
	w := 274 * l.grow
	x := v.W - margin - w
	l.title = ui.Rect{X: x, Y: margin, W: w, H: 104}
	l.pause = ui.Rect{X: l.title.Right() - 40, Y: l.title.Y + 46, W: 40, H: 36}
	l.tempo = ui.Rect{X: l.pause.X - 78, Y: l.pause.Y, W: 76, H: l.pause.H}
	y := l.title.Bottom() + 10
	k := (v.H - margin - y) / 570
	take := func(h, gap float32) ui.Rect {
		r := ui.Rect{X: x, Y: y, W: w, H: h * k}
		y += (h + gap) * k
		return r
	}
	if duel {
		l.phase = take(136, 14)
		l.cards = [3]ui.Rect{take(124, 13), take(125, 13), take(145, 0)}
	} else {
		l.phase = take(122, 12)
		l.cards = [3]ui.Rect{take(104, 8), take(104, 9), take(104, 11)}
		l.legend = take(96, 0)
	}
	l.maze = ui.Rect{X: 21, Y: 22, W: x - 22 - 21, H: v.H - 45}
	return l
}

// turnFrom is by how much larger a maze has to be on its side for that to be worth while.
const turnFrom = 1.1

// turns reports whether a maze of that height, in widths, lies on its side in such a room.
func turns(w, h, ratio float32) bool {
	return min(w/ratio, h) > turnFrom*min(w, h/ratio)
}

// under returns what is free below the maze in a narrow window, where thumbs swipe.
func (l *layout) under(v ui.View) ui.Rect {
	_, free := v.Rect().Inset(margin).CutTop(max(l.maze.Bottom(), l.legend.Bottom())+ui.Gap-margin, 0)
	return free
}
