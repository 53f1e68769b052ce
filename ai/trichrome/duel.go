package trichrome

import (
	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// A duel solved looks back from every end to all that leads there: for each cell
// that the prey comes to next, each that the hunter comes to next, and how much
// later one arrives than the other, it says who wins, and how soon. It belongs to
// a maze and a door, takes some hundred milliseconds in all, and is worked out in
// pieces while the hunter is frozen.
//
// It leaves out that somebody may turn round between two cells, and takes a prey
// for caught whose lead is less than a cell: the hunter is faster then.
type duel struct {
	nav    *nav
	door   int
	cells  int
	stride int // of the hunter near the prey, in beats
	// value of each state, by index: above 0 the prey wins after so many moves,
	// below 0 the hunter. Of what is open it is 0, or open plus the number of
	// moves that are not lost yet.
	value []int16
	// from is the states decided last, of which head have been looked back from;
	// then is those that this has decided.
	from, then []int32
	head       int
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

// reserve gets the memory that the duels of a maze need.
func (u *duel) reserve(n *nav) {
	if size := len(n.next) * len(n.next) * lags; cap(u.value) < size {
		u.value = make([]int16, size)
	}
}

// solve begins a duel anew, in the memory of the old one.
func (u *duel) solve(n *nav, door, boost int) {
	u.reserve(n)
	u.nav, u.door, u.cells, u.head, u.laid, u.done = n, door, len(n.next), 0, 0, false
	u.stride = (beats*100 + (100+boost)/2) / (100 + boost)
	u.value, u.from, u.then = u.value[:u.cells*u.cells*lags], u.from[:0], u.then[:0]
}

// lay forgets what an older duel says of a prey that comes to a cell, and lays the ends.
func (u *duel) lay(prey int) {
	clear(u.value[u.at(prey, 0, -beats):u.at(prey+1, 0, -beats)])
	if prey == u.door {
		for hunter := range u.cells {
			for lag := -beats / 2; lag < beats; lag++ { // the door is reached before its centre
				u.decide(u.at(prey, hunter, lag), 1)
			}
		}
	}
	for lag := -beats; lag < beats; lag++ {
		u.decide(u.at(prey, prey, lag), -1)
	}
}

// at is the index of a state.
func (u *duel) at(prey, hunter, lag int) int {
	return (prey*u.cells+hunter)*lags + lag + beats
}

func (u *duel) decide(i int, value int16) {
	if u.value[i] == 0 {
		u.value[i] = value
		u.then = append(u.then, int32(i))
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
		}
		u.back(int(u.from[u.head]))
		u.head++
	}
	return u.done
}

// back looks back from a decided state to all that lead to it.
func (u *duel) back(i int) {
	lag, pair := i%lags-beats, i/lags
	prey, hunter := pair/u.cells, pair%u.cells
	value := u.value[i]
	if lag < 0 {
		at := hunter*lags + lag + 2*beats
		for _, p := range u.nav.next[prey] {
			j := int(p)*u.cells*lags + at
			if v := u.value[j]; v == 0 || v > open {
				u.lead(j, v, value, value > 0, int(p))
			}
		}
	}
	near := u.nav.from(prey)
	row := prey*u.cells*lags + lag + beats
	for _, h := range u.nav.next[hunter] {
		pace := beats
		if near[h] <= trichrome.Scent {
			pace = u.stride
		}
		if before := lag - pace; before >= 0 || before < -beats {
			continue
		}
		j := row + int(h)*lags - pace
		if v := u.value[j]; v == 0 || v > open {
			u.lead(j, v, value, value < 0, int(h))
		}
	}
}

// lead notes that a move leads from a state, of which v is known, to a decided one; good
// says that who moves wins by it, and cell is where that stands.
func (u *duel) lead(i int, v, value int16, good bool, cell int) {
	if !good {
		if v == 0 {
			v = open + int16(len(u.nav.next[cell]))
		}
		if v--; v > open {
			u.value[i] = v
			return
		}
	}
	if value > 0 {
		value++
	} else {
		value--
	}
	u.value[i] = value
	u.then = append(u.then, int32(i))
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
	switch v := int(u.value[u.at(prey, hunter, lag)]); {
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
// while the hunter is frozen.
func (u *duel) piece() int { return 1 + u.cells/100 }

// prepare works on the duel that is on, if it is not solved yet.
func (p *Player) prepare(v *trichrome.View) {
	door, ok := v.Door()
	if !ok || v.Phase > trichrome.PhaseDuel {
		return
	}
	if p.solved != door {
		p.solved = door
		p.solution.solve(p.nav, door, v.Params.Boost)
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

// settle chooses by the duel's solution.
func (p *Player) settle(v *trichrome.View, ways []way) way {
	other := p.eye.last[v.Round.Eater+v.Round.Hunter-v.Seat]
	legs := p.legs(other.leg, (v.Clock-other.clock)*cell/(10*subStepsPerStep))
	best, most := ways[0], -4*sure
	for _, w := range ways {
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
		if w.turn {
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
