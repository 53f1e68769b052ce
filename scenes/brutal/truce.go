package brutal

import (
	"slices"

	bots "ludotheque/ai/brutal"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// fewNames is of how many cups side by side the names have room.
const fewNames = 4

// drawTicks is how long an order's arrow takes to draw itself.
const drawTicks = 13

// truce is the screen on which orders are given.
type truce struct {
	*face
	// odds are the chances of the zones and of the battle, before and with the orders and
	// the hand of which they were reckoned.
	odds struct {
		of            oddsKey
		before, after [game.Zones]int
		battle, rush  int // with the orders, if the other side stays or rushes into one zone
	}
	list []game.Order
	kept [game.Zones]keeper
	// needy is the zone that helps found in the truce after this many brawls, with its chances after
	// that, and the lesson's step about it.
	needy struct {
		melee, zone int
		after       int
		step        lesson.Step
	}
	// begun is the truce in which the focus has been given to the first who may get an order.
	begun turnOf
	// asked is what the seal asked for without orders.
	asked asking
}

// asking is a turn and how many changes its orders have had.
type asking struct {
	turn  turnOf
	moves int
}

// turnOf is the turn of a side in the truce after this many brawls.
type turnOf struct {
	melee int
	eyes  rules.Seat
}

// oddsKey is what chances depend on within a truce.
type oddsKey struct {
	melee, moves int
	eyes         rules.Seat
	who, over    int
	with         [game.Fighters]bool
}

// reckon reckons the chances again after a change; over is the zone that the hand is over.
func (s *truce) reckon(over int) {
	d, o := s.draft(), &s.odds
	of := oddsKey{s.on.View.Melee, d.moves + 1, s.on.Eyes, s.carry.who, over, s.carry.with}
	if o.of == of {
		return
	}
	o.of = of
	s.list = append(s.list[:0], d.orders...)
	if s.carry.who != noCup {
		s.list = slices.DeleteFunc(s.list, func(x game.Order) bool { return s.carry.holds(x.Fighter) })
		for n := range game.Fighters {
			if over >= 0 && s.carry.holds(n) {
				s.list = append(s.list, game.Order{Fighter: n, To: over})
			}
		}
	}
	o.before, _, _ = bots.Odds(s.on.View, nil)
	o.after, o.battle, o.rush = bots.Odds(s.on.View, s.list)
}

// reservist returns the first reservist who has no order yet, or noCup.
func (s *truce) reservist() int {
	for _, n := range s.draft().freeFor(s.on.View) {
		if s.on.View.Own()[n].Zone == game.Bench {
			return n
		}
	}
	return noCup
}

// bestReinforcement returns the zone in which one more reservist raised the chances of the battle most
// when the truce began, or noZone.
func (s *truce) bestReinforcement() int {
	if s.needy.melee == s.on.View.Melee {
		return s.needy.zone
	}
	s.needy.melee, s.needy.zone = s.on.View.Melee, noZone
	n := s.reservist()
	if n == noCup {
		return noZone
	}
	before, _, _ := bots.Odds(s.on.View, nil)
	most := 0
	for _, z := range s.on.View.Contested() {
		after, battle, _ := bots.Odds(s.on.View, []game.Order{{Fighter: n, To: z}})
		if gain := 100*battle + after[z] - before[z]; gain > most { // of equal ones where it shows
			s.needy.zone, most = z, gain
			s.needy.after = after[z]
		}
	}
	return s.needy.zone
}

// explainZone returns a step of the lesson with what the picture shows of the zone that helps found.
func (s *truce) explainZone(step *lesson.Step) *lesson.Step {
	z := s.bestReinforcement()
	if z == noZone || s.on.Eyes < 0 {
		return nil
	}
	n := &s.needy
	sides := &s.on.View.Zones[z].Sides
	n.step = *step
	n.step.Words = words.BrutalLearnTruce(sides[s.on.Eyes].ECTS, n.after, sides[1-s.on.Eyes].ECTS)
	return &n.step
}

// advance draws the arrows of the orders on.
func (s *truce) advance() {
	if s.page != pageTruce || s.on.Eyes < 0 {
		return
	}
	s.on.Happened(newsTruce, false) // as long as it is there: nothing before it can be waited for
	d := s.draft()
	for _, o := range d.orders {
		d.drawn[o.Fighter] = min(1, d.drawn[o.Fighter]+1.0/drawTicks)
		if s.on.Posed {
			d.drawn[o.Fighter] = 1
		}
	}
}

// hands notes the keys that need no focus.
func (s *truce) hands(in *input.Frame) {
	f, ok := s.g.Focused()
	switch {
	case in.Asks(input.Undo):
		s.on.Do(s.undo)
	case s.carry.who != noCup:
	case in.Asks(input.EndTurn):
		s.on.Do(s.sealOnce)
	case ok && f.Name == "cup" && adds(in):
		s.on.Do(func() { s.join(f.N) })
	}
}

// join has a cup go along with the one that is carried, or will be, or no longer.
func (s *truce) join(n int) {
	c, d := &s.carry, s.draft()
	if c.with[n] {
		c.with[n] = false
		s.k.Play("ui.lay")
		return
	}
	// All of them have to be allowed to go together.
	to := slices.IndexFunc(s.on.View.Zones[:], func(z game.Zone) bool { return z.Contested() })
	s.list = slices.DeleteFunc(append(s.list[:0], d.orders...), func(x game.Order) bool { return x.Fighter == n || c.with[x.Fighter] || c.who == x.Fighter })
	for i := range game.Fighters {
		if c.holds(i) || c.with[i] || i == n {
			s.list = append(s.list, game.Order{Fighter: i, To: to})
		}
	}
	s.odds.of = oddsKey{}
	if err := s.on.View.Check(game.GiveOrders(s.list...)); err != nil {
		s.refuse(err)
		return
	}
	s.heeded()
	c.with[n] = true
	s.k.Play("brutal.pick")
}

// joiners registers the cups that may go along with the one that the pointer holds.
func (s *truce) joiners(bench *board.Shelf) {
	own, c := s.on.View.Own(), &s.carry
	for n := range own {
		if own[n].Fallen() || c.holds(n) || own[n].Zone != game.Bench && s.on.View.Zones[own[n].Zone].Contested() {
			continue
		}
		x, y, scale, ok := slotOf([]board.Shelf{*bench}, n)
		if own[n].Zone != game.Bench {
			x, y, scale, ok = s.field.Where(board.Who{Seat: s.on.Eyes, N: n})
		}
		if !ok {
			continue
		}
		if u := s.g.Item(ui.ID{Name: "cup", N: n}, cupArea(n, x, y, scale), false); u.Pressed {
			s.on.Do(func() {
				s.join(n)
				c.added = true
			})
		}
	}
}

// takeAll takes all reservists who may go into the hand.
func (s *truce) takeAll(keyed bool) {
	c, first := &s.carry, noCup
	bench := s.benchShelf(&s.frame.Plan, s.on.View.Own())
	for _, n := range s.draft().freeFor(s.on.View) {
		if s.on.View.Own()[n].Zone != game.Bench {
			continue
		}
		if first == noCup {
			first = n
		} else {
			c.with[n] = true
		}
	}
	if first == noCup {
		return
	}
	x, y, _, _ := slotOf([]board.Shelf{bench}, first)
	h := s.g.Input()
	c.take(first, x, y, h.X, h.Y, keyed)
	c.sticky = !keyed
}

// paint paints the page.
func (s *truce) paint() {
	g, d := s.g, s.draft()
	plan := s.plan()
	s.clearZones()
	s.carry.rests = noCup
	free := d.freeFor(s.on.View)
	own := s.on.View.Own()
	bench := s.benchShelf(plan, own)
	hot := noCup
	if s.carry.who == noCup && s.on.Mine {
		hot = s.carry.places(func(n int) (x, y, scale float32, ok bool) {
			switch {
			case own[n].Fallen():
				return 0, 0, 0, false
			case own[n].Zone != game.Bench:
				return s.field.Where(board.Who{Seat: s.on.Eyes, N: n})
			}
			return slotOf([]board.Shelf{bench}, n)
		}, func(n int) error {
			switch {
			case slices.Contains(free, n) || d.orderOf(n) != nil:
				return nil
			case s.on.View.Zones[own[n].Zone].Contested():
				return game.ErrFighting
			}
			return game.ErrLast
		})
	}
	back := plan.Bench
	if s.carry.who != noCup && own[s.carry.who].Zone != game.Bench {
		back = plan.Drop(own[s.carry.who].Zone)
	}
	a := s.carry.aim(func(z int) bool { return s.on.View.Zones[z].Contested() }, back)
	if a.laid != noZone {
		s.lays(a)
		if h := g.Input(); a.laid == goHome && h.Released && s.heldAt(plan, h.X, h.Y) {
			s.on.Do(func() { s.refuse(game.ErrHeld) })
		}
	}
	if s.carry.who == noCup && s.on.Mine {
		s.emptyHand(plan, &bench)
	}
	if s.carry.sticky && !s.carry.keyed && s.on.Mine {
		s.joiners(&bench)
	}
	s.reckon(a.over)
	for z := range game.Zones {
		s.zone(zoneLook{v: s.on.View, eyes: s.on.Eyes, hot: hot, over: a.over, orders: true}, z)
	}
	s.arrows(&bench)
	if s.carry.who == noCup {
		s.carry.paintHand(a, game.Offensive)
	} else {
		s.carry.paintHand(a, own[s.carry.who].Strategy)
	}
	s.field.Paint(g, &s.frame)
	s.hud.header(plan, s.k.Say(words.BrutalTitleTruce()), s.k.Say(words.BrutalTruceAfter(s.on.View.Melee)))
	s.cards(plan, s.on.View)
	if plan.Bench.W > 0 {
		s.reservists(plan.Bench, &bench, hot)
	}
	key := plan.Hint
	if menu := s.hud.cornered(plan.Menu); key.CX() > menu.X-40 { // beside the menu, which a thumb makes wider
		key.X = min(key.X, menu.X-8-key.W)
	}
	s.face.hint.key(s.hud.cornered(key))
	s.orderList(plan.Orders)
	s.carry.factsInHand(plan)
	s.hud.corner(plan)
	s.buttons(plan)
}

// heldAt reports whether there is a zone at a position that is held already.
func (s *truce) heldAt(plan *board.Plan, x, y float32) bool {
	for z := range game.Zones {
		if !s.on.View.Zones[z].Contested() && plan.Drop(z).Contains(x, y) {
			return true
		}
	}
	return false
}

// emptyHand says what to do where a zone is pressed before a cup was taken.
func (s *truce) emptyHand(plan *board.Plan, bench *board.Shelf) {
	h := s.g.Input()
	if !h.Pressed || s.modal() {
		return
	}
	own := s.on.View.Own()
	for n := range own {
		x, y, scale, ok := slotOf([]board.Shelf{*bench}, n)
		if own[n].Zone != game.Bench {
			x, y, scale, ok = s.field.Where(board.Who{Seat: s.on.Eyes, N: n})
		}
		if ok && cupArea(n, x, y, scale).Contains(h.X, h.Y) {
			return
		}
	}
	for z := range game.Zones {
		if s.on.View.Zones[z].Contested() && plan.Stage(z).Contains(h.X, h.Y) {
			s.on.Do(func() { s.no(words.BrutalTruceFirst()) })
		}
	}
}

// reservists paints the bench.
func (s *truce) reservists(r ui.Rect, bench *board.Shelf, hot int) {
	p := s.g.P
	board.Niche(p, r.Inset2(8, 0), 0, 13)
	label := s.k.Say(words.BrutalReserve())
	for k := range bench.Cups {
		if bench.Cups[k].N == hot {
			bench.Cups[k].Hot, label = true, history.Name(s.on.Eyes, hot)
		}
	}
	s.field.PaintShelf(p, bench, s.tick, s.still())
	p.On(ui.Raised) // over the arrows that leave here
	defer p.Pop()
	board.PaperLabel(p, label, r.X+20, r.Y+20, 200)
	if s.carry.who != noCup || !s.on.Mine || s.waiting() < 2 {
		return
	}
	key := s.hud.cornered(ui.Rect{X: r.Right() - 118, Y: r.Y + 2, W: 108, H: 36})
	if board.KeyButton(s.g, ui.ID{Name: "all"}, key, &board.Key{Icon: "icons/people", Text: s.k.Say(words.BrutalToolAll()), Tip: s.k.Say(words.BrutalTipReserve())}) {
		keyed := s.g.Input().Act
		s.on.Do(func() { s.takeAll(keyed) })
	}
}

// waiting returns how many reservists may still be sent.
func (s *truce) waiting() (n int) {
	for _, i := range s.draft().freeFor(s.on.View) {
		if s.on.View.Own()[i].Zone == game.Bench {
			n++
		}
	}
	return n
}

// benchShelf returns the reservists who have not entered.
func (s *truce) benchShelf(plan *board.Plan, own *[game.Fighters]game.Fighter) board.Shelf {
	d := s.draft()
	s.cups = s.cups[:0]
	for n := range own {
		if own[n].Zone != game.Bench {
			continue
		}
		c := cup(s.on.Eyes, n, own[n].Strategy)
		c.Posture = board.Down
		s.barOf(&c)
		c.Ticked = s.carry.who == noCup && s.carry.with[n]
		if d.orderOf(n) != nil || s.carry.holds(n) {
			c.Posture = board.Leaving
		}
		s.cups = append(s.cups, c)
	}
	return board.Shelf{Plank: board.ShelfIn(plan.Bench), Gap: max(66, plan.Bench.W/6), Size: 0.92, Places: game.Reservists, Cups: s.cups}
}

// lays requests that the carried cup is laid.
func (s *truce) lays(a aim) { s.on.Do(func() { s.lay(a) }) }

// lay lays the carried cups: an order, or none.
func (s *truce) lay(a aim) {
	c := &s.carry
	n, keyed := c.who, c.keyed
	gone := cup(s.on.Eyes, n, s.on.View.Own()[n].Strategy)
	switch {
	case a.laid >= 0:
		if err := s.send(a.laid); err != nil {
			s.refuse(err)
			c.shake[a.laid] = 1
			c.flyHome(gone, a.x, a.y)
			return
		}
		c.drop()
		s.k.PlayAt("brutal.place", s.panOf(a.laid), 0, false)
	default:
		if a.laid == shelf && s.recall() {
			s.k.Play("ui.undo")
		}
		c.flyHome(gone, a.x, a.y)
	}
	if keyed {
		s.nextFree(n)
	}
}

// recall takes back the orders of those carried, and reports whether there were any.
func (s *truce) recall() bool {
	d := s.draft()
	left := slices.DeleteFunc(slices.Clone(d.orders), func(o game.Order) bool { return s.carry.holds(o.Fighter) })
	if len(left) == len(d.orders) {
		return false
	}
	d.remember()
	d.orders = left
	return true
}

// send sends those carried to a zone; one undo takes them all back. The error says why
// the rules do not allow it; then nothing has changed.
func (s *truce) send(to int) error {
	d := s.draft()
	was := slices.Clone(d.orders)
	d.remember()
	for n := range game.Fighters {
		if !s.carry.holds(n) {
			continue
		}
		o := game.Order{Fighter: n, To: to, Strategy: s.on.View.Own()[n].Strategy}
		if old := d.orderOf(n); old != nil {
			o.Strategy = old.Strategy
		}
		d.set(o)
	}
	err := s.on.View.Check(game.GiveOrders(d.orders...))
	if err != nil {
		d.orders, d.ordered = was, d.ordered[:len(d.ordered)-1]
		d.invalidateFree()
	} else {
		s.on.Happened(newsSent, false)
	}
	return err
}

// nextFree gives the focus to the next who may get an order, and to the seal where none is left.
func (s *truce) nextFree(after int) {
	if n := s.following(after); n != noCup {
		s.g.Focus(ui.ID{Name: "cup", N: n})
		return
	}
	s.g.Focus(ui.ID{Name: "main"})
}

// following returns who may get an order after another one, or first after noCup: reservists come
// before those who stand in zones.
func (s *truce) following(after int) int {
	turn := func(n int) int {
		if s.on.View.Own()[n].Zone == game.Bench {
			return n
		}
		return game.Fighters + n
	}
	next := noCup
	for _, n := range s.draft().freeFor(s.on.View) {
		if s.draft().orderOf(n) == nil && (after == noCup || turn(n) > turn(after)) && (next == noCup || turn(n) < turn(next)) {
			next = n
		}
	}
	return next
}

// arrows are the orders as arrows, drawing themselves.
func (s *truce) arrows(bench *board.Shelf) {
	d, f := s.draft(), &s.frame
	var lanes [game.Zones]int
	for i, o := range d.orders {
		t := d.drawn[o.Fighter]
		a := board.Order{Seat: s.on.Eyes, Number: i + 1, To: o.To, Lane: lanes[o.To], Slim: slim(len(d.orders)), Drawn: t}
		if s.still() {
			a.Drawn, a.Fade = 1, 1-t
		}
		lanes[o.To]++
		from := s.on.View.Own()[o.Fighter].Zone
		if from == game.Bench {
			x, y, scale, ok := slotOf([]board.Shelf{*bench}, o.Fighter)
			if !ok {
				continue
			}
			a.X0, a.Y0, a.Below = x, y-board.Height(kindOf(o.Fighter))*scale/2, true
		} else if x, y, scale, ok := s.field.Where(board.Who{Seat: s.on.Eyes, N: o.Fighter}); ok {
			a.X0, a.Y0 = x, y-board.Height(kindOf(o.Fighter))*scale/2
		} else {
			r := f.Plan.Stage(from)
			a.X0, a.Y0 = r.CX(), r.CY()
		}
		f.Orders = append(f.Orders, a)
	}
}

// cards are the sides' papers with their envelopes; in a reveal these are on their way
// to the middle.
func (s *truce) cards(plan *board.Plan, v *game.View) {
	for p := range rules.Seat(game.Players) {
		c := s.hud.cardOf(p)
		c.Score = ui.Digits(v.Held(p))
		c.Sub = s.k.Say(words.BrutalStandingShort(v.Standing(p)))
		e := s.hud.envelope(p)
		c.Envelope = &e
		switch {
		case s.page == pageReveal:
			c.Envelope, c.Sub = nil, s.on.Name(p)
			c.Figure, c.Words = ui.Digits(v.Standing(p)), s.k.Say(words.BrutalStanding(v.Standing(p)))
			c.Figure2, c.Words2 = ui.Digits(v.ECTS(p)), s.k.Say(words.BrutalEctsAll())
		case s.seals[p] > 1:
			c.Caption = s.k.Say(words.BrutalTruceSealed())
		case p == s.on.Eyes:
			c.Caption, c.Facts = s.k.Say(words.BrutalTruceOpen()), s.carry.onPaper()
		default:
			c.Caption = s.k.Say(words.BrutalTruceThinks())
		}
		board.PaintCard(s.g.P, plan.Cards[p], &c, s.tick, s.still())
	}
}

// orderList is the orders in lines.
func (s *truce) orderList(r ui.Rect) {
	p, g, d := s.g.P, s.g, s.draft()
	p.Sheet(r, ui.Panel.In(ui.Paper).Raised(0.3).Of("orders", 0))
	in := r.Inset2(14, 5)
	if len(d.orders) == 0 {
		key := words.BrutalTruceHow()
		switch {
		case len(d.freeFor(s.on.View)) == 0:
			key = words.BrutalTruceNobody()
		case s.waiting() == 0:
			key = words.BrutalTruceHowFree()
		}
		p.ParagraphMid(s.k.Say(key), in.Inset2(10, 4), ui.Body, ui.Center)
		return
	}
	row := board.OrderHigh(p, in.H)
	off := g.Scroll(ui.ID{Name: "orders"}, in, row*float32(len(d.orders)))
	for i := range d.orders {
		o := &d.orders[i]
		line := board.OrderLine{Seat: s.on.Eyes, Number: i + 1, Name: history.Name(s.on.Eyes, o.Fighter), To: s.speech.zone(o.To), Short: s.k.Say(shortZones[o.To]), Strategy: board.Strategy(o.Strategy)}
		w := in.W
		if row*float32(len(d.orders)) > in.H+1 {
			w -= 16
		}
		use := board.OrderRow(g, ui.ID{Name: "order", N: i}, ui.Rect{X: in.X, Y: in.Y + row*float32(i) - off, W: w, H: row}, &line)
		if s.on.Mine && (use.Changed || use.Cancel) {
			s.on.Do(func() { s.changeOrder(i, use) })
		}
	}
	g.EndScroll()
}

// changeOrder gives the fighter of an order another strategy, or takes it back.
func (s *truce) changeOrder(i int, use board.OrderUse) {
	d := s.draft()
	if use.Changed {
		d.remember()
		d.orders[i].Strategy = game.Strategy(use.Strategy)
		s.k.Play("brutal.strategy")
	}
	if use.Cancel {
		d.cancel(d.orders[i].Fighter)
		s.k.Play("ui.undo")
	}
}

// hope says how likely the battle is won with the orders.
func (s *truce) hope() string {
	if s.odds.rush == s.odds.battle {
		return s.k.Say(words.BrutalTruceHope(s.odds.battle))
	}
	return s.k.Say(words.BrutalTruceHopeRush(s.odds.battle, s.odds.rush))
}

// buttons are undo, "no orders" and the seal.
func (s *truce) buttons(plan *board.Plan) {
	g, d, mine := s.g, s.draft(), s.on.Mine
	if board.KeyButton(g, ui.ID{Name: "undo"}, plan.Undo, &board.Key{Icon: "icons/undo", Text: s.k.Say(words.BrutalUndo()), Color: ui.Ink, Disabled: len(d.ordered) == 0 || !mine, Why: s.why(words.BrutalWhyUndo())}) {
		s.on.Do(s.undo)
	}
	if board.KeyButton(g, ui.ID{Name: "none"}, plan.Other, &board.Key{Icon: "brutal/cross", Text: s.k.Say(words.BrutalTruceNone()), Color: ui.Ink, Disabled: len(d.orders) == 0 || !mine, Why: s.why(words.BrutalWhyNone())}) {
		s.on.Do(s.cancelAll)
	}
	b := board.Main{Title: s.k.Say(words.BrutalTruceSeal(len(d.orders))), Sub: s.hope(), Lit: s.carry.who == noCup, Seal: true, Seat: s.on.Eyes}
	now := turnOf{s.on.View.Melee, s.on.Eyes}
	if len(d.orders) == 0 {
		b.Title = s.k.Say(words.BrutalTruceSealNone())
		if s.asked == (asking{now, d.moves}) {
			b.Title, b.Sub = s.k.Say(words.BrutalTruceSealAsk()), s.k.Say(words.BrutalTruceSealAgain())
		}
	}
	if !mine {
		b = board.Main{Title: s.k.Say(words.BrutalGiven()), Sub: s.k.Say(words.BrutalGivenWait()), Seal: true, Seat: s.on.Eyes}
	}
	if board.MainButton(g, ui.ID{Name: "main"}, plan.Main, &b) && mine && s.carry.who == noCup {
		s.on.Do(s.sealOnce)
	}
	s.sealKey(plan.Main)
	if _, ok := g.Focused(); mine && (s.begun != now || !ok && s.carry.who == noCup) {
		s.begun = now
		s.nextFree(noCup)
	}
}

// sealOnce gives the orders; without any, while a cup may get one, it asks first, and in a lesson it says
// what to do instead.
func (s *truce) sealOnce() {
	d := s.draft()
	ask := asking{turnOf{s.on.View.Melee, s.on.Eyes}, d.moves}
	switch none := len(d.orders) == 0 && len(d.freeFor(s.on.View)) > 0; {
	case none && s.on.App.Teacher(s.on.Scene()) != nil:
		s.no(words.BrutalTruceFirst())
	case none && s.asked != ask:
		s.asked = ask
		s.k.Play("ui.refuse")
	default:
		s.seal()
	}
}

// seal gives the orders.
func (s *truce) seal() { s.give(game.GiveOrders(s.draft().orders...)) }

// undo takes the latest change of the orders back.
func (s *truce) undo() {
	d := s.draft()
	last := len(d.ordered) - 1
	if last < 0 {
		s.no(words.ErrorUndo())
		return
	}
	d.orders, d.ordered = d.ordered[last], d.ordered[:last]
	d.invalidateFree()
	s.k.Play("ui.undo")
}

// cancelAll takes all orders back.
func (s *truce) cancelAll() {
	d := s.draft()
	d.remember()
	d.orders = nil
	d.invalidateFree()
	s.k.Play("ui.undo")
	s.g.Focus(ui.ID{Name: "main"})
}
