package bzzz

import (
	"ludotheque/ai"
	"ludotheque/rules/bzzz"
)

// HintKind is the kind of a hint.
type HintKind uint8

// The kinds of hints.
const (
	// HintStay: the bee is where it should be.
	HintStay HintKind = iota
	// HintLay: lay a bee of Kind.
	HintLay
	// HintGather: forage Flower and bring the nectar home.
	HintGather
	// HintBring: bring home the bee's nectar.
	HintBring
	// HintFight: go next to the enemy Foe.
	HintFight
	// HintGuard: stand at the cell X, Y.
	HintGuard
)

// Hint is what the level master would do, with figures as reasons. It is derived from the view of the
// seat that asks, so it reveals no secret.
type Hint struct {
	Do HintKind
	// Bee is the bee concerned, -1 for a laying.
	Bee  int
	Kind bzzz.Kind
	// Flower and Foe are the target, -1 for none; X and Y are its cell.
	Flower, Foe int
	X, Y        int
	// Gain is the expected nectar at home, within that many Turns of the player's own.
	Gain, Turns int
	// Rival is an enemy that the bee would fight after its next step, -1 for none: the bee dodges with
	// chance Num/Den, the rival with RivalNum/RivalDen, and Stake is what the bee carries.
	Rival              int
	Num, Den           int
	RivalNum, RivalDen int
	Stake              int
}

// Advise returns a hint for one bee of the seat of v, or for the hive if bee is -1; ok is false if it
// is not that seat's turn, or there is no advice.
func Advise(v *bzzz.View, bee int) (h Hint, ok bool) {
	if v.Check(bzzz.EndTurn) != nil || bee >= len(v.Bees) || bee >= 0 && (v.Bees[bee].Owner != v.Seat || v.Bees[bee].KO()) {
		return Hint{}, false
	}
	master := minds[ai.Master]
	m := master.in(v, 0)
	ways := new(atlas)
	p := m.plan(v, nil, 0, ways, nil)
	c := newChart(v)
	h = Hint{Bee: bee, Flower: -1, Foe: -1, Rival: -1}
	if bee < 0 {
		if !p.lays {
			return Hint{}, false
		}
		h.Do, h.Kind = HintLay, p.lay
		h.X, h.Y = v.Hive(v.Seat)
		return h, true
	}
	h.aim(c, m, p, ways)
	h.risk(c, p)
	return h, true
}

// aim sets the target of the bee, and its value.
func (h *Hint) aim(c *chart, m *mind, p *plan, ways *atlas) {
	v := c.v
	b := &v.Bees[h.Bee]
	e := p.errands[h.Bee]
	h.X, h.Y = b.X, b.Y
	cell := func(n int) { h.X, h.Y = n%c.n, n/c.n }
	switch e.do {
	case gather:
		h.Do, h.Flower = HintGather, e.what
		h.X, h.Y = v.Flowers[e.what].X, v.Flowers[e.what].Y
	case bring:
		h.Do = HintBring
		h.X, h.Y = v.Hive(v.Seat)
	case strike:
		h.Do = HintFight
		cell(e.what)
		h.Foe = c.beside(h.X, h.Y)
	case chase:
		h.Do, h.Foe = HintFight, e.what
		h.X, h.Y = v.Bees[e.what].X, v.Bees[e.what].Y
	case keep, walk:
		h.Do = HintGuard
		cell(e.what)
	}
	if b.Kind == bzzz.Drone {
		return
	}
	left := ownTurnsLeft(&v.Board, v.Seat)
	for _, t := range ways.forager(c, b.Kind).trips(c.at(h.Bee), b.Nectar.Lo, left, m.holds(v)) {
		if t.errand == e {
			h.Gain, h.Turns = int(t.gain+0.5), t.turns
		}
	}
}

// beside returns an enemy next to a cell that is not KO, or -1.
func (c *chart) beside(x, y int) int {
	for i := range c.v.Bees {
		b := &c.v.Bees[i]
		if b.Owner != c.v.Seat && !b.KO() && bzzz.Chebyshev(b.X, b.Y, x, y) <= 1 {
			return i
		}
	}
	return -1
}

// risk sets the rival of the bee's next step, and the odds of both.
func (h *Hint) risk(c *chart, p *plan) {
	v := c.v
	b := &v.Bees[h.Bee]
	only := make([]errand, len(p.errands))
	only[h.Bee] = p.errands[h.Bee]
	x, y := b.X, b.Y
	if a, ok := c.move(only, p.price); ok && a.Bee == h.Bee {
		x, y = x+a.DX, y+a.DY
	}
	h.Stake = b.Nectar.Lo
	fights := v.FightsAfter(h.Bee, x, y)
	for i := range fights {
		f := &fights[i]
		if f.Bee == h.Bee && len(f.Foes) > 0 {
			h.Rival, h.Num, h.Den = f.Foes[0], f.Num, f.Den
		}
	}
	for i := range fights {
		if f := &fights[i]; f.Bee == h.Rival {
			h.RivalNum, h.RivalDen = f.Num, f.Den
		}
	}
}
