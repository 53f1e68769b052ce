package trichrome

import (
	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// A duel solved looks back from every end to all that leads there: for each cell
// that the prey comes to next, each that the hunter comes to next, and how much
// later one arrives than the other, it says who wins, and how soon. It belongs to
// a maze and a door, and is worked out in pieces while the hunter is frozen.
//
// It leaves out that somebody may turn round between two cells, and takes a prey
// for caught whose lead is less than a cell: the hunter is faster then.
type duel struct {
	nav    *nav
	door   int
	cells  int
	stride int // of the hunter near the prey, in beats
	// value of each state, a row for each cell of the prey, by place: above 0 the prey
	// wins after so many moves, below 0 the hunter. Of what is open it is 0, or open
	// plus the number of moves that are not lost yet. Rows get their memory a
	// few a step, before the start if there is time: all at once take milliseconds.
	value [][]int16
	// from is the states decided last, after so many moves, of which head have been
	// looked back from; then is those that this has decided.
	from, then []decided
	moves      int16
	head       int
	reserved   int
	// laid is for how many cells of the prey the ends have been laid.
	laid int
	done bool
}

const (
	// beats is how many parts a cell takes at base speed. A hunter with the usual
	// boost takes one less.
	beats = 11
	// lags is how many differences of arrival there are: hunter minus prey, from
	// -beats, when the hunter moves next, to beats-1, when the prey does.
	lags = 2 * beats
	open = 30_000
)

// decided is a state of which it is known who wins.
type decided struct {
	prey, hunter int16
	lag          int8
	won          bool // by the prey
}

// reserve gets the memory for some more rows of the duels in a maze.
func (u *duel) reserve(n *nav, rows int) {
	if u.cells = len(n.next); len(u.value) != u.cells {
		u.value, u.reserved = make([][]int16, u.cells), 0
	}
	for ; rows > 0 && u.reserved < u.cells; rows-- {
		u.value[u.reserved] = make([]int16, u.cells*lags)
		u.reserved++
	}
}

// solve begins a duel anew, in the memory of the old one.
func (u *duel) solve(n *nav, door, boost int) {
	u.reserve(n, 0)
	u.nav, u.door, u.moves, u.head, u.laid, u.done = n, door, 0, 0, 0, false
	u.stride = (beats*100 + (100+boost)/2) / (100 + boost)
	u.from, u.then = u.from[:0], u.then[:0]
}

// lay forgets what an older duel says of a prey that comes to a cell, and lays the ends.
func (u *duel) lay(prey int) {
	if prey < u.reserved {
		clear(u.value[prey])
	} else {
		u.reserve(u.nav, 1)
	}
	if prey == u.door {
		for hunter := range u.cells {
			for lag := -beats / 2; lag < beats; lag++ { // the door is reached before its centre
				u.decide(prey, hunter, lag, 1)
			}
		}
	}
	for lag := -beats; lag < beats; lag++ {
		u.decide(prey, prey, lag, -1)
	}
}

// place is where a state is in the row of its prey.
func place(hunter, lag int) int { return hunter*lags + lag + beats }

func (u *duel) decide(prey, hunter, lag int, value int16) {
	if v := &u.value[prey][place(hunter, lag)]; *v == 0 {
		*v = value
		u.then = append(u.then, decided{int16(prey), int16(hunter), int8(lag), value > 0})
	}
}

// pace is how long the hunter takes for a cell.
func (u *duel) pace(prey, hunter int) int {
	if int(u.nav.from(hunter)[prey]) <= trichrome.Scent {
		return u.stride
	}
	return beats
}

// look does so much more of the work, and says whether all is done: a state is looked
// back from, or the ends of a row of states are laid, which takes as long as some hundred.
func (u *duel) look(states int) bool {
	for n := 0; n < states && !u.done; n++ {
		if u.laid < u.cells {
			u.lay(u.laid)
			u.laid++
			n += u.cells / 2
			continue
		}
		if u.head == len(u.from) {
			if u.from, u.then, u.head = u.then, u.from[:0], 0; len(u.from) == 0 {
				u.done = true
				break
			}
			u.moves++
		}
		u.back(u.from[u.head])
		u.head++
	}
	return u.done
}

// back looks back from a decided state to all that lead to it.
func (u *duel) back(d decided) {
	lag := int(d.lag)
	if lag < 0 {
		at := place(int(d.hunter), lag+beats)
		for _, p := range u.nav.next[d.prey] {
			u.lead(&u.value[p][at], decided{p, d.hunter, int8(lag + beats), d.won}, d.won, int(p))
		}
	}
	if lag < u.stride-beats {
		return // no move of the hunter takes so little
	}
	near, row := u.nav.from(int(d.prey)), u.value[d.prey]
	for _, h := range u.nav.next[d.hunter] {
		pace := beats
		if near[h] <= trichrome.Scent {
			pace = u.stride
		}
		if before := lag - pace; before < 0 && before >= -beats {
			u.lead(&row[place(int(h), before)], decided{d.prey, h, int8(before), d.won}, !d.won, int(h))
		}
	}
}

// lead notes that a move leads from a state, of which v is known, to a decided one that the
// same player wins; good says that this is who moves, and cell is where that stands.
func (u *duel) lead(v *int16, before decided, good bool, cell int) {
	known := *v
	if known != 0 && known <= open {
		return
	}
	if !good {
		if known == 0 {
			known = open + int16(len(u.nav.next[cell]))
		}
		if known--; known > open {
			*v = known
			return
		}
	}
	if *v = u.moves + 1; !before.won {
		*v = -*v
	}
	u.then = append(u.then, before)
}

// sure is what a state that is won is worth, less a point for every move that
// it takes.
const sure = 100_000

// worth is what a state is worth to the prey: sure and below when it wins, minus
// that when it loses, and in between what the distances say. Times are in beats
// from now; then is where somebody goes after the next cell whatever happens, -1
// when that is open.
func (u *duel) worth(prey, preyAt, preyThen, hunter, hunterAt, hunterThen int) int {
	lag := hunterAt - preyAt
	if prey == u.door && lag >= -beats/2 {
		return sure
	}
	if prey == hunter && lag < beats && lag >= -beats {
		return -sure
	}
	switch {
	case lag >= 0 && preyThen >= 0:
		return u.worth(preyThen, preyAt+beats, -1, hunter, hunterAt, hunterThen)
	case lag < 0 && hunterThen >= 0:
		return u.worth(prey, preyAt, preyThen, hunterThen, hunterAt+u.pace(prey, hunter), -1)
	case lag >= beats:
		best := -2 * sure
		for _, p := range u.nav.next[prey] {
			best = max(best, u.worth(int(p), preyAt+beats, -1, hunter, hunterAt, hunterThen))
		}
		return best
	case lag < -beats:
		best := 2 * sure
		for _, h := range u.nav.next[hunter] {
			best = min(best, u.worth(prey, preyAt, preyThen, int(h), hunterAt+u.pace(prey, hunter), -1))
		}
		return best
	}
	// Who is bound to go somewhere after the next cell is taken for free: it is
	// the other's turn first.
	// Two moves, one of each, take about a cell.
	soon := 2 * min(preyAt, hunterAt) / beats
	switch v := int(u.value[prey][place(hunter, lag)]); {
	case v > 0 && v <= open:
		return sure - v - soon
	case v < 0:
		return -sure - v + soon
	}
	return 100*u.nav.dist(hunter, prey) - 10*u.nav.dist(prey, u.door) + 10*u.nav.dist(hunter, u.door)
}

// slice is how many states master looks back from between two rests: a browser's engine
// takes half a millisecond for them.
const slice = 6_000

// piece is how many slices of work master does on a duel in a step: enough to solve it
// while the hunter is frozen, but for the longest of the largest maze, which take six
// steps more.
func (u *duel) piece() int { return 1 + u.cells/100 }

// prepare works on the duel that is on, if it is not solved yet.
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
		if p.solution.look(slice) {
			p.situation = situation{} // what was chosen was chosen without knowing
		}
	}
}

// knows says whether the duel is solved and the other one in sight.
func (p *Player) knows(v *trichrome.View) bool {
	if !p.solves || !p.solution.done || v.Phase != trichrome.PhaseReversal && v.Phase != trichrome.PhaseDuel {
		return false
	}
	return p.eye.last[v.Round.Eater+v.Round.Hunter-v.Seat].now
}

// settle chooses by the duel's solution. Who has turned round a moment ago does so again
// only where going on is lost and that is not.
func (p *Player) settle(v *trichrome.View, ways []way) way {
	other := p.eye.last[v.Round.Eater+v.Round.Hunter-v.Seat]
	legs := p.legs(other.leg, (v.Clock-other.clock)*cell/(10*subStepsPerStep))
	best, most, lost := ways[0], -4*sure, true
	for _, w := range ways { // those that turn round come last
		soon := w.turn && !p.situation.calm
		if soon && !lost {
			break
		}
		score := 4 * sure
		for _, l := range legs {
			at := l.left * beats / cell
			if v.Phase == trichrome.PhaseReversal && v.Seat == v.Round.Eater {
				at += v.Left() * beats / 10
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
			lost = lost && score < -sure/2
		case soon && score < -sure/2:
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

// legs is where somebody may be heading who was seen on a leg a while ago: on, or
// back.
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
