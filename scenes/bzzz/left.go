package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// honey is what nectar and odds are painted in, and no seat.
var honey = ui.Hex(0xE8A126)

// crownInk is honey dark enough to be told from paper.
var crownInk = ui.Hex(0x774205)

// paintLeft paints the left column: who leads, why the game may end soon, what
// has happened. In a narrow window it lies behind a tab.
func (s *Scene) paintLeft() {
	s.paintTitle()
	if s.lay.narrow {
		if !s.tab {
			return
		}
		p := s.g.P
		s.g.Modal()
		p.On(ui.Over)
		defer p.Pop()
		p.Fill(p.View().Rect().Inset(-4), ui.Ink.Fade(0.35))
		all, seeds := s.lay.papers()
		for i := 1; i < len(all); i++ {
			card(p, all[i], seeds[i])
		}
		if h := s.g.Hands(); h.Back || h.Pressed && !s.lay.race.Inset(-8).Contains(h.X, h.Y) && !s.lay.ending.Contains(h.X, h.Y) && !s.lay.log.Contains(h.X, h.Y) {
			s.tab = false
		}
	}
	s.paintRace(s.lay.race)
	s.paintEnding(s.lay.ending)
	s.paintJournal(s.lay.log)
}

// paintTitle is the name of the game and the turn.
func (s *Scene) paintTitle() {
	p, v := s.g.P, s.v
	r := s.lay.title
	name := ui.Type{Face: ui.Fredoka700, Size: 44 / p.TextScale * min(p.TextScale, 1.15), Color: ui.White, Rim: 2.5, RimColor: ui.BookGreen}
	shade := name.With(ui.Ink.Fade(0.28))
	shade.Rim = 0
	base := r.Y + 38
	p.Text("Bzzz", r.X+4, base+3, shade, ui.Left)
	p.Text("Bzzz", r.X+3, base, name, ui.Left)
	x := r.X + 3 + p.Width("Bzzz", name) + 12
	chip := ui.Rect{X: r.Right() - 75*s.lay.grow, Y: r.Y + 3, W: 75 * s.lay.grow, H: 42}
	if s.lay.narrow {
		chip.W = 150
		chip.X = r.Right() - chip.W - 150
	}
	if chip.X-x > 46 {
		p.Art("menu/bee", (x+chip.X)/2-2, r.Y+20, ui.ArtStyle{Height: 40})
	}
	card(p, chip, 3)
	top, low := chip.Inset2(8, 3).CutTop(18, 0)
	p.Label(s.word("bzzz.turn"), top, ui.Type{Face: ui.Nunito800, Size: 14.5, Color: ui.Ink}, ui.Left)
	n, all := min(v.OwnTurn(v.Current), v.Params.Turns/game.Players), v.Params.Turns/game.Players
	big := p.Fit(ui.Digits(n), panelTitle, low.W*0.5)
	p.Label(ui.Digits(n), low, big, ui.Left)
	w := p.Width(ui.Digits(n), big)
	p.Label(s.say(phrase{key: "bzzz.turn.slash", n: all}), ui.Rect{X: low.X + w + 3, Y: low.Y, W: low.W - w - 3, H: low.H}, panelNote, ui.Left)
	if s.lay.narrow {
		tab := ui.Rect{X: chip.Right() + 12, Y: r.Y + 3, W: r.Right() - chip.Right() - 12, H: 42}
		if s.g.Button(idTab, tab, ui.Button{Text: s.word("bzzz.tab"), Icon: "icons/list", Size: 18}) {
			s.tab = !s.tab
		}
	}
}

// leader is the seat whose stock has the highest middle, the earlier one of
// equals.
func leader(v *game.View) rules.Seat {
	best := rules.Seat(0)
	for p := range rules.Seat(game.Players) {
		if middle(v, p) > middle(v, best) {
			best = p
		}
	}
	return best
}

// crowned is the seat that leads, or a spectator while nobody is ahead of all others.
func crowned(v *game.View) rules.Seat {
	best := leader(v)
	for p := range rules.Seat(game.Players) {
		if p != best && middle(v, p) == middle(v, best) {
			return rules.Spectator
		}
	}
	return best
}

// middle is twice the middle of what a seat may have in its stock.
func middle(v *game.View, p rules.Seat) int { return v.Stocks[p].Lo + v.Stocks[p].Hi }

// paintRace paints the race: each stock a full bar to what is sure, hatched to
// what may be, and the finish a hatched band, since the total is an interval too.
func (s *Scene) paintRace(r ui.Rect) {
	p, v := s.g.P, s.v
	in := r.Inset2(16, 10)
	head, in := in.CutTop(26, 0)
	p.Label(s.word("bzzz.race"), head, panelTitle, ui.Left)
	sub, in := in.CutTop(24, 2)
	p.Label(s.say(phrase{key: "bzzz.race.line", y: s.span(v.Line)}), sub.Inset2(6, 0), panelRow.With(ui.Hex(0x6B4310)), ui.Right)

	bar := ui.Rect{X: in.X + 42, W: in.W - 42}
	far := float32(v.Line.Hi) * 1.05
	for i := range v.Stocks {
		far = max(far, float32(v.Stocks[i].Hi)*1.02)
	}
	at := func(n float32) float32 { return bar.X + bar.W*max(0, min(1, n/far)) }
	lead := crowned(v)
	for i := range rules.Seat(game.Players) {
		row := in.Row(int(i), game.Players, 4)
		if i == v.Current && v.Result == nil {
			p.Sheet(row.Inset2(-10, -1), ui.Sheet{Color: ui.SeatLook(i).Tint, Radius: 8, Waver: 0.9, Seed: int(i), Lift: -1, NoRim: true})
		}
		s.paintRunner(row, bar, i, lead, at)
	}
	x0, x1 := at(float32(v.Line.Lo)), at(float32(v.Line.Hi))
	band := ui.Rect{X: x0, Y: in.Y - 2, W: max(7, x1-x0), H: in.H + 4}
	alpha := float32(1)
	if wide := band.W / bar.W; wide > 0.2 {
		alpha = max(0.16, 1-2*(wide-0.2))
	}
	p.Fade(alpha * (0.85 + 0.15*s.glow))
	p.Sheet(band, ui.Sheet{Color: honey, Radius: 3, Waver: 0.6, Seed: 4, Lift: -1, NoRim: true, Hatch: true})
	p.Pop()
	if s.glow > 0 {
		p.Sheet(band.Inset(-3*s.glow), ui.Sheet{Color: ui.White.Fade(0.6 * s.glow), Radius: 4, Lift: -1, NoRim: true})
	}
}

func (s *Scene) paintRunner(row, bar ui.Rect, i, lead rules.Seat, at func(float32) float32) {
	p := s.g.P
	look := ui.SeatLook(i)
	h := min(row.H-4, 38)
	p.Disc(row.X+16, row.CY(), h/2, h/2, ui.Sheet{Color: look.Color, Waver: 0.8, Seed: int(i), Lift: 0})
	p.Art(look.Sign, row.X+16, row.CY(), ui.ArtStyle{Height: h * 0.62, Seat: paperSign(i)})
	dark := float32(0.5)
	if i == 3 {
		dark = 0.3 // the star is ink: its letter has to stay pale
	}
	p.SignLetter(i, row.X+16, row.CY(), h*0.62, look.Ground.Mix(ui.Ink, dark), paperSign(i).Color)
	lo, hi := s.lo[i].value(), s.hi[i].value()
	text := ui.Rect{X: bar.X, Y: row.Y + 1, W: bar.W - 22, H: row.H - 16}
	t := ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}
	words := s.w2(game.Range{Lo: lo, Hi: hi})
	t = p.Fit(words, t, text.W*0.5)
	p.Label(words, text, t, ui.Left)
	x := text.X + p.Width(words, t) + 8
	if i == lead {
		p.Art("icons/crown", x+10, text.CY()-1, ui.ArtStyle{Height: 16, Ink: crownInk})
		x += 26
	}
	note := ""
	switch {
	case i == s.eyes:
		note = s.word("bzzz.race.you")
	case s.person(i) && s.chair[i].Name != "":
		note = s.chair[i].Name
	case s.chair[i].Away:
		if s.g.Button(ui.ID{Name: "back", N: int(i)}, ui.Rect{X: x, Y: text.Y, W: text.Right() + 22 - x, H: text.H}, ui.Button{Text: s.word("bzzz.back"), Size: 15, Quiet: true}) {
			s.seats.Back(i)
		}
	case i == lead:
		note = s.word("bzzz.race.leader")
	}
	nt := panelRow.Sized(16)
	if i == s.eyes {
		nt.Color = look.Ground.Mix(ui.Ink, 0.6)
	}
	if note != "" {
		p.Label(note, ui.Rect{X: x, Y: text.Y, W: text.Right() - x, H: text.H}, nt, ui.Left)
	}
	b := ui.Rect{X: bar.X, Y: row.Bottom() - 14, W: bar.W, H: 11}
	p.Sheet(b, ui.Sheet{Color: ui.Hex(0xDAD2C8), Radius: 4, Waver: 0.4, Seed: int(i), Lift: -1, NoRim: true})
	sure, may := at(float32(lo)), at(float32(hi))
	if may > sure+2 {
		p.Sheet(ui.Rect{X: b.X, Y: b.Y, W: may - b.X, H: b.H}, ui.Sheet{Color: look.Color, Radius: 4, Waver: 0.4, Seed: int(i), Lift: -1, NoRim: true, Hatch: true})
	}
	if sure > b.X+2 {
		p.Sheet(ui.Rect{X: b.X, Y: b.Y, W: sure - b.X, H: b.H}, ui.Sheet{Color: look.Color, Radius: 4, Waver: 0.4, Seed: int(i), Lift: -1, NoRim: true})
	}
}

// paperSigns are the shapes in paper, for discs of the seat's colour; the star
// is ink on sun.
var paperSigns = func() (all [game.Players]ui.SeatStyle) {
	for i := range all {
		all[i] = ui.Seats[i]
		all[i].Color, all[i].Edge = ui.Paper, ui.Color{}
	}
	all[3].Color = ui.Ink
	return all
}()

func paperSign(s rules.Seat) *ui.SeatStyle { return &paperSigns[int(s)&3] }

// paintEnding says why the game may end soon.
func (s *Scene) paintEnding(r ui.Rect) {
	p, v := s.g.P, s.v
	in := r.Inset2(16, 9)
	head, in := in.CutTop(26, 2)
	p.Label(s.word("bzzz.ending"), head, panelTitle, ui.Left)

	lead := leader(v)
	lo := 100 * v.Stocks[lead].Lo / max(1, v.Line.Hi)
	hi := min(100, 100*v.Stocks[lead].Hi/max(1, v.Line.Lo))
	s.gauge(in.Row(0, 3, 3), "bzzz.ending.blitzkrieg", s.say(phrase{key: "bzzz.ending.blitzkrieg.note", x: lead.Letter(), n: min(lo, hi), m: hi}),
		float32(min(lo, hi))/100, float32(hi)/100, ui.SeatLook(lead).Color)

	gone := float32(v.Total.Lo-v.Left.Lo) / max(1, float32(v.Total.Lo))
	most := float32(v.Total.Hi-v.Left.Hi) / max(1, float32(v.Total.Hi))
	s.gauge(in.Row(1, 3, 3), "bzzz.ending.exhausted", s.say(phrase{key: "bzzz.ending.exhausted.note", y: s.span(v.Left)}), min(gone, most), max(gone, most), ui.Hex(0x7B5BA6))

	turns := (v.Params.Turns - v.Turn + game.Players - 1) / game.Players
	note := s.say(phrase{key: "bzzz.ending.time.note", n: turns})
	if turns == 1 {
		note = s.word("bzzz.ending.last")
	}
	s.gauge(in.Row(2, 3, 3), "bzzz.ending.time", note, float32(v.Turn)/float32(v.Params.Turns), 0, ui.Ink)
}

// gauge is a labelled bar: full to what is sure, hatched to what may be.
func (s *Scene) gauge(r ui.Rect, key, note string, sure, may float32, c ui.Color) {
	p := s.g.P
	text := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 10}
	t := p.Fit(s.word(key), panelRow, text.W*0.52)
	p.Label(s.word(key), ui.Rect{X: text.X, Y: text.Y, W: text.W * 0.52, H: text.H}, t, ui.Left)
	w := p.Width(s.word(key), t) + 8
	p.Label(note, ui.Rect{X: text.X + w, Y: text.Y, W: text.W - w, H: text.H}, panelRow, ui.Right)
	b := ui.Rect{X: r.X, Y: r.Bottom() - 9, W: r.W, H: 8}
	p.Sheet(b, ui.Sheet{Color: ui.Hex(0xDAD2C8), Radius: 4, Waver: 0.4, Seed: 2, Lift: -1, NoRim: true})
	if may = min(1, may); may > sure+0.01 {
		p.Sheet(ui.Rect{X: b.X, Y: b.Y, W: b.W * may, H: b.H}, ui.Sheet{Color: c, Radius: 4, Waver: 0.4, Seed: 2, Lift: -1, NoRim: true, Hatch: true})
	}
	if sure = max(0, min(1, sure)); sure > 0.01 {
		b.W *= sure
		p.Sheet(b, ui.Sheet{Color: c, Radius: 4, Waver: 0.4, Seed: 2, Lift: -1, NoRim: true})
	}
}

// paintJournal shows the latest lines of the log.
func (s *Scene) paintJournal(r ui.Rect) {
	p := s.g.P
	in := r.Inset2(16, 9)
	head, in := in.CutTop(28, 4)
	p.Label(s.word("log.title"), ui.Rect{X: head.X, Y: head.Y, W: head.W * 0.55, H: head.H}, panelTitle, ui.Left)
	link := ui.Rect{X: head.X + head.W*0.55, Y: head.Y, W: head.W*0.45 + 8, H: head.H}
	if s.g.Button(idLog, link, ui.Button{Text: s.word("bzzz.log.all"), Quiet: true, Size: 16, Tip: s.withKey("log.title", ebiten.KeyH, input.Back)}) {
		s.log.toggle(s)
	}
	p.Fill(ui.Rect{X: link.X + 10, Y: link.Bottom() - 3, W: link.W - 20, H: 1.2}, ui.Ink.Fade(0.55))
	in.H -= s.paintKeyLine(ui.Rect{X: in.X - 4, Y: in.Bottom() - 26, W: in.W + 8, H: 26})
	rows := max(2, int(in.H/40))
	h := min(60, in.H/float32(rows))
	told := s.log.told(s)
	for k := range min(rows, len(told)) {
		s.paintEntry(ui.Rect{X: in.X, Y: in.Y + float32(k)*h, W: in.W, H: h - 3}, &s.log.lines[told[len(told)-1-k]])
	}
	if len(told) == 0 {
		p.Label(s.word("log.empty"), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 26}, panelNote, ui.Left)
	}
}

// keyLine is what keys and pads do on the board besides going and acting.
var keyLine = [...]struct {
	b     input.Button
	words string
}{{input.R, "bzzz.hint.next"}, {input.Y, "bzzz.hint.orders"}}

// paintKeyLine says what keys and pads do on the board, while they are in use,
// and is the height that it took.
func (s *Scene) paintKeyLine(r ui.Rect) float32 {
	k, p := s.k, s.g.P
	if d := k.Env.Hands.Asked(); !d.IsGamepad() && !d.IsKeyboard() || !s.mine() {
		return 0
	}
	const h = 24
	t := p.AtMost(panelNote.Sized(15.5), 1.15)
	x := r.X
	for i := range keyLine {
		l, ok := k.Env.Hands.Hint(keyLine[i].b)
		if !ok {
			continue
		}
		x += k.Cap(s.g, l, x, r.CY(), h, true) + 5
		words := s.word(keyLine[i].words)
		w := min(p.Width(words, t), r.Right()-x)
		p.Label(words, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, t, ui.Left)
		x += w + 12
	}
	return r.H + 4
}

// paintEntry is a line of the log with its sign and its note; the pointer on
// it points at its place on the board.
func (s *Scene) paintEntry(r ui.Rect, l *line) {
	p := s.g.P
	words, note := s.log.words(s, l)
	if l.event.Seat >= 0 {
		p.Disc(r.X+11, r.CY(), 11.5, 11.5, ui.Sheet{Color: ui.SeatLook(l.event.Seat).Color, Waver: 0.6, Seed: int(l.event.Seat), Lift: -1, NoRim: true})
		p.Art(ui.SeatLook(l.event.Seat).Sign, r.X+11, r.CY(), ui.ArtStyle{Height: 14, Seat: paperSign(l.event.Seat)})
	}
	text := ui.Rect{X: r.X + 30, Y: r.Y, W: r.W - 30, H: r.H}
	if note == "" || r.H < 2*panelNote.Size { // two lines would lie over each other
		p.Label(words, text, panelRow, ui.Left)
	} else {
		p.Label(words, text.Row(0, 2, 0), panelRow, ui.Left)
		p.Label(note, text.Row(1, 2, 0).Move(0, -2), panelNote.Sized(15.5), ui.Left)
	}
	if h := s.g.Hands(); r.Contains(h.X, h.Y) && l.event.Bee >= 0 && !s.keyed {
		s.log.point, s.log.pointed = meadow.Cell{X: l.event.X, Y: l.event.Y}, true
	}
}
