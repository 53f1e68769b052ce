package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Pennant is one of the five little flags of the header.
type Pennant struct {
	Taken bool
	Seat  rules.Seat
	// Fresh goes from 1, when the zone just fell, to 0.
	Fresh float32
}

// Header is the paper that hangs from the upper edge of a brawl or a truce.
type Header struct {
	Title, Sub string
	Pennants   [Zones]Pennant
	// Note says how many are needed.
	Note string
}

var (
	headTitle = ui.Type{Face: ui.Fredoka700, Size: 26, Color: ui.Ink}
	headNote  = ui.Type{Face: ui.Fredoka500, Size: 20, Color: ui.Ink}
	headSub   = ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink.Mix(ui.Paper, 0.15)}
)

// PaintHeader paints the header into r.
func PaintHeader(p *ui.Painter, r ui.Rect, h *Header, still bool) {
	// Two halves, since the whole is too wide for the atlas on a large screen;
	// twice, so that neither has the other's shadow on it.
	for pass, half := range [4]float32{1, -1, 1, -1} {
		p.Transform(r.CX(), 0, 0, 1)
		p.Stretch(half*r.W/624, r.H/48)
		style := ui.ArtStyle{}
		if pass < 2 {
			style.Shadow = 0.3
		}
		p.Art("brutal/banner", 0, 0, style)
		p.Pop()
		p.Pop()
	}
	at := h.layout(p, r)
	p.Label(h.Title, at.title, headTitle, ui.Left)
	if at.sub.W > 0 {
		p.Label(h.Sub, at.sub, headSub, ui.Left)
	}
	if at.note.W > 0 {
		p.Label(h.Note, at.note, headNote, ui.Center)
	}
	for i := range h.Pennants {
		paintPennant(p, &h.Pennants[i], at.flags+34*float32(i), r.Y+6, still)
	}
}

// headLayout is where the parts of a header lie; flags is the first one's pole.
type headLayout struct {
	title, sub, note ui.Rect
	flags            float32
}

// layout keeps the flags in the middle where that leaves air on both sides of
// them, and else moves them. Where texts of a larger size are wider than there is
// room, first what is beside goes, then the note, and the title is as large as it can
// be.
func (h *Header) layout(p *ui.Painter, r ui.Rect) headLayout {
	const flags, air, pause = 170, 20, 14
	in := r.Inset2(46, 4)
	in.H -= 4
	room := in.W - flags - 2*air
	// None is higher than the paper.
	wide := func(s string, t ui.Type) float32 {
		if s == "" {
			return 0
		}
		return p.Width(s, t)*min(1, in.H/(t.Size*p.TextScale)) + 1
	}
	title, sub, note := wide(h.Title, headTitle), wide(h.Sub, headSub), wide(h.Note, headNote)
	if sub > 0 {
		sub += pause
	}
	if isLarge(p) {
		if title+sub+note > room {
			sub = 0
		}
		if title+note > room {
			note = 0
		}
		title = min(title, room)
	} else if all := title + sub + note; all > room {
		k := room / all
		title, sub, note = title*k, sub*k, note*k
	}
	at := headLayout{title: ui.Rect{X: in.X, Y: in.Y, W: title, H: in.H}}
	end := at.title.Right()
	if sub > 0 {
		at.sub = ui.Rect{X: end + pause, Y: in.Y, W: sub - pause, H: in.H}
		end = at.sub.Right()
	}
	at.flags = max(end+air, min(in.CX()-flags/2, in.Right()-note-air-flags))
	if note > 0 {
		x := at.flags + flags + air
		at.note = ui.Rect{X: x, Y: in.Y, W: in.Right() - x, H: in.H}
	}
	return at
}

func paintPennant(p *ui.Painter, pen *Pennant, x, y float32, still bool) {
	pole := ui.Hex(0x817E85)
	if pen.Taken {
		pole = ui.Ink
	}
	p.Line(x, y, x, y+34, 3.4, pole)
	if !pen.Taken {
		p.Art("brutal/pennant-none", x+2, y, ui.ArtStyle{})
		return
	}
	if pen.Fresh > 0 && !still {
		// It drops into its place, a little too far.
		t := ui.Spring(1 - pen.Fresh)
		p.Art("brutal/pennant", x+2, y-22*(1-t), ui.ArtStyle{Scale: 0.6 + 0.4*t, Seat: ui.SeatLook(pen.Seat), Moving: true, Shadow: 0.2})
		return
	}
	if pen.Fresh > 0 {
		p.Fade(1 - pen.Fresh)
		defer p.Pop()
	}
	p.Art("brutal/pennant", x+2, y, ui.ArtStyle{Seat: ui.SeatLook(pen.Seat)})
}

// Card is a side's paper.
type Card struct {
	Seat rules.Seat
	// Title is who it is, Sub a second line of one or
	// two words, Lead a word on a pill of sun when
	// this side leads: it takes the second line's place.
	Title, Sub, Lead string
	// Crest is the programme's coat of arms, see Crest; "" for the seat's sign.
	Crest string
	// Score is the number of zones; "" for none.
	Score string
	// Cups is how many small cups are drawn, Up how many of them are still up;
	// Held is the one after these, the one carried. 0 Cups draws none.
	Cups, Up int
	Held     bool
	// Big figures and their words, two lines at most.
	Figure, Words   string
	Figure2, Words2 string
	// Envelope takes the place of cups and figures, with Caption under it.
	Envelope *Envelope
	Caption  string
	// Facts takes the place of all that is under the title, if there is any.
	Facts string
	// Turn rings the card: this side is to decide.
	Turn bool
}

var (
	cardTitle  = ui.Type{Face: ui.Fredoka700, Size: 22, Color: ui.White}
	cardSub    = ui.Type{Face: ui.Nunito800, Size: 17.5, Color: ui.White}
	cardFigure = ui.Type{Face: ui.Fredoka700, Size: 24, Color: ui.Ink}
	cardWords  = ui.Type{Face: ui.Nunito800, Size: 16.5, Color: ui.Ink}
)

// PaintCard paints a side's paper into r, about 196 units wide.
func PaintCard(p *ui.Painter, r ui.Rect, c *Card, tick int, still bool) {
	look := ui.SeatLook(c.Seat)
	if c.Turn {
		p.Sheet(r.Inset(-5), ui.Sheet{Color: ui.Ink, Radius: 14, Waver: 0.8, Seed: 60, Lift: 0.4})
	}
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 61 + int(c.Seat), Lift: 0.3})
	k := r.W / 196
	p.Transform(r.X, r.Y, 0, 1)
	p.Stretch(k, min(1, r.H/190))
	head := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
	p.Art("brutal/card-head", 0, 0, ui.ArtStyle{Seat: &head})
	p.Pop()
	p.Pop()
	headH := 80 * min(1, r.H/190)
	in := ui.Rect{X: r.X + 12, Y: r.Y + 4, W: r.W - 24, H: headH - 6}
	mark := min(float32(46), in.W*0.26)
	if p.Thumb > 0 && p.Width(c.Title, p.Fit(c.Title, cardTitle, 1)) > in.W-mark-8 {
		mark = -8 // on a phone its colour says whose it is, and its title needs the room
	} else if c.Crest != "" {
		Crest(p, c.Crest, c.Seat, in.X+mark/2, in.CY(), 58*mark/46)
		// Whose it is stands where the shield narrows.
		p.SignDisc(c.Seat, in.X+6, in.Bottom()-4, 0.39*mark)
	} else {
		sign(p, c.Seat, in.X+mark/2, in.CY(), mark, ui.Paper)
		p.SignLetter(c.Seat, in.X+mark/2, in.CY(), mark, look.Ground, ui.Paper)
	}
	text := ui.Rect{X: in.X + mark + 8, Y: in.Y, W: in.W - mark - 8, H: in.H}
	if c.Score != "" {
		s := min(float32(34), text.W*0.3)
		p.Label(c.Score, ui.Rect{X: text.Right() - s + 2, Y: in.Y, W: s, H: in.H}, ui.Type{Face: ui.Fredoka700, Size: 46, Color: ui.White}, ui.Center)
		text.W -= s + 4
	}
	top, low := text.Row(0, 2, 0), text.Row(1, 2, 0)
	if hasRoom(p, c.Title, cardTitle, top) {
		p.Label(c.Title, ui.Rect{X: top.X, Y: top.Y + 3, W: top.W, H: top.H}, cardTitle, ui.Left)
	}
	if c.Lead != "" {
		t := ui.Type{Face: ui.Fredoka700, Size: 17, Color: ui.Ink}
		w := min(low.W, p.Width(c.Lead, t)+32)
		pill := ui.Rect{X: low.X - 2, Y: low.Y + 3, W: w, H: min(27, low.H-5)}
		p.Sheet(pill, ui.Sheet{Color: ui.Ink, Radius: 14, Lift: -1, NoRim: true})
		p.Sheet(pill.Inset(2), ui.Sheet{Color: sun, Radius: 12, Lift: -1, NoRim: true})
		p.Label(c.Lead, pill.Inset2(10, 1), t, ui.Center)
	} else if hasRoom(p, c.Sub, cardSub, ui.Rect{W: low.W}) {
		p.Label(c.Sub, ui.Rect{X: low.X, Y: low.Y - 1, W: low.W, H: low.H}, cardSub, ui.Left)
	}
	_, body := r.CutTop(headH+4, 0)
	paintCardBody(p, body.Inset2(16, 6), c, tick, still)
}

// paintCardBody paints what is under the header of a card.
func paintCardBody(p *ui.Painter, r ui.Rect, c *Card, tick int, still bool) {
	if c.Facts != "" {
		p.ParagraphMid(c.Facts, r.Inset2(-8, -2), ui.SmallStrong, ui.Left)
		return
	}
	look := ui.SeatLook(c.Seat)
	if c.Envelope != nil {
		h := min(float32(36), r.H*0.36)
		foot := ui.Rect{X: r.X - 8, Y: r.Bottom() - h, W: r.W + 16, H: h}
		if said := (ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}); c.Caption != "" && hasRoom(p, c.Caption, said, foot) {
			p.ParagraphMid(c.Caption, foot, said, ui.Center)
		}
		scale := min(1, min((r.H-h)/76, r.W/118))
		PaintEnvelope(p, c.Envelope, c.Seat, r.CX(), r.Y+(r.H-h)/2+4, scale)
		return
	}
	lines := float32(0)
	if c.Figure != "" {
		lines++
	}
	if c.Figure2 != "" {
		lines++
	}
	line := min(30, r.H*0.3)
	first := c.Figure2 == "" && c.Figure != "" && c.Cups > 0
	if first {
		r = paintFirstFigure(p, r, c)
		lines = 0
	}
	pips := r
	pips.H -= lines * line
	if c.Cups > 0 {
		paintPips(p, pips, c)
	}
	y := r.Bottom() - lines*line
	if first {
		return
	}
	both := [2][2]string{{c.Figure, c.Words}, {c.Figure2, c.Words2}}
	figure := p.Group(cardFigure)
	for _, s := range both {
		figure.Label(s[0], ui.Rect{W: r.W * 0.45, H: line})
	}
	w := max(p.Width(c.Figure, figure.Type), p.Width(c.Figure2, figure.Type))
	for i, s := range both {
		if s[0] == "" {
			continue
		}
		ink := ui.Ink
		if i == 1 {
			ink = look.Ground
		}
		p.Label(s[0], ui.Rect{X: r.X + 2, Y: y, W: w, H: line}, figure.With(ink), ui.Left)
		if said := (ui.Rect{X: r.X + w + 8, Y: y, W: r.W - w - 8, H: line}); hasRoom(p, s[1], cardWords, said) {
			p.Label(s[1], said, cardWords, ui.Left)
		}
		y += line
	}
}

// paintFirstFigure paints a figure with two lines of words above the cups, and gives what
// is left for them.
func paintFirstFigure(p *ui.Painter, r ui.Rect, c *Card) ui.Rect {
	top := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * 0.42}
	big := ui.Type{Face: ui.Fredoka700, Size: 36, Color: ui.SeatLook(c.Seat).Ground}
	w := min(top.W*0.4, p.Width(c.Figure, big))
	p.Label(c.Figure, ui.Rect{X: top.X, Y: top.Y, W: w, H: top.H}, big, ui.Left)
	if said := (ui.Rect{X: top.X + w + 12, Y: top.Y, W: top.W - w - 12, H: top.H}); hasRoom(p, c.Words, cardWords, said) {
		p.ParagraphMid(c.Words, said, cardWords, ui.Left)
	}
	_, r = r.CutTop(top.H, 2)
	return r
}

// paintPips paints the small cups of a side, eight in a row.
func paintPips(p *ui.Painter, r ui.Rect, c *Card) {
	const row = 8
	rows := (c.Cups + row - 1) / row
	gap := r.W / row
	h := min(31, r.H/float32(rows))
	scale := min(0.5, min((h-4)/48, gap/42))
	look := ui.SeatLook(c.Seat)
	ground := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
	accent := ui.SeatStyle{Color: ui.Accent, TextOn: ui.White}
	for i := range c.Cups {
		x := r.X + gap*(float32(i%row)+0.5)
		y := r.Y + h*float32(i/row+1) - 2
		switch {
		case i < c.Up:
			p.Art("brutal/pip", x, y, ui.ArtStyle{Scale: scale, Seat: &ground})
		case i == c.Up && c.Held:
			p.Art("brutal/pip", x, y-3, ui.ArtStyle{Scale: scale, Seat: &accent, Shadow: 0.2})
		default:
			p.Art("brutal/student-outline", x, y, ui.ArtStyle{Scale: scale * 0.92, Ink: ui.Hex(0x77747D)})
		}
	}
}

// Crests are the names of the programmes' coats of arms.
var Crests = [7]string{"isi", "rt", "a2i", "gi", "gm", "mte", "mm"}

var crests = map[string]string{
	"isi": "brutal/crest-isi", "rt": "brutal/crest-rt", "a2i": "brutal/crest-a2i", "gi": "brutal/crest-gi",
	"gm": "brutal/crest-gm", "mte": "brutal/crest-mte", "mm": "brutal/crest-mm",
}

// Crest paints a programme's coat of arms on a seat's colour, h units high
// around (x, y). An unknown programme paints nothing.
func Crest(p *ui.Painter, programme string, seat rules.Seat, x, y, h float32) {
	look := ui.SeatLook(seat)
	ground := ui.SeatStyle{Color: look.Color, TextOn: ui.White}
	p.Art(crests[programme], x, y, ui.ArtStyle{Height: h, Seat: &ground, Shadow: 0.08})
}

// Envelope is a side's orders on paper.
type Envelope struct {
	// Fold is how far the sheet is in and the flap closed, 0 (open, the sheet
	// half out) to 1. Seal is how far the wax has dropped: 0 none, 1 pressed.
	// Opened folds it out again at the reveal, 0 to 1, without its seal.
	Fold, Seal, Opened float32
}

// PaintEnvelope paints an envelope 106 units wide at scale 1 around (x, y).
func PaintEnvelope(p *ui.Painter, e *Envelope, seat rules.Seat, x, y, scale float32) {
	p.Transform(x, y, 0, scale)
	defer p.Pop()
	fold := ui.EaseInOut(e.Fold) * (1 - ui.EaseInOut(e.Opened))
	look := ui.SeatLook(seat)
	ground := ui.SeatStyle{Color: look.Ground, TextOn: ui.White, Sign: look.Sign}
	if fold >= 1 {
		p.Art("brutal/envelope", 0, 0, ui.ArtStyle{Shadow: 0.3, Moving: scale != 1})
	} else {
		p.Art("brutal/envelope-back", 0, 0, ui.ArtStyle{Shadow: 0.3, Moving: true})
		p.Art("brutal/sheet", 0, -26+30*fold, ui.ArtStyle{Seat: &ground, Shadow: 0.05, Angle: -0.07 * (1 - fold), Moving: true})
		p.Art("brutal/envelope-front", 0, 0, ui.ArtStyle{Moving: true})
		if fold > 0.5 {
			p.Fade((fold - 0.5) * 2)
			p.Art("brutal/envelope", 0, 0, ui.ArtStyle{Moving: true})
			p.Pop()
		}
	}
	if e.Seal > 0 && e.Opened <= 0 {
		// The wax comes from above and is pressed flat.
		t := ui.EaseOut(e.Seal)
		p.Art("brutal/seal", 0, 2, ui.ArtStyle{Scale: 1.9 - 0.9*t, Seat: &ground, Alpha: max(0.05, t), Shadow: 0.4 * (1.1 - t), Moving: true})
		if e.Seal >= 1 {
			p.Art("brutal/seal", 0, 2, ui.ArtStyle{Seat: &ground, Moving: scale != 1})
		}
	}
}
