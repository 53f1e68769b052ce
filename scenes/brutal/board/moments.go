package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// MomentLook is how a moment is painted.
type MomentLook uint8

// The looks of moments.
const (
	MomentKO MomentLook = iota
	MomentRescue
	MomentBlow
	MomentCapture
)

// MomentCard is a moment of a brawl on a sheet of paper, under the roof of its zone.
type MomentCard struct {
	Look MomentLook
	// Title is what it was, Place where, Said the sentence, Whose whose doing, Again
	// the words of the key that shows it once more.
	Title, Place, Said, Whose, Again string
	Seat                             rules.Seat
	Zone                             int
	// Held reports whether the zone is Seat's since.
	Held bool
	// Share is where the front stands, Cups who is seen: who did it first, then to whom
	// it was done.
	Share float32
	Cups  []Cup
	// Burst is what is written on the burst.
	Burst string
	// Laid goes from 0 to 1 as the card is laid, Moved from 0 to 1 as its picture moves
	// once.
	Laid, Moved float32
}

// MomentsPlan says where everything of the page of moments is, in units of the view.
type MomentsPlan struct {
	Title, Note ui.Rect
	Cards       []ui.Rect
	Score, Main ui.Rect
	// Lying reports whether a card's picture is beside its words.
	Lying bool
	// Roof is how high the roofs over the cards are. Low ones are those of large texts:
	// the title has the corner to itself.
	Roof float32
}

// roofOver is how high a roof over a card usually is.
const roofOver = 44

// Bare reports whether nothing but the title is at the upper left.
func (s *MomentsPlan) Bare() bool { return s.Roof < roofOver }

// NewMomentsPlan lays the page of this many moments out; text is how many times larger than
// usual texts are, and cards has room for them.
func NewMomentsPlan(v ui.View, n int, text float32, cards []ui.Rect) MomentsPlan {
	s := MomentsPlan{Cards: cards[:0], Roof: roofOver}
	if v.Narrow {
		s.Lying = true
		s.Title = ui.Rect{X: 24, Y: 60, W: v.W - 48, H: 54}
		s.Main = ui.Rect{X: 16, Y: v.H - 104, W: v.W - 32, H: 88}
		s.Score = ui.Rect{X: 16, Y: s.Main.Y - 110, W: v.W - 32, H: 98}
		rest := ui.Rect{X: 16, Y: 160, W: v.W - 32, H: s.Score.Y - 172}
		high := min(330, (rest.H-46*float32(max(0, n-1)))/float32(max(1, n)))
		for i := range n {
			s.Cards = append(s.Cards, ui.Rect{X: rest.X, Y: rest.Y + (high+46)*float32(i), W: rest.W, H: high})
		}
		return s
	}
	ox, e := (v.W-1280)/2, v.H-720
	s.Title = ui.Rect{X: ox + 56, Y: 56, W: 560, H: 58}
	s.Note = ui.Rect{X: ox + 640, Y: 66, W: 584, H: 44}
	y, low := 162+e*0.35, v.H-126-e*0.1
	high := 408 + e*0.3
	if text > 1.3 {
		// Pictures keep their room: roofs are flat, and all margins are narrow.
		s.Title.Y, s.Title.H, s.Note.Y = 48, 52, 50
		s.Roof, y, low = 20, 124+e*0.2, v.H-100-e*0.06
		high = low - 14 - y
	}
	wide, gap := float32(373), float32(24.5)
	x := v.W/2 - (wide*float32(n)+gap*float32(n-1))/2
	for i := range n {
		s.Cards = append(s.Cards, ui.Rect{X: x + (wide+gap)*float32(i), Y: y, W: wide, H: high})
	}
	s.Score = ui.Rect{X: ox + 56, Y: low, W: 770, H: 86}
	s.Main = ui.Rect{X: ox + 851, Y: low, W: 373, H: 86}
	return s
}

var (
	momentsTitle = ui.Type{Face: ui.Fredoka700, Size: 46, Color: ui.Ink}
	momentsNote  = ui.Type{Face: ui.Nunito800, Size: 20, Color: ui.Ink}
	momentTitle  = ui.Type{Face: ui.Fredoka700, Size: 26, Color: ui.Ink}
	momentPlace  = ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Hex(0x5B5668)}
	momentSaid   = ui.Type{Face: ui.Nunito800, Size: 22, Color: ui.Ink, Carries: true}
	momentWhose  = ui.Type{Face: ui.Nunito800, Size: 18, Color: ui.Ink}
	momentZones  = ui.Type{Face: ui.Fredoka700, Size: 44}
)

// PaintMomentsGround paints the campus without buildings, washed out, and the head of
// the page.
func (c *Field) PaintMomentsGround(g *ui.Gui, plan *MomentsPlan, title, note string) {
	p := g.P
	c.Ground(g, p.View())
	p.Fill(p.View().Rect(), ui.Hex(0xF1DDAE).Fade(0.38))
	p.Label(title, plan.Title, momentsTitle, ui.Left)
	if plan.Note.W > 0 {
		p.Label(note, plan.Note, momentsNote, ui.Right)
	}
}

// PaintMoment paints a moment on its card, that of the number of id; true when it is to
// be seen again.
func PaintMoment(g *ui.Gui, id ui.ID, plan *MomentsPlan, m *MomentCard, tick int, still bool) bool {
	p, r := g.P, plan.Cards[id.N]
	laid := ui.EaseOut(m.Laid)
	if laid <= 0 {
		return false
	}
	p.Fade(laid)
	defer p.Pop()
	if !still {
		p.Transform(0, 26*(1-laid), 0, 1)
		defer p.Pop()
	}
	who := 0
	if m.Held {
		who = 1 + int(m.Seat&1)
	}
	roof := min(r.W*0.8, 300)
	p.Transform(r.CX()-roof/2, r.Y-plan.Roof, 0, 1)
	p.Stretch(roof/buildingW, 0.94*plan.Roof/roofOver)
	p.Art(roofs[m.Zone][who], 0, 0, ui.ArtStyle{Shadow: 0.2})
	p.Pop()
	p.Pop()
	p.Sheet(r, ui.Sheet{Color: ui.White, Radius: 11, Waver: 1.2, Seed: 81 + id.N, Lift: 0.45})
	large := max(1, min(1.7, p.TextScale))
	key := ui.Rect{W: min(r.W*0.52, 132*max(1, large*0.86)), H: 42 * min(1.4, large)}
	key.X, key.Y = r.Right()-20-key.W, r.Bottom()-16-key.H
	head := ui.Rect{X: r.X + 18, Y: r.Y + 10, W: r.W - 36, H: 56 * min(1.35, large)}
	picture, words := m.parts(p, r, head, key, plan.Lying)
	paintMomentHead(p, head, m)
	paintMomentPicture(p, picture, m, who, tick, still)
	p.ParagraphMid(m.Said, words, p.AtMost(momentSaid, grown), ui.Left)
	h := min(34, key.H)
	p.Sign(m.Seat, r.X+38, key.CY(), h, true)
	if whose := (ui.Rect{X: r.X + 60, Y: key.Y, W: key.X - r.X - 68, H: key.H}); hasRoom(p, m.Whose, momentWhose, ui.Rect{W: whose.W}) {
		p.Label(m.Whose, whose, momentWhose, ui.Left)
	}
	return KeyButton(g, id, key, &Key{Icon: "icons/play", Text: m.Again, Color: ui.Ink, Flat: true})
}

// parts returns the places of the picture and of the sentence on a card.
func (m *MomentCard) parts(p *ui.Painter, r, head, key ui.Rect, lying bool) (picture, words ui.Rect) {
	if lying {
		body := ui.Rect{X: r.X + 18, Y: head.Bottom() + 6, W: r.W - 36, H: key.Y - head.Bottom() - 14}
		share := float32(0.46)
		if isLarge(p) {
			share = 0.32
		}
		picture, words = body.CutLeft(body.W*share, 16)
		return picture, words
	}
	high := p.TextHeight(m.Said, p.AtMost(momentSaid, grown), r.W-40) + 6
	body := ui.Rect{X: r.X + 18, Y: head.Bottom() + 8, W: r.W - 36, H: key.Y - head.Bottom() - 18}
	picture, words = body.CutTop(max(body.H*0.36, body.H-max(64, high)), 4)
	return picture, words
}

// paintMomentHead paints what it was, and where.
func paintMomentHead(p *ui.Painter, r ui.Rect, m *MomentCard) {
	x, y, d := r.X+22, r.CY()+1, min(float32(23), r.H*0.42)
	color := [...]ui.Color{MomentKO: boards[2], MomentRescue: ui.Hex(0x2F7D3F), MomentBlow: brickMark, MomentCapture: sun}[m.Look]
	p.Disc(x, y, d+2, d+2, ui.Sheet{Color: ui.Ink, Waver: 0.3, Lift: 0.05, NoRim: true})
	p.Disc(x, y, d-0.5, d-0.5, ui.Sheet{Color: color, Waver: 0.3, Lift: -1, NoRim: true})
	switch m.Look {
	case MomentKO:
		p.Art("icons/cross", x, y, ui.ArtStyle{Height: d * 0.9, Ink: ui.White})
	case MomentRescue:
		p.Art("icons/plus", x, y, ui.ArtStyle{Height: d, Ink: ui.White})
	case MomentBlow:
		p.Art("brutal/force", x, y, ui.ArtStyle{Scale: d / 23, Ink: ui.White})
	case MomentCapture:
		p.Line(x-d*0.4, y-d*0.5, x-d*0.4, y+d*0.6, 3, ui.Ink)
		p.Art("brutal/flag", x-d*0.36, y-d*0.5, ui.ArtStyle{Scale: 0.24, Seat: ui.SeatLook(m.Seat)})
	}
	up, low := ui.Rect{X: r.X + 58, Y: r.Y, W: r.W - 58, H: r.H * 0.56}, ui.Rect{X: r.X + 58, Y: r.Y + r.H*0.54, W: r.W - 58, H: r.H * 0.44}
	p.Label(m.Title, up, momentTitle, ui.Left)
	p.Label(m.Place, low, momentPlace, ui.Left)
}

// paintMomentPicture paints the zone at that instant, with who is seen of it.
func paintMomentPicture(p *ui.Painter, r ui.Rect, m *MomentCard, who, tick int, still bool) {
	p.Sheet(r, ui.Sheet{Color: plinths[who], Radius: 9, Waver: 0.7, Seed: 15 + m.Zone, Lift: -1, NoRim: true})
	in := r.Inset(3.5)
	p.Clip(in)
	p.Fill(in, papers[1])
	share := m.Share
	if m.Held {
		share = 1 - float32(m.Seat&1)
	}
	x := in.X + in.W*max(0, min(1, share))
	for at := in.X - in.H*1.3; at < in.Right(); at += 18 {
		p.Line(at, in.Y, at+in.H*1.28, in.Bottom(), 2.6, ui.Hex(0xEBA08C).Fade(0.7))
	}
	p.Fill(ui.Rect{X: in.X, Y: in.Y, W: x - in.X, H: in.H}, papers[0])
	p.Fill(ui.Rect{X: in.X, Y: in.Bottom() - in.H*0.36, W: in.W, H: in.H * 0.36}, ui.Ink.Fade(0.09))
	p.Pop()
	foot := in.Bottom() - in.H*0.11
	moved := m.Moved
	if still {
		moved = 1
	}
	if m.Look == MomentCapture {
		up := ui.EaseOut(moved)
		k := in.H / 186
		px := in.CX() - 30*k
		top := foot - (foot-in.Y-12*k)*up
		p.Line(px, top, px, foot-2, 7*k, plinths[who].Mix(ui.Ink, 0.15))
		p.Disc(px, top, 6*k, 6*k, ui.Sheet{Color: sun, Lift: -1})
		p.Art("brutal/flag", px+3*k, top+4*k, ui.ArtStyle{Scale: 1.05 * k, Seat: ui.SeatLook(m.Seat), Shadow: 0.2, Moving: true})
	}
	paintMomentCups(p, in, m, foot, moved, tick, still)
}

// paintMomentCups paints who is seen of a moment: the left side's from the left, the
// right side's from the right.
func paintMomentCups(p *ui.Painter, in ui.Rect, m *MomentCard, foot, moved float32, tick int, still bool) {
	n := len(m.Cups)
	if n == 0 {
		return
	}
	slots := n
	if m.Look == MomentCapture {
		slots++ // the flag stands among them
	}
	step := in.W / float32(slots)
	var at [2]int
	size := min(1.55, step/56, (in.H*0.86-26)/60)
	if m.Look != MomentCapture {
		size = max(0.7, min(size, (in.H*0.89-82)/48)) // the burst is over all of them
	}
	var target ui.Point
	for i := range m.Cups {
		cup := m.Cups[i]
		side := int(cup.Seat & 1)
		slot := at[side]
		at[side]++
		if side == 1 {
			slot = slots - 1 - slot
		} else if m.Look == MomentCapture && slot >= (slots-1)/2 {
			slot++
		}
		if side == 1 && m.Look == MomentCapture && slot <= slots/2 {
			slot--
		}
		k := cup.Kind % 3
		scale := size * [3]float32{0.72, 0.86, 1}[k]
		x := in.X + step*(float32(slot)+0.5)
		cup.Bar, cup.bar = true, min(54, step-10)
		if i == 1 && m.Look != MomentCapture {
			target = ui.Point{X: x, Y: foot - rim[k]*scale}
			if m.Look == MomentKO {
				cup.Fallen, cup.Bar = moved, false
			}
			if m.Look == MomentBlow {
				cup.Hit = 0.5
			}
		}
		cup.Acting = i == 0 && m.Look != MomentCapture
		PaintCup(p, &cup, x, foot, scale, tick, still)
	}
	if m.Look != MomentCapture && n > 1 && moved >= 0.5 {
		m.paintBurst(p, in, target)
	}
}

// paintBurst paints what was done to a cup whose rim is at the target, over all cups.
func (m *MomentCard) paintBurst(p *ui.Painter, in ui.Rect, target ui.Point) {
	k := max(1, min(1.15, in.H/150)) // its word stays as large as its card is titled
	name, ink := "brutal/burst-ko", ui.White
	switch m.Look {
	case MomentRescue:
		name = "brutal/heal"
		for _, d := range [3][2]float32{{-40, 34}, {38, 22}, {46, 62}} {
			p.Art("brutal/plus", target.X+d[0]*k, target.Y+d[1]*k, ui.ArtStyle{Scale: k})
		}
	case MomentBlow:
		name, ink = "brutal/burst", ui.Ink
	}
	x, y := max(in.X+44*k, min(in.Right()-44*k, target.X)), in.Y+min(in.H*0.5, 36*k)
	p.Art(name, x, y, ui.ArtStyle{Scale: 1.1 * k, Shadow: 0.25})
	p.Label(m.Burst, ui.Centered(x, y, 66*k, 40*k), p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 26 * k, Color: ink}, 1.2), ui.Center)
}

// MomentScore is how the sides stand after a brawl.
type MomentScore struct {
	// Team is what a side is called, Up how many stand with how much, Figure its zones
	// and Words what these are.
	Team, Up, Figure, Words string
}

// PaintMomentScore paints how both sides stand.
func PaintMomentScore(p *ui.Painter, r ui.Rect, sides *[2]MomentScore) {
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 13, Lift: 0.3})
	for s := range sides {
		c := r.Inset2(24, 8).Column(s, 2, 36)
		look := ui.SeatLook(rules.Seat(s))
		m := min(46, c.H)
		p.Sign(rules.Seat(s), c.X+m*0.45, c.CY(), m, true)
		_, c = c.CutLeft(m+4, 0)
		share := float32(0.6)
		if isLarge(p) && r.W > 700 {
			share = 0.66
		}
		text, zones := c.CutLeft(c.W*share, 8)
		up, low := text.CutTop(text.H*0.54, 0)
		p.Label(sides[s].Team, up, momentTitle, ui.Left)
		if hasRoom(p, sides[s].Up, momentPlace, ui.Rect{W: low.W}) {
			p.Label(sides[s].Up, low, momentPlace, ui.Left)
		}
		w := min(zones.W*0.5, p.Width(sides[s].Figure, momentZones)+4)
		p.Label(sides[s].Figure, ui.Rect{X: zones.X, Y: zones.Y, W: w, H: zones.H}, momentZones.With(look.Ground), ui.Left)
		if words := (ui.Rect{X: zones.X + w + 6, Y: zones.Y, W: zones.W - w - 6, H: zones.H}); hasRoom(p, sides[s].Words, momentWhose, ui.Rect{W: words.W}) {
			p.Label(sides[s].Words, words, momentWhose, ui.Left)
		}
	}
	p.Line(r.CX(), r.Y+14, r.CX(), r.Bottom()-14, 2, ui.Ink.Fade(0.25))
}
