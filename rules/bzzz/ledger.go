package bzzz

import "ludotheque/rules"

// All that is hidden in Bzzz is amounts of nectar, and all that moves nectar is
// seen by everybody: who forages which flower, who comes home, who is hit, who
// lays. Hence the amounts are a function of one unknown only, what each mirror
// group of flowers started with, and a growing one: had the flowers started
// richer, each would hold as much or more now, and so would each bee and stock.
//
// So a seat's knowledge is an interval for each mirror group, and what it knows
// of anything else follows by keeping the books twice: once as if every group
// had started at its lower end, once at its upper end. Only the seat's own
// foraging narrows a group (Z40); its two books are then replayed from the
// start, so that what is learnt late also tells what happened early.
//
// The ledger keeps eleven books side by side: two for each viewer, and the truth.

const (
	viewers = Players + 1 // the last is the spectator
	truth   = 2 * viewers
	books   = truth + 1
)

// viewer returns the row of a seat in the ledger.
func viewer(seat rules.Seat) int {
	if seat < 0 || seat >= Players {
		return Players
	}
	return int(seat)
}

// The operations of the ledger.
const (
	opForage = iota // bee, cap, flower
	opStore         // bee, seat
	opLose          // bee
	opLay           // seat: a new bee
	opBroke         // seat: showed that it cannot pay for a bee
	opTurn          // seat ended a turn that did not end the game; amount is its stock
)

// entry is one thing that everybody saw, amount excepted.
type entry struct {
	op     uint8
	seat   uint8
	flower uint8
	cap    uint8
	bee    int16
	amount int32
}

type (
	nectars [books]int16 // of a flower, or of a group at the start
	loads   [books]uint8 // of a bee
	stocks  [books]int32 // of a seat
)

type ledger struct {
	rates  []uint8 // what a flower holding n gives; shared by all clones
	cost   int32
	least  int      // what there is at least in all (Z39)
	start  *opening // where replays begin; shared by all clones
	groups []nectars
	// What each book says now.
	flowers []nectars
	bees    []loads
	stocks  [Players]stocks
	// peak is, by viewer, a stock that somebody surely had at the end of a turn.
	peak [viewers]int32
	// sums is all the nectar of the start, by book, and loose says by viewer that
	// it, or peak, changed since tighten.
	sums  [books]int32
	loose [viewers]bool
	// log is only ever appended to, so that clones share it; digest stands for
	// it in String.
	log    []entry
	digest uint64
}

// opening is the books at the point from which they can be replayed.
type opening struct {
	acts   []int // by flower, already done
	bees   []loads
	stocks [Players]stocks
	peak   [viewers]int32
}

// rates tabulates what one foraging takes from a flower that holds n, 0 to m:
// 1 below a third of m, 3 from two thirds on, 2 between, never more than n.
func rates(m int) []uint8 {
	t := make([]uint8, m+1)
	for n := 1; n <= m; n++ {
		r := 2
		switch {
		case 3*n < m:
			r = 1
		case 3*n >= 2*m:
			r = 3
		}
		t[n] = uint8(min(r, n))
	}
	return t
}

// after returns what a flower that started with n holds after so many foragings.
func after(rates []uint8, n int16, acts int) int16 {
	for ; acts > 0 && n > 0; acts-- {
		n -= int16(rates[n])
	}
	return n
}

func (l *ledger) clone() ledger {
	c := *l
	c.groups = append([]nectars(nil), l.groups...)
	c.flowers = append([]nectars(nil), l.flowers...)
	c.bees = append([]loads(nil), l.bees...)
	c.log = l.log[:len(l.log):len(l.log)]
	return c
}

// add writes an entry into every book.
func (l *ledger) add(e entry) {
	l.log = append(l.log, e)
	for _, x := range [...]uint64{uint64(e.op), uint64(e.seat), uint64(e.flower), uint64(e.cap), uint64(e.bee), uint64(e.amount)} {
		l.digest = (l.digest ^ x) * 0x100000001B3
	}
	if e.op == opLay {
		l.bees = append(l.bees, loads{})
	}
	l.write(e, 0, books)
	if e.op == opTurn {
		for v, loose := range l.loose {
			if loose {
				l.tighten(v)
			}
		}
	}
}

// write writes an entry into the books from..to-1.
func (l *ledger) write(e entry, from, to int) {
	switch e.op {
	case opForage:
		f, b := &l.flowers[e.flower], &l.bees[e.bee]
		for w := from; w < to; w++ {
			g := l.rates[f[w]]
			f[w] -= int16(g)
			b[w] = min(e.cap, b[w]+g)
		}
	case opStore:
		s, b := &l.stocks[e.seat], &l.bees[e.bee]
		for w := from; w < to; w++ {
			s[w] += int32(b[w])
			b[w] = 0
		}
	case opLose:
		b := &l.bees[e.bee]
		for w := from; w < to; w++ {
			b[w] = 0
		}
	case opLay:
		s := &l.stocks[e.seat]
		for w := from; w < to; w++ {
			s[w] = max(s[w], l.cost) - l.cost
		}
	case opBroke:
		s := &l.stocks[e.seat]
		for w := from; w < to; w++ {
			s[w] = min(s[w], l.cost-1)
		}
	case opTurn:
		l.turn(e, from, to)
	}
}

// turn uses that the game went on: no stock was over half of the total.
func (l *ledger) turn(e entry, from, to int) {
	s := &l.stocks[e.seat]
	for w := from; w < to && w < truth; w++ {
		v := w / 2
		if w%2 == 0 {
			sure := s[w]
			if v == int(e.seat) {
				sure = e.amount
			}
			if sure > l.peak[v] {
				l.peak[v], l.loose[v] = sure, true
			}
		} else {
			s[w] = min(s[w], int32(l.sum(w))/2)
		}
	}
}

// sum returns all the nectar of the start according to book w.
func (l *ledger) sum(w int) int { return int(l.sums[w]) }

// count makes the sums of a viewer anew, which what it knows of the groups has
// changed.
func (l *ledger) count(v int) {
	for w := 2 * v; w < min(2*v+2, books); w++ {
		n := int32(0)
		for i := range l.groups {
			n += int32(l.groups[i][w])
		}
		l.sums[w] = Players * n
	}
	if v < viewers {
		l.loose[v] = true
	}
}

// countAll is count for everybody, and for the truth.
func (l *ledger) countAll() {
	for v := range viewers + 1 {
		l.count(v)
	}
}

// learn narrows what seat knows after one of its bees, with room for so much more, foraged the flower
// and grew by growth; acts counts that foraging. It reports whether the seat learnt anything.
func (l *ledger) learn(seat rules.Seat, flower, acts, room, growth int) bool {
	if room == 0 {
		return false
	}
	v := viewer(seat)
	g := &l.groups[Group(flower)]
	fits := func(n int16) bool {
		return min(int(l.rates[after(l.rates, n, acts-1)]), room) == growth
	}
	// What a flower gives grows with what it started with, so the values that
	// fit are an interval, and only its ends need moving.
	lo, hi := g[2*v], g[2*v+1]
	for lo < hi && !fits(lo) {
		lo++
	}
	for hi > lo && !fits(hi) {
		hi--
	}
	if lo == g[2*v] && hi == g[2*v+1] {
		return false
	}
	g[2*v], g[2*v+1] = lo, hi
	l.count(v)
	l.replay(v)
	l.tighten(v)
	return true
}

// tighten raises the lower ends of the groups where the others, at their
// richest, could not make up the total that there is at least.
func (l *ledger) tighten(v int) {
	for again := true; again; {
		again = false
		least, most := l.total(v).Lo/Players, l.sum(2*v+1)/Players
		for i := range l.groups {
			g := &l.groups[i]
			if need := int16(least - (most - int(g[2*v+1]))); need > g[2*v] {
				g[2*v] = need
				again = true
			}
		}
		if again {
			l.count(v)
			l.replay(v)
		}
	}
	l.loose[v] = false
}

// replay keeps the two books of a viewer again from the start.
func (l *ledger) replay(v int) {
	from, to := 2*v, 2*v+2
	for w := from; w < to; w++ {
		for i := range l.flowers {
			l.flowers[i][w] = after(l.rates, l.groups[Group(i)][w], l.start.acts[i])
		}
		for i := range l.bees {
			l.bees[i][w] = 0
		}
		for i := range l.start.bees {
			l.bees[i][w] = l.start.bees[i][w]
		}
		for p := range l.stocks {
			l.stocks[p][w] = l.start.stocks[p][w]
		}
	}
	l.peak[v] = l.start.peak[v]
	for _, e := range l.log {
		l.write(e, from, to)
	}
}

// flower, bee, stock, group and total are what a viewer knows.

func (l *ledger) flower(v, i int) Range {
	return Range{int(l.flowers[i][2*v]), int(l.flowers[i][2*v+1])}
}

func (l *ledger) bee(v, i int) Range {
	return Range{int(l.bees[i][2*v]), int(l.bees[i][2*v+1])}
}

func (l *ledger) stock(v, p int) Range {
	return Range{int(l.stocks[p][2*v]), int(l.stocks[p][2*v+1])}
}

func (l *ledger) group(v, g int) Range {
	return Range{int(l.groups[g][2*v]), int(l.groups[g][2*v+1])}
}

// total returns the nectar of the start: four times the groups, at least twice the stock of the start
// (Z39) and twice any stock that did not win.
func (l *ledger) total(v int) Range {
	lo := max(l.least, 2*int(l.peak[v]))
	lo = (lo + Players - 1) / Players * Players
	return Range{max(lo, l.sum(2*v)), l.sum(2*v + 1)}
}
