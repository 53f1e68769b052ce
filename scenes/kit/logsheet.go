package kit

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// LogSheet is a sheet of paper over the left side of a game with its log, the newest entry first. The
// zero value is closed.
type LogSheet struct {
	// Open reports whether it is shown.
	Open bool
	// Used is the line that was used in the latest Paint, or -1.
	Used int
	age  int // ticks since it was opened
	// high is the height of what shows lines, in units.
	high float32
}

// LogLook is the layout of a log's sheet, in units.
type LogLook struct {
	// Edge is its distance from the edges of the window, Width its width if there is room.
	Edge, Width float32
	// Line is the height of a line with the gap below it, and Gap that of the gap.
	Line, Gap float32
	// Empty is the type of the text of an empty log.
	Empty ui.Type
}

// Toggle opens the sheet, or closes it.
func (l *LogSheet) Toggle(k *Kit) {
	l.Open, l.age = !l.Open, 0
	k.Play("ui.page")
}

// Tick animates the sheet; call it in each tick of the scene.
func (l *LogSheet) Tick() { l.age++ }

var (
	idLogLines = ui.ID{Name: "lines"}
	idLogClose = ui.ID{Name: "close"}
)

// idLogLine identifies a line by its number, the oldest being 0.
func idLogLine(i int) ui.ID { return ui.ID{Name: "line", N: i} }

// Show brings line i of n into view and gives it the focus; call it after Paint.
func (l *LogSheet) Show(g *ui.Gui, look *LogLook, n, i int) {
	top := float32(n-1-i) * look.Line
	g.ScrollTo(idLogLines, top, top+look.Line, l.high)
	g.Focus(idLogLine(i))
}

// Paint paints the sheet while it is open, with n lines; it calls paint for each visible line, with
// its number, the oldest being 0, and whether it is hovered. It changes no other state, and reports
// whether the user closes the sheet, for example by a click beside it.
func (l *LogSheet) Paint(k *Kit, g *ui.Gui, look *LogLook, n int, paint func(i int, r ui.Rect, pointed bool)) (closes bool) {
	l.Used = -1
	if !l.Open {
		return false
	}
	p := g.P
	g.Modal()
	p.On(ui.Over)
	defer p.Pop()
	v := p.View()
	w := min(v.W-2*look.Edge, look.Width)
	r := ui.Rect{X: look.Edge, Y: look.Edge, W: w, H: v.H - 2*look.Edge}
	if g.Motion != ui.Reduced {
		r.X -= (1 - ui.EaseOut(float32(l.age)/14)) * w
	}
	p.Sheet(r, ui.Dialog)
	in := r.Inset2(24, 16)
	side := p.Control(44, 0)
	head, in := in.CutTop(side+2, 8)
	p.Label(k.Say(words.LogTitle()), ui.Rect{X: head.X, Y: head.Y, W: head.W - side - 16, H: head.H}, ui.Heading.Sized(ui.SizeMain), ui.Left)
	if g.Button(idLogClose, ui.Rect{X: head.Right() - side, Y: head.Y, W: side, H: side}, ui.Button{Icon: "icons/cross"}) {
		closes = true
	}
	l.high = in.H
	off := g.Scroll(idLogLines, in, float32(n)*look.Line)
	for at := max(0, int(off/look.Line)-1); at < n && float32(at)*look.Line-off < in.H+look.Line; at++ {
		i := n - 1 - at
		row := ui.Rect{X: in.X, Y: in.Y + float32(at)*look.Line - off, W: in.W - 14, H: look.Line - look.Gap}
		u := g.Item(idLogLine(i), row, false)
		if u.Focus {
			p.Sheet(row.Inset2(-8, -1), ui.Slip.Of("line", at))
		}
		paint(i, row, u.Focus)
		if u.Clicked {
			l.Used = i
		}
	}
	g.EndScroll()
	if n == 0 {
		p.Label(k.Say(words.LogEmpty()), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 30}, look.Empty, ui.Left)
	}
	switch {
	case l.age == 1 && n > 0:
		g.Focus(idLogLine(n - 1))
	case l.age == 1:
		g.Focus(idLogClose)
	}
	hands := g.Input()
	return closes || l.age > 1 && hands.Pressed && !r.Contains(hands.X, hands.Y)
}
