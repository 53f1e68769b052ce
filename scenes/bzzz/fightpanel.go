package bzzz

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// closeUp is where the close-up is on the screen.
func (f *fight) closeUp() ui.Rect {
	v := f.g.P.View()
	if f.lay.narrow {
		return ui.Rect{X: 0, Y: 0, W: v.W, H: f.lay.board.Bottom() + 10}
	}
	return ui.Rect{X: 0, Y: 0, W: f.lay.head.X - 22, H: v.H}
}

// paint paints what stands beside and under the close-up.
func (f *fight) paint() {
	f.paintLosses()
	f.paintHead()
	f.paintList()
	f.paintRuler()
}

// paintLosses says in figures what the person who looks has lost, at each bee.
func (f *fight) paintLosses() {
	if !f.fallen {
		return
	}
	p := f.g.P
	side := f.field.CellSide(&f.frame)
	for i := range f.draws {
		d := &f.draws[i]
		if d.Seat != f.before.Seat || !d.ko || d.lost <= 0 {
			continue
		}
		t := ui.Type{Face: ui.Fredoka600, Size: ui.SizeRow, Color: ui.Ink}
		said := f.k.Say(words.BzzzLost(d.lost))
		x, y := f.field.At(&f.frame, float32(d.X), float32(d.Y))
		grow := ui.EaseOut((f.t - f.fallAt() - fallTicks) / 12)
		if f.on.Prefs.Motion == ui.Reduced {
			grow = 1
		}
		if grow <= 0 {
			continue
		}
		p.Transform(x, y+side*0.72, 0, grow)
		w := p.Width(said, t) + 28
		r := ui.Centered(0, 0, w, p.Lead(t)+6)
		p.Sheet(r, ui.Sheet{Color: honey, Radius: 6, Waver: 0.8, Seed: d.Bee, Gouache: 0.5, Lift: 0.2})
		p.Label(said, r.Inset2(8, 0), t, ui.Center)
		p.Pop()
	}
}

// paintHead says whose turn it is and who leads.
func (f *fight) paintHead() {
	p, v := f.g.P, f.before
	r := f.lay.head
	r.H = min(r.H, 149)
	seat := v.Current
	look := ui.SeatLook(seat)
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.2, Gouache: 1, Lift: 0.3}.Of("head", int(seat)))
	p.SignDisc(seat, r.X+50, r.Y+47, 35)
	text := ui.Rect{X: r.X + 99, Y: r.Y + 12, W: r.W - 110, H: 40}
	title := f.on.Name(v.Current)
	if v.Current == f.before.Seat {
		title = f.k.Say(words.BzzzYours())
	}
	p.Label(title, text, ui.Type{Face: ui.Fredoka600, Size: ui.SizeMain, Color: look.TextOn}, ui.Left)
	sub := f.k.Say(words.BzzzSeat(f.k.Say(kit.SignName(seat)), seat.Letter()))
	if seat == f.before.Seat {
		sub = f.k.Say(words.BzzzStockTurn(v.Stocks[seat].Lo, v.OwnTurn(seat)))
	}
	p.Label(sub, ui.Rect{X: text.X, Y: r.Y + 50, W: text.W, H: 24}, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: look.TextOn}, ui.Left)
	strip := ui.Rect{X: r.X + 10, Y: r.Y + 92, W: r.W - 20, H: 46}
	p.Sheet(strip, ui.Sheet{Color: ui.Ink.Fade(0.52), Radius: 8, Waver: 0.9, Lift: -1, NoRim: true})
	lead := history.Crowned(v)
	if lead < 0 {
		p.Label(f.k.Say(words.BzzzLeadsNobody()), strip.Inset2(16, 0), ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.White}, ui.Left)
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
func (f *fight) paintList() {
	p := f.g.P
	r := f.lay.steps
	in := r.Inset2(14, 12)
	foot := ui.Rect{X: in.X, Y: in.Bottom() - 84, W: in.W, H: 84}
	head, in := in.CutTop(40, 2)
	p.Disc(head.X+18, head.CY(), 16, 16, ui.Sheet{Color: ui.Ink, Waver: 0.6, Lift: -1, NoRim: true})
	p.Label("4", ui.Rect{X: head.X + 4, Y: head.Y, W: 28, H: head.H}, panelNum.With(ui.White), ui.Center)
	p.Label(f.k.Say(words.BzzzPhaseSkirmish()), ui.Rect{X: head.X + 44, Y: head.Y, W: head.W - 46, H: head.H}, ui.Type{Face: ui.Fredoka600, Size: ui.SizeHeading, Color: ui.Ink}, ui.Left)
	sum, in := in.CutTop(52, 6)
	if f.fallen {
		kos, dodges, lost, mine := f.sum()
		p.Label(f.k.Say(words.BzzzSum(f.k.Say(words.BzzzSumKo(kos)), f.k.Say(words.BzzzSumDodge(dodges)))), sum.Row(0, 2, 0).Inset2(4, 0), panelRow.Sized(ui.SizeText), ui.Left)
		note := f.k.Say(words.BzzzSumKept())
		if lost > 0 {
			note = f.k.Say(words.BzzzSumLost(lost))
		}
		if mine {
			p.Label(note, sum.Row(1, 2, 0).Inset2(4, 0), panelNote, ui.Left)
		}
	}
	in.H = foot.Y - in.Y - 8
	f.paintRows(in)
	again, next := foot.CutLeft(foot.W*0.4, 8)
	g := f.g
	if g.Button(idAgain, again, ui.Button{Text: f.k.Say(words.BzzzAgain()), Icon: "icons/reload", Size: ui.SizeText, Color: ui.KeySand}) {
		f.on.Do(f.rewind)
	}
	if g.Button(idNext, next, ui.Button{Text: f.k.Say(words.BzzzNext()), Main: true, Size: ui.SizeName}) {
		f.on.Do(f.skip)
	}
	if id, ok := g.Focused(); !ok || id != idAgain && id != idNext {
		g.Focus(idNext)
	}
}

// The keys of a skirmish.
var (
	idAgain = ui.ID{Name: "again"}
	idNext  = ui.ID{Name: "next"}
)

// paintRows are the draws of the list; the one whose pin slides is marked.
func (f *fight) paintRows(in ui.Rect) {
	p := f.g.P
	h := min(float32(62), in.H/float32(max(1, len(f.draws))))
	first := 0
	if fit := int(in.H / max(h, 36)); len(f.draws) > fit {
		h = max(h, 36)
		first = max(0, min(len(f.draws)-fit, f.pins-fit+1))
	}
	y := in.Y
	for i := first; i < len(f.draws) && y+h <= in.Bottom()+1; i++ {
		d := &f.draws[i]
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: h - 4}
		y += h
		if i == f.pins-1 && !f.fallen {
			p.Sheet(r.Inset2(-6, -1), ui.Sheet{Color: rowPaper, Radius: 7, Waver: 0.8, Seed: i, Lift: -1, NoRim: true})
		}
		look := ui.SeatLook(d.Seat)
		p.Disc(r.X+19, r.CY(), min(15, h*0.3), min(15, h*0.3), ui.Sheet{Color: look.Color, Waver: 0.6, Seed: i, Lift: -1, NoRim: true})
		p.Art(look.Sign, r.X+19, r.CY(), ui.ArtStyle{Height: min(19, h*0.36), Seat: paperSign(d.Seat)})
		top := ui.Rect{X: r.X + 44, Y: r.Y, W: r.W - 50, H: r.H * 0.55}
		name := board.Name(&f.before.Bees[d.Bee])
		t := p.Fit(name, panelNum, top.W*0.3)
		p.Label(name, top, t, ui.Left)
		bar := ui.Rect{X: top.X, Y: r.Y + r.H*0.6, W: top.W, H: min(9, r.H*0.22)}
		shown, seen := f.pin(i)
		if shown > 0 {
			w := p.Width(name, t) + 10
			p.Label(f.drawn(d.Draw*float64(shown)), ui.Rect{X: top.X + w, Y: top.Y, W: top.W*0.6 - w, H: top.H}, panelNote, ui.Left)
		}
		ruler(p, bar, d, shown, seen, look.Color)
		if !f.settled(i) {
			continue
		}
		res := ui.Rect{X: top.X + top.W*0.6, Y: top.Y, W: top.W * 0.4, H: top.H}
		if d.ko {
			w := min(res.W, p.Width(f.k.Say(words.BzzzKo()), panelRow)+22)
			p.Sheet(ui.Rect{X: res.Right() - w, Y: res.Y + 1, W: w, H: res.H - 2}, ui.Sheet{Color: ui.Ink, Radius: 6, Waver: 0.4, Lift: -1, NoRim: true})
			p.Label(f.k.Say(words.BzzzKo()), ui.Rect{X: res.Right() - w, Y: res.Y, W: w, H: res.H}, panelRow.With(ui.White), ui.Center)
		} else {
			p.Label(f.k.Say(words.BzzzDodges()), res, panelRow, ui.Right)
		}
	}
}

// slide is how far a pin has slid, 0 to 1.
func (f *fight) slide(i int) float32 {
	return ui.EaseOut((f.t - f.pinsAt() - float32(i)*(pinTicks+restTicks)) / pinTicks)
}

// pin is how far a pin has slid, and how much of it is to be seen: where nothing
// may move it appears where it will rest.
func (f *fight) pin(i int) (slid, seen float32) {
	t := f.slide(i)
	if f.on.Prefs.Motion == ui.Reduced && t > 0 {
		return 1, t
	}
	return t, 1
}

// ruler is honey up to the chance of dodging, with a pin at the draw.
func ruler(p *ui.Painter, r ui.Rect, d *draw, shown, seen float32, c ui.Color) {
	chance := float32(d.Num) / float32(d.Den)
	p.Sheet(r, ui.Sheet{Color: barTrench, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	p.Sheet(ui.Rect{X: r.X, Y: r.Y, W: r.W * chance, H: r.H}, ui.Sheet{Color: honey, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	p.Fill(ui.Rect{X: r.X + r.W*chance - 1.2, Y: r.Y - 4, W: 2.4, H: r.H + 8}, ui.Ink)
	if shown > 0 {
		p.Fade(seen)
		x := r.X + r.W*float32(d.Draw)*shown
		p.Disc(x, r.CY(), 8.5, 8.5, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
		p.Disc(x, r.CY(), 6.5, 6.5, ui.Sheet{Color: c, Lift: -1, NoRim: true})
		p.Pop()
	}
}

// sum counts the outcome; lost is what the person who looks has lost.
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

// rulerRect is where the draw that is on is shown, under the close-up.
func (f *fight) rulerRect() ui.Rect {
	area := f.closeUp()
	w := min(712, area.W-40)
	h := float32(134) * min(1.2, f.lay.grow)
	return ui.Rect{X: area.CX() - w/2, Y: area.Bottom() - h - 8, W: w, H: h}
}

// paintRuler shows the draw that is on, large, under the close-up.
func (f *fight) paintRuler() {
	i := f.pins - 1
	if i < 0 {
		return
	}
	p := f.g.P
	d := &f.draws[i]
	r := f.rulerRect()
	h := r.H
	card(p, r, 15)
	look := ui.SeatLook(d.Seat)
	bee := &f.before.Bees[d.Bee]
	turn := float32(0)
	if d.ko && f.settled(i) {
		turn = 155 * math.Pi / 180
	}
	board.PaintBee(p, d.Kind, look, r.X+54, r.CY(), 1.7, ui.ArtStyle{Angle: turn, Moving: true, Shadow: 0.1})
	x := r.X + 118
	right := r.Right() - 116
	name := f.k.Say(namedBy[d.Kind](board.Name(bee)))
	slid, seen := f.pin(i)
	title := f.k.Say(words.BzzzDraws(history.Hundredths(d.Draw*float64(slid)), name))
	head := ui.Rect{X: x, Y: r.Y + 12, W: right - x, H: 32}
	t := p.Fit(title, ui.Type{Face: ui.Fredoka600, Size: ui.SizeButton, Color: ui.Ink}, head.W*0.62)
	p.Label(title, ui.Rect{X: head.X, Y: head.Y, W: head.W * 0.62, H: head.H}, t, ui.Left)
	p.Label(f.k.Say(words.BzzzAgainst(f.foes(d))), ui.Rect{X: head.X + head.W*0.64, Y: head.Y, W: head.W * 0.36, H: head.H}, panelNote, ui.Right)
	bar := ui.Rect{X: x, Y: r.Y + h*0.55, W: right - x, H: 22}
	f.paintScale(bar, float32(d.Num)/float32(d.Den))
	p.Fade(seen)
	p.Art("bzzz/pin", bar.X+bar.W*float32(d.Draw)*slid, bar.Y+6, ui.ArtStyle{Height: 38, Seat: look, Moving: true})
	p.Pop()
	if f.settled(i) {
		box := ui.Centered(r.Right()-60, r.CY(), 92, 56)
		if d.ko {
			p.Art("bzzz/ko-stamp", box.CX(), box.CY(), ui.ArtStyle{Height: 62})
		} else {
			p.Art("icons/check", box.CX(), box.CY()-8, ui.ArtStyle{Height: 30, Ink: ui.Ink})
			p.Label(f.k.Say(words.BzzzDodges()), ui.Rect{X: box.X, Y: box.CY() + 8, W: box.W, H: 24}, panelRow, ui.Center)
		}
	}
}

// paintScale paints the ruler on which a pin slides: honey up to the chance to dodge.
func (f *fight) paintScale(bar ui.Rect, chance float32) {
	p := f.g.P
	p.Sheet(bar, ui.Sheet{Color: barTrench, Radius: 5, Waver: 0.5, Lift: -1, NoRim: true})
	p.Sheet(ui.Rect{X: bar.X, Y: bar.Y, W: bar.W * chance, H: bar.H}, ui.Sheet{Color: honey, Radius: 5, Waver: 0.5, Lift: -1, NoRim: true})
	mark := bar.X + bar.W*chance
	for k := 1; k < 10; k++ {
		p.Fill(ui.Rect{X: bar.X + bar.W*float32(k)/10 - 0.6, Y: bar.Bottom() + 1, W: 1.2, H: 5}, ui.Ink.Fade(0.5))
	}
	p.Fill(ui.Rect{X: mark - 1.8, Y: bar.Y - 7, W: 3.6, H: bar.H + 12}, ui.Ink)
	inner := panelRow.Sized(ui.SizeFine)
	if bar.W*chance > 70 {
		p.Label(f.k.Say(words.BzzzDodges()), ui.Rect{X: bar.X + 4, Y: bar.Y, W: bar.W*chance - 8, H: bar.H}, inner, ui.Center)
	}
	if bar.W*(1-chance) > 70 {
		p.Label(f.k.Say(words.BzzzHit()), ui.Rect{X: mark + 4, Y: bar.Y, W: bar.W*(1-chance) - 8, H: bar.H}, inner, ui.Center)
	}
	feet := ui.Rect{Y: bar.Bottom() + 5, W: 60, H: 20}
	p.Label("0", ui.Rect{X: bar.X - 30, Y: feet.Y, W: 60, H: feet.H}, inner, ui.Center)
	p.Label("1", ui.Rect{X: bar.Right() - 30, Y: feet.Y, W: 60, H: feet.H}, inner, ui.Center)
	if chance > 0.09 && chance < 0.9 {
		p.Label(f.drawn(float64(chance)+0.005), ui.Rect{X: mark - 30, Y: feet.Y, W: 60, H: feet.H}, inner, ui.Center)
	}
}

// foes names the opponents of a bee.
func (f *fight) foes(d *draw) string {
	if len(d.Foes) == 1 {
		b := &f.before.Bees[d.Foes[0]]
		return f.k.Say(inlineBy[b.Kind](board.Name(b)))
	}
	return d.named
}

// inlineBy are what a bee is called within a sentence, by its kind.
var inlineBy = [...]func(bee string) words.Text{words.BzzzWorkerInline, words.BzzzDroneInline, words.BzzzScoutInline}
