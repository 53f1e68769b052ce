package bzzz

import (
	"slices"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
)

// flow is the state of "Auto turns": turns that follow each other by themselves, as long as every bee has its
// order and nothing happens that its person would want to see to.
type flow struct {
	on bool
	// lays reports whether there was enough for a bee when it began: that is no news then.
	lays bool
	// touching are the own bees that stood next to an enemy at the latest look, and
	// out those that were knocked out: nothing is news twice.
	touching, out map[int]bool
	// dry are the own bees whose flower was known to be empty, and unknown the scouts on
	// their way to one that may still hold the most.
	dry, unknown map[int]bool
	// bouts are the skirmishes of own bees since the latest look.
	bouts []bout
}

// bout is how a skirmish went for a bee of the viewer, and for one of its foes.
type bout struct {
	bee, foe int
	out, won bool // which of them was knocked out
	lost     int  // nectar
}

// fought notes how a skirmish goes for the viewer's bees.
func (f *turn) fought(k *fight) {
	if !f.flow.on {
		return
	}
	out := func(bee int) bool {
		return slices.ContainsFunc(k.draws, func(d draw) bool { return d.Bee == bee && d.ko })
	}
	for i := range k.draws {
		if d := &k.draws[i]; d.Seat == f.v.Seat && len(d.Foes) > 0 {
			b := bout{bee: d.Bee, foe: d.Foes[0], out: d.ko, lost: d.lost}
			if n := slices.IndexFunc(d.Foes, out); n >= 0 {
				b.foe, b.won = d.Foes[n], true
			}
			f.flow.bouts = append(f.flow.bouts, b)
		}
	}
}

// startFlow has turns follow each other from now on.
func (f *turn) startFlow() {
	if !f.mine() || f.run != runNone || f.flow.on {
		return
	}
	f.flow = flow{on: true, lays: f.v.Stocks[f.v.Seat].Lo >= f.v.Params.Cost}
	f.noteContacts()
	f.begin(runEnd)
	f.flow.on = f.run != runNone
}

// firstIdle returns a bee of the viewer that has no order, or -1.
func (f *turn) firstIdle() int {
	for i := range f.v.Bees {
		if f.idle(i) {
			return i
		}
	}
	return -1
}

// noteContacts notes which own bees touch an enemy, and which are out, and forgets their skirmishes.
func (f *turn) noteContacts() {
	f.flow.bouts = f.flow.bouts[:0]
	f.flow.touching, f.flow.out, f.flow.dry, f.flow.unknown = map[int]bool{}, map[int]bool{}, map[int]bool{}, map[int]bool{}
	for i := range f.v.Bees {
		if b := &f.v.Bees[i]; b.Owner == f.v.Seat {
			f.flow.touching[i], f.flow.out[i], f.flow.dry[i] = f.foe(i) >= 0, b.KO(), f.dry(i)
			f.flow.unknown[i] = b.Kind == game.Scout && f.unknown(i)
		}
	}
}

// dry reports whether the flower that a bee was sent to is known to be empty.
func (f *turn) dry(bee int) bool {
	o, ordered := f.orders[bee]
	return ordered && o.Do == bots.OrderForage && f.v.Flowers[o.Flower].Nectar.Hi == 0
}

// unknown reports whether the flower that a bee was sent to may hold the most that any does.
func (f *turn) unknown(bee int) bool {
	o, ordered := f.orders[bee]
	return ordered && o.Do == bots.OrderForage && f.v.Flowers[o.Flower].Nectar.Hi == f.v.Params.Nectar
}

// near reports whether a bee is beside the flower that it was sent to.
func (f *turn) near(bee int) bool {
	o, ordered := f.orders[bee]
	b := &f.v.Bees[bee]
	return ordered && o.Do == bots.OrderForage && game.Chebyshev(b.X, b.Y, f.v.Flowers[o.Flower].X, f.v.Flowers[o.Flower].Y) <= 1
}

// foe returns an enemy that would fight a bee where both stand, or -1.
func (f *turn) foe(bee int) int {
	b := &f.v.Bees[bee]
	for i := range f.v.Bees {
		e := &f.v.Bees[i]
		if e.Owner != b.Owner && !e.KO() && !b.KO() && game.Chebyshev(e.X, e.Y, b.X, b.Y) <= 1 {
			return i
		}
	}
	return -1
}

// continueFlow begins the next turn by itself, or says what happened. It is asked when a
// turn of the viewer begins.
func (f *turn) continueFlow() {
	if !f.flow.on {
		return
	}
	if why, bee := f.news(); bee >= -1 {
		f.flow.on = false
		f.showNews(why, bee)
		return
	}
	f.noteContacts()
	f.run = runEnd
	f.hands.sel, f.hands.aim = -1, ""
	f.hands.refresh()
}

// none is for news that there are none of.
const none = -2

// news returns what a person would want to see to now: the words, and the bee that they
// are about, -1 where it is the hive's affair; [none] where nothing happened.
func (f *turn) news() (why words.Text, bee int) {
	v := f.v
	if len(f.flow.bouts) > 0 {
		b := slices.MaxFunc(f.flow.bouts, func(a, b bout) int { return a.weight() - b.weight() })
		return b.words(v), b.bee
	}
	for i := range v.Bees {
		b := &v.Bees[i]
		if b.Owner != v.Seat {
			continue
		}
		name := board.Name(b)
		foe := f.foe(i)
		switch {
		case b.KO() && !f.flow.out[i]:
			return words.BzzzFlowKo(name), i
		case foe >= 0 && !f.flow.touching[i]:
			return words.BzzzFlowContact(name, board.Name(&v.Bees[foe])), i
		case f.dry(i) && !f.flow.dry[i]:
			return words.BzzzFlowEmpty(name), i
		case f.flow.unknown[i] && f.near(i) && !f.unknown(i):
			return words.BzzzFlowTasted(name, f.span(v.Flowers[f.orders[i].Flower].Nectar)), i
		}
	}
	if i := f.firstIdle(); i >= 0 {
		return words.BzzzFlowIdle(board.Name(&v.Bees[i])), i
	}
	if f.canLay() && !f.flow.lays {
		return words.BzzzFlowLay(), -1
	}
	f.flow.lays = f.canLay()
	return words.Text{}, none
}

// weight returns how much a bout matters: a loss most, then a win.
func (b *bout) weight() int {
	switch {
	case b.out:
		return 2 + b.lost
	case b.won:
		return 1
	}
	return 0
}

// words returns what a bout came to.
func (b *bout) words(v *game.View) words.Text {
	bee, foe := board.Name(&v.Bees[b.bee]), board.Name(&v.Bees[b.foe])
	switch {
	case b.out && b.lost > 0:
		return words.BzzzFlowLost(b.lost, bee)
	case b.out:
		return words.BzzzFlowKo(bee)
	case b.won:
		return words.BzzzFlowWon(bee, foe)
	}
	return words.BzzzFlowDrawn(bee, foe)
}

// showNews says why turns do not follow each other any more, where it is.
func (f *turn) showNews(why words.Text, bee int) {
	at := board.Cell{}
	if bee >= 0 {
		at = board.Cell{X: f.v.Bees[bee].X, Y: f.v.Bees[bee].Y}
		if !f.v.Bees[bee].KO() {
			f.hands.pick(bee)
		}
	} else {
		at.X, at.Y = f.v.Hive(f.v.Seat)
	}
	f.hands.refused = refusal{said: why, fine: true, left: 240, cell: at, lasts: true}
	f.on.PlayTurn(f.on.Eyes)
}

// stopFlow ends turns that follow each other, and the words of why they ended, at whatever a person
// presses but the keys beside the board. It reports whether turns followed each other.
func (f *turn) stopFlow(in *input.Frame) bool {
	if in.Keys.Pressed.Empty() && in.Menu.Pressed == 0 && (in.Pointer.Pressed == 0 || !f.pointer.over) {
		return false
	}
	f.hands.refused.lasts = false
	on := f.flow.on
	f.flow.on = false
	return on
}
