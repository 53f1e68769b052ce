package join

import (
	"strings"
	"time"

	"rsc.io/qr"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/clip"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The measures of the sheet beside the chairs, in units.
const (
	sheetWide = 472
	loneHigh  = 320  // of the sheet where there are no chairs
	besides   = 1200 // a view less wide has the sheet below the chairs
	headHigh  = 88   // the game's name over the chairs
	goHigh    = 88   // the key Ready
	footHigh  = 0.58 // the share of the sheet below the chairs
	signHigh  = 46
	codeLeast = 123 // of a QR code that a camera still reads
	maxValue  = 24  // letters of an option's value
)

// paint paints the chairs as the host's lobby does, and the sheet beside them.
func (l *lobby) paint() {
	k, g, v := l.k, l.g, l.g.P.View()
	var front *play.FrontEnd
	if l.state != nil {
		front = k.FrontEnd(l.state.Game)
	}
	if front == nil {
		k.PaperGround(g)
		front = k.FrontEnds[0]
	} else {
		k.GameGround(g, front.Info.ID)
	}
	l.headed = false
	area := ui.Rect{X: ui.MarginSide, Y: ui.MarginTop, W: v.W - 2*ui.MarginSide, H: v.H - kit.StripTop - ui.MarginTop - max(ui.GapWide, g.P.Thumb-64)}
	switch {
	case l.state == nil || l.why != (words.Text{}):
		l.row.PutBack()
		l.paintSheet(ui.Centered(area.CX(), area.CY(), min(area.W, sheetWide*g.P.TextScale), min(area.H, loneHigh*g.P.TextScale)))
	case v.Narrow || v.W < besides || g.P.TextScale >= 1.5:
		seats, sheet := area.CutBottom(area.H*footHigh, ui.GapWide)
		l.row.Paint(seats)
		l.paintSheet(sheet)
	default:
		l.headed = true
		seats, sheet := area.CutRight(sheetWide, ui.GapWide)
		head, seats := seats.CutTop(headHigh, 0)
		p := g.P
		name, match := head.CutTop(head.H*0.6, 0)
		p.Label(k.Say(front.Look.Name), name, p.AtMost(ui.Number.Sized(ui.SizeGame), 1), ui.Left)
		p.Label(l.options(), match, ui.RowLabel, ui.Left)
		l.row.Paint(seats)
		l.paintSheet(sheet)
	}
	l.paintStrip()
}

// paintStrip paints the hints for keys and buttons.
func (l *lobby) paintStrip() {
	k := l.k
	if l.row.Held >= 0 {
		k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintPutback()), Click: l.row.PutBack},
			kit.Hint{Buttons: []input.Button{input.Left, input.Right}, Words: k.Say(words.HintPlace())},
			kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(words.HintSit())})
		return
	}
	back := kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: l.askLeave}
	does := l.does()
	if does.IsZero() {
		k.Strip(l.g, &back)
		return
	}
	k.Strip(l.g, &back, kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(does)})
}

// does returns the hint for using the focused thing, or the zero Text.
func (l *lobby) does() words.Text {
	id, _ := l.g.Focused()
	switch {
	case !l.sits():
	case id.Name == chairs.Grip(0).Name:
		return words.HintMove()
	case id == idStart:
		return words.HintStart()
	case id == idReady || id == chairs.State(l.state.You):
		if l.state.Seats[l.state.You].Ready {
			return words.TableNotready()
		}
		return words.TableReady()
	case id.Name == chairs.State(0).Name:
		return words.HintSit()
	}
	return words.Text{}
}

// sits reports whether the guest has a chair and is still connected.
func (l *lobby) sits() bool {
	s := l.state
	return l.over == nil && s != nil && s.You >= 0 && int(s.You) < len(s.Seats) && l.why == (words.Text{})
}

// connectionLost reports whether the host does not answer any more.
func (l *lobby) connectionLost() bool {
	if l.table == nil { // a picture of a lobby
		return false
	}
	phase, _, _ := l.table.Status()
	return phase == guest.Connecting
}

// status returns the sheet's main line: what the lobby waits for, or why the link has ended.
func (l *lobby) status() words.Text {
	s := l.state
	switch {
	case l.why != (words.Text{}):
		return l.why
	case l.unanswered():
		return words.TableLost()
	case s == nil:
		return words.TableCalling()
	case s.Restarting:
		return words.TableRestarting()
	case l.connectionLost():
		return words.TableLost()
	case l.over != nil:
		return words.InvitePlaying()
	case s.You < 0:
		return words.TableWatch()
	}
	if key := words.TableReady; !l.leads() && !ready(s, s.You) && s.Phase != table.Playing {
		if s.Phase == table.Ended {
			key = words.ResultsRematch
		}
		if s.Head >= 0 {
			return words.TableWaitYou(key, l.nameOf(s.Head))
		}
		return words.TableWaitYouAll(key)
	}
	p := late(s)
	switch {
	case s.Head == s.You && s.Phase == table.InLobby && len(s.Seats) > l.least:
		return words.TogetherGrewHead(len(s.Seats), l.nameOf(rules.Seat(len(s.Seats)-1)))
	case p >= 0 && s.Seats[p].Loading:
		return words.TableLoadingName(l.nameOf(p))
	case p >= 0 && s.Seats[p].Silent > 0:
		return words.InviteStartAbsent(l.nameOf(p))
	case p >= 0 && s.Phase == table.Ended:
		return words.TableWaitAnswer(l.nameOf(p))
	case p >= 0:
		return words.InviteStartPreparing(l.nameOf(p))
	case l.noticeableDelay() > 0:
		return words.TableFar(l.noticeableDelay())
	case s.Head == s.You:
		return words.TableHead()
	case s.Head >= 0 && s.Phase != table.Playing:
		return words.TableWaitName(l.nameOf(s.Head))
	}
	return words.TableWait()
}

// farDelay is the delay in milliseconds from which on a guest sees the others late in real time.
const farDelay = 150

// noticeableDelay returns the own delay in milliseconds where it can be felt, or else 0.
func (l *lobby) noticeableDelay() int {
	f, delay := l.k.FrontEnd(l.state.Game), l.state.Seats[l.state.You].Delay
	if f == nil || !f.Info.RealTime() || delay < farDelay {
		return 0
	}
	return delay
}

// nameOf returns what the person on a chair is called.
func (l *lobby) nameOf(p rules.Seat) string { return l.k.PersonName(l.state.Seats[p].Name, p) }

// late returns the seat of another guest who is absent or not ready yet, or none.
func late(s *table.State) rules.Seat {
	for i := range s.Seats {
		if c, p := &s.Seats[i], rules.Seat(i); c.Kind == table.Guest && p != s.You && (c.Silent > 0 || !ready(s, p)) {
			return p
		}
	}
	return rules.Spectator
}

// ready reports whether the guest of a seat is ready: before a match the one who leads always is.
func ready(s *table.State, p rules.Seat) bool {
	return s.Seats[p].Ready || s.Phase == table.InLobby && p == s.Head
}

// paintSheet paints the table's name, the status, the number of spectators, and the buttons.
func (l *lobby) paintSheet(r ui.Rect) {
	k, p := l.k, l.g.P
	p.Sheet(r, ui.Dialog.In(ui.White).Of("table.sheet", 0))
	in := r.Inset2(ui.Padding, 22)
	title := k.Say(words.TitleJoin())
	switch s := l.state; {
	case s == nil:
	case l.headed:
		title = k.Say(words.TableTitle(table.SayCode(s.Code)))
	default:
		title = k.GameName(s.Game)
		if s.Code != "" {
			title += " · " + table.SayCode(s.Code)
		}
	}
	head, in := in.CutTop(p.Lead(ui.SheetTitle), ui.GapTight)
	if !l.headed && l.offersShare() { // a small screen may have no room for more of the link
		var key ui.Rect
		head, key = head.CutRight(p.Control(ui.ControlHigh, 0), ui.Gap)
		key = ui.Centered(key.CX(), key.CY(), key.W, max(key.H, p.Control(ui.ControlHigh, 0)))
		if l.g.Button(idShare, key, ui.Button{Icon: "icons/share", Color: ui.KeySand, Tip: k.Say(words.TogetherShare())}) {
			clip.Share("Ludothèque", l.link, l.shares)
		}
	}
	if l.tellsRules() {
		var key ui.Rect
		head, key = head.CutRight(p.Control(ui.ControlHigh, 0), ui.Gap)
		key = ui.Centered(key.CX(), key.CY(), key.W, max(key.H, p.Control(ui.ControlHigh, 0)))
		if l.g.Button(idRules, key, ui.Button{Icon: "icons/book", Color: ui.KeySand, Tip: k.Say(words.PauseRules())}) {
			l.reads()
		}
	}
	p.Label(title, head, p.Fit(title, ui.SheetTitle, head.W), ui.Left)
	say := ui.Body
	if l.why != (words.Text{}) {
		say = say.With(ui.AccentInk)
	}
	in = l.paintKeys(in)
	if s := l.state; s != nil && l.why == (words.Text{}) && in.H > 3*p.Lead(ui.Body)+signHigh {
		var watch ui.Rect
		in, watch = in.CutBottom(max(signHigh, p.Lead(ui.SmallStrong)), ui.GapTight)
		p.Icon("icons/eye", ui.Centered(watch.X+17, watch.CY(), 30, 24), ui.Ink)
		watchers := words.InviteNobody()
		if s.Watchers > 0 {
			watchers = words.InviteWatchers(s.Watchers)
		}
		said := k.Say(watchers)
		if s.Turn > 0 {
			said = k.Join(said, " · ", k.Say(play.TurnLimit(s.Turn)))
		}
		line := ui.Rect{X: watch.X + 42, Y: watch.Y, W: watch.W - 42, H: watch.H}
		p.Label(said, line, p.Fit(said, ui.SmallStrong, line.W), ui.Left)
	}
	if in.H >= p.Lead(say) { // without room the buttons have to do
		_, in = in.CutTop(p.Paragraph(k.Say(l.status()), in, say, ui.Left)-in.Y, ui.Gap)
		if l.state != nil && l.why == (words.Text{}) {
			in = l.paintPage(in)
		}
		l.paintLink(in)
	}
}

// paintLink paints the QR code and the address of the table, where there is room.
func (l *lobby) paintLink(r ui.Rect) {
	p := l.g.P
	line := p.Control(p.Lead(ui.ButtonText)+16, 0)
	if l.link == "" || l.state == nil || l.why != (words.Text{}) || r.H < line {
		return
	}
	code, address := r.CutBottom(line, ui.Gap)
	_, said, _ := strings.Cut(l.link, "://")
	address = l.paintCopy(address)
	p.Sheet(address, ui.Trench.In(ui.KeySand))
	in := address.Inset2(ui.Gap, 4)
	t := p.Fit(said, ui.ButtonText, in.W)
	p.Label(p.Ellipsis(said, t, in.W), in, t, ui.Center)
	if code.H >= codeLeast {
		l.code.Show(l.link, func() (int, func(x, y int) bool) {
			c, err := qr.Encode(l.link, qr.H)
			if err != nil { // the address is too long
				return 0, nil
			}
			return c.Size, c.Black
		})
		l.code.Paint(p, code)
	}
}

// options returns the match in short: the game's main option, and options that differ from their
// defaults.
func (l *lobby) options() string {
	s := l.state
	f := l.k.FrontEnd(s.Game)
	if f == nil || s == l.summed {
		return l.summary
	}
	var said []string
	first := true
	for i := range f.Info.Options {
		o := &f.Info.Options[i]
		value, differs := s.Options[o.Key]
		chief := first && !o.Advanced && o.Serves(len(s.Seats))
		first = first && !chief
		if chief && !differs {
			value = o.Values[0]
		}
		switch name := l.k.ValueName(f.Info.ID, o.Key, value); {
		case chief, differs && name != value && strings.Contains(name, value): // "9 rounds" needs no name
			said = append(said, name)
		case differs && len(name) > maxValue: // as a map
			said = append(said, l.k.OptionName(f.Info.ID, o.Key))
		case differs:
			said = append(said, l.k.OptionName(f.Info.ID, o.Key)+" "+name)
		}
	}
	l.summed, l.summary = s, strings.Join(said, " · ")
	return l.summary
}

// paintKeys paints the buttons at the bottom of a box and returns the rest of it.
func (l *lobby) paintKeys(r ui.Rect) (rest ui.Rect) {
	k, g := l.k, l.g
	key := ui.ControlHigh * min(1.4, g.P.TextScale)
	rest, foot := r.CutBottom(key, ui.Gap)
	if l.returns() {
		again, said := foot.Column(1, 2, ui.Gap), words.TableAgain()
		switch {
		case l.why == words.TableElsewhere():
			again, said = foot, words.TableHere()
		case l.why == (words.Text{}):
			said = words.TableRetry()
		}
		if g.Button(idAgain, again, ui.Button{Text: k.Say(said), Main: true}) {
			k.Play("ui.go")
			l.table.Link.Close()
			l.next = l.again()
		}
		if again == foot {
			return rest
		}
		foot = foot.Column(0, 2, ui.Gap)
	}
	if !l.sits() {
		if g.Button(idBack, foot, ui.Button{Text: k.Say(words.HintBack())}) {
			l.leave()
		}
		return rest
	}
	if id, ok := g.Focused(); ok && id != idBack {
		l.leaving = false
	}
	if id, ok := g.Focused(); !ok || id != chairs.State(l.sending) {
		l.sending = rules.Spectator
	}
	leave := ui.Button{Text: k.Say(words.TogetherLeave())}
	if l.leaving {
		leave = ui.Button{Text: k.Say(words.TogetherLeaveAsk()), Color: ui.KeySand}
	}
	if g.Button(idBack, foot, leave) {
		l.askLeave()
	}
	rest, main := rest.CutBottom(min(goHigh, key*1.4), ui.Gap)
	if l.leads() {
		if g.Button(idStart, main, l.startKey()) {
			l.start()
		}
		return rest
	}
	ready, said := l.state.Seats[l.state.You].Ready, words.TableReady()
	switch {
	case ready:
		said = words.TableNotready()
	case l.state.Phase == table.Ended:
		said = words.ResultsRematch()
	}
	if g.Button(idReady, main, ui.Button{Text: k.Say(said), Main: !ready}) {
		l.ready()
	}
	return rest
}

// leads reports whether this guest starts the match.
func (l *lobby) leads() bool { return l.sits() && l.state.Head == l.state.You }

// main returns the main key of the guest.
func (l *lobby) main() ui.ID {
	if l.leads() {
		return idStart
	}
	return idReady
}

// answers reports whether the guest has yet to say that there may be another match.
func (l *lobby) answers() bool {
	return l.state.Phase == table.Ended && !l.state.Seats[l.state.You].Ready
}

// startKey returns the key of the guest who leads. It asks once about who is not ready; after a match
// it waits for them for a while.
func (l *lobby) startKey() ui.Button {
	b := ui.Button{Text: l.k.Say(words.LobbyStart()), Main: true}
	switch left := time.Until(l.againAt); {
	case l.answers():
		b.Text = l.k.Say(words.ResultsRematch())
	case late(l.state) < 0:
	case left > 0:
		b.Disabled, b.Text = true, b.Text+" · "+l.k.Say(words.TogetherSoon(int(left.Seconds())+1))
	case l.sure:
		b.Text = l.k.Say(words.TogetherAnyway(l.nameOf(late(l.state))))
	}
	return b
}

// start starts the match, or asks first.
func (l *lobby) start() {
	switch {
	case l.answers():
		l.ready()
	case late(l.state) >= 0 && !l.sure:
		l.sure = true
		l.k.Play("ui.press")
	default:
		l.table.Say(table.ToHost{Start: true})
	}
}

// paintCopy paints the key that copies the link at the end of its line, and returns the rest of r.
func (l *lobby) paintCopy(r ui.Rect) ui.Rect {
	k, g, p := l.k, l.g, l.g.P
	r, key := r.CutRight(max(r.H, p.Control(0, 0)), ui.GapTight)
	if g.Button(idCopy, key, ui.Button{Icon: "icons/copy", Color: ui.KeySand, Tip: k.Say(words.InviteCopy())}) {
		clip.Copy(l.link, l.copies)
	}
	select {
	case err := <-l.copies:
		if err != nil {
			k.Env.Say(words.CopyFailed())
		} else {
			k.Env.Say(words.InviteCopied())
		}
	default:
	}
	return r
}

// paintPage paints what a page has besides, and returns the rest of r: the device's sheet for sharing
// the link, whether the table is in everybody's list, for the guest who leads, and the way to the
// phone's page.
func (l *lobby) paintPage(r ui.Rect) ui.Rect {
	k, g, p := l.k, l.g, l.g.P
	high := p.Control(ui.ControlHigh, ui.GapTight)
	if l.headed && l.offersShare() && r.H > 2*high {
		var row ui.Rect
		row, r = r.CutTop(high, ui.GapTight)
		if g.Button(idShare, row, ui.Button{Text: k.Say(words.TogetherShare()), Color: ui.KeySand}) {
			clip.Share("Ludothèque", l.link, l.shares)
		}
	}
	select {
	case <-l.shares: // the device said how it went
	default:
	}
	if l.page.lists && l.sits() && l.state.Head == l.state.You && r.H > 2*high {
		var row ui.Rect
		row, r = r.CutTop(high, ui.GapTight)
		at := 0
		if l.state.Public {
			at = 1
		}
		if to, changed := g.Cycle(idPublic, row, []string{k.Say(words.TogetherPrivate()), k.Say(words.TogetherPublic())}, at); changed {
			public := to == 1
			l.table.Say(table.ToHost{Public: &public})
		}
	}
	if l.page.pads && l.servesPad() && r.H > 2*high {
		var row ui.Rect
		row, r = r.CutTop(high, ui.GapTight)
		if g.Button(idPad, row, ui.Button{Text: k.Say(words.TogetherPad()), Icon: "icons/phone", Color: ui.KeySand}) {
			showPad(l.link)
		}
	}
	return r
}

// offersShare reports whether the device has a sheet by which the table's link can be shared.
func (l *lobby) offersShare() bool {
	return l.page.shares && l.link != "" && l.state != nil && l.why == (words.Text{})
}

// servesPad reports whether a phone's page is of use: where the host has a screen, or one that all
// look at is enough for a game in real time.
func (l *lobby) servesPad() bool {
	f := l.k.FrontEnd(l.state.Game)
	return l.state.Head < 0 || f != nil && f.Info.RealTime()
}

// ready toggles whether the guest is ready.
func (l *lobby) ready() {
	now := !l.state.Seats[l.state.You].Ready
	l.table.Say(table.ToHost{Ready: &now})
	l.k.Play("ui.press")
}
