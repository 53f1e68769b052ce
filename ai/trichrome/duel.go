package trichrome

import (
	"math/bits"

	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// A duel is solved by retrograde analysis: for each next cell of the prey, each next cell of the
// hunter, and each difference of arrival, it stores who wins, and how soon. It belongs to a maze and a
// door, and is computed in slices while the hunter is frozen.
//
// It ignores turning round between two cells, and counts a prey as caught if its lead is less than a
// cell: the hunter is faster then.
type duel struct {
	nav    *nav
	door   int
	cells  int
	stride int // of the hunter near the prey, in beats
	// pairs has a row for each cell of the prey, by cell of the hunter. value has, for each decided
	// state by place, the number of moves, positive if the prey wins, negative if the hunter does.
	// Rows are allocated a few per step, before the start if there is time: all at once take
	// milliseconds.
	pairs [][]pair
	value [][]int16
	// from is the states decided last, at one number of moves, of which head groups have been
	// processed; then is those that they decided.
	from, then []decided
	moves      int16
	head       int
	// over is by how many states the last slice exceeded its share; the next one does that many less.
	over int
	// laid is the number of cells of the prey whose end states are initialised.
	laid int
	done bool
}

const (
	// beats is the number of parts of the time for a cell at base speed. A hunter with the usual boost
	// takes one less.
	beats = 11
	// lags is the number of differences of arrival: hunter minus prey, from -beats, when the hunter
	// moves next, to beats-1, when the prey does.
	lags = 2 * beats
)

// pair is all states with one next cell of the prey and one of the hunter: a state is a bit, -beats
// the lowest, so that a step back from many is a few shifts.
type pair struct {
	// decided is the states with a known winner, and near.
	decided lagSet
	// one and two count, for each undecided state, its losing moves in binary.
	one, two lagSet
}

// lagSet is a set of states of a pair.
type lagSet uint32

const (
	// hunters is the states in which the hunter moves next.
	hunters lagSet = 1<<beats - 1
	// near, beside the states of a pair, says that the hunter has its boost at that distance.
	near lagSet = 1 << lags
	// won, beside states that are decided, says that the prey wins them.
	won = near
)

// decided is some states of a pair of cells that the same player wins after the same moves.
type decided struct {
	prey, hunter int16
	states       lagSet // and won
}

// bit returns the state of a pair with a lag.
func bit(lag int) lagSet { return 1 << (lag + beats) }

// reserve allocates some more rows of the duels in a maze.
func (u *duel) reserve(n *nav, rows int) {
	if u.cells != len(n.next) {
		u.cells = len(n.next)
		u.pairs, u.value = make([][]pair, 0, u.cells), make([][]int16, 0, u.cells)
	}
	for rows = min(rows, u.cells-len(u.pairs)); rows > 0; rows-- {
		// The system hands memory over when it is first written to, which takes longer than all else.
		value := make([]int16, u.cells*lags)
		clear(value)
		u.pairs, u.value = append(u.pairs, make([]pair, u.cells)), append(u.value, value)
	}
}

// place returns the index of a state in the row of its prey.
func place(hunter, lag int) int { return hunter*lags + lag + beats }

// solve starts a duel, reusing the memory of the old one.
func (u *duel) solve(n *nav, door, boost int) {
	u.reserve(n, 0)
	u.nav, u.door, u.moves, u.head, u.over, u.laid, u.done = n, door, 0, 0, 0, 0, false
	u.stride = (beats*100 + (100+boost)/2) / (100 + boost)
	u.from, u.then = u.from[:0], u.then[:0]
}

// initRow clears an older duel's data for a cell of the prey, and initialises the end states.
func (u *duel) initRow(prey int) {
	if prey == len(u.pairs) {
		u.reserve(u.nav, 1)
	}
	row := u.pairs[prey]
	for hunter, far := range u.nav.from(prey) {
		row[hunter] = pair{}
		if far <= trichrome.Scent {
			row[hunter].decided = near
		}
	}
	const all = 1<<lags - 1
	if prey == u.door {
		for hunter := range row {
			u.decide(prey, hunter, all&^(bit(-beats/2)-1), 1) // the door is reached before its centre
		}
	}
	u.decide(prey, prey, all, -1)
}

// decide records the winner of some undecided states of a pair.
func (u *duel) decide(prey, hunter int, states lagSet, value int16) {
	x := &u.pairs[prey][hunter]
	if states &^= x.decided; states == 0 {
		return
	}
	x.decided |= states
	of := u.value[prey][hunter*lags:][:lags]
	for left := states; left != 0; left &= left - 1 {
		of[bits.TrailingZeros32(uint32(left))%lags] = value
	}
	if value > 0 {
		states |= won
	}
	u.then = append(u.then, decided{int16(prey), int16(hunter), states})
}

// known returns the value of a state, or 0 if it is not decided.
func (u *duel) known(prey, hunter, lag int) int {
	if u.pairs[prey][hunter].decided&bit(lag) == 0 {
		return 0
	}
	return int(u.value[prey][place(hunter, lag)])
}

// pace returns the hunter's time for a cell.
func (u *duel) pace(prey, hunter int) int {
	if u.pairs[prey][hunter].decided&near != 0 {
		return u.stride
	}
	return beats
}

// work does a number of units of work, and reports whether all is done: a unit is a state processed,
// and initialising a row counts as some hundred.
func (u *duel) work(states int) bool {
	n := u.over
	for n < states && !u.done {
		if u.laid < u.cells {
			u.initRow(u.laid)
			u.laid++
			n = min(n+1+u.cells/2, states)
			continue
		}
		if u.head == len(u.from) {
			if u.from, u.then, u.head = u.then, u.from[:0], 0; len(u.from) == 0 {
				u.done = true
				break
			}
			u.moves++
		}
		d := u.from[u.head]
		u.head++
		u.back(d)
		n += bits.OnesCount32(uint32(d.states &^ won))
	}
	u.over = max(0, n-states)
	return u.done
}

// back processes decided states: all states that lead to them.
func (u *duel) back(d decided) {
	prey, hunter := int(d.prey), int(d.hunter)
	value := u.moves + 1
	if d.states&won == 0 {
		value = -value
	}
	pairs, beside := u.pairs, u.nav.next
	if before := d.states & hunters << beats; before != 0 {
		for _, p := range beside[prey] {
			if states := before &^ pairs[p][hunter].decided; states != 0 {
				u.countMove(int(p), hunter, states, value, value > 0, len(beside[p]))
			}
		}
	}
	states := d.states &^ won
	slow, quick := states>>beats, states>>u.stride&hunters
	if slow|quick == 0 {
		return // no move of the hunter takes so little
	}
	row := pairs[prey]
	for _, h := range beside[hunter] {
		decided, before := row[h].decided, slow
		if decided&near != 0 {
			before = quick
		}
		if states := before &^ decided; states != 0 {
			u.countMove(prey, int(h), states, value, value < 0, len(beside[h]))
		}
	}
}

// countMove records that a move leads from some undecided states of a pair to decided ones; good says that
// the mover wins those, and ways is its number of moves.
func (u *duel) countMove(prey, hunter int, states lagSet, value int16, good bool, ways int) {
	x := &u.pairs[prey][hunter]
	if !good {
		one, two := x.one, x.two
		x.one, x.two = one^states, two^one&states
		switch ways { // lost are those that had one move left
		case 2:
			states &= one
		case 3:
			states &= two
		case 4:
			states &= one & two
		}
		if states == 0 {
			return
		}
	}
	u.decide(prey, hunter, states, value)
}

// winValue is the value of a won state, minus a point for every move that it takes.
const winValue = 100_000

// worth returns the value of a state for the prey: at most sure if it wins, minus that if it loses,
// and in between an estimate by distances. Times are in beats from now; then is the cell after the
// next if it is fixed, else -1.
func (u *duel) worth(prey, preyAt, preyThen, hunter, hunterAt, hunterThen int) int {
	lag := hunterAt - preyAt
	if prey == u.door && lag >= -beats/2 {
		return winValue
	}
	if prey == hunter && lag < beats && lag >= -beats {
		return -winValue
	}
	switch {
	case lag >= 0 && preyThen >= 0:
		return u.worth(preyThen, preyAt+beats, -1, hunter, hunterAt, hunterThen)
	case lag < 0 && hunterThen >= 0:
		return u.worth(prey, preyAt, preyThen, hunterThen, hunterAt+u.pace(prey, hunter), -1)
	case lag >= beats:
		best := -2 * winValue
		for _, p := range u.nav.next[prey] {
			best = max(best, u.worth(int(p), preyAt+beats, -1, hunter, hunterAt, hunterThen))
		}
		return best
	case lag < -beats:
		best := 2 * winValue
		for _, h := range u.nav.next[hunter] {
			best = min(best, u.worth(prey, preyAt, preyThen, int(h), hunterAt+u.pace(prey, hunter), -1))
		}
		return best
	}
	// A player with a fixed way after the next cell counts as free: the other one moves first.
	// Two moves, one of each, take about a cell.
	soon := 2 * min(preyAt, hunterAt) / beats
	switch v := u.known(prey, hunter, lag); {
	case v > 0:
		return winValue - v - soon
	case v < 0:
		return -winValue - v + soon
	}
	return 100*u.nav.dist(hunter, prey) - 10*u.nav.dist(prey, u.door) + 10*u.nav.dist(hunter, u.door)
}

// slice is the number of states that master processes between two yields: half a millisecond in a
// browser.
const slice = 6_000

// piece returns the number of slices that master processes in a step: enough to solve the duel while
// the hunter is frozen, except for the longest of the largest maze, which take six steps more.
func (u *duel) piece() int { return 1 + u.cells/100 }

// prepare works on the present duel, if it is not solved yet.
func (p *Player) prepare(v *trichrome.View) {
	door, ok := v.Door()
	if !ok || v.Phase > trichrome.PhaseDuel {
		return
	}
	if p.solved != door {
		p.solved = door
		p.solution.solve(&p.nav, door, v.Params.Boost)
	}
	for n := p.solution.piece(); n > 0 && !p.solution.done; n-- {
		ai.Yield()
		if p.solution.work(slice) {
			p.situation = situation{} // what was chosen was chosen without knowing
		}
	}
}

// knows reports whether the duel is solved and the other runner in sight.
func (p *Player) knows(v *trichrome.View) bool {
	if !p.solves || !p.solution.done || v.Phase != trichrome.PhaseReversal && v.Phase != trichrome.PhaseDuel {
		return false
	}
	return p.eye.last[v.Round.Eater+v.Round.Hunter-v.Seat].now
}

// settle chooses by the duel's solution. A player that has just turned round does so again only if
// going on is lost and turning is not, and at most three times within a second.
func (p *Player) settle(v *trichrome.View, ways []way) way {
	other := p.eye.last[v.Round.Eater+v.Round.Hunter-v.Seat]
	legs := p.legs(other.leg, gone(v, v.Clock-other.clock))
	best, most, lost := ways[0], -4*winValue, true
	for _, w := range ways { // those that turn round come last
		soon := w.turn && !p.situation.calm
		if soon && (!lost || v.Clock-p.turned[2] < turnWait) {
			break
		}
		score := 4 * winValue
		for _, l := range legs {
			at := l.left * beats / cell
			if v.Phase == trichrome.PhaseReversal && v.Seat == v.Round.Eater {
				at += gone(v, v.Left()*subStepsPerStep) * beats / cell
			}
			worth := 0
			if v.Seat == v.Round.Eater {
				worth = p.solution.worth(w.via, w.left*beats/cell, w.to, l.to, at, -1)
			} else {
				worth = -p.solution.worth(l.to, at, -1, w.via, w.left*beats/cell, w.to)
			}
			score = min(score, worth)
		}
		switch {
		case !w.turn:
			lost = lost && score < -winValue/2
		case soon && score < -winValue/2:
			continue
		default:
			score -= 60 // to turn round takes a reason
		}
		if score > most {
			best, most = w, score
		}
	}
	return best
}

// legs returns where a runner may be heading that was seen on a leg a while ago: on, or back.
func (p *Player) legs(l leg, gone int) (list [2]leg) {
	for gone > l.left {
		next := p.nav.next[l.to]
		if l.from == l.to || len(next) > 2 {
			gone = l.left
			break
		}
		on := int(next[0])
		if on == l.from && len(next) == 2 {
			on = int(next[1])
		}
		gone -= l.left
		l = leg{l.to, on, cell}
	}
	l.left -= gone
	list[0], list[1] = l, l
	if l.left > 0 && l.from != l.to {
		list[1] = leg{l.to, l.from, cell - l.left}
	}
	return list
}
