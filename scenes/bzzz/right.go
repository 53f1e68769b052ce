package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// What in the panels can have the focus.
var (
	idEnd  = ui.ID{Name: "end"}
	idRest = ui.ID{Name: "rest"}
	idHint = ui.ID{Name: "advice"}
	idUndo = ui.ID{Name: "undo"}
	idLast = ui.ID{Name: "last"}
	idLog  = ui.ID{Name: "log"}
	idTab  = ui.ID{Name: "tab"}
	// idPause is the way to the pause for pointers.
	idPause = ui.ID{Name: "pause"}
)

func idLay(k game.Kind) ui.ID { return ui.ID{Name: "lay", N: int(k)} }

// right is the column at the right of the board: whose turn it is, the four steps of
// a turn, and what ends it.
type right struct {
	*face
	rail [2]ui.Point // of the dots that join the steps, filled by each Paint
	// tab is the step that is looked at where one is shown at a time, while the turn
	// is at the step tabOf; 0 for the present one.
	tab, tabOf int

	// contacts are who would fight now, computed for contactOf.
	contacts  []game.Fight
	contactOf *game.View
}

// paint paints the column.
func (f *right) paint() {
	if f.lay.large {
		f.paintLarge()
		return
	}
	f.paintHead()
	f.paintSteps()
}

// hurriedHead is the look of the head while turns pass at once.
var hurriedHead = ui.SeatStyle{Ground: ui.Ink, TextOn: ui.Paper}

// headLook returns the look of the head: that of whose turn it is. Turns that pass at once
// have a dark head: their colours would flash.
func (f *right) headLook() *ui.SeatStyle {
	if f.on.Pace >= play.AtOnce && !f.mine() && f.v.Result == nil {
		return &hurriedHead
	}
	return ui.SeatLook(f.v.Current)
}

// paintHead says whose turn it is and what is in that hive.
func (f *right) paintHead() {
	p, v := f.g.P, f.v
	r := f.lay.head
	if f.lay.narrow {
		r.H = 149
	}
	look := f.headLook()
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.2, Gouache: 1, Lift: 0.3}.Of("head", int(v.Current)))
	p.SignDisc(v.Current, r.X+52, r.Y+48, 37)
	f.paintPause()
	text := ui.Rect{X: r.X + 103, Y: r.Y + 10, W: r.W - 161, H: 40}
	title, sub := f.headline()
	p.Label(title, text, ui.Type{Face: ui.Fredoka600, Size: ui.SizeMain, Color: look.TextOn}, ui.Left)
	p.Label(sub, ui.Rect{X: text.X, Y: r.Y + 50, W: text.W, H: 24}, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: look.TextOn}, ui.Left)

	strip := ui.Rect{X: r.X + 12, Y: r.Y + 91, W: r.W - 24, H: 48}
	p.Sheet(strip, ui.Sheet{Color: ui.Ink.Fade(0.52), Radius: 8, Waver: 0.9, Lift: -1, NoRim: true})
	p.Art("bzzz/pot", strip.X+23, strip.CY(), ui.ArtStyle{Height: 34})
	own := v.Current == f.v.Seat
	number := f.rolling(game.Range{Lo: f.numbers.lo[v.Current].value(), Hi: f.numbers.hi[v.Current].value()})
	big := ui.Type{Face: ui.Fredoka700, Size: ui.SizeNumber, Color: ui.Paper}
	big = p.Fit(number, big, strip.W*0.36)
	x := strip.X + 48
	w := p.Width(number, big)
	p.Label(number, ui.Rect{X: x, Y: strip.Y, W: w + 1, H: strip.H}, big, ui.Left)
	x += w + 12
	rest := ui.Rect{X: x, Y: strip.Y, W: strip.Right() - x - 8, H: strip.H}
	small := ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Paper}
	if own {
		top, low := rest.CutTop(rest.H/2, 0)
		p.Label(f.k.Say(words.BzzzStock(f.numbers.stock.want)), top.Move(0, 2), small, ui.Left)
		p.Label(f.k.Say(words.BzzzCarried(f.numbers.carried.value())), low.Move(0, -2), small, ui.Left)
	} else {
		p.Label(f.k.Say(words.BzzzStock(v.Stocks[v.Current].Hi)), rest, small, ui.Left)
	}
}

// rolling returns an interval whose ends may still be rolling.
func (f *face) rolling(r game.Range) string {
	if r.Hi <= r.Lo && r.Hi != game.Hidden {
		return ui.Digits(r.Lo)
	}
	return f.span(r)
}

// headline returns the title and the line under it.
func (f *right) headline() (title, sub string) {
	p := f.v.Current
	sub = f.k.Say(words.BzzzSeat(f.k.Say(kit.SignName(p)), p.Letter()))
	switch {
	case p == f.v.Seat && f.on.People() > 1 && f.on.Chairs[p].Name != "":
		return f.k.PersonName(f.on.Chairs[p].Name, p), sub
	case p == f.v.Seat:
		return f.k.Say(words.BzzzYours()), sub
	}
	if f.on.People() == 0 {
		sub = f.k.Say(words.BzzzWatching())
	}
	return f.on.Name(p), sub
}

// paintSteps paints the four steps of the turn and what ends it.
func (f *right) paintSteps() {
	p := f.g.P
	mine := f.mine()
	lays, now := mine && f.turn.canLay(), f.turn.stepNow()
	at := f.lay.stack(lays, now)
	x := at.lay.X + 16
	f.rail = [2]ui.Point{{X: x, Y: at.lay.Y + 30}, {X: x, Y: at.fight.Bottom() - 20}}
	p.Dashed(f.rail[:], 3, 0.1, 8, 0, ui.Ink.Fade(0.28))
	if now == 1 {
		f.paintLaying(at)
	} else {
		f.paintLine(at.lay, 1, words.BzzzPhaseLay(), f.layNote(lays), !lays)
	}
	if lays {
		f.paintCards(at.cards)
	}
	if now == 2 {
		f.paintAccent(at.move, 2, words.BzzzPhaseMove(), f.moveNote())
	} else {
		f.paintLine(at.move, 2, words.BzzzPhaseMove(), f.moveNote(), true)
	}
	if now == 3 {
		f.paintAccent(at.forage, 3, words.BzzzPhaseForage(), f.moveNote())
	} else {
		f.paintLine(at.forage, 3, words.BzzzPhaseForage(), f.forageNote(), true)
	}
	f.paintLine(at.fight, 4, words.BzzzPhaseSkirmish(), f.contactNote(), true)
	f.paintFoot(f.lay.foot(), mine)
}

// paintLine is a step shrunk to a line, its note under it or beside it.
func (f *right) paintLine(r ui.Rect, n int, title words.Text, note string, under bool) {
	p := f.g.P
	cy := r.Y + 16
	if !under || note == "" {
		cy = r.CY()
	}
	p.Disc(r.X+16, cy, 15, 15, ui.Sheet{Color: stepPaper, Waver: 0.7, Seed: n, Lift: -1})
	p.Label(ui.Digits(n), ui.Rect{X: r.X + 2, Y: cy - 14, W: 28, H: 28}, panelNum, ui.Center)
	text := ui.Rect{X: r.X + 42, Y: cy - 14, W: r.W - 46, H: 28}
	if under {
		p.Label(f.k.Say(title), text, panelTitle, ui.Left)
		p.Label(note, ui.Rect{X: text.X, Y: cy + 11, W: text.W, H: min(26, r.Bottom()-cy-11)}, panelNote.Sized(ui.SizeFine), ui.Left)
		return
	}
	t := p.Fit(f.k.Say(title), panelTitle, text.W*0.55)
	p.Label(f.k.Say(title), ui.Rect{X: text.X, Y: text.Y, W: text.W * 0.55, H: text.H}, t, ui.Left)
	x := text.X + p.Width(f.k.Say(title), t) + 12
	p.Label(note, ui.Rect{X: x, Y: text.Y, W: text.Right() - x, H: text.H}, panelNote, ui.Right)
}

// paintAccent is the step that is to be done now, with its sentence, and how many
// bees have done it.
func (f *right) paintAccent(r ui.Rect, n int, title words.Text, count string) {
	p := f.g.P
	p.Sheet(r.Inset2(-6, 0), ui.Sheet{Color: ui.Accent, Radius: 12, Waver: 1.2, Gouache: 0.7, Lift: 0.4})
	p.Disc(r.X+16, r.Y+28, 15, 15, ui.Sheet{Color: ui.White, Waver: 0.7, Seed: n, Lift: -1})
	p.Label(ui.Digits(n), ui.Rect{X: r.X + 2, Y: r.Y + 14, W: 28, H: 28}, panelNum, ui.Center)
	white := panelTitle.With(ui.White)
	row := ui.Rect{X: r.X + 42, Y: r.Y + 14, W: r.W - 46, H: 28}.Columns(8)
	f.paintHintKey(row.Last(30))
	p.Label(count, row.Last(p.Width(count, white)), white, ui.Right)
	p.Label(f.k.Say(title), row.Rest, white, ui.Left)
	p.ParagraphMid(f.asked(), ui.Rect{X: r.X + 8, Y: r.Y + 44, W: r.W - 14, H: r.H - 50}, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.White}, ui.Left)
}

// paintHintKey is the key that asks for a hint; it stands in the card of the step that
// is on.
func (f *right) paintHintKey(r ui.Rect) {
	r = ui.Centered(r.CX(), r.CY(), r.W, r.W)
	if f.g.Button(idHint, r, ui.Button{Icon: "icons/hint", Size: ui.SizeText, Tip: f.withAct(words.BzzzAdvice(), input.AskHint)}) {
		f.on.Do(f.hint.ask)
	}
	if f.mine() && f.hands.open() {
		f.k.ActBadge(f.g, r, input.AskHint)
	}
}

// paintLaying is the card of a turn that begins with the first bee: the three bees to
// lay stand on it.
func (f *right) paintLaying(at stack) {
	p, r := f.g.P, at.lay
	p.Sheet(ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: at.ask.Bottom() - r.Y}, ui.Sheet{Color: ui.Accent, Radius: 12, Waver: 1.2, Gouache: 0.7, Lift: 0.4})
	p.Disc(r.X+16, r.CY(), 15, 15, ui.Sheet{Color: ui.White, Waver: 0.7, Lift: -1})
	p.Label(ui.Digits(1), ui.Rect{X: r.X + 2, Y: r.CY() - 14, W: 28, H: 28}, panelNum, ui.Center)
	row := ui.Rect{X: r.X + 42, Y: r.CY() - 14, W: r.W - 46, H: 28}.Columns(8)
	f.paintHintKey(row.Last(30))
	p.Label(f.k.Say(words.BzzzPhaseLay()), row.Rest, panelTitle.With(ui.White), ui.Left)
	p.ParagraphMid(f.asked(), at.ask.Inset2(8, 0), ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.White}, ui.Left)
}

// asked returns the sentence of the accent card.
func (f *right) asked() string {
	switch {
	case f.turn.flow.on:
		switch {
		case f.k.TouchInUse():
			return f.k.Say(words.BzzzFlowOnFinger())
		case f.k.PointerInUse():
			return f.k.Say(words.BzzzFlowOnPointer())
		}
		return f.k.Say(words.BzzzFlowOn())
	case f.turn.run == runRest:
		return f.k.Say(words.BzzzRunRest())
	case f.turn.run != runNone:
		return f.k.Say(words.BzzzRunOn())
	case f.hands.aim == bots.OrderForage:
		return f.k.Say(words.BzzzAimForage())
	case f.hands.aim == bots.OrderFollow:
		return f.k.Say(words.BzzzAimFollow())
	case f.hands.sel < 0 && f.v.Phase == game.PhaseForage:
		return f.k.Say(words.BzzzForageAsk())
	case f.hands.sel < 0 && f.turn.anyIdle():
		return f.k.Say(words.BzzzMoveAsk())
	case f.turn.layFirst():
		return f.k.Say(words.BzzzLayAsk())
	case f.hands.sel < 0:
		return f.k.Say(words.BzzzMoveNone())
	}
	name := board.Name(&f.v.Bees[f.hands.sel])
	switch {
	case f.v.Bees[f.hands.sel].KO():
		return f.k.Say(words.BzzzRefusedKo())
	case f.v.Phase == game.PhaseForage && f.turn.bestFlower(f.hands.sel) >= 0:
		return f.k.Say(words.BzzzForageAsk())
	case f.v.Bees[f.hands.sel].Moved || f.v.Bees[f.hands.sel].Foraged || f.v.Phase == game.PhaseForage:
		return f.k.Say(words.BzzzMoveLater(name))
	case len(f.hands.legal) == 0:
		return f.k.Say(words.BzzzMoveStuck(name))
	case f.turn.ordered(f.hands.sel):
		return f.k.Say(words.BzzzMoveThread(name))
	}
	return f.k.Say(words.BzzzMoveSelected(name))
}

func (f *right) layNote(open bool) string {
	v := f.v
	switch {
	case open:
		return f.k.Say(words.BzzzLayOptional())
	case v.Current != f.v.Seat:
		return ""
	case v.Laid:
		return f.k.Say(words.BzzzLayDone(board.Name(&v.Bees[len(v.Bees)-1])))
	case v.Phase != game.PhaseLay:
		return f.k.Say(words.BzzzLayClosed())
	case v.Stocks[f.v.Seat].Lo < v.Params.Cost:
		return f.k.Say(words.BzzzLayPoor(v.Params.Cost - v.Stocks[f.v.Seat].Lo))
	}
	return f.k.Say(words.BzzzLayOccupied())
}

func (f *right) moveNote() string {
	if f.v.Result != nil {
		return ""
	}
	done, all := f.turn.counts()
	return f.k.Say(words.BzzzMoveCount(done, all))
}

// forageNote names the bees next to a flower that may hold something.
func (f *right) forageNote() string {
	if f.v.Current != f.v.Seat || f.v.Seat < 0 {
		return ""
	}
	n, first, second := 0, -1, -1
	for i := range f.v.Bees {
		b := &f.v.Bees[i]
		if b.Owner != f.v.Seat || b.KO() || b.Moved || b.Foraged || f.turn.bestFlower(i) < 0 {
			continue
		}
		switch n++; n {
		case 1:
			first = i
		case 2:
			second = i
		}
	}
	switch n {
	case 0:
		return f.k.Say(words.BzzzForageNone())
	case 1:
		return f.k.Say(words.BzzzForageNear(1, board.Name(&f.v.Bees[first])))
	case 2:
		return f.k.Say(words.BzzzForageNearTwo(board.Name(&f.v.Bees[first]), board.Name(&f.v.Bees[second])))
	}
	return f.k.Say(words.BzzzForageNearMany(n))
}

// contactNote says who would fight if the turn ended now. It is computed
// again when the board changes.
func (f *right) contactNote() string {
	if f.v.Current != f.v.Seat && f.v.Seat >= 0 || f.v.Result != nil {
		return ""
	}
	if f.contactOf != f.v {
		f.contactOf, f.contacts = f.v, f.v.Fights()
	}
	if n := len(f.contacts); n == 0 {
		return f.k.Say(words.BzzzSkirmishNone())
	} else if n != 2 {
		return f.k.Say(words.BzzzSkirmishMany(n))
	}
	c := &f.contacts[0]
	if f.v.Bees[c.Bee].Owner != f.v.Current {
		c = &f.contacts[1]
	}
	return f.k.Say(words.BzzzSkirmishPair(c.Num, c.Den, board.Name(&f.v.Bees[c.Bee]), board.Name(&f.v.Bees[c.Foes[0]])))
}

// paintCards are the three bees that can be laid, with their price.
func (f *right) paintCards(r ui.Rect) {
	p, g := f.g.P, f.g
	look := ui.SeatLook(f.v.Seat)
	named := ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Ink}
	for i := range game.Kinds {
		room := f.layCard(r, i).W - 8
		if f.lay.large && !f.upright() {
			room -= 150
		}
		named = p.Fit(f.k.Say(kindNames[i]), named, room)
	}
	for i, k := range game.Kinds {
		c := f.layCard(r, i)
		u := g.Item(idLay(k), c, false)
		if u.Focus {
			g.Mat(7)
		}
		lift := float32(0)
		if u.Over {
			lift = -3 * u.Lift
		}
		g.Tip(u, c, f.k.Say(kindTips[k]))
		c = c.Move(u.Shake, lift)
		p.Sheet(c, ui.Sheet{Color: look.Color, Radius: 9, Waver: 0.8, Lift: 0.1 + 0.3*u.Lift}.Of("lay", i))
		p.Sheet(c.Inset(2.2), ui.Sheet{Color: look.Tint.Mix(ui.White, 0.45), Radius: 7, Waver: 0.7, Lift: -1, NoRim: true}.Of("lay", i))
		if f.lay.large {
			f.paintLayRow(c, k, named)
			if u.Focus {
				p.Pop()
			}
			if u.Clicked {
				f.on.Do(func() { f.hands.layBee(k) })
			}
			continue
		}
		board.PaintBee(p, k, look, c.CX(), c.Y+c.H*0.30, c.H/106, ui.ArtStyle{Shadow: 0.05})
		p.Label(f.k.Say(kindNames[k]), ui.Rect{X: c.X + 4, Y: c.Y + c.H*0.55, W: c.W - 8, H: c.H * 0.2}, named, ui.Center)
		p.Art("bzzz/drop-price", c.CX()-11, c.Bottom()-c.H*0.14, ui.ArtStyle{Height: 16})
		p.Label(ui.Digits(f.v.Params.Cost), ui.Rect{X: c.CX() - 1, Y: c.Bottom() - c.H*0.26, W: 30, H: c.H * 0.24}, panelNum, ui.Left)
		if f.k.Env.Devices.Asked().IsKeyboard() {
			p.Label(ui.Digits(i+1), ui.Rect{X: c.X + 5, Y: c.Y + 4, W: 18, H: 18}, panelNum.Sized(ui.SizeFine).With(ui.Second), ui.Left)
		}
		if u.Focus {
			p.Pop()
		}
		if u.Clicked {
			f.on.Do(func() { f.hands.layBee(k) })
		}
	}
}

// layCard returns where the card of a bee to lay is: side by side, or one below the other
// where texts are large and the panel is high.
func (f *right) layCard(r ui.Rect, i int) ui.Rect {
	if f.lay.large && !f.upright() {
		return r.Row(i, len(game.Kinds), 6)
	}
	return r.Column(i, len(game.Kinds), 6)
}

// upright reports whether the bees to lay stand side by side, each with its name below it.
func (f *right) upright() bool { return f.lay.narrow || f.lay.big.thumbed }

// paintLayRow is what a card says where texts are large.
func (f *right) paintLayRow(c ui.Rect, k game.Kind, named ui.Type) {
	p := f.g.P
	if f.upright() && c.H > c.W {
		f.paintTallLay(c, k, named)
		return
	}
	box := c.Inset2(10, 2)
	if f.upright() {
		// The name has a line of its own.
		edge := float32(6)
		if f.lay.big.thumbed {
			edge = 2
		}
		box, c = c.Inset2(edge, 3).Split(true, 0.5, 2)
		p.Label(f.k.Say(kindNames[k]), c, named.Carrying(), ui.Center)
		c.H = min(box.H, 54) // or the bee would be wider than the card
	}
	row := box.Columns(8)
	bee := row.Next(44)
	if f.upright() {
		bee = bee.Move(8, 0) // its wings are wider
	}
	board.PaintBee(p, k, ui.SeatLook(f.v.Seat), bee.CX(), bee.CY(), c.H/52, ui.ArtStyle{Shadow: 0.05})
	p.Label(ui.Digits(f.v.Params.Cost), row.Last(44), panelNum.Carrying(), ui.Left)
	drop := row.Last(24)
	p.Art("bzzz/drop-price", drop.CX(), drop.CY(), ui.ArtStyle{Height: c.H * 0.5})
	if !f.upright() {
		p.Label(f.k.Say(kindNames[k]), row.Rest, named.Carrying(), ui.Left)
	}
}

// paintTallLay is what a card says that is higher than wide: the bee has the upper half.
func (f *right) paintTallLay(c ui.Rect, k game.Kind, named ui.Type) {
	p := f.g.P
	const beeSize = 60 // of a bee at scale 1, with some air
	bee, said := c.Inset2(2, 6).Split(true, 0.5, 4)
	board.PaintBee(p, k, ui.SeatLook(f.v.Seat), bee.CX(), bee.CY(), min(bee.H, bee.W)/beeSize, ui.ArtStyle{Shadow: 0.05})
	price, name := said.Split(true, 0.5, 2)
	high := min(price.H, 54) * 0.5
	p.Art("bzzz/drop-price", price.CX()-high*0.5, price.CY(), ui.ArtStyle{Height: high})
	p.Label(ui.Digits(f.v.Params.Cost), ui.Rect{X: price.CX() + 2, Y: price.Y, W: price.Right() - price.CX() - 2, H: price.H}, panelNum.Carrying(), ui.Left)
	p.Label(f.k.Say(kindNames[k]), name, named.Carrying(), ui.Center)
}

// paintFoot is what ends the turn, and what helps on the way.
func (f *right) paintFoot(at foot, mine bool) {
	g, free := f.g, mine && f.turn.run == runNone
	forward, robot := "icons/forward", "icons/robot"
	if f.lay.big.thumbed {
		forward, robot = "", "" // the words need the room
	}
	rest := ui.Button{Text: f.k.Say(words.BzzzRest()), Icon: robot, Tip: f.withAct(words.BzzzRestNote(), input.DoRest)}
	if f.turn.flow.on || free && f.turn.flows() {
		// Every bee has an order: what is left is to let the turns go by.
		rest = ui.Button{Text: f.k.Say(words.BzzzFlow()), Icon: forward, Tip: f.withAct(words.BzzzFlowNote(), input.DoRest)}
	}
	rest.Size, rest.Disabled, rest.Why = ui.SizeText, !free, f.whyNotRest()
	if g.Button(idRest, at.rest, rest) {
		f.on.Do(f.turn.goOn)
	}
	if g.Button(idUndo, at.undo, ui.Button{Icon: "icons/undo", Size: ui.SizeText, Disabled: !f.on.CanUndo || f.card(), Why: f.whyNotUndo(), Tip: f.withAct(words.BzzzUndo(), input.Undo)}) {
		f.on.Undo()
	}
	if at.last.W > 0 && g.Button(idLast, at.last, ui.Button{Icon: "icons/reload", Size: ui.SizeText, Disabled: !f.canReplay(), Why: f.k.Say(words.BzzzWhyLast()), Tip: f.withKey(words.BzzzLast(), ebiten.KeyV, input.Start)}) {
		f.on.Do(f.replayLast)
	}
	b := ui.Button{Text: f.k.Say(words.BzzzEndTurn()), Chosen: true, Main: mine && f.turn.due(), Size: ui.SizeHeading, Disabled: !free}
	others := f.turn.others()
	if others {
		b.Text, b.Icon, b.Disabled = f.k.Say(words.BzzzFaster()), "icons/forward", f.on.Hurried || f.on.Elsewhere()
	}
	if ask, ok := f.turn.asks(); ok {
		b.Text, b.Size, b.Wraps = f.k.Say(ask), ui.SizeText, true
	}
	if g.Button(idEnd, at.end, b) {
		if others {
			f.turn.hurry()
		} else {
			f.on.Do(func() { f.turn.end(max(f.turn.hurried, f.turn.replaced)) })
		}
	}
	if free && f.hands.open() && g.P.TextScale < 1.3 {
		f.k.ActBadge(g, at.end, input.EndTurn)
		f.k.ActBadge(g, at.rest, input.DoRest)
		if f.on.CanUndo && f.k.PadInUse() { // the key's name is wider than the button
			f.k.ActBadge(g, at.undo, input.Undo)
		}
	}
}

// whyNotRest says why the rest cannot be done now.
func (f *right) whyNotRest() string {
	if f.mine() {
		return f.k.Say(words.BzzzRunOn()) // by themselves
	}
	return f.k.Say(words.BzzzWhyTurn())
}

// whyNotUndo says why nothing can be taken back now.
func (f *right) whyNotUndo() string {
	switch {
	case !f.mine():
		return f.k.Say(words.BzzzWhyUndoOthers())
	case f.v.Phase == game.PhaseLay && !f.v.Laid:
		return f.k.Say(words.BzzzWhyUndoNothing())
	}
	return f.k.Say(words.BzzzWhyUndoLearnt())
}

// withAct returns a tip with the key, or the pad's button, of an act.
func (f *face) withAct(tip words.Text, a input.Act) string {
	if l, ok := f.k.Env.Devices.ActLabel(a); ok {
		return f.k.Say(words.BzzzTipKey(f.k.Spoken(l), f.k.Say(tip)))
	}
	return f.k.Say(tip)
}

// withKey returns a tip with the key, or the pad's button, that does the same; a pad
// has none when it is Start.
func (f *face) withKey(tip words.Text, k ebiten.Key, b input.Button) string {
	if f.k.Env.Devices.Asked().IsGamepad() {
		l, ok := f.k.Env.Devices.Hint(b)
		if !ok || b == input.Start {
			return f.k.Say(tip)
		}
		return f.k.Say(words.BzzzTipKey(f.k.Spoken(l), f.k.Say(tip)))
	}
	return f.k.Say(words.BzzzTipKey(f.k.Spoken(f.k.Env.Devices.KeyLabel(k)), f.k.Say(tip)))
}
