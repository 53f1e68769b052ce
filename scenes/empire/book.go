package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/ui"
)

// illustration is a picture of the rule book: how high it is where the page is
// 446 units wide, and how it is painted.
type illustration struct {
	height float32
	side   float32 // how much of the width is the picture's where the words are beside it, or
	above  float32 // how much of the height, where they are below it; 0 for a small picture
	paint  func(b *book, g *ui.Gui, r ui.Rect)
}

var illustrations = map[string]illustration{
	"map":     {176, 0.66, 0, (*book).paintMap},
	"row":     {146, 0, 0.55, (*book).paintRow},
	"control": {84, 0, 0, (*book).paintControl},
	"goods":   {176, 0.62, 0, (*book).paintGoods},
	"strips":  {84, 0, 0, (*book).paintStrips},
	"bid":     {84, 0, 0, (*book).paintCoins},
}

// book is what its pictures are painted with, made when the first is asked for.
type book struct{ board *board.Map }

var pages book

// illustrate is [play.FrontEnd.Illustrate].
func illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	i, ok := illustrations[name]
	if !ok {
		return false
	}
	if pages.board == nil {
		pages.board = board.NewMap()
	}
	said := r
	switch {
	case i.side > 0:
		r, said = r.CutLeft(r.W*i.side, 14)
		said = ui.Rect{X: said.X, Y: said.Y + said.H*0.2, W: said.W, H: said.H * 0.8}
	case i.above > 0:
		r, said = r.CutTop(r.H*i.above, 8)
	default:
		title, text = "", ""
	}
	i.paint(&pages, g, r)
	if title != "" {
		head, rest := said.CutTop(g.P.Lead(ui.SmallStrong), 0)
		g.P.Label(title, head, ui.SmallStrong, ui.Left)
		g.P.Paragraph(text, rest, ui.Small.With(ui.Ink), ui.Left)
	}
	return true
}

// illustrationHeight is [play.FrontEnd.IllustrationHeight].
func illustrationHeight(name string) (float32, bool) {
	i := illustrations[name]
	return i.height, i.side > 0 || i.above > 0
}

// patch is a piece of parchment with a cut edge.
func patch(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r, ui.Panel.In(chart).Of("picture", seed).Painted(0.5))
}

// paintMap is the whole map with what two sides hold.
func (b *book) paintMap(g *ui.Gui, r ui.Rect) {
	patch(g.P, r, 3)
	var h board.Holders
	for i := range h {
		h[i] = game.Nobody
	}
	for _, i := range [...]int{0, 1, 2, 3} {
		h[i] = 0
	}
	for _, i := range [...]int{4, 17, 18} {
		h[i] = 1
	}
	b.board.PaintSmallMap(g.P, r.Inset(8), &h)
}

// paintRow is the row's prices.
func (b *book) paintRow(g *ui.Gui, r ui.Rect) {
	p := g.P
	patch(p, r, 5)
	goods := [game.RowLength]string{"empire/ore", "empire/wood", "empire/tools", "empire/crystal", "empire/food", "empire/wild"}
	for i, price := range game.Prices {
		c := r.Inset(6).Column(i, game.RowLength, 4)
		p.Sheet(c, ui.Key.Of("card", i))
		p.Art(goods[i], c.CX(), c.Y+c.H*0.36, ui.ArtStyle{Height: min(24, c.W*0.7)})
		p.Label(ui.Digits(price), ui.Rect{X: c.X, Y: c.Y + c.H*0.55, W: c.W, H: c.H * 0.45}, ui.Number.Sized(ui.SizeRow), ui.Center)
	}
}

// paintControl is three pieces against two: who has more holds the region.
func (b *book) paintControl(g *ui.Gui, r ui.Rect) {
	p := g.P
	patch(p, r, 7)
	for i, seat := range [...]rules.Seat{0, 0, 0, 1, 1} {
		c := r.Inset2(10, 8).Column(i, 5, 4)
		p.Art("empire/cube", c.CX(), c.CY(), ui.ArtStyle{Height: min(34, c.H*0.6, c.W), Seat: ui.SeatLook(seat)})
	}
}

// paintGoods is what goods bring.
func (b *book) paintGoods(g *ui.Gui, r ui.Rect) {
	p := g.P
	patch(p, r, 9)
	goods := [game.Kinds]string{"empire/crystal", "empire/ore", "empire/wood", "empire/tools", "empire/food"}
	in := r.Inset2(8, 8)
	small := ui.Type{Face: ui.Fredoka600, Size: ui.SizeSmall, Color: ui.Ink}
	for i, art := range goods {
		row := in.Row(i+1, game.Kinds+1, 1)
		p.Art(art, row.X+14, row.CY(), ui.ArtStyle{Height: min(20, row.H)})
		for k, at := range game.Thresholds[i] {
			p.Label(ui.Digits(at), ui.Rect{X: row.X + 30, Y: row.Y, W: row.W - 30, H: row.H}.Column(k, 4, 0), small, ui.Center)
		}
	}
	head := in.Row(0, game.Kinds+1, 1)
	for k, n := range [...]string{"+1", "+2", "+3", "+5"} {
		p.Label(n, ui.Rect{X: head.X + 30, Y: head.Y, W: head.W - 30, H: head.H}.Column(k, 4, 0), small.With(ui.AccentInk), ui.Center)
	}
}

// paintStrips is candidates of which a priority keeps some.
func (b *book) paintStrips(g *ui.Gui, r ui.Rect) {
	p := g.P
	p.Sheet(r, ui.Panel.In(shelf).Of("strips", 0).Painted(0.5))
	for i := range 4 {
		c := r.Inset2(12, 8).Column(i, 4, 6)
		rad := min(17, c.W*0.45)
		paper, ink := aside, asideInk
		if i%2 == 1 {
			paper, ink = ui.Accent, ui.White
		}
		p.Disc(c.CX(), c.CY(), rad, rad, ui.Sheet{Color: paper, Waver: 0.5}.Of("candidate", i))
		p.Label(ui.Digits(i+1), ui.Centered(c.CX(), c.CY(), 2*rad, 2*rad), ui.Number.Sized(ui.SizeRow).With(ink), ui.Center)
	}
}

// paintCoins is coins put forward.
func (b *book) paintCoins(g *ui.Gui, r ui.Rect) {
	p := g.P
	patch(p, r, 13)
	for i := range 4 {
		c := r.Inset2(14, 8).Column(i, 4, 2)
		y := c.CY()
		if i < 2 {
			y -= 10
		}
		p.Art("empire/coin", c.CX(), y, ui.ArtStyle{Height: min(34, c.W)})
	}
}
