package trichrome

import (
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// An eye is what a computer player sees of the others, and no more: who is
// within Sight cells of path, as it was a moment ago, and in the frenzy
// everybody. All that the minds of this package know of others passes here.
type eye struct {
	lag  int // in steps
	past []sight
	head int
	// last is where each seat was seen last in this round, and when.
	last [trichrome.Players]glimpse
}

// Sight is how far computer players see, in cells of path.
const Sight = trichrome.Heartbeat

// sight is what could be seen at one time.
type sight struct {
	clock int // in sub-steps
	legs  [trichrome.Players]leg
	seen  rules.Seats
}

// glimpse is the latest that is known of a seat.
type glimpse struct {
	leg
	known bool
	clock int
	now   bool // it is seen still, as far as the eye can tell
}

// subStepsPerStep is how many sub-steps of View.Clock a step has.
const subStepsPerStep = 4

func newEye(lag int) eye { return eye{lag: lag, past: make([]sight, lag+1)} }

// look takes in a view.
func (e *eye) look(v *trichrome.View) {
	s := sight{clock: v.Clock}
	me := v.Cell(v.Seat)
	for i := range v.Runners {
		seat := rules.Seat(i)
		if seat == v.Seat || v.Runners[i].Eaten {
			continue
		}
		if v.Frenzy() || v.Maze.Near(me, v.Cell(seat), Sight) >= 0 {
			s.legs[i] = legOf(v.Maze, &v.Runners[i])
			s.seen = s.seen.With(seat)
		}
	}
	// Before the start there is time to look; later everything comes late.
	if v.Phase == trichrome.PhaseReady || v.Clock == 0 {
		for i := range e.past {
			e.past[i] = s
		}
	} else {
		e.past[e.head] = s
		e.head = (e.head + 1) % len(e.past)
	}
	late := &e.past[e.head] // the oldest
	for i := range e.last {
		g := &e.last[i]
		g.now = late.seen.Has(rules.Seat(i))
		if g.now {
			*g = glimpse{late.legs[i], true, late.clock, true}
		}
		if v.Runners[i].Eaten {
			*g = glimpse{}
		}
	}
}
