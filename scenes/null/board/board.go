// Package board paints the playing field of the template game: the prize, and the
// cards of everybody. A match, a replay and the rule book paint with it.
package board

import (
	"strconv"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Field is what is to be seen.
type Field struct {
	// Prize is what the die shows, 0 before it is rolled.
	Prize int
	// Rows are the seats.
	Rows []Row
	// Roll goes from 0, the die is in the air, to 1, it lies; Turn likewise for cards
	// that are turned over.
	Roll, Turn float32
}

// Row is what lies before a seat.
type Row struct {
	// Name is the player's name.
	Name string
	// Won is what was won so far, and Left how many cards are in the hand.
	Won, Left int
	// Down says that a card lies face down, Shown is a card that was turned over; 0
	// for none. Wins says that it took the prize.
	Down  bool
	Shown int
	Wins  bool
	// Acts says that the seat is to lay a card.
	Acts bool
}

// digits are the numbers that stand on cards and dice, whole.
var digits = [...]string{"", "1", "2", "3", "4", "5", "6", "7", "8", "9"}

// Paint paints the field into r.
func Paint(g *ui.Gui, r ui.Rect, f *Field) {
	left, right := r.CutLeft(min(r.W*0.26, 260), 24)
	paintDie(g.P, left, f.Prize, f.Roll)
	n := max(4, len(f.Rows))
	for i := range f.Rows {
		paintRow(g.P, right.Row(i, n, 12), rules.Seat(i), &f.Rows[i], f.Turn)
	}
}

// paintDie paints the die with the prize.
func paintDie(p *ui.Painter, r ui.Rect, prize int, roll float32) {
	side := min(r.W*0.7, r.H*0.4)
	t := ui.EaseOut(roll)
	p.Transform(r.CX(), r.CY()-40*(1-t), 1.2*(1-t), 1)
	defer p.Pop()
	p.Sheet(ui.Centered(0, 0, side, side), ui.Sheet{Color: ui.White, Radius: min(14, side*0.18), Waver: 1, Seed: 3, Lift: 0.8})
	if prize > 0 && roll >= 1 {
		p.Label(digits[prize], ui.Centered(0, 0, side, side), ui.Number.Sized(side*0.6), ui.Center)
	}
}

// paintRow paints a seat: its sign, its name, its card, what it won.
func paintRow(p *ui.Painter, r ui.Rect, s rules.Seat, row *Row, turn float32) {
	look := ui.SeatLook(s)
	paper := ui.Paper
	if row.Acts {
		paper = ui.White
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 10, Waver: 1, Seed: 10 + int(s), Lift: 0.3})
	if row.Acts {
		p.DashedRect(r.Inset(4), 8, 3, 9, 5, ui.Accent)
	}
	sign, rest := r.Inset2(16, 8).CutLeft(min(r.H, 64), 12)
	p.Sign(s, sign.CX(), sign.CY(), min(44, sign.H), false)
	rest, won := rest.CutLeft(rest.W-90, 12)
	name, card := rest.CutLeft(rest.W-min(r.H*0.7, 64), 12)
	p.Label(row.Name, name, ui.Heading, ui.Left)
	p.Label(strconv.Itoa(row.Won), won, ui.Heading, ui.Right)
	switch {
	case row.Shown > 0:
		Card(p, card, row.Shown, row.Wins, turn)
	case row.Down:
		p.Sheet(card, ui.Sheet{Color: look.Ground, Radius: 6, Waver: 0.7, Seed: 30, Gouache: 1, Lift: 0.4})
	}
}

// Card paints a card with its number, turn (0 to 1) of the way over; marked lifts
// it out from the others.
func Card(p *ui.Painter, r ui.Rect, n int, marked bool, turn float32) {
	t := ui.EaseInOut(turn)
	r = ui.Centered(r.CX(), r.CY(), r.W*max(0.08, max(t, 1-2*t)), r.H)
	paper, lift := ui.White, float32(0.3)
	if marked {
		paper, lift = ui.Honey, 0.9
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 6, Waver: 0.7, Seed: 40 + n, Lift: lift})
	if turn >= 0.5 {
		p.Label(digits[n], r, ui.Heading, ui.Center)
	}
}
