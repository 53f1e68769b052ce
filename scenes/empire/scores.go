package empire

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
)

// scores is all players' points at the moment, worked out once a view, and the
// papers that show them.
type scores struct {
	f      *face
	sides  int
	scores [game.MostSeats]game.Score
	totals [game.MostSeats]int
	lines  []history.Category
	stock  game.Goods                // of the side that is watched
	gains  [game.RowLength]int       // what each card of the row would bring by its good
	points [game.MostSeats]sidePoint // in the order of lines

	// What the papers show is written anew by each painting and each tick.
	score  board.Score
	on     [game.MostSeats]board.SideScore
	names  [history.CategoryCount]string
	stocks board.Stocks

	numbers board.Numbers // as they roll
}

// sidePoint are a side's points by line of the paper.
type sidePoint [history.CategoryCount]int

// refresh works everything out for the view that is shown.
func (t *scores) refresh() {
	v := t.f.v
	b := &v.Board
	t.sides = history.Sides(b)
	t.lines = history.Categories(b, t.lines)
	for i := range t.sides {
		side := game.Side(i)
		t.scores[i] = b.Score(side)
		t.totals[i] = history.Total(b, side)
		for l, c := range t.lines {
			t.points[i][l] = points(b, &t.scores[i], c, side)
		}
	}
	t.stock = v.Stock(t.watched())
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

// points is what a category brings a side; [board.NoPoints] where it is not for
// it.
func points(b *game.Board, sc *game.Score, c history.Category, side game.Side) int {
	if n, ok := history.Points(b, sc, c, side); ok {
		return n
	}
	return board.NoPoints
}

// watched is the side whose goods are shown: the one that decides here, else the
// person, else of the current one.
func (t *scores) watched() game.Side {
	switch s := t.f.s; {
	case s.Person(s.Eyes):
		return t.f.me()
	case t.f.v.Solo():
		return 0
	}
	return max(0, t.f.v.Current)
}

// tick lets the numbers roll.
func (t *scores) tick() {
	t.fill()
	t.numbers.Tick(&t.score, !t.f.thinking() || t.f.standings.shown(), t.f.still())
}

// paint paints points, goods and what all players have in hand.
func (t *scores) paint() {
	f, p := t.f, t.f.s.Gui.P
	t.numbers.PaintScore(p, f.plan, &t.score)
	board.PaintGoods(p, f.plan, &t.stocks)
	t.numbers.PaintHand(p, f.plan, f.s.Say(words.EmpireHand()), &t.score)
}

// paintShort paints the points alone, while the automaton plays.
func (t *scores) paintShort() {
	plan := *t.f.plan
	plan.Goods.H = 0
	t.numbers.PaintScore(t.f.s.Gui.P, &plan, &t.score)
}

// fill puts the points of the moment on the papers.
func (t *scores) fill() {
	v := t.f.v
	best, second, leader := -1000, -1000, 0
	for i := range t.sides {
		switch x := t.totals[i]; {
		case x > best:
			best, second, leader = x, best, i
		case x > second:
			second = x
		}
	}
	for i := range t.sides {
		p := &v.Players[i]
		t.on[i] = board.SideScore{Seat: rules.Seat(i), Name: t.f.short(game.Side(i)), Total: t.totals[i],
			Turn: v.Current == game.Side(i) && v.Over == nil, Lead: i == leader && best > second,
			Armies: p.Armies, Cities: p.Cities, Coins: p.Coins}
		copy(t.on[i].Points[:], t.points[i][:])
	}
	for l, c := range t.lines {
		t.names[l] = t.f.s.Say(history.CategoryNames[c]())
	}
	t.score = board.Score{Sides: t.on[:t.sides], Lines: t.names[:len(t.lines)], Lit: -1}
	t.score.Lead = t.leading(best, best-second, leader)
	t.fillGoods()
}

// leading says who is ahead, and by how much: one of the sides, some that share
// the most points, or none.
func (t *scores) leading(best, by, leader int) string {
	s := t.f.s
	switch side := game.Side(leader); {
	case by > 0 && t.f.alone(side):
		return s.Say(words.EmpireLeadsYou(by))
	case by > 0:
		return s.Say(words.EmpireLeads(by, t.f.named(side)))
	}
	ahead, list := 0, ""
	for i := range t.sides {
		if t.totals[i] != best {
			continue
		}
		who := t.f.named(game.Side(i))
		if t.f.alone(game.Side(i)) {
			who = s.Say(words.SeatYou())
		}
		if ahead++; ahead > 1 {
			list = s.Join(list, ", ", who)
		} else {
			list = who
		}
	}
	if ahead == t.sides {
		return s.Say(words.EmpireLevelPoints())
	}
	return s.Say(words.EmpireLevelSome(list))
}

// fillGoods puts the goods of the side that is watched on their paper.
func (t *scores) fillGoods() {
	f, s := t.f, t.f.s
	side := t.watched()
	t.stocks = board.Stocks{Title: s.Say(words.EmpireGoodsYours()), Jokers: t.stock.Of(game.Wild)}
	if !t.f.alone(side) {
		t.stocks.Title = s.Say(words.EmpireGoodsOf(t.f.named(side)))
	}
	lit := game.NoGood
	if f.mine() && f.v.Phase == game.PhaseTake {
		lit = f.v.Row[f.hands.card].Face().Good
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
		t.stocks.Goods[i] = board.Stock{Good: g, Have: have, Next: next, Lit: g == lit}
	}
}
