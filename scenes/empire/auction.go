package empire

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// auction is the papers of the bid: what a person writes, and who begins.
type auction struct {
	f *face
	// bid is what is about to be bid, by the person at eyes.
	bid  int
	eyes rules.Seat
}

// refresh begins a new bid where another seat looks.
func (a *auction) refresh() {
	if a.eyes != a.f.s.Eyes {
		a.eyes, a.bid = a.f.s.Eyes, 0
	}
}

var (
	idBid   = ui.ID{Name: "bid"}
	idOffer = ui.ID{Name: "offer"}
)

// open reports whether a paper lies over the map.
func (a *auction) open() bool {
	f := a.f
	return (f.bids() || f.begins()) && !f.reckoning.open && !f.log.sheet.Open
}

// paint paints the bid or the choice of who begins.
func (a *auction) paint() {
	switch {
	case !a.open():
	case a.f.bids():
		a.paintBid()
	default:
		a.paintFirst()
	}
}

// sheet is a paper in the middle with a head in the colour of the person who looks, and the key of the
// pause in its usual place; it returns what is left under the head.
func (a *auction) sheet(w, h float32, title string) ui.Rect {
	p, seat := a.f.s.Gui.P, a.f.s.Eyes
	v := p.View()
	edge, high := float32(40), float32(96)
	if p.Thumb > 0 { // five names below each other need the height
		edge, high = 10, 80
	}
	w, h = min(v.W-40, w), min(v.H-edge, h)
	r := ui.Centered(v.W/2, v.H/2, w, h)
	p.Sheet(r, ui.Dialog.Of("bid", 0))
	look := ui.SeatLook(seat)
	band, in := r.CutTop(high, 12)
	p.Sheet(band, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.3, Gouache: 1, Lift: -1}.Of("head", int(seat)))
	p.SignDisc(seat, band.X+70, band.CY(), 36)
	t := ui.Type{Face: ui.Fredoka600, Size: ui.SizeMain, Color: look.TextOn}
	p.Label(title, ui.Rect{X: band.X + 126, Y: band.Y + 4, W: band.W - 146, H: band.H - 8}, t, ui.Left)
	a.f.hud.paintPause()
	return ui.Rect{X: in.X + 32, Y: in.Y, W: in.W - 64, H: in.H - 26}
}

// keepFocus gives the focus to id unless one of the things named so has it.
func keepFocus(g *ui.Gui, id ui.ID, names ...string) {
	now, ok := g.Focused()
	for _, n := range names {
		if ok && now.Name == n {
			return
		}
	}
	g.Focus(id)
}

// paintBid is the paper on which a person writes a bid.
func (a *auction) paintBid() {
	s, g, p := a.f.s, a.f.s.Gui, a.f.s.Gui.P
	g.Veil()
	defer g.EndVeil()
	most := a.f.v.Players[s.Eyes].Coins
	in := a.sheet(600, 430, s.Say(words.EmpireBidTitle()))
	about, in := in.CutTop(92*min(1.3, p.TextScale), 6)
	p.ParagraphMid(s.Say(words.EmpireBidAbout(most)), about, ui.Body, ui.Center)
	row, in := in.CutTop(96, 10)
	less, more := ui.Rect{X: row.X + 60, Y: row.CY() - 30, W: 60, H: 60}, ui.Rect{X: row.Right() - 120, Y: row.CY() - 30, W: 60, H: 60}
	u := g.Item(idBid, ui.Rect{X: row.X + 140, Y: row.Y + 4, W: row.W - 280, H: row.H - 8}, true)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	bid := a.bid + u.DX
	p.Sheet(ui.Rect{X: row.X + 140, Y: row.Y + 4, W: row.W - 280, H: row.H - 8}, ui.Key.Of("bid", 0))
	p.Art("empire/coin", row.CX()-36, row.CY(), ui.ArtStyle{Height: 44})
	p.Label(ui.Digits(a.bid), ui.Rect{X: row.CX() - 4, Y: row.Y, W: 90, H: row.H}, ui.Number.Sized(ui.SizeTitle).Carrying(), ui.Left)
	if g.Button(ui.ID{Name: "bid.less"}, less, ui.Button{Icon: "icons/minus", Disabled: a.bid == 0}) {
		bid--
	}
	if g.Button(ui.ID{Name: "bid.more"}, more, ui.Button{Icon: "icons/plus", Disabled: a.bid == most}) {
		bid++
	}
	if bid = max(0, min(most, bid)); bid != a.bid {
		to := bid
		s.Do(func() { a.write(to) })
	}
	if u.Clicked && g.Input().Act {
		g.Press(idOffer)
	}
	if g.Button(idOffer, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: min(74, in.H)}, ui.Button{Text: s.Say(words.EmpireBidOffer(a.bid)), Main: true, Size: ui.SizeName, Final: true}) {
		a.f.act(game.Pick(game.DoBid, a.bid))
		return
	}
	keepFocus(g, idBid, "bid", "offer", "bid.less", "bid.more", "menu")
}

// write writes another bid.
func (a *auction) write(bid int) {
	a.bid = bid
	a.f.s.PlayAt("emp.coin", 0, bid, false)
}

// paintFirst asks the highest bidder who begins.
func (a *auction) paintFirst() {
	f, s, g, p := a.f, a.f.s, a.f.s.Gui, a.f.s.Gui.P
	g.Veil()
	defer g.EndVeil()
	seats := f.v.Seats
	bids, drawn := historyOf(s.History).Bids()
	text := s.Say(words.EmpireFirstAbout())
	if drawn {
		text = s.Say(words.EmpireFirstDrawn())
	}
	said := max(52*min(1.3, p.TextScale), min(p.Thumb, p.TextHeight(text, ui.Body, 500)))
	in := a.sheet(600, 158+said+float32(seats)*p.Control(64, 0), s.Say(words.EmpireFirstTitle()))
	about, in := in.CutTop(said, 6)
	p.ParagraphMid(text, about, ui.Body, ui.Center)
	for i := range seats {
		r := in.Row(i, seats, 8)
		if g.Button(ui.ID{Name: "first", N: i}, r, ui.Button{Text: s.Name(rules.Seat(i)), Size: ui.SizeButton}) {
			f.act(game.Pick(game.DoFirst, i))
			return
		}
		p.On(ui.OverTop)
		p.Sign(rules.Seat(i), r.X+34, r.CY(), 30, true)
		if i < len(bids) {
			p.Art("empire/coin", r.Right()-62, r.CY(), ui.ArtStyle{Height: 26})
			p.Label(ui.Digits(bids[i]), ui.Rect{X: r.Right() - 44, Y: r.Y, W: 34, H: r.H}, ui.Number.Sized(ui.SizeButton).Carrying(), ui.Left)
		}
		p.Pop()
	}
	keepFocus(g, ui.ID{Name: "first", N: int(s.Eyes)}, "first", "menu")
}

// paintBids shows in the bubble all bids, while another bubble says who
// begins: who paid, and whether it was by a draw.
func (a *auction) paintBids(bids []int, drawn bool) {
	f, s, p := a.f, a.f.s, a.f.s.Gui.P
	you, won := f.alone(f.v.Current), f.named(f.v.Current)
	text := s.Say(words.EmpireBidWon(won))
	switch {
	case you && drawn:
		text = s.Say(words.EmpireBidDrawnYou())
	case you:
		text = s.Say(words.EmpireBidWonYou())
	case drawn:
		text = s.Say(words.EmpireBidDrawn(won))
	}
	r := f.plan.Bubble.Inset2(17, 8)
	r.W -= 140 // the buttons
	top, row := r.CutTop(r.H*0.4, 0)
	p.Label(text, top, ui.Subheading.Sized(ui.SizeRow), ui.Left)
	for i, n := range bids {
		at := row.Column(i, max(3, len(bids)), 0)
		p.Sign(rules.Seat(i), at.X+12, at.CY(), 24, true)
		number := ui.Number.Sized(ui.SizeRow).Carrying()
		if game.Side(i) != f.v.Current {
			number = number.With(ui.Second)
		}
		p.Label(ui.Digits(n), ui.Rect{X: at.X + 27, Y: at.Y, W: at.W - 27, H: at.H}, number, ui.Left)
	}
}
