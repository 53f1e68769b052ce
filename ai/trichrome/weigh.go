package trichrome

import (
	"ludotheque/rules/trichrome"
)

// fright is the cost of a hunter, by the number of quarters of a cell by which it is nearer than the fear, in
// hundredths: 120·(fear-distance)^1.5, in cells.
var fright = [...]int{
	0, 15, 42, 77, 120, 167, 220, 277, 339, 405, 474, 547, 623,
	703, 785, 871, 960, 1051, 1145, 1242, 1341, 1443, 1547, 1654, 1763,
}

// searchHaste is the haste from which a hunter searches for its prey away from the way to the
// door.
const searchHaste = 40

// recklessHaste is the haste from which a hunter runs straight at its prey, since the end of the time
// is a loss.
const recklessHaste = 66

// barred is the distance, in cells of path, within which a hunter that is nearer to the door bars the
// way to it.
const barred = 15

// resolved reports whether the seat of v hunts regardless of dangers.
func resolved(v *trichrome.View) bool {
	return v.Phase == trichrome.PhaseDuel && v.Seat == v.Round.Hunter && haste(v) >= recklessHaste
}

// weigh chooses by what is seen now, without looking ahead.
func (p *Player) weigh(v *trichrome.View, ways []way) way {
	var toward []int16 // distances to where it wants to go
	prey, hunter := -1, -1
	if g := p.eye.last[v.PreyOf(v.Seat)]; g.now {
		prey = g.near()
	}
	if g := p.eye.last[v.HunterOf(v.Seat)]; g.now {
		hunter = g.near()
	}
	if door, ok := v.Door(); ok {
		prey, hunter = p.duelGoal(v, door, prey, hunter, ways[0].via)
	}
	if prey < 0 {
		prey = p.wander(v, ways[0].via)
	}
	toward = p.nav.from(prey)
	fear := p.fear
	if v.Phase == trichrome.PhaseDuel {
		fear *= 2 // the hunter is the only one to watch
	}

	best, most := ways[0], -1<<30
	for _, w := range ways {
		to := w.to
		cost := w.left + cell
		if w.turn {
			cost += cell / 2 // to turn round takes a reason
		}
		score := -cost - cell*int(toward[to]) + p.rand.Intn(cell/4)
		if toward[w.via] == 0 {
			score += 2 * cell // there before the crossing is behind it
		}
		if hunter >= 0 {
			d := p.nav.dist(hunter, to)
			if near := fear - 4*d; near > 0 {
				score -= fright[min(near, len(fright)-1)]
			}
			if d <= 1 {
				score -= 20 * cell
			}
			if len(p.nav.next[to]) == 1 && 2*d <= fear && to != prey {
				score -= 6 * cell
			}
		}
		if score > most {
			best, most = w, score
		}
	}
	return best
}

// wander returns where to look for a prey out of sight: where it was last seen, then a random far
// crossing, kept until it is reached.
func (p *Player) wander(v *trichrome.View, at int) int {
	if g := &p.eye.last[v.PreyOf(v.Seat)]; g.known && v.Clock-g.clock < p.forgets*subStepsPerStep && g.clock > p.lost {
		p.goal, p.lost = g.to, g.clock
	}
	if p.goal < 0 || p.nav.dist(at, p.goal) <= 1 {
		p.goal = -1
		for range 8 {
			c := p.rand.Intn(len(p.nav.next))
			if p.goal < 0 || len(p.nav.next[c]) > 2 && p.nav.dist(at, c) > p.nav.dist(at, p.goal) {
				p.goal = c
			}
		}
	}
	return p.goal
}

// duelGoal returns where to go in a duel, and what to flee.
func (p *Player) duelGoal(v *trichrome.View, door, prey, hunter, at int) (goal, flee int) {
	if v.Seat == v.Round.Eater {
		// A hunter that is nearer to the door has to be led away from it first.
		if hunter >= 0 && p.nav.dist(hunter, door) <= p.nav.dist(at, door) && p.nav.dist(hunter, at) <= barred {
			return -1, hunter
		}
		return door, hunter
	}
	if prey >= 0 && resolved(v) {
		return prey, -1
	}
	if prey < 0 || p.nav.dist(prey, door) <= trichrome.Heartbeat && p.nav.dist(at, door) > 2 {
		if prey >= 0 && p.nav.dist(at, prey) <= p.nav.dist(prey, door) {
			return prey, -1
		}
		if haste(v) > searchHaste {
			return -1, -1
		}
		return door, -1
	}
	return prey, -1
}
