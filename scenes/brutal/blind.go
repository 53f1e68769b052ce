package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// blind is the way in which two people with a pad each decide at once before one
// screen: a choice is a position, six of them lie around the thumbs, and the
// screen shows what each position means but not which one was pressed.
type blind struct {
	on bool
	// at is who is to be placed next, done whether a side has sealed.
	at   [game.Players]int
	list [game.Players][]int
	done [game.Players]bool
	// blink shows that something was pressed, and not what.
	blink [game.Players]float32
}

// spots are the positions: three above, three below, as the buildings lie. The
// last one is no building: it is the sixth team, and "stays where it is".
var spots = [...]input.Button{input.Left, input.Right, input.Up, input.X, input.A, input.Y}

// canBeBlind says whether two people hold two pads.
func (s *Scene) canBeBlind(in *input.Frame) bool {
	if s.people() != game.Players {
		return false
	}
	a, b := s.chair[0].Device, s.chair[1].Device
	return a != b && in.Pad(a) != nil && in.Pad(b) != nil
}

// beginBlind lets both decide together from now on.
func (s *Scene) beginBlind() {
	s.blind = blind{on: true}
	s.card, s.eyes, s.holder = false, rules.Spectator, rules.Spectator
	s.blind.next()
	s.k.Play("ui.turn")
}

// next gets ready for the next decision.
func (b *blind) next() {
	*b = blind{on: b.on}
}

// queue is who a side places one after the other: the fighters still without a
// post, or those who may get orders.
func (s *Scene) queue(p rules.Seat) []int {
	b := &s.blind
	if b.list[p] == nil {
		if s.page == pageTruce {
			b.list[p] = append([]int{}, s.m.View(p).Free(nil)...)
		} else {
			b.list[p] = []int{}
			for _, n := range waitingOrder {
				if !s.drafts[p].team[n].Reserve {
					b.list[p] = append(b.list[p], n)
				}
			}
		}
	}
	return b.list[p]
}

// paintBlind is the screen on which both decide together.
func (s *Scene) paintBlind(in *input.Frame) {
	if !s.canBeBlind(in) {
		// Somebody has a mouse in the hand now.
		s.blind = blind{}
		s.turnTo()
		return
	}
	b := &s.blind
	for p := range rules.Seat(game.Players) {
		b.blink[p] = max(0, b.blink[p]-1.0/14)
		if pad := in.Pad(s.chair[p].Device); pad != nil && !b.done[p] {
			s.pressBlind(p, pad.Pressed)
		}
	}
	s.blindPicture()
	if b.done[0] && b.done[1] {
		s.giveBlind()
	}
}

// pressBlind is what a pad does.
func (s *Scene) pressBlind(p rules.Seat, pressed input.Buttons) {
	b, d := &s.blind, &s.drafts[p]
	if pressed == 0 {
		return
	}
	b.blink[p] = 1
	if pressed.Has(input.Down) {
		if s.blindReady(p) {
			b.done[p] = true
			s.k.PlayAt("brutal.seal", panOfSide(p), 0, false)
		} else {
			s.k.PlayAt("ui.refuse", panOfSide(p), 0, false)
		}
		return
	}
	if pressed.Has(input.B) {
		s.blindBack(p)
		return
	}
	for i, button := range spots {
		if !pressed.Has(button) {
			continue
		}
		if s.page == pageSetup {
			d.preset, d.team = i, presets[i].Recipes[s.v.Dialect].Team()
			b.at[p] = 1
			s.k.PlayAt("brutal.place", panOfSide(p), 0, false)
			return
		}
		s.placeBlind(p, i)
		return
	}
}

// panOfSide is where a side is heard, whatever it presses.
func panOfSide(p rules.Seat) float32 {
	if p == 0 {
		return -0.5
	}
	return 0.5
}

// placeBlind sends the next of a side to a position.
func (s *Scene) placeBlind(p rules.Seat, spot int) {
	b, d := &s.blind, &s.drafts[p]
	list := s.queue(p)
	if b.at[p] >= len(list) {
		s.k.PlayAt("ui.refuse", panOfSide(p), 0, false)
		return
	}
	n := list[b.at[p]]
	ok := true
	switch {
	case s.page == pagePost && spot < game.Zones:
		d.posts[n] = spot
	case s.page == pagePost:
		ok = false
	case spot == game.Zones: // stays where it is
	default:
		v := s.m.View(p)
		d.orders = append(d.orders, game.Order{Fighter: n, To: spot, Strategy: v.Own()[n].Strategy})
		if v.Check(game.GiveOrders(d.orders...)) != nil {
			d.orders = d.orders[:len(d.orders)-1]
			ok = false
		}
	}
	if !ok {
		s.k.PlayAt("ui.refuse", panOfSide(p), 0, false)
		return
	}
	b.at[p]++
	s.k.PlayAt("brutal.place", panOfSide(p), 0, false)
}

// blindBack takes the last one back.
func (s *Scene) blindBack(p rules.Seat) {
	b, d := &s.blind, &s.drafts[p]
	if b.at[p] == 0 {
		s.k.PlayAt("ui.refuse", panOfSide(p), 0, false)
		return
	}
	b.at[p]--
	if s.page != pageSetup {
		n := s.queue(p)[b.at[p]]
		d.posts[n] = game.Bench
		d.cancel(n)
	}
	s.k.PlayAt("ui.undo", panOfSide(p), 0, false)
}

// blindReady says whether a side may seal. Those who are not placed are placed
// by lot.
func (s *Scene) blindReady(p rules.Seat) bool {
	return s.page != pageSetup || s.blind.at[p] > 0
}

// giveBlind gives what both decided.
func (s *Scene) giveBlind() {
	page := s.page
	for p := range rules.Seat(game.Players) {
		d := &s.drafts[p]
		var a game.Action
		switch page {
		case pageSetup:
			a = game.ComposeTeam(d.team)
		case pagePost:
			a = game.DeployPosts(d.posts.Fill(&d.team, rules.NewRand(s.k.Env.Seed()+uint64(p))))
		default:
			a = game.GiveOrders(d.orders...)
		}
		if err := s.m.Submit(p, a); err != nil {
			s.refuse(err)
			s.blind.done[p] = false
			return
		}
		d.given = true
	}
}

var blindKeys = [...]string{pageSetup: "brutal.blind.setup", pagePost: "brutal.blind.post", pageTruce: "brutal.blind.truce"}

// blindPicture shows what each position means, and how far both are.
func (s *Scene) blindPicture() {
	p := s.g.P
	v := p.View()
	s.ground.Ground(s.g, v)
	w := min(v.W-48, 1100)
	all := ui.Centered(v.W/2, v.H/2, w, v.H-60)
	title, rest := all.CutTop(96, 8)
	top, low := title.CutTop(52, 4)
	p.Label(s.word("brutal.blind.title"), top, pageTitle, ui.Center)
	p.Label(s.word(blindKeys[s.page]), low, ui.Body, ui.Center)
	grid := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H * 0.5}
	// Left, up, right above; left, right and top of the other thumb below.
	order := [...]int{0, 2, 1, 3, 4, 5}
	for k, i := range order {
		cell := grid.Row(k/3, 2, 12).Column(k%3, 3, 12)
		s.spot(cell, i)
	}
	cards := ui.Rect{X: rest.X, Y: grid.Bottom() + 16, W: rest.W, H: rest.Bottom() - grid.Bottom() - 16}
	for seat := range rules.Seat(game.Players) {
		s.blindCard(cards.Column(int(seat), 2, 24), seat)
	}
}

// spot is one position: the buttons of both, and what it stands for.
func (s *Scene) spot(r ui.Rect, i int) {
	p := s.g.P
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 50 + i, Lift: 0.2})
	up, low := r.Inset2(14, 8).Row(0, 2, 4), r.Inset2(14, 8).Row(1, 2, 4)
	x := up.X
	for seat := range s.chair {
		if l, ok := s.k.Env.Hands.Label(s.chair[seat].Device, spots[i]); ok {
			x += s.k.Cap(s.g, l, x, up.CY(), min(34, up.H), true) + 8
		}
	}
	text := ""
	if s.page == pageSetup {
		text = s.word(presetKeys[presets[i].ID])
		p.Art(presetIcons[presets[i].ID], up.Right()-20, up.CY(), ui.ArtStyle{Scale: 1, Ink: ui.Hex(0xA34A31)})
	} else if i < game.Zones {
		text = s.zone(i)
		if s.page == pageTruce && !s.v.Zones[i].Contested() {
			text = s.k.Join(text, " · ", s.word("brutal.blind.closed"))
		}
	} else if s.page == pageTruce {
		text = s.word("brutal.blind.stays")
	}
	p.ParagraphMid(text, low, ui.Heading, ui.Left)
}

// blindCard is how far a side is.
func (s *Scene) blindCard(r ui.Rect, seat rules.Seat) {
	p, b := s.g.P, &s.blind
	look := ui.SeatLook(seat)
	lift := 0.2 + 0.4*b.blink[seat]
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 12, Waver: 1.2, Seed: 60 + int(seat), Lift: lift})
	head, body := r.CutTop(min(64, r.H*0.36), 6)
	p.Sheet(head, ui.Sheet{Color: look.Ground, Radius: 10, Waver: 1, Seed: 62 + int(seat), Lift: -1})
	p.SignDisc(seat, head.X+40, head.CY(), 24)
	p.Label(s.who(seat), ui.Rect{X: head.X + 76, Y: head.Y, W: head.W - 90, H: head.H}, ui.Type{Face: ui.Fredoka600, Size: 26, Color: look.TextOn}, ui.Left)
	text := s.word("brutal.blind.choose")
	switch {
	case b.done[seat]:
		text = s.word("brutal.blind.sealed")
	case s.page == pageSetup && b.at[seat] > 0:
		text = s.word("brutal.blind.chosen")
	case s.page != pageSetup:
		text = s.of("brutal.blind.count", b.at[seat], len(s.queue(seat)))
	}
	body = body.Inset2(18, 4)
	p.ParagraphMid(text, body.Row(0, 2, 4), ui.Heading, ui.Center)
	low := body.Row(1, 2, 4)
	if b.done[seat] {
		campus.PaintEnvelope(p, &campus.Envelope{Fold: 1, Seal: 1}, seat, low.CX(), low.CY(), min(0.9, low.H/84))
		return
	}
	for i, h := range [2]struct {
		b   input.Button
		key string
	}{{input.Down, "brutal.blind.seal"}, {input.B, "brutal.blind.back"}} {
		cell := low.Inset2(low.W*0.03, 0).Column(i, 2, 10)
		if low.W < 400 {
			cell = low.Row(i, 2, 4)
		}
		if l, ok := s.k.Env.Hands.Label(s.chair[seat].Device, h.b); ok {
			w := s.k.Cap(s.g, l, cell.X, cell.CY(), min(32, cell.H), true) + 8
			_, cell = cell.CutLeft(w, 0)
		}
		p.Label(s.word(h.key), cell, ui.RowLabel, ui.Left)
	}
}
