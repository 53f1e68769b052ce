package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Where texts are large the panels are another layout: a strip of scores, the board as
// as large as before, and beside it one step of the turn at a time, behind four tabs.

// largeFrom is the size of texts from which that is so.
const largeFrom = 1.4

// large is where things are in that layout.
type large struct {
	turn   ui.Rect
	scores ui.Rect // four cells, one below or beside the other
	log    ui.Rect // in a narrow window it is in the head
	tabs   ui.Rect
	card   ui.Rect
	foot   foot
	// thumbed reports whether a thumb is used: things are as large as it needs them.
	thumbed bool
}

// inside returns the room of the card of a step.
func (b *large) inside() ui.Rect {
	if b.thumbed {
		return b.card.Inset2(8, 8)
	}
	return b.card.Inset2(18, 12)
}

// arrangeLarge fits everything into the view where texts are large, or a thumb is used.
func arrangeLarge(v ui.View, thumb float32) layout {
	l := layout{narrow: v.Narrow, folds: true, large: true, grow: 1.22}
	b := &l.big
	b.thumbed = thumb > 0
	head, pauseWide := float32(197), float32(88)
	if b.thumbed {
		head, pauseWide = max(80, min(112, 211-thumb)), max(88, thumb-ui.GapTight) // what is asked needs the height
	}
	if v.Narrow {
		top := ui.Rect{X: margin, Y: 10, W: v.W - 2*margin, H: 104}
		least := float32(leastUnder)
		if b.thumbed {
			least = max(least+14, 3*thumb+180) // tabs, cards and keys, each as high as a fingertip
		}
		side := min(v.W-2*margin, v.H-top.Bottom()-ui.GapTight-least)
		l.board = ui.Rect{X: (v.W - side) / 2, Y: top.Bottom() + ui.GapTight + 4, W: side, H: side}
		b.turn, top = top.CutLeft(112, ui.GapTight)
		b.scores, l.pause = top.CutRight(pauseWide, ui.GapTight)
		under := ui.Rect{X: margin, Y: l.board.Bottom() + 14, W: v.W - 2*margin, H: v.H - l.board.Bottom() - 14 - margin}
		l.head, l.steps = under.CutTop(min(head, max(108, under.H*0.28)), 10)
	} else {
		strip := max(140, 1.1*thumb)
		right := max(400, 4.9*thumb, 5.2*thumb-36)
		side := min(v.H-2*margin, v.W-strip-right-12-16-6-12)
		left := max(12, (v.W-strip-right-side-22)/2)
		col := ui.Rect{X: left, Y: margin, W: strip, H: v.H - 2*margin}
		b.turn, col = col.CutTop(76, 10)
		b.scores, b.log = col.CutBottom(98, 12)
		l.board = ui.Rect{X: b.scores.Right() + margin, Y: (v.H - side) / 2, W: side, H: side}
		under := ui.Rect{X: l.board.Right() + 12, Y: margin, W: right, H: v.H - 2*margin}
		l.head, l.steps = under.CutTop(head, 9)
		if b.thumbed {
			l.head, l.pause = l.head.CutRight(pauseWide, ui.GapTight)
		} else {
			l.pause = ui.Rect{X: l.head.Right() - 66, Y: l.head.Y + 30, W: 54, H: 54}
		}
	}
	l.title = b.turn
	b.arrangeSteps(l.steps, l.narrow, thumb)
	// What the strip leaves out lies over the board when it is asked for.
	col := l.board.Inset2(l.board.W*0.05, 10)
	l.race, col = col.CutTop(col.H*0.46, 12)
	l.ending, l.log = col.CutTop(col.H*0.48, 12)
	return l
}

// arrangeSteps parts the panel of the steps: tabs, the card, and the keys below it.
func (b *large) arrangeSteps(steps ui.Rect, narrow bool, thumb float32) {
	key := func(desk float32) float32 { return max(desk, thumb-ui.GapTight) }
	in := steps.Inset2(16, 14)
	end := min(key(84), max(in.H*0.22, key(0)))
	hints := func(row ui.Rect) ui.Rect {
		if b.thumbed {
			row, b.foot.hint = row.CutRight(key(0), 10)
		}
		return row
	}
	if narrow {
		in, row := in.CutBottom(end, 10)
		share := float32(0.36)
		if b.thumbed {
			share = 0.46
		}
		b.foot.rest, row = row.CutLeft(row.W*share, 10)
		b.foot.rest = hints(b.foot.rest)
		b.foot.undo, b.foot.end = row.CutLeft(key(84), 10)
		b.tabs, b.card = in.CutTop(key(46), 8)
	} else {
		in, b.foot.end = in.CutBottom(end, 14)
		row := ui.Rect{}
		in, row = in.CutBottom(max(min(70, end), key(0)), 14)
		b.foot.rest, b.foot.undo = row.CutRight(key(82), 14)
		b.foot.rest = hints(b.foot.rest)
		b.tabs, b.card = in.CutTop(key(46), 8)
	}
}

const (
	// leastUnder is the least room under the board of a narrow window.
	leastUnder = 470
)

// paintStrip is the turn and the four scores; a press shows the race and the ends.
func (f *left) paintStrip() {
	p, v, b := f.g.P, f.v, &f.lay.big
	card(p, b.turn, 3)
	top, low := b.turn.Inset2(8, 6).Split(true, 0.46, 0)
	p.Label(f.k.Say(words.BzzzTurn()), top, ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: ui.Ink}, ui.Center)
	n, all := min(v.OwnTurn(v.Current), v.Params.Turns/game.Players), v.Params.Turns/game.Players
	p.Label(f.k.Say(words.BzzzMoveCount(n, all)), low, ui.Type{Face: ui.Fredoka600, Size: ui.SizeSmall, Color: ui.Ink, Carries: true}, ui.Center)

	u := f.g.Item(idTab, b.scores, false)
	if u.Focus {
		f.g.Mat(8)
	}
	f.g.Tip(u, b.scores, f.k.Say(words.BzzzTab()))
	card(p, b.scores, 2)
	lead := history.Crowned(v)
	for i := range rules.Seat(game.Players) {
		cell := b.scores.Inset(5).Row(int(i), game.Players, 0)
		if f.lay.narrow {
			cell = b.scores.Inset(5).Column(int(i), game.Players, 0)
		}
		f.paintScore(cell, i, lead)
	}
	if u.Focus {
		p.Pop()
	}
	if u.Clicked {
		f.on.Do(func() { f.open = !f.open })
	}
	if b.log.W == 0 {
		return
	}
	if f.g.Button(idLog, b.log, ui.Button{Tip: f.withAct(words.LogTitle(), input.ShowLog)}) {
		f.on.Do(f.log.toggle)
	}
	icon, said := b.log.Inset2(6, 8).Split(true, 0.5, 2)
	p.Art("icons/list", icon.CX(), icon.CY(), ui.ArtStyle{Height: min(34, icon.H), Ink: ui.Ink})
	p.Label(f.k.Say(words.LogTitle()), said, ui.Type{Face: ui.Fredoka500, Size: ui.SizeFine, Color: ui.Ink}, ui.Center)
}

// paintScore is a seat's score in the strip, lit while it is that seat's turn.
func (f *left) paintScore(r ui.Rect, i, lead rules.Seat) {
	p, v := f.g.P, f.v
	look := ui.SeatLook(i)
	switch {
	case i == v.Current:
		p.Sheet(r.Inset(2), ui.Sheet{Color: look.Tint, Radius: 7, Waver: 0.8, Seed: int(i), Lift: -1, NoRim: true})
	case i > 0 && !f.lay.narrow && i-1 != v.Current:
		line := [2]ui.Point{{X: r.X + 16, Y: r.Y}, {X: r.Right() - 16, Y: r.Y}}
		p.Dashed(line[:], 1.6, 5, 4, 0, ui.Second.Fade(0.5))
	}
	top, low := r.Inset2(4, 5).Split(true, 0.58, 0)
	side := min(31, top.H*0.47)
	note, noted := "", f.on.Chairs[i].Away && !f.on.Chairs[i].Elsewhere
	if i == v.Seat {
		note = f.k.Say(words.BzzzRaceYou())
	}
	x := top.CX()
	if note != "" || i == lead || noted {
		x = top.X + side + 1
	}
	if f.lay.narrow {
		p.Sign(i, x, top.CY(), 1.7*side, false) // a letter in it would be small
	} else {
		p.SignDisc(i, x, top.CY(), side)
	}
	beside := ui.Rect{X: x + side + 3, Y: top.Y, W: top.Right() - x - side - 3, H: top.H}
	you := ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: look.Ground.Mix(ui.Ink, 0.6)}
	if p.Thumb > 0 && p.Width(note, you) > beside.W {
		note = "" // a frame in the player's colour says it
		p.DashedRect(r.Inset(3), 7, 2.5, 7, 5, look.Ground)
	}
	switch {
	case noted:
		key := ui.Centered(beside.CX(), beside.CY(), p.Control(beside.W, 0), p.Control(beside.H, 0))
		key.Y = max(key.Y, 0)
		if f.g.Button(ui.ID{Name: "back", N: int(i)}, key, ui.Button{Icon: "icons/reload", Quiet: true, Tip: f.k.Say(words.BzzzBack())}) {
			f.on.ComeBack(i)
		}
	case i == lead:
		crown := beside
		if note != "" {
			crown, beside = beside.Split(true, 0.42, 0)
			p.Label(note, beside, you, ui.Center)
		}
		p.Art("icons/crown", crown.CX(), crown.CY(), ui.ArtStyle{Height: min(27, beside.W*0.6, crown.H), Ink: crownInk})
	case note != "":
		p.Label(note, beside, you, ui.Center)
	}
	said := f.rolling(game.Range{Lo: f.numbers.lo[i].value(), Hi: f.numbers.hi[i].value()})
	p.Label(said, low, ui.Type{Face: ui.Fredoka600, Size: ui.SizeText, Color: ui.Ink, Carries: true}, ui.Center)
}

// paintLarge is whose turn it is, and the step that is on or that is looked at.
func (f *right) paintLarge() {
	f.paintHeadLarge()
	p, b := f.g.P, &f.lay.big
	now := f.turn.stepNow()
	if now > 0 {
		now = f.present()
	}
	shown := f.tabShown()
	look := ui.Sheet{Color: rowPaper, Radius: 10, Waver: 1.2, Lift: -1, NoRim: true}
	if shown == now {
		look = ui.Sheet{Color: ui.Accent, Radius: 12, Waver: 1.2, Gouache: 0.25, Lift: 0.3}
	}
	tab := b.tab(shown-1, shown)
	tab.H += 18 // it grows into the card
	p.Sheet(tab, look.Of("tab", 0))
	p.Sheet(b.card, look.Of("step", 0))
	for i := range steps {
		r := b.tab(i, shown)
		t := ui.Type{Face: ui.Fredoka600, Size: ui.SizeSmall, Color: ui.Ink, Carries: true}
		if i+1 == shown {
			if shown == now {
				t.Color = ui.White
			}
			said, _ := f.tabWords(shown)
			p.Label(said, r, p.Fit(said, t, r.W-12), ui.Center)
			continue
		}
		if f.g.Button(ui.ID{Name: "step", N: i}, r, ui.Button{Text: ui.Digits(i + 1), Size: ui.SizeSmall, Color: stepPaper, Tip: f.k.Say(stepTitles[i])}) {
			f.on.Do(func() { f.tab, f.tabOf = i+1, f.present() })
		}
	}
	f.paintStep(b.inside(), shown, now)
	f.paintFoot(b.foot, f.mine())
	if b.thumbed {
		f.paintHintKey(b.foot.hint)
	}
}

// tab returns the place of the tab of a step; that of the one that is shown is wider, for its name.
func (b *large) tab(i, shown int) ui.Rect {
	const gap = 14
	r, w := b.tabs, min(1.2*b.tabs.H, (b.tabs.W-(steps-1)*gap)/steps)
	r.X += float32(i) * (w + gap)
	if r.W = w; i >= shown-1 {
		grown := b.tabs.W - steps*w - (steps-1)*gap
		if i == shown-1 {
			r.W += grown
		} else {
			r.X += grown
		}
	}
	return r
}

// tabWords returns what the tab of the step that is shown says; named tells that its name has room there.
func (f *right) tabWords(shown int) (said string, named bool) {
	p, room := f.g.P, f.lay.big.tab(shown-1, shown).W-12
	said = f.k.Join(ui.Digits(shown), " · ", f.k.Say(stepTitles[shown-1]))
	if p.Width(said, p.Fit(said, ui.Type{Face: ui.Fredoka600, Size: ui.SizeSmall, Carries: true}, room)) > room {
		return ui.Digits(shown), false
	}
	return said, true
}

// steps is how many a turn has.
const steps = 4

var stepTitles = [steps]words.Text{words.BzzzPhaseLay(), words.BzzzPhaseMove(), words.BzzzPhaseForage(), words.BzzzPhaseSkirmish()}

// present returns the step that the turn is at: laying as long as a bee can be laid, since the
// first move ends it and the cards are not seen from another step.
func (f *right) present() int {
	switch now := f.turn.stepNow(); {
	case f.mine() && f.turn.run == runNone && f.turn.canLay():
		return 1
	case now > 0:
		return now
	case f.mine():
		return steps // all have their word: what comes is the skirmish
	case f.v.Phase == game.PhaseLay:
		return 1
	case f.v.Phase == game.PhaseForage:
		return 3
	}
	return 2
}

// tabShown returns the step that is shown: the present one, or one that is looked at while
// the turn is where it was.
func (f *right) tabShown() int {
	now := f.present()
	if f.tab > 0 && f.tabOf == now {
		return f.tab
	}
	return now
}

// stepParts returns the title of a step and what is below it; for a thumb the bees to lay take
// all of it.
func (f *right) stepParts(r ui.Rect, n int) (head, rest ui.Rect) {
	if n == 1 && f.lay.big.thumbed && f.mine() && f.turn.canLay() {
		return r.CutTop(0, 0)
	}
	return r.CutTop(min(52, r.H*0.34), 4)
}

// stepRest returns the room of the card for the bees to lay.
func (f *right) stepRest() ui.Rect {
	_, rest := f.stepParts(f.lay.big.inside(), 1)
	return rest
}

// paintStep is what a step asks or says.
func (f *right) paintStep(r ui.Rect, n, now int) {
	p := f.g.P
	ink := ui.Ink
	if n == now {
		ink = ui.White
	}
	head, rest := f.stepParts(r, n)
	if n == 1 && head.H == 0 {
		f.paintCards(rest)
		return
	}
	count := ""
	if n == 2 || n == now && n > 1 {
		count = f.moveNote()
	}
	title := ui.Type{Face: ui.Fredoka600, Size: ui.SizeStrong, Color: ink}
	if n == now && !f.lay.big.thumbed {
		var key ui.Rect
		head, key = head.CutRight(min(48, head.H), 12)
		f.paintHintKey(key)
	}
	w := float32(0)
	if count != "" {
		w = min(head.W*0.4, p.Width(count, title.Sized(ui.SizeText)))
		p.Label(count, ui.Rect{X: head.Right() - w, Y: head.Y, W: w, H: head.H}, title.Sized(ui.SizeText).Carrying(), ui.Right)
	}
	lays := f.mine() && f.turn.canLay()
	if _, named := f.tabWords(n); !named {
		p.Label(f.k.Say(stepTitles[n-1]), ui.Rect{X: head.X, Y: head.Y, W: head.W - w - 10, H: head.H}, title, ui.Left)
	} else if count == "" && f.lay.big.thumbed {
		rest = r
	}
	if n == 1 && lays {
		f.paintCards(rest)
		return
	}
	said := ""
	switch {
	case n == now, n == f.turn.stepNow():
		said = f.asked()
	case n == 1:
		said = f.layNote(false)
	case n == 3:
		said = f.forageNote()
	case n == steps:
		said = f.contactNote()
	}
	if !f.mine() && said == "" {
		if len(f.log.readableLines()) > 0 {
			f.log.paintLatest(rest)
			return
		}
		said = f.k.Say(words.PhoneTurn(f.on.Name(f.v.Current)))
	}
	size := float32(ui.SizeFine)
	if p.TextScale < largeFrom && !f.lay.big.thumbed {
		size = ui.SizeButton // a tall window has room for it
	}
	p.ParagraphMid(said, rest, ui.Type{Face: ui.Nunito800, Size: size, Color: ink, Carries: true}, ui.Left)
}

// paintPause is the way to the pause, for pointers.
func (f *right) paintPause() {
	r, look := f.lay.pause, ui.Button{Icon: "icons/pause", Tip: f.k.Say(words.BzzzPauseTip())}
	if f.lay.head.Contains(r.CX(), r.CY()) {
		look = f.onHead(look)
	}
	f.on.PausesAt(f.g.Finger(r))
	if f.g.Button(idPause, r, look) {
		f.on.Pause()
	}
}

// onHead gives a key on the head a paper of its own: on that of the panel its ink is lost once it
// has the focus.
func (f *right) onHead(look ui.Button) ui.Button {
	look.Size, look.Color, look.TextColor = ui.SizeSmall, f.headLook().Ground.Mix(ui.Ink, 0.62), ui.White
	return look
}

// paintHeadLarge says whose turn it is and what is in that hive.
func (f *right) paintHeadLarge() {
	p, v, r := f.g.P, f.v, f.lay.head
	look := f.headLook()
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.2, Gouache: 0.3, Lift: 0.3}.Of("head", int(v.Current)))
	const stacked = 170 // high enough for one below the other
	wide := float32(0.56)
	if b := &f.lay.big; b.thumbed && !f.lay.narrow {
		wide = 0.72
	}
	top, strip := r.Inset2(12, 10).Split(r.H >= stacked, wide, 8)
	side := min(44, top.H*0.47, top.W*0.16)
	p.SignDisc(v.Current, top.X+side+2, top.CY(), side)
	row := top.Columns(10)
	row.Next(2*side + 4)
	switch {
	case f.lay.narrow:
		wide := p.Control(54, ui.GapTight)
		log := row.Last(wide)
		log = ui.Centered(log.CX(), top.CY(), wide, min(wide, top.H))
		if f.g.Button(idLog, log, f.onHead(ui.Button{Icon: "icons/list", Tip: f.withAct(words.LogTitle(), input.ShowLog)})) {
			f.on.Do(f.log.toggle)
		}
	case !f.lay.big.thumbed:
		row.Last(f.lay.pause.W)
	}
	f.paintPause()
	title, _ := f.headline()
	p.Label(title, row.Rest, ui.Type{Face: ui.Fredoka600, Size: ui.SizeMain, Color: look.TextOn}, ui.Left)

	p.Sheet(strip, ui.Sheet{Color: ui.Ink.Fade(0.52), Radius: 8, Waver: 0.9, Lift: -1, NoRim: true})
	in := strip.Inset2(10, 6).Columns(8)
	pot := in.Next(min(46, strip.H*0.7))
	p.Art("bzzz/pot", pot.CX(), pot.CY(), ui.ArtStyle{Height: min(50, pot.W*1.08)})
	number := f.rolling(game.Range{Lo: f.numbers.lo[v.Current].value(), Hi: f.numbers.hi[v.Current].value()})
	big := p.Fit(number, ui.Type{Face: ui.Fredoka700, Size: ui.SizeNumber, Color: ui.Paper, Carries: true}, in.Rest.W*0.5)
	p.Label(number, in.Next(p.Width(number, big)+2), big, ui.Left)
	if r.H < stacked {
		return // the bees show what they carry
	}
	small := p.Group(ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Paper})
	stock, carried := f.k.Say(words.BzzzStock(v.Stocks[v.Current].Hi)), ""
	if v.Current == v.Seat {
		carried = f.k.Say(words.BzzzCarried(f.numbers.carried.value()))
		small.Line(carried, in.Rest.W)
	}
	small.Line(stock, in.Rest.W)
	if carried == "" {
		p.Caption(stock, in.Rest, small.Type, ui.Left)
		return
	}
	p.Caption(stock, in.Rest.Row(0, 2, 0), small.Type, ui.Left)
	p.Caption(carried, in.Rest.Row(1, 2, 0), small.Type, ui.Left)
}
