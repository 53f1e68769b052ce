package board

import "ludotheque/scenes/ui"

// rimWidth returns how wide the strips of the coordinates are, with texts of that size.
func rimWidth(text float32) float32 { return 14 + 13*text }

// Rim returns what the strips of the coordinates leave of the place of a board. Text is the
// size of texts, 1 for the usual one.
func Rim(box ui.Rect, text float32) ui.Rect {
	_, box = box.CutLeft(rimWidth(text), 0)
	_, box = box.CutTop(rimWidth(text), 0)
	return box
}

// paintRim paints the numbers of the columns above the board and of the rows at its
// left, from 0; those of a part of the board where no more is shown. Where not all find
// room, every second one is there, or every third.
func (d *Field) paintRim(p *ui.Painter, f *Frame) {
	const (
		edge = 8 // what the board's own edge takes of a strip
		air  = 5 // between two numbers
	)
	b, wide, side := f.Board, rimWidth(p.TextScale), d.CellSide(f)
	number := ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: ui.Ink}
	paper := ui.Sheet{Color: ui.Paper, Radius: 5, Waver: 0.6, Lift: 0.1, NoRim: true}
	p.Sheet(ui.Rect{X: b.X, Y: b.Y - wide, W: b.W, H: wide - edge}, paper.Of("rim", 0))
	p.Sheet(ui.Rect{X: b.X - wide, Y: b.Y, W: wide - edge, H: b.H}, paper.Of("rim", 1))
	n := f.View.Params.Cells
	every := 1
	for float32(every)*side < p.Width(ui.Digits(n-1), number)+air {
		every++
	}
	for i := 0; i < n; i += every { // those that would run out of their strip are left out
		x, y := d.At(f, float32(i), float32(i))
		r := ui.Centered(x, b.Y-wide+(wide-edge)/2, float32(every)*side, wide-edge)
		if x > b.X && x+p.Width(ui.Digits(i), number)/2 < b.Right()+edge {
			p.Label(ui.Digits(i), r, number, ui.Center)
		}
		r = ui.Centered(b.X-wide+(wide-edge)/2, y, wide-edge, wide)
		if y > b.Y && y < b.Bottom() {
			p.Label(ui.Digits(i), r, number, ui.Center)
		}
	}
}
