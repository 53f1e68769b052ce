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

// What is spent against the automaton goes to it, so that thrift counts twice.
var (
	alone   = weights{army: 150, city: 500, coin: 2600, good: 800, edge: 60, spread: 40}
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

// tally is what one pass over the map counts.
type tally struct {
	regions, pieces, armies, cities, power, tokens, coins [empire.MostSeats + 1]int
	goods                                                 [empire.MostSeats + 1]empire.Goods
	edge                                                  [empire.MostSeats + 1]int
	continents                                            [empire.ContinentCount][empire.MostSeats + 1]int
}

func (t *tally) count(b *empire.Board, sides int) {
	solo := b.Solo()
	for r := range b.Grounds {
		g := &b.Grounds[r]
		best, second, who := 0, 0, -1
		for s := range g.Armies {
			n := int(g.Armies[s]) + int(g.Cities[s])
			if n == 0 {
				continue
			}
			if s < sides {
				t.armies[s] += int(g.Armies[s])
				t.cities[s] += int(g.Cities[s])
				t.pieces[s]++
			}
			if n > best {
				second, best, who = best, n, s
			} else if n > second {
				second = n
			}
		}
		if who < 0 || best == second {
			continue
		}
		t.regions[who]++
		t.continents[empire.Atlas.Lands[r].Continent][who]++
		if best-second > 1 {
			t.edge[who] += min(best-second-1, 2)
		}
		if who >= sides {
			continue
		}
		if solo {
			t.power[who] += b.Power(empire.Side(who), empire.Region(r))
		}
		if g.Token != empire.NoGood {
			t.tokens[who]++
			t.goods[who].Add(g.Token, 1)
		}
		if g.Coin {
			t.coins[who]++
		}
	}
}

// worth is how good a position is for side, in thousandths of a point: its own
// points and prospects less those of the others.
func (w *weights) worth(b *empire.Board, side empire.Side) int {
	sides := b.Seats
	if b.Solo() {
		sides = 2
	}
	var t tally
	t.count(b, sides)
	left := share(b)
	var value [empire.MostSeats]int
	for s := range sides {
		value[s] = w.side(b, &t, empire.Side(s), left)
	}
	mine, best, sum := value[side], math.MinInt, 0
	for s := range sides {
		if empire.Side(s) != side {
			best = max(best, value[s])
			sum += value[s]
		}
	}
	if sides == 2 {
		return mine - best
	}
	return mine - best*6/10 - sum*4/10/(sides-1)
}

func (w *weights) side(b *empire.Board, t *tally, s empire.Side, left int) int {
	p := &b.Players[s]
	automaton := b.Solo() && s == empire.Automaton
	points := t.regions[s] + t.power[s]
	for c := range t.continents {
		n, holder := 0, -1
		for o, k := range &t.continents[c] {
			if k > n {
				n, holder = k, o
			} else if k == n {
				holder = -1
			}
		}
		if holder == int(s) {
			points++
		}
	}
	goods := t.goods[s]
	if automaton {
		goods = empire.Goods{}
	}
	for c := range p.Cards.All {
		f := c.Face()
		goods.Add(f.Good, f.Count)
	}
	value := 0
	if automaton {
		jokers := goods.Of(empire.Wild)
		goods.Add(empire.Wild, -jokers)
		points += jokers + t.tokens[s] + p.Coins + t.coins[s] + 2*p.Trophies
	} else {
		value += p.Coins * w.coin * left / 1000
	}
	laid, worth := goods.Settle()
	points += worth
	for g := empire.Crystal; g <= empire.Food; g++ {
		value += w.good * progress(g, laid.Of(g)) / 1000 * left / 1000
	}
	value += (t.armies[s]*w.army + t.cities[s]*w.city) * left / 1000
	value += t.pieces[s]*w.spread + t.edge[s]*w.edge*left/1000
	return points*point + value
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
