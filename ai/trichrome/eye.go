package trichrome

import (
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// An eye is what a computer player sees of the others: those within its sight, with a delay, and in
// the frenzy all. The players of this package know the others only through it.
type eye struct {
	lag   int // in steps
	sight int // in cells of path
	// preyFarther and hunterFarther are how many cells more that is for prey and hunter.
	preyFarther, hunterFarther int
	glance                     int // in steps; count is how many are over since the last
	count                      int
	past                       []sight
	head                       int
	// last is where each seat was seen last in this round, and when.
	last [trichrome.Players]glimpse
	// turned is when each seat was seen to turn round on its way between two cells, in sub-steps of
	// the round.
	turned [trichrome.Players]int
}

// sight is what could be seen at one time.
type sight struct {
	clock int // in sub-steps
	legs  [trichrome.Players]leg
	seen  rules.Seats
}

// glimpse is the latest knowledge of a seat.
type glimpse struct {
	leg
	known bool
	clock int
	now   bool // it is seen still, as far as the eye can tell
}

// subStepsPerStep is how many sub-steps of View.Clock a step has.
const subStepsPerStep = 4

func newEye(t *traits) eye {
	return eye{lag: t.lag, sight: t.sight, preyFarther: t.preyFarther, hunterFarther: t.hunterFarther, glance: t.lookInterval, past: make([]sight, t.lag+1)}
}

// forget clears everything, for a new round.
func (e *eye) forget() {
	e.count, e.head, e.last = 0, 0, [trichrome.Players]glimpse{}
	e.turned = rested
	clear(e.past)
}

// everything is the sight of players that see the whole maze, as people do.
const everything = trichrome.MaxCells

// look processes a view.
func (e *eye) look(v *trichrome.View, n *nav) {
	s := sight{clock: v.Clock}
	me := v.Cell(v.Seat)
	for i := range v.Runners {
		seat := rules.Seat(i)
		if seat == v.Seat || v.Runners[i].Eaten {
			continue
		}
		within := e.sight + e.hunterFarther
		if seat == v.PreyOf(v.Seat) {
			within = e.sight + e.preyFarther
		}
		if e.sight == everything || v.Frenzy() || n.dist(me, v.Cell(seat)) <= within {
			s.legs[i] = legOf(v.Maze, &v.Runners[i])
			s.seen = s.seen.With(seat)
		}
	}
	// Before the start there is time to look; later everything is delayed.
	if v.Phase == trichrome.PhaseReady || v.Clock == 0 {
		for i := range e.past {
			e.past[i] = s
		}
	} else {
		e.past[e.head] = s
		e.head = (e.head + 1) % len(e.past)
	}
	// When the roles turn all players look up.
	turned := v.Phase == trichrome.PhaseReversal && v.Ticks == e.lag
	if e.count++; e.count < e.glance && v.Clock > 0 && !turned {
		for i := range e.last {
			if v.Runners[i].Eaten {
				e.last[i] = glimpse{} // the view says so
			}
		}
		return
	}
	e.count = 0
	late := &e.past[e.head] // the oldest
	for i := range e.last {
		g := &e.last[i]
		before := *g
		g.now = late.seen.Has(rules.Seat(i))
		if g.now {
			*g = glimpse{late.legs[i], true, late.clock, true}
			// A runner that comes back out of a dead end had no other way: it has not turned round.
			if before.now && g.from != g.to && g.from == before.to && g.to == before.from && (len(n.next[g.from]) > 1 || cell-g.left > touch) {
				e.turned[i] = v.Clock
			}
		}
		if v.Runners[i].Eaten {
			*g = glimpse{}
		}
	}
}
