package menu

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// grid reports that the table is laid as a grid of small cards: where the number
// of seats is chosen, where there are more than large cards have room for, and where
// texts are too large for cards side by side.
func (l *lobby) grid() bool {
	i, v := l.front.Info, l.g.P.View()
	return l.small() || i.Min < i.Max || i.Max > 4 || seatRect(v, seatsArea(v), 0, i.Max).W < leastSeat*l.g.P.TextScale
}

// leastSeat is how wide a large card is at least for texts of 100 %, in units.
const leastSeat = 188

// largeText reports that texts are so large that some things give way to others.
func (s *screen) largeText() bool { return s.g.P.TextScale >= 1.5 }

// gridColumns returns how many cards stand side by side, of n: fewer where texts are large.
func gridColumns(v ui.View, n int, text float32) int {
	columns := 4
	switch {
	case n <= 4 || v.Narrow:
		columns = 2
	case n <= 6:
		columns = 3
	}
	for text >= 1.5 && columns > 1 && (v.W-112)/float32(columns) < leastChair*text {
		columns--
	}
	return columns
}

// leastChair is how wide a small card is at least for texts of 100 %, and chairHigh how
// high it is at most, in units.
const leastChair, chairHigh = 240, 128

// chairName returns how large the name on a small card of that height may be, in units.
func chairName(high float32) float32 { return min(ui.SizeHeading, (high-8)*nameShare*0.74) }

// nameShare is the share of a small card that its name takes.
const nameShare = 0.46

// chairGrid returns where the small cards of n seats stand in an area, and how high all of
// them are together: more than the area where large texts want more than there is.
//
// A card is as high as a thumb needs it, beside the others.
func chairGrid(v ui.View, area ui.Rect, n int, text, thumb float32) (cards ui.Grid, high float32) {
	columns := gridColumns(v, n, text)
	if v.Narrow && float32(n)*(chairHigh*max(1, text*0.85)+10) <= area.H {
		columns = 1 // the arrows up and down lead to every card
	}
	cards = area.Grid(n, columns, 10)
	row := func(rows int, most float32) float32 {
		return min((area.H+cards.Gap)/float32(rows)-cards.Gap, most)
	}
	each := row(cards.Rows, chairHigh*max(1, text*0.85))
	if text >= 1.5 {
		// Names grow with texts: from what they are with texts of 100 %.
		usual := row(area.Grid(n, gridColumns(v, n, 1), 10).Rows, chairHigh)
		each = max(each, usual, chairName(usual)*text*0.84/nameShare/0.74+8)
	}
	each = max(each, thumb)
	cards.H = float32(cards.Rows)*(each+cards.Gap) - cards.Gap
	return cards, cards.H
}

// chairRect returns the small card of the i-th of n seats in a grid.
func chairRect(cards ui.Grid, i int) ui.Rect {
	return cards.Rect.Row(i/cards.Columns, cards.Rows, cards.Gap).Column(i%cards.Columns, cards.Columns, 16)
}

// tableRow returns how high the row about all seats is: one line, two in a narrow window.
func (s *screen) tableRow(v ui.View) float32 {
	line := s.g.P.Control(ui.ControlHigh, 12)
	if v.Narrow {
		return 2*line + 6
	}
	return line
}

func chairID(s rules.Seat) ui.ID { return ui.ID{Name: "chair", N: int(s)} }

// paintTable paints the row about all seats, and every chair.
func (l *lobby) paintTable(v ui.View, area ui.Rect) {
	text := l.g.P.TextScale
	line, area := area.CutTop(l.tableRow(v), 12)
	l.paintTableRow(v, line)
	cards, high := chairGrid(v, area, len(l.places), text, l.g.P.Control(0, 10))
	scrolls := high > area.H+1
	if scrolls {
		// The mat of what has the focus is wider than its card.
		room := ui.Rect{X: area.X - 12, Y: area.Y - 6, W: area.W + 24, H: area.H + 12}
		cards.Y -= l.g.Scroll(ui.ID{Name: "chairs"}, room, high+12)
	}
	for i := range l.places {
		s, r := rules.Seat(i), chairRect(cards, i)
		if i < l.count {
			l.paintChair(s, r)
		} else {
			l.paintClosed(s, r)
		}
	}
	if scrolls {
		l.g.EndScroll()
	}
}

// paintTableRow paints how many play, how to join, and all computer players at
// once.
func (l *lobby) paintTableRow(v ui.View, r ui.Rect) {
	p, k := l.g.P, l.k
	count, join, bots := r, r, r
	if v.Narrow {
		count, bots = r.Row(0, 2, 6), r.Row(1, 2, 6)
		count, join = count.CutLeft(max(290, p.Control(0, 0)*3.6), 20)
	} else {
		count, join = count.CutLeft(max(258, p.Control(0, 0)*3.4), 20)
		if l.small() && l.front.Info.Min < l.front.Info.Max {
			join, bots = join.CutLeft(join.W*0.25, 20)
		} else {
			join, bots = join.CutLeft(300, 20)
		}
	}
	if l.front.Info.Min < l.front.Info.Max {
		l.paintCount(count)
	} else {
		join.X, join.W = r.X, join.Right()-r.X
	}
	p.DashedRect(join, 6, 2, 7, 5, ui.Ink)
	if l.people() == len(l.places) {
		p.Label(k.Say(words.LobbyFull()), join.Inset2(8, 2), ui.SmallStrong.Sized(ui.SizeFine), ui.Center)
	} else {
		l.paintPress(join, ui.SmallStrong)
	}
	if l.people() == l.count {
		if l.count == 1 {
			p.ParagraphMid(k.Named(l.front.Info.ID+".lobby.alone"), bots, ui.SmallStrong, ui.Left)
		}
		return // there is no computer player to choose a level for
	}
	names := make([]string, 0, usualChoice)
	for i := range l.levels {
		names = append(names, k.Say(l.levels[i].name))
	}
	names = append(names, k.Say(words.LobbyBotsMixed()))
	label, share := k.Say(words.LobbyBots()), float32(0.3)
	if l.small() {
		share = 0.36
	}
	kind := p.Fit(label, ui.SmallStrong, bots.W*share)
	head, choice := bots.CutLeft(min(bots.W*share, p.Width(label, kind)+2), 12)
	if p.TextScale > 1 {
		p.ParagraphMid(label, head, ui.SmallStrong, ui.Left)
	} else {
		p.Label(label, head, kind, ui.Left)
	}
	if level, changed := l.g.Choice(ui.ID{Name: "bots"}, choice, names, l.allLevels()); changed {
		l.setLevels(level)
	}
}

// paintCount is the number of players with its two keys.
func (l *lobby) paintCount(r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	u := g.Item(ui.ID{Name: "players"}, r, true)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	p.Sheet(r, ui.Key.In(ui.Paper).Raised(0.2*u.Lift))
	minus, rest := r.CutLeft(r.H, 0)
	plus := ui.Rect{X: r.Right() - r.H, Y: r.Y, W: r.H, H: r.H}
	h := g.Input()
	change := u.DX
	if less := g.Part(ui.ID{Name: "players", N: 1}, minus, r.Column(0, 2, 0)); u.Clicked && !h.Act && less.Contains(h.X, h.Y) {
		change = -1
	}
	if more := g.Part(ui.ID{Name: "players", N: 2}, plus, r.Column(1, 2, 0)); u.Clicked && !h.Act && more.Contains(h.X, h.Y) {
		change = 1
	}
	if change != 0 {
		before := l.count
		l.setCount(l.count + change)
		switch {
		case l.count > before:
			k.Play("ui.on")
		case l.count < before:
			k.Play("ui.off")
		default:
			g.Refuse(ui.ID{Name: "players"})
		}
	}
	disc := 2 * min(17, r.H/2-3)
	paintSteps(p, ui.Centered(minus.CX(), minus.CY(), disc, disc), ui.Centered(plus.CX(), plus.CY(), disc, disc), l.count > l.front.Info.Min, l.count < l.front.Info.Max)
	rest.W = plus.X - rest.X
	p.Label(k.Say(words.LobbyPlayers(l.count)), rest.Inset2(4, 0).Move(u.Shake, 0), ui.ButtonText, ui.Center)
}

// paintSteps paints a minus and a plus on discs in two boxes, paler where they lead nowhere.
func paintSteps(p *ui.Painter, minus, plus ui.Rect, less, more bool) {
	rad := minus.H / 2
	for i, b := range [2]ui.Rect{minus, plus} {
		ink := ui.Ink
		if i == 0 && !less || i == 1 && !more {
			ink = ink.Fade(0.3)
		}
		p.Disc(b.CX(), b.CY(), rad, rad, ui.Sheet{Color: ui.KeySand, Waver: 0.3, Lift: -1})
		p.Line(b.CX()-6, b.CY(), b.CX()+6, b.CY(), 3.4, ink)
		if i == 1 {
			p.Line(b.CX(), b.CY()-6, b.CX(), b.CY()+6, 3.4, ink)
		}
	}
}

// paintClosed paints a closed seat: pressing it opens all seats up to it.
func (l *lobby) paintClosed(s rules.Seat, r ui.Rect) {
	p, g := l.g.P, l.g
	u := g.Item(chairID(s), r, true)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Trench.In(ui.White))
	} else {
		p.DashedRect(r, 6, 2, 7, 5, ui.Ink.Fade(ui.Edge))
	}
	tab := chairTab(r)
	size := min(float32(30), tab.H*0.5)
	p.Shape(s, tab.CX(), r.CY(), size, ui.Ink.Fade(ui.Edge))
	text := ui.Rect{X: tab.Right() + 6, Y: r.Y, W: r.Right() - tab.Right() - 16, H: r.H}
	kit.IconLabel(p, text, "icons/plus", l.k.Say(words.LobbyOpen()), ui.SmallStrong)
	if u.Clicked || u.DX > 0 {
		l.setCount(int(s) + 1)
		l.k.Play("ui.on")
	}
}

// chairTab returns the coloured end of a small card.
func chairTab(r ui.Rect) ui.Rect {
	tab, _ := r.CutLeft(max(52, min(92, r.H*0.92)), 0)
	return tab
}

// paintChair paints the small card of an open seat: its sign, its occupant, and the
// chooser, which takes the focus as a whole.
func (l *lobby) paintChair(s rules.Seat, r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	look, pl := ui.SeatLook(s), &l.places[s]
	u := g.Item(chairID(s), r, true)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	if !pl.person {
		g.Tip(u, r, k.Say(l.does(s)))
	}
	r = r.Move(u.Shake, 0)
	p.Sheet(r, ui.Key.In(ui.Paper).Of("lobby", int(s)).Raised(0.2*u.Lift))
	tab := chairTab(r)
	p.Sheet(tab, ui.Key.In(look.Ground).Of("lobby", int(s)).Raised(-1).Painted(1))
	disc := min(tab.W, tab.H)*0.5 - 5
	p.Disc(tab.CX(), tab.CY(), disc, disc, ui.Sheet{Color: ui.White, Waver: 0.25, Lift: 0.1}.Of("lobby", int(s)))
	p.Sign(s, tab.CX(), tab.CY(), disc*1.34, true)

	face := tab
	if !pl.taken() {
		face = g.Part(ui.ID{Name: "face", N: int(s)}, tab, r)
	}
	if h := g.Input(); !pl.taken() && u.Clicked && !h.Act && face.Contains(h.X, h.Y) {
		l.another(s)
		u.Clicked = false // it does not take the seat
	}
	body := ui.Rect{X: tab.Right() + 10, Y: r.Y + 4, W: r.Right() - tab.Right() - 18, H: r.H - 8}
	l.phoneName(s, ui.Rect{X: body.X, Y: body.Y, W: body.W, H: body.H * nameShare})
	if l.naming == s {
		l.paintNaming(s, ui.Centered(body.CX(), body.CY(), body.W, max(min(body.H, 48), p.Control(0, 0))))
		return
	}
	top := ui.Rect{X: body.X, Y: body.Y, W: body.W, H: body.H * nameShare}
	low := ui.Rect{X: body.X, Y: top.Bottom(), W: body.W, H: min(body.Bottom()-top.Bottom(), 44*max(1, p.TextScale*0.75))}
	title := k.Say(words.SeatPlayer(s.Letter()))
	if pl.person {
		title = k.PersonName(pl.name, s)
	}
	name := ui.Heading.Sized(min(ui.SizeHeading, top.H*0.74/p.TextScale)).Carrying()
	if pl.person && u.Focus {
		p.Art("icons/pencil", top.Right()-12, top.CY(), ui.ArtStyle{Height: min(18, top.H*0.7), Ink: ui.Second})
		top.W -= 28
	}
	p.Label(title, top, name, ui.Left)
	l.paintOccupant(s, low, r, u)
}

// paintOccupant paints the occupant of a chair between two arrows that change it. A press
// between the arrows takes the seat, or begins typing the person's name.
func (l *lobby) paintOccupant(s rules.Seat, r, card ui.Rect, u ui.Use) {
	p, g, k, pl := l.g.P, l.g, l.k, &l.places[s]
	paper, ink := ui.Trough, ui.Ink
	icon := l.figures[pl.figure].face
	said := k.Say(l.levels[pl.level].name)
	if pl.person {
		pad := k.Env.Devices.Frame().Pad(pl.device)
		lost := pad != nil && !pad.Connected
		paper, ink = ui.Done, ui.DoneInk
		icon, said = deviceIcon(pl.device, k.Env.Devices.Frame()), l.shortName(pl.device, lost)
		pl.drop.to(1, l.still())
	}
	p.Sheet(r, ui.Trench.In(paper).Of("lobby", int(s)))
	end := min(r.H, 36)
	less, mid := r.CutLeft(end, 0)
	more := ui.Rect{X: r.Right() - end, Y: r.Y, W: end, H: r.H}
	mid.W = more.X - mid.X
	who := l.occupant(s)
	first := 1
	if l.count > l.front.Info.Min {
		first = 0
	}
	arrow := min(float32(15), r.H*0.46)
	for i, b := range [2]ui.Rect{less, more} {
		faded := i == 0 && who == first || i == 1 && who == 1+len(l.levels)
		strength := float32(0.85)
		if faded {
			strength = 0.22
		}
		p.Art([2]string{"icons/chevron-left", "icons/chevron"}[i], b.CX(), b.CY(), ui.ArtStyle{Height: arrow, Ink: ink, Alpha: strength})
	}
	kit.IconLabel(p, mid, icon, said, ui.SmallStrong.With(ink).Carrying())

	_, ends := card.CutLeft(r.X-card.X, 0)
	change := l.arrows(s, less, more, ends, u)
	switch {
	case change != 0 && who+change == 0 && u.DX != 0 && !l.fresh:
		// A key that is held stops before it takes chairs away.
	case change != 0:
		if l.setOccupant(s, who+change) {
			l.changed(change)
		} else {
			g.Refuse(chairID(s))
		}
	case u.Clicked && pl.person:
		l.name(s)
	case u.Clicked:
		l.invite(s)
	}
}

// arrows says where the arrows of a card lead that are pressed, or the keys.
func (l *lobby) arrows(s rules.Seat, less, more, ends ui.Rect, u ui.Use) int {
	g, h := l.g, l.g.Input()
	less = g.Part(ui.ID{Name: "less", N: int(s)}, less, ends.Column(0, 2, 0))
	more = g.Part(ui.ID{Name: "other", N: int(s)}, more, ends.Column(1, 2, 0))
	switch {
	case !u.Clicked || h.Act:
	case less.Contains(h.X, h.Y):
		return -1
	case more.Contains(h.X, h.Y):
		return 1
	}
	return u.DX
}

// changed makes the sound of a choice.
func (l *lobby) changed(by int) {
	if by > 0 {
		l.k.Play("ui.on")
	} else {
		l.k.Play("ui.off")
	}
}

// shortName returns what a device is called where there is little room.
func (l *lobby) shortName(d input.Device, lost bool) string {
	switch d {
	case input.LeftHalf:
		return l.k.Say(words.DeviceLeftShort())
	case input.RightHalf:
		return l.k.Say(words.DeviceRightShort())
	case input.MiddleHalf:
		return l.k.Say(words.DeviceMiddleShort())
	case input.NoDevice:
		return l.k.Say(words.LobbyReady())
	}
	return l.deviceName(d, lost)
}

// deviceIcon returns a device as a small picture.
func deviceIcon(d input.Device, f *input.Frame) string {
	switch {
	case d.IsGamepad():
		return "icons/gamepad"
	case d.IsKeyboard():
		return "icons/keys-half"
	case d == input.Mouse && f.Pointer.Touch:
		return "icons/touch"
	case d == input.Mouse:
		return "icons/mouse"
	}
	return "icons/person"
}
