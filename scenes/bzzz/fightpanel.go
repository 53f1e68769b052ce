package bzzz

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// closeUp returns where the close-up is on the screen.
func (f *fight) closeUp() ui.Rect {
	v := f.g.P.View()
	if f.lay.narrow {
		return ui.Rect{X: 0, Y: 0, W: v.W, H: f.lay.board.Bottom() + 10}
	}
	return ui.Rect{X: 0, Y: 0, W: f.lay.head.X - 22, H: v.H}
}

// fightPanel paints what stands beside and under the close-up: whose turn it is, the
// list of the draws, and the ruler of the one that is on.
type fightPanel struct{ *fight }

// paint paints all of it.
func (f fightPanel) paint() {
	f.paintHead()
	f.paintList()
	f.paintRuler()
}

// paintHead says whose turn it is and who leads.
func (f fightPanel) paintHead() {
	p, v := f.g.P, f.before
	r := f.lay.head
	r.H = min(r.H, 149)
	low := r.H < 140 // there is no room for a second line
	seat := v.Current
	look := ui.SeatLook(seat)
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.2, Gouache: 1, Lift: 0.3}.Of("head", int(seat)))
	strip := ui.Rect{X: r.X + 10, Y: r.Y + 92, W: r.W - 20, H: 46}
	if low {
		strip.H = 42
		strip.Y = r.Bottom() - strip.H - 3
	}
	mid := (r.Y + strip.Y) / 2
	p.SignDisc(seat, r.X+50, mid+1, min(35, (strip.Y-r.Y)*0.47))
	text := ui.Rect{X: r.X + 99, Y: r.Y + 12, W: r.W - 110, H: 40}
	title := f.on.Name(v.Current)
	if v.Current == f.before.Seat {
		title = f.k.Say(words.BzzzYours())
	}
	if low {
		text.Y = mid - text.H/2
	}
	p.Label(title, text, ui.Type{Face: ui.Fredoka600, Size: ui.SizeMain, Color: look.TextOn}, ui.Left)
	sub := f.k.Say(words.BzzzSeat(f.k.Say(kit.SignName(seat)), seat.Letter()))
	if seat == f.before.Seat {
		sub = f.k.Say(words.BzzzStockTurn(v.Stocks[seat].Lo, v.OwnTurn(seat)))
	}
	if !low {
		p.Label(sub, ui.Rect{X: text.X, Y: r.Y + 50, W: text.W, H: 24}, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: look.TextOn}, ui.Left)
	}
	p.Sheet(strip, ui.Sheet{Color: ui.Ink.Fade(0.52), Radius: 8, Waver: 0.9, Lift: -1, NoRim: true})
	lead := history.Crowned(v)
	if lead < 0 {
		said := words.BzzzLeadsNobody()
		if v.Forgotten() {
			said = words.BzzzLeadsUnknown()
		}
		p.Label(f.k.Say(said), strip.Inset2(16, 0), ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.White}, ui.Left)
		return
	}
	p.Disc(strip.X+26, strip.CY(), 18, 18, ui.Sheet{Color: ui.White, Waver: 0.7, Seed: int(lead), Lift: -1, NoRim: true})
	p.Sign(lead, strip.X+26, strip.CY()+1, 26, false)
	// A dark disc under it: half of the crown stands over the colour of whose turn it is.
	p.Disc(strip.X+26, strip.Y+1, 14, 11, ui.Sheet{Color: ui.Ink, Waver: 0.5, Lift: -1, NoRim: true})
	p.Art("icons/crown", strip.X+26, strip.Y+1, ui.ArtStyle{Height: 15, Ink: ui.White})
	said := f.k.Say(words.BzzzLeads(f.lettered(lead), f.span(v.Stocks[lead])))
	if lead == f.before.Seat {
		said = f.k.Say(words.BzzzLeadsYou())
	}
	p.Label(said, ui.Rect{X: strip.X + 48, Y: strip.Y, W: strip.W - 58, H: strip.H}, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.White}, ui.Left)
}

// paintList lists all draws in order, each with its small ruler.
func (f fightPanel) paintList() {
	p := f.g.P
	in := f.lay.steps.Inset2(14, 12)
	high := max(float32(60), 84*min(1, in.H/420))
	in, foot := in.CutBottom(high, 8)
	head, in := in.CutTop(40, 2)
	p.Disc(head.X+18, head.CY(), 16, 16, ui.Sheet{Color: ui.Ink, Waver: 0.6, Lift: -1, NoRim: true})
	p.Label("4", ui.Rect{X: head.X + 4, Y: head.Y, W: 28, H: head.H}, panelNum.With(ui.White), ui.Center)
	p.Label(f.k.Say(words.BzzzPhaseSkirmish()), ui.Rect{X: head.X + 44, Y: head.Y, W: head.W - 46, H: head.H}, ui.Type{Face: ui.Fredoka600, Size: ui.SizeHeading, Color: ui.Ink}, ui.Left)
	lead := p.Lead(panelRow)
	sum, in := in.CutTop(2*lead, 6)
	first, second := f.summary()
	p.Label(first, sum.Row(0, 2, 0).Inset2(4, 0), panelRow.Sized(ui.SizeText), ui.Left)
	p.Label(second, sum.Row(1, 2, 0).Inset2(4, 0), panelNote, ui.Left)
	f.paintRows(in)
	if f.on.App.Reading() {
		return // the key of the lesson's card goes on
	}
	again, next := foot.CutLeft(foot.W*0.54, 8)
	g := f.g
	icon := "icons/reload"
	if f.lay.big.thumbed {
		icon = "" // the words need the room
	}
	if g.Button(idAgain, again, ui.Button{Text: f.k.Say(words.BzzzAgain()), Icon: icon, Size: ui.SizeText, Color: ui.KeySand}) {
		f.on.Do(f.rewind)
	}
	if g.Button(idNext, next, ui.Button{Text: f.k.Say(words.BzzzNext()), Main: true, Size: ui.SizeName}) {
		f.on.Do(f.skip)
	}
	if id, ok := g.Focused(); !ok || id != idAgain && id != idNext {
		g.Focus(idNext)
	}
}

// summary returns how far the draws have come, and that nothing follows before the last of
// them; then what followed.
func (f fightPanel) summary() (first, second string) {
	if !f.fallen {
		if f.settledPins < len(f.draws) {
			second = f.k.Say(words.BzzzSumLater())
		}
		return f.k.Say(words.BzzzSumDraws(f.settledPins, len(f.draws))), second
	}
	kos, dodges, lost, mine := f.sum()
	first = f.k.Say(words.BzzzSum(f.k.Say(words.BzzzSumKo(kos)), f.k.Say(words.BzzzSumDodge(dodges))))
	switch {
	case lost > 0:
		second = f.k.Say(words.BzzzSumLost(lost))
	case mine:
		second = f.k.Say(words.BzzzSumKept())
	}
	return first, second
}

// The keys of a skirmish.
var (
	idAgain = ui.ID{Name: "again"}
	idNext  = ui.ID{Name: "next"}
)

// The measures of the list of draws, in units.
const (
	rowHigh    = 56
	duelGap    = 12
	ticketRoom = 34 // for a duel's ticket and its bracket
	leastRow   = 36
)

// paintRows are the draws of the list, grouped by duels; the one whose pin slides is
// marked.
func (f fightPanel) paintRows(in ui.Rect) {
	p := f.g.P
	gaps := float32(0)
	for i := 1; i < len(f.draws); i++ {
		if f.draws[i].duel != f.draws[i-1].duel {
			gaps++
		}
	}
	least := leastRow * min(1.6, p.TextScale)
	room := ticketRoom + board.TicketSide(f.listed()) - board.TicketSide(usualTicket)
	h := min(rowHigh*min(1.4, p.TextScale), (in.H-gaps*duelGap)/float32(max(1, len(f.draws))))
	first := 0
	if h < least {
		h = least
		fit := max(1, int((in.H-2*duelGap)/h))
		first = max(0, min(len(f.draws)-fit, f.pins-fit+1))
	}
	y := in.Y
	for i := first; i < len(f.draws); {
		n, top := f.draws[i].duel, y
		for ; i < len(f.draws) && f.draws[i].duel == n && y+h <= in.Bottom()+1; i++ {
			f.paintRow(i, ui.Rect{X: in.X + room, Y: y, W: in.W - room, H: h})
			y += h
		}
		if y == top {
			return // there is no room for the rest
		}
		f.paintBracket(n, ui.Rect{X: in.X - 4, Y: top, W: room, H: y - top})
		y += duelGap
	}
}

// paintBracket holds the draws of a duel together and says its number.
func (f fightPanel) paintBracket(n int, r ui.Rect) {
	p := f.g.P
	x, end := r.CX()-1, r.Right()-4
	bracket := [...]ui.Point{{X: end, Y: r.Y + 4}, {X: x + 8, Y: r.Y + 4}, {X: x + 8, Y: r.Bottom() - 6}, {X: end, Y: r.Bottom() - 6}}
	p.Polyline(bracket[:], 1.6, ui.Second.Fade(0.7))
	state := board.Waiting
	switch now := f.duelNow(); {
	case n < now || f.fallen:
		state = board.Done
	case n == now:
		state = board.Now
	}
	board.PaintTicket(p, x, r.CY(), f.listed(), n+1, state)
}

// usualTicket is the scale of a ticket in the list, where it is smaller than on the
// board.
const usualTicket = 0.78

// listed returns the scale of a ticket in the list at the size of texts.
func (f fightPanel) listed() float32 { return usualTicket * min(1.6, f.g.P.TextScale) }

// paintRow is a draw of the list.
func (f fightPanel) paintRow(i int, r ui.Rect) {
	p, d := f.g.P, &f.draws[i]
	if i == f.pins-1 && !f.fallen {
		p.Sheet(r.Inset2(-2, -1), ui.Sheet{Color: rowPaper, Radius: 7, Waver: 0.8, Seed: i, Lift: -1, NoRim: true})
	}
	r.H -= 4
	look := ui.SeatLook(d.Seat)
	side := min(16, r.H*0.3)
	p.Disc(r.X+22, r.CY(), side, side, ui.Sheet{Color: look.Color, Waver: 0.6, Seed: i, Lift: -1, NoRim: true})
	p.Art(look.Sign, r.X+22, r.CY(), ui.ArtStyle{Height: side * 1.2, Seat: paperSign(d.Seat)})
	top := ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 52, H: r.H * 0.6}
	bar := ui.Rect{X: top.X, Y: r.Y + r.H*0.68, W: top.W, H: min(9, r.H*0.2)}
	shown, seen := f.pin(i)
	settled := f.settled(i)
	name, number := board.Name(&f.before.Bees[d.Bee]), ""
	if shown > 0 {
		number = f.drawn(d.Draw * float64(shown))
	}
	result := f.k.Say(words.BzzzDodges())
	switch {
	case settled && d.ko:
		result = f.k.Say(words.BzzzKo())
	case settled:
	case i < f.pins:
		result = ""
	case d.duel == f.duelNow():
		result = f.k.Say(words.BzzzDrawsNext())
	default:
		result = f.k.Say(words.BzzzDrawsLater())
	}
	p.Label(name, ui.Rect{X: top.X, Y: top.Y, W: top.W * 0.24, H: top.H}, panelNum, ui.Left)
	p.Label(number, ui.Rect{X: top.X + top.W*0.25, Y: top.Y, W: top.W*0.25 - 8, H: top.H}, panelNote, ui.Left)
	res := ui.Rect{X: top.X + top.W*0.5, Y: top.Y, W: top.W * 0.5, H: top.H}
	if settled && d.ko {
		w := min(res.W, p.Width(result, panelRow)+22)
		slip := ui.Rect{X: res.Right() - w, Y: res.Y + 1, W: w, H: res.H - 2}
		p.Sheet(slip, ui.Sheet{Color: ui.Ink, Radius: 6, Waver: 0.4, Lift: -1, NoRim: true})
		p.Label(result, slip, panelRow.With(ui.White), ui.Center)
	} else {
		p.Label(result, res, panelNote, ui.Right)
	}
	ruler(p, bar, d, shown, seen, look.Color)
}

// pin returns how far a pin has slid, and how much of it is visible: where nothing
// may move it appears where it will rest.
func (f fightPanel) pin(i int) (slid, seen float32) {
	t := f.slide(i)
	if f.on.Prefs.Motion == ui.Reduced && t > 0 {
		return 1, t
	}
	return t, 1
}

// ruler is honey up to the chance of dodging, with a pin at the draw; pale before it.
func ruler(p *ui.Painter, r ui.Rect, d *draw, shown, seen float32, c ui.Color) {
	chance := float32(d.Num) / float32(d.Den)
	p.Sheet(r, ui.Sheet{Color: barTrench, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	c1 := honey
	if shown <= 0 {
		c1 = paleHoney
	}
	p.Sheet(ui.Rect{X: r.X, Y: r.Y, W: r.W * chance, H: r.H}, ui.Sheet{Color: c1, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	p.Fill(ui.Rect{X: r.X + r.W*chance - 1.2, Y: r.Y - 4, W: 2.4, H: r.H + 8}, ui.Ink)
	if shown > 0 {
		p.Fade(seen)
		x := r.X + r.W*float32(d.Draw)*shown
		p.Disc(x, r.CY(), 8.5, 8.5, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
		p.Disc(x, r.CY(), 6.5, 6.5, ui.Sheet{Color: c, Lift: -1, NoRim: true})
		p.Pop()
	}
}

// sum counts the outcome; lost is what the viewer has lost.
func (f *fight) sum() (kos, dodges, lost int, mine bool) {
	for i := range f.draws {
		d := &f.draws[i]
		own := d.Seat == f.before.Seat
		mine = mine || own
		if !d.ko {
			dodges++
			continue
		}
		kos++
		if own && d.lost > 0 {
			lost += d.lost
		}
	}
	return kos, dodges, lost, mine
}

// rulerRect returns where the draw that is on is shown, under the close-up: it is there
// from the beginning, so that nothing moves when the first pin comes.
func (f *fight) rulerRect() ui.Rect {
	area := f.closeUp()
	h := 120 * min(1.5, f.g.P.TextScale)
	return ui.Rect{X: area.X + margin, Y: area.Bottom() - h - margin, W: area.W - 2*margin - 2, H: h}
}

// paintRuler shows the draw that is on, large, under the close-up.
func (f fightPanel) paintRuler() {
	p := f.g.P
	r := f.rulerRect()
	card(p, r, 15)
	i := max(0, f.pins-1)
	d := &f.draws[i]
	grown := r.H / 120
	room := r.Inset2(14, 7)
	above := f.large() || f.lay.narrow && p.TextScale > 1
	head, low := ui.Rect{}, room
	if above { // what is drawn has a line of its own over everything
		head, low = room.CutTop(34*grown, 0)
		_, head = head.CutLeft(44*grown, 10)
	}
	in := low.Columns(10)
	ticket := in.Next(44 * grown)
	state := board.Now
	if f.fallen {
		state = board.Done
	}
	board.PaintTicket(p, ticket.CX(), r.Y+32*grown, min(1.6, p.TextScale), d.duel+1, state)
	bee := in.Next(min(90*grown, low.H*0.95))
	stamp := in.Last(min(118*grown, low.H*1.2))
	f.paintDrawer(bee, d, i)
	f.paintStamp(stamp, d, i)
	rest := in.Rest
	if !above {
		head, rest = rest.CutTop(28*grown, 0)
	}
	name := f.k.Say(namedBy[d.Kind](board.Name(&f.before.Bees[d.Bee])))
	slid, seen := f.pin(i)
	title := f.k.Say(words.BzzzDrawsSoon(name))
	if f.pins > 0 {
		title = f.k.Say(words.BzzzDraws(history.Hundredths(d.Draw*float64(slid)), name))
	}
	against := f.k.Say(words.BzzzAgainst(f.foes(d)))
	t := p.Fit(title, ui.Type{Face: ui.Fredoka600, Size: ui.SizeButton, Color: ui.Ink, Carries: true}, head.W)
	p.Label(title, head, t, ui.Left)
	if _, room := head.CutLeft(p.Width(title, t), 20); p.Width(against, panelNote) <= room.W {
		p.Label(against, room, panelNote, ui.Right) // else its link says it
	}
	bar := ui.Rect{X: rest.X + 6, Y: rest.Y + 19*grown, W: rest.W - 12, H: 26 * grown}
	f.paintScale(bar, float32(d.Num)/float32(d.Den), grown)
	if f.pins > 0 {
		p.Fade(seen)
		p.Art("bzzz/pin", bar.X+bar.W*float32(d.Draw)*slid, bar.Y+10*grown, ui.ArtStyle{Height: 30 * grown, Seat: ui.SeatLook(d.Seat), Moving: true})
		p.Pop()
	}
}

// paintDrawer is the bee whose draw is on.
func (f fightPanel) paintDrawer(r ui.Rect, d *draw, i int) {
	turn := float32(0)
	if d.ko && f.pins > 0 && f.settled(i) {
		turn = 155 * math.Pi / 180
	}
	board.PaintBee(f.g.P, d.Kind, ui.SeatLook(d.Seat), r.CX(), r.CY(), 1.9*r.H/104, ui.ArtStyle{Angle: turn, Moving: true, Shadow: 0.1})
}

// paintStamp stamps what a draw meant, once its pin has come to rest.
func (f fightPanel) paintStamp(r ui.Rect, d *draw, i int) {
	if f.pins == 0 || !f.settled(i) {
		return
	}
	p := f.g.P
	t := ui.EaseOut(f.stamped(i))
	if f.on.Prefs.Motion == ui.Reduced {
		t = 1
	}
	p.Fade(t)
	if d.ko {
		p.Art("bzzz/ko-stamp", r.CX(), r.CY(), ui.ArtStyle{Height: min(74*r.H/104, r.W*0.66) * (1.4 - 0.4*t), Moving: true})
	} else {
		p.Art("icons/check", r.CX(), r.CY()-r.H*0.14, ui.ArtStyle{Height: 32 * r.H / 104, Ink: ui.Ink})
		p.Label(f.k.Say(words.BzzzDodges()), ui.Rect{X: r.X, Y: r.CY() + r.H*0.06, W: r.W, H: r.H * 0.34}, panelRow, ui.Center)
	}
	p.Pop()
}

// paintScale paints the ruler on which a pin slides: honey up to the chance to dodge.
func (f fightPanel) paintScale(bar ui.Rect, chance, grown float32) {
	p := f.g.P
	p.Sheet(bar, ui.Sheet{Color: barTrench, Radius: 5, Waver: 0.5, Lift: -1, NoRim: true})
	p.Sheet(ui.Rect{X: bar.X, Y: bar.Y, W: bar.W * chance, H: bar.H}, ui.Sheet{Color: honey, Radius: 5, Waver: 0.5, Lift: -1, NoRim: true})
	mark := bar.X + bar.W*chance
	for k := 1; k < 10; k++ {
		p.Fill(ui.Rect{X: bar.X + bar.W*float32(k)/10 - 0.6, Y: bar.Bottom() + 1, W: 1.2, H: 5}, ui.Ink.Fade(0.5))
	}
	p.Fill(ui.Rect{X: mark - 1.8, Y: bar.Y - 7, W: 3.6, H: bar.H + 12}, ui.Ink)
	inner := panelRow
	for _, part := range [2]struct {
		said words.Text
		r    ui.Rect
	}{{words.BzzzDodges(), ui.Rect{X: bar.X, Y: bar.Y, W: bar.W * chance, H: bar.H}}, {words.BzzzHit(), ui.Rect{X: mark, Y: bar.Y, W: bar.Right() - mark, H: bar.H}}} {
		if said := f.k.Say(part.said); p.Width(said, inner)+12 < part.r.W {
			p.Label(said, part.r, inner, ui.Center)
		}
	}
	feet := ui.Rect{Y: bar.Bottom() + 5, W: 60 * grown, H: 20 * grown}
	foot := func(x float32, said string) {
		p.Label(said, ui.Rect{X: x - feet.W/2, Y: feet.Y, W: feet.W, H: feet.H}, inner, ui.Center)
	}
	foot(bar.X, "0")
	foot(bar.Right(), "1")
	if room := 40 * grown / bar.W; chance > room && chance < 1-room {
		foot(mark, f.drawn(float64(chance)+0.005))
	}
}

// foes names the opponents of a bee.
func (f fightPanel) foes(d *draw) string {
	if len(d.Foes) == 1 {
		b := &f.before.Bees[d.Foes[0]]
		return f.k.Say(inlineBy[b.Kind](board.Name(b)))
	}
	return d.named
}

// inlineBy are what a bee is called within a sentence, by its kind.
var inlineBy = [...]func(bee string) words.Text{words.BzzzWorkerInline, words.BzzzDroneInline, words.BzzzScoutInline}
