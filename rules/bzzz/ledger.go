package bzzz

import "ludotheque/rules"

// All hidden amounts in Bzzz are amounts of nectar, and everything that moves nectar is public: who
// forages which flower, stores, is hit or lays. So all amounts are a function of what each mirror
// group of flowers started with, and an increasing one: had the flowers started richer, each flower,
// bee and stock would hold as much or more now.
//
// So a seat's knowledge is an interval for each mirror group. The intervals of all other amounts
// follow from computing the game twice, with every group at its lower end and at its upper end. Only
// the seat's own foraging narrows a group (Z40); its two computations are then replayed from the
// start, because new knowledge also narrows earlier amounts.
//
// The ledger has eleven such columns, called books: two for each viewer, and the truth.

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
	opBroke         // seat: could not pay for a bee
	opTurn          // seat ended a turn that did not end the game; amount is its stock
)

// entry is one public event, with its amount.
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
	least  int      // the least that there is in all (Z39)
	start  *opening // where replays begin; shared by all clones
	groups []nectars
	// The present content of each book.
	flowers []nectars
	bees    []loads
	stocks  [Players]stocks
	// peak is, by viewer, a stock that some seat certainly had at the end of a turn.
	peak [viewers]int32
	// sums is all the nectar at the start, by book. loose marks viewers whose sum or peak changed
	// since tighten.
	sums  [books]int32
	loose [viewers]bool
	// log is append-only, so that clones share it; digest stands for it in String.
	log    []entry
	digest uint64
}

// opening is the content of the books at the point from which they can be replayed.
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

// after returns what a flower that started with n holds after acts foragings.
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

// turn applies the knowledge that the game went on: no stock was over half of the total.
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

// sum returns all the nectar at the start according to book w.
func (l *ledger) sum(w int) int { return int(l.sums[w]) }

// count recomputes the sums of a viewer after its knowledge of the groups changed.
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

// countAll recomputes the sums of all viewers and of the truth.
func (l *ledger) countAll() {
	for v := range viewers + 1 {
		l.count(v)
	}
}

// learn narrows the knowledge of seat after one of its bees, with room for room more nectar, foraged
// the flower and grew by growth; acts includes that foraging. It reports whether the knowledge
// changed.
func (l *ledger) learn(seat rules.Seat, flower, acts, room, growth int) bool {
	if room == 0 {
		return false
	}
	v := viewer(seat)
	g := &l.groups[Group(flower)]
	fits := func(n int16) bool {
		return min(int(l.rates[after(l.rates, n, acts-1)]), room) == growth
	}
	// The yield of a flower increases with what it started with, so the values that fit are an
	// interval, and only its ends have to move.
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

// tighten raises the lower ends of the groups where the others, at their upper ends, could not make up
// the known total.
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

// replay recomputes the two books of a viewer from the start.
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

// flower, bee, stock, group and total return what a viewer knows.

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

// total returns the nectar at the start: four times the groups, at least twice the stock of the start
// (Z39) and twice any stock that did not win.
func (l *ledger) total(v int) Range {
	lo := max(l.least, 2*int(l.peak[v]))
	lo = (lo + Players - 1) / Players * Players
	return Range{max(lo, l.sum(2*v)), l.sum(2*v + 1)}
}
