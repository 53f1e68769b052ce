package board

import (
	"math"

	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// goodColors are the goods' own colours.
var goodColors = [empire.Wild + 1]ui.Color{
	empire.Crystal: ui.Hex(0x3F9DB3), empire.Ore: ui.Hex(0x5A5468), empire.Wood: ui.Hex(0x3F7A4A),
	empire.Tools: ui.Hex(0x8A5433), empire.Food: ui.Hex(0xDE7426), empire.Wild: ui.Hex(0x8A4C86),
}

// heads are the looks of the cards' heads: 38 % of the good's colour.
var heads = func() (h [empire.Wild + 1]ui.SeatStyle) {
	for g := range h {
		h[g] = ui.SeatStyle{Color: paper.Mix(goodColors[g], 0.38), Sign: "signs/ring"}
	}
	return h
}()

// Card is a card as it is shown.
type Card struct {
	Card empire.Card
	// Price is in coins; NoPrice leaves the coin out.
	Price int
	// Struck is the side that is not played, 1 or 2; 0 for none.
	Struck int
	// Dear says that it cannot be paid: it steps back.
	Dear bool
	// Chosen says that it is being played: it stays lifted.
	Chosen bool
	// Wide lays it in a list: see paintWide.
	Wide bool
	// Away is how far it is from its place, from 1, when it comes or goes, to 0.
	Away float32
}

// NoPrice is the price of a card that has none.
const NoPrice = -1

// CardButton is a card of the row, which can have the focus; it paints nothing
// for card 0.
func CardButton(g *ui.Gui, id ui.ID, r ui.Rect, names *Names, c *Card) ui.Use {
	if c.Card == 0 {
		return ui.Use{}
	}
	p := g.P
	u := g.Item(id, r, false)
	up := 6 * u.Lift
	if c.Chosen {
		up = 8
	}
	if c.Wide {
		up = 0
	}
	if u.Focus {
		g.Mat(12)
		defer p.Pop()
	}
	still := g.Motion == ui.Reduced
	if !still {
		r = r.Move(u.Shake+c.Away*60, -up+c.Away*30)
	}
	if c.Away > 0 {
		p.Fade(1 - c.Away)
		defer p.Pop()
	}
	if u.Focus {
		// The mat stands where the card rests: the card rises a little within it.
		r = r.Move(0, up)
	}
	paintCard(p, r, 0, names, c, 0.25+0.4*u.Lift)
	return u
}

// PaintCard paints a card as it lies, turned by angle (radians, clockwise).
func PaintCard(p *ui.Painter, r ui.Rect, angle float32, names *Names, c *Card) {
	paintCard(p, r, angle, names, c, 0.35)
}

func paintCard(p *ui.Painter, r ui.Rect, angle float32, names *Names, c *Card, lift float32) {
	if c.Wide {
		paintWide(p, r, names, c, lift)
		return
	}
	paintUpright(p, r, angle, names, c, lift)
}

// paintUpright paints a card as it lies in the row.
func paintUpright(p *ui.Painter, r ui.Rect, angle float32, names *Names, c *Card, lift float32) {
	face := c.Card.Face()
	p.Transform(r.X, r.Y, angle, r.W/cardW)
	defer p.Pop()
	p.Sheet(ui.Rect{W: cardW, H: cardH}, ui.Sheet{Color: paper, Radius: 12, Waver: 0.8, Seed: int(c.Card), Lift: lift})
	if c.Dear {
		p.Fade(0.5)
		p.Idle()
		defer p.Pop()
		defer p.Pop()
	}
	p.Art("empire/head", 0, 0, ui.ArtStyle{Seat: &heads[face.Good]})
	x := float32(23)
	for i := range min(face.Count, 2) {
		paintGood(p, face.Good, x+17*float32(i), 22, 26)
	}
	x += 19
	if face.Count > 1 {
		x += 18
	}
	right := float32(cardW - 10)
	if c.Price != NoPrice {
		right = 110
	}
	p.Label(names.Goods[face.Good], ui.Rect{X: x, Y: 6, W: right - x, H: 32}, ui.Type{Face: ui.Fredoka600, Size: 17, Color: ui.Ink, Carries: true}, ui.Left)
	switch {
	case c.Price == 0:
		p.Art("empire/free", 131, 21, ui.ArtStyle{})
		p.Text("0", 131, 28, ui.Type{Face: ui.Fredoka600, Size: 20 / p.TextScale, Color: ui.Ink, Carries: true}, ui.Center)
	case c.Price > 0:
		paintCoin(p, 131, 21, 16, c.Price)
	}
	paintDoes(p, names, c)
}

// paintDoes paints what a card in the row does.
func paintDoes(p *ui.Painter, names *Names, c *Card) {
	face := c.Card.Face()
	if len(face.Acts) == 1 {
		act := face.Acts[0]
		strong := ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink, Carries: true}
		if act.Verb == empire.Found {
			paintAct(p, act.Verb, cardW/2, 74, 1.2)
		} else {
			paintAct(p, act.Verb, 60, 74, 1.12)
			p.Text(ui.Digits(act.N), 100, 84, ui.Type{Face: ui.Fredoka700, Size: 32 / p.TextScale, Color: ui.Ink, Carries: true}, ui.Left)
		}
		p.Label(names.Verbs[act.Verb], ui.Rect{X: 8, Y: 100, W: cardW - 16, H: 30}, strong, ui.Center)
		return
	}
	for i, act := range face.Acts {
		paintHalf(p, names, act, 66+45*float32(i), c.Struck == i+1)
	}
	join := names.Or
	if face.Join == empire.And {
		join = names.And
	}
	soft := ui.Hex(0x979396)
	dots := [2]ui.Point{{X: 14, Y: 89}, {X: 56, Y: 89}}
	p.Dashed(dots[:], 1.6, 0.6, 6.4, 0, soft)
	dots = [2]ui.Point{{X: 98, Y: 89}, {X: 138, Y: 89}}
	p.Dashed(dots[:], 1.6, 0.6, 6.4, 0, soft)
	p.Label(join, ui.Rect{X: 58, Y: 79, W: 38, H: 20}, p.Legible(ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Hex(0x4C4B5C), Carries: true}), ui.Center)
}

// paintHalf paints one side of a card that has two.
func paintHalf(p *ui.Painter, names *Names, act empire.Act, y float32, struck bool) {
	if struck {
		p.Fade(0.34)
		p.Idle()
	}
	paintAct(p, act.Verb, 33, y, 0.8)
	x := float32(62)
	if act.Verb != empire.Found {
		p.Text(ui.Digits(act.N), 58, y+9, ui.Type{Face: ui.Fredoka700, Size: 24 / p.TextScale, Color: ui.Ink, Carries: true}, ui.Left)
		x = 77
	}
	p.Label(names.Verbs[act.Verb], ui.Rect{X: x, Y: y - 11, W: cardW - 6 - x, H: 24}, p.Legible(ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink, Carries: true}), ui.Left)
	if struck {
		p.Pop()
		p.Pop()
		p.Line(14, y+1, 78, y-2, 2.6, ui.Ink.Fade(0.75))
		p.Line(78, y-2, 140, y+1, 2.6, ui.Ink)
	}
}

// paintAct paints the picture of what a card does, about 44 units wide.
func paintAct(p *ui.Painter, v empire.Verb, x, y, s float32) {
	switch v {
	case empire.Place:
		p.Art("empire/plus", x-16*s, y+1*s, ui.ArtStyle{Scale: s})
		paintCube(p, &woodLook, x+6*s, y+2*s, 1.15*s, false)
	case empire.March:
		paintCube(p, &woodLook, x-14*s, y+2*s, 1.1*s, false)
		p.Art("empire/arrow", x, y+1*s, ui.ArtStyle{Scale: s})
	case empire.Sail:
		paintCube(p, &woodLook, x-14*s, y-1*s, s, false)
		p.Art("empire/arrow", x, y-2*s, ui.ArtStyle{Scale: s})
		p.Art("empire/wave", x, y, ui.ArtStyle{Scale: s})
	case empire.Found:
		p.Art("empire/town", x, y, ui.ArtStyle{Scale: s * 1.1})
	case empire.Destroy:
		paintCube(p, &woodLook, x, y+1*s, 1.15*s, false)
		p.Art("empire/strike", x, y, ui.ArtStyle{Scale: s})
	}
}

// Deck is the automaton's cards: those to come, and the one it drew.
type Deck struct {
	// Side is whose it is, Left how many are to come, Words what stands below:
	// "à venir".
	Side  empire.Side
	Left  int
	Words string
	// Says stands below the drawn card where texts are large, as what an answer
	// changes; elsewhere the strips beside it say that.
	Says string
	// Drawn is the card that was turned; nothing for card 0. Flip goes from 0,
	// when it leaves the deck, to 1.
	Drawn Card
	Flip  float32
}

// PaintDeck paints the deck and the drawn card on the shelf of a plan.
func PaintDeck(p *ui.Painter, plan *Plan, names *Names, d *Deck, still bool) {
	if plan.Large {
		paintLargeDeck(p, plan, names, d, still)
		return
	}
	look := lookOf(d.Side)
	back := look.Ground.Mix(ui.Ink, 0.25)
	r := plan.Deck
	high := min(4, d.Left)
	for i := range high {
		s := r.Move(float32(i)*2.2-5, -float32(i)*2.1+6)
		p.Sheet(s, ui.Sheet{Color: back.Mix(ui.Ink, 0.35), Radius: 12, Waver: 0.7, Seed: i, Lift: -1, NoRim: true})
		p.Sheet(s.Inset(1.2), ui.Sheet{Color: back, Radius: 11, Waver: 0.7, Seed: i, Lift: -1, Gouache: 0.4, NoRim: true})
	}
	if high > 0 {
		x := r.CX() + 1
		p.Art(look.Sign, x, r.Y+40, ui.ArtStyle{Height: 38, Seat: &ui.SeatStyle{Color: paper, TextOn: back, Sign: look.Sign}, Ink: paper, Alpha: 0.92})
		p.Label(ui.Digits(d.Left), ui.Rect{X: r.X + 4, Y: r.Y + 66, W: r.W - 8, H: 34}, ui.Type{Face: ui.Fredoka700, Size: 30, Color: paper, Carries: true}, ui.Center)
		p.Label(d.Words, ui.Rect{X: r.X + 4, Y: r.Y + 98, W: r.W - 8, H: 22}, ui.Type{Face: ui.Nunito800, Size: 15.5, Color: paper}, ui.Center)
	}
	if d.Drawn.Card == 0 {
		return
	}
	to := plan.Drawn
	if still {
		p.Fade(d.Flip)
		PaintCard(p, to, -0.044, names, &d.Drawn)
		p.Pop()
		return
	}
	if !plan.View.Narrow {
		p.Art("empire/arc", r.CX()+8, r.Y-2, ui.ArtStyle{})
	}
	t := ui.EaseInOut(d.Flip)
	at := ui.Rect{X: r.X + (to.X-r.X)*t, Y: r.Y + (to.Y-r.Y)*t - 30*4*t*(1-t), W: to.W, H: to.H}
	turn := float32(math.Abs(math.Cos(math.Pi * float64(t))))
	if t >= 1 {
		PaintCard(p, to, -0.044, names, &d.Drawn)
		return
	}
	p.Transform(at.CX(), at.CY(), -0.044*t, 1)
	p.Stretch(max(0.03, turn), 1)
	o := ui.Rect{X: -at.W / 2, Y: -at.H / 2, W: at.W, H: at.H}
	if t < 0.5 {
		p.Sheet(o, ui.Sheet{Color: back, Radius: 12, Waver: 0.7, Seed: 2, Lift: 0.6, Gouache: 0.4})
	} else {
		PaintCard(p, o, 0, names, &d.Drawn)
	}
	p.Pop()
	p.Pop()
}
