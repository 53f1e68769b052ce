package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
)

// category is a line of the score.
type category uint8

// The categories, in the order of the paper.
const (
	forRegions category = iota
	forContinents
	forPower
	forGoods
	forJokers
	forTokens
	forCoins
	forCaptured
	forHandicap
	forBefore // the games of the match that are over
)

var categoryKeys = [...]string{
	forRegions: "empire.score.regions", forContinents: "empire.score.continents", forPower: "empire.score.power",
	forGoods: "empire.score.goods", forJokers: "empire.score.jokers", forTokens: "empire.score.tokens", forCoins: "empire.score.coins",
	forCaptured: "empire.score.captured", forHandicap: "empire.score.handicap", forBefore: "empire.score.before",
}

// noPoints is where a category is not for a side.
const noPoints = atlas.NoPoints

// categories are the lines that a game has.
func categories(b *game.Board, all []category) []category {
	all = append(all[:0], forRegions, forContinents)
	if b.Solo() {
		all = append(all, forPower, forGoods, forJokers, forTokens, forCoins, forCaptured)
		if b.Handicap != 0 {
			all = append(all, forHandicap)
		}
		return all
	}
	all = append(all, forGoods)
	if b.Games > 1 {
		all = append(all, forBefore)
	}
	return all
}

// points is what a category brings a side; [atlas.NoPoints] where it is not for
// it.
func points(b *game.Board, sc *game.Score, c category, side game.Side) int {
	auto := b.Solo() && side == game.Automaton
	switch c {
	case forRegions:
		return sc.Regions
	case forContinents:
		return sc.Continents
	case forPower:
		return sc.Power
	case forGoods:
		return sc.Goods
	case forBefore:
		return b.Totals[side]
	}
	if !auto {
		return atlas.NoPoints
	}
	switch c {
	case forJokers:
		return sc.Jokers
	case forTokens:
		return sc.Tokens
	case forCoins:
		return sc.Coins
	case forCaptured:
		return sc.Captured
	}
	return sc.Handicap
}

// sidesOf is how many sides take turns.
func sidesOf(b *game.Board) int {
	if b.Solo() {
		return 2
	}
	return b.Seats
}

// tally is everybody's points at the moment, worked out once a view.
type tally struct {
	scores [game.MostSeats]game.Score
	totals [game.MostSeats]int
	lines  []category
	score  atlas.Score
	sides  [game.MostSeats]atlas.Tally
	names  [len(categoryKeys)]string
	stocks atlas.Stocks
	stock  game.Goods
	gains  [game.RowLength]int // what each card of the row would bring by its good
}

// follow works everything out for a view.
func (t *tally) follow(v *game.View, _ bool) {
	b := &v.Board
	t.lines = categories(b, t.lines)
	for i := range sidesOf(b) {
		side := game.Side(i)
		t.scores[i] = b.Score(side)
		t.totals[i] = t.scores[i].Total()
		if !b.Solo() {
			t.totals[i] += b.Totals[i]
			if b.Phase == game.PhaseOver || b.Phase == game.PhaseDeal {
				t.totals[i] -= t.scores[i].Total() // it is among the games before
			}
		}
	}
}

// watch works out what a side's goods are, and what each card would bring.
func (t *tally) watch(v *game.View, side game.Side) {
	t.stock = v.Stock(side)
	_, now := t.stock.Settle()
	for i, c := range v.Row {
		t.gains[i] = 0
		if c != 0 {
			more := t.stock
			more.Add(c.Face().Good, c.Face().Count)
			_, then := more.Settle()
			t.gains[i] = then - now
		}
	}
}

// watched is the side whose goods are shown: of who decides here, else of the
// person, else of the current one.
func (s *Scene) watched() game.Side {
	switch {
	case s.person(s.eyes):
		return game.Side(s.eyes)
	case s.v.Solo():
		return 0
	}
	return max(0, s.v.Current)
}

// fill puts the points of the moment on the papers.
func (s *Scene) fill() {
	t, v := &s.sums, s.v
	n := sidesOf(&v.Board)
	best, second, leader := -1000, -1000, 0
	for i := range n {
		switch x := t.totals[i]; {
		case x > best:
			best, second, leader = x, best, i
		case x > second:
			second = x
		}
	}
	for i := range n {
		side := &t.sides[i]
		p := &v.Players[i]
		*side = atlas.Tally{Seat: rules.Seat(i), Name: s.short(game.Side(i)), Total: t.totals[i],
			Turn: v.Current == game.Side(i) && v.Over == nil, Lead: i == leader && best > second,
			Armies: p.Armies, Cities: p.Cities, Coins: p.Coins}
		for l, c := range t.lines {
			side.Points[l] = points(&v.Board, &t.scores[i], c, game.Side(i))
		}
	}
	for l, c := range t.lines {
		t.names[l] = s.word(categoryKeys[c])
	}
	t.score = atlas.Score{Tallies: t.sides[:n], Lines: t.names[:len(t.lines)], Lit: -1}
	t.score.Lead = s.leading(best, best-second, leader, n)
	s.fillGoods()
}

// leading says who is ahead of n sides, and by how much: one of them, some that
// share the most points, or nobody.
func (s *Scene) leading(best, by, leader, n int) string {
	if by > 0 {
		return s.say(phrase{key: "empire.leads", x: letter(game.Side(leader)), n: by})
	}
	ahead, list := 0, ""
	for i := range n {
		if s.sums.totals[i] != best {
			continue
		}
		if ahead++; ahead > 1 {
			list = s.k.Join(list, ", ", letter(game.Side(i)))
		} else {
			list = letter(game.Side(i))
		}
	}
	if ahead == n {
		return s.word("empire.level.points")
	}
	return s.say(phrase{key: "empire.level.some", x: list})
}

// short is a side's name where there is little room.
func (s *Scene) short(side game.Side) string {
	switch {
	case s.v.Solo() && side == game.Automaton:
		return s.word("empire.automaton.short")
	case s.people() == 1 && s.person(rules.Seat(side)):
		return s.word("seat.you")
	}
	return s.seated(rules.Seat(side))
}

// fillGoods puts the goods of the side that is watched on their paper.
func (s *Scene) fillGoods() {
	t := &s.sums
	side := s.watched()
	t.stocks = atlas.Stocks{Title: s.word("empire.goods.yours"), Jokers: t.stock.Of(game.Wild)}
	if s.people() != 1 || !s.person(rules.Seat(side)) {
		t.stocks.Title = s.say(phrase{key: "empire.goods.of", x: letter(side)})
	}
	lit := game.NoGood
	if s.mine() && s.v.Phase == game.PhaseTake {
		lit = s.v.Row[s.hands.card].Face().Good
	}
	for i := range t.stocks.Goods {
		g := game.Crystal + game.Good(i)
		have := t.stock.Of(g)
		next := 0
		for _, at := range game.Thresholds[i] {
			if at > have {
				next = at
				break
			}
		}
		t.stocks.Goods[i] = atlas.Stock{Good: g, Have: have, Next: next, Lit: g == lit}
	}
}
