package brutal

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// fewNames is of how many cups side by side the names have room.
const fewNames = 4

// drawTicks is how long an order's arrow takes to draw itself.
const drawTicks = 13

// paintTruce is the screen on which orders are given.
func (s *Scene) paintTruce(in *input.Frame) {
	p, g, d := s.g.P, s.g, s.draft()
	plan := s.plan(campus.Truce)
	s.clearZones()
	if d.given {
		s.carry.drop()
	}
	free := d.freeFor(s.v)
	own := s.v.Own()
	bench := s.benchShelf(plan, own)
	hot := nobody
	if s.carry.who == nobody && !d.given {
		hot = s.places(func(n int) (x, y, scale float32, ok bool) {
			if !slices.Contains(free, n) && d.orderOf(n) == nil {
				return 0, 0, 0, false
			}
			if own[n].Zone != game.Bench {
				return s.ground.Where(campus.Who{Seat: s.eyes, N: n})
			}
			return s.slotOf([]campus.Shelf{bench}, n)
		})
	}
	back := plan.Bench
	if s.carry.who != nobody && own[s.carry.who].Zone != game.Bench {
		back = plan.Drop(own[s.carry.who].Zone)
	}
	if to := s.targets(func(z int) bool { return s.v.Zones[z].Contested() }, back); to != nowhere {
		s.layOrder(to)
	}
	for z := range game.Zones {
		s.truceZone(z, hot)
	}
	s.arrows(&bench)
	if s.carry.who != nobody || s.carry.flies > 0 {
		st := game.Offensive
		if s.carry.who != nobody {
			st = own[s.carry.who].Strategy
		}
		s.inHand(s.eyes, st)
	}
	s.ground.Paint(g, &s.frame)
	s.header(plan, s.word("brutal.title.truce"), s.say("brutal.truce.after", s.v.Melee, "", ""))
	s.truceCards(plan, s.eyes)
	campus.Niche(p, plan.Bench.Inset2(8, 0), 0, 13)
	label := s.word("brutal.reserve")
	for k := range bench.Cups {
		if bench.Cups[k].N == hot {
			bench.Cups[k].Hot, label = true, name(s.eyes, hot)
		}
	}
	s.ground.PaintShelf(p, &bench, s.tick, s.still)
	p.On(ui.Raised) // over the arrows that leave here
	campus.PaperLabel(p, label, plan.Bench.X+20, plan.Bench.Y+20, 200)
	p.Pop()
	s.orderList(plan.Orders)
	s.corner(plan)
	s.truceButtons(in, plan)
	campus.PaintBanner(p, plan, &s.banner, s.still)
}

// benchShelf is the reservists who have not entered.
func (s *Scene) benchShelf(plan *campus.Plan, own *[game.Fighters]game.Fighter) campus.Shelf {
	d := s.draft()
	s.cups = s.cups[:0]
	for n := range own {
		if own[n].Zone != game.Bench {
			continue
		}
		c := cup(s.eyes, n, own[n].Strategy)
		c.Posture = campus.Down
		if d.orderOf(n) != nil || s.carry.who == n {
			c.Posture = campus.Leaving
		}
		s.cups = append(s.cups, c)
	}
	return campus.Shelf{Plank: campus.ShelfIn(plan.Bench), Gap: 66, Size: 0.92, Places: game.Reservists, Cups: s.cups}
}

// layOrder lays the cup in the hand: an order, or none.
func (s *Scene) layOrder(to int) {
	d, c := s.draft(), &s.carry
	n, keyed := c.who, c.keyed
	own := s.v.Own()
	gone := cup(s.eyes, n, own[n].Strategy)
	if to < 0 {
		if to == shelf && d.cancel(n) {
			s.k.Play("ui.undo")
		}
		s.flyHome(gone)
	} else {
		o := game.Order{Fighter: n, To: to, Strategy: own[n].Strategy}
		if old := d.orderOf(n); old != nil {
			o.Strategy = old.Strategy
		}
		was := slices.Clone(d.orders)
		d.order(o)
		if err := s.v.Check(game.GiveOrders(d.orders...)); err != nil {
			d.orders, d.ordered = was, d.ordered[:len(d.ordered)-1]
			d.unfree()
			s.refuse(err)
			s.carry.shake[to] = 1
			s.flyHome(gone)
			return
		}
		c.drop()
		s.k.PlayAt("brutal.place", s.panOf(to), 0, false)
	}
	if keyed {
		s.nextFree(n)
	}
}

// nextFree gives the focus to the next who may get an order.
func (s *Scene) nextFree(after int) {
	for _, i := range s.draft().freeFor(s.v) {
		if i > after && s.draft().orderOf(i) == nil {
			s.g.Focus(ui.ID{Name: "cup", N: i})
			return
		}
	}
	s.g.Focus(ui.ID{Name: "main"})
}

// truceZone is a zone as the person who looks may know it.
func (s *Scene) truceZone(z, hot int) {
	f, zone := &s.frame.Zones[z], &s.v.Zones[z]
	f.Shake = s.carry.shake[z]
	keeps := nobody
	var d *draft
	if own := s.v.Own(); own != nil {
		d = s.draft()
		for n := range own {
			if own[n].Zone != z || own[n].ECTS <= 0 {
				continue
			}
			c := cup(s.eyes, n, own[n].Strategy)
			c.Sign, c.Hot = true, n == hot
			if d.orderOf(n) != nil && s.page == pageTruce || s.carry.who == n || s.leaves(n) {
				c.Posture, c.Sign = campus.Leaving, false
			} else {
				keeps = n
			}
			if zone.Sides[s.v.Seat].Count > fewNames && !c.Hot {
				c.Name = "" // names would lie on each other
			}
			f.Cups = append(f.Cups, c)
		}
	}
	for p := range rules.Seat(game.Players) {
		if p == s.v.Seat {
			continue
		}
		for i := range zone.Sides[p].Count {
			f.Cups = append(f.Cups, shadow(p, s.shadowsBefore(p, z)+i))
		}
	}
	if !zone.Contested() {
		f.Held, f.Owner, f.Fresh = true, zone.Owner, 0
		f.HeldText = s.k.T("brutal.truce.held", "letter", zone.Owner.Letter())
		if zone.Owner == s.v.Seat && keeps != nobody && zone.Sides[s.v.Seat].Count-s.leaving(z) == 1 {
			f.HeldText = s.k.T("brutal.truce.keeps", "letter", zone.Owner.Letter(), "name", name(s.eyes, keeps))
		}
		return
	}
	f.Share, f.Was = share(zone.Sides[0].ECTS, zone.Sides[1].ECTS), s.stage.front[z]
	f.Moved = f.Was > 0
	f.Lit = s.carry.who != nobody && s.carry.over == z
	f.Left = campus.Tag{Show: true, Sign: true, Figure: ui.Digits(zone.Sides[0].ECTS)}
	f.Right = campus.Tag{Show: true, Seat: 1, Sign: true, Figure: ui.Digits(zone.Sides[1].ECTS)}
	for p := range zone.Start {
		before, lost := zone.Start[p].ECTS, zone.Start[p].ECTS-zone.Sides[p].ECTS
		f.Notes[p] = campus.Note{Seat: rules.Seat(p), Sign: true, Text: s.say("brutal.truce.before", before, "", "")}
		if lost > 0 {
			f.Notes[p].Strong = minus(lost)
		} else if lost < 0 {
			f.Notes[p].Strong = plus(-lost)
		}
	}
	if d == nil || s.page != pageTruce {
		return
	}
	tag := &f.Left
	if s.eyes != 0 {
		tag = &f.Right
	}
	come := s.coming(z)
	if f.Lit {
		come += s.v.Own()[s.carry.who].ECTS
		tag.Look = campus.AccentTag
		c := cup(s.eyes, s.carry.who, s.v.Own()[s.carry.who].Strategy)
		c.Posture = campus.Ghost
		f.Cups = append(f.Cups, c)
	}
	if come > 0 {
		tag.To = ui.Digits(zone.Sides[s.eyes].ECTS + come)
	}
}

// coming is how many ECTS the orders laid so far bring to a zone, without the
// cup in the hand.
func (s *Scene) coming(z int) int {
	sum := 0
	for _, o := range s.draft().orders {
		if o.To == z && o.Fighter != s.carry.who {
			sum += s.v.Own()[o.Fighter].ECTS
		}
	}
	return sum
}

// leaves says whether an own fighter is seen to leave in the reveal.
func (s *Scene) leaves(n int) bool {
	if s.page != pageReveal {
		return false
	}
	for i := range s.moved {
		if e := &s.moved[i]; e.What == game.EventArrived && e.Seat == s.eyes && e.Fighter == n {
			return true
		}
	}
	return false
}

// leaving is how many have orders to leave a zone.
func (s *Scene) leaving(z int) int {
	n := 0
	for _, o := range s.draft().orders {
		if s.v.Own()[o.Fighter].Zone == z {
			n++
		}
	}
	return n
}

// shadowsBefore numbers the silhouettes, so that none is there twice.
func (s *Scene) shadowsBefore(p rules.Seat, z int) int {
	n := 0
	for i := range z {
		n += s.v.Zones[i].Sides[p].Count
	}
	return n
}

// slim is how many times narrower than usual the arrows of so many orders of one
// side are.
func slim(n int) float32 { return max(0.5, min(1, 1-0.17*float32(n-2))) }

// arrows are the orders as arrows, drawing themselves.
func (s *Scene) arrows(bench *campus.Shelf) {
	d, f := s.draft(), &s.frame
	var lanes [game.Zones]int
	for i, o := range d.orders {
		t := &d.drawn[o.Fighter]
		if *t += 1.0 / drawTicks; *t >= 1 || s.posed {
			*t = 1
		}
		a := campus.Order{Seat: s.eyes, Number: i + 1, To: o.To, Lane: lanes[o.To], Slim: slim(len(d.orders)), Drawn: *t}
		if s.still {
			a.Drawn, a.Fade = 1, 1-*t
		}
		lanes[o.To]++
		from := s.v.Own()[o.Fighter].Zone
		if from == game.Bench {
			x, y, scale, ok := s.slotOf([]campus.Shelf{*bench}, o.Fighter)
			if !ok {
				continue
			}
			a.X0, a.Y0, a.Below = x, y-campus.Height(kindOf(o.Fighter))*scale/2, true
		} else if x, y, scale, ok := s.ground.Where(campus.Who{Seat: s.eyes, N: o.Fighter}); ok {
			a.X0, a.Y0 = x, y-campus.Height(kindOf(o.Fighter))*scale/2
		} else {
			r := f.Plan.Stage(from)
			a.X0, a.Y0 = r.CX(), r.CY()
		}
		f.Orders = append(f.Orders, a)
	}
}

// truceCards are the sides' papers with their envelopes.
func (s *Scene) truceCards(plan *campus.Plan, eyes rules.Seat) {
	for p := range rules.Seat(game.Players) {
		c := s.cardOf(p)
		c.Score = ui.Digits(s.v.Held(p))
		c.Sub = s.say("brutal.standing.short", s.v.Standing(p), "", "")
		e := s.envelope(p)
		c.Envelope = &e
		switch {
		case s.page == pageReveal: // it is on its way to the middle
			c.Envelope, c.Sub = nil, s.who(p)
			c.Figure, c.Words = ui.Digits(s.v.Standing(p)), s.say("brutal.standing", s.v.Standing(p), "", "")
			c.Figure2, c.Words2 = ui.Digits(s.v.ECTS(p)), s.word("brutal.ects.all")
		case s.seal[p] > 1:
			c.Caption = s.word("brutal.truce.sealed")
		case p == eyes:
			c.Caption = s.word("brutal.truce.open")
		default:
			c.Caption = s.word("brutal.truce.thinks")
		}
		campus.PaintCard(s.g.P, plan.Cards[p], &c, s.tick, s.still)
	}
}

// orderList is the orders in lines.
func (s *Scene) orderList(r ui.Rect) {
	p, g, d := s.g.P, s.g, s.draft()
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1, Seed: 3, Lift: 0.3})
	in := r.Inset2(14, 5)
	if len(d.orders) == 0 {
		key := "brutal.truce.how"
		if len(d.freeFor(s.v)) == 0 {
			key = "brutal.truce.nobody"
		}
		p.ParagraphMid(s.word(key), in.Inset2(10, 4), ui.Body, ui.Center)
		return
	}
	row := max(46, in.H/3)
	off := g.Scroll(ui.ID{Name: "orders"}, in, row*float32(len(d.orders)))
	for i := range d.orders {
		o := &d.orders[i]
		line := campus.OrderLine{Seat: s.eyes, Number: i + 1, Name: name(s.eyes, o.Fighter), To: s.zone(o.To), Strategy: campus.Strategy(o.Strategy)}
		w := in.W
		if len(d.orders) > 3 {
			w -= 16
		}
		use := campus.OrderRow(g, ui.ID{Name: "order", N: i}, ui.Rect{X: in.X, Y: in.Y + row*float32(i) - off, W: w, H: row}, &line)
		if d.given {
			continue
		}
		if use.Changed {
			d.remember()
			o.Strategy = game.Strategy(use.Strategy)
			s.k.Play("brutal.strategy")
		}
		if use.Cancel {
			d.cancel(o.Fighter)
			s.k.Play("ui.undo")
			break
		}
	}
	g.EndScroll()
}

// truceButtons are undo, "no orders" and the seal.
func (s *Scene) truceButtons(in *input.Frame, plan *campus.Plan) {
	g, d := s.g, s.draft()
	m := in.Menu.Pressed
	undo := campus.KeyButton(g, ui.ID{Name: "undo"}, plan.Undo, &campus.Key{Icon: "icons/undo", Text: s.word("brutal.undo"), Color: ui.Ink, Disabled: len(d.ordered) == 0 || d.given})
	if (undo || m.Has(input.ZL) || in.Keys.Pressed.Has(ebiten.KeyBackspace) || in.Keys.Control() && in.Keys.Pressed.Has(ebiten.KeyZ)) && !d.given {
		if last := len(d.ordered) - 1; last >= 0 {
			d.orders, d.ordered = d.ordered[last], d.ordered[:last]
			d.unfree()
			s.k.Play("ui.undo")
		} else {
			s.no("error.undo")
		}
	}
	none := campus.KeyButton(g, ui.ID{Name: "none"}, plan.Other, &campus.Key{Icon: "brutal/cross", Text: s.word("brutal.truce.none"), Color: ui.Ink, Disabled: len(d.orders) == 0 || d.given})
	if none {
		d.remember()
		d.orders = nil
		d.unfree()
		s.k.Play("ui.undo")
		g.Focus(ui.ID{Name: "main"})
	}
	b := campus.Main{Title: s.say("brutal.truce.seal", len(d.orders), "", ""), Sub: s.word("brutal.truce.together"), Lit: s.carry.who == nobody, Seal: true, Seat: s.eyes}
	if len(d.orders) == 0 {
		b.Title = s.word("brutal.truce.seal.none")
	}
	if d.given {
		b = campus.Main{Title: s.word("brutal.given"), Sub: s.word("brutal.given.wait"), Seal: true, Seat: s.eyes}
	}
	if campus.MainButton(g, ui.ID{Name: "main"}, plan.Main, &b) && !d.given && s.carry.who == nobody {
		s.submit(game.GiveOrders(d.orders...))
	}
	if _, ok := g.Focused(); !ok {
		g.Focus(ui.ID{Name: "main"})
	}
}
