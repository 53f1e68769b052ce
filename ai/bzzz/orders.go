package bzzz

import (
	"ludotheque/ai"
	"ludotheque/rules/bzzz"
)

// OrderKind is the kind of a standing order.
type OrderKind string

// The standing orders.
const (
	// OrderGo: walk to the cell X, Y and stay there.
	OrderGo OrderKind = "go"
	// OrderForage: forage Flower until the bee is full or the flower empty,
	// bring the nectar home, come back, and so on.
	OrderForage OrderKind = "forage"
	// OrderGuard: stand at or next to the cell X, Y and step up to enemies
	// that come within two cells of it.
	OrderGuard OrderKind = "guard"
	// OrderFollow: stay next to the bee Bee, the player's own or an enemy.
	OrderFollow OrderKind = "follow"
)

// Order is a standing order for one bee. It is carried out turn after turn, using only the view.
type Order struct {
	Do     OrderKind `json:"do"`
	X      int       `json:"x,omitempty"`
	Y      int       `json:"y,omitempty"`
	Flower int       `json:"flower,omitempty"`
	Bee    int       `json:"bee,omitempty"`
}

// Orders are the standing orders of a player, by index of the bee. Entries for bees of others, and
// invalid orders, are ignored.
type Orders map[int]Order

// guarded is the distance from its cell within which a guard goes to enemies.
const guarded = 2

// sound reports whether an order names things that exist.
func (o Order) sound(v *bzzz.View) bool {
	switch o.Do {
	case OrderGo, OrderGuard:
		return v.Enter(v.Seat, o.X, o.Y) == nil
	case OrderForage:
		return o.Flower >= 0 && o.Flower < len(v.Flowers)
	case OrderFollow:
		return o.Bee >= 0 && o.Bee < len(v.Bees)
	}
	return false
}

// Done reports whether a bee has nothing left to do for its order, so that the order can be dropped:
// it is at its goal, or its flower is known to be empty and its nectar is home. An invalid order is
// done. Guarding and following end only by the player's choice.
func (o Order) Done(v *bzzz.View, bee int) bool {
	if bee < 0 || bee >= len(v.Bees) || v.Bees[bee].Owner != v.Seat || !o.sound(v) {
		return true
	}
	b := &v.Bees[bee]
	switch o.Do {
	case OrderGo:
		return b.X == o.X && b.Y == o.Y
	case OrderForage:
		return v.Flowers[o.Flower].Nectar.Hi == 0 && b.Nectar.Lo == 0
	case OrderFollow:
		return o.Bee == bee
	}
	return false
}

// errand returns the errand that the order gives to the bee now.
func (o Order) errand(c *chart, bee int) errand {
	v := c.v
	if o.Done(v, bee) {
		return errand{}
	}
	switch o.Do {
	case OrderGo:
		return errand{walk, c.cell(o.X, o.Y)}
	case OrderForage:
		if o.homeward(c, bee) {
			return errand{do: bring}
		}
		return errand{gather, o.Flower}
	case OrderFollow:
		return errand{chase, o.Bee}
	}
	// A guard takes the nearest enemy near what it guards.
	b := &v.Bees[bee]
	foe, nearest := -1, far
	for i := range v.Bees {
		e := &v.Bees[i]
		if e.Owner == v.Seat || e.KO() || bzzz.Chebyshev(e.X, e.Y, o.X, o.Y) > guarded {
			continue
		}
		if d := bzzz.Chebyshev(e.X, e.Y, b.X, b.Y); d < nearest {
			foe, nearest = i, d
		}
	}
	if foe >= 0 {
		return errand{chase, foe}
	}
	return errand{keep, c.cell(o.X, o.Y)}
}

// homeward reports whether a gathering bee should bring home what it carries: it is full, the flower
// is known to be empty, or it is time.
func (o Order) homeward(c *chart, bee int) bool {
	v := c.v
	b := &v.Bees[bee]
	if b.Nectar.Lo == 0 {
		return false
	}
	if b.Nectar.Lo >= b.Kind.Capacity() || v.Flowers[o.Flower].Nectar.Hi == 0 {
		return true
	}
	home := c.reach(b.Owner, b.Kind, c.zone(b.Owner), nil)
	return int(home[c.at(bee)])/turnCost >= ownTurnsLeft(&v.Board, v.Seat)
}

// errands converts orders to errands, by bee.
func (os Orders) errands(c *chart) []errand {
	all := make([]errand, len(c.v.Bees))
	for bee := range all {
		if o, ok := os[bee]; ok {
			all[bee] = o.errand(c, bee)
		}
	}
	return all
}

// Move returns the next move of the orders in this turn; ok is false if there is none (left) or it is
// too late in the turn to move.
func (os Orders) Move(v *bzzz.View) (a bzzz.Action, ok bool) {
	c := newChart(v)
	return c.move(os.errands(c), nil)
}

// Forage returns the next foraging of the orders in this turn; ok is false if there is none (left).
// Foraging closes the moves of the turn.
func (os Orders) Forage(v *bzzz.View) (a bzzz.Action, ok bool) {
	for bee := range v.Bees {
		o, ordered := os[bee]
		if !ordered || o.Do != OrderForage || !o.sound(v) || v.Flowers[o.Flower].Nectar.Hi == 0 {
			continue
		}
		a := bzzz.ForageFlower(bee, o.Flower)
		if b := &v.Bees[bee]; b.Nectar.Lo < b.Kind.Capacity() && v.Check(a) == nil {
			return a, true
		}
	}
	return bzzz.EndTurn, false
}

// NextAction returns Move, or else Forage.
func NextAction(v *bzzz.View, os Orders) (a bzzz.Action, ok bool) {
	if a, ok := os.Move(v); ok {
		return a, true
	}
	return os.Forage(v)
}

// DoTheRest returns the next action that finishes a person's turn sensibly: the orders, then for bees
// without order, and for laying, what the level normal would do, and finally EndTurn. Call it again
// after each step.
func DoTheRest(v *bzzz.View, os Orders) bzzz.Action {
	if v.Check(bzzz.EndTurn) != nil {
		return bzzz.EndTurn
	}
	m := minds[ai.Normal]
	p := m.plan(v, nil, 0, new(atlas), nil)
	c := newChart(v)
	ordered := os.errands(c)
	for bee := range p.errands {
		if _, ok := os[bee]; ok {
			p.errands[bee] = ordered[bee]
		}
	}
	if p.lays {
		if a := bzzz.LayBee(p.lay); v.Check(a) == nil {
			return a
		}
	}
	if a, ok := c.move(p.errands, nil); ok {
		return a
	}
	if a, ok := os.Forage(v); ok {
		return a
	}
	wants := func(bee int) bool {
		_, ok := os[bee]
		return !ok && v.Bees[bee].Kind != bzzz.Drone
	}
	if a, ok := c.forage(p.errands, wants); ok {
		return a
	}
	return bzzz.EndTurn
}

// Cell is a place on the board.
type Cell struct{ X, Y int }

// Path returns the way of a bee for an order, as legs that each start where the one before ended: one
// leg for most orders, to the flower and home (or home, then to the flower) for OrderForage. Each leg
// is a list of cells; a leg of one cell means that the bee is there. It is nil if the order is done.
func Path(v *bzzz.View, bee int, o Order) [][]Cell {
	if o.Done(v, bee) {
		return nil
	}
	c := newChart(v)
	e := o.errand(c, bee)
	leg := c.leg(bee, c.at(bee), e)
	legs := [][]Cell{leg}
	if o.Do == OrderForage {
		next := errand{do: bring}
		if e.do == bring {
			next = errand{gather, o.Flower}
		}
		if next.do == bring || v.Flowers[o.Flower].Nectar.Hi > 0 {
			end := leg[len(leg)-1]
			legs = append(legs, c.leg(bee, c.cell(end.X, end.Y), next))
		}
	}
	return legs
}

// leg follows the field of an errand from a cell, as if the other bees stood still.
func (c *chart) leg(bee, from int, e errand) []Cell {
	b := &c.v.Bees[bee]
	toll := c.tolls(bee)
	f := c.reach(b.Owner, b.Kind, c.goals(bee, e), toll)
	at := Cell{from % c.n, from / c.n}
	leg := []Cell{at}
	for f[c.cell(at.X, at.Y)] > 0 {
		next, cost := at, f[c.cell(at.X, at.Y)]
		for _, d := range steps(b.Owner, b.Kind) {
			x, y := at.X+d[0], at.Y+d[1]
			if !c.open(b.Owner, x, y) {
				continue
			}
			if to := c.cell(x, y); f[to]+toll[to] < cost {
				next, cost = Cell{x, y}, f[to]+toll[to]
			}
		}
		if next == at {
			break
		}
		at = next
		leg = append(leg, at)
	}
	return leg
}
