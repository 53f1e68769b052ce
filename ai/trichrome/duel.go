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
	done       bool
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

// solve begins a duel anew, in the memory of the old one.
func (u *duel) solve(n *nav, door, boost int) {
	u.nav, u.door, u.cells, u.head, u.done = n, door, len(n.next), 0, false
	u.stride = (beats*100 + (100+boost)/2) / (100 + boost)
	size := u.cells * u.cells * lags
	if cap(u.value) < size {
		u.value = make([]int16, size)
	}
	u.value, u.from, u.then = u.value[:size], u.from[:0], u.then[:0]
	clear(u.value)
	for c := range u.cells {
		for lag := -beats; lag < beats; lag++ {
			if lag >= -beats/2 { // the door is reached before its centre
				u.decide(u.at(door, c, lag), 1)
			}
			if c != door || lag < -beats/2 {
				u.decide(u.at(c, c, lag), -1)
			}
		}
	}
	u.from, u.then = u.then, u.from
}

// at is the index of a state.
func (u *duel) at(prey, hunter, lag int) int {
	return (prey*u.cells+hunter)*lags + lag + beats
}

func (u *duel) decide(i int, value int16) {
	if v := u.value[i]; v == 0 || v > open {
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

// look looks back from so many states more, and says whether all is done.
func (u *duel) look(states int) bool {
	for n := range states {
		if u.head == len(u.from) {
			if u.from, u.then, u.head = u.then, u.from[:0], 0; len(u.from) == 0 {
				u.done = true
				break
			}
		}
		if n%10_000 == 0 {
			ai.Yield() // ten thousand take less than a millisecond
		}
		i := int(u.from[u.head])
		u.head++
		lag, pair := i%lags-beats, i/lags
		prey, hunter := pair/u.cells, pair%u.cells
		value := u.value[i]
		if before := lag + beats; lag < 0 {
			for _, p := range u.nav.next[prey] {
				u.lead(u.at(int(p), hunter, before), value, value > 0, int(p))
			}
		}
		for _, h := range u.nav.next[hunter] {
			if before := lag - u.pace(prey, int(h)); before < 0 && before >= -beats {
				u.lead(u.at(prey, int(h), before), value, value < 0, int(h))
			}
		}
	}
	return u.done
}

// lead notes that a move leads from a state to a decided one; good says that who
// moves wins by it, and cell is where that stands.
func (u *duel) lead(i int, value int16, good bool, cell int) {
	v := u.value[i]
	if v != 0 && v <= open {
		return
	}
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

// piece is how many states master looks back from in a step: less than two
// milliseconds' worth.
const piece = 50_000

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
	if !p.solution.done && p.solution.look(piece) {
		p.situation = situation{} // what was chosen was chosen without knowing
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
