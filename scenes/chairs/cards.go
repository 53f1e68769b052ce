package chairs

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// The measures of the cards, in units.
const (
	cardHigh  = 188 // of a card that shows a device
	cardLeast = 150 // less than this shows a row
	cardWide  = 270 // the least, beside others
	rowHigh   = 64
	rowWide   = 330   // the least, beside others
	tabWide   = 70    // of the coloured end of a row
	cardHead  = 0.405 // the share of the head
	tabShare  = 0.16  // and of the end of a row, at most
)

// growth is how much larger cards and keys are for large texts.
func (l *Row) growth() float32 { return 1 + 0.6*(l.g.P.TextScale-1) }

// Paint paints the chairs into an area: as cards, or as rows where there are many.
func (l *Row) Paint(area ui.Rect) {
	p, n := l.g.P, l.owner.Count()
	l.count = n
	l.ticks++
	if int(l.Held) >= n {
		l.Held = rules.Spectator
	}
	columns := max(1, min(n, int((area.W+ui.GapWide)/(cardWide*l.growth()+ui.GapWide)), 4))
	gap := float32(ui.GapWide)
	if n > 4 {
		columns, gap = max(1, min(columns, 2+n/9)), ui.GapTight
	}
	cards := area.Grid(n, columns, gap)
	high := min(cardHigh*l.growth(), (area.H+gap)/float32(cards.Rows)-gap)
	if high < cardLeast*l.growth() {
		if n <= 4 && columns > 1 && cards.At(0).W < rowWide*l.growth() {
			cards = area.Grid(n, 1, gap)
			high = (area.H+gap)/float32(n) - gap
		}
		high = max(rowHigh*l.growth(), min(high, rowHigh*1.5*l.growth()))
	}
	cards.H = (high+gap)*float32(cards.Rows) - gap
	scrolls := cards.H > area.H+1
	if scrolls {
		cards.Y -= l.g.Scroll(ui.ID{Name: "chairs"}, ui.Rect{X: area.X - 12, Y: area.Y - 6, W: area.W + 24, H: area.H + 12}, cards.H+12)
	}
	l.columns, l.stand = cards.Columns, l.stand[:0]
	for i := range n {
		l.stand = append(l.stand, cards.At(i))
	}
	for i := range n {
		if s := rules.Seat(i); s == l.Held {
			p.DashedRect(l.stand[i], 6, 2, 7, 5, ui.Ink)
			p.Sign(s, l.stand[i].X+46, l.stand[i].Y+40, 38, true)
		} else {
			l.paintCard(s, l.stand[i])
		}
	}
	if l.Held >= 0 {
		l.paintHeld()
	}
	if scrolls {
		l.g.EndScroll()
	}
	l.focus, _ = l.g.Focused()
}

// paintHeld paints the seat in the hand over where it would go.
func (l *Row) paintHeld() {
	p, r := l.g.P, l.stand[l.Held]
	to := l.stand[l.to]
	if l.to != l.Held {
		p.Sheet(to.Inset(-11), ui.Key.In(ui.Accent))
		p.Sheet(to.Inset(-5.5), ui.Key)
		l.paintCard(l.to, to)
	}
	h := l.g.Input()
	x, y := to.CX()-r.CX()-52, to.CY()-r.CY()-28
	if l.pulled {
		at := l.g.Carried(ui.Point{X: h.X, Y: h.Y}, r.H/2)
		x, y = at.X-l.from.X, at.Y-l.from.Y
	}
	angle := float32(-0.052)
	if l.still() {
		angle = 0
	}
	p.Transform(r.CX()+x, r.CY()+y, angle, 1)
	l.paintCard(l.Held, ui.Centered(0, 0, r.W, r.H))
	p.Pop()
}

// paintCard paints one chair: who sits there, from what, how far it is; or that it
// waits for somebody.
func (l *Row) paintCard(s rules.Seat, r ui.Rect) {
	c := l.owner.Chair(s)
	if r.H < cardLeast*l.growth() {
		l.paintLine(s, &c, r)
		return
	}
	if !c.Taken() {
		l.paintEmpty(s, &c, r)
		return
	}
	p := l.g.P
	p.Sheet(r, ui.Key.In(ui.Paper).Of("invite", int(s)))
	head := ui.Rect{X: r.X - 1, Y: r.Y - 1, W: r.W + 2, H: r.H * cardHead}
	l.paintHead(s, &c, head)
	body := ui.Rect{X: r.X, Y: head.Bottom(), W: r.W, H: r.Bottom() - head.Bottom()}
	picture := min(116, r.W*0.34)
	l.paintKind(&c, body.X+picture/2, body.CY(), min(picture-32, 78), min(body.H-20, 78))
	text := ui.Rect{X: body.X + picture, Y: body.Y + 10, W: body.W - picture - 16, H: body.H * 0.36}
	l.paintWay(&c, text)
	state := ui.Rect{X: text.X, Y: body.Bottom() - body.H*0.55, W: text.W, H: body.H * 0.42}
	l.paintState(s, &c, state)
}

// name is who sits on a chair.
func (l *Row) name(s rules.Seat, c *Chair) string {
	return l.k.PersonName(c.Name, s)
}

// paintHead paints who sits on a chair, in its colour.
func (l *Row) paintHead(s rules.Seat, c *Chair, r ui.Rect) {
	p, k, look := l.g.P, l.k, ui.SeatLook(s)
	grip, name := r, r
	grip.X, grip.W = r.Right()-48, 48
	name.W -= grip.W
	var u ui.Use
	if c.Names && l.Held < 0 {
		l.owner.Covers(s, r)
		if u = l.g.Item(Name(s), name, false); u.Focus {
			l.g.Mat(6)
			defer p.Pop()
		}
	}
	p.Sheet(r, ui.Key.In(look.Ground).Of("invite", int(s)).Raised(0.2*u.Lift).Painted(0.4))
	p.Clip(r.Inset(3))
	p.Art(look.Sign, r.Right()-86, r.CY(), ui.ArtStyle{Height: r.H * 1.05, Seat: &ui.SeatStyle{Color: look.TextOn, Sign: look.Sign}, Alpha: 0.13})
	p.Pop()
	disc := min(29, r.H/2-8)
	p.Disc(r.X+46, r.CY(), disc, disc, ui.Sheet{Color: ui.White, Waver: 0.25, Lift: 0.1}.Of("invite", int(s)))
	p.Sign(s, r.X+46, r.CY(), disc*1.28, true)
	text := ui.Rect{X: r.X + 88, Y: r.Y + 6, W: grip.X - r.X - 92, H: r.H - 12}
	l.paintGrip(s, c, grip, look.TextOn)
	if c.Naming {
		l.owner.Naming(s, ui.Centered(text.CX(), text.CY(), text.W+8, min(48, text.H)))
		return
	}
	title, letter, line := l.name(s, c), k.Say(words.SeatPlayer(s.Letter())), text.Row(0, 2, 0)
	switch {
	case s == l.Held && l.to != s:
		letter = k.Say(words.InviteTowards(l.to.Letter(), letter))
	case c.Silent > 0 && !c.Loading:
		letter = k.Say(words.InviteAbsent(letter))
	case c.Mine && c.Names && title == letter:
		letter = k.Say(words.LobbyNameAsk())
	case c.Mine:
		letter = k.Say(words.InviteYou(letter))
	case c.Host:
		letter = k.Say(words.InviteHost(letter))
	case title == letter:
		letter, line = "", text // who has no name is called like that already
	}
	small := look.TextOn
	if small == ui.Paper {
		small = ui.White // paper is a little too dark for letters of this size
	}
	t := p.Fit(title, ui.Heading.With(look.TextOn).Carrying(), text.W)
	p.Label(p.Ellipsis(title, t, text.W), line, t, ui.Left)
	p.Label(letter, text.Row(1, 2, 0), ui.SmallStrong.With(small), ui.Left)
	if u.Clicked {
		l.owner.Rename(s)
	}
}

// paintGrip paints the six dots by which a seat is moved.
func (l *Row) paintGrip(s rules.Seat, c *Chair, r ui.Rect, ink ui.Color) {
	p, g := l.g.P, l.g
	if !c.Moves {
		return
	}
	if l.Held < 0 && l.count > 1 {
		u := g.Item(Grip(s), r, false)
		if u.Focus {
			g.Mat(6)
			defer p.Pop()
			p.Sheet(r.Inset(4), ui.Key)
			ink = ui.Ink
		}
		g.Tip(u, r, l.k.Say(words.InviteGrip()))
		h := g.Input()
		switch {
		case u.Pressed:
			l.Take(s)
			l.pulled, l.from = true, ui.Point{X: h.X, Y: h.Y}
		case u.Clicked:
			l.Take(s)
		}
	}
	for i := range 6 {
		p.Disc(r.CX()-5+10*float32(i%2), r.CY()-10+10*float32(i/2), 2.9, 2.9, ui.Sheet{Color: ink, Lift: -1, NoRim: true})
	}
}

// kinds are the pictures of what guests sit at.
var kinds = map[table.Device]string{
	table.Phone: "menu/handset", table.Browser: "menu/browser", table.Window: "menu/monitor", table.Program: "menu/robot",
}

// paintKind paints what somebody sits at.
func (l *Row) paintKind(c *Chair, cx, cy, w, h float32) {
	name, alpha := "menu/monitor", float32(1)
	if c.Kind == table.Guest {
		name = kinds[c.Device]
		if c.Silent > 0 {
			alpha = 0.45
		}
	}
	if name == "menu/monitor" || name == "menu/browser" {
		h = min(h, w*0.8)
	}
	l.g.P.Art(name, cx, cy, ui.ArtStyle{Height: h, Alpha: alpha, Shadow: 0.1})
}

// way is what somebody sits at, in words.
func way(c *Chair) words.Text {
	switch {
	case c.Loading:
		return words.TableLoading()
	case c.Silent > 0:
		return words.TableSilent(c.Silent)
	case c.Kind != table.Guest && c.Far:
		return words.InviteThere()
	case c.Kind != table.Guest:
		return words.InviteHere()
	}
	switch c.Device {
	case table.Phone:
		return words.InviteDevicePhone()
	case table.Browser:
		return words.InviteDeviceBrowser()
	case table.Window:
		return words.InviteDeviceWindow()
	}
	return words.InviteDeviceProgram()
}

// The delays, in milliseconds, up to which a connection has three bars, or two.
const (
	quick = 30
	fair  = 80
)

// paintWay paints what somebody sits at, and how long a message takes there and back.
func (l *Row) paintWay(c *Chair, r ui.Rect) {
	p := l.g.P
	said := l.k.Say(way(c))
	if c.Kind != table.Guest || c.Silent > 0 || c.Delay == 0 {
		p.Label(said, r, ui.SmallStrong, ui.Left)
		return
	}
	r, bars := r.CutRight(26, 6)
	delay := l.k.Say(words.TableDelay(c.Delay))
	t := p.Fit(said+" "+delay, ui.SmallStrong, r.W-8)
	p.Label(said, r, t, ui.Left)
	p.Label(delay, r, t, ui.Right)
	l.paintBars(bars, c.Delay)
}

// paintBars paints how good a connection is.
func (l *Row) paintBars(r ui.Rect, delay int) {
	lit := 1
	switch {
	case delay <= quick:
		lit = 3
	case delay <= fair:
		lit = 2
	}
	for i := range 3 {
		c := ui.DoneInk
		if i >= lit {
			c = ui.Dim
		}
		h := 6 + 5*float32(i)
		l.g.P.Fill(ui.Rect{X: r.X + 9*float32(i), Y: r.CY() + 8 - h, W: 7, H: h}, c)
	}
}

// paintState paints whether somebody is ready, as the key of what can be done with the
// chair.
func (l *Row) paintState(s rules.Seat, c *Chair, r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	var u ui.Use
	if l.Held < 0 && c.Does != (words.Text{}) {
		if u = g.Item(State(s), r, false); u.Focus {
			g.Mat(6)
			defer p.Pop()
		}
	}
	kind := ui.SmallStrong
	switch {
	case u.Focus:
		p.Sheet(r, ui.Key.Of("invite", int(s)))
		kit.IconLabel(p, r, c.Icon, k.Say(c.Does), kind)
	case c.Silent > 0:
		p.DashedRect(r, 6, 2, 7, 5, ui.Ink)
		kit.IconLabel(p, r, "menu/chair", k.Say(words.InviteWaits()), kind)
	case c.Kind == table.Here || c.Ready:
		p.Sheet(r, ui.Key.In(ui.Done).Of("invite", int(s)))
		kit.IconLabel(p, r, "icons/check", k.Say(words.LobbyReady()), kind.With(ui.DoneInk))
	default:
		p.Sheet(r, ui.Key.In(ui.Trough).Of("invite", int(s)))
		l.paintPreparing(r, kind)
	}
	if u.Clicked {
		l.owner.Use(s)
	}
}

// dotTicks is how long each of the dots of a guest who is getting ready is the dark one.
const dotTicks = 24

// paintPreparing paints that somebody gets ready: three dots that pass the dark one on.
func (l *Row) paintPreparing(r ui.Rect, kind ui.Type) {
	p, said := l.g.P, l.k.Say(words.InvitePreparing())
	if p.Width(said, kind) > r.W-72 {
		p.Label(said, r.Inset2(6, 0), kind, ui.Center)
		return
	}
	at := 0
	if !l.still() {
		at = l.ticks / dotTicks % 3
	}
	for i := range 3 {
		c := ui.Ink
		if i != at {
			c = ui.Second.Fade(0.5)
		}
		p.Disc(r.X+22+13*float32(i), r.CY(), 4.4, 4.4, ui.Sheet{Color: c, Lift: -1, NoRim: true})
	}
	p.Label(said, ui.Rect{X: r.X + 66, Y: r.Y, W: r.W - 72, H: r.H}, kind, ui.Left)
}

// paintEmpty paints a chair that waits for somebody, or that a computer player keeps.
func (l *Row) paintEmpty(s rules.Seat, c *Chair, r ui.Rect) {
	p := l.g.P
	p.Sheet(r, ui.Key.Of("invite", int(s)))
	in := r.Inset(8)
	u := l.used(s, c, in)
	if u.Focus {
		l.g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Key.Of("invite", int(s)))
	}
	picture := max(min(126, r.W*0.36), r.W-l.emptyWords(c))
	text := ui.Rect{X: r.X + picture, Y: r.Y + 24, W: r.W - picture - 20, H: r.H - 40}
	l.paintGrip(s, c, ui.Rect{X: r.Right() - 50, Y: r.Y + 12, W: 44, H: 48}, ui.Second)
	if c.Kind == table.Computer {
		p.Art("menu/robot", r.X+picture/2, r.CY(), ui.ArtStyle{Height: r.H * 0.4, Shadow: 0.1})
		p.Sign(s, r.X+34, r.Y+34, 30, true)
		p.Label(l.k.Say(words.InviteKept()), text.Row(0, 3, 0), ui.Heading, ui.Left)
		p.Label(l.k.Say(words.InviteKeptLine()), text.Row(1, 3, 0), ui.SmallStrong, ui.Left)
		p.Label(c.Level, text.Row(2, 3, 0), ui.Small, ui.Left)
		return
	}
	strength := float32(1)
	if !c.Next && !u.Focus {
		strength = ui.Edge
	}
	p.DashedRect(in, 6, 2, 7, 5, ui.Ink.Fade(strength))
	high := min(122, r.H*0.64)
	p.Art("menu/chair", r.X+picture*0.53, r.CY(), ui.ArtStyle{Height: high, Alpha: strength, Shadow: 0.1})
	p.Sign(s, r.X+picture*0.53, r.CY()-high*0.34, high*0.3, true)
	top, low := text.CutTop(text.H*0.56, 0)
	head := top.Row(0, 2, 0)
	head.W -= 36
	p.Label(l.k.Say(c.Free), head, ui.Heading, ui.Left)
	p.Label(l.k.Say(c.FreeLine), top.Row(1, 2, 0), ui.SmallStrong, ui.Left)
	p.Dashed([]ui.Point{{X: low.X, Y: low.Y + 2}, {X: low.Right(), Y: low.Y + 2}}, 2, 2, 5, 0, ui.Second)
	p.Art("menu/robot", low.X+13, low.CY()+4, ui.ArtStyle{Height: min(30, low.H*0.6)})
	said := ui.Rect{X: low.X + 34, Y: low.Y + 6, W: low.W - 34, H: low.H - 6}
	p.Label(l.k.Say(words.InviteElse()), said.Row(0, 2, 0), ui.SmallStrong.Sized(ui.SizeFine), ui.Left)
	p.Label(c.Level, said.Row(1, 2, 0), ui.Small.Sized(ui.SizeFine), ui.Left)
}

// emptyWords is how wide the words of an empty chair need to be, with the air beside them:
// on a phone letters are as large as they have to be.
func (l *Row) emptyWords(c *Chair) float32 {
	const usual, air = 188, 24
	p := l.g.P
	if p.Thumb == 0 {
		return usual
	}
	small := p.Legible(ui.SmallStrong.Sized(ui.SizeFine))
	widest := max(p.Width(l.k.Say(words.InviteKeptLine()), small), p.Width(l.k.Say(c.FreeLine), small), 34+p.Width(l.k.Say(words.InviteElse()), small))
	return max(usual, widest+air)
}

// used lets an empty chair be used, and its level be chosen by left and right.
func (l *Row) used(s rules.Seat, c *Chair, r ui.Rect) (u ui.Use) {
	if l.Held >= 0 || c.Does == (words.Text{}) {
		return u
	}
	if c.Moves {
		r.W -= max(52, l.gripWide())
	}
	u = l.g.Item(State(s), r, c.Levels)
	switch {
	case u.Clicked:
		l.owner.Use(s)
	case u.DX != 0:
		l.owner.Level(s, u.DX)
	}
	return u
}

// brief is what of a name and a note has so much room on a phone: what has none the key
// beside it says, or is not needed.
func (l *Row) brief(c *Chair, name, note string, room float32) (shortName, shortNote string) {
	p := l.g.P
	small := p.Legible(ui.Small.Sized(ui.SizeFine))
	shortName = p.Ellipsis(name, p.Legible(ui.RowLabel), room-4)
	shorter := way(c)
	if c.Mine {
		shorter = words.SeatYou()
	}
	for _, said := range [...]string{note, l.k.Say(shorter)} {
		if p.Width(said, small) <= room-2 {
			return shortName, said
		}
	}
	return shortName, ""
}

// gripWide is how wide the grip of a row is.
func (l *Row) gripWide() float32 { return l.g.P.Control(36, 12) }

// paintLine paints a chair as a row, where there are many.
func (l *Row) paintLine(s rules.Seat, c *Chair, r ui.Rect) {
	p, k, look := l.g.P, l.k, ui.SeatLook(s)
	tab, rest := r.CutLeft(min(tabWide*l.growth(), r.H, r.W*tabShare), 10)
	wide := l.gripWide()
	grip := ui.Rect{X: r.Right() - wide, Y: r.Y, W: wide, H: r.H}
	if c.Moves {
		rest.W -= grip.W + 2
	}
	share := 0.52 - 0.06*min(1, p.Thumb) // on a phone the grip is wide
	rest, state := rest.CutRight(min(rest.W*share, 150*l.growth()), 8)
	state = state.Inset2(0, min(9, r.H*0.14))
	paper := ui.Key.In(ui.Paper)
	if !c.Taken() {
		paper = ui.Key
	}
	p.Sheet(r, paper.Of("invite", int(s)))
	p.Sheet(tab, ui.Key.In(look.Ground).Of("invite", int(s)).Raised(-1).Painted(1))
	disc := min(tab.W, tab.H)*0.5 - 6
	p.Disc(tab.CX(), tab.CY(), disc, disc, ui.Sheet{Color: ui.White, Waver: 0.25, Lift: 0.1}.Of("invite", int(s)))
	p.Sign(s, tab.CX(), tab.CY(), disc*1.34, true)
	l.paintGrip(s, c, grip, ui.Second)
	if c.Naming {
		l.owner.Naming(s, ui.Centered(rest.CX(), rest.CY(), rest.W, min(48, rest.H-8)))
		return
	}
	name, note := l.name(s, c), k.Say(way(c))
	switch {
	case c.Kind == table.Guest:
		if c.Delay > 0 && c.Silent == 0 {
			note = k.Join(note, " · ", k.Say(words.TableDelay(c.Delay)))
		}
	case !c.Taken():
		name, note = k.Say(words.SeatPlayer(s.Letter())), c.Level
	}
	text := rest.Inset2(0, 5)
	if c.Mine {
		whole := k.Join(k.Say(words.SeatYou()), " · ", note)
		if note = k.Say(words.SeatYou()); p.Thumb > 0 || p.Width(whole, ui.Small.Sized(ui.SizeFine)) <= text.W {
			note = whole
		}
	}
	if p.Thumb > 0 {
		name, note = l.brief(c, name, note, text.W)
	}
	p.Label(name, text.Row(0, 2, 0), ui.RowLabel, ui.Left)
	p.Label(note, text.Row(1, 2, 0), ui.Small.Sized(ui.SizeFine), ui.Left)
	if c.Taken() {
		l.paintState(s, c, state)
		return
	}
	u := l.used(s, c, r)
	if u.Focus {
		l.g.Mat(6)
		defer p.Pop()
		p.Sheet(state, ui.Key)
	}
	if c.Kind == table.Computer {
		kit.IconLabel(p, state, "icons/robot", k.Say(words.InviteKept()), ui.SmallStrong)
		return
	}
	p.DashedRect(state, 6, 2, 7, 5, ui.Ink.Fade(0.6))
	kit.IconLabel(p, state, "icons/phone", k.Say(words.TableFree()), ui.SmallStrong)
}
