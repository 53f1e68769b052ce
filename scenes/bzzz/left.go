package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// left is the column at the left of the board.
type left struct {
	*face
	open bool // in a narrow window: it lies over the board
}

// paint paints the left column: who leads, why the game may end soon, what
// has happened. Where there is little room it lies behind a tab. The line of the log that is
// pointed at comes back, if there is one.
func (f *left) paint() (under *history.Line) {
	if f.lay.large {
		f.paintStrip()
	} else {
		f.paintTitle()
	}
	if f.lay.folds {
		if !f.open {
			return nil
		}
		p := f.g.P
		f.g.Modal()
		p.On(ui.Over)
		defer p.Pop()
		p.Fill(p.View().Rect().Inset(-4), ui.Ink.Fade(0.35))
		all, seeds := f.lay.panelSheets()
		for i := 1; i < len(all); i++ {
			card(p, all[i], seeds[i])
		}
		if h := f.g.Input(); h.Pressed && !f.lay.race.Inset(-8).Contains(h.X, h.Y) && !f.lay.ending.Contains(h.X, h.Y) && !f.lay.log.Contains(h.X, h.Y) {
			f.on.Do(func() { f.open = false })
		}
	}
	f.paintRace(f.lay.race)
	f.paintEnding(f.lay.ending)
	return f.paintJournal(f.lay.log)
}

// paintTitle is the name of the game and the turn.
func (f *left) paintTitle() {
	p, v := f.g.P, f.v
	r := f.lay.title
	name := ui.Type{Face: ui.Fredoka700, Size: ui.SizeScore / p.TextScale * min(p.TextScale, 1.15), Color: ui.White, Rim: 2.5, RimColor: ui.BookGreen}
	shade := name.With(ui.Ink.Fade(0.28))
	shade.Rim = 0
	base := r.Y + 38
	p.Text("Bzzz", r.X+4, base+3, shade, ui.Left)
	p.Text("Bzzz", r.X+3, base, name, ui.Left)
	x := r.X + 3 + p.Width("Bzzz", name) + 12
	chip := ui.Rect{X: r.Right() - 75*f.lay.grow, Y: r.Y + 3, W: 75 * f.lay.grow, H: 42}
	if f.lay.narrow {
		chip.W = 150
		chip.X = r.Right() - chip.W - 150
	}
	if chip.X-x > 46 {
		p.Art("menu/bee", (x+chip.X)/2-2, r.Y+20, ui.ArtStyle{Height: 40})
	}
	card(p, chip, 3)
	top, low := chip.Inset2(8, 3).CutTop(18, 0)
	p.Label(f.k.Say(words.BzzzTurn()), top, ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: ui.Ink}, ui.Left)
	n, all := min(v.OwnTurn(v.Current), v.Params.Turns/game.Players), v.Params.Turns/game.Players
	big := p.Fit(ui.Digits(n), panelTitle, low.W*0.5)
	p.Label(ui.Digits(n), low, big, ui.Left)
	w := p.Width(ui.Digits(n), big)
	p.Label(f.k.Say(words.BzzzTurnSlash(all)), ui.Rect{X: low.X + w + 3, Y: low.Y, W: low.W - w - 3, H: low.H}, panelNote, ui.Left)
	if f.lay.narrow {
		tab := ui.Rect{X: chip.Right() + 12, Y: r.Y + 3, W: r.Right() - chip.Right() - 12, H: 42}
		if f.g.Button(idTab, tab, ui.Button{Text: f.k.Say(words.BzzzTab()), Icon: "icons/list", Size: ui.SizeText}) {
			f.on.Do(func() { f.open = !f.open })
		}
	}
}

// paintRace paints the race: each stock a full bar to what is sure, hatched to
// what may be, and the finish a hatched band, since the total is an interval too.
func (f *left) paintRace(r ui.Rect) {
	p, v := f.g.P, f.v
	in := r.Inset2(16, 10)
	head, in := in.CutTop(26, 0)
	p.Label(f.k.Say(words.BzzzRace()), head, panelTitle, ui.Left)
	sub, in := in.CutTop(24, 2)
	finish := 2*v.Line.Lo > v.Line.Hi && f.told() // before that it could be anywhere
	if finish {
		p.Label(f.k.Say(words.BzzzRaceLine(f.span(v.Line))), sub.Inset2(6, 0), panelRow.With(honeyInk), ui.Right)
	}

	bar := ui.Rect{X: in.X + 42, W: in.W - 42}
	far := float32(v.Line.Hi) * 1.05
	for i := range v.Stocks {
		far = max(far, float32(v.Stocks[i].Hi)*1.02)
	}
	at := func(n float32) float32 { return bar.X + bar.W*max(0, min(1, n/far)) }
	lead := history.Crowned(v)
	for i := range rules.Seat(game.Players) {
		row := in.Row(int(i), game.Players, 4)
		if i == v.Current && v.Result == nil {
			p.Sheet(row.Inset2(-10, -1), ui.Sheet{Color: ui.SeatLook(i).Tint, Radius: 8, Waver: 0.9, Seed: int(i), Lift: -1, NoRim: true})
		}
		f.paintRunner(row, bar, i, lead, at)
	}
	if !finish {
		return
	}
	x0, x1 := at(float32(v.Line.Lo)), at(float32(v.Line.Hi))
	band := ui.Rect{X: x0, Y: in.Y - 2, W: max(7, x1-x0), H: in.H + 4}
	alpha := float32(1)
	if wide := band.W / bar.W; wide > 0.2 {
		alpha = max(0.16, 1-2*(wide-0.2))
	}
	p.Fade(alpha * (0.85 + 0.15*f.numbers.glow))
	p.Sheet(band, ui.Sheet{Color: honey, Radius: 3, Waver: 0.6, Lift: -1, NoRim: true, Hatch: true})
	p.Pop()
	if f.numbers.glow > 0 {
		p.Sheet(band.Inset(-3*f.numbers.glow), ui.Sheet{Color: ui.White.Fade(0.6 * f.numbers.glow), Radius: 4, Lift: -1, NoRim: true})
	}
}

func (f *left) paintRunner(row, bar ui.Rect, i, lead rules.Seat, at func(float32) float32) {
	p := f.g.P
	look := ui.SeatLook(i)
	h := min(row.H-4, 38)
	p.Disc(row.X+16, row.CY(), h/2, h/2, ui.Sheet{Color: look.Color, Waver: 0.8, Seed: int(i), Lift: 0})
	p.Art(look.Sign, row.X+16, row.CY(), ui.ArtStyle{Height: h * 0.62, Seat: paperSign(i)})
	dark := float32(0.5)
	if i == 3 {
		dark = 0.3 // the star is ink: its letter has to stay pale
	}
	p.SignLetter(i, row.X+16, row.CY(), h*0.62, look.Ground.Mix(ui.Ink, dark), paperSign(i).Color)
	lo, hi := f.numbers.lo[i].value(), f.numbers.hi[i].value()
	text := ui.Rect{X: bar.X, Y: row.Y + 1, W: bar.W - 22, H: row.H - 16}
	t := ui.Type{Face: ui.Fredoka600, Size: ui.SizeText, Color: ui.Ink}
	said := f.rolling(game.Range{Lo: lo, Hi: hi})
	t = p.Fit(said, t, text.W*0.5)
	p.Label(said, text, t, ui.Left)
	x := text.X + p.Width(said, t) + 8
	if i == lead {
		p.Art("icons/crown", x+10, text.CY()-1, ui.ArtStyle{Height: 16, Ink: crownInk})
		x += 26
	}
	note := ""
	switch {
	case i == f.v.Seat:
		note = f.k.Say(words.BzzzRaceYou())
	case f.on.Human(i) && f.on.Chairs[i].Name != "":
		note = f.k.PersonName(f.on.Chairs[i].Name, i)
	case f.on.Chairs[i].Away && f.on.Chairs[i].Elsewhere:
		note = f.k.Say(words.SeatStandin(f.on.Name(i)))
	case f.on.Chairs[i].Away:
		if f.g.Button(ui.ID{Name: "back", N: int(i)}, ui.Rect{X: x, Y: text.Y, W: text.Right() + 22 - x, H: text.H}, ui.Button{Text: f.k.Say(words.BzzzBack()), Size: ui.SizeFine, Quiet: true}) {
			f.on.ComeBack(i)
		}
	case f.frame.Players[i] != "":
		note = f.frame.Players[i]
	case i == lead:
		note = f.k.Say(words.BzzzRaceLeader())
	}
	nt := panelRow.Sized(ui.SizeSmall)
	if i == f.v.Seat {
		nt.Color = look.Ground.Mix(ui.Ink, 0.6)
	}
	if note != "" {
		p.Label(note, ui.Rect{X: x, Y: text.Y, W: text.Right() - x, H: text.H}, nt, ui.Left)
	}
	b := ui.Rect{X: bar.X, Y: row.Bottom() - 14, W: bar.W, H: 11}
	p.Sheet(b, ui.Sheet{Color: barTrench, Radius: 4, Waver: 0.4, Seed: int(i), Lift: -1, NoRim: true})
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

// When the end by blitzkrieg begins to mean something, in per cent of the way: the
// leader may have come half of it, and what is known of that is not too wide.
const (
	endingNear  = 50
	endingVague = 45
)

// paintEnding says why the game may end soon.
func (f *left) paintEnding(r ui.Rect) {
	p, v := f.g.P, f.v
	in := r.Inset2(16, 9)
	head, in := in.CutTop(26, 2)
	p.Label(f.k.Say(words.BzzzEnding()), head, panelTitle, ui.Left)

	lead := history.Leader(v)
	lo := 100 * v.Stocks[lead].Lo / max(1, v.Line.Hi)
	hi := min(100, 100*v.Stocks[lead].Hi/max(1, v.Line.Lo))
	if hi < endingNear || hi-min(lo, hi) > endingVague {
		f.gauge(in.Row(0, 3, 3), words.BzzzEndingBlitzkrieg(), f.k.Say(words.BzzzEndingCalm()), 0, 0, ui.Ink)
	} else {
		f.gauge(in.Row(0, 3, 3), words.BzzzEndingBlitzkrieg(), f.k.Say(words.BzzzEndingBlitzkriegNote(f.lettered(lead), f.span(v.Stocks[lead]), f.span(v.Line))),
			float32(min(lo, hi))/100, float32(hi)/100, ui.SeatLook(lead).Color)
	}

	gone := float32(v.Total.Lo-v.Left.Lo) / max(1, float32(v.Total.Lo))
	most := float32(v.Total.Hi-v.Left.Hi) / max(1, float32(v.Total.Hi))
	left := words.BzzzEndingExhaustedNote(f.span(v.Left))
	if v.Forgotten() {
		left, gone, most = words.BzzzUnknown(), 0, 0
	} else if max(gone, most) < 0.25 {
		left = words.BzzzEndingCalm()
	}
	f.gauge(in.Row(1, 3, 3), words.BzzzEndingExhausted(), f.k.Say(left), min(gone, most), max(gone, most), meadowInk)

	turns := (v.Params.Turns - v.Turn + game.Players - 1) / game.Players
	note := f.k.Say(words.BzzzEndingTimeNote(turns))
	if turns == 1 {
		note = f.k.Say(words.BzzzEndingLast())
	}
	f.gauge(in.Row(2, 3, 3), words.BzzzEndingTime(), note, float32(v.Turn)/float32(v.Params.Turns), 0, ui.Ink)
}

// gauge is a labelled bar: full to what is sure, hatched to what may be.
func (f *left) gauge(r ui.Rect, title words.Text, note string, sure, may float32, c ui.Color) {
	p := f.g.P
	text := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 10}
	t := p.Fit(f.k.Say(title), panelRow, text.W*0.52)
	p.Label(f.k.Say(title), ui.Rect{X: text.X, Y: text.Y, W: text.W * 0.52, H: text.H}, t, ui.Left)
	w := p.Width(f.k.Say(title), t) + 8
	p.Label(note, ui.Rect{X: text.X + w, Y: text.Y, W: text.W - w, H: text.H}, panelRow, ui.Right)
	b := ui.Rect{X: r.X, Y: r.Bottom() - 9, W: r.W, H: 8}
	p.Sheet(b, ui.Sheet{Color: barTrench, Radius: 4, Waver: 0.4, Lift: -1, NoRim: true})
	if may = min(1, may); may > sure+0.01 {
		p.Sheet(ui.Rect{X: b.X, Y: b.Y, W: b.W * may, H: b.H}, ui.Sheet{Color: c, Radius: 4, Waver: 0.4, Lift: -1, NoRim: true, Hatch: true})
	}
	if sure = max(0, min(1, sure)); sure > 0.01 {
		b.W *= sure
		p.Sheet(b, ui.Sheet{Color: c, Radius: 4, Waver: 0.4, Lift: -1, NoRim: true})
	}
}

// paintJournal shows the latest lines of the log, and says which is pointed at.
func (f *left) paintJournal(r ui.Rect) (under *history.Line) {
	p := f.g.P
	in := r.Inset2(16, 9)
	// Its link is high enough to stand in a row with the foot of the panel at the right:
	// arrows come to it from there.
	head, in := in.CutTop(34, 0)
	p.Label(f.k.Say(words.LogTitle()), ui.Rect{X: head.X, Y: head.Y, W: head.W * 0.55, H: head.H}, panelTitle, ui.Left)
	link := ui.Rect{X: head.X + head.W*0.55, Y: head.Y, W: head.W*0.45 + 8, H: head.H}
	if f.g.Button(idLog, link, ui.Button{Text: f.k.Say(words.BzzzLogAll()), Quiet: true, Size: ui.SizeSmall, Tip: f.withAct(words.LogTitle(), input.ShowLog)}) {
		f.on.Do(f.log.toggle)
	}
	if f.hands.open() {
		f.k.ActBadge(f.g, link, input.ShowLog)
	}
	p.Fill(ui.Rect{X: link.X + 10, Y: link.CY() + 11, W: link.W - 20, H: 1.2}, ui.Ink.Fade(0.55))
	in.H -= f.paintKeyLine(ui.Rect{X: in.X - 4, Y: in.Bottom() - 26, W: in.W + 8, H: 26})
	rows := max(2, int(in.H/40))
	h := min(60, in.H/float32(rows))
	told, lines := f.log.readableLines(), f.log.lines()
	shown := told[max(0, len(told)-rows):]
	t := f.log.sized(shown, in.W)
	for k := range shown {
		i := shown[len(shown)-1-k]
		if f.log.paintEntry(ui.Rect{X: in.X, Y: in.Y + float32(k)*h, W: in.W, H: h - 3}, i, t) {
			under = &lines[i]
		}
	}
	if len(told) == 0 {
		p.Label(f.k.Say(words.LogEmpty()), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 26}, panelNote, ui.Left)
	}
	return under
}

// paintKeyLine says what keys and pads do on the board, while they are in use,
// and is the height that it took.
func (f *left) paintKeyLine(r ui.Rect) float32 {
	k, p := f.k, f.g.P
	if d := k.Env.Devices.Asked(); !d.IsGamepad() && !d.IsKeyboard() || !f.mine() || !f.hands.open() {
		return 0
	}
	const h = 24
	hints := [...]kit.Hint{
		{Key: ordersKey, Keyed: true, Buttons: ordersButton[:], Words: k.Say(words.BzzzHintOrders())},
		{Buttons: nextBee[:], Words: k.Say(words.BzzzHintNext())},
	}
	n := 1
	for i := range f.v.Bees {
		if i != f.hands.sel && f.turn.idle(i) {
			n = 2
		}
	}
	k.HintLine(f.g, ui.Rect{X: r.X, Y: r.CY() - h/2, W: r.W, H: h}, p.AtMost(panelNote.Sized(ui.SizeFine), 1.15), hints[:n]...)
	return r.H + 4
}

var nextBee, ordersButton = [...]input.Button{input.R}, [...]input.Button{input.L}
