package trichrome

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// Room on a row for a colour's points and for the crown, where texts are large.
const (
	largePoints = 104
	largeCrown  = 34
)

// arrangeCardLarge fits the card between two rounds into the view where texts are large:
// the rows say when and how each was eaten, and there is no ruler.
func arrangeCardLarge(v ui.View, phone bool) cardLayout {
	l := cardLayout{large: true}
	said, rows, part := float32(126), float32(640), float32(0.51)
	if phone {
		said, rows, part = 148, 690, 0.55 // two lines of letters that a phone shows legibly
	}
	all := v.Rect().Inset(margin)
	left, right := all, all
	if v.Narrow {
		left, right = all.CutTop(min(rows, all.H*part), 12)
		l.maze, right = right.CutTop(right.H-102, 12)
	} else {
		left, right = all.CutLeft(596, 20)
		l.maze, right = right.CutTop(right.H-108, 14)
	}
	l.next, l.again = right.CutLeft(right.W*0.6, 14)
	l.title, left = left.CutTop(44, ui.GapTight)
	l.headline, left = left.CutTop(said, 10)
	for i := range l.rows {
		l.rows[i] = left.Row(i, game.Players, ui.GapTight)
	}
	_, l.ruler = l.maze.CutTop(l.maze.H*0.5, 0)
	l.maze = l.maze.Inset2(4, 12)
	return l
}

// paintRowsLarge are the three colours' rows where texts are large.
func (s roundCard) paintRowsLarge(l *cardLayout) {
	p := s.Gui.P
	names, fates := p.Group(bigName), p.Group(strong)
	var text [game.Players]ui.Rect
	for i, c := range colours {
		r := l.rows[i]
		rad := s.rowSign(r)
		in := r.Inset2(0, 8)
		in.X = r.X + 20 + 2*rad + 12
		in.W = s.coinAt(r, c) - s.coinSize(r) - 8 - in.X
		text[i] = in
		names.Line(s.title(c), in.W)
		_, low := in.Split(true, 0.42, 0)
		fates.Box(s.outcome(c), low)
	}
	for i, c := range colours {
		s.paintRowLarge(l.rows[i], text[i], c, names.Type, fates.Type)
	}
}

// rowSign returns the radius of the sign on a row.
func (s roundCard) rowSign(r ui.Rect) float32 { return min(44, r.H*0.36) }

// outcome returns what became of a colour and how long it survived.
func (s roundCard) outcome(c game.Colour) string {
	k := &s.card
	if lived := k.run.Survived(c); k.at >= min(k.end(), history.Steps(lived)) {
		return s.Say(words.TrichromeLot(history.Seconds(lived), s.fate(c)))
	}
	return s.seconds(history.SubSteps(k.at))
}

// paintRowLarge is a colour's row: who, what became of it, its points.
func (s roundCard) paintRowLarge(r, text ui.Rect, c game.Colour, name, fate ui.Type) {
	p := s.Gui.P
	mix := float32(0.5)
	if s.card.run.Points(c) > 0 {
		mix = 0.22
	}
	p.Sheet(r, plate.In(ui.SeatLook(sign(c)).Ground.Mix(night, mix)).Of("score", int(c)))
	p.Sheet(ui.Rect{X: r.X, Y: r.Y + 1, W: 10, H: r.H - 2}, stripe.In(board.Night[c]).Of("stripe", int(c)))
	rad := s.rowSign(r)
	disc(p, c, r.X+20+rad, r.CY(), rad)
	points := ui.Rect{X: r.Right() - largePoints, Y: r.Y, W: largePoints - 20, H: r.H}
	p.Label(ui.Digits(s.before(c)+s.landed(c)), points, p.AtMost(bigScore, 1.65), ui.Right)
	if s.leads(c) {
		p.Art("icons/crown", points.X-largeCrown/2+4, r.CY(), ui.ArtStyle{Height: 22, Ink: moonText})
	}
	head, low := text.Split(true, 0.42, 0)
	p.Label(s.title(c), head, name, ui.Left)
	p.ParagraphMid(s.outcome(c), low, fate, ui.Left)
}
