package board

import (
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// sheet lays a paper on the map.
func sheet(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 13, Waver: 1.1, Seed: seed, Lift: 0.3})
}

// grounded is a seat's ground with edge, for what is written on it.
func grounded(p *ui.Painter, r ui.Rect, s rules.Seat, radius float32, seed int, lift float32) *ui.SeatStyle {
	look := lookOf(empire.Side(s))
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: radius, Waver: 0.9, Seed: seed, Lift: lift, Gouache: 0.3})
	return look
}

// seatSign paints a seat's shape in the colour of texts on its ground, with the
// letter in the ground's colour, darker on a pale shape.
func seatSign(p *ui.Painter, s rules.Seat, x, y, h float32) {
	look := lookOf(empire.Side(s))
	p.Shape(s, x, y, h, look.TextOn)
	letter := look.Ground
	if look.Edge.A == 0 {
		letter = pointsInk(look)
	}
	p.SignLetter(s, x, y, h, letter, look.TextOn)
}

// Banner says whose turn it is, what is asked and how far the game is.
type Banner struct {
	Seat       rules.Seat
	Title, Sub string
	// Count and Word are at the right: "7/13", "carte".
	Count, Word string
	// Alarm says that a player other than Seat is asked: Sub is heavier.
	Alarm bool
}

// PaintBanner paints a banner where the plan has room for it, above the map.
func PaintBanner(p *ui.Painter, plan *Plan, b *Banner) {
	r := plan.Banner
	look := grounded(p, r, b.Seat, 9, 31, 0.3)
	h := r.H * 0.68
	left := float32(82)
	if plan.Large {
		h, left = r.H*0.52, 66
	}
	seatSign(p, b.Seat, r.X+left/2+1, r.CY(), h)
	right := r.Right() - 14
	if b.Count != "" {
		word := p.Legible(ui.Type{Face: ui.Nunito800, Size: 17, Color: look.TextOn})
		wide := max(88, p.Width(b.Word, word)+2)
		right = r.Right() - 18 - wide
		dots := [2]ui.Point{{X: right + 8, Y: r.Y + 16}, {X: right + 8, Y: r.Bottom() - 16}}
		p.Dashed(dots[:], 2, 0.6, 7, 0, look.TextOn.Fade(0.6))
		sun := look.TextOn
		if look.Edge.A == 0 {
			sun = ui.Hex(0xF8DA98)
		}
		up, low := ui.Rect{X: right + 14, Y: r.Y + 10, W: wide, H: r.H - 18}.CutTop((r.H-18)*0.56, 0)
		p.Label(b.Count, up, ui.Type{Face: ui.Fredoka700, Size: 27, Color: sun}, ui.Center)
		p.Label(b.Word, low, word, ui.Center)
	}
	text := ui.Rect{X: r.X + left, Y: r.Y + 8, W: right - r.X - left - 4, H: r.H - 16}
	up, low := text.CutTop(text.H*0.58, 0)
	t := ui.Type{Face: ui.Nunito600, Size: 17, Color: look.TextOn}
	if b.Alarm {
		t.Face = ui.Nunito800
	}
	if p.Width(b.Sub, p.Fit(b.Sub, t, low.W)) > low.W {
		p.ParagraphMid(b.Sub, text, t, ui.Left) // on a phone the sign says who is meant
		return
	}
	title := p.Fit(b.Title, ui.Type{Face: ui.Fredoka700, Size: 28, Color: look.TextOn}, up.W)
	p.Label(p.Ellipsis(b.Title, title, up.W), up, title, ui.Left)
	p.Label(b.Sub, low, t, ui.Left)
}

// BubbleLine is one reason in a bubble: a picture, words, and what it brings.
type BubbleLine struct {
	// Good is the picture; a coin when it is NoGood and Coin is set.
	Good empire.Good
	Coin bool
	Text string
	// Short, when not empty, stands for Text where there is no room for its words.
	Short string
	// To, when it is not empty, follows Text after an arrow; Strong comes last.
	To     string
	Strong string
}

// Bubble tells what the card under the hand brings, or what is being done.
type Bubble struct {
	// Title is strong, More follows it where there is room.
	Title, More string
	Lines       [2]BubbleLine
	// Text takes the place of the lines: sentences that are as long as they are.
	Text string
	// Total is the points of movement or armies of the act, Left those that are
	// not used yet; pips are painted in the place of the lines.
	Total, Left int
	// Two says that there are two buttons, which lie beside each other on a phone.
	Two bool
	// Ends says that the button which ends the turn is there: see [Plan.EndButton]; Why
	// that the one is there which asks why: see [Plan.WhyButton].
	Ends, Why bool
	// Act is the picture before the pips.
	Act empire.Verb
}

// PaintBubble paints the paper above the row. Its buttons are the caller's:
// see [Plan.BubbleButton].
func PaintBubble(p *ui.Painter, plan *Plan, b *Bubble) {
	r := plan.Bubble
	sheet(p, r, 41)
	strong := ui.Type{Face: ui.Fredoka600, Size: 19, Color: ui.Ink, Carries: true}
	soft := ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}
	top, rest := r.Inset2(17, 8).CutTop(r.H*0.29, 0)
	k, buttons := plan.zoom(), plan.bubbleButtons()+4
	if b.Two && plan.Large && plan.Thumb > 0 {
		buttons = r.Right() - plan.BubbleButton(1).X
	}
	end := plan.EndButton()
	if b.Ends && end.Y < top.Bottom() {
		_, top = top.CutLeft(end.Right()-top.X, 8)
	}
	if b.Why && plan.Large && plan.Thumb > 0 {
		buttons = r.Right() - plan.WhyButton().X
	}
	switch {
	case (b.Two || b.Why) && !plan.Large:
		top.W = plan.BubbleButton(1).X - 6 - top.X
	case b.Total > 0 && !b.Ends || plan.Large:
		top.W -= buttons
	}
	if both := p.Width(b.Title, strong) + p.Width(b.More, soft) + 8; both > top.W {
		strong.Size = max(12/p.TextScale, strong.Size*top.W/both)
		soft.Size = max(12/p.TextScale, soft.Size*top.W/both)
	}
	w := min(p.Width(b.Title, strong)+1, top.W)
	p.Label(b.Title, ui.Rect{X: top.X, Y: top.Y, W: w, H: top.H}, strong, ui.Left)
	if left := top.W - w - 6; b.More != "" && left >= p.Width(b.More, soft.Sized(12/p.TextScale)) {
		// What does not fit at the smallest size is left out: the title says enough.
		p.Label(b.More, ui.Rect{X: top.X + w + 6, Y: top.Y, W: left, H: top.H}, soft, ui.Left)
	}
	if b.Ends {
		_, rest = rest.CutLeft(end.Right()-rest.X, 14)
		if plan.Large {
			rest.W -= buttons // the other half of the card has the right side
		}
	} else {
		rest.W -= buttons
	}
	if b.Total > 0 {
		paintAct(p, b.Act, rest.X+22*k, rest.CY(), 0.9*k)
		paintPips(p, ui.Rect{X: rest.X + 54*k, Y: rest.Y, W: rest.W - 54*k, H: rest.H}, b.Left, b.Total, k)
		return
	}
	if b.Text != "" {
		p.Paragraph(b.Text, rest, ui.Body.Sized(16), ui.Left)
		return
	}
	for i := range b.Lines {
		l := &b.Lines[i]
		if l.Text == "" {
			continue
		}
		row := rest.Row(i, 2, 0)
		if l.Good != empire.NoGood {
			paintGood(p, l.Good, row.X+12*k, row.CY(), 21*k)
		} else if l.Coin {
			paintCoin(p, row.X+12*k, row.CY(), 11*k, -1)
		}
		in := row
		if l.Good != empire.NoGood || l.Coin {
			_, in = row.CutLeft(32*k, 0)
		}
		paintReason(p, in, l, k)
	}
}

// paintReason paints the words of a line, smaller where they have to be.
func paintReason(p *ui.Painter, r ui.Rect, l *BubbleLine, k float32) {
	plain := ui.Type{Face: ui.Nunito600, Size: 17.5, Color: ui.Ink, Carries: true}
	gain := ui.Type{Face: ui.Nunito800, Size: 17.5, Color: ui.Hex(0x256629), Carries: true}
	gap := 5 * k
	arrow := float32(0)
	if l.To != "" {
		arrow = 22 * k
	}
	room, text := r.W-arrow-2*gap, l.Text
	wide := func(text string) float32 {
		return p.Width(text, plain) + p.Width(l.To, plain) + p.Width(l.Strong, gain)
	}
	if all := wide(text); all > room {
		size := max(12/p.TextScale, p.Legible(plain.Sized(1)).Size, plain.Size*room/all)
		plain.Size, gain.Size = size, size
		if l.Short != "" && wide(text) > room {
			text = l.Short
		}
	}
	x := r.X
	part := func(s string, t ui.Type) {
		if s == "" {
			return
		}
		w := min(p.Width(s, t)+1, max(1, r.Right()-x))
		p.Label(s, ui.Rect{X: x, Y: r.Y, W: w, H: r.H}, t, ui.Left)
		x += w + gap
	}
	part(text, plain)
	if l.To != "" {
		p.Art("empire/arrow", x-1, r.CY()+1, ui.ArtStyle{Scale: 0.62 * k})
		x += arrow - gap
		part(l.To, plain)
	}
	part(l.Strong, gain)
}

// paintPips paints a disc for each point, those that are left in the accent.
func paintPips(p *ui.Painter, r ui.Rect, left, total int, k float32) {
	pitch := min(30*k, r.W/float32(total))
	rad := min(11*k, pitch*0.4)
	for i := range total {
		x := r.X + pitch*(float32(i)+0.5)
		p.Disc(x, r.CY(), rad, rad, ui.Sheet{Color: ui.Trough, Waver: 0.5, Seed: i, Lift: -1, NoRim: true})
		if i < left {
			p.Disc(x, r.CY(), rad, rad, ui.Sheet{Color: ui.Accent, Waver: 0.6, Seed: i, Lift: 0})
		} else {
			p.Ring(x, r.CY(), rad-1, rad-1, 1.6, ui.Ink.Fade(0.35))
		}
	}
}

// BubbleButton is where a button of the bubble goes: 0 the thing to do, 1 one
// above it.
func (p *Plan) BubbleButton(i int) ui.Rect {
	r := p.Bubble
	if p.Large {
		in, at := r.Inset2(12, 12).CutRight(p.bubbleButtons()-8, largeGap)
		switch {
		case p.Thumb > 0 && i > 0:
			_, at = in.CutRight(p.bubbleButtons()-8, 0)
			return at
		case p.Thumb > 0:
			return at
		case i > 0:
			return at.Row(0, 2, 8)
		}
		return at.Row(1, 2, 8)
	}
	if p.Thumb > 0 {
		return ui.Rect{X: r.Right() - 160, Y: r.Y + 6, W: 152, H: r.H - 12}.Row(1-i, 2, 4)
	}
	if i > 0 {
		return ui.Rect{X: r.Right() - 160, Y: r.Y + 8, W: 148, H: 32} // wider, so that the sign of the key below leaves its words
	}
	return ui.Rect{X: r.Right() - 150, Y: r.Bottom() - 58, W: 136, H: 48}
}

// EndButton is where the button goes that ends the turn: at the other side of the bubble
// than the one that took the card, so that a press too many on that one ends nothing.
func (p *Plan) EndButton() ui.Rect {
	r := p.BubbleButton(0)
	r.X = p.Bubble.X + p.Bubble.Right() - r.Right()
	if p.Large && p.Thumb > 0 { // below the title
		r = ui.Rect{X: r.X, Y: r.Bottom() - p.Thumb, W: r.W + 24, H: p.Thumb}
	}
	if !p.Large && p.Thumb == 0 {
		// Wider, for the question whether to end the turn with points left, and off the title.
		r = ui.Rect{X: r.X, Y: r.Y, W: 168, H: r.H}
	}
	return r
}

// HalfButton is where the button goes that chooses the other half of the card: on a phone no higher than the one
// that ends the turn.
func (p *Plan) HalfButton() ui.Rect {
	r := p.BubbleButton(1)
	if p.Large && p.Thumb > 0 {
		end, right := p.EndButton(), r.Right()
		r.X = max(r.X, end.Right()+largeGap)
		r = ui.Rect{X: r.X, Y: end.Y, W: right - r.X, H: end.H}
	}
	return r
}

// WhyButton is where the button goes that asks why the automaton did what it did.
func (p *Plan) WhyButton() ui.Rect {
	r := p.BubbleButton(1)
	if p.Large && p.Thumb > 0 {
		r.X, r.W = r.Right()-p.Thumb, p.Thumb
	}
	return r
}

// bubbleButtons is how wide the room of the bubble's buttons is.
func (p *Plan) bubbleButtons() float32 {
	if p.Large {
		return 226
	}
	return 136
}
