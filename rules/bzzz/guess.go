package bzzz

import "ludotheque/rules"

// Guess returns a random state that looks like this view from its seat: hidden amounts are drawn from
// their intervals, and the other seats know only what is public. The amounts are drawn independently,
// so a guess may hold combinations that the history of the game excludes.
func (v *View) Guess(r *rules.Rand) *State {
	s := &State{board: v.Board.clone(), rng: *rules.NewRand(r.Uint64()), result: v.Result}
	s.events = append(s.events, v.Events...)
	for i := range s.board.Flowers {
		s.board.Flowers[i].Nectar = Range{}
	}
	l := &s.ledger
	p := &s.board.Params
	l.rates = rates(p.Nectar)
	l.cost = int32(p.Cost)
	l.least = 2 * p.Start
	me := viewer(v.Seat)
	from := &opening{acts: make([]int, len(v.Flowers))}

	initial := v.guessInitial(r)
	for g := range v.Initial {
		var n nectars
		fill(n[:], me, v.Initial[g], Range{1, p.Nectar}, initial[g])
		l.groups = append(l.groups, n)
	}
	for i, f := range v.Flowers {
		var n nectars
		for w, start := range l.groups[Group(i)] {
			n[w] = after(l.rates, start, f.Acts)
		}
		l.flowers = append(l.flowers, n)
		from.acts[i] = f.Acts
	}
	for i := range v.Bees {
		x := &s.board.Bees[i]
		var n loads
		fill(n[:], me, x.Nectar, Range{0, x.Kind.Capacity()}, draw(r, x.Nectar))
		l.bees = append(l.bees, n)
		x.Nectar = Range{}
	}
	l.countAll()
	half := l.sum(truth) / 2
	for i := range v.Stocks {
		n := draw(r, v.Stocks[i])
		if v.Result == nil {
			n = max(v.Stocks[i].Lo, min(n, half))
		}
		fill(l.stocks[i][:], me, v.Stocks[i], Range{0, max(n, Players*p.Flowers*p.Nectar/2)}, n)
	}
	l.peak[me] = int32(v.Total.Lo / 2)
	from.bees = append(from.bees, l.bees...)
	from.stocks, from.peak = l.stocks, l.peak
	l.start = from
	return s
}

// guessInitial draws what each mirror group started with, such that the sum is in the view's Total.
func (v *View) guessInitial(r *rules.Rand) []int {
	n := make([]int, len(v.Initial))
	const tries = 20
	for range tries {
		sum := 0
		for g := range n {
			n[g] = draw(r, v.Initial[g])
			sum += Players * n[g]
		}
		if v.Total.Has(sum) {
			return n
		}
	}
	// The draws are less than the known total: take the largest amounts.
	for g := range n {
		n[g] = v.Initial[g].Hi
	}
	return n
}

func draw(r *rules.Rand, in Range) int { return in.Lo + r.Intn(max(1, in.Hi-in.Lo+1)) }

// fill writes a row of the ledger: what the viewer me knows, what the others know, and the truth.
func fill[N int16 | uint8 | int32](row []N, me int, mine, others Range, is int) {
	for v := range viewers {
		know := others
		if v == me {
			know = mine
		}
		row[2*v], row[2*v+1] = N(know.Lo), N(know.Hi)
	}
	row[truth] = N(is)
}
