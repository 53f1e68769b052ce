package bzzz

import (
	"math"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// hands is what lies in the hands of the person who plays: what is selected, where
// the cursor is, what was said to it last.
type hands struct {
	*face
	sel    int // the selected bee, or -1
	cursor board.Cell
	keyed  bool           // keys or a pad were used last: the cursor shows
	aside  bool           // keys and pads are in the panel, not on the board
	aim    bots.OrderKind // the order that waits for its target, or ""
	then   then           // what comes once the last request was granted

	legal   []board.Cell
	next    board.Cell
	hasNext bool
	threads []board.Thread
	refused refusal

	seen     input.Frame // the frame as the widgets see it
	wasFocus ui.ID       // in the panel, when it was left to the left
	leaving  bool        // a step to the left was made in the panel
}

// then is what the hands do once what they requested has been done.
type then uint8

const (
	thenNothing then = iota
	thenNewest       // the bee that was laid is selected
	thenNext         // the next bee that has no order is
)

// refusal is what was said last on the board, and where: why something cannot be
// done, or that an order stands.
type refusal struct {
	said  words.Text
	fine  bool
	cell  board.Cell
	left  int        // ticks that it is still visible
	among *game.View // the board when it was said: it keeps clear of what is there
	// lasts says that it remains until its person presses something, or a tip takes its place.
	lasts bool
}

// reset lets go of everything.
func (f *hands) reset() {
	f.sel, f.aim, f.turn.run, f.then = -1, "", runNone, thenNothing
	f.menu.open = false
	f.refused.lasts = false
	f.pointer.clearHold()
}

// newTurn begins the turn of the viewer: the first bee that waits
// for a word is selected.
func (f *hands) newTurn() {
	f.reset()
	clear(f.turn.skipped)
	if f.mine() {
		f.pickNext(1)
		f.turn.continueFlow()
	} else {
		f.refresh()
	}
}

// tick lets what was said pass.
func (f *hands) tick() {
	least := 0
	if f.refused.lasts {
		least = 1
	}
	f.refused.left = max(least, f.refused.left-1)
	if f.refused.among == nil {
		f.refused.among = f.v
	}
}

// refresh recomputes what depends on the view.
func (f *hands) refresh() {
	v := f.v
	f.legal, f.hasNext = f.legal[:0], false
	f.turn.asking = false
	f.threads = f.threads[:0]
	f.pointer.forget()
	if f.sel >= len(v.Bees) || f.sel >= 0 && v.Bees[f.sel].Owner != v.Seat {
		f.sel = -1
	}
	f.turn.prune()
	if v.Seat >= 0 {
		if f.sel >= 0 && f.mine() {
			f.moves()
		}
		for i := range v.Bees {
			if o, ok := f.turn.orders[i]; ok && v.Bees[i].Owner == v.Seat && !v.Bees[i].KO() {
				if t, ok := orderThread(v, i, o); ok {
					f.threads = append(f.threads, t)
				}
			}
		}
	}
	f.pointer.updateTip()
}

// moves computes where the selected bee can go, and where its order leads it.
func (f *hands) moves() {
	v, b := f.v, &f.v.Bees[f.sel]
	for _, a := range v.Moves(f.sel) {
		f.legal = append(f.legal, board.Cell{X: b.X + a.DX, Y: b.Y + a.DY})
	}
	if o, ok := f.turn.orders[f.sel]; ok && !b.KO() {
		if a, ok := nextStep(v, f.sel, o); ok && a.Do == game.Move {
			f.next, f.hasNext = board.Cell{X: b.X + a.DX, Y: b.Y + a.DY}, true
		}
	}
}

// pickNext selects the next bee that has no order, forwards or backwards.
func (f *hands) pickNext(step int) {
	n := len(f.v.Bees)
	from := f.sel
	if from < 0 && step < 0 {
		from = n
	}
	for k := 1; k <= n; k++ {
		if i := ((from+k*step)%n + n) % n; f.turn.idle(i) {
			f.pick(i)
			return
		}
	}
	f.pick(-1)
}

// pick selects a bee; -1 selects none.
func (f *hands) pick(bee int) {
	if bee != f.sel && bee >= 0 {
		f.on.PlayAt("bzzz.select", f.pan(f.v.Bees[bee].X), 0, false)
	}
	f.sel, f.aim = bee, ""
	if bee >= 0 {
		f.cursor = board.Cell{X: f.v.Bees[bee].X, Y: f.v.Bees[bee].Y}
	}
	f.refresh()
}

// do requests an action of the viewer, and notes what comes after it.
func (f *hands) do(a game.Action, next then) {
	f.then = next
	if a.Do == game.Move && f.turn.run == runNone && f.turn.canLay() && !f.turn.warned {
		f.turn.warned = true
		f.refused = refusal{said: words.BzzzLayMissed(words.BzzzUndo), fine: true, left: 300}
		f.refused.cell.X, f.refused.cell.Y = f.v.Hive(f.v.Seat)
	}
	f.on.Act(f.on.Eyes, a)
}

// goOn does what was to come after an action.
func (f *hands) goOn() {
	next := f.then
	f.then = thenNothing
	switch {
	case next == thenNewest:
		f.pick(len(f.v.Bees) - 1)
	case next == thenNext:
		f.pickNext(1)
	}
}

// refuse says in words why something cannot be done, where it was tried.
func (f *hands) refuse(why words.Text, bee int) {
	f.refused = refusal{said: why, left: 200, cell: f.cursor}
	f.stage.shake(bee)
	f.on.Play("ui.refuse")
}

// ask says what comes before anything can be done at a cell: it is not your turn, a bee is
// to be laid or chosen, or all is done.
func (f *hands) ask(c board.Cell) {
	f.cursor = c
	switch {
	case !f.mine():
		f.refuseAt(game.ErrNotYourTurn, -1, c)
		return
	case f.turn.layFirst():
		f.refuse(words.BzzzLayAsk(), -1)
	case f.turn.anyWell() && !f.turn.ready():
		f.refuse(words.BzzzMoveFirst(), -1)
	default:
		f.refuse(words.BzzzMoveNone(), -1)
	}
}

// refuseAt says why the rules refuse something, at a cell.
func (f *hands) refuseAt(err error, bee int, c board.Cell) {
	why, ok := refusals[err]
	if !ok {
		why = words.BzzzRefusedUnknown()
	}
	f.refuse(why, bee)
	f.refused.cell = c
}

// layBee lays a bee and selects it.
func (f *hands) layBee(k game.Kind) {
	hive := board.Cell{}
	if f.v.Seat >= 0 {
		hive.X, hive.Y = f.v.Hive(f.v.Seat)
	}
	if !f.mine() {
		f.refuseAt(game.ErrNotYourTurn, -1, hive)
		return
	}
	if err := f.v.Check(game.LayBee(k)); err != nil {
		f.refuseAt(err, f.v.BeeAt(hive.X, hive.Y), hive)
		return
	}
	f.do(game.LayBee(k), thenNewest)
}

// act is a press on a cell, by whatever hand.
func (f *hands) act(c board.Cell) {
	v := f.v
	at := v.BeeAt(c.X, c.Y)
	own := at >= 0 && v.Bees[at].Owner == v.Seat
	switch {
	case own && at != f.sel && f.aim == "":
		f.pick(at)
	case f.sel >= 0:
		f.send(c)
	case at < 0 && f.mine() && f.turn.isHive(c):
		f.menu.show(c)
	case at >= 0:
		f.refuseAt(game.ErrNotYourBee, at, c)
	default:
		f.pickNext(1)
	}
}

// send has the selected bee do what is meant by pointing at a cell. At a flower it forages; where that is its order
// already it goes there.
func (f *hands) send(c board.Cell) {
	if !f.mine() {
		f.refuseAt(game.ErrNotYourTurn, f.sel, c)
		return
	}
	f.cursor = c
	v := f.v
	b := &v.Bees[f.sel]
	forage := bots.Order{Do: bots.OrderForage, Flower: v.FlowerAt(c.X, c.Y)}
	switch {
	case f.aim != "":
		f.aimed(c)
	case c.X == b.X && c.Y == b.Y:
		f.stay()
	case forage.Flower >= 0 && v.Flowers[forage.Flower].Nectar.Hi > 0 && f.turn.orders[f.sel] != forage && !f.hunts(v.BeeAt(c.X, c.Y)):
		f.turn.give(forage)
	default:
		f.walk(c)
	}
}

// hunts reports whether the selected bee is a drone, which sees a bee that can be fought rather than the flower under it.
func (f *hands) hunts(bee int) bool {
	return bee >= 0 && f.v.Bees[f.sel].Kind == game.Drone && !f.v.Bees[bee].KO()
}

// walk sends the selected bee to a cell: at once where it is one step, else by an
// order.
func (f *hands) walk(c board.Cell) {
	v, bee := f.v, f.sel
	b := &v.Bees[bee]
	dx, dy := c.X-b.X, c.Y-b.Y
	a := game.MoveBee(bee, dx, dy)
	near := max(dx, -dx, dy, -dy) == 1
	err := v.Check(a)
	if err == nil {
		delete(f.turn.orders, bee)
		f.do(a, thenNext)
		return
	}
	final := err == game.ErrKO || err == game.ErrNotYourTurn
	if near && (err != game.ErrDiagonal || v.BeeAt(c.X, c.Y) >= 0) && err != game.ErrAlreadyMoved && err != game.ErrMoveTooLate || final {
		f.refuseAt(err, bee, c)
		return
	}
	if err := v.Enter(b.Owner, c.X, c.Y); err != nil {
		f.refuseAt(err, bee, c)
		return
	}
	if at := v.BeeAt(c.X, c.Y); at >= 0 {
		f.turn.give(bots.Order{Do: bots.OrderFollow, Bee: at})
		return
	}
	f.turn.give(bots.Order{Do: bots.OrderGo, X: c.X, Y: c.Y})
}

// stay is what a second press on the selected bee means: forage what is in reach, else
// the nearest flower that no other bee was sent to, else stay where it is. A drone follows
// the nearest enemy that is no drone.
func (f *hands) stay() {
	if f.sendItself() {
		return
	}
	b := &f.v.Bees[f.sel]
	f.turn.skipped[f.sel] = true
	f.refused = refusal{said: words.BzzzOrderGivenStay(board.Name(b)), fine: true, left: 75, cell: board.Cell{X: b.X, Y: b.Y}}
	f.pickNext(1)
}

// sendItself sends the selected bee to the flower, or a drone to the prey, that it would choose by
// itself, and reports whether there is one.
func (f *hands) sendItself() bool {
	b := &f.v.Bees[f.sel]
	if b.Nectar.Lo < b.Kind.Capacity() && b.Kind != game.Drone {
		i := f.turn.bestFlower(f.sel)
		if i < 0 && f.v.Phase <= game.PhaseMove && !b.Moved && !f.turn.ordered(f.sel) {
			i = f.turn.nearestFlower(f.sel)
		}
		if i >= 0 {
			f.turn.give(bots.Order{Do: bots.OrderForage, Flower: i})
			return true
		}
	}
	if b.Kind == game.Drone && f.v.Phase <= game.PhaseMove && !b.Moved && !b.KO() && !f.turn.ordered(f.sel) {
		if prey := f.turn.nearestPrey(f.sel); prey >= 0 {
			f.turn.give(bots.Order{Do: bots.OrderFollow, Bee: prey})
			return true
		}
	}
	return false
}

// aimed gives the order that waited for its target.
func (f *hands) aimed(c board.Cell) {
	v := f.v
	switch f.aim {
	case bots.OrderForage:
		if i := v.FlowerAt(c.X, c.Y); i >= 0 {
			f.turn.give(bots.Order{Do: bots.OrderForage, Flower: i})
			return
		}
		f.refuseAt(game.ErrNoSuchFlower, f.sel, c)
	case bots.OrderFollow:
		if b := v.BeeAt(c.X, c.Y); b >= 0 && b != f.sel {
			f.turn.give(bots.Order{Do: bots.OrderFollow, Bee: b})
			return
		}
		f.refuseAt(game.ErrNoSuchBee, f.sel, c)
	}
}

// paintRefusal writes what was said last, where it was tried.
func (f *hands) paintRefusal() {
	r := &f.refused
	alpha := min(1, float32(r.left)/20)
	switch {
	case r.left == 0 || r.left == 1 && f.pointer.tip != "":
		return
	case r.lasts:
		alpha = 1
	}
	among := r.among
	if among == nil {
		among = f.v
	}
	f.paintSaid(f.k.Say(r.said), r.cell, among, r.fine, alpha)
}

// clear returns the place for a paper beside a cell that covers least of the bees, the flowers and the ways on a board.
// It leaves the papers beside the board alone.
func (f *hands) clear(w, h float32, c board.Cell, v *game.View) ui.Rect {
	on, view := &f.frame, f.g.P.View()
	at := f.around(c.X, c.Y)
	dx, dy := (at.W*1.2+w)/2+4, (at.H*1.2+h)/2+8
	numbers := f.field.Numbers(on)
	var best ui.Rect
	least := float32(math.MaxFloat32)
	for n, to := range [...][2]float32{{0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {0, -1.8}, {0, 1.8}} {
		r := ui.Centered(at.CX()+to[0]*dx, at.CY()+to[1]*dy, w, h)
		r.X = max(8, on.Board.X+4, min(on.Board.Right()-w-4, view.W-w-8, r.X))
		r.Y = max(8, on.Board.Y+4, min(on.Board.Bottom()-h-4, view.H-h-8, r.Y))
		covers := float32(n) // the first is liked best
		add := func(place ui.Rect, weight float32) {
			wide, high := min(r.Right(), place.Right())-max(r.X, place.X), min(r.Bottom(), place.Bottom())-max(r.Y, place.Y)
			covers += weight * max(0, wide) * max(0, high)
		}
		add(at, 3)
		for i := range v.Bees {
			add(f.around(v.Bees[i].X, v.Bees[i].Y), 1)
		}
		for i := range v.Flowers {
			add(f.around(v.Flowers[i].X, v.Flowers[i].Y), 1)
		}
		for _, r := range numbers {
			add(r.Inset(-4), 3)
		}
		for _, c := range on.Legal {
			add(f.around(c.X, c.Y), 0.3)
		}
		for i := range on.Threads {
			for _, q := range on.Threads[i].Points {
				add(f.around(int(q.X), int(q.Y)), 0.3)
			}
		}
		if covers < least {
			best, least = r, covers
		}
	}
	return best
}

// paintSaid writes something at a cell, among what is on a board, on paper where it is good news and on ink
// where it is not.
func (f *hands) paintSaid(said string, c board.Cell, among *game.View, fine bool, alpha float32) {
	p := f.g.P
	t := ui.SmallStrong.Sized(ui.SizeSmall)
	w := min(330*min(1.6, p.TextScale), p.Width(said, t)+34, f.frame.Board.W-8)
	h := p.TextHeight(said, t, w-30) + 16
	box := f.clear(w, h, c, among)
	p.On(ui.Top)
	p.Fade(alpha)
	paper, ink := ui.Ink, ui.White
	if fine {
		paper, ink = ui.White, ui.Ink
	}
	p.Sheet(box, ui.Sheet{Color: paper, Radius: 8, Waver: 0.7, Lift: 0.6})
	p.Paragraph(said, ui.Rect{X: box.X + 15, Y: box.Y + 8, W: box.W - 30, H: box.H - 14}, t.With(ink), ui.Left)
	p.Pop()
	p.Pop()
}
