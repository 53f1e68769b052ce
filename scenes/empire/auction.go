package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// auction is the bid that a person is about to make.
type auction struct{ bid int }

func (a *auction) reset() { a.bid = 0 }

// modalKeys does what keys say while a paper has all hands.
func (s *Scene) modalKeys(in *input.Frame) {
	if !in.Menu.Pressed.Has(input.B) {
		return
	}
	switch {
	case s.audit.open:
		s.audit.close(s)
	default:
		s.pause(-1)
	}
}

var (
	idBid   = ui.ID{Name: "bid"}
	idOffer = ui.ID{Name: "offer"}
	idHand  = ui.ID{Name: "handover"}
)

// paintModal paints the hand-over card, the bid or the choice of who begins.
func (s *Scene) paintModal() {
	switch {
	case s.audit.open || s.log.sheet.Open || s.v.Over != nil:
	case s.card:
		s.paintHandover()
	case s.mine() && s.v.Phase == game.PhaseBid:
		s.paintBid()
	case s.mine() && s.v.Phase == game.PhaseFirst:
		s.paintFirst()
	}
}

// sheet is a paper in the middle with a head in a seat's colour; it returns what
// is left under the head.
func (s *Scene) sheet(w, h float32, seat rules.Seat, title string) ui.Rect {
	p := s.g.P
	v := p.View()
	w, h = min(v.W-40, w), min(v.H-40, h)
	r := ui.Centered(v.W/2, v.H/2, w, h)
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 71, Lift: 1})
	look := ui.SeatLook(seat)
	band, in := r.CutTop(96, 12)
	p.Sheet(band, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.3, Seed: 72 + int(seat), Gouache: 1, Lift: -1})
	p.SignDisc(seat, band.X+70, band.CY(), 36)
	t := ui.Type{Face: ui.Fredoka600, Size: 32, Color: look.TextOn}
	p.Label(title, ui.Rect{X: band.X + 126, Y: band.Y + 4, W: band.W - 146, H: band.H - 8}, t, ui.Left)
	return ui.Rect{X: in.X + 32, Y: in.Y, W: in.W - 64, H: in.H - 26}
}

// paintHandover asks for the right hands before a secret bid.
func (s *Scene) paintHandover() {
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	name := s.seated(s.eyes)
	in := s.sheet(560, 320, s.eyes, s.k.T("handover.title", "name", name))
	line, in := in.CutTop(64, 10)
	p.ParagraphMid(s.word("handover.line"), line, ui.Body, ui.Center)
	if g.Button(idHand, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: min(84, in.H)}, ui.Button{Text: s.k.T("handover.go", "name", name), Main: true, Size: 26}) {
		s.holder, s.card = s.eyes, false
		s.k.Play("ui.turn")
		s.refresh()
	}
	s.keepFocus(idHand, "handover")
}

// keepFocus gives the focus to id unless one of the things named so has it.
func (s *Scene) keepFocus(id ui.ID, names ...string) {
	now, ok := s.g.Focused()
	for _, n := range names {
		if ok && now.Name == n {
			return
		}
	}
	s.g.Focus(id)
}

// paintBid is the paper on which a person writes his bid.
func (s *Scene) paintBid() {
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	most := s.v.Players[s.eyes].Coins
	in := s.sheet(600, 430, s.eyes, s.word("empire.bid.title"))
	about, in := in.CutTop(92*min(1.3, p.TextScale), 6)
	p.ParagraphMid(s.say(phrase{key: "empire.bid.about", n: most}), about, ui.Body, ui.Center)
	row, in := in.CutTop(96, 10)
	less, more := ui.Rect{X: row.X + 60, Y: row.CY() - 30, W: 60, H: 60}, ui.Rect{X: row.Right() - 120, Y: row.CY() - 30, W: 60, H: 60}
	u := g.Item(idBid, ui.Rect{X: row.X + 140, Y: row.Y + 4, W: row.W - 280, H: row.H - 8}, true)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	was := s.auction.bid
	s.auction.bid = max(0, min(most, was+u.DX))
	p.Sheet(ui.Rect{X: row.X + 140, Y: row.Y + 4, W: row.W - 280, H: row.H - 8}, ui.Sheet{Color: ui.White, Radius: 8, Waver: 0.8, Seed: 3, Lift: 0.1})
	p.Art("empire/coin", row.CX()-36, row.CY(), ui.ArtStyle{Height: 44})
	p.Label(ui.Digits(s.auction.bid), ui.Rect{X: row.CX() - 4, Y: row.Y, W: 90, H: row.H}, ui.Number.Sized(50), ui.Left)
	if g.Button(ui.ID{Name: "bid.less"}, less, ui.Button{Icon: "icons/minus", Disabled: s.auction.bid == 0}) {
		s.auction.bid--
	}
	if g.Button(ui.ID{Name: "bid.more"}, more, ui.Button{Icon: "icons/plus", Disabled: s.auction.bid == most}) {
		s.auction.bid++
	}
	if was != s.auction.bid {
		s.k.PlayAt("emp.coin", 0, s.auction.bid, false)
	}
	if g.Button(idOffer, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: min(74, in.H)}, ui.Button{Text: s.say(phrase{key: "empire.bid.offer", n: s.auction.bid}), Main: true, Size: 26}) || u.Clicked && g.Hands().Act {
		s.try(game.Pick(game.DoBid, s.auction.bid))
		return
	}
	s.keepFocus(idBid, "bid", "offer", "bid.less", "bid.more")
}

// paintFirst asks the highest bidder who begins.
func (s *Scene) paintFirst() {
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	in := s.sheet(600, 210+float32(s.v.Seats)*64, s.eyes, s.word("empire.first.title"))
	about, in := in.CutTop(52*min(1.3, p.TextScale), 6)
	bids, drawn := s.log.bids()
	words := "empire.first.about"
	if drawn {
		words = "empire.first.drawn"
	}
	p.ParagraphMid(s.word(words), about, ui.Body, ui.Center)
	for i := range s.v.Seats {
		r := in.Row(i, s.v.Seats, 8)
		if g.Button(ui.ID{Name: "first", N: i}, r, ui.Button{Text: s.seated(rules.Seat(i)), Size: 22}) {
			s.try(game.Pick(game.DoFirst, i))
			return
		}
		p.On(ui.OverTop)
		p.Sign(rules.Seat(i), r.X+34, r.CY(), 30, true)
		if i < len(bids) {
			p.Art("empire/coin", r.Right()-62, r.CY(), ui.ArtStyle{Height: 26})
			p.Label(ui.Digits(bids[i]), ui.Rect{X: r.Right() - 44, Y: r.Y, W: 34, H: r.H}, ui.Number.Sized(22), ui.Left)
		}
		p.Pop()
	}
	s.keepFocus(ui.ID{Name: "first", N: int(s.eyes)}, "first")
}

// bids are what everybody bid for this game, by seat, and whether a draw settled
// it; none before they are shown.
func (l *logbook) bids() (all []int, drawn bool) {
	for i := len(l.lines) - 1; i >= 0; i-- {
		e := &l.lines[i].event
		if e.Kind != game.BidsShown {
			continue
		}
		highest := 0
		for _, n := range e.Bids {
			if n == e.N {
				highest++
			}
		}
		return e.Bids, highest > 1
	}
	return nil, false
}

// paintBids shows in the bubble what everybody bid, while somebody else says who
// begins: who paid, and whether it was by a draw.
func (s *Scene) paintBids(bids []int, drawn bool) {
	p := s.g.P
	key := "empire.bid.won"
	if drawn {
		key = "empire.bid.drawn"
	}
	r := s.plan.Bubble.Inset2(17, 8)
	r.W -= 140 // the buttons
	top, row := r.CutTop(r.H*0.4, 0)
	p.Label(s.say(phrase{key: key, x: letter(s.v.Current)}), top, ui.Subheading.Sized(19), ui.Left)
	for i, n := range bids {
		at := row.Column(i, max(3, len(bids)), 0)
		p.Sign(rules.Seat(i), at.X+12, at.CY(), 24, true)
		number := ui.Number.Sized(19)
		if game.Side(i) != s.v.Current {
			number = number.With(ui.Second)
		}
		p.Label(ui.Digits(n), ui.Rect{X: at.X + 27, Y: at.Y, W: at.W - 27, H: at.H}, number, ui.Left)
	}
}
