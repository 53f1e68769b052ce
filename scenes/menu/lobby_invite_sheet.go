package menu

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// The measures of the sheet of a table that is open, in units.
const (
	sheetWide  = 472
	sheetGrows = 1.7 // at most, for large texts
	slideTicks = 13  // 220 ms
	besideHigh = 88  // the set-up and the key to start beside the sheet
)

// covers reports that the sheet lies over the seats, where there is no room beside them.
func (l *lobby) covers(v ui.View) bool { return v.Narrow || v.W < 1200 || l.largeText() }

// sheet returns where the sheet lies.
func (l *lobby) sheet(v ui.View) ui.Rect {
	if l.covers(v) {
		grow, high := min(l.g.P.TextScale, sheetGrows), v.H
		if l.g.P.Thumb == 0 {
			high -= kit.StripTop // which says the sheet's keys
		}
		return ui.Centered(v.W/2, high/2, min(v.W-2*ui.GapWide, sheetWide*grow), min(high-2*ui.GapWide, 600*grow))
	}
	return ui.Rect{X: v.W - ui.MarginSide - sheetWide, Y: ui.MarginTop, W: sheetWide, H: v.H - 120}
}

// paintBeside paints the seats, the set-up and the key to start, with the sheet at
// their right.
func (l *lobby) paintBeside(v ui.View) {
	l.starts = false
	sheet := l.sheet(v)
	left := ui.Rect{X: ui.MarginSide, Y: 128, W: sheet.X - ui.GapWide - ui.MarginSide, H: sheet.Bottom() - 128}
	seats, foot := left.CutBottom(besideHigh, ui.GapWide)
	l.paintSetup(foot.Column(0, 2, ui.GapWide))
	l.paintGo(foot.Column(1, 2, ui.GapWide))
	if l.row.Held < 0 {
		l.paintSlid(v)
		l.paintCards(seats)
		return
	}
	l.paintOpen(v)
	l.paintCards(seats)
}

// paintSlid paints the sheet as it comes in from the right.
func (l *lobby) paintSlid(v ui.View) {
	p, t := l.g.P, min(1, float32(l.ticks-l.since)/slideTicks)
	if t == 1 {
		l.paintOpen(v)
		return
	}
	p.Fade(t)
	if !l.still() {
		p.Transform((1-t)*(1-t)*120, 0, 0, 1)
		defer p.Pop()
	}
	defer p.Pop()
	l.paintOpen(v)
}

// paintSetup paints the set-up in short, with the key to all of it.
func (l *lobby) paintSetup(r ui.Rect) {
	p, k := l.g.P, l.k
	p.Sheet(r, ui.Key.In(ui.Paper).Of("invite", 100))
	text, key := r.Inset2(ui.GapWide, 14).CutRight(ui.ControlHigh, ui.GapTight)
	first := k.Say(words.LobbyPlayers(l.count))
	if o := l.first(); l.firstMatch {
		first = k.Say(words.LobbyMatchFirst())
	} else if o != nil {
		first = l.valueName(o, l.value(o))
	}
	p.Label(first, text.Row(0, 2, 0), ui.RowLabel, ui.Left)
	p.Label(k.Join(k.Say(words.LobbySeed()), " ", l.seed), text.Row(1, 2, 0), ui.Small, ui.Left)
	l.paintHouseKey(ui.Centered(key.CX(), key.CY(), ui.ControlHigh, ui.ControlHigh))
}

// paintGo paints the key to start, and what is still missing.
func (l *lobby) paintGo(r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	u := g.Item(startID, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	paper, ink := ui.Accent, ui.White
	if l.row.Held >= 0 {
		paper, ink = ui.White, ui.Ink
	}
	p.Sheet(r.Move(u.Shake, 0), ui.Slip.In(paper).Raised(0.2+0.5*u.Lift).Painted(1))
	in := r.Inset2(ui.Gap, 8)
	top, low := in.CutTop(in.H*0.6, 0)
	kit.IconLabel(p, top, "icons/play", k.Say(words.LobbyStart()), ui.MainText.With(ink))
	under := l.missing()
	if under == "" {
		under = l.whoPlays()
	}
	p.Label(under, low, ui.SmallStrong.Sized(ui.SizeFine).With(ink), ui.Center)
	l.starts = l.starts || u.Clicked
}

// paintOpen paints the sheet: that the table is open and to whom it is, the QR code and
// the address, who looks on, and the key that closes it.
func (l *lobby) paintOpen(v ui.View) {
	p, g, k, t := l.g.P, l.g, l.k, l.k.Table
	sheet := l.sheet(v)
	p.Sheet(sheet, ui.Dialog.In(ui.White).Of("invite", 99))
	in := sheet.Inset2(ui.Padding, ui.Gap)
	head, in := in.CutTop(max(ui.ControlHigh, p.Lead(ui.MainText)), 6)
	head, fold := head.CutRight(ui.ControlHigh, ui.Gap)
	title := words.InviteTitle()
	if l.nextFree() < 0 {
		title = words.InviteTitleFull()
	}
	p.Label(k.Say(title), head, ui.Heading.Sized(ui.SizeMain), ui.Left)
	fold = ui.Centered(fold.CX(), head.CY(), ui.ControlHigh, ui.ControlHigh)
	if g.Button(foldID, fold, ui.Button{Icon: "icons/cross", Color: ui.KeySand, Tip: k.Say(words.InviteFold())}) {
		l.fold()
	}
	reach, in := in.CutTop(p.Control(ui.ControlHigh, ui.Gap), ui.GapTight)
	l.paintReach(reach)
	if !l.front.Info.RealTime() {
		var turn ui.Rect
		turn, in = in.CutTop(p.Control(ui.ControlHigh, ui.Gap), ui.GapTight)
		l.paintTurns(turn)
	}
	in, foot := in.CutBottom(ui.ControlHigh*min(1.5, p.TextScale), ui.GapWide)
	code, address := in.CutBottom(l.addressHigh(in.W), ui.Gap)
	if t.Near() { // a camera would lead nowhere
		p.DashedRect(code, 10, 2, 7, 5, ui.Ink.Fade(ui.Edge))
		why := words.InviteNearWhy()
		if k.Env.Settings.Near {
			why = words.InviteAlone()
		}
		p.ParagraphMid(k.Say(why), code.Inset(ui.Padding), ui.Body, ui.Center)
	} else {
		l.code.Show(t.Link(), t.Squares)
		l.code.Paint(p, code)
	}
	l.paintAddress(address)
	l.paintFoot(foot)
}

// paintReach paints to whom the table is open: the networks of this machine, or this machine alone.
func (l *lobby) paintReach(r ui.Rect) {
	p, k := l.g.P, l.k
	names, at := k.Table.Networks()
	said := l.said[:0]
	if len(names) < 2 {
		said, at = append(said, k.Say(words.InviteReachNetwork())), 0
	} else {
		for _, name := range names {
			said = append(said, p.Ellipsis(k.Say(words.InviteReachBy(name)), ui.ButtonText, r.W-2*ui.ControlHigh))
		}
	}
	near := len(said)
	if said = append(said, k.Say(words.InviteReachNear())); k.Env.Settings.Near {
		at = near
	}
	l.said = said
	switch to, changed := l.g.Cycle(reachID, r, said, at); {
	case !changed:
	case to == near:
		l.reach(true)
	default:
		if near > 1 {
			l.prefer(names[to])
		}
		if k.Env.Settings.Near {
			l.reach(false)
		}
	}
}

// paintTurns paints how much time there is for a turn.
func (l *lobby) paintTurns(r ui.Rect) {
	said, at := make([]string, len(settings.Turns)), 0
	for i, seconds := range settings.Turns {
		if said[i] = l.k.Say(play.TurnLimit(seconds)); seconds == 0 {
			said[i] = l.k.Say(words.InviteTurnOff())
		}
		if seconds == l.k.Env.Settings.Turn {
			at = i
		}
	}
	if to, changed := l.g.Cycle(turnID, r, said, at); changed {
		l.turns(settings.Turns[to])
	}
}

// paintFoot paints who looks on, and the key that closes the table.
func (l *lobby) paintFoot(r ui.Rect) {
	p, k := l.g.P, l.k
	said := words.InviteClose()
	if l.sure {
		said = words.InviteCloseSure()
	}
	w := min(r.W*0.6, p.Width(k.Say(said), ui.ButtonText)+70)
	watch, key := r.CutRight(max(w, 206), ui.Gap)
	p.Icon("icons/eye", ui.Centered(watch.X+17, watch.CY(), 30, 24), ui.Ink)
	text := ui.Rect{X: watch.X + 42, Y: watch.Y, W: watch.W - 42, H: watch.H}
	watchers := words.InviteNobody()
	if n := l.state.Watchers; n > 0 {
		watchers = words.InviteWatchers(n)
	}
	p.ParagraphMid(k.Say(watchers), text.Inset2(0, -4), ui.SmallStrong, ui.Left)
	if l.g.Button(closeID, key, ui.Button{Text: k.Say(said), Icon: "icons/lock", Chosen: true, Size: ui.SizeStrong}) {
		l.shut()
	}
}

// addressText is how an address and its code are written: to be read from across the room.
var addressText = ui.Heading.Sized(ui.SizeButton)

// addressHigh returns how high the line of the address is: two lines where one is too long.
func (l *lobby) addressHigh(w float32) float32 {
	p := l.g.P
	line := max(52, p.Lead(addressText)+16)
	if l.addressWide() > w-2*ui.Gap-34 {
		return line + p.Lead(addressText)
	}
	return line
}

// addressWide returns how wide the address and the code are on one line.
func (l *lobby) addressWide() float32 {
	p, k := l.g.P, l.k
	return p.Width(l.k.Table.Address(), addressText) + p.Width(k.Say(words.InviteCode()), ui.RowLabel) + p.Width(l.saidCode(), addressText) + 40
}

// saidCode returns the table's code as it is read aloud.
func (l *lobby) saidCode() string { return table.SayCode(l.k.Table.Code()) }

// paintAddress paints where the table is found, as the key that copies it.
func (l *lobby) paintAddress(r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	u := g.Item(addressID, r, false)
	paper := ui.KeySand
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		paper = ui.Lit
	}
	g.Tip(u, r, k.Say(words.InviteCopy()))
	p.Sheet(r, ui.Trench.In(paper))
	in := r.Inset2(ui.Gap, 4)
	in, mark := in.CutRight(26, ui.GapTight)
	back, front := ui.Centered(mark.CX()+4, mark.CY()-4, 16, 17), ui.Centered(mark.CX()-3, mark.CY()+3, 16, 17)
	p.Sheet(back, ui.Trench.In(ui.Ink))
	p.Sheet(front.Inset(-2), ui.Trench.In(paper))
	p.Sheet(front, ui.Trench.In(ui.Ink))
	address, said := l.k.Table.Address(), k.Say(words.InviteCode())
	line, at := in, in
	if l.addressWide() > r.W-2*ui.Gap-34 {
		line, at = in.Row(0, 2, 0), in.Row(1, 2, 0)
	} else {
		at.X += p.Width(address, addressText) + ui.Gap
		at.W = in.Right() - at.X
	}
	p.Label(address, line, addressText, ui.Left)
	w := p.Width(said, ui.RowLabel)
	p.Label(said, ui.Rect{X: at.X, Y: at.Y, W: w + 1, H: at.H}, ui.RowLabel, ui.Left)
	p.Label(l.saidCode(), ui.Rect{X: at.X + w + 10, Y: at.Y, W: at.W - w - 10, H: at.H}, addressText, ui.Left)
	if u.Clicked {
		k.Play("ui.press")
		l.copy(l.k.Table.Link(), words.InviteCopied())
	}
}
