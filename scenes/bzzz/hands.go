package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// run is what goes on by itself in a person's turn.
type run uint8

const (
	runNone run = iota
	runEnd      // the orders, then the turn ends
	runRest     // the orders, then what a computer player would do, then the turn ends
)

// hands is what lies in the hands of the person who plays: what is selected,
// where the cursor is, which orders stand.
type hands struct {
	sel    int // the bee in the hand, or -1
	cursor meadow.Cell
	keyed  bool           // keys or a pad were used last: the cursor shows
	aside  bool           // keys and pads are in the panel, not on the board
	aim    bots.OrderKind // the order that waits for its target, or ""
	menu   menu
	drag   drag

	orders  bots.Orders
	skipped map[int]bool // bees that stay where they are in this turn
	run     run

	legal   []meadow.Cell
	next    meadow.Cell
	hasNext bool
	threads []meadow.Thread
	odds    []meadow.Odds
	oddsAt  oddsKey
	hot     int
	hover   meadow.Cell
	over    bool

	seen input.Frame // the frame as the widgets see it

	// tip is what lies under the pointer, worked out for tipAt in tipOf.
	tip   string
	tipAt oddsKey
	tipOf *game.View

	// refused is what was said last on the board, and where: a refusal, or
	// that an order stands.
	refused struct {
		key  string
		said phrase
		fine bool
		cell meadow.Cell
		left int
	}
}

// oddsKey is what the bubbles on the board were worked out for.
type oddsKey struct {
	bee, step int
	cell      meadow.Cell
}

// drag is a press on the board that has not ended.
type drag struct {
	on    bool
	bee   int // the bee it began on, or -1
	fresh bool
	cell  meadow.Cell
	x, y  float32
	moved bool
	ticks int
}

func (h *hands) reset() {
	h.sel, h.aim, h.run = -1, "", runNone
	h.menu.open = false
	h.drag = drag{}
	h.hot = -1
}

// newTurn begins the turn of the person who looks: the first bee that waits
// for a word is in the hand.
func (h *hands) newTurn(s *Scene) {
	h.reset()
	clear(h.skipped)
	if !s.mine() {
		return
	}
	h.pickNext(s, 1)
}

// refresh works out again what hangs on the view.
func (h *hands) refresh(s *Scene) {
	v := s.v
	h.legal, h.hasNext = h.legal[:0], false
	h.threads = h.threads[:0]
	h.oddsAt = oddsKey{bee: -2}
	if h.sel >= len(v.Bees) || h.sel >= 0 && v.Bees[h.sel].Owner != s.eyes {
		h.sel = -1
	}
	h.prune(v)
	if s.eyes < 0 {
		return
	}
	mine := s.mine()
	if h.sel >= 0 && mine {
		for _, a := range v.Moves(h.sel) {
			h.legal = append(h.legal, meadow.Cell{X: v.Bees[h.sel].X + a.DX, Y: v.Bees[h.sel].Y + a.DY})
		}
	}
	for i := range v.Bees {
		o, ok := h.orders[i]
		if !ok || v.Bees[i].Owner != s.eyes || v.Bees[i].KO() {
			continue
		}
		if t, ok := stitch(v, i, o); ok {
			h.threads = append(h.threads, t)
		}
		if i == h.sel && mine {
			if a, ok := obey(v, i, o); ok && a.Do == game.Move {
				h.next, h.hasNext = meadow.Cell{X: v.Bees[i].X + a.DX, Y: v.Bees[i].Y + a.DY}, true
			}
		}
	}
}

// idle says whether a bee could do something and was told nothing.
func (s *Scene) idle(bee int) bool {
	v := s.v
	b := &v.Bees[bee]
	if b.Owner != s.eyes || b.KO() || b.Moved || b.Foraged || s.ordered(bee) || s.skipped[bee] {
		return false
	}
	if v.Phase <= game.PhaseMove {
		return true
	}
	return s.bestFlower(bee) >= 0
}

// bestFlower is the flower in reach of a bee that may give most, or -1 when
// none gives anything.
func (s *Scene) bestFlower(bee int) int {
	v := s.v
	best := -1
	for f := range v.Flowers {
		if v.Flowers[f].Nectar.Hi > 0 && v.Check(game.ForageFlower(bee, f)) == nil &&
			(best < 0 || v.Flowers[f].Nectar.Lo+v.Flowers[f].Nectar.Hi > v.Flowers[best].Nectar.Lo+v.Flowers[best].Nectar.Hi) {
			best = f
		}
	}
	return best
}

// pickNext selects the next bee that waits for a word, forwards or backwards.
func (h *hands) pickNext(s *Scene, step int) {
	n := len(s.v.Bees)
	from := h.sel
	if from < 0 && step < 0 {
		from = n
	}
	for k := 1; k <= n; k++ {
		i := ((from+k*step)%n + n) % n
		if s.idle(i) {
			h.pick(s, i)
			return
		}
	}
	h.pick(s, -1)
}

// pick takes a bee into the hand; -1 takes none.
func (h *hands) pick(s *Scene, bee int) {
	if bee != h.sel && bee >= 0 {
		b := &s.v.Bees[bee]
		mid := float32(s.v.Params.Cells-1) / 2
		s.k.PlayAt("bzzz.select", 0.6*(float32(b.X)-mid)/mid, 0, false)
	}
	h.sel, h.aim = bee, ""
	if bee >= 0 {
		h.cursor = meadow.Cell{X: s.v.Bees[bee].X, Y: s.v.Bees[bee].Y}
	}
	h.refresh(s)
}

// refuse says in words why something cannot be done, where it was tried.
func (s *Scene) refuse(key string, bee int) {
	s.refused.key, s.refused.said, s.refused.fine, s.refused.left = key, phrase{key: key}, false, 200
	s.refused.cell = s.cursor
	s.stage.shake(bee)
	s.k.Play("ui.refuse")
}

func (s *Scene) refuseAt(err error, bee int, c meadow.Cell) {
	key, ok := refusals[err]
	if !ok {
		key = "bzzz.refused.unknown"
	}
	s.refuse(key, bee)
	s.refused.cell = c
}

// lay lays a bee and takes it into the hand.
func (s *Scene) layBee(k game.Kind) {
	hx, hy := 0, 0
	if s.eyes >= 0 {
		hx, hy = s.v.Hive(s.eyes)
	}
	if !s.mine() {
		s.refuseAt(game.ErrNotYourTurn, -1, meadow.Cell{X: hx, Y: hy})
		return
	}
	if err := s.submit(game.LayBee(k)); err != nil {
		s.refuseAt(err, s.v.BeeAt(hx, hy), meadow.Cell{X: hx, Y: hy})
		return
	}
	s.pick(s, len(s.v.Bees)-1)
}

// command is what a person means by pointing at a cell with a bee in the hand.
// far is set by a drag: the bee goes there, flower or not.
func (s *Scene) command(c meadow.Cell, walk bool) {
	v, bee := s.v, s.sel
	b := &v.Bees[bee]
	if s.aim != "" {
		s.aimed(c)
		return
	}
	if c.X == b.X && c.Y == b.Y {
		s.stay()
		return
	}
	if f := v.FlowerAt(c.X, c.Y); f >= 0 && !walk && v.Flowers[f].Nectar.Hi > 0 && v.BeeAt(c.X, c.Y) < 0 {
		s.give(bots.Order{Do: bots.OrderForage, Flower: f})
		return
	}
	dx, dy := c.X-b.X, c.Y-b.Y
	a := game.MoveBee(bee, dx, dy)
	near := max(dx, -dx, dy, -dy) == 1
	if err := v.Check(a); err == nil {
		delete(s.orders, bee)
		if s.submit(a) == nil {
			s.pickNext(s, 1)
		}
		return
	} else if near && (err != game.ErrDiagonal || v.BeeAt(c.X, c.Y) >= 0) && err != game.ErrAlreadyMoved && err != game.ErrMoveTooLate {
		s.refuseAt(err, bee, c)
		return
	} else if err == game.ErrKO || err == game.ErrNotYourTurn {
		s.refuseAt(err, bee, c)
		return
	}
	if err := v.Enter(b.Owner, c.X, c.Y); err != nil {
		s.refuseAt(err, bee, c)
		return
	}
	if at := v.BeeAt(c.X, c.Y); at >= 0 {
		s.give(bots.Order{Do: bots.OrderFollow, Bee: at})
		return
	}
	s.give(bots.Order{Do: bots.OrderGo, X: c.X, Y: c.Y})
}

// stay is what a second press on the bee in the hand means: forage what is in
// reach, else leave it where it is.
func (s *Scene) stay() {
	if f := s.bestFlower(s.sel); f >= 0 && s.v.Bees[s.sel].Nectar.Lo < s.v.Bees[s.sel].Kind.Capacity() {
		s.give(bots.Order{Do: bots.OrderForage, Flower: f})
		return
	}
	s.skipped[s.sel] = true
	s.pickNext(s, 1)
}

// give makes an order stand and goes on to the next bee. A first step is taken
// at once; foraging waits until everybody has moved, since it ends the moves.
func (s *Scene) give(o bots.Order) {
	bee := s.sel
	b := &s.v.Bees[bee]
	if b.KO() {
		s.refuseAt(game.ErrKO, bee, meadow.Cell{X: b.X, Y: b.Y})
		return
	}
	s.orders[bee] = o
	s.k.Play("ui.lay")
	s.k.News(taughtOrder)
	s.confirm(bee, o)
	if a, ok := obey(s.v, bee, o); ok && s.mine() && (a.Do == game.Move || s.v.Phase == game.PhaseForage || s.lastIdle(bee)) {
		if s.submit(a) != nil {
			s.refresh(s)
		}
	}
	s.pickNext(s, 1)
}

// confirm says that an order stands, where it was given.
func (s *Scene) confirm(bee int, o bots.Order) {
	said := phrase{x: meadow.Name(&s.v.Bees[bee])}
	switch o.Do {
	case bots.OrderGo:
		said.key = "bzzz.order.given.go"
		if legs := bots.Path(s.v, bee, o); len(legs) > 0 && len(legs[0]) > 2 {
			said.key, said.n = "bzzz.move.far", len(legs[0])-1
		}
	case bots.OrderForage:
		said.key = "bzzz.order.given.forage"
	case bots.OrderGuard:
		said.key = "bzzz.order.given.guard"
	case bots.OrderFollow:
		said.key, said.y = "bzzz.order.given.follow", meadow.Name(&s.v.Bees[o.Bee])
	}
	s.refused.key, s.refused.said, s.refused.fine, s.refused.left = "", said, true, 75
	s.refused.cell = s.cursor
}

// lastIdle says whether no other bee may still have to move.
func (s *Scene) lastIdle(bee int) bool {
	for i := range s.v.Bees {
		if i != bee && s.idle(i) {
			return false
		}
	}
	_, moves := s.orders.Move(s.v)
	return !moves
}

// aimed gives the order that waited for its target.
func (s *Scene) aimed(c meadow.Cell) {
	v := s.v
	switch s.aim {
	case bots.OrderForage:
		if f := v.FlowerAt(c.X, c.Y); f >= 0 {
			s.give(bots.Order{Do: bots.OrderForage, Flower: f})
			return
		}
		s.refuseAt(game.ErrNoSuchFlower, s.sel, c)
	case bots.OrderFollow:
		if b := v.BeeAt(c.X, c.Y); b >= 0 && b != s.sel {
			s.give(bots.Order{Do: bots.OrderFollow, Bee: b})
			return
		}
		s.refuseAt(game.ErrNoSuchBee, s.sel, c)
	}
}

// auto carries out what goes on by itself in a person's turn.
func (s *Scene) auto() {
	if s.run == runNone {
		return
	}
	a, ok := bots.NextAction(s.v, s.orders)
	if s.run == runRest {
		a = bots.DoTheRest(s.v, s.orders)
		ok = a.Do != game.End
	}
	if ok {
		s.hold = 3
		if s.submit(a) == nil {
			return
		}
	}
	s.run = runNone
	s.sel = -1
	s.submit(game.EndTurn)
}

// begin starts what goes on by itself.
func (s *Scene) begin(r run) {
	if !s.mine() || s.run != runNone {
		return
	}
	s.k.Play("ui.press")
	s.run, s.sel, s.aim = r, -1, ""
	s.refresh(s)
}

// onBoard says whether arrows and buttons go to the board.
func (s *Scene) onBoard() bool {
	return !s.aside && s.fight == nil && !s.card && !s.log.sheet.Open && !s.menu.open && s.v.Result == nil
}

// steer is the frame as the widgets may see it: what goes to the board is
// taken out.
func (s *Scene) steer(in *input.Frame) *input.Frame {
	if !s.onBoard() {
		return in
	}
	f := &s.seen
	*f = *in
	f.Menu.Repeat &^= input.Directions | input.Of(input.L, input.R)
	f.Menu.Pressed &^= input.Directions | input.Of(input.A, input.B, input.L, input.R)
	return f
}

// shortcuts does what keys and buttons say on the board.
func (s *Scene) shortcuts(in *input.Frame) {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	if s.fight != nil || s.card || s.v.Result != nil {
		s.modalKeys(in)
		return
	}
	if keys.Has(ebiten.KeyH) || pressed.Has(input.Back) {
		s.log.toggle(s)
		return
	}
	if s.log.sheet.Open {
		if pressed.Has(input.B) || pressed.Has(input.Start) {
			s.log.toggle(s)
		}
		return
	}
	if pressed.Has(input.Start) {
		s.pause(-1)
		return
	}
	if s.menu.open {
		if pressed.Has(input.B) {
			s.menu.open = false
		}
		return
	}
	if (pressed != 0 || !keys.Empty()) && in.Pointer.Pressed == 0 {
		s.keyed = true
	} else if in.Pointer.Pressed != 0 || in.Pointer.Moved && !in.Pointer.Touch {
		s.keyed = false
	}
	for i, k := range [...]ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3} {
		if keys.Has(k) || keys.Has(ebiten.KeyNumpad1+ebiten.Key(i)) {
			s.layBee(game.Kinds[i])
		}
	}
	switch {
	case keys.Has(ebiten.KeyBackspace) || keys.Has(ebiten.KeyZ) && in.Keys.Control() || pressed.Has(input.ZL):
		s.undo()
	case !s.mine() && pressed.Any(input.Of(input.A, input.X)):
		s.rush = true
	case pressed.Has(input.ZR) || keys.Has(ebiten.KeyT):
		s.begin(runRest)
	case pressed.Has(input.X):
		s.begin(runEnd)
	case keys.Has(ebiten.KeyV):
		s.replayLast()
	case pressed.Has(input.R) || in.Menu.Repeat.Has(input.R):
		s.aside = false
		s.pickNext(s, 1)
	case pressed.Has(input.L) || in.Menu.Repeat.Has(input.L):
		s.aside = false
		s.pickNext(s, -1)
	case pressed.Has(input.Y):
		s.openMenu(s.cursor)
	case pressed.Has(input.B):
		s.backOut(in)
	case s.aside:
		s.leaveAside(in)
	default:
		s.drive(in)
	}
}

// backOut steps back one thing at a time; the Escape key pauses at the end.
func (s *Scene) backOut(in *input.Frame) {
	switch {
	case s.aside:
		s.aside = false
		s.g.Focus(ui.ID{})
	case s.aim != "":
		s.aim = ""
	case s.run != runNone:
		s.run = runNone
	case s.sel >= 0 && !in.Keys.Pressed.Has(ebiten.KeyEscape):
		s.pick(s, -1)
	default:
		s.pause(-1)
	}
}

// leaveAside brings keys and pads back to the board when they go left where
// the panel ends.
func (s *Scene) leaveAside(in *input.Frame) {
	id, ok := s.g.Focused()
	if in.Menu.Repeat.Has(input.Left) && (!ok || id == s.wasFocus) {
		s.aside = false
		s.g.Focus(ui.ID{})
	}
	s.wasFocus = id
}

// drive moves the cursor and acts with it.
func (s *Scene) drive(in *input.Frame) {
	n := s.v.Params.Cells
	if dx, dy := in.Menu.Steps(); dx != 0 || dy != 0 {
		if s.cursor.X+dx >= n {
			s.aside = true
			s.g.Focus(idEnd)
			s.wasFocus = idEnd
			return
		}
		s.keyed = true
		s.cursor.X = max(0, min(n-1, s.cursor.X+dx))
		s.cursor.Y = max(0, min(n-1, s.cursor.Y+dy))
	}
	if !in.Menu.Pressed.Has(input.A) {
		return
	}
	enter := in.Keys.Pressed.Has(ebiten.KeyEnter) || in.Keys.Pressed.Has(ebiten.KeyNumpadEnter)
	resting := s.sel < 0 || s.cursor == (meadow.Cell{X: s.v.Bees[s.sel].X, Y: s.v.Bees[s.sel].Y})
	switch {
	case enter && resting && s.aim == "" && s.mine():
		s.begin(runEnd)
	default:
		s.act(s.cursor, false)
	}
}

// act is a press on a cell, by whatever hand.
func (s *Scene) act(c meadow.Cell, walk bool) {
	v := s.v
	at := v.BeeAt(c.X, c.Y)
	switch {
	case s.sel >= 0 && s.aim == "" && at >= 0 && at != s.sel && v.Bees[at].Owner == s.eyes:
		s.pick(s, at)
	case s.sel >= 0:
		if !s.mine() {
			s.refuseAt(game.ErrNotYourTurn, s.sel, c)
			return
		}
		s.cursor = c
		s.command(c, walk)
	case at >= 0 && v.Bees[at].Owner == s.eyes:
		s.pick(s, at)
	case at < 0 && s.mine() && v.Zone(c.X, c.Y) == s.eyes && s.isHive(c):
		s.openMenu(c)
	case at >= 0:
		s.refuseAt(game.ErrNotYourBee, at, c)
	default:
		s.pickNext(s, 1)
	}
}

func (s *Scene) isHive(c meadow.Cell) bool {
	if s.eyes < 0 {
		return false
	}
	x, y := s.v.Hive(s.eyes)
	return c.X == x && c.Y == y
}
