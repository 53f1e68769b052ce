package empire

import (
	"math"

	"ludotheque/rules/empire"
)

// point is a victory point, in the unit of every worth here. Whole numbers, so
// that every machine weighs alike.
const point = 1000

// weights say what a position is worth beside the points of the moment.
type weights struct {
	army   int // an army on the map, at the start of a game; less and less later
	city   int // a city, which places armies; the same
	coin   int // a coin left
	good   int // the way to the next step of a good, by shares; less later
	edge   int // an army more than control needs, where another is near
	spread int // a region with a piece of one's own
}

// What a coin is worth alone is a trait of the levels.
var (
	alone   = weights{army: 150, city: 500, good: 800, edge: 60, spread: 40}
	company = weights{army: 300, city: 200, coin: 1800, good: 1050, edge: 60, spread: 20}
)

// share is how much of the game is left for a side, in thousandths.
func share(b *empire.Board) int {
	limit := b.Limit()
	left := limit - b.Players[0].Cards.Len()
	if !b.Solo() {
		left = limit - b.Turn/b.Seats
	}
	return max(0, left) * 1000 / limit
}

// counts is what a side has on the map.
type counts struct {
	regions, majorities, power   int16 // points: majorities are continents
	pieces, armies, cities, edge int16 // pieces: regions with any
	tokens, coins                int16
	goods                        empire.Goods // of the tokens
}

// tally is what lies on a map, counted region by region: after a step only the regions
// that it touched are counted again.
type tally struct {
	of         [empire.MostSeats + 1]counts
	continents [empire.ContinentCount][empire.MostSeats + 1]int8
	holders    [empire.ContinentCount]empire.Side
	sides      int // that are weighed: neutral pieces only stand in the way
	solo       bool
}

// count counts a whole map.
func (t *tally) count(b *empire.Board) {
	*t = tally{sides: b.Seats, solo: b.Solo()}
	if t.solo {
		t.sides = 2
	}
	for c := range t.holders {
		t.holders[c] = empire.Nobody
	}
	for r := range b.Grounds {
		t.add(empire.Region(r), &b.Grounds[r], 1)
	}
}

// add counts a region in, or with -1 out.
func (t *tally) add(r empire.Region, g *empire.Ground, sign int16) {
	if g.Empty() {
		return
	}
	best, second, who := int16(g.Pieces(empire.Neutral)), int16(0), int(empire.Neutral)
	for s := range t.sides {
		n := int16(g.Armies[s]) + int16(g.Cities[s])
		if n == 0 {
			continue
		}
		c := &t.of[s]
		c.armies += sign * int16(g.Armies[s])
		c.cities += sign * int16(g.Cities[s])
		c.pieces += sign
		if n > best {
			second, best, who = best, n, s
		} else if n > second {
			second = n
		}
	}
	if best == second {
		return
	}
	c := empire.Atlas.Lands[r].Continent
	t.continents[c][who] += int8(sign)
	t.hold(c)
	if who >= t.sides {
		return
	}
	own := &t.of[who]
	own.regions += sign
	own.edge += sign * min(best-second-1, 2)
	if t.solo {
		own.power += sign * (best - int16(g.Pieces(empire.Side(1-who))))
	}
	if g.Token != empire.NoGood {
		own.tokens += sign
		own.goods.Add(g.Token, int(sign))
	}
	if g.Coin {
		own.coins += sign
	}
}

// hold finds out anew who has most regions of a continent.
func (t *tally) hold(c empire.Continent) {
	most, holder := int8(0), empire.Nobody
	for s, n := range &t.continents[c] {
		if n > most {
			most, holder = n, empire.Side(s)
		} else if n == most {
			holder = empire.Nobody
		}
	}
	if old := t.holders[c]; old != holder {
		if old != empire.Nobody {
			t.of[old].majorities--
		}
		if holder != empire.Nobody {
			t.of[holder].majorities++
		}
		t.holders[c] = holder
	}
}

// apply counts what an action with a card changes.
func (t *tally) apply(b *empire.Board, side empire.Side, a empire.Action) {
	if a.Do == empire.DoMove {
		from := b.Grounds[a.From]
		t.add(a.From, &from, -1)
		from.Armies[side]--
		t.add(a.From, &from, 1)
	}
	to := b.Grounds[a.To]
	t.add(a.To, &to, -1)
	switch a.Do {
	case empire.DoPlace, empire.DoMove:
		to.Armies[side]++
	case empire.DoFound:
		to.Cities[side]++
	case empire.DoDestroy:
		to.Armies[a.N]--
	}
	t.add(a.To, &to, 1)
}

// ledger is what no action with a card changes: cards, coins and how much of the game is
// left.
type ledger struct {
	left  int // in thousandths
	hands [empire.MostSeats]empire.Goods
	// fixed is the worth of coins and of what the automaton has taken.
	fixed [empire.MostSeats]int
}

// open writes the ledger of a position.
func (p *planner) open(b *empire.Board) {
	p.left = share(b)
	for s := range b.Seats {
		p.hands[s] = hand(b, s)
		p.fixed[s] = b.Players[s].Coins * p.coin * p.left / 1000
	}
	if b.Solo() { // the automaton's jokers are points by themselves
		own, goods := &b.Players[empire.Automaton], hand(b, int(empire.Automaton))
		jokers := goods.Of(empire.Wild)
		goods.Add(empire.Wild, -jokers)
		p.hands[empire.Automaton] = goods
		p.fixed[empire.Automaton] = (jokers + own.Coins + 2*own.Trophies) * point
	}
}

func hand(b *empire.Board, side int) (goods empire.Goods) {
	for c := range b.Players[side].Cards.All {
		f := c.Face()
		goods.Add(f.Good, f.Count)
	}
	return goods
}

// worth is how good a position is for side, in thousandths of a point: its own
// points and prospects less those of the others.
func (p *planner) worth(b *empire.Board, side empire.Side) int {
	var t tally
	p.open(b)
	t.count(b)
	return p.weigh(&t, side)
}

// weigh is the worth of what lies on the map, beside the ledger.
func (p *planner) weigh(t *tally, side empire.Side) int {
	var value [empire.MostSeats]int
	for s := range t.sides {
		value[s] = p.value(t, empire.Side(s))
	}
	mine, best, sum := value[side], math.MinInt, 0
	for s := range t.sides {
		if empire.Side(s) != side {
			best = max(best, value[s])
			sum += value[s]
		}
	}
	if t.sides == 2 {
		return mine - best
	}
	return mine - best*6/10 - sum*4/10/(t.sides-1)
}

func (p *planner) value(t *tally, s empire.Side) int {
	c, goods := &t.of[s], p.hands[s]
	points := int(c.regions + c.majorities + c.power)
	if t.solo && s == empire.Automaton {
		points += int(c.tokens + c.coins)
	} else {
		for i, n := range c.goods {
			goods[i] += n
		}
	}
	sets := p.sets.of(goods)
	points += sets.points
	value := p.good*sets.progress/1000 + int(c.armies)*p.army + int(c.cities)*p.city + int(c.edge)*p.edge
	return p.fixed[s] + points*point + value*p.left/1000 + int(c.pieces)*p.spread
}

// sets is what goods are worth, points and progress of all together.
type sets struct {
	goods            empire.Goods
	known            bool
	points, progress int
}

// memory remembers sets: the same ones come up again and again while the map changes.
type memory [256]sets

func (m *memory) of(goods empire.Goods) *sets {
	place := uint32(0)
	for _, n := range goods {
		place = place*11 + uint32(n)
	}
	k := &m[place%uint32(len(m))]
	if k.known && k.goods == goods {
		return k
	}
	laid, points := goods.Settle()
	*k = sets{goods: goods, known: true, points: points}
	for g := empire.Crystal; g <= empire.Food; g++ {
		k.progress += progress(g, laid.Of(g))
	}
	return k
}

// progress is how much of the way to its next step a good has come, times what
// that step brings, in thousandths.
func progress(g empire.Good, n int) int {
	at, have := 0, 0
	for _, next := range &empire.Thresholds[g-empire.Crystal] {
		worth := empire.Worth(g, next)
		if n < next {
			return 1000 * (n - at) * (worth - have) / (next - at)
		}
		at, have = next, worth
	}
	return 0
}
