package board

import (
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// Plan says where everything is on the screen of a view, in its units.
type Plan struct {
	View ui.View
	// X and Y are the upper left corner of the picture of squares, Cell the side
	// of a square.
	X, Y, Cell float32
	// Board is the whole part that the map may use.
	Board ui.Rect
	// Banner says whose turn it is, Caption which region has just changed hands.
	Banner, Caption ui.Rect
	// Score is the paper of points; Goods the one below it, or its lower part;
	// Hand what all players have left. Log takes the place of Hand, and of Goods
	// where it is a paper of its own, while the automaton plays.
	Score, Goods, Hand, Log ui.Rect
	// Menu is the key of the pause, in the upper right corner; Keys are the small buttons.
	Menu, Keys ui.Rect
	// Bubble is the paper above the row: what a card brings, points to use.
	Bubble ui.Rect
	// Row are the cards to choose from.
	Row [empire.RowLength]ui.Rect
	// Shelf is the ground of the automaton's turn, over the row; Deck, Drawn and
	// Steps are on it.
	Shelf, Deck, Drawn, Steps ui.Rect

	// Thumb is what a thumb needs to press a thing, in units; 0 where none is used.
	Thumb float32

	// Large says that texts are large, Zoom how many times as large as usual the map
	// is, and At the place of it that is in the middle of the board, in squares: see
	// NewLargePlan.
	Large bool
	Zoom  float32
	At    Point
	// Mini is the whole map in small, Totals all players' points, List the cards, or
	// the automaton's reasons. Sheet is the paper of points, goods and supplies.
	Mini, Totals, List, Sheet ui.Rect
}

// The measures of the map and the cards at 1280 × 720.
const (
	cell         = 13.8
	cardW, cardH = 152, 134
	cardPitch    = 165
	usualSide    = 240
	tools        = 4 // small buttons
)

// NewPlan lays a view out: the map with the cards under it and the papers at
// its right, or everything in one column in a narrow window. Thumb is what a thumb needs
// to press a thing, 0 where none is used.
func NewPlan(v ui.View, thumb float32) *Plan {
	if v.Narrow {
		return narrowPlan(v, thumb)
	}
	p := &Plan{View: v, Zoom: 1, Thumb: thumb}
	// The small buttons stand side by side under the papers.
	sideW := float32(usualSide)
	if thumb > 0 {
		sideW = max(sideW, tools*thumb+18)
	}
	side := v.W - sideW - 14
	row := v.H - 146
	p.Board = ui.Rect{W: side - 12, H: row - 4}
	p.Cell = min((p.Board.W-22)/empire.PictureW, (p.Board.H-20)/(empire.PictureH+1.1))
	p.X = (p.Board.W - p.Cell*empire.PictureW) / 2
	p.Y = 12 + max(0, (p.Board.H-18-p.Cell*empire.PictureH)/2)
	if v.W < 1290 && v.H < 740 {
		p.X, p.Y, p.Cell = 8, 12, cell
	}
	k := p.Cell / cell
	p.Banner = ui.Rect{X: p.X + 282*k, Y: max(12, p.Y-p.Cell*2), W: 390 * min(k, 1.3), H: 78}
	p.Caption = p.foot(p.Banner.Inset2(-60, 0))
	p.Score = ui.Rect{X: side, Y: 12, W: sideW, H: 448}
	p.Hand = ui.Rect{X: side, Y: 478, W: sideW, H: v.H - 478 - 8}
	p.Goods = ui.Rect{X: side, Y: p.Score.Bottom() - 102, W: sideW, H: 102}
	p.Log = ui.Rect{X: side, Y: 376, W: sideW, H: row - 394}
	key := max(40, thumb-6)
	p.Menu = ui.Rect{X: p.Score.Right() - 10 - key, Y: p.Score.Y + 10, W: key, H: max(36, thumb-8)}
	p.Keys = ui.Rect{X: p.Hand.X + 10, Y: p.Hand.Bottom() - 46, W: p.Hand.W - 20, H: 36}
	if thumb > 0 {
		p.Keys = ui.Rect{X: p.Hand.X, Y: p.Hand.Bottom() - thumb, W: p.Hand.W, H: thumb}.Inset2(6, 4)
	}
	bubble := max(106, 2*thumb+16)
	p.Bubble = ui.Rect{X: p.X + 310*k, Y: row - 16 - bubble, W: 390, H: bubble}
	x := max(22, (p.Board.W-(5*cardPitch+cardW))/2+8.5)
	if p.Cell == cell {
		x = 22
	}
	pitch, scale := float32(cardPitch), float32(1)
	if thumb > 0 { // its small buttons take some of the room
		pitch = min(pitch, (p.Board.W-x-8)/empire.RowLength)
		scale = min(1, (pitch-3)/cardW)
	}
	for i := range p.Row {
		p.Row[i] = ui.Rect{X: x + pitch*float32(i), Y: row, W: cardW * scale, H: cardH * scale}
	}
	p.Shelf = ui.Rect{X: 0, Y: v.H - 144, W: v.W, H: 144}
	p.Deck = ui.Rect{X: 26, Y: v.H - 140, W: 107, H: 126}
	p.Drawn = ui.Rect{X: 150, Y: v.H - 154, W: 158, H: 138}
	p.Steps = ui.Rect{X: 330, Y: v.H - 126, W: v.W - 330 - 16, H: 112}
	return p
}

// tallView is from which height a narrow view has room for large cards, in units.
const tallView = 1450

// narrowPlan stacks the map, its banner above it, the cards in one row, or as on a phone
// in two rows of larger ones, and the papers in two columns.
func narrowPlan(v ui.View, thumb float32) *Plan {
	p := &Plan{View: v, Zoom: 1, Thumb: thumb}
	p.Banner = ui.Rect{X: 12, Y: 10, W: v.W - 80, H: 66}
	p.Caption = p.foot(ui.Rect{X: 12, Y: p.Banner.Y, W: v.W - 24, H: p.Banner.H})
	p.Menu = ui.Rect{X: v.W - 56, Y: 22, W: 44, H: 42}
	p.Cell = (v.W - 16) / (empire.PictureW + 0.5)
	p.X, p.Y = 8, 88
	p.Board = ui.Rect{Y: 80, W: v.W, H: p.Cell*empire.PictureH + 24}
	y := p.Board.Bottom() + 4
	p.Bubble = ui.Rect{X: v.W/2 - 200, Y: y, W: 400, H: max(106, min(2*thumb+16, 118))}
	columns, most, shelf := empire.RowLength, float32(1), float32(288)
	if v.H >= tallView {
		columns, most = empire.RowLength/2, 1.04 // large texts have to grow from there
	}
	pitch := (v.W - 16) / float32(columns)
	k := min(most, (pitch-3)/cardW)
	for i := range p.Row {
		p.Row[i] = ui.Rect{X: 8 + pitch*float32(i%columns) + (pitch-cardW*k)/2, Y: y + 122 + (cardH*k+ui.Gap)*float32(i/columns), W: cardW * k, H: cardH * k}
		shelf = max(shelf, p.Row[i].Bottom()+ui.Gap-y)
	}
	// The automaton's turn needs neither the bubble nor the row.
	p.Shelf = ui.Rect{X: 0, Y: y, W: v.W, H: shelf}
	p.Deck = ui.Rect{X: 28, Y: y + 20, W: 96, H: 118}
	p.Drawn = ui.Rect{X: 142, Y: y + 12, W: 152, H: 134}
	p.Steps = ui.Rect{X: 16, Y: y + 166, W: v.W - 32, H: min(180, shelf-180)}
	end := p.Shelf.Bottom() + 14
	half := (v.W - 36) / 2
	rest := v.H - end - 10
	p.Score = ui.Rect{X: 12, Y: end, W: half, H: rest}
	right := ui.Rect{X: 24 + half, Y: end, W: half, H: rest}
	p.Goods, right = right.CutTop(min(102, rest*0.34), 10)
	p.Hand, p.Keys = right, ui.Rect{X: right.X + 10, Y: right.Bottom() - 44, W: right.W - 20, H: 36}
	if thumb > 0 {
		p.Menu = ui.Rect{X: v.W - thumb - 8, Y: 22, W: thumb, H: thumb}
		p.Banner.W = p.Menu.X - 8 - p.Banner.X
		p.Keys = ui.Rect{X: right.X + 6, Y: right.Bottom() - thumb, W: right.W - 12, H: thumb - 6}
	}
	p.Log = p.Hand
	return p
}

// captionHigh is how high a caption is, in units.
const captionHigh = 36

// foot is the place of a caption on the foot of a paper, where it leaves the map in sight.
func (p *Plan) foot(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X, Y: r.Bottom() + 9 - captionHigh, W: r.W, H: captionHigh}
}

// zoom is Zoom, of a plan that was not laid out here too.
func (p *Plan) zoom() float32 { return max(1, p.Zoom) }

// k is how much larger or smaller than usual the map is.
func (p *Plan) k() float32 { return p.Cell / cell }

// place is where a point of the map is in the view.
func (p *Plan) place(q Point) ui.Point {
	return ui.Point{X: p.X + q.X*p.Cell, Y: p.Y + q.Y*p.Cell}
}

// square is the point of the map at a place of the view.
func (p *Plan) square(x, y float32) Point {
	return Point{(x - p.X) / p.Cell, (y - p.Y) / p.Cell}
}
