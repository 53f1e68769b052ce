package empire

import (
	"math"
	"slices"

	"ludotheque/rules/empire"
)

// point is the value of a victory point. Values are whole numbers, so that all machines agree.
const point = 1000

// dearest is the highest price of a card, in coins.
var dearest = slices.Max(empire.Prices[:])

// weights are the parameters of the evaluation besides the present points.
type weights struct {
	army   int // an army on the map, at the start of a game; decreasing
	city   int // a city, which places armies; decreasing
	coin   int // a remaining coin, at the start of a game; decreasing
	good   int // progress to the next step of a good; decreasing
	edge   int // an army more than control needs, if an opponent's is near
	spread int // a region with a piece of one's own
	// purse gives no value to coins beyond the highest possible cost of the cards still to be taken.
	purse bool
}

// The value of a coin in solo games is a trait of the levels; company are the weights of all levels
// but master for any number of seats.
var (
	alone   = weights{army: 150, city: 500, good: 800, edge: 60, spread: 40}
	company = weights{army: 300, city: 200, coin: 1800, good: 1050, edge: 60, spread: 20}
)

// learnt are master's weights by number of seats: those that won by themselves among masters that
// differed in one weight (TestOtherWeights, docs/empire.md). At two seats an expensive card has to
// bring more than it seems while there are cards to come for its coins, and an army counts for a
// quarter: masters with one half lost 56 % of 200 games to one with a quarter.
var learnt = [empire.MostSeats + 1]weights{
	2: {army: 75, city: 200, coin: 72000, good: 1050, edge: 60, spread: 20, purse: true},
	3: company,
	4: company,
	5: company,
}

// share returns how much of the game is left for a side, in thousandths.
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
	regions, majorities, power   int16 // points; majorities are of continents
	pieces, armies, cities, edge int16 // pieces: number of regions with any
	tokens, coins                int16
	goods                        pile // of the tokens
}

// tally is the counts of a map by region: an action recounts only what it changes, and re-evaluates
// only the sides that it affects.
type tally struct {
	of         [empire.MostSeats + 1]counts
	continents [empire.ContinentCount][empire.MostSeats + 1]int8
	holders    [empire.ContinentCount]empire.Side
	sides      int // to evaluate; neutral pieces are only obstacles
	solo       bool
	// worth is the value of each side, except those in touched, a bit per side.
	worth   [empire.MostSeats]int
	touched uint8
}

// everySide is all bits of tally.touched.
const everySide = 1<<(empire.MostSeats+1) - 1

// count counts a whole map.
func (t *tally) count(b *empire.Board) {
	*t = tally{sides: b.Seats, solo: b.Solo(), touched: everySide}
	if t.solo {
		t.sides = 2
	}
	for r := range b.Grounds {
		g := &b.Grounds[r]
		if g.Empty() {
			continue
		}
		for s := range t.sides {
			n := int16(g.Armies[s]) + int16(g.Cities[s])
			if n == 0 {
				continue
			}
			c := &t.of[s]
			c.armies += int16(g.Armies[s])
			c.cities += int16(g.Cities[s])
			c.pieces++
		}
		// Treat the neutral pieces as the last side.
		o := t.others(g, empire.Neutral)
		now := o.against(empire.Neutral, int16(g.Pieces(empire.Neutral)))
		t.judge(g, now, 1)
		if now.who != empire.Nobody {
			t.continents[empire.Atlas.Lands[r].Continent][now.who]++
		}
	}
	for c := range t.holders {
		t.holders[c] = empire.Nobody
		t.hold(empire.Continent(c))
	}
}

// rank is the side with most pieces in a region, and the numbers of the first two; Nobody for a tie.
type rank struct {
	best, second int16
	who          empire.Side
}

// others returns the rank of all sides except one in a region.
func (t *tally) others(g *empire.Ground, but empire.Side) (o rank) {
	o.who = empire.Nobody
	put := func(s empire.Side) {
		if n := int16(g.Armies[s]) + int16(g.Cities[s]); n > o.best {
			o = rank{n, o.best, s}
		} else if n > o.second {
			o.second = n
		}
	}
	for s := range empire.Side(t.sides) {
		if s != but {
			put(s)
		}
	}
	if but != empire.Neutral {
		put(empire.Neutral)
	}
	return o
}

// against returns the rank after adding a side with n pieces.
func (o rank) against(s empire.Side, n int16) rank {
	if n > o.best {
		return rank{n, o.best, s}
	}
	if o.second = max(o.second, n); o.second == o.best {
		o.who = empire.Nobody
	}
	return o
}

// judge adds, or with -1 subtracts, what a side has from holding a region, without its continent.
func (t *tally) judge(g *empire.Ground, now rank, sign int16) {
	if now.who < 0 || int(now.who) >= t.sides {
		return
	}
	own := &t.of[now.who]
	t.touched |= 1 << now.who
	own.regions += sign
	own.edge += sign * min(now.best-now.second-1, 2)
	if t.solo {
		own.power += sign * (now.best - int16(g.Pieces(1-now.who)))
	}
	if g.Token != empire.NoGood {
		own.tokens += sign
		own.goods.add(g.Token, int(sign))
	}
	if g.Coin {
		own.coins += sign
	}
}

// hold recomputes the holder of a continent.
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
			t.touched |= 1 << old
		}
		if holder != empire.Nobody {
			t.of[holder].majorities++
			t.touched |= 1 << holder
		}
		t.holders[c] = holder
	}
}

// change updates the counts for a change of a side's armies and cities in a region.
func (t *tally) change(r empire.Region, g *empire.Ground, s empire.Side, armies, cities int16) {
	n := int16(g.Armies[s]) + int16(g.Cities[s])
	if s != empire.Neutral {
		own := &t.of[s]
		t.touched |= 1 << s
		own.armies += armies
		own.cities += cities
		if n == 0 {
			own.pieces++
		} else if n+armies+cities == 0 {
			own.pieces--
		}
	}
	o := t.others(g, s)
	was, is := o.against(s, n), o.against(s, n+armies+cities)
	if was == is && !t.solo {
		return
	}
	t.judge(g, was, -1)
	after := *g
	after.Armies[s] += uint8(armies)
	after.Cities[s] += uint8(cities)
	t.judge(&after, is, 1)
	if was.who != is.who {
		c := empire.Atlas.Lands[r].Continent
		if was.who != empire.Nobody {
			t.continents[c][was.who]--
		}
		if is.who != empire.Nobody {
			t.continents[c][is.who]++
		}
		t.hold(c)
	}
}

// apply updates the counts for an action with a card.
func (t *tally) apply(b *empire.Board, side empire.Side, a empire.Action) {
	to := &b.Grounds[a.To]
	switch a.Do {
	case empire.DoMove:
		t.change(a.From, &b.Grounds[a.From], side, -1, 0)
		t.change(a.To, to, side, 1, 0)
	case empire.DoPlace:
		t.change(a.To, to, side, 1, 0)
	case empire.DoFound:
		t.change(a.To, to, side, 0, 1)
	case empire.DoDestroy:
		t.change(a.To, to, empire.Side(a.N), -1, 0)
	}
}

// ledger is what actions with a card do not change: cards, coins and how much of the game is left.
type ledger struct {
	left  int // in thousandths
	hands [empire.MostSeats]pile
	// fixed is the value of coins and of what the automaton has taken.
	fixed  [empire.MostSeats]int
	jokers int // the automaton's
}

// open fills the ledger for a position.
func (p *planner) open(b *empire.Board) {
	for s := range b.Seats {
		p.hands[s] = hand(b, s)
	}
	if b.Solo() { // the automaton's jokers are points by themselves
		own := &p.hands[empire.Automaton]
		*own = hand(b, int(empire.Automaton))
		p.jokers = own.of(empire.Wild)
		own.add(empire.Wild, -p.jokers)
	}
	p.reckon(b)
}

// reckon fills the part of the ledger that does not depend on cards held.
func (p *planner) reckon(b *empire.Board) {
	p.left = share(b)
	for s := range b.Seats {
		coins, left := b.Players[s].Coins, p.left
		if p.purse {
			cards := b.Limit() - b.Players[s].Cards.Len()
			coins, left = min(coins, cards*dearest), cards*1000/b.Limit()
		}
		p.fixed[s] = coins * p.coin * left / 1000
	}
	if b.Solo() {
		own := &b.Players[empire.Automaton]
		p.fixed[empire.Automaton] = (p.jokers + own.Coins + 2*own.Trophies) * point
	}
}

func hand(b *empire.Board, side int) (goods pile) {
	for c := range b.Players[side].Cards.All {
		f := c.Face()
		goods.add(f.Good, f.Count)
	}
	return goods
}

// worth evaluates a position for side, in thousandths of a point: its own points and prospects minus
// those of the others.
func (p *planner) worth(b *empire.Board, side empire.Side) int {
	var t tally
	p.open(b)
	t.count(b)
	return p.weigh(&t, side)
}

// weigh evaluates what is on the map, using the ledger.
func (p *planner) weigh(t *tally, side empire.Side) int {
	for s := range t.sides {
		if t.touched>>s&1 != 0 {
			t.worth[s] = p.value(&t.of[s], empire.Side(s), t.solo)
		}
	}
	t.touched = 0
	return t.rivals(side).below(t.worth[side])
}

// rivals is the values of a side's opponents: the best, the sum, and the number.
type rivals struct{ best, sum, count int }

func (t *tally) rivals(side empire.Side) rivals {
	r := rivals{best: math.MinInt, count: t.sides - 1}
	for s, worth := range t.worth[:t.sides] {
		if empire.Side(s) != side {
			r.best = max(r.best, worth)
			r.sum += worth
		}
	}
	return r
}

// below returns the value of a position for a side with that value of its own.
func (r rivals) below(mine int) int {
	if r.count == 1 {
		return mine - r.best
	}
	return mine - r.best*6/10 - r.sum*4/10/r.count
}

// value evaluates a side by its counts.
func (p *planner) value(c *counts, s empire.Side, solo bool) int {
	goods := p.hands[s]
	points := int(c.regions + c.majorities + c.power)
	if solo && s == empire.Automaton {
		points += int(c.tokens + c.coins)
	} else {
		goods += c.goods
	}
	sets := p.sets.of(goods)
	points += int(sets.points)
	value := p.good*int(sets.progress)/1000 + int(c.armies)*p.army + int(c.cities)*p.city + int(c.edge)*p.edge
	return p.fixed[s] + points*point + value*p.left/1000 + int(c.pieces)*p.spread
}

// pile is goods by kind, a byte each, so that two piles can be added at once.
type pile uint64

func (p *pile) add(g empire.Good, n int) {
	if g >= empire.Crystal && g <= empire.Wild {
		*p += pile(n) << (8 * (g - empire.Crystal))
	}
}

func (p pile) of(g empire.Good) int { return int(p >> (8 * (g - empire.Crystal)) & 0xff) }

// sets is the value of a pile: points and progress.
type sets struct {
	goods            pile
	points, progress int32
}

// memory caches sets. The zero pile has the zero value, so an empty entry is right.
type memory [1 << memoryBits]sets

const memoryBits = 10

func (m *memory) of(goods pile) *sets {
	// Fibonacci hashing: the high bits of the product depend on all bytes.
	k := &m[uint64(goods)*0x9e3779b97f4a7c15>>(64-memoryBits)]
	if k.goods == goods {
		return k
	}
	var all empire.Goods
	for g := empire.Crystal; g <= empire.Wild; g++ {
		all.Add(g, goods.of(g))
	}
	laid, points := all.Settle()
	*k = sets{goods: goods, points: int32(points)}
	for g := empire.Crystal; g <= empire.Food; g++ {
		k.progress += int32(progress(g, laid.Of(g)))
	}
	return k
}

// progress returns the progress of a good to its next step, times what that step brings, in
// thousandths.
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
