package bzzz

import (
	"encoding/json"
	"maps"
	"time"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// run is what goes on by itself in a person's turn.
type run uint8

const (
	runNone run = iota
	runEnd      // the orders, then the turn ends
	// runRest: the orders, then what a computer player would do. It stops before what undo
	// cannot take back if it moved or laid anything before, and else ends the turn.
	runRest
)

// turn is what a person's turn is made of: the orders of the bees, and what is left
// to do.
type turn struct {
	*face
	// orders are those that stand, of every person at this screen.
	orders bots.Orders
	// instead are the orders that stood before those that moved a bee in a turn: undo brings
	// them back with the bee.
	instead map[int]replacedOrder
	skipped map[int]bool // bees that stay where they are in this turn
	// warned: it was said once that the first move of a turn ends laying.
	warned bool
	run    run
	flow   flow
	// hurried is the tick of the latest press that hurried the others, or in which a skirmish went: a press of the
	// same key may come too late. replaced is the latest in which another button was in the place of the one that
	// ends the turn. Both are 0 if there was none.
	hurried, replaced int
	// undoable reports whether undo can take back something that runRest did.
	undoable bool
	// flowed and rested are the latest ticks in which "Auto turns" could be pressed or went on, and
	// in which "Do the rest" went on: they share a place.
	flowed, rested int
	// asking: the turn was asked to be ended while something was left to do; once more ends it, anything else
	// takes the question away.
	asking bool
}

// replacedOrder is what stood for a bee until an order of a turn.
type replacedOrder struct {
	order bots.Order
	stood bool // false: the bee had none
	turn  int
}

func (f *turn) start() {
	f.orders, f.instead, f.skipped = bots.Orders{}, map[int]replacedOrder{}, map[int]bool{}
}

// undone brings back the orders of bees whose move was undone.
func (f *turn) undone() {
	for bee, was := range f.instead {
		switch {
		case bee >= len(f.v.Bees) || was.turn != f.v.Turn:
		case f.v.Bees[bee].Moved || f.v.Bees[bee].Foraged:
			continue
		case was.stood:
			f.orders[bee] = was.order
		default:
			delete(f.orders, bee)
		}
		delete(f.instead, bee)
	}
}

// KeepDrafts implements [play.Drafter].
func (f *face) KeepDrafts() (restore func()) {
	orders, instead := maps.Clone(f.turn.orders), maps.Clone(f.turn.instead)
	return func() {
		f.turn.orders, f.turn.instead = orders, instead
		f.hands.refresh()
	}
}

// Drafted implements [play.Drafter].
func (f *face) Drafted() bool { return len(f.turn.orders) > 0 }

// SaveDrafts implements [play.SavedDrafter].
func (f *face) SaveDrafts() json.RawMessage {
	if len(f.turn.orders) == 0 {
		return nil
	}
	data, _ := json.Marshal(f.turn.orders) // numbers and texts
	return data
}

// LoadDrafts implements [play.SavedDrafter].
func (f *face) LoadDrafts(data json.RawMessage) {
	orders := bots.Orders{}
	if json.Unmarshal(data, &orders) == nil && orders != nil {
		f.turn.orders = orders
	}
}

// ordered reports whether a bee has a standing order.
func (f *turn) ordered(bee int) bool {
	_, ok := f.orders[bee]
	return ok
}

// nextStep returns the action that an order asks of a bee now: a move, or a foraging when it is
// next to its flower; ok is false when it waits.
func nextStep(v *game.View, bee int, o bots.Order) (a game.Action, ok bool) {
	return bots.NextAction(v, bots.Orders{bee: o})
}

// prune drops orders about bees that were taken back, and those of the person
// the viewer that are carried out. Others at this screen keep theirs.
func (f *turn) prune() {
	v := f.v
	for bee, o := range f.orders {
		if bee < 0 || bee >= len(v.Bees) || v.Bees[bee].Owner == v.Seat && o.Done(v, bee) {
			delete(f.orders, bee)
		}
	}
}

// idle reports whether a bee could do something and was shown nothing.
func (f *turn) idle(bee int) bool {
	v := f.v
	b := &v.Bees[bee]
	if b.Owner != v.Seat || b.KO() || b.Moved || b.Foraged || f.ordered(bee) || f.skipped[bee] {
		return false
	}
	return v.Phase <= game.PhaseMove || f.bestFlower(bee) >= 0
}

// anyIdle reports whether any bee of the viewer has no order.
func (f *turn) anyIdle() bool {
	for i := range f.v.Bees {
		if f.idle(i) {
			return true
		}
	}
	return false
}

// lastIdle reports whether no other bee may still have to move.
func (f *turn) lastIdle(bee int) bool {
	for i := range f.v.Bees {
		if i != bee && f.idle(i) {
			return false
		}
	}
	_, moves := f.orders.Move(f.v)
	return !moves
}

// counts returns how many of the bees that can act in this turn have acted.
func (f *turn) counts() (done, all int) {
	for i := range f.v.Bees {
		b := &f.v.Bees[i]
		if b.Owner != f.v.Current || b.KO() {
			continue
		}
		all++
		if b.Moved || b.Foraged {
			done++
		}
	}
	return done, all
}

// anyWell reports whether a bee can act at all in this turn.
func (f *turn) anyWell() bool {
	_, all := f.counts()
	return all > 0
}

// bestFlower returns the flower in reach of a bee that may give most, or -1 when
// none gives anything.
func (f *turn) bestFlower(bee int) int {
	v := f.v
	best, most := -1, 0
	for i := range v.Flowers {
		n := v.Flowers[i].Nectar
		if n.Hi > 0 && v.Check(game.ForageFlower(bee, i)) == nil && (best < 0 || n.Lo+n.Hi > most) {
			best, most = i, n.Lo+n.Hi
		}
	}
	return best
}

// nearestFlower returns the flower nearest to a bee that may hold something and that no other
// own bee was sent to, the one that may hold most of several; -1 for none.
func (f *turn) nearestFlower(bee int) int {
	v, b := f.v, &f.v.Bees[bee]
	best, near := -1, 0
	for i := range v.Flowers {
		fl := &v.Flowers[i]
		taken := false
		for other, o := range f.orders {
			taken = taken || other != bee && o.Do == bots.OrderForage && o.Flower == i && v.Bees[other].Owner == v.Seat
		}
		d := b.Kind.Distance(fl.X, fl.Y, b.X, b.Y)
		if z := v.Zone(fl.X, fl.Y); taken || fl.Nectar.Hi == 0 || z >= 0 && z != v.Seat {
			continue
		}
		if best < 0 || d < near || d == near && fl.Nectar.Hi > v.Flowers[best].Nectar.Hi {
			best, near = i, d
		}
	}
	return best
}

// nearestPrey returns the enemy nearest to a bee that is not knocked out, no drone and not at home, or -1.
func (f *turn) nearestPrey(bee int) int {
	v, b := f.v, &f.v.Bees[bee]
	best, near := -1, 0
	for i := range v.Bees {
		x := &v.Bees[i]
		if x.Owner == v.Seat || x.KO() || x.Kind == game.Drone || v.Zone(x.X, x.Y) == x.Owner {
			continue
		}
		if d := game.Chebyshev(x.X, x.Y, b.X, b.Y); best < 0 || d < near {
			best, near = i, d
		}
	}
	return best
}

// canLay reports whether a bee can be laid now.
func (f *turn) canLay() bool { return f.v.Check(game.LayBee(game.Worker)) == nil }

// ready reports whether every bee has an order, so that ending the turn is what is
// left to do.
func (f *turn) ready() bool {
	return f.hands.sel < 0 && f.flows()
}

// flows reports whether turns can follow each other by themselves: every bee has an order.
func (f *turn) flows() bool { return f.run == runNone && f.anyWell() && !f.anyIdle() }

// due reports whether to end the turn is what is left to do, and no lesson asks for something else.
func (f *turn) due() bool {
	t := f.on.App.Teacher(f.on.Scene())
	return f.ready() && (t.Over() || t.Progress().Label == words.BzzzEndTurn())
}

// layFirst reports whether a bee can be laid, and that there is none to move.
func (f *turn) layFirst() bool {
	return f.hands.sel < 0 && f.run == runNone && f.canLay() && !f.anyWell()
}

// stepNow returns the step to do now: 2 or 3, 1 when there is no bee to
// move but one can be laid, or 0 when it is not the turn of the viewer, or when all
// is done.
func (f *turn) stepNow() int {
	switch {
	case !f.mine() || f.ready():
		return 0
	case f.layFirst():
		return 1
	case f.v.Phase == game.PhaseForage:
		return 3
	}
	return 2
}

// give makes an order to the selected bee stand and goes on to the next bee. A
// first step is taken at once; foraging waits until everybody has moved, since it
// ends the moves.
func (f *turn) give(o bots.Order) {
	bee := f.hands.sel
	b := &f.v.Bees[bee]
	if b.KO() {
		f.hands.refuseAt(game.ErrKO, bee, board.Cell{X: b.X, Y: b.Y})
		return
	}
	was, stood := f.orders[bee]
	f.orders[bee] = o
	f.on.Play("ui.lay")
	f.on.Happened(newsOrdered, false)
	f.confirm(bee, o)
	if a, ok := nextStep(f.v, bee, o); ok && f.mine() && (a.Do == game.Move || f.v.Phase == game.PhaseForage || f.lastIdle(bee)) {
		f.instead[bee] = replacedOrder{was, stood, f.v.Turn}
		f.hands.do(a, thenNext)
		return
	}
	f.hands.pickNext(1)
}

// confirm says that an order stands, where it was given.
func (f *turn) confirm(bee int, o bots.Order) {
	name := board.Name(&f.v.Bees[bee])
	var said words.Text
	at := f.hands.cursor
	switch o.Do {
	case bots.OrderGo:
		said = words.BzzzOrderGivenGo(name)
		if legs := bots.Path(f.v, bee, o); len(legs) > 0 && len(legs[0]) > 2 {
			said = words.BzzzMoveFar(len(legs[0])-1, name)
		}
	case bots.OrderForage:
		said = words.BzzzOrderGivenForage(name)
		if b := &f.v.Bees[bee]; b.Nectar.Lo >= b.Kind.Capacity() {
			said = words.BzzzOrderGivenUnload(name)
		}
		at = board.Cell{X: f.v.Flowers[o.Flower].X, Y: f.v.Flowers[o.Flower].Y}
	case bots.OrderGuard:
		said = words.BzzzOrderGivenGuard(name)
	case bots.OrderFollow:
		said = words.BzzzOrderGivenFollow(name, board.Name(&f.v.Bees[o.Bee]))
	}
	f.hands.refused = refusal{said: said, fine: true, left: 75, cell: at}
}

// begin starts what goes on by itself.
func (f *turn) begin(r run) {
	if !f.mine() || f.run != runNone || r == runEnd && f.wasted() {
		return
	}
	f.on.Play("ui.press")
	f.run, f.undoable = r, false
	f.hands.sel, f.hands.aim = -1, ""
	f.hands.refresh()
}

// tick notes which of the buttons that share a place there is.
func (f *turn) tick() {
	if f.flow.on || f.mine() && f.flows() && !f.swapped(f.rested) {
		f.flowed = f.ticks
	}
	if f.run == runRest {
		f.rested = f.ticks
	}
	hurries := f.others() && !f.on.Hurried && f.on.Pace < play.AtOnce
	if f.fight != nil || hurries && f.on.App.Teacher(f.on.Scene()) == nil { // a lesson asks for the end of turns
		f.replaced = f.ticks
	}
}

// others reports whether the turn of others is to be seen.
func (f *turn) others() bool {
	return !f.mine() && f.v.Current != f.v.Seat && f.v.Result == nil && !f.card()
}

// swapped reports whether what was last there in a tick was there too short a time ago for a press on
// its place to be meant for another; 0 is never.
func (f *turn) swapped(last int) bool { return last > 0 && f.ticks-last < input.TicksPerSecond }

// goOn does what the place of "Auto turns" and "Do the rest" shows, unless the press was
// probably meant for the other.
func (f *turn) goOn() {
	switch flows := f.flows(); {
	case flows && f.swapped(f.rested), !flows && f.swapped(f.flowed):
		f.on.Play("ui.refuse")
	case flows:
		f.startFlow()
	default:
		f.begin(runRest)
	}
}

// hurry shows the turns of others at once.
func (f *turn) hurry() {
	f.hurried = f.ticks
	f.on.Hurry()
}

// end ends the turn at a press, unless that was probably meant for something else, which was there before in a tick:
// 0 is never.
func (f *turn) end(before int) {
	if f.swapped(before) {
		f.on.Play("ui.refuse")
		return
	}
	f.begin(runEnd)
}

// wasted reports whether the turn would end while something useful is left to do, and has the
// button that ends it ask for another press.
func (f *turn) wasted() bool {
	if _, left := f.leftOver(); !left || f.asking {
		return false
	}
	f.asking = true
	f.on.Play("ui.refuse")
	return true
}

// leftOver returns the question for a person who ends the turn before a first bee is laid, or while
// bees have nothing to do; ok is false where nothing is left.
func (f *turn) leftOver() (ask words.Text, ok bool) {
	if f.canLay() && !f.anyWell() {
		return words.BzzzEndEmpty(), true
	}
	n := 0
	for i := range f.v.Bees {
		if f.idle(i) {
			n++
		}
	}
	return words.BzzzEndIdle(n), n > 0
}

// asks reports whether the button that ends the turn asks whether it really should.
func (f *turn) asks() (ask words.Text, ok bool) {
	if !f.mine() || f.run != runNone || !f.asking {
		return words.Text{}, false
	}
	return f.leftOver()
}

// lastCall is what is left of a limited turn when orders that stand are carried out: afterwards it would be too late.
const lastCall = 2 * time.Second

// beatTheClock carries the orders out that stand when the time of the turn is nearly over, and ends it.
func (f *turn) beatTheClock() {
	if f.on.Left <= 0 || f.on.Left > lastCall || f.run != runNone {
		return
	}
	if _, ok := bots.NextAction(f.v, f.orders); ok {
		f.run = runEnd
		f.hands.sel, f.hands.aim = -1, ""
		f.hands.refresh()
	}
}

// going reports whether something goes on by itself, or will in the person's next turn.
func (f *turn) going() bool { return f.run != runNone || f.flow.on }

// auto requests the next thing that goes on by itself, and the end of the turn after
// the last one.
func (f *turn) auto() {
	if f.run == runNone {
		return
	}
	a, ok := bots.NextAction(f.v, f.orders)
	if f.run == runRest {
		a = bots.DoTheRest(f.v, f.orders)
		ok = a.Do != game.End
	}
	if f.v.Phase <= game.PhaseMove && (!ok || a.Do == game.Forage) { // all have moved that could
		f.sayStuck()
	}
	if f.run == runRest && f.undoable && (!ok || a.Do == game.Forage) {
		f.run = runNone
		f.hands.pickNext(1)
		return
	}
	if ok && f.v.Check(a) == nil {
		f.undoable = a.Do != game.Forage
		f.hands.do(a, thenNothing)
		return
	}
	f.run = runNone
	f.hands.sel = -1
	f.hands.do(game.EndTurn, thenNothing)
}

// sayStuck says which bee's order leads on in vain in this turn.
func (f *turn) sayStuck() {
	for i := range f.v.Bees {
		b := &f.v.Bees[i]
		o, ordered := f.orders[i]
		if !ordered || b.Owner != f.v.Seat || b.KO() || b.Moved || b.Foraged {
			continue
		}
		if legs := bots.Path(f.v, i, o); len(legs) > 0 && len(legs[0]) > 1 {
			f.hands.refused = refusal{said: words.BzzzMoveBlocked(board.Name(b)), left: 200, cell: board.Cell{X: b.X, Y: b.Y}}
			return
		}
	}
}

// isHive reports whether a cell is the hive of the viewer.
func (f *turn) isHive(c board.Cell) bool {
	if f.v.Seat < 0 {
		return false
	}
	x, y := f.v.Hive(f.v.Seat)
	return c.X == x && c.Y == y
}

// freeHome returns the free cell of the own zone that is nearest to a bee.
func (f *turn) freeHome(bee int) (board.Cell, bool) {
	v, b := f.v, &f.v.Bees[bee]
	best, at := -1, board.Cell{}
	for y := range v.Params.Cells {
		for x := range v.Params.Cells {
			if v.Zone(x, y) != v.Seat || f.isHive(board.Cell{X: x, Y: y}) || v.BeeAt(x, y) >= 0 && v.BeeAt(x, y) != bee {
				continue
			}
			d := b.Kind.Distance(x, y, b.X, b.Y)
			if best < 0 || d < best {
				best, at = d, board.Cell{X: x, Y: y}
			}
		}
	}
	return at, best >= 0
}

// orderThread returns the thread of an order on the board: the way that the bee means to
// go, with a knot at the flower and at home.
func orderThread(v *game.View, bee int, o bots.Order) (t board.Thread, ok bool) {
	t.Seat = v.Bees[bee].Owner
	if o.Do == bots.OrderFollow {
		to := &v.Bees[o.Bee]
		t.Points = []ui.Point{{X: float32(v.Bees[bee].X), Y: float32(v.Bees[bee].Y)}, {X: float32(to.X), Y: float32(to.Y)}}
		return t, true
	}
	for _, leg := range bots.Path(v, bee, o) {
		for i, c := range leg {
			if i > 0 || len(t.Points) == 0 {
				t.Points = append(t.Points, ui.Point{X: float32(c.X), Y: float32(c.Y)})
			}
		}
		if len(t.Points) > 0 && o.Do != bots.OrderGuard {
			t.Knots = append(t.Knots, len(t.Points)-1)
		}
	}
	return t, len(t.Points) > 1
}
